/** One number of a pack: value, standard error, change, flags, and the reason where there is none. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Locale } from "../../../../src/i18n/index.ts";
import { deviationText, notEvaluated, packFigure } from "../../../../src/views/packs/figure.ts";
import { metricFormat } from "../../../../src/views/packs/number.ts";
import { change, evaluation, type Given } from "../../../support/pack-records.ts";
import { pack, run } from "../../../support/run-records.ts";

const accuracy = [{ key: "acc", label: "Accuracy" }];

function figureOf(
  given: Given,
  locale: Locale = "en",
  records = { run: run("tuned", null, []), pack: pack("gsm8k", accuracy) },
) {
  const made = evaluation(records.run, records.pack, [given]);
  const [metric] = made.metrics;
  assert.ok(metric);
  return packFigure(made, metric, locale);
}

test("a proportion is a percentage with one decimal, with the unit as each language writes it", () => {
  assert.equal(figureOf({ value: 0.4321 }).value, "43.2\u00a0%");
  assert.equal(figureOf({ value: 0.4321 }, "zh").value, "43.2%");
  assert.equal(figureOf({ value: 0.4321 }).bareValue, "43.2");
  assert.equal(figureOf({ value: 0 }).value, "0.0\u00a0%");
});

test("the ± is the report's standard error, says so, and never looks like nothing", () => {
  const shown = figureOf({ value: 0.5, standardError: 0.0137 });
  assert.equal(shown.spread, "± 1.4");
  assert.match(shown.title, /± 1\.4: standard error over questions/);
  assert.equal(figureOf({ value: 0.5, standardError: 0.0001 }).spread, "± <0.1");
  assert.equal(figureOf({ value: 0.5, standardError: 0 }).spread, "± 0.0");
  assert.equal(figureOf({ value: 0.5 }).spread, null);
});

test("colour and a solid arrow only where the test passed; the arrow follows the sign, the colour the direction", () => {
  const of = (given: Parameters<typeof change>[1], difference = -0.031) => {
    const shown = figureOf({ value: 0.5, change: change(difference, given) }).change;
    return [shown?.text, shown?.arrow, shown?.tone, shown?.weight];
  };
  assert.deepEqual(of({ significant: true, p: 0.01 }), ["−3.1\u00a0pp", "▼", "worse", "significant"]);
  assert.deepEqual(of({}), ["−3.1\u00a0pp", "▽", "plain", "not-significant"]);
  assert.deepEqual(of({ significant: null, p: null, standardError: null }), ["−3.1\u00a0pp", "▽", "plain", "untested"]);
  // Where lower is better, down is good; where neither is, nothing is coloured.
  assert.deepEqual(of({ significant: true, p: 0.01, verdict: "improvement" }).slice(1, 3), ["▼", "better"]);
  assert.deepEqual(of({ significant: true, p: 0.01, verdict: "neutral" }).slice(1, 3), ["▼", "plain"]);
  assert.deepEqual(of({}, 0), ["0.0\u00a0pp", null, "plain", "not-significant"]);
  assert.deepEqual(of({}, 0.0002).slice(0, 2), ["+<0.1\u00a0pp", "△"]);
});

test("a change is told in a whole sentence, in both languages", () => {
  const given = { value: 0.5, change: change(0.031, { standardError: 0.01, p: 0.002, significant: true }) };
  assert.equal(
    figureOf(given).change?.title,
    "+3.1\u00a0pp against base; ± 1.0 standard error of the difference; significant, p = 0.002; improvement",
  );
  assert.match(figureOf(given, "zh").change?.title ?? "", /^相对 base 变化 \+3\.1 个百分点；/);
});

test("a change that the test did not pass is called no regression and no improvement", () => {
  const change = {
    kind: "change",
    base: "base",
    difference: -0.01,
    standardError: 0.02,
    verdict: "regression",
  } as const;
  const told = (significant: boolean | null, p: number | null) =>
    figureOf({ value: 0.5, change: { ...change, significant, p } }).change?.title ?? "";
  assert.match(told(true, 0.01), /significant, p = 0\.010; regression$/);
  assert.match(told(false, 0.617), /not significant, p = 0\.617$/);
  assert.match(told(null, null), /not tested: a standard error is 0$/);
});

test("a missing number is a dash with its reason, and no change is spoken of", () => {
  const shown = figureOf({ value: null });
  assert.deepEqual(
    [shown.value, shown.missing, shown.change, shown.notCompared],
    ["—", "metric not in the report", null, null],
  );
  assert.equal(notEvaluated("tuned", "gsm8k", "zh").missing, "未评测");
});

test("why there is no change is said", () => {
  const reason = { kind: "not-compared", reason: "different-source", base: "base" } as const;
  assert.match(figureOf({ value: 0.5, change: reason }).notCompared ?? "", /scored elsewhere/);
});

test("external, not as declared, synthetic and the rubric are flagged, a rubric only where a judge reads it", () => {
  const judged = pack("judged", accuracy, { runner: "judge", rubric: "team/tone" });
  const made = evaluation(run("tuned", null, [], { synthetic: true }), judged, [{ value: 0.5 }], {
    source: "external",
    deviations: [
      { kind: "num_fewshot", suite: "judged", declared: "5", reported: "0", place: { file: "f", line: 1, path: "p" } },
    ],
  });
  const [metric] = made.metrics;
  assert.ok(metric);
  const { flags } = packFigure(made, metric, "en");
  assert.deepEqual(
    flags.map(({ kind }) => kind),
    ["external", "not-as-declared", "synthetic", "rubric"],
  );
  assert.match(flags[1]?.title ?? "", /judged: num_fewshot 0, declared 5/);
  assert.equal(flags[3]?.label, "team/tone");
  const plain = { run: run("tuned", null, []), pack: pack("gsm8k", accuracy, { rubric: "team/tone" }) };
  assert.deepEqual(figureOf({ value: 0.5 }, "en", plain).flags, []);
});

test("what was not declared is said in the reader's language", () => {
  const deviation = { kind: "limit", suite: null, declared: null, reported: "100" } as const;
  const place = { file: "f", line: 1, path: "p" };
  assert.equal(deviationText({ ...deviation, place }, "en"), "limit 100, declared none");
  assert.equal(deviationText({ ...deviation, place }, "zh"), "limit 报告为 100，未声明");
});

test("a number leads to the run's page, and to the line it was read from", () => {
  const shown = figureOf({ value: 0.5 });
  assert.equal(shown.path, "/runs/tuned/#pack-gsm8k");
  assert.equal(shown.source, "/runs/tuned/source/#gsm8k/results.json:10");
});

test("numbers without a unit have four significant digits, the same decimals throughout a column", () => {
  const format = metricFormat({ ratio: false }, [12.3456, 3.2, 0.5], "en");
  assert.deepEqual([format.bare(12.3456), format.bare(3.2), format.value(0.5)], ["12.35", "3.20", "0.50"]);
  assert.equal(metricFormat({ ratio: false }, [0.012345], "en").value(0.012345), "0.01235");
  assert.equal(metricFormat({ ratio: false }, [12, 140], "en").value(140), "140");
  assert.equal(metricFormat({ ratio: false }, [12345.6], "en").value(12345.6), "12,346");
  assert.equal(metricFormat({ ratio: false }, [1.5], "en").change(-0.5), "−0.5");
});
