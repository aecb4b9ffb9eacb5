/** Numbers and what stands in for them. */
import assert from "node:assert/strict";
import test from "node:test";
import { costFigure, figure, scoreFigure } from "../../../src/views/figure.ts";

test("what is not stated is a dash with its reason, in the reader's language", () => {
  for (const value of [null, undefined]) {
    const { text, missing, title } = figure(value, String, "/line", "en");
    assert.deepEqual([text, missing, title], ["—", true, "the source does not say"]);
  }
  assert.equal(figure(null, String, null, "zh").title, "来源未说明");
});

test("a cost that is missing, nothing, or next to nothing", () => {
  const shown = (value: number | null) => {
    const { text, note } = costFigure(value, null, "en");
    return note === null ? text : `${text} ${note}`;
  };
  assert.equal(shown(null), "—");
  assert.equal(shown(0), "$0.00 (reported)");
  assert.equal(shown(0.004), "<$0.01");
  assert.equal(shown(4.484079425), "$4.48");
});

test("one attempt has no spread, whatever the file says", () => {
  assert.equal(scoreFigure({ score_mean: 59.82, score_std: 0, n_attempt: 1 }, null, "en").spread, "n = 1");
  assert.equal(scoreFigure({ score_mean: 59.82, score_std: 2.083, n_attempt: 3 }, null, "en").spread, "± 2.08");
  assert.equal(scoreFigure({ score_mean: 0, score_std: 0, n_attempt: 3 }, null, "en").text, "0.00");
  const missing = scoreFigure({ score_mean: null, score_std: null, n_attempt: 3 }, null, "en");
  assert.deepEqual([missing.text, missing.spread, missing.missing], ["—", null, true]);
});
