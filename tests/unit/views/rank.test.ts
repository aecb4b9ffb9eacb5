import assert from "node:assert/strict";
import { test } from "node:test";
import { bracketPath, rankView, tierEnds } from "../../../src/views/rank.ts";

test("the disc stands on a rail of all places", () => {
  const discs = [1, 2, 3].map((rank) => rankView(rank, 3, null, "accent", "en").rail.disc);
  assert.deepEqual(discs, [8, 46, 84]);
  assert.equal(rankView(1, 1, null, "accent", "en").rail.disc, 8);
});

test("without an interval there is no bracket", () => {
  const { interval, rail, label } = rankView(3, 24, null, "accent", "en");
  assert.deepEqual([interval, rail.bracket, label], [null, null, "Rank 3 of 24"]);
});

test("an interval is bracketed in the text and on the rail", () => {
  const { interval, rail, label } = rankView(3, 24, [1, 4], "accent", "zh");
  assert.equal(interval, "1–4");
  assert.equal(label, "第 3 名，区间 1 至 4，共 24 个条目");
  assert.equal(rail.bracket, bracketPath(2.5, 23.4, 18));
  assert.equal(rankView(3, 24, [3, 3], "accent", "en").interval, "3");
});

test("a tier ends where no interval reaches across", () => {
  const ends = (...intervals: readonly (readonly [number, number] | null)[]) => [...tierEnds(intervals)];
  assert.deepEqual(ends([1, 2], [1, 2], [3, 4], [3, 4]), [2]);
  assert.deepEqual(ends([1, 1], [2, 3], [2, 4], [3, 4]), [1]);
  // The first could be third, though its neighbours could not change places.
  assert.deepEqual(ends([1, 3], [2, 2], [3, 3], [4, 4]), [3]);
  assert.deepEqual(ends([1, 1], null, [3, 3]), []);
  assert.deepEqual(ends([1, 1]), []);
});
