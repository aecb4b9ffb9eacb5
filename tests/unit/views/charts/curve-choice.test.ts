/** What an address chooses on a page of phase curves, and where labels stand beside what is chosen. */
import assert from "node:assert/strict";
import test from "node:test";
import { chosenTone, readCurveChoice } from "../../../../src/views/charts/curve-choice.ts";
import { labelHeights } from "../../../../src/views/charts/label-column.ts";

const options = {
  drawn: ["a", "b", "深度-1"],
  absent: ["base"],
  groups: ["ledger", "A, v2"],
  axes: ["round", "cost"],
  phases: ["train", "val"],
};

test("an address without a choice leaves the page as it is", () => {
  const { entries, group, axis, phase, strange } = readCurveChoice("?lang=xx", options);
  assert.deepEqual([entries, group, axis, phase, strange], [[], null, null, null, []]);
});

test("entries in the order asked for, each once; group, axis and phase by their ids", () => {
  const chosen = readCurveChoice("?entries=b,%E6%B7%B1%E5%BA%A6-1,b&group=A%2C+v2&axis=cost&phase=val", options);
  assert.deepEqual(chosen.entries, ["b", "深度-1"]);
  assert.deepEqual([chosen.group, chosen.axis, chosen.phase], ["A, v2", "cost", "val"]);
});

test("what does not exist, or has no curve, is kept to be named", () => {
  const chosen = readCurveChoice("?entries=a,base,gone&axis=colour&group=nowhere&phase=test", options);
  assert.deepEqual([chosen.entries, chosen.absent, chosen.unknown], [["a"], ["base"], ["gone"]]);
  assert.deepEqual(chosen.strange, ["group=nowhere", "axis=colour", "phase=test"]);
  assert.deepEqual([chosen.group, chosen.axis, chosen.phase], [null, null, null]);
});

test("one chosen entry is blue, up to four have a colour each, of more the first is blue", () => {
  assert.deepEqual([chosenTone(["a"], "a"), chosenTone(["a"], "b")], ["accent", "rest"]);
  assert.deepEqual([chosenTone(["b", "a"], "a"), chosenTone(["b", "a"], "b")], ["cat-2", "cat-1"]);
  const five = ["a", "b", "c", "d", "e"];
  assert.deepEqual(
    five.map((id) => chosenTone(five, id)),
    ["accent", "plain", "plain", "plain", "plain"],
  );
});

test("labels stand 15 pixels apart, in the order of what they name, inside the plot", () => {
  assert.deepEqual(labelHeights([100, 40], 20, 300), [100, 40]);
  assert.deepEqual(labelHeights([101, 100], 20, 300), [115, 100]);
  assert.deepEqual(labelHeights([299, 298], 20, 300), [300, 285]);
  assert.deepEqual(labelHeights([5], 20, 300), [20]);
});
