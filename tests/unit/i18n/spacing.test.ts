import assert from "node:assert/strict";
import { test } from "node:test";
import { spaced } from "../../../src/i18n/spacing.ts";

test("a space stands where Han meets Latin or digits, inside or outside of emphasis", () => {
  assert.equal(spaced("**Opus**以**71.47**居首"), "**Opus** 以 **71.47** 居首");
  assert.equal(spaced("第二位的GPT高3分"), "第二位的 GPT 高 3 分");
  assert.equal(spaced("差+3.2分，占5%以上"), "差 +3.2 分，占 5% 以上");
});

test("what is spaced, or needs no space, stays as it is", () => {
  assert.equal(spaced("用 **自学** 与少样本"), "用 **自学** 与少样本");
  assert.equal(spaced("GDPevo，子基准 001–012"), "GDPevo，子基准 001–012");
  assert.equal(spaced("**少样本**居首"), "**少样本**居首");
});
