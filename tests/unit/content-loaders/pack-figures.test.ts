/** A pack's figures from reports in their true shape; expected values worked out by hand from the numbers in the files. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { type DeclaredFigures, packFigures, supersededReports } from "../../../content-loaders/pack-figures.ts";
import type { MetricFigure, PackFigures, PackResult, Report } from "../../../content-loaders/packs.ts";
import { latestFirst, readReport } from "../../../content-loaders/reading/reports/report.ts";
import { packMark } from "../../../content-loaders/repository.ts";

const folder = new URL("../../fixtures/reports/", import.meta.url);

function fixture(name: string): Report {
  const { report } = readReport(`runs/a/p/${name}`, readFileSync(new URL(name, folder), "utf8"));
  assert.ok(report);
  return report;
}

function written(file: string, value: unknown): Report {
  const { report } = readReport(`runs/a/p/${file}`, JSON.stringify(value, null, 2));
  assert.ok(report);
  return report;
}

function result(...reports: readonly Report[]): PackResult {
  return { pack: "p", path: "runs/a/p", source: "runner", reports: latestFirst(reports) };
}

function declared(
  suites: readonly string[],
  keys: readonly string[],
  more: Partial<DeclaredFigures> = {},
): DeclaredFigures {
  return { suites, metrics: keys.map((key) => ({ key })), num_fewshot: undefined, limit: undefined, ...more };
}

function only({ metrics }: PackFigures): MetricFigure {
  const [figure] = metrics;
  assert.ok(figure);
  return figure;
}

function close(actual: number | null, wanted: number): void {
  assert.ok(actual !== null && Math.abs(actual - wanted) <= 1e-12 * Math.abs(wanted), `${actual} is not ${wanted}`);
}

const later = fixture("lm-eval-0.4.13.json");
const limited = fixture("lm-eval-0.4.9.2.json");

test("one suite: its value, error, samples and line", () => {
  const { metrics, deviations, source } = packFigures(
    declared(["gsm8k"], ["exact_match,flexible-extract", "exact_match,strict-match"], { num_fewshot: 5 }),
    result(later),
    null,
  );
  assert.equal(source, "runner");
  assert.deepEqual(deviations, []);
  assert.deepEqual(metrics[1], {
    key: "exact_match,strict-match",
    value: 0.425,
    standardError: 0.035043046034511346,
    nSamples: 200,
    made: "suite",
    place: { file: "runs/a/p/lm-eval-0.4.13.json", line: 28, path: "results.gsm8k.exact_match,strict-match" },
    missing: null,
    suites: [
      {
        suite: "gsm8k",
        value: 0.425,
        standardError: 0.035043046034511346,
        nSamples: 200,
        place: { file: "runs/a/p/lm-eval-0.4.13.json", line: 28, path: "results.gsm8k.exact_match,strict-match" },
        missing: null,
      },
    ],
  });
  assert.equal(metrics[0]?.value, 0.57);
});

test("a declared suite that is a group: the report's total", () => {
  const figure = only(packFigures(declared(["mmlu"], ["acc,none"]), result(later), null));
  assert.deepEqual(
    [figure.made, figure.value, figure.standardError, figure.nSamples, figure.suites.length],
    ["group", 0.46799116997792495, 0.023505176512954074, 453, 1],
  );
});

test("several suites: the total of the group that has exactly these parts, or exactly these tasks", () => {
  for (const suites of [
    ["mmlu_other", "mmlu_stem"],
    ["mmlu_virology", "mmlu_astronomy", "mmlu_anatomy"],
  ]) {
    const figure = only(packFigures(declared(suites, ["acc,none"]), result(later), null));
    assert.deepEqual([figure.made, figure.value, figure.nSamples], ["group", 0.46799116997792495, 453]);
    assert.match(figure.place?.path ?? "", /^results\.mmlu\./);
    assert.deepEqual(
      figure.suites.map(({ suite }) => suite),
      suites,
    );
  }
  const old = only(
    packFigures(declared(["mmlu_stem", "mmlu_other"], ["acc,none"]), result(fixture("lm-eval-0.4.0.json")), null),
  );
  assert.deepEqual([old.made, old.value], ["group", 0.434878587196468]);
});

test("several suites without a total: the unweighted mean, errors by the root of the sum of squares", () => {
  const figure = only(packFigures(declared(["mmlu_anatomy", "mmlu_virology"], ["acc,none"]), result(later), null));
  assert.deepEqual([figure.made, figure.place, figure.missing], ["mean", null, null]);
  close(figure.value, (0.4962962962962963 + 0.45180722891566266) / 2);
  close(figure.standardError, Math.hypot(0.04319223625811331, 0.03874371556587953) / 2);
  assert.equal(figure.nSamples, 135 + 166);
});

test("a group that has no total of the metric: the mean, without an error where one part has none", () => {
  const figure = only(packFigures(declared(["ceval_law", "cmmlu_law"], ["acc,none"]), result(limited), null));
  close(figure.value, (0.5 + 0.32) / 2);
  assert.deepEqual([figure.made, figure.standardError, figure.nSamples], ["mean", null, 124]);
});

test("what is missing says why, and is not zero", () => {
  const missing = (suites: readonly string[], key: string) =>
    only(packFigures(declared(suites, [key]), result(later), null));
  for (const [suites, key, reason] of [
    [["nowhere"], "acc,none", "suite-not-reported"],
    [["gsm8k"], "exact_match", "key-not-reported"],
    [["gsm8k"], "toString", "key-not-reported"],
    [["toString"], "acc,none", "suite-not-reported"],
    [["ifeval"], "inst_level_strict_acc,none", "no-number"],
    [["mmlu_anatomy", "nowhere"], "acc,none", "suite-not-reported"],
    [["mmlu_anatomy", "gsm8k"], "acc,none", "key-not-reported"],
  ] as const) {
    const figure = missing(suites, key);
    assert.deepEqual(
      [figure.value, figure.standardError, figure.place, figure.missing],
      [null, null, null, reason],
      key,
    );
  }
  const half = missing(["mmlu_anatomy", "nowhere"], "acc,none");
  assert.deepEqual(
    half.suites.map(({ value }) => value),
    [0.4962962962962963, null],
  );
  assert.equal(only(packFigures(declared(["gsm8k"], ["x"]), result(), null)).missing, "suite-not-reported");
});

test("of two reports the later counts for each suite that it has", () => {
  const both = result(limited, later);
  assert.deepEqual(
    both.reports.map(({ version }) => version),
    ["0.4.13", "0.4.9.2"],
  );
  assert.equal(only(packFigures(declared(["mmlu"], ["acc,none"]), both, null)).value, 0.46799116997792495);
  assert.equal(only(packFigures(declared(["ceval_law"], ["acc,none"]), both, null)).value, 0.5);
  const mixed = only(packFigures(declared(["gsm8k", "ceval_law"], ["acc,none"]), both, null));
  assert.deepEqual(
    mixed.suites.map(({ missing }) => missing),
    ["key-not-reported", null],
  );
  assert.deepEqual(supersededReports({ suites: ["mmlu"] }, both), ["runs/a/p/lm-eval-0.4.9.2.json"]);
  assert.deepEqual(supersededReports({ suites: ["gsm8k", "ceval_law"] }, both), []);
  // A report that has none of the suites is not superseded: it says nothing of the pack.
  assert.deepEqual(supersededReports({ suites: ["ifeval"] }, both), []);
});

test("suites of different reports have no total, even where one report has the group", () => {
  const figure = only(
    packFigures(
      declared(["mmlu_stem", "mmlu_other"], ["acc,none"]),
      result(
        limited,
        written("newer.json", { results: { mmlu_stem: { "acc,none": 1 } }, versions: {}, date: 1795000000 }),
      ),
      null,
    ),
  );
  assert.equal(figure.made, "mean");
  close(figure.value, (1 + 0.45454545454545453) / 2);
});

test("deviations: examples and limit that differ from the declaration, with their lines", () => {
  const { deviations } = packFigures(declared(["gsm8k"], ["x"], { num_fewshot: 8 }), result(limited), null);
  const lines = readFileSync(new URL("lm-eval-0.4.9.2.json", folder), "utf8").split("\n");
  assert.deepEqual(
    deviations.map(({ kind, suite, declared: wanted, reported, place }) => [
      kind,
      suite,
      wanted,
      reported,
      place.path,
      lines[place.line - 1]?.trim(),
    ]),
    [
      ["num_fewshot", "gsm8k", "8", "5", "n-shot.gsm8k", '"gsm8k": 5,'],
      ["limit", null, null, "100", "config.limit", '"limit": 100.0,'],
    ],
  );
});

test("no deviation: examples not declared, the limit as declared, or above the number of samples", () => {
  const kinds = (suites: readonly string[], more: Partial<DeclaredFigures>, report: Report) =>
    packFigures(declared(suites, ["x"], more), result(report), null).deviations.map(({ kind }) => kind);
  assert.deepEqual(kinds(["gsm8k"], { limit: 100 }, limited), []);
  assert.deepEqual(kinds(["ceval_law"], {}, limited), []);
  assert.deepEqual(kinds(["ceval_law", "gsm8k"], {}, limited), ["limit"]);
  assert.deepEqual(kinds(["gsm8k"], { limit: 200 }, later), []);
  assert.deepEqual(kinds(["gsm8k"], { limit: 199 }, later), ["limit"]);
  assert.deepEqual(kinds(["gsm8k"], { limit: 0.5 }, later), ["limit"]);
  assert.deepEqual(kinds(["ceval"], { num_fewshot: 5, limit: 10 }, fixture("evalscope-2-ceval.json")), []);
});

test("examples of a group are those of its tasks", () => {
  const report = written("r.json", {
    results: { g: { "acc,none": 1 }, a: { "acc,none": 1 }, b: { "acc,none": 1 } },
    group_subtasks: { g: ["a", "b"] },
    "n-shot": { a: 5, b: 0 },
  });
  const told = (num_fewshot: number) =>
    packFigures(declared(["g"], ["acc,none"], { num_fewshot }), result(report), null).deviations.map(
      ({ suite, reported, place }) => [suite, reported, place.path],
    );
  assert.deepEqual(told(5), [["g", "0", "n-shot.b"]]);
  assert.deepEqual(told(3), [["g", "5, 0", "n-shot.a"]]);
  assert.deepEqual(
    packFigures(declared(["mmlu"], ["acc,none"], { num_fewshot: 5 }), result(fixture("lm-eval-0.4.0.json")), null)
      .deviations,
    [],
  );
});

test("a limit cuts the tasks of a group one by one, not their sum", () => {
  const of = (limit: number) =>
    packFigures(
      declared(["g"], ["acc,none"]),
      result(
        written("r.json", {
          results: { g: { "acc,none": 1 }, a: { "acc,none": 1 }, b: { "acc,none": 1 } },
          group_subtasks: { g: ["a", "b"] },
          "n-samples": { a: { original: 60, effective: 60 }, b: { original: 90, effective: 90 } },
          config: { limit },
        }),
      ),
      null,
    ).deviations.map(({ kind }) => kind);
  assert.deepEqual([of(89), of(90), of(100)], [["limit"], [], []]);
});

test("the versions are those of the suites, of a group's tasks too, and of the group that is the total", () => {
  const versions = (suites: readonly string[], report: Report) =>
    packFigures(declared(suites, ["acc,none"]), result(report), null).versions.map(
      ({ suite, version }) => `${suite} ${version}`,
    );
  assert.deepEqual(versions(["gsm8k"], later), ["gsm8k 3.0"]);
  assert.deepEqual(versions(["mmlu"], later), [
    "mmlu 2",
    "mmlu_anatomy 1.0",
    "mmlu_astronomy 1.0",
    "mmlu_virology 1.0",
  ]);
  assert.deepEqual(versions(["mmlu_anatomy", "mmlu_virology"], later), ["mmlu_anatomy 1.0", "mmlu_virology 1.0"]);
  assert.ok(versions(["mmlu_other", "mmlu_stem"], later).includes("mmlu 2"));
  // "N/A" is none.
  assert.deepEqual(
    versions(["code_group"], later).filter((one) => one.startsWith("code_group")),
    [],
  );
  assert.deepEqual(versions(["ceval"], fixture("evalscope-1-ceval.json")), []);
});

test("scores stand for the whole pack; what run.yaml states of them deviates there", () => {
  const scores = fixture("scores.json");
  const external: PackResult = { ...result(scores), pack: "lab.rtl", path: "runs/a/lab.rtl", source: "external" };
  const stated = { source: "external", num_fewshot: 0, limit: 20, suites: ["other"] } as const;
  const blank = { reference: undefined, note: undefined, note_zh: undefined };
  const marks = { results: packMark(9, 1), "results.lab.rtl.limit": packMark(12, 5) };
  const { metrics, deviations, source } = packFigures(
    declared(["one", "two"], ["pass@1", "syntax", "x"], { num_fewshot: 1, limit: 10 }),
    external,
    { ...blank, ...stated },
    marks,
  );
  assert.equal(source, "external");
  assert.deepEqual(
    metrics.map(({ value, missing, made, suites, place }) => [value, missing, made, suites.length, place?.line]),
    [
      [0.4321, null, "suite", 0, 2],
      [null, "no-number", "suite", 0, undefined],
      [null, "key-not-reported", "suite", 0, undefined],
    ],
  );
  assert.deepEqual(
    deviations.map(({ kind, declared: wanted, reported, place }) => [
      kind,
      wanted,
      reported,
      place.file,
      place.line,
      place.path,
    ]),
    [
      ["num_fewshot", "1", "0", "runs/a/run.yaml", 9, "results.lab.rtl.num_fewshot"],
      ["limit", "10", "20", "runs/a/run.yaml", 12, "results.lab.rtl.limit"],
      ["suites", "one, two", "other", "runs/a/run.yaml", 9, "results.lab.rtl.suites"],
    ],
  );
  const same = { ...blank, source: "external", num_fewshot: 1, limit: 10, suites: ["two", "one"] } as const;
  assert.deepEqual(
    packFigures(declared(["one", "two"], [], { num_fewshot: 1, limit: 10 }), external, same).deviations,
    [],
  );
});

test("evalscope writes a report for each data set", () => {
  const both = result(fixture("evalscope-1-ceval.json"), fixture("evalscope-2-humaneval.json"));
  assert.equal(only(packFigures(declared(["ceval"], ["mean_acc"]), both, null)).value, 0.5323);
  const { value, nSamples } = only(packFigures(declared(["humaneval"], ["accuracy:pass_at_k[k=1]"]), both, null));
  assert.deepEqual([value, nSamples], [0.3232, 164]);
});
