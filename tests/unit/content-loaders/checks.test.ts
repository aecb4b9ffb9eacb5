import assert from "node:assert/strict";
import test from "node:test";
import type {
  AttemptReading,
  ExperimentReading,
  PhaseReading,
  Price,
  Reading,
} from "../../../content-loaders/check.ts";
import { disagreement, writtenDecimals } from "../../../content-loaders/checks/agreement.ts";
import { checks } from "../../../content-loaders/checks/all.ts";
import { additiveMistakes, meanMistakes, passMistakes, stdMistakes } from "../../../content-loaders/checks/mistakes.ts";
import { modelVersions } from "../../../content-loaders/checks/model-version.ts";
import { prices } from "../../../content-loaders/checks/prices.ts";
import type { RecomputedPhase } from "../../../content-loaders/checks/recomputed-phase.ts";
import { isLinkableTrace } from "../../../content-loaders/checks/trace-path.ts";
import { nameAdvice, nameList, shortNumber } from "../../../content-loaders/checks/wording.ts";
import type { Problem } from "../../../content-loaders/problem.ts";
import { recomputeSummary } from "../../../content-loaders/recompute.ts";

/** A reading with one experiment of one phase. */
function readingOf(
  meta: NonNullable<ExperimentReading["meta"]>["fields"],
  records: readonly NonNullable<AttemptReading["records"]>[number]["fields"][] = [],
  summary: NonNullable<PhaseReading["summary"]>["fields"] = {},
  listed: readonly Price[] | null = null,
): Reading {
  const path = "experiments/f/e";
  const attempt: AttemptReading = {
    number: 1,
    file: `${path}/test/attempt-1.yaml`,
    records: records.map((fields, index) => ({ fields, index, marks: {} })),
  };
  const phase: PhaseReading = {
    name: "test",
    kind: "test",
    round: null,
    path: `${path}/test`,
    summary: { file: `${path}/test/summary.yaml`, fields: summary, marks: {}, written: {} },
    fileNames: [],
    attempts: [attempt],
  };
  const experiment: ExperimentReading = {
    key: "f/e",
    folder: "f",
    id: "e",
    path,
    meta: { file: `${path}/meta_info.yaml`, fields: meta, marks: {}, written: {} },
    folderNames: ["test"],
    phases: [phase],
  };
  return {
    root: "",
    benchmarks: [],
    experiments: [experiment],
    leaderboards: [],
    packs: [],
    runs: [],
    benchmarkIds: new Set(),
    taskIds: new Map(),
    experimentFolders: new Set(["f"]),
    pluginIds: null,
    prices: listed,
    faulty: new Set(),
  };
}

function problemsOf(check: (typeof checks)[number], reading: Reading): readonly Problem[] {
  const found: Problem[] = [];
  check.run(reading, (problem) => found.push(problem));
  return found;
}

test("every check has a name and rules of its own", () => {
  const codes = checks.flatMap(({ rules }) => rules.map(({ code }) => code));
  assert.equal(new Set(codes).size, codes.length);
  assert.equal(new Set(checks.map(({ name }) => name)).size, checks.length);
  const severities = { E: "error", W: "warning", I: "info" } as const;
  for (const rule of checks.flatMap(({ rules }) => rules)) {
    assert.match(rule.code, /^[EWI](-[A-Z]+)+$/);
    assert.equal(rule.severity, severities[rule.code.charAt(0) as keyof typeof severities], rule.code);
    assert.match(rule.about.zh, /\p{Script=Han}.*。$/u);
    assert.match(rule.about.en, /^[^\p{Script=Han}]*\.$/u);
  }
});

test("the decimals of a number as written", () => {
  const decimals = {
    "72.50": 2,
    "72": 0,
    "-3.1": 1,
    "0.004": 3,
    "7.25e1": 1,
    "4e3": -3,
    "1.5E-2": 3,
    ".5": 1,
    "+2.": 0,
  };
  for (const [written, expected] of Object.entries(decimals)) assert.equal(writtenDecimals(written), expected, written);
});

test("figures agree within half a unit of the last written digit, ties included", () => {
  const agree = (written: string, value: number) => disagreement(written, Number(written), value, []) === null;
  assert.ok(agree("72.3", 72.349));
  assert.ok(agree("72.35", 72.345));
  assert.ok(agree("72.34", 72.345));
  assert.ok(agree("72", 72.5));
  assert.ok(agree("4e3", 4499));
  assert.ok(agree("1250000", 1250000.5));
  assert.ok(!agree("72.50", 72.506));
  assert.ok(!agree("72.5", 72.4));
  assert.ok(!agree("4000", 4001));
  assert.ok(!agree("0.000001", 0.000002));
});

test("a plain 0 rounds nothing where it says that there was nothing", () => {
  const agree = (written: string, value: number) => disagreement(written, Number(written), value, [], true) === null;
  assert.ok(!agree("0", 0.3));
  assert.ok(agree("0", 0));
  assert.ok(agree("0.0", 0.04));
  assert.ok(agree("1", 1.3));
  assert.equal(disagreement("0", 0, 0.3, []), null);
});

test("figures of any size are compared and put into words", () => {
  const words = (written: string, value: number) => {
    const found = disagreement(written, Number(written), value, [
      { value: value * 1e10, looksLike: { en: "x", zh: "x" } },
    ]);
    return [found?.recomputed, found?.tolerance, found?.cause];
  };
  assert.deepEqual(words("3e3", 0.3), ["0.3", "500", null]);
  assert.deepEqual(words("1e308", 2), ["2", "5e+307", null]);
  assert.deepEqual(words("1", 1.5e300), ["1.5e+300", "0.5", null]);
  assert.deepEqual(words("2", 1e308), ["1e+308", "0.5", null]);
});

test("a sum that overflows gives no figure", () => {
  const records = [1e308, 1e308, -1e308].map((cost) => ({ fields: { cost, score: 1e308, source: [] } }));
  assert.equal(recomputeSummary([{ records }]).cost, null);
});

test("72.5 against 70.1 prints both numbers and the tolerance", () => {
  const found = disagreement("72.5", 72.5, 70.1, []);
  assert.deepEqual(found, { written: "72.5", recomputed: "70.1", tolerance: "0.05", cause: null });
});

/** Attempts of one task each with these scores. */
function phaseOf(scores: readonly number[], tasks = 1): RecomputedPhase {
  const attempts = scores.map((score) => ({
    records: Array.from({ length: tasks }, (_, at) => ({
      fields: {
        source: [{ benchmark_id: "b", task_id: `t${at}` }],
        score,
        cost: 2,
        duration_ms: 60000,
        n_input_tokens: 100,
        n_cache_tokens: 30,
        n_output_tokens: 7,
      },
    })),
  }));
  return { attempts, figures: recomputeSummary(attempts) };
}

test("a guess at the cause of a wrong mean", () => {
  const guess = (written: string, phase: RecomputedPhase) =>
    disagreement(written, Number(written), phase.figures.score_mean ?? Number.NaN, meanMistakes(phase))?.cause?.en;
  const phase = phaseOf([70, 72, 74], 4);
  assert.match(guess("0.72", phase) ?? "", /0-1 scale/);
  assert.match(guess("216", phase) ?? "", /sum over the attempts/);
  assert.match(guess("288", phase) ?? "", /sum over the tasks/);
  assert.equal(guess("60", phase), undefined);
  assert.match(guess("7200", phase) ?? "", /0-100 scale/);
});

test("a guess at the cause of a wrong standard deviation", () => {
  const { figures } = phaseOf([70, 72, 74]);
  const guess = (written: string) =>
    disagreement(written, Number(written), figures.score_std ?? Number.NaN, stdMistakes(figures))?.cause?.en;
  assert.match(guess("1.63") ?? "", /looks like division by n/);
  assert.match(guess("4.00") ?? "", /looks like a variance/);
  assert.match(guess("2.67") ?? "", /looks like a variance that divides by n/);
  assert.match(guess("1.155") ?? "", /standard error/);
  assert.equal(guess("3.1"), undefined);
});

test("a guess at the cause of a wrong pass@k", () => {
  const { figures } = phaseOf([100, 0, 0]);
  const guess = (written: string) =>
    disagreement(written, Number(written), figures["pass@k"] ?? Number.NaN, passMistakes(figures))?.cause?.en;
  assert.match(guess("33.3") ?? "", /over passes, not tasks/);
  assert.match(guess("1.0") ?? "", /0-1 scale/);
  assert.equal(guess("70"), undefined);
});

test("a guess at the cause of a wrong cost, duration or token count", () => {
  const phase = phaseOf([1, 2, 3], 4);
  const guess = (figure: "cost" | "duration_ms" | "n_input_tokens", written: string) => {
    const value = phase.figures[figure] ?? Number.NaN;
    return disagreement(written, Number(written), value, additiveMistakes(figure, value, phase))?.cause?.en;
  };
  assert.match(guess("cost", "24.0") ?? "", /sum over the attempts/);
  assert.match(guess("cost", "2.00") ?? "", /mean over the records/);
  assert.match(guess("duration_ms", "240") ?? "", /seconds/);
  assert.match(guess("n_input_tokens", "280") ?? "", /cached tokens are left out/);
});

test("which traces may be links", () => {
  const inside = [
    "traces/a.jsonl",
    "./a",
    "a..b/c",
    "run 1/a.jsonl",
    "100%/a",
    "a%20b",
    "https://example.org/%2e%2e/a",
    "http://example.org/a",
    "HTTPS://example.org/a",
  ];
  const outside = [
    "/etc/passwd",
    "../a",
    "a/../../b",
    "a/..",
    "C:\\a",
    "c:/a",
    "a\\..\\b",
    "file:///a",
    "javascript:alert(1)",
    "s3://bucket/a",
    "//example.org/a",
    "https:///a",
    "~/a",
    " ../a",
    " a",
    "a ",
    "\ta",
    "a/%2e%2e/b",
    "a/.%2E/b",
    "a%2f..%2fb",
    "a%5c..%5cb",
    "https://example.org/a b",
    'https://example.org/"onclick="x',
    "https://example.org/<b>",
    "https://example.org/a\\b",
    "a<b",
    "a\nb",
    "https:example.org",
  ];
  assert.deepEqual([...inside, ...outside].filter(isLinkableTrace), inside);
});

test("a model name without a version is warned about", () => {
  const named = (model_name: string) => problemsOf(modelVersions, readingOf({ model_name })).map(({ code }) => code);
  for (const name of ["deepseek-flash", "qwen-max", "chatgpt-4o-latest", "Latest"]) {
    assert.deepEqual(named(name), ["W-MODEL-VERSION"], name);
  }
  for (const name of ["deepseek-flash-1017", "gpt-5.5", "claude-opus-4-8[1m]", "kimi-k2.6", "glm-5.3-flash"]) {
    assert.deepEqual(named(name), [], name);
  }
});

test("costs are held against tokens times list price: records first, the summary where no record has one", () => {
  // 1M uncached at 2 USD, 2M cached at 0.5 USD, 1M output at 7 USD come to 10 USD.
  const price: Price = {
    file: "prices/list.csv",
    line: 2,
    model: "m-1",
    provider: "p",
    inputUsdPerMtok: 2,
    cachedUsdPerMtok: 0.5,
    outputUsdPerMtok: 7,
  };
  const tokens = { n_input_tokens: 3e6, n_cache_tokens: 2e6, n_output_tokens: 1e6 };
  const run = (recordCost: number | null, summaryCost: number, model_provider: string | null = "p", other = price) =>
    problemsOf(
      prices,
      readingOf(
        { model_name: "m-1", model_provider },
        [{ ...tokens, cost: recordCost }],
        { ...tokens, cost: summaryCost },
        [other],
      ),
    ).map(({ file }) => file.split("/").at(-1));
  assert.deepEqual(run(10.09, 20), []);
  assert.deepEqual(run(10.11, 20), ["attempt-1.yaml"]);
  assert.deepEqual(run(9.89, 10), ["attempt-1.yaml"]);
  assert.deepEqual(run(null, 10), []);
  assert.deepEqual(run(null, 20), ["summary.yaml"]);
  assert.deepEqual(run(20, 20, "q"), []);
  assert.deepEqual(run(20, 20, null), ["attempt-1.yaml"]);
  assert.deepEqual(run(20, 20, "p", { ...price, model: "m-2" }), []);
});

test("lists of names", () => {
  assert.equal(nameList(["a"]).en, '"a"');
  assert.equal(nameList(["a", "b"]).en, '"a" and "b"');
  assert.equal(nameList(["a", "b", "c"]).en, '"a", "b" and "c"');
  assert.equal(nameList(["a", "b", "c", "d", "e"]).en, '"a", "b", "c" and 2 more');
  assert.equal(nameList(["a", "b", "c", "d", "e"]).zh, "“a”、“b”、“c”等 5 个");
});

test("the advice for an unknown name: the nearest, else the known ones, else what the rule says", () => {
  const otherwise = { en: "o", zh: "" };
  assert.equal(nameAdvice("court-tset", ["sec-a", "court-test"], otherwise).en, 'write "court-test".');
  assert.equal(
    nameAdvice("zzz", ["sec-b", "sec-a"], otherwise).en,
    'use one of those that exist ("sec-a" and "sec-b").',
  );
  assert.equal(nameAdvice("zzz", [], otherwise).en, "o");
});

test("numbers in sentences", () => {
  assert.equal(shortNumber(33.333333, 4), "33.3333");
  assert.equal(shortNumber(30, 2), "30");
  assert.equal(shortNumber(1200, 0), "1200");
  assert.equal(shortNumber(1e-7, 8), "0.0000001");
  assert.equal(shortNumber(-1e-9, 2), "0");
  assert.equal(shortNumber(3000, -3), "3000");
  assert.equal(shortNumber(1e300, 2), "1e+300");
});
