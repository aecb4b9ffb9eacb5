/** Notes on what an address asks for in vain stay short, whatever the address is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { toldItems, toldList } from "../../../../src/views/address/told.ts";

test("a few items are told as they are", () => {
  assert.deepEqual(toldItems(["<img>", "深度-1"]), { items: ["<img>", "深度-1"], further: null });
  assert.deepEqual(toldList([]), []);
});

test("of many the first are told and the others counted; a long one is cut between characters", () => {
  const ids = Array.from({ length: 1500 }, (_, i) => `e${i}`);
  assert.deepEqual(toldList(ids).slice(-2), ["e11", "… (+1488)"]);
  assert.equal(toldList(ids).length, 13);
  assert.deepEqual(toldList(["\u{1f427}".repeat(100)]), [`${"\u{1f427}".repeat(80)}…`]);
});
