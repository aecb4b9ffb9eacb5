/** The tests as they reach the reader: from both sides alike, coloured only where they passed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../../../src/i18n/en.ts";
import { columnDifference, groupDifference } from "../../../../src/views/compare/difference.ts";
import { findings } from "../../../../src/views/compare/findings.ts";
import { compareFiles } from "../../../support/compare-board.ts";

/** `strong` solves ten tasks of twelve more than `weak`, `close` eight more and two fewer: McNemar's p 0.002 and 0.109. */
const zeros = Array.from({ length: 12 }, () => 0);
const solved = (...tasks: readonly number[]) => [zeros.map((_, task) => (tasks.includes(task) ? 100 : 0))];
const files = compareFiles(
  [
    { model: "weak", phases: { test: { scores: solved(10, 11), cost: 8 } } },
    { model: "strong", phases: { test: { scores: solved(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), cost: 6 } } },
    { model: "close", phases: { test: { scores: solved(0, 1, 2, 3, 4, 5, 6, 7), cost: 8 } } },
    { model: "few", phases: { test: { scores: solved(9, 10, 11), cost: null } } },
  ],
  {
    columns: [
      { id: "score", title: "Score", value: "mean(test.score)", unit: "score", primary: true },
      { id: "cost", title: "Cost", value: "sum(test.cost)", unit: "usd", direction: "lower" },
      { id: "twice", title: "Twice", value: "mean(test.score) * 2", unit: "score" },
    ],
  },
);
const [score, cost, twice] = files.board.columns;

function difference(index: number, model: string, reference: string) {
  const column = files.board.columns[index];
  return column && columnDifference(column, index, files.entry(model), files.entry(reference));
}

test("McNemar's exact p, the counts of tasks, and the verdict from either side", () => {
  const weak = files.entry("weak");
  const pair = files.entry("strong").pairs[weak.id];
  // 2 x 0.5^10 = 0.00195; 100 x 10 / 12 = 83.33.
  assert.deepEqual(
    [pair?.p, pair?.tasks, pair?.differing, pair?.code, pair?.tone, pair?.difference],
    ["0.002", "12", "10", "better", "better", "+83.33"],
  );
  const back = weak.pairs[files.entry("strong").id];
  assert.deepEqual([back?.p, back?.code, back?.tone, back?.difference], ["0.002", "worse", "worse", "−83.33"]);
  // 2 x (1 + 10 + 45) / 2^10 = 0.109.
  const close = files.entry("close").pairs[weak.id];
  assert.deepEqual([close?.p, close?.code, close?.tone], ["0.109", "undecided", "plain"]);
  assert.deepEqual([files.entry("few").pairs[weak.id]?.p, files.entry("few").pairs[weak.id]?.code], ["—", "too-few"]);
});

test("a row says so where the interval leaves out 0 and the test does not confirm it", () => {
  const near = compareFiles([
    { model: "weak", phases: { test: { scores: solved(10, 11) } } },
    { model: "seven", phases: { test: { scores: solved(0, 1, 2, 3, 4, 5, 6, 11) } } },
  ]);
  // Seven gained, one lost: 50 ± 2.201 x 19.462, but 2 x (1 + 8) / 2^8 = 0.0703.
  const pair = near.entry("seven").pairs[near.entry("weak").id];
  assert.deepEqual([pair?.interval, pair?.p, pair?.code], ["[+7.16, +92.84]", "0.070", "undecided"]);
  assert.equal(pair?.disagreement, "the interval leaves out 0, the test does not confirm it");
  assert.equal(files.entry("strong").pairs[files.entry("weak").id]?.disagreement, null);
  assert.equal(files.entry("close").pairs[files.entry("weak").id]?.disagreement, null);
});

test("a measured difference has a colour only where its test passed", () => {
  assert.deepEqual(difference(0, "strong", "weak"), { text: "+83.33", percent: null, arrow: "▲", tone: "better" });
  assert.deepEqual(difference(0, "close", "weak"), { text: "+50.00", percent: null, arrow: "▲", tone: "plain" });
  // The test is about the score; twice the score is another number.
  assert.equal(twice?.measured, true);
  assert.deepEqual(difference(2, "strong", "weak"), { text: "+166.67", percent: null, arrow: "▲", tone: "plain" });
  assert.equal(score?.primary, true);
});

test("an exact difference has the colour of its direction, and its share", () => {
  assert.equal(cost?.measured, false);
  assert.deepEqual(difference(1, "strong", "weak"), { text: "−2.00", percent: "−25", arrow: "▼", tone: "better" });
  assert.deepEqual(difference(1, "weak", "strong"), { text: "+2.00", percent: "+33", arrow: "▲", tone: "worse" });
  assert.deepEqual(difference(1, "close", "weak"), { text: "0.00", percent: null, arrow: null, tone: "plain" });
  assert.equal(difference(1, "few", "weak"), null);
});

test("where the leaderboard has one group, that group is what was tested", () => {
  const gap = groupDifference(files.board.groups[0] ?? { id: "" }, 0, files.entry("strong"), files.entry("weak"));
  assert.deepEqual(gap, { text: "+83.33", percent: null, arrow: "▲", tone: "better" });
});

test("where it has several, none of them is", () => {
  const run = (model: string, on: string, ...tasks: readonly number[]) => ({
    model,
    on,
    phases: { test: { scores: solved(...tasks) } },
  });
  const two = compareFiles([
    run("weak", "b1", 10, 11),
    run("weak", "b2", 10, 11),
    run("strong", "b1", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    run("strong", "b2", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
  ]);
  assert.equal(two.entry("strong").pairs[two.entry("weak").id]?.code, "better");
  for (const [index, group] of two.board.groups.entries()) {
    assert.equal(groupDifference(group, index, two.entry("strong"), two.entry("weak"))?.tone, "plain");
  }
  assert.deepEqual(
    two.board.tasks.slice(0, 2).map(({ label }) => label),
    ["b1/t1", "b1/t10"],
  );
});

test("every sentence says who, how it came out, by how much and on what", () => {
  const of = (...models: readonly string[]) => findings(files.board, models.map(files.entry), en.compare);
  assert.deepEqual(of("weak", "strong", "close", "few"), [
    // 83.33 ± 2.201 x 11.237; 50 ± 2.201 x 23.029; 8.33 ± 2.201 x 8.333. Detectable: (2.201 + 0.876) x 23.029.
    "**B against A: better.** Score +83.33, 95 % interval [+58.60, +108.07]; 12 shared tasks, 10 of them differ; p\u00a0=\u00a00.002.",
    "**C against A: no difference shown.** Score +50.00, 95 % interval [−0.68, +100.68]; 12 shared tasks, 10 of them differ; p\u00a0=\u00a00.109. This data could have shown 70.85.",
    "**D against A: too few to test.** Score +8.33, 95 % interval [−10.01, +26.67]; 12 shared tasks, 1 of them differ.",
  ]);
});

test("an entry without a value is not tested, and the reason is told", () => {
  const partial = compareFiles([
    { model: "whole", on: "b1", phases: { test: { scores: solved(1) } } },
    { model: "whole", on: "b2", phases: { test: { scores: solved(1) } } },
    { model: "part", on: "b1", phases: { test: { scores: solved(2) } } },
  ]);
  assert.deepEqual(findings(partial.board, [partial.entry("whole"), partial.entry("part")], en.compare), [
    "**B against A: not tested.** One of the two has no value in the column that ranks.",
  ]);
});

test("on a large leaderboard a pair that one side has, the other has too", () => {
  const many = Array.from({ length: 203 }, (_, index) => ({
    model: `m${String(index).padStart(3, "0")}`,
    phases: { test: { scores: [[index % 101, index, 50]] } },
  }));
  const { entries } = compareFiles(many);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const oneSided = entries.flatMap(({ id, pairs }) =>
    Object.keys(pairs).filter((other) => byId.get(other)?.pairs[id] === undefined),
  );
  assert.deepEqual(oneSided, []);
  const counts = entries.map(({ pairs }) => Object.keys(pairs).length);
  assert.ok(Math.min(...counts) >= 100 && Math.max(...counts) < 202);
});
