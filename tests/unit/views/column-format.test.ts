/** Numbers of columns as text: one unit and one number of decimals a column, the same digits in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf } from "../../../src/leaderboard/columns.ts";
import { columnFormat, columnTitle, isMacroMean } from "../../../src/views/column-format.ts";

type Stated = NonNullable<Parameters<typeof columnsOf>[0]>[number];

function column(value: string, rest: Partial<Stated> = {}) {
  const [made] = columnsOf([{ id: "x", title: "X", value, ...rest }]);
  assert.ok(made);
  return made;
}

test("a column's unit and decimals decide its text", () => {
  const text = (value: number, stated: Partial<Stated>) => {
    const format = columnFormat(column("mean(test.score)", stated), [value], "en");
    return [format.value(value), format.unit];
  };
  assert.deepEqual(text(72.345, { unit: "score" }), ["72.35", "of 100"]);
  assert.deepEqual(text(12.5, { unit: "points", digits: 1 }), ["+12.5", "points"]);
  assert.deepEqual(text(-0.004, { unit: "points" }), ["0.00", "points"]);
  assert.deepEqual(text(1234.5, { unit: "usd" }), ["1,234.50", "USD"]);
  assert.deepEqual(text(0.5, { unit: "ratio", digits: 3 }), ["0.500", ""]);
  assert.deepEqual(text(66.6, { unit: "percent", digits: 0 }), ["67", "%"]);
  assert.deepEqual(text(4, { unit: "count", digits: 0 }), ["4", ""]);
});

test("tokens and times are scaled by the largest of the column, so that decimals align", () => {
  const tokens = columnFormat(column("sum(test.n_input_tokens)"), [23_132_918, 9_000], "en");
  assert.deepEqual([tokens.value(23_132_918), tokens.value(9_000), tokens.unit], ["23.13", "0.01", "M tokens"]);
  const stated = columnFormat(column("sum(test.n_input_tokens)", { digits: 1 }), [23_132_918], "en");
  assert.equal(stated.value(23_132_918), "23.1");
  const time = columnFormat(column("sum(test.duration_ms)"), [7_200_000], "zh");
  assert.deepEqual([time.value(90_000), time.unit], ["1.5", "分钟"]);
});

test("a title that was given in English only is marked as English", () => {
  const title = (rest: Partial<Stated>) => columnTitle(column("mean(test.score)", rest), "zh");
  assert.deepEqual(title({ title: "Score" }), { text: "Score", lang: "en" });
  assert.deepEqual(title({ title: "Score", title_zh: "得分" }), { text: "得分", lang: undefined });
});

test("a mean over groups is told from one over stated figures", () => {
  const macro = (value: string) => isMacroMean(column(value));
  assert.deepEqual(
    [
      "mean(test.score)",
      "mean(available(test.score))",
      "sum(test.cost)",
      'mean(group("a").test.score, group("b").test.score)',
    ].map(macro),
    [true, true, false, false],
  );
});
