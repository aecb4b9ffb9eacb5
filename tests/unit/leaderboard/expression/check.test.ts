/** The meaning of expressions that are well formed. */
import assert from "node:assert/strict";
import test from "node:test";
import type { LeaderboardReading } from "../../../../content-loaders/check.ts";
import { type Marks, packMark } from "../../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../../content-loaders/schema/leaderboard.ts";
import { checkExpressions } from "../../../../src/leaderboard/check-leaderboard.ts";
import { checkExpression, spreadBases, type Vocabulary } from "../../../../src/leaderboard/expression/check.ts";
import { mathml } from "../../../../src/leaderboard/expression/mathml.ts";
import { parseExpression } from "../../../../src/leaderboard/expression/parse.ts";
import { definition, experiment } from "../../../support/board-records.ts";

const vocabulary: Vocabulary = {
  groups: ["tg001", "gdp-a"],
  experiments: new Map([
    ["one", ["lb/one"]],
    ["two", ["lb/two", "other/two"]],
  ]),
  runs: new Map([
    ["base-run", ["gsm8k", "acme.rig"]],
    ["tuned-run", ["gsm8k"]],
    ["bare-run", []],
  ]),
  packs: new Map([
    ["gsm8k", ["exact_match,strict-match", "exact_match,flexible-extract"]],
    ["acme.rig", null],
  ]),
  hasBaseline: true,
  direction: "higher",
};

function told(text: string, changes: Partial<Vocabulary> = {}): readonly string[] {
  const parsed = parseExpression(text);
  if (parsed.kind === "refused") assert.fail(text);
  return checkExpression(parsed.tree, { ...vocabulary, ...changes }).map(
    (found) => `${found.at({ file: "", line: 1, column: 1, path: "" }).code} ${found.offset + 1}`,
  );
}

test("what makes one number per entry passes", () => {
  for (const text of [
    "mean(test.score)",
    'group("gdp-a").test.score',
    'max(group("gdp-a").test.score, 0)',
    'experiment("one").test.score - experiment("other/two").test.score',
    "mean(test.score) > 50 ? 1 : 0",
    "combined_std(test.score_std)",
    "std(mean(test.score))",
    "sum(train.cost) + sum(val.cost)",
    "42",
    'run("base-run").pack("gsm8k").primary',
    'mean(test.score) - 100 * run("tuned-run").pack("gsm8k").metric("exact_match,flexible-extract")',
    'mean(run("base-run").pack("gsm8k").primary, run("tuned-run").pack("gsm8k").primary)',
    'se(run("base-run").pack("gsm8k").primary)',
    // Which metrics a faulty pack declares is not known.
    'run("base-run").pack("acme.rig").metric("anything")',
  ]) {
    assert.deepEqual(told(text), [], text);
  }
});

test("what does not is told, all of it", () => {
  for (const [text, expected] of [
    ["test.score", ["E-EXPR-GROUPS 1"]],
    ["abs(test.score - 1)", ["E-EXPR-GROUPS 1"]],
    ["max(test.score, 0)", ["E-EXPR-GROUPS 5"]],
    ["mean(test.score, val(1).score)", ["E-EXPR-GROUPS 6", "E-EXPR-GROUPS 18"]],
    ["weighted_mean(1)", ["E-EXPR-NEEDS-GROUPS 15"]],
    ["pooled_std(test.score_std, 3)", ["E-EXPR-NEEDS-GROUPS 28"]],
    ["mean(train.score)", ["E-EXPR-ROUND 12"]],
    ["mean(train.score_mean)", ["E-EXPR-ROUND 12"]],
    ["mean(test.n_rounds)", ["E-EXPR-ROUND 11"]],
    ["mean(train(1).n_rounds)", ["E-EXPR-ROUND 15"]],
    ["mean(last(train.n_rounds))", ["E-EXPR-ROUND 17"]],
    ['group("tg002").test.score', ["E-EXPR-GROUP 7"]],
    ['experiment("none").test.score', ["E-EXPR-EXPERIMENT 12"]],
    ['experiment("lb/none").test.score', ["E-EXPR-EXPERIMENT 12"]],
    ['experiment("two").test.score', ["E-EXPR-AMBIGUOUS 12"]],
    ["mean(test.score) > 1", ["E-EXPR-TYPE 1"]],
    ["1 ? 2 : 3", ["E-EXPR-TYPE 1"]],
    ["(1 > 2) + 3", ["E-EXPR-TYPE 2"]],
    ["std(sum(test.cost))", ["E-EXPR-SPREAD 1"]],
    ["combined_std(test.score)", ["E-EXPR-SPREAD 14"]],
    ['combined_std(run("base-run").pack("gsm8k").primary)', ["E-EXPR-SPREAD 14"]],
    ['mean(test.score, run("base-run").pack("gsm8k").primary)', ["E-EXPR-GROUPS 6"]],
    ['mean(run("base-rum").pack("gsm8k").primary)', ["E-EXPR-RUN 10"]],
    ['run("base-run").pack("gsm8").primary', ["E-EXPR-PACK 22"]],
    ['run("tuned-run").pack("acme.rig").primary', ["E-EXPR-RUN-PACK 23"]],
    ['run("base-run").pack("gsm8k").metric("exact_match")', ["E-EXPR-METRIC 38"]],
    ['run("x").pack("y").metric("z")', ["E-EXPR-RUN 5", "E-EXPR-PACK 15"]],
    ['run("x").pack("gsm8k").metric("z")', ["E-EXPR-RUN 5", "E-EXPR-METRIC 31"]],
    [
      'group("x").test.score + mean(train.score) + experiment("y").test.score',
      ["E-EXPR-GROUP 7", "E-EXPR-ROUND 36", "E-EXPR-EXPERIMENT 56"],
    ],
  ] as const) {
    assert.deepEqual(told(text), expected, text);
  }
});

test("what is wrong with a number of a run names what there is, and what is near", () => {
  const sentences = (text: string): readonly string[] => {
    const parsed = parseExpression(text);
    if (parsed.kind === "refused") assert.fail(text);
    return checkExpression(parsed.tree, vocabulary).flatMap((found) => {
      const { message, fix } = found.at({ file: "", line: 1, column: 1, path: "" });
      return [message.en, fix.en, message.zh, fix.zh];
    });
  };
  const [message, fix, , chinese] = sentences('run("base-run").pack("gsm8k").metric("exact_match,strict")');
  assert.match(message ?? "", /^Character 38: the pack "gsm8k" declares no metric "exact_match,strict"\.$/);
  assert.match(fix ?? "", /"exact_match,strict-match", "exact_match,flexible-extract"/);
  assert.match(chinese ?? "", /"exact_match,strict-match"、"exact_match,flexible-extract"/);
  assert.match(sentences('run("base-rum").pack("gsm8k").primary')[1] ?? "", /base-run/);
  assert.match(sentences('run("tuned-run").pack("acme.rig").primary')[1] ?? "", /results for \(gsm8k\)/);
  assert.match(
    sentences('run("bare-run").pack("gsm8k").primary')[1] ?? "",
    /^add runs\/bare-run\/gsm8k\/ with a report\.$/,
  );
});

test("baseline needs algorithm in the identity, best a direction", () => {
  assert.deepEqual(told("mean(baseline.test.score)", { hasBaseline: false }), ["E-EXPR-BASELINE 6"]);
  assert.deepEqual(told("mean(best(val.score))", { direction: "neutral" }), ["E-EXPR-BEST 6"]);
  assert.deepEqual(told("mean(best(val.score))", { direction: "lower" }), []);
});

test("which columns have a spread", () => {
  const measured = (text: string): boolean => {
    const parsed = parseExpression(text);
    return parsed.kind === "expression" && spreadBases(parsed.tree).length > 0;
  };
  for (const text of ["mean(test.score)", "mean(test.score / test.cost)", "mean(available(test.score))"])
    assert.ok(measured(text), text);
  for (const text of [
    "sum(test.cost)",
    "count(test.score)",
    "std(mean(test.score))",
    "mean(value(test.score))",
    "mean(test.score_mean)",
  ]) {
    assert.ok(!measured(text), text);
  }
});

const noRuns = { runs: [], packs: [] };

/** A definition as it was read, without faults. */
function readingOf(fields: LeaderboardDefinition, marks: Marks = {}): LeaderboardReading {
  const definition = { file: "leaderboards/lb.yaml", fields, marks, written: {} };
  return { id: "lb", definition, columns: fields.columns ?? null };
}

test("a definition's expressions are checked in their places", () => {
  const fields = definition({
    columns: [
      { id: "a", title: "A", value: "mean(test.score)", std: "combined_std(test.scor)" },
      { id: "b", title: "B", value: "mean(best(val.score))", direction: "neutral" },
      { id: "c", title: "C", value: 'group("b1").test.score - experiment("draft").test.score' },
      { id: "d", title: "D", value: 'group("b2").test.score' },
    ],
  });
  const marks = {
    "columns.0.std": packMark(20, 10),
    "columns.1.value": packMark(22, 12),
    "columns.2.value": packMark(24, 12),
    "columns.3.value": packMark(26, 12),
  };
  const board = readingOf(fields, marks);
  const experiments = [
    experiment("lb/x", { test_data: ["b1"] }, {}),
    experiment("lb/draft", { status: "draft", test_data: ["b2"] }, {}),
  ];
  assert.deepEqual(
    checkExpressions(board, { experiments, ...noRuns }).map(
      ({ code, line, column, path }) => `${path} ${line}:${column} ${code}`,
    ),
    [
      "columns.0.std 20:10 E-EXPR-FIELD",
      "columns.1.value 22:12 E-EXPR-BEST",
      "columns.2.value 24:12 E-EXPR-EXPERIMENT",
      "columns.3.value 26:12 E-EXPR-GROUP",
    ],
  );
});

test("runs and packs that are published, or could not be read, can be named", () => {
  const value = (run: string, pack: string) => `run("${run}").pack("${pack}").metric("b")`;
  const names = [
    ["sound", "sound"],
    ["broken", "sound"],
    ["sound", "broken"],
    ["draft", "sound"],
    ["withdrawn", "sound"],
    ["sound", "draft"],
  ] as const;
  const fields = definition({
    columns: names.map(([run, pack], i) => ({ id: `c${i}`, title: "C", value: value(run, pack) })),
  });
  const results = ["sound", "broken", "draft"].map((pack) => ({ pack }));
  const items = {
    experiments: [],
    runs: [
      { id: "sound", manifest: { fields: { status: "published" } }, results },
      { id: "broken", manifest: null, results },
      { id: "draft", manifest: { fields: { status: "draft" } }, results },
      { id: "withdrawn", manifest: { fields: { status: "withdrawn" } }, results },
    ],
    packs: [
      { id: "sound", plugin: { fields: {} }, metrics: [{ key: "a" }, { key: "b" }] },
      { id: "broken", plugin: null, metrics: [{ key: "a" }, {}] },
      { id: "draft", plugin: { fields: { status: "draft" } }, metrics: [{ key: "b" }] },
    ],
  } as const;
  assert.deepEqual(
    checkExpressions(readingOf(fields), items).map(({ path, code }) => `${path} ${code}`),
    ["columns.3.value E-EXPR-RUN", "columns.4.value E-EXPR-RUN", "columns.5.value E-EXPR-PACK"],
  );
});

test("a named entry brings the group of an experiment of another folder with it", () => {
  const fields = definition({
    columns: [{ id: "a", title: "A", value: 'group("b2").test.score' }],
    entries: { named: [{ id: "z", experiments: ["other/z"] }] },
  });
  const board = readingOf(fields);
  const experiments = [experiment("lb/x", { test_data: ["b1"] }, {}), experiment("other/z", { test_data: ["b2"] }, {})];
  assert.deepEqual(checkExpressions(board, { experiments, ...noRuns }), []);
  const codes = checkExpressions(board, { experiments: experiments.slice(0, 1), ...noRuns }).map(({ code }) => code);
  assert.deepEqual(codes, ["E-EXPR-GROUP"]);
});

test("an expression as mathematics", () => {
  const shown = (text: string): string => {
    const parsed = parseExpression(text);
    return parsed.kind === "expression" ? mathml(parsed.tree) : "";
  };
  const namespace = 'xmlns="http://www.w3.org/1998/Math/MathML"';
  assert.equal(
    shown("mean(test.score)"),
    `<math ${namespace}><mrow><mrow><mfrac><mn>1</mn><mi>G</mi></mfrac><mrow><munderover><mo>∑</mo><mrow><mi>g</mi><mo>=</mo><mn>1</mn></mrow><mi>G</mi></munderover><mrow><msub><mi>test.score</mi><mi>g</mi></msub></mrow></mrow></mrow></mrow></math>`,
  );
  assert.match(
    shown("mean(test.score - baseline.test.score)"),
    /<mo>\(<\/mo>.*<mi>baseline\.test\.score<\/mi>.*<mo>\)<\/mo>/,
  );
  assert.match(
    shown('group("a").test.score / 2'),
    /<mfrac><mrow><msub><mi>test\.score<\/mi><mtext>a<\/mtext><\/msub><\/mrow><mrow><mn>2<\/mn><\/mrow><\/mfrac>/,
  );
  assert.match(shown('run("run-1").pack("gsm8k").primary'), /<msub><mtext>gsm8k<\/mtext><mtext>run-1<\/mtext><\/msub>/);
  assert.match(shown('run("a").pack("p").metric("x,<y")'), /<mtext>p: x,&lt;y<\/mtext>/);
  assert.match(shown('experiment("a<b").test.score'), /<mtext>a&lt;b<\/mtext>/);
  for (const text of [
    "sqrt(2)",
    "exp(1)",
    "abs(-1)",
    "1 < 2 ? 3 : 4",
    "pow(2, 3)",
    "min(test.score)",
    "weighted_mean(test.score)",
    "combined_std(test.score_std)",
  ]) {
    const markup = shown(text);
    assert.equal(markup.match(/<[a-z]+/g)?.length, markup.match(/<\/[a-z]+>/g)?.length, text);
  }
});
