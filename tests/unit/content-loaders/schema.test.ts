import assert from "node:assert/strict";
import test from "node:test";
import { editDistance, nearestName } from "../../../content-loaders/nearest.ts";
import { readDocument, readRecords } from "../../../content-loaders/reading/document.ts";
import { benchmarkManifest } from "../../../content-loaders/schema/benchmark.ts";
import { experimentMeta, phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { leaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { taskConfig } from "../../../content-loaders/schema/task.ts";
import type { Fields, ObjectType } from "../../../content-loaders/schema/type.ts";

const meta = {
  experiment_id: '"e"',
  status: '"published"',
  submit_time: '"2026-10-29T12:00:00Z"',
  harness_name: '"H"',
  harness_version: '"0.2.16"',
  model_name: '"m-1"',
  model_provider: '"p"',
  thinking_level: '"high"',
  test_data: '["b"]',
  author: '{ name: "Lab" }',
};
const summary = {
  time: '"2026-10-29T12:00:00Z"',
  score_mean: "72.50",
  score_std: "1.8",
  n_attempt: "3",
  cost: "4.25",
  duration_ms: "540000",
  n_input_tokens: "1250000.5",
  n_cache_tokens: "980000",
  n_output_tokens: "85000",
};

/** A mapping as YAML, one key a line, with some values exchanged; undefined leaves a key out. */
function yaml(base: Readonly<Record<string, string>>, change: Readonly<Record<string, string | undefined>>): string {
  return Object.entries({ ...base, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join("");
}

/** The codes and fields that a change of one format's sound file brings up. */
function toldOf<F extends Fields>(
  format: ObjectType<F>,
  base: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return readDocument(format, "yaml", "f", yaml(base, change)).problems.map(({ code, path }) => `${code} ${path}`);
}

const inMeta = (change: Readonly<Record<string, string | undefined>>) => toldOf(experimentMeta, meta, change);
const inSummary = (change: Readonly<Record<string, string | undefined>>) => toldOf(phaseSummary, summary, change);

test("a sound file has no problems, and its figures keep their digits", () => {
  assert.deepEqual(inMeta({}), []);
  const { content, problems } = readDocument(phaseSummary, "yaml", "f", yaml(summary, {}));
  assert.deepEqual(problems, []);
  assert.equal(content?.fields.score_mean, 72.5);
  assert.equal(content?.written.score_mean, "72.50");
  assert.equal(content?.fields.n_input_tokens, 1250000.5);
});

test("text that YAML reads as another kind of value must be quoted", () => {
  for (const value of ["0.10", "5493654", "680841e1", "true", "0x1F"]) {
    const { problems } = readDocument(experimentMeta, "yaml", "f", yaml(meta, { model_name: value }));
    assert.deepEqual(
      problems.map(({ code, line, column, fix }) => [code, line, column, fix.en]),
      [["E-QUOTE", 6, 13, `quote this value: "${value}".`]],
    );
  }
  assert.deepEqual(inMeta({ harness_version: "0.2.16", model_provider: "no", algorithm: "on" }), []);
});

test("all problems of a file are told at once", () => {
  assert.deepEqual(
    inMeta({ status: "publishd", submit_time: '"soon"', author: "{}", harness_name: undefined }).toSorted(),
    ["E-REQUIRED author.name", "E-REQUIRED harness_name", "E-STATUS status", "E-TIMESTAMP submit_time"],
  );
});

test("times: UTC, to the second, on days that exist", () => {
  const faults: Record<string, string[]> = {
    '"2026-10-29T12:00:00Z"': [],
    "2026-10-29T12:00:00Z": [],
    '"2024-02-29T23:59:59Z"': [],
    '"2026-10-29T12:00:00.123456Z"': ["W-TIMESTAMP-PRECISION submit_time"],
    '"2026-02-30T12:00:00Z"': ["E-TIMESTAMP submit_time"],
    '"2025-02-29T12:00:00Z"': ["E-TIMESTAMP submit_time"],
    '"2026-10-29T24:00:00Z"': ["E-TIMESTAMP submit_time"],
    '"2026-10-29"': ["E-TIMESTAMP submit_time"],
    "2026-10-29": ["E-TIMESTAMP submit_time"],
    '"2026-10-29T12:00Z"': ["E-TIMESTAMP submit_time"],
    '"2026-10-29 12:00:00Z"': ["E-TIMESTAMP submit_time"],
    '"2026-10-29T12:00:00+00:00"': ["E-TIMESTAMP submit_time"],
    null: ["E-NULL submit_time"],
  };
  for (const [value, expected] of Object.entries(faults))
    assert.deepEqual(inMeta({ submit_time: value }), expected, value);
});

test("a time with another offset is told in UTC", () => {
  const { problems } = readDocument(
    experimentMeta,
    "yaml",
    "f",
    yaml(meta, { submit_time: '"2026-10-30T02:30:00+08:00"' }),
  );
  assert.equal(problems[0]?.fix.en, 'write "2026-10-29T18:30:00Z".');
});

test("a time with no such offset, or that UTC puts into no such year, has no suggestion", () => {
  const times = [
    "2026-10-29T12:00:00+99:99",
    "2026-10-29T12:00:00+01:60",
    "0000-01-01T00:30:00+08:00",
    "9999-12-31T23:30:00-08:00",
  ];
  for (const time of times) {
    const { problems } = readDocument(experimentMeta, "yaml", "f", yaml(meta, { submit_time: `"${time}"` }));
    assert.equal(problems[0]?.fix.en, 'write it as in "2026-10-29T12:00:00Z".', time);
  }
});

test("microseconds are kept", () => {
  const { content } = readDocument(
    experimentMeta,
    "yaml",
    "f",
    yaml(meta, { submit_time: '"2026-10-29T12:00:00.123456Z"' }),
  );
  assert.equal(content?.fields.submit_time, "2026-10-29T12:00:00.123456Z");
});

test("figures are finite numbers; nothing is not null", () => {
  for (const value of [".nan", ".inf", "-.inf", "text", '"72.5"', "1,250", "1e999", "true"]) {
    assert.deepEqual(inSummary({ score_mean: value }), ["E-NUMBER score_mean"], value);
  }
  assert.deepEqual(inSummary({ score_mean: "" }), ["E-EMPTY score_mean"]);
  assert.deepEqual(inSummary({ score_mean: "[1]" }), ["E-TYPE score_mean"]);
  assert.deepEqual(inSummary({ cost: "-0.1" }), ["E-NEGATIVE cost"]);
  assert.deepEqual(inSummary({ score_mean: "-12.5", cost: "0" }), []);
  for (const value of ["0", "2.5", "-1", "null"]) {
    assert.deepEqual(
      inSummary({ n_attempt: value }),
      [`${value === "null" ? "E-NULL" : "E-INTEGER"} n_attempt`],
      value,
    );
  }
});

test("the advice for a number names one of the right kind", () => {
  const fixOf = (change: Readonly<Record<string, string>>) =>
    readDocument(phaseSummary, "yaml", "f", yaml(summary, change)).problems[0]?.fix.en ?? "";
  assert.match(fixOf({ n_attempt: "three" }), /such as 3,/);
  assert.match(fixOf({ score_mean: "high" }), /such as 72\.5,/);
});

test("pass@k is a percentage", () => {
  assert.deepEqual(inSummary({ "pass@k": "100" }), []);
  assert.deepEqual(inSummary({ "pass@k": "0" }), []);
  assert.deepEqual(inSummary({ "pass@k": "100.1" }), ["E-PERCENTAGE pass@k"]);
  assert.deepEqual(inSummary({ "pass@k": "-1" }), ["E-PERCENTAGE pass@k"]);
});

test("an id stands once in a list", () => {
  for (const list of ["test_data", "training_data", "validation_data"]) {
    assert.deepEqual(inMeta({ [list]: '["b", "c", "b"]' }), [`E-LIST-TWICE ${list}.2`]);
  }
  const lists =
    "experiments: [f, f]\ngroups: [{ id: g, test_data: [b, b] }]\nentries: { identity: [model_name, model_name] }\n";
  const { problems } = readDocument(leaderboardDefinition, "yaml", "f", lists);
  assert.deepEqual(
    problems.filter(({ code }) => code === "E-LIST-TWICE").map(({ path }) => path),
    ["experiments.1", "groups.0.test_data.1", "entries.identity.1"],
  );
});

test("null, written as null or ~, says that the source does not tell: one warning for a file", () => {
  const { content, problems } = readDocument(
    phaseSummary,
    "yaml",
    "f",
    yaml(summary, { score_mean: "~", cost: "null" }),
  );
  assert.deepEqual(
    problems.map(({ code, line, column }) => [code, line, column]),
    [["W-NULL", 2, 13]],
  );
  assert.match(problems[0]?.message.en ?? "", /^score_mean, cost are null/);
  assert.equal(content?.fields.cost, null);
  assert.deepEqual(inMeta({ harness_version: "null", model_provider: "~", thinking_level: "null" }), [
    "W-NULL harness_version",
  ]);
  assert.deepEqual(inMeta({ harness_name: "null", test_data: "null", author: "null" }), [
    "E-NULL harness_name",
    "E-NULL test_data",
    "E-NULL author",
  ]);
});

test("of one attempt a null spread is right and not a gap", () => {
  assert.deepEqual(inSummary({ n_attempt: "1", score_std: "null" }), []);
  assert.deepEqual(inSummary({ n_attempt: "2", score_std: "null" }), ["W-NULL score_std"]);
});

test("an optional key that is null or empty is absent", () => {
  const { content, problems } = readDocument(
    experimentMeta,
    "yaml",
    "f",
    yaml(meta, { algorithm: "null", training_data: "", references: "~" }),
  );
  assert.deepEqual(problems, []);
  assert.equal(content?.fields.algorithm, undefined);
  assert.equal(content?.fields.training_data, undefined);
});

test("versions, links, ids, choices", () => {
  assert.deepEqual(inMeta({ harness_version: '"2026.10.09.1"' }), ["W-VERSION harness_version"]);
  for (const link of ["javascript:alert(1)", "//host/x", "docs/x", "ftp://host/x", "https://", "http://a b"]) {
    assert.deepEqual(inMeta({ references: `["${link}"]` }), ["E-URL references.0"], link);
  }
  assert.deepEqual(inMeta({ references: '["https://arxiv.org/abs/1", "http://a.example"]' }), []);
  assert.deepEqual(inMeta({ algorithm: '"few shot"' }), ["E-ID algorithm"]);
  const { problems } = readDocument(experimentMeta, "yaml", "f", yaml(meta, { thinking_level: '"hihg"' }));
  assert.equal(problems[0]?.code, "E-THINKING-LEVEL");
  assert.match(problems[0]?.fix.en ?? "", /did you mean "high"/);
});

test("an unknown key is told with the nearest known one", () => {
  const { problems } = readDocument(phaseSummary, "yaml", "f", yaml(summary, { "pass@K": "60", score_maen: "1" }));
  assert.deepEqual(
    problems.map(({ code, line, column, fix }) => [code, line, column, fix.en]),
    [
      ["W-UNKNOWN-KEY", 10, 1, 'did you mean "pass@k"?'],
      // That key is there already.
      ["W-UNKNOWN-KEY", 11, 1, "remove it, unless another program reads it."],
    ],
  );
});

test("withdrawn needs a reason; synthetic is a boolean; caveats have a text", () => {
  assert.deepEqual(inMeta({ status: "withdrawn" }), ["E-WITHDRAWN-REASON withdrawn_reason"]);
  assert.deepEqual(inMeta({ status: "withdrawn", withdrawn_reason: '"wrong seed"' }), []);
  assert.deepEqual(inMeta({ synthetic: '"true"' }), ["E-TYPE synthetic"]);
  assert.deepEqual(inMeta({ caveats: '[{ text_zh: "上限" }]' }), ["E-REQUIRED caveats.0.text"]);
});

test("the address of an author is looked at and not handed on", () => {
  const { content, problems } = readDocument(
    experimentMeta,
    "yaml",
    "f",
    yaml(meta, { author: '{ name: "Lab", email: "no address", homepage: "https://lab.example" }' }),
  );
  assert.deepEqual(
    problems.map(({ code, path }) => `${code} ${path}`),
    ["W-EMAIL author.email"],
  );
  assert.deepEqual(content?.fields.author, { name: "Lab", homepage: "https://lab.example" });
});

test("a list with a faulty item is absent as a whole, its problem names the item", () => {
  const { content, problems } = readDocument(experimentMeta, "yaml", "f", yaml(meta, { test_data: "[a, 5, b]" }));
  assert.deepEqual(
    problems.map(({ code, path }) => `${code} ${path}`),
    ["E-QUOTE test_data.1"],
  );
  assert.equal(content?.fields.test_data, undefined);
  assert.deepEqual(inMeta({ test_data: "[]" }), ["E-LIST-EMPTY test_data"]);
  assert.deepEqual(inMeta({ test_data: "b" }), ["E-TYPE test_data"]);
});

test("records: places relative to the record, nulls counted over the file", () => {
  const record = (score: string) =>
    `- source:\n    - benchmark_id: b\n      task_id: t\n  time: null\n  score: ${score}\n  cost: ~\n  duration_ms: 1\n` +
    "  n_input_tokens: 3\n  n_cache_tokens: 2\n  n_output_tokens: 1\n  error_reason: ''\n";
  const { content, problems } = readRecords("f", record("1") + record("x") + record("0"));
  assert.deepEqual(
    problems.map(({ code, line, path, message }) => [code, line, path, message.en]),
    [
      ["E-NUMBER", 16, "1.score", '"x" is not a finite number.'],
      ["W-NULL", 4, "0.time", "time, cost are null in 3 records: the source does not say."],
    ],
  );
  assert.equal(content?.[2]?.marks["source.0.task_id"], 25 * 1024 + 16);
  assert.deepEqual(
    content?.map(({ fields }) => fields.score),
    [1, undefined, 0],
  );
  assert.deepEqual([content?.[0]?.fields.time, content?.[0]?.fields.error_reason], [null, undefined]);
  assert.deepEqual(
    readRecords("f", "a: 1\n").problems.map(({ code }) => code),
    ["E-TYPE"],
  );
});

test("a manifest as Penguin ships it gives a short report", () => {
  const text = [
    'id = "sec-a"',
    'title = "Sec A"',
    'description = "Ten tasks."',
    'version = "2026.10.09.1"',
    'status = "published"',
    "runs = 1",
    "[origin]",
    'kind = "builtin"',
  ].join("\n");
  const { problems } = readDocument(benchmarkManifest, "toml", "f", text);
  assert.deepEqual(problems.map(({ code, line, path }) => `${code} ${line} ${path}`).toSorted(), [
    "E-REQUIRED 1 last_update",
    "W-UNKNOWN-KEY 6 runs",
    "W-VERSION 4 version",
  ]);
  const missing = problems.find(({ path }) => path === "last_update");
  assert.equal(
    missing?.fix.en,
    'add them with your own values, such as last_update = "2026-10-29T12:00:00Z"; author = { name = "…" }.',
  );
});

test("a TOML date equals the quoted one, but is no text", () => {
  const text = 'id = "t"\ntitle = 2026-10-29\ndescription = "d"\n[budget]\ntimeout = -1\ngpus = 0\n';
  const { problems } = readDocument(taskConfig, "toml", "f", text);
  assert.deepEqual(
    problems.map(({ code, path, line, column }) => `${code} ${path} ${line}:${column}`),
    ["E-QUOTE title 2:9", "E-NEGATIVE budget.timeout 5:11"],
  );
});

test("a definition: groups, entries, short names, columns", () => {
  const text = [
    "leaderboard_id: l",
    "status: published",
    "title: L",
    "description: d",
    'last_update: "2026-11-30T00:00:00Z"',
    "author: { name: Lab }",
    "groups: [{ id: g, test_data: [b] }]",
    "entries: { identity: [model_name, author.nam] }",
    'display: { model_name: { "m[1m]": M }, algorithm: { a: { en: few-shot, zh: 少样本 } } }',
    "columns: [{ id: score, title: Score, value: mean(test.score), unit: point, digits: 2.5, direction: up }]",
  ].join("\n");
  const { content, problems } = readDocument(leaderboardDefinition, "yaml", "f", text);
  assert.deepEqual(
    problems.map(({ code, path }) => `${code} ${path}`),
    [
      "E-IDENTITY entries.identity.1",
      "E-COLUMN-UNIT columns.0.unit",
      "E-INTEGER columns.0.digits",
      "E-COLUMN-DIRECTION columns.0.direction",
    ],
  );
  assert.deepEqual(content?.fields.display, {
    model_name: { "m[1m]": { en: "M", zh: "M" } },
    algorithm: { a: { en: "few-shot", zh: "少样本" } },
  });
});

test("distances between words", () => {
  assert.deepEqual(
    [
      ["kitten", "sitting"],
      ["", "abc"],
      ["flaw", "lawn"],
      ["same", "same"],
      ["hihg", "high"],
    ].map(([a = "", b = ""]) => editDistance(a, b)),
    [3, 3, 2, 0, 1],
  );
  assert.equal(nearestName("Titel", ["status", "title"]), "title");
  assert.equal(nearestName("origin", ["id", "title", "version"]), null);
});
