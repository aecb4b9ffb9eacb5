/** Lines of a width; a measure of one unit a character makes the widths countable. */
import assert from "node:assert/strict";
import test from "node:test";
import { clipped, wrapped } from "../../../../src/views/pictures/wrapped.ts";

const count = (text: string) => [...text].length;

test("a text wraps at its spaces, and no line is wider than allowed", () => {
  assert.deepEqual(wrapped("one two three", 7, count), ["one two", "three"]);
  assert.deepEqual(wrapped("one two", 7, count), ["one two"]);
});

test("Chinese wraps between characters, but never before a closing mark or behind an opening one", () => {
  assert.deepEqual(wrapped("自进化算法，有用", 5, count), ["自进化算", "法，有用"]);
  assert.deepEqual(wrapped("自进化（算法）", 4, count), ["自进化", "（算法）"]);
  assert.deepEqual(wrapped("用 Agent 测试", 7, count), ["用 Agent", "测试"]);
});

test("a word that is wider than a line is broken where it has to be", () => {
  assert.deepEqual(wrapped("a https://x.example/", 8, count), ["a", "https://", "x.exampl", "e/"]);
});

test("a space that must not break does not", () => {
  assert.deepEqual(wrapped("about 5\u00a0% of it", 8, count), ["about", "5\u00a0% of", "it"]);
});

test("what does not fit ends in an ellipsis", () => {
  assert.deepEqual(wrapped("one two three four", 7, count, 2), ["one two", "three…"]);
  assert.equal(clipped("one · two", 7, count), "one…");
  assert.equal(clipped("one", 3, count), "one");
});
