/** One unit for a column of tokens or times: chosen by the largest value, so that the decimals of the column align. */
import assert from "node:assert/strict";
import test from "node:test";
import { timeUnit, tokenUnit } from "../../../src/views/units.ts";

test("token counts take the unit that keeps the largest one short", () => {
  const shown = (value: number) => {
    const { name, text } = tokenUnit([value, 1], "en");
    return `${text(value)} ${name}`;
  };
  assert.equal(shown(711), "711 tokens");
  assert.equal(shown(71_096.65), "71.1 k tokens");
  assert.equal(shown(9_999_999), "10,000.0 k tokens");
  assert.equal(shown(24_279_665), "24.28 M tokens");
});

test("times go from seconds over minutes to hours, in the reader's language", () => {
  const shown = (value: number, locale: "en" | "zh") => {
    const { name, text } = timeUnit([0, value], locale);
    return `${text(value)} ${name}`;
  };
  assert.equal(shown(119_000, "en"), "119.0 s");
  assert.equal(shown(1_548_895, "en"), "25.8 min");
  assert.equal(shown(1_548_895, "zh"), "25.8 分钟");
  assert.equal(shown(36_000_000, "en"), "10.0 h");
});

test("values of one column share its unit, small ones too", () => {
  const { text } = timeUnit([30_000, 1_800_000], "en");
  assert.deepEqual([text(30_000), text(1_800_000)], ["0.5", "30.0"]);
});
