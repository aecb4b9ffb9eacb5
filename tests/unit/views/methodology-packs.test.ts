/** The example of a run against its base run: chosen by rule, its numbers right to the last digit shown. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import { buildCatalog, type Catalog } from "../../../src/leaderboard/catalog.ts";
import { evaluateRuns } from "../../../src/leaderboard/packs/evaluate-runs.ts";
import { packExample } from "../../../src/views/methodology-packs.ts";
import { pack, run, type StatedFigures, statedFigures } from "../../support/run-records.ts";

function catalog(
  packs: readonly Pack[],
  runs: readonly Run[],
  figures: Readonly<Record<string, StatedFigures>>,
): Catalog {
  const evaluations = evaluateRuns(
    new Map(packs.map((item) => [item.id, item])),
    new Map(runs.map((item) => [item.id, item])),
    statedFigures(figures),
  );
  const empty = buildCatalog({ experiments: [], leaderboards: [], benchmarks: [], problems: [] });
  return { ...empty, ...evaluations };
}

const exam = pack("exam", [{ key: "acc", label: "Right", i18n: { zh: { label: "正确率" } } }]);
const acc = (value: number, error: number | null = null): StatedFigures => ({ metrics: { acc: [value, error] } });

test("there is none without a tested change", () => {
  assert.equal(packExample(catalog([], [], {}), "en"), null);
  const runs = [run("base", null, ["exam"]), run("tuned", "base", ["exam"])];
  assert.equal(packExample(catalog([exam], runs, { "base/exam": acc(0.5), "tuned/exam": acc(0.6) }), "en"), null);
});

test("a measured run comes before a made-up one, a significant change before another", () => {
  const runs = [
    run("a-small", "base", ["exam"]),
    run("b-made-up", "base", ["exam"], { synthetic: true }),
    run("base", null, ["exam"]),
    run("c-large", "base", ["exam"]),
  ];
  const figures = {
    "a-small/exam": acc(0.51, 0.02),
    "b-made-up/exam": acc(0.9, 0.01),
    "base/exam": acc(0.5, 0.015),
    "c-large/exam": acc(0.45, 0.02),
  };
  // sqrt(2.00^2 + 1.50^2) = 2.50; -5 / 2.5 = -2, p = 0.0455 by the table of the normal distribution.
  const example = packExample(catalog([exam], runs, figures), "zh");
  assert.deepEqual(
    { ...example, formulas: example?.formulas.map((formula) => formula.replace(/<[^>]+>/g, "")) },
    {
      run: "c-large",
      path: "/zh/runs/c-large/",
      base: "base",
      pack: "Title of exam",
      metric: "正确率",
      figure: "45.000\u00a0±\u00a02.000",
      baseFigure: "50.000\u00a0±\u00a01.500",
      difference: "−5.000 个百分点",
      p: "p = 0.046",
      significant: true,
      formulas: ["SE=2.0002+1.5002=2.500", "z=−5.0002.500=−2.00"],
      synthetic: false,
    },
  );
  const without = { ...figures, "c-large/exam": acc(0.5, 0.02) };
  assert.equal(packExample(catalog([exam], runs, without), "en")?.run, "a-small");
});
