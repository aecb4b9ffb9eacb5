/** Values set in YAML text: what is set is set, every other byte stays. */
import assert from "node:assert/strict";
import test from "node:test";
import { editMapping } from "../../../content-loaders/source/yaml-edit.ts";

const order = ["time", "summary", "mean", "std", "n", "cost"];
const set = (text: string, values: Readonly<Record<string, string>>) =>
  editMapping(
    text,
    Object.entries(values).map(([key, value]) => ({ key, value })),
    order,
  );

test("values are replaced in place, whatever they were written as", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["mean: 71\n", "mean: 72\n"],
    ["mean:   71.50   # by hand\n", "mean:   72   # by hand\n"],
    ["mean: null\nown: [1,  2]  # kept\n", "mean: 72\nown: [1,  2]  # kept\n"],
    ["mean:\ncost: 1\n", "mean: 72\ncost: 1\n"],
    ["mean:   # to come\n", "mean: 72   # to come\n"],
    ["mean:", "mean: 72"],
    ['"mean": "71"\n', '"mean": 72\n'],
    ["mean: >-\n  71\ncost: 1\n", "mean: 72\ncost: 1\n"],
    ["mean: |\n  71\n\n# end\n", "mean: 72\n\n# end\n"],
    ["{ cost: 1, mean: 71 } # flow\n", "{ cost: 1, mean: 72 } # flow\n"],
    ["---\nmean: 71\n...\n", "---\nmean: 72\n...\n"],
    ["a: &x 5\nmean: *x\n", "a: &x 5\nmean: 72\n"],
  ];
  for (const [before, after] of cases) assert.equal(set(before, { mean: "72" }), after, before);
});

test("a key that is not there goes behind the one before it in the order of the format", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["time: null # t\n\n# cost of one run\ncost: 1\n", "time: null # t\nmean: 72\n\n# cost of one run\ncost: 1\n"],
    ["summary: |\n  two\n  lines\ncost: 1\n", "summary: |\n  two\n  lines\nmean: 72\ncost: 1\n"],
    ["time: null\nsummary: |\n  open", "time: null\nmean: 72\nsummary: |\n  open"],
    ["cost: 1\nown: 2\n", "mean: 72\ncost: 1\nown: 2\n"],
    ["# what it cost\ncost: 1\nown: 2\n", "# what it cost\ncost: 1\nmean: 72\nown: 2\n"],
    ["own: 2\n", "own: 2\nmean: 72\n"],
    ["time: null", "time: null\nmean: 72"],
    ["  time: null\n  cost: 1\n", "  time: null\n  mean: 72\n  cost: 1\n"],
    ["{time: null, cost: 1}\n", "{time: null, mean: 72, cost: 1}\n"],
    ["{cost: 1}", "{mean: 72, cost: 1}"],
    ["{}\n", "{mean: 72}\n"],
    ["", "mean: 72\n"],
    ["# to come\n", "# to come\nmean: 72\n"],
  ];
  for (const [before, after] of cases) assert.equal(set(before, { mean: "72" }), after, before);
});

test("several at one place keep their order, however they are given", () => {
  assert.equal(set("time: null\nn: 3\n", { std: "2", mean: "72", n: "2" }), "time: null\nmean: 72\nstd: 2\nn: 2\n");
  assert.equal(set("time: null", { std: "2", mean: "72" }), "time: null\nmean: 72\nstd: 2");
});

test("line ends stay those of the file, and of the line before where they are mixed", () => {
  assert.equal(set("time: null\r\nmean: 1\r\n", { mean: "72", std: "2" }), "time: null\r\nmean: 72\r\nstd: 2\r\n");
  assert.equal(set("time: null\r\nmean: 1", { mean: "72", std: "2" }), "time: null\r\nmean: 72\r\nstd: 2");
  assert.equal(set("time: null\nmean: 1\r\n", { std: "2" }), "time: null\nmean: 1\r\nstd: 2\r\n");
  assert.equal(set("mean: |\r\n  1\r\ncost: 1\r\n", { mean: "72" }), "mean: 72\r\ncost: 1\r\n");
});

test("what cannot be set without changing something else is refused", () => {
  for (const text of [
    "mean: &m 71\nown: *m\n",
    "mean:\n  a: 1\n",
    "- mean\n",
    "text\n",
    "? mean\n: 71\n? other\n: 2\n",
    "time: null\n...\n---\nmean: 1\n",
  ]) {
    const written = set(text, { mean: "72", std: "2" });
    assert.equal(written, null, JSON.stringify(written));
  }
});
