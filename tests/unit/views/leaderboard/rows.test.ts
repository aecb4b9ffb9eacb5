/** Sorting and filtering of the interactive table: what is missing, ties, and the number behind every value. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compareNatural, naturalPlaces } from "../../../../src/views/leaderboard/natural-order.ts";
import { filterEntries, searchTexts, sortedPlaces } from "../../../../src/views/leaderboard/rows.ts";
import type { TableField } from "../../../../src/views/leaderboard/table-data.ts";
import { seeded } from "../../../support/board-records.ts";

test("what is missing stands last in both directions, and equals keep the order of the board", () => {
  const values = [2, null, 0.30000000000000004, 2, 0.3, null];
  assert.deepEqual(sortedPlaces(values, "asc"), [4, 2, 0, 3, 1, 5]);
  assert.deepEqual(sortedPlaces(values, "desc"), [0, 3, 2, 4, 1, 5]);
  assert.deepEqual(sortedPlaces([], "asc"), []);
});

test("numbers inside a text count as numbers", () => {
  const names = [
    "run-10",
    "运行-1",
    "Run-2",
    "run-02",
    "run",
    "run-2b",
    "run-9007199254740993",
    "run-9007199254740992",
  ];
  assert.deepEqual([...names].sort(compareNatural), [
    "run",
    "Run-2",
    "run-02",
    "run-2b",
    "run-10",
    "run-9007199254740992",
    "run-9007199254740993",
    "运行-1",
  ]);
  assert.deepEqual(naturalPlaces(["run-10", null, "run-2", "run-10"]), [1, null, 0, 1]);
});

const field = (key: string, names: readonly string[], of: readonly (readonly number[])[]): TableField => ({
  key,
  title: key,
  facet: true,
  values: names.map((name) => ({ value: name, label: name })),
  of,
});

/** Four entries: the last one has experiments with two harnesses. */
const fields = [
  field("model", ["a", "b"], [[0], [0], [1], [1]]),
  field("harness", ["x", "y"], [[0], [1], [0], [0, 1]]),
];
const texts = ["one ay", "two a", "three b", "four b"];

test("values of one field are alternatives, fields and words add up", () => {
  const shown = (chosen: readonly (readonly number[])[], text = "") =>
    filterEntries(fields, chosen, text, texts).matches;
  assert.deepEqual(shown([[], []]), [true, true, true, true]);
  assert.deepEqual(shown([[0, 1], []]), [true, true, true, true]);
  assert.deepEqual(shown([[1], [1]]), [false, false, false, true]);
  assert.deepEqual(shown([[], []], " B  four "), [false, false, false, true]);
  assert.deepEqual(shown([[0], []], "b"), [false, false, false, false]);
});

test("each value is counted with all filters but those of its own field", () => {
  assert.deepEqual(filterEntries(fields, [[0], [0]], "", texts).counts, [
    [1, 2],
    [1, 1],
  ]);
  // Against counting the slow way: with every value instead of what is chosen in its field.
  const random = seeded(3);
  const many = Array.from({ length: 4 }, (_, f) =>
    field(
      `f${f}`,
      ["p", "q", "r"],
      Array.from({ length: 60 }, () => [Math.floor(random() * 3)]),
    ),
  );
  const names = Array.from({ length: 60 }, (_, i) => `entry ${i}`);
  for (let run = 0; run < 30; run += 1) {
    const chosen = many.map(() => [0, 1, 2].filter(() => random() < 0.4));
    const { counts } = filterEntries(many, chosen, "1", names);
    for (const [f, values] of counts.entries()) {
      for (const [place, count] of values.entries()) {
        const slow = names.filter(
          (name, entry) =>
            name.includes("1") &&
            many.every(({ of }, other) => {
              const wanted = other === f ? [place] : (chosen[other] ?? []);
              return wanted.length === 0 || of[entry]?.some((own) => wanted.includes(own));
            }),
        ).length;
        assert.equal(count, slow);
      }
    }
  }
});

test("text is looked for in ids, names and values as they are written and as they are shown", () => {
  const [one] = searchTexts({
    ids: ["codex-GPT"],
    lines: ["Few-shot · GPT"],
    fields: [{ ...field("model", ["x"], [[0]]), values: [{ value: "gpt-5.5[1m]", label: "GPT five" }] }],
  });
  for (const word of ["codex-gpt", "few-shot", "gpt-5.5[1m]", "gpt five"]) assert.ok(one?.includes(word), word);
});
