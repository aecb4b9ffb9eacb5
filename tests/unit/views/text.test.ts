import assert from "node:assert/strict";
import { test } from "node:test";
import { caveatViews, sharedCaveatViews } from "../../../src/views/caveats.ts";
import { displayName } from "../../../src/views/display.ts";
import { emphasis, plain } from "../../../src/views/emphasis.ts";
import { groupRuns, mainReason, missingTexts } from "../../../src/views/missing-text.ts";
import { pPhrase, pText } from "../../../src/views/p-value.ts";

test("emphasis splits a sentence at its marks", () => {
  assert.deepEqual(emphasis("**a** leads by **3**."), [
    { text: "a", strong: true },
    { text: " leads by ", strong: false },
    { text: "3", strong: true },
    { text: ".", strong: false },
  ]);
  assert.equal(plain("m**x**"), "mx");
});

test("display names are looked up by field and value, in the reader's language", () => {
  const display = { algorithm: { few: { en: "few-shot", zh: "少样本" } }, model_name: { m: { en: "M 1", zh: "M 1" } } };
  assert.equal(displayName(display, "algorithm", "few", "en"), "few-shot");
  assert.equal(displayName(display, "algorithm", "few", "zh"), "少样本");
  assert.equal(displayName(display, "algorithm", "odd", "zh"), "odd");
  assert.equal(displayName(display, "harness_name", "h", "zh"), "h");
  assert.equal(displayName(display, "model_name", "m", "zh"), "M 1");
  assert.equal(displayName(display, "model_name", "constructor", "en"), "constructor");
  assert.equal(displayName(undefined, "model_name", "m", "en"), "m");
});

test("neighbouring groups are drawn together in display order", () => {
  const order = ["z", "a", "b", "c", "k"];
  assert.equal(groupRuns(["c", "a", "b"], order, ", "), "a–c");
  assert.equal(groupRuns(["z", "b", "c"], order, "、"), "z、b、c");
  assert.equal(groupRuns([], order, ", "), "");
});

test("notes that experiments share are told once, with their number", () => {
  const note = { text: "late", text_zh: "偏晚" };
  const views = sharedCaveatViews(
    [[note], [note, { text: "odd" }], undefined],
    "zh",
    (count) => `x${count}`,
    (index) => ({ text: `part ${index}`, path: `/${index}/` }),
  );
  assert.deepEqual(views, [
    {
      text: { text: "偏晚", lang: undefined },
      concerns: "x2",
      parts: [
        { text: "part 0", path: "/0/" },
        { text: "part 1", path: "/1/" },
      ],
    },
    { text: { text: "odd", lang: "en" }, concerns: "x1", parts: [{ text: "part 1", path: "/1/" }] },
  ]);
  assert.deepEqual(caveatViews(null, "en"), []);
});

test("what is missing is told by reason, for all groups at once where it is the same", () => {
  const lack = (code: "no-experiment" | "not-stated", group: string | null, operand = "test.score") => ({
    code,
    group,
    operand,
  });
  const order = ["a", "b", "c"];
  assert.deepEqual(
    missingTexts([lack("no-experiment", "b"), lack("no-experiment", "a"), lack("not-stated", "c")], order, "en"),
    ["a, b: no experiment", "c: not stated"],
  );
  assert.deepEqual(
    missingTexts(
      order.map((group) => lack("no-experiment", group)),
      order,
      "zh",
    ),
    ["没有实验"],
  );
  assert.deepEqual(missingTexts([lack("not-stated", null, "train(1).cost")], order, "en"), [
    "train(1).cost: not stated",
  ]);
  assert.deepEqual(missingTexts([{ code: "not-defined", group: null, operand: null }], order, "en"), ["not defined"]);
  assert.equal(
    mainReason([lack("not-stated", "c"), lack("no-experiment", "a"), lack("no-experiment", "b")], "en"),
    "no experiment",
  );
});

test("a p-value is never rounded onto the level it is held against", () => {
  assert.deepEqual([0.0386, 0.109, 0.0004, 1, 0.0503, 0.0497, 0.05].map(pText), [
    "0.039",
    "0.109",
    "< 0.001",
    "1.000",
    "0.0503",
    "0.0497",
    "0.050",
  ]);
  assert.deepEqual([pPhrase(0.0001), pPhrase(0.25)], ["p < 0.001", "p = 0.250"]);
});
