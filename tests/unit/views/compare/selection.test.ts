import assert from "node:assert/strict";
import { test } from "node:test";
import {
  letterOf,
  matchingEntries,
  mostEntries,
  selectEntries,
  toggled,
  withReference,
} from "../../../../src/views/compare/selection.ts";

const known = new Set("abcdefghij");

test("what does not exist and what is too much is told apart, and the order is the reader's", () => {
  assert.deepEqual(selectEntries(["c", "nobody", " a", "c"], known), {
    chosen: ["c", "a"],
    unknown: ["nobody"],
    excess: [],
  });
  const { chosen, excess } = selectEntries([..."jihgfedcba"], known);
  assert.deepEqual([chosen.join(""), excess.join("")], ["jihgfedc", "ba"]);
  assert.equal(chosen.length, mostEntries);
});

test("entries come and go, and any of them can be the reference", () => {
  assert.deepEqual(toggled(["a", "b"], "a"), ["b"]);
  assert.deepEqual(toggled(["a"], "b"), ["a", "b"]);
  assert.deepEqual(toggled([..."abcdefgh"], "i"), [..."abcdefgh"]);
  assert.deepEqual(withReference(["a", "b", "c"], "c"), ["c", "a", "b"]);
  assert.deepEqual([letterOf(0), letterOf(7)], ["A", "H"]);
});

test("the filter finds by name and id, whatever the case and the order of words", () => {
  const entries = [
    { id: "codex-gpt", line: "少样本 · GPT-5.5" },
    { id: "claude", line: "self · Opus 4.8" },
  ];
  const found = (filter: string) => matchingEntries(entries, filter).map(({ id }) => id);
  assert.deepEqual(found("gpt 少样本"), ["codex-gpt"]);
  assert.deepEqual(found("CLAUDE opus"), ["claude"]);
  assert.deepEqual(found("  "), ["codex-gpt", "claude"]);
  assert.deepEqual(found("gpt opus"), []);
});
