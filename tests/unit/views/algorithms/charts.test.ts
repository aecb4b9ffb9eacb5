/** The charts of the bundled repository, held against pictures that were looked at; `UPDATE_GOLDEN=1` writes them anew. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { algorithmPage } from "../../../../src/views/algorithms/algorithm.ts";
import { algorithmsPage } from "../../../../src/views/algorithms/algorithms.ts";
import { labelLines } from "../../../../src/views/algorithms/label-lines.ts";
import { project } from "../../../support/modules.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";
import { curveSvg, dumbbellSvg, liftCostSvg } from "./drawn.ts";

const catalog = await bundledCatalog();

function page(id: string, locale: "en" | "zh" = "en") {
  const results = algorithmsOf(catalog).get(id);
  assert.ok(results);
  return algorithmPage(results, catalog, locale);
}

function golden(name: string, picture: string | undefined): void {
  const file = join(project, "tests/golden/algorithms", name);
  assert.ok(picture);
  if (process.env.UPDATE_GOLDEN === "1") writeFileSync(file, picture);
  assert.equal(picture, readFileSync(file, "utf8"));
}

test("scores without and with every algorithm", () => {
  const chart = algorithmsPage(catalog, "en").chart?.drawing;
  golden("all.wide.svg", chart && dumbbellSvg(chart.wide));
  golden("all.middle.svg", chart && dumbbellSvg(chart.middle));
  golden("all.narrow.svg", chart && dumbbellSvg(chart.narrow));
});

test("one algorithm", () => {
  const [setting] = page("gdpevo-self").settings;
  golden("self.narrow.svg", setting?.chart ? dumbbellSvg(setting.chart.narrow) : undefined);
});

// Costs are sums over train-1/summary.yaml of the twelve groups, added up apart from this code.
test("lift against the cost to evolve, where it is stated", () => {
  const { costs } = algorithmsPage(catalog, "en");
  assert.deepEqual(
    costs.map(({ board, leftOut }) => [board.id, leftOut]),
    [["gdpevo-v2", null]],
  );
  const titles = costs[0]?.wide.marks.map(({ title }) => title) ?? [];
  assert.ok(
    titles.includes("few-shot · GPT-5.5: USD 17.62, lift +12.72, 95\u00a0% interval [+8.99, +16.45]"),
    titles.join("\n"),
  );
  assert.ok(titles.some((title) => title.startsWith("reflect-3 · DeepSeek V4 Pro: USD 1.30, lift +3.10")));
  assert.equal(costs[0]?.narrow.labels.length, 2);
  golden("lift-cost.wide.svg", costs[0] && liftCostSvg(costs[0].wide));
  golden("lift-cost.narrow.svg", costs[0] && liftCostSvg(costs[0].narrow));
});

test("mean curves: training falls away from validation in the last round", () => {
  const [curves] = page("example-greedy").curves;
  golden("greedy-curve.svg", curves?.panels[0] && curveSvg(curves.panels[0].drawing));
  assert.match(curves?.panels[0]?.finding ?? "", /^Validation is highest in round 3 \(\d/);
});

test("a mark is coloured exactly where the paired test passed", () => {
  const chart = algorithmsPage(catalog, "en").chart?.drawing;
  const tones = chart?.wide.panels.map(({ rows }) => rows.map(({ tone, text }) => `${text.text} ${tone}`));
  assert.deepEqual(tones?.[2], [
    "+8.0 better",
    "+8.3 better",
    "+8.2 better",
    "+8.3 better",
    "+2.6 plain",
    "+4.0 better",
  ]);
});

test("the chart in words has every pair with its test", () => {
  const { description } = page("gdpevo-self").settings[0]?.chart ?? {};
  assert.match(description ?? "", /GPT-5\.5: without 46\.72 ± 1\.69, with 54\.99 ± \d\.\d\d, \+8\.27, p < 0\.001/);
  assert.match(
    description ?? "",
    /DeepSeek V4 Pro: without 46\.06 ± 1\.52, with 48\.69 ± \d\.\d\d, \+2\.63, p = 0\.315/,
  );
});

test("a long name is broken into lines, never cut, and the rows make room for it", () => {
  assert.deepEqual(labelLines("claude-code · 2026.10.09.1 · deepseek-v4-pro", 112), [
    "claude-code ·",
    "2026.10.09.1 ·",
    "deepseek-v4-pro",
  ]);
  assert.equal(labelLines("a".repeat(40), 67).join(""), "a".repeat(40));
  assert.deepEqual(labelLines("示例模型乙", 36), ["示例模", "型乙"]);
  assert.deepEqual(labelLines("", 36), [""]);
});
