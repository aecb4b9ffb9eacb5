/** Reports in the shape of each version, held against their own JSON, read by JSON.parse. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import type { Report, ReportedMetric, SuiteReport } from "../../../content-loaders/packs.ts";
import { latestFirst, readReport } from "../../../content-loaders/reading/reports/report.ts";

const folder = new URL("../../fixtures/reports/", import.meta.url);

function textOf(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

function reportOf(name: string): Report {
  const { report, problems } = readReport(name, textOf(name));
  assert.deepEqual(problems, []);
  assert.ok(report);
  return report;
}

type Plain = { readonly [key: string]: Plain } & { readonly [index: number]: Plain };

/** The JSON with null for what JSON does not have. */
function plain(name: string): Plain {
  return JSON.parse(textOf(name).replaceAll(/: (?:NaN|-?Infinity)/g, ": null")) as Plain;
}

function suiteOf(report: Report, name: string): SuiteReport {
  const suite = report.suites[name];
  assert.ok(suite, name);
  return suite;
}

function metricOf(report: Report, suite: string, key: string): ReportedMetric {
  const metric = suiteOf(report, suite).metrics[key];
  assert.ok(metric, key);
  return metric;
}

/** The text of the line and column that a mark names. */
function textAt(name: string, mark: number): string {
  return (textOf(name).split("\n")[(mark >> 10) - 1] ?? "").slice((mark & 1023) - 1);
}

/** `[value, standard error, samples]` */
function figure({ value, standardError, nSamples }: ReportedMetric) {
  return [value, standardError, nSamples];
}

function reading(value: unknown, file = "runs/a/gsm8k/results.json") {
  return readReport(file, typeof value === "string" ? value : JSON.stringify(value, null, 2));
}

const small = { results: { gsm8k: { "acc,none": 0.5, "acc_stderr,none": 0.1 } }, versions: { gsm8k: 1 } };

for (const name of readdirSync(folder).filter((file) => file.startsWith("lm-eval"))) {
  test(`${name}: every number of results and groups is read once, where it stands`, () => {
    const report = reportOf(name);
    const { results = {}, groups = {}, group_subtasks } = plain(name);
    assert.deepEqual(Object.keys(report.suites), Object.keys(results));
    for (const [suite, entries] of Object.entries(results)) {
      const wanted = Object.entries(entries).filter(
        ([key]) => !/_stderr|^(?:alias|name|sample_len|sample_count| )$/.test(key),
      );
      const read = suiteOf(report, suite).metrics;
      assert.deepEqual(
        Object.keys(read),
        wanted.map(([key]) => key),
      );
      for (const [key, value] of wanted) {
        const metric = metricOf(report, suite, key);
        const error: unknown = entries[key.replace(/,|$/, (comma) => `_stderr${comma}`)];
        assert.equal(metric.value, value);
        // What 0.4.0 calls the error of a group is none.
        const hasError = typeof error === "number" && (group_subtasks !== undefined || !Object.hasOwn(groups, suite));
        assert.equal(metric.standardError, hasError ? error : null);
        assert.equal(metric.path, `results.${suite}.${key}`);
        const line = textOf(name).split("\n")[(metric.mark >> 10) - 1] ?? "";
        assert.ok(line.trimStart().startsWith(`${JSON.stringify(key)}: `), line);
        assert.match(textAt(name, metric.mark), /^(?:\d|NaN|Infinity)/);
        if (metric.standardErrorMark !== null)
          assert.match(textAt(name, metric.standardErrorMark), /^(?:\d|NaN|"N\/A")/);
      }
    }
  });
}

test("0.3: one number of examples and one limit for all tasks; what is no standard error is a metric", () => {
  const report = reportOf("lm-eval-0.3.0.json");
  assert.equal(report.format, "lm-eval");
  assert.deepEqual([report.version, report.date, report.model, report.limit], [null, null, "example/model-125m", 40]);
  assert.deepEqual(figure(metricOf(report, "hellaswag", "acc_norm")), [
    0.24756024696275641,
    0.004307128573285236,
    null,
  ]);
  assert.deepEqual(figure(metricOf(report, "wikitext", "bits_per_byte")), [3.202519859941674e-5, null, null]);
  const { numFewshot, numFewshotAt, version, parts } = suiteOf(report, "piqa");
  assert.deepEqual([numFewshot, numFewshotAt?.path, version, parts], [10, "config.num_fewshot", "0", null]);
});

test("0.4.0: groups get their parts from the aliases, and their examples from their tasks", () => {
  const report = reportOf("lm-eval-0.4.0.json");
  assert.deepEqual([report.version, report.date, report.limit], [null, null, null]);
  assert.deepEqual(suiteOf(report, "mmlu").parts, ["mmlu_other", "mmlu_stem"]);
  assert.deepEqual(suiteOf(report, "mmlu_stem").parts, ["mmlu_anatomy", "mmlu_astronomy"]);
  assert.equal(suiteOf(report, "mmlu_anatomy").parts, null);
  assert.equal(suiteOf(report, "gsm8k").parts, null);
  // The file says 0 of mmlu itself, because it asked its first part before that had an answer.
  assert.equal(suiteOf(report, "mmlu").numFewshot, 5);
  assert.equal(suiteOf(report, "gsm8k").numFewshot, 8);
  assert.equal(suiteOf(report, "mmlu").version, null);
  assert.equal(suiteOf(report, "gsm8k").version, "2.0");
  // What the file calls the error of a group has the spread between its tasks in it; that of a task is one.
  const errors = ["mmlu", "mmlu_stem", "mmlu_anatomy"].map(
    (name) => suiteOf(report, name).metrics["acc,none"]?.standardError,
  );
  assert.deepEqual([errors[0], errors[1], typeof errors[2]], [null, null, "number"]);
});

test("0.4.9: limit, samples, groups without a total, and N/A for a standard error", () => {
  const name = "lm-eval-0.4.9.2.json";
  const report = reportOf(name);
  // 1765000000.654321 s, by `date -u -d @1765000000`.
  assert.deepEqual([report.version, report.date], ["0.4.9.2", "2025-12-06T05:46:40.654Z"]);
  assert.deepEqual([report.model, report.limit], ["example/model-1b", 100]);
  assert.equal(textAt(name, report.limitAt?.mark ?? 0), "100.0,");
  assert.deepEqual(suiteOf(report, "mmlu").parts, ["mmlu_stem", "mmlu_other"]);
  const { nSamples, nSamplesOriginal } = suiteOf(report, "mmlu");
  assert.deepEqual([nSamples, nSamplesOriginal], [100 + 100 + 66, 135 + 152 + 66]);
  assert.deepEqual(suiteOf(report, "chinese_pair").parts, ["ceval_law", "cmmlu_law"]);
  assert.deepEqual(suiteOf(report, "chinese_pair").metrics, {});
  assert.deepEqual(figure(metricOf(report, "cmmlu_law", "acc,none")), [0.32, null, null]);
  assert.equal(metricOf(report, "gsm8k", "exact_match,strict-match").higherIsBetter, true);
  const { numFewshot, numFewshotAt } = suiteOf(report, "gsm8k");
  assert.equal(numFewshot, 5);
  assert.equal(numFewshotAt?.path, "n-shot.gsm8k");
  assert.equal(textAt(name, numFewshotAt?.mark ?? 0), "5,");
});

test("0.4.13: NaN and Infinity are no number, samples are those of the value", () => {
  const report = reportOf("lm-eval-0.4.13.json");
  assert.deepEqual(
    [report.version, report.date, report.model],
    ["0.4.13", "2026-09-21T14:13:20.123Z", "example/model-1b"],
  );
  assert.deepEqual(figure(metricOf(report, "ifeval", "inst_level_strict_acc,none")), [null, null, null]);
  assert.deepEqual(figure(metricOf(report, "single_item", "perplexity,none")), [null, null, null]);
  assert.equal(metricOf(report, "single_item", "perplexity,none").higherIsBetter, false);
  assert.deepEqual(figure(metricOf(report, "mmlu", "acc,none")), [0.46799116997792495, 0.023505176512954074, 453]);
  assert.equal(suiteOf(report, "humaneval").nSamples, 164);
  assert.equal(suiteOf(report, "code_group").version, null);
});

test("of the harness's file, prompts, settings and the machine are not read", () => {
  const name = "lm-eval-0.4.13.json";
  const { unread } = readReport(name, textOf(name));
  const lines = textOf(name).split("\n");
  const shown = lines.filter((_, index) => !unread.lines.some(([from, to]) => index + 1 >= from && index + 1 <= to));
  assert.doesNotMatch(shown.join("\n"), /private-host|doc_to_text|tokenizer|git_hash|system_instruction/);
  assert.match(shown.join("\n"), /"acc,none"[\s\S]*"n-shot"[\s\S]*"limit": null[\s\S]*"date"[\s\S]*"lm_eval_version"/);
  // What is left is balanced: no section is cut in half.
  assert.equal(shown.join("").split("{").length, shown.join("").split("}").length);
  assert.equal(shown.join("").split("[").length, shown.join("").split("]").length);
});

test("evalscope 0.8: one metric", () => {
  const name = "evalscope-0.8.json";
  const report = reportOf(name);
  assert.deepEqual([report.format, report.version, report.date, report.model], ["evalscope", null, null, "model-1b"]);
  assert.deepEqual(Object.keys(report.suites), ["arc"]);
  const metric = metricOf(report, "arc", "AverageAccuracy");
  assert.deepEqual([...figure(metric), metric.path], [0.4128, null, 200, "score"]);
  assert.equal(textAt(name, metric.mark), "0.4128,");
});

test("evalscope 1: metrics by name", () => {
  const name = "evalscope-1-ceval.json";
  const report = reportOf(name);
  const metric = metricOf(report, "ceval", "mean_acc");
  assert.deepEqual(
    [...figure(metric), metric.path, metric.higherIsBetter],
    [0.5323, null, 62, "metrics.0.score", null],
  );
  assert.equal(textAt(name, metric.mark), "0.5323,");
  assert.equal(report.limit, undefined);
  assert.equal(suiteOf(report, "ceval").numFewshot, null);
});

test("evalscope 2: metrics by identity, or by the name that they were taken over with", () => {
  const report = reportOf("evalscope-2-ceval.json");
  assert.equal(report.version, "2");
  const metric = metricOf(report, "ceval", "accuracy:mean");
  assert.deepEqual([...figure(metric), metric.higherIsBetter], [0.5323, null, 62, true]);
  assert.equal(suiteOf(report, "ceval").nSamples, 62);
  const takenOver = reportOf("evalscope-2-gsm8k.json");
  assert.deepEqual(Object.keys(suiteOf(takenOver, "gsm8k").metrics), ["accuracy:mean", "Weird-Thing"]);
  assert.equal(metricOf(takenOver, "gsm8k", "Weird-Thing").higherIsBetter, null);
});

test("evalscope 2: dimensions are part of the key; samples that failed are told", () => {
  const name = "evalscope-2-humaneval.json";
  const { report, problems } = readReport(name, textOf(name));
  assert.ok(report);
  assert.deepEqual(Object.keys(suiteOf(report, "humaneval").metrics), [
    "accuracy:mean",
    "accuracy:pass_at_k[k=1]",
    "accuracy:pass_at_k[k=8]",
  ]);
  assert.equal(metricOf(report, "humaneval", "accuracy:pass_at_k[k=8]").value, 0.6098);
  assert.deepEqual(
    problems.map(({ code, severity, message }) => [code, severity, message.en]),
    [["W-REPORT-INCOMPLETE", "warning", "Only 160 of 164 samples were scored; the others failed."]],
  );
  assert.equal(textOf(name).split("\n")[(problems[0]?.line ?? 0) - 1]?.trim(), '"succeeded": 160,');
});

test("of evalscope's file, descriptions and analyses are not read", () => {
  const name = "evalscope-2-ceval.json";
  const { unread } = readReport(name, textOf(name));
  const lines = textOf(name).split("\n");
  const leftOut = unread.lines
    .flatMap(([from, to]) => lines.slice(from - 1, to))
    .map((line) => line.trim().split('"')[1]);
  for (const key of ["dataset_description", "analysis", "judge_summary"]) assert.ok(leftOut.includes(key), key);
  for (const key of ["dataset_name", "metrics", "score", "num"]) assert.ok(!leftOut.includes(key), key);
});

test("scores: one suite without a name; null is no number", () => {
  const report = reportOf("scores.json");
  assert.deepEqual([report.format, report.date, report.limit], ["scores", null, undefined]);
  assert.deepEqual(
    Object.entries(suiteOf(report, "").metrics).map(([key, metric]) => [
      key,
      ...figure(metric),
      metric.path,
      metric.mark >> 10,
    ]),
    [
      ["pass@1", 0.4321, null, null, "pass@1", 2],
      ["pass@5", 0.61, null, null, "pass@5", 3],
      ["syntax", null, null, null, "syntax", 4],
    ],
  );
});

test("scores: whatever is no number is told, with the number that was meant", () => {
  const { report, problems } = reading(
    '{"a": "0.43", "b": "43%", "c": {"value": 1}, "d": true, "e": [1], "f": 0.5}',
    "x/scores.json",
  );
  assert.deepEqual(
    problems.map(({ code, path, fix }) => [code, path, fix.en.split(",")[0]]),
    [
      ["E-SCORE-NUMBER", "a", "write 0.43"],
      ["E-SCORE-NUMBER", "b", "write 43"],
      ["E-SCORE-NUMBER", "c", "write the number alone"],
      ["E-SCORE-NUMBER", "d", "write the number alone"],
      ["E-SCORE-NUMBER", "e", "write the number alone"],
    ],
  );
  assert.deepEqual(Object.keys(report?.suites[""]?.metrics ?? {}), ["f"]);
  assert.deepEqual(
    reading("{}", "x/scores.json").problems.map(({ code }) => code),
    ["E-REPORT-EMPTY"],
  );
});

test("a report is known by its content, whatever its name", () => {
  assert.equal(reading(small, "x/scores.json").report?.format, "lm-eval");
  assert.equal(reading({ "pass@1": 0.5 }, "x/whatever.json").report?.format, "scores");
  for (const other of [
    { model: "x" },
    { a: 1, b: "x" },
    { results: {} },
    { results: [1], versions: {} },
    [1],
    "5",
    {},
    { a: { b: 1 } },
  ]) {
    assert.deepEqual(
      [reading(other, "x/other.json").report, reading(other, "x/other.json").problems],
      [null, []],
      JSON.stringify(other),
    );
  }
  assert.deepEqual(reading({ a: { b: 1 } }, "x/other.json").unread.lines, [[1, 5]]);
});

test("what a runner would not write is told where it stands", () => {
  const broken = {
    results: { gsm8k: 0.5, ifeval: { "acc,none": 0.5 } },
    versions: [],
    "n-shot": 5,
    config: { limit: "many" },
    date: "today",
    group_subtasks: { mmlu: "x" },
  };
  const { report, problems } = reading(broken);
  assert.deepEqual(problems.map(({ code, path }) => `${code} ${path}`).sort(), [
    "E-REPORT-SHAPE config.limit",
    "E-REPORT-SHAPE date",
    "E-REPORT-SHAPE group_subtasks.mmlu",
    "E-REPORT-SHAPE n-shot",
    "E-REPORT-SHAPE results.gsm8k",
    "E-REPORT-SHAPE versions",
  ]);
  assert.deepEqual(Object.keys(report?.suites ?? {}), ["ifeval"]);
  assert.deepEqual(
    reading({ results: {}, versions: {} }).problems.map(({ code, path }) => `${code} ${path}`),
    ["E-REPORT-EMPTY results"],
  );
  assert.deepEqual(
    reading({ dataset_name: "a", metrics: [] }).problems.map(({ code }) => code),
    ["E-REPORT-EMPTY"],
  );
  assert.deepEqual(
    reading({
      dataset_name: "a",
      metrics: [{ name: "m" }, { score: 1 }, { name: "n", score: "high" }, 3, { name: "o", score: 1 }],
    }).problems.map(({ code, path }) => `${code} ${path}`),
    [
      "E-REPORT-SHAPE metrics.0",
      "E-REPORT-SHAPE metrics.1.score",
      "E-REPORT-SHAPE metrics.2.score",
      "E-REPORT-SHAPE metrics.3",
    ],
  );
});

test("numbers that Python's writer turned into text are numbers; lists are metrics without one", () => {
  const { report, problems } = reading({
    results: {
      a: {
        "x,none": "0.4321",
        "x_stderr,none": "nan",
        "y,none": [1, 2],
        "z_stderr,none": 0.1,
        "w,none": 1,
        "w_stderr,none": -1,
      },
    },
    versions: {},
  });
  assert.deepEqual(problems, []);
  assert.ok(report);
  assert.deepEqual(
    Object.entries(suiteOf(report, "a").metrics).map(([key, metric]) => [key, metric.value, metric.standardError]),
    [
      ["x,none", 0.4321, null],
      ["y,none", null, null],
      ["z_stderr,none", 0.1, null],
      ["w,none", 1, -1],
    ],
  );
});

test("the model is named as the harness names it", () => {
  const named = (model_args: unknown) => reading({ ...small, config: { model: "hf", model_args } }).report?.model;
  assert.equal(named("pretrained=a/b,dtype=float"), "a/b");
  assert.equal(named("dtype=float, peft=c/d,pretrained=a/b"), "c/d");
  assert.equal(named({ model: "gpt", base_url: "x" }), "gpt");
  assert.equal(named(""), "hf");
  assert.equal(named("tokenizer_model=x"), "hf");
});

test("groups that contain each other, and names that objects have of themselves, harm nothing", () => {
  const { report } = reading(
    '{"results": {"a": {"acc,none": 1}, "__proto__": {"acc,none": 0.5}, "constructor": {"toString": 1}}, "versions": {}, "group_subtasks": {"a": ["b"], "b": ["a"]}}',
  );
  assert.deepEqual(Object.keys(report?.suites ?? {}), ["a", "__proto__", "constructor"]);
  assert.ok(report);
  assert.equal(suiteOf(report, "a").nSamples, null);
});

test("the latest comes first, those without a date last, by name", () => {
  const dated = (file: string, date: string | null) => ({ ...(reading(small).report as Report), file, date });
  const files = latestFirst([
    dated("b", null),
    dated("a", null),
    dated("c", "2024-01-01T00:00:00.000Z"),
    dated("d", "2025-01-01T00:00:00.000Z"),
  ]).map(({ file }) => file);
  assert.deepEqual(files, ["d", "c", "a", "b"]);
});
