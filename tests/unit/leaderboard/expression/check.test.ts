/** The meaning of expressions that are well formed. */
import assert from "node:assert/strict";
import test from "node:test";
import type { LeaderboardReading } from "../../../../content-loaders/check.ts";
import { type Marks, packMark } from "../../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../../content-loaders/schema/leaderboard.ts";
import { checkExpressions } from "../../../../src/leaderboard/check-leaderboard.ts";
import { checkExpression, isMeasured, type Vocabulary } from "../../../../src/leaderboard/expression/check.ts";
import { mathml } from "../../../../src/leaderboard/expression/mathml.ts";
import { parseExpression } from "../../../../src/leaderboard/expression/parse.ts";
import { definition, experiment } from "../../../support/board-records.ts";

const vocabulary: Vocabulary = {
  groups: ["tg001", "gdp-a"],
  experiments: new Map([
    ["one", ["lb/one"]],
    ["two", ["lb/two", "other/two"]],
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
    [
      'group("x").test.score + mean(train.score) + experiment("y").test.score',
      ["E-EXPR-GROUP 7", "E-EXPR-ROUND 36", "E-EXPR-EXPERIMENT 56"],
    ],
  ] as const) {
    assert.deepEqual(told(text), expected, text);
  }
});

test("baseline needs algorithm in the identity, best a direction", () => {
  assert.deepEqual(told("mean(baseline.test.score)", { hasBaseline: false }), ["E-EXPR-BASELINE 6"]);
  assert.deepEqual(told("mean(best(val.score))", { direction: "neutral" }), ["E-EXPR-BEST 6"]);
  assert.deepEqual(told("mean(best(val.score))", { direction: "lower" }), []);
});

test("which columns have a spread", () => {
  const measured = (text: string): boolean => {
    const parsed = parseExpression(text);
    return parsed.kind === "expression" && isMeasured(parsed.tree);
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
    checkExpressions(board, { experiments }).map(({ code, line, column, path }) => `${path} ${line}:${column} ${code}`),
    [
      "columns.0.std 20:10 E-EXPR-FIELD",
      "columns.1.value 22:12 E-EXPR-BEST",
      "columns.2.value 24:12 E-EXPR-EXPERIMENT",
      "columns.3.value 26:12 E-EXPR-GROUP",
    ],
  );
});

test("a named entry brings the group of an experiment of another folder with it", () => {
  const fields = definition({
    columns: [{ id: "a", title: "A", value: 'group("b2").test.score' }],
    entries: { named: [{ id: "z", experiments: ["other/z"] }] },
  });
  const board = readingOf(fields);
  const experiments = [experiment("lb/x", { test_data: ["b1"] }, {}), experiment("other/z", { test_data: ["b2"] }, {})];
  assert.deepEqual(checkExpressions(board, { experiments }), []);
  const codes = checkExpressions(board, { experiments: experiments.slice(0, 1) }).map(({ code }) => code);
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
