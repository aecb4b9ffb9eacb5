/** What the pages of algorithms say: first sentences, tables, heat, reasons for what is missing. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../../../content-loaders/schema/experiment.ts";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { algorithmPage } from "../../../../src/views/algorithms/algorithm.ts";
import { algorithmsPage } from "../../../../src/views/algorithms/algorithms.ts";
import type { Lede } from "../../../../src/views/algorithms/finding.ts";
import { homeView } from "../../../../src/views/home.ts";
import { leaderboardView } from "../../../../src/views/leaderboard.ts";
import { catalogOf } from "../../../support/algorithm-records.ts";
import { experiment } from "../../../support/board-records.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";

const bundled = await bundledCatalog();

function page(catalog: Catalog, id: string, locale: "en" | "zh" = "en") {
  const results = algorithmsOf(catalog).get(id);
  assert.ok(results);
  return algorithmPage(results, catalog, locale);
}

const told = (sentences: Lede["claims"]) => sentences.map((segments) => segments.map(({ text }) => text).join(""));
const sentences = ({ claims }: Lede) => told(claims);

/** Ten tasks, three attempts, each task `shift` points above its usual score. */
function run(id: string, shift: number, meta: Partial<ExperimentMeta> = {}): Experiment {
  const scores = [-1, 0, 1].map((noise) => Array.from({ length: 10 }, (_, task) => 30 + 3 * task + shift + noise));
  return experiment(`lb/${id}`, meta, { test: { scores, cost: 2 } });
}

const grow = { algorithm: "grow" } as const;

test("the first sentence claims what the test found, for each outcome", () => {
  const finding = (...shifts: readonly number[]) => {
    const runs = shifts.flatMap((shift, index) => {
      const model_name = `m${index}`;
      return [run(`base-${index}`, 0, { model_name }), run(`grown-${index}`, shift, { model_name, ...grow })];
    });
    return sentences(page(catalogOf(runs), "grow").findings)[0];
  };
  assert.equal(
    finding(5, 8),
    "On Leaderboard the test finds grow better than no algorithm with both agents; the lifts run from +5.00 to +8.00 points.",
  );
  assert.equal(
    finding(5, -5, 0),
    "On Leaderboard the test finds grow better than no algorithm with 1 of 3 agents, worse with 1, undecided with 1; the lifts run from −5.00 to +5.00 points.",
  );
  assert.equal(
    finding(-4),
    "On Leaderboard the one agent run both ways scores −4.00 points with grow against without; the test confirms a loss.",
  );
});

test("too little to test is said to be so", () => {
  const few = (id: string, score: number, meta: Partial<ExperimentMeta> = {}) =>
    experiment(`lb/${id}`, meta, { test: { scores: [[score, score]] } });
  assert.match(
    sentences(page(catalogOf([few("base", 40), few("grown", 50, grow)]), "grow").findings)[0] ?? "",
    /could not be made\.$/,
  );
});

test("without a baseline nothing is claimed", () => {
  const view = page(catalogOf([run("grown", 5, grow)]), "grow");
  assert.deepEqual(sentences(view.findings), [
    "No agent has been run with and without grow on the same test data, so nothing can be said of its effect.",
  ]);
  assert.equal(view.settings[0]?.chart, null);
  assert.match(view.settings[0]?.table.notes.join(" ") ?? "", /so there is no lift: M\./);
  assert.equal(view.costs, null);
  const list = algorithmsPage(catalogOf([run("grown", 5, grow)]), "en");
  assert.deepEqual(
    list.measured.bare.map(({ id }) => id),
    ["grow"],
  );
});

test("a repository without algorithms says so", () => {
  const list = algorithmsPage(catalogOf([run("base", 0)]), "en");
  assert.ok(list.empty && list.chart === null && list.measured.summary.length === 0);
});

// The counts were worked out from the YAML files apart from this code.
test("the list names every leaderboard, and what limits the tests", () => {
  const { findings } = algorithmsPage(bundled, "en");
  assert.deepEqual(told(findings.claims), [
    "On GDPevo, groups 001–012 the test finds 16 of 18 pairs of algorithm and agent better than the same agent without an algorithm, undecided with 2.",
    "By the same count, it is 4 of 6 on GDPevo, all 24 groups, undecided with 2; 3 of 6 on GDPevo, groups 013–024, undecided with 3.",
  ]);
  assert.deepEqual(told(findings.limits), [
    "Not everywhere: in 58 of 288 pairs of agent and group the mean score is lower with the algorithm (a count, not a test).",
    "Not counted on GDPevo, all 24 groups: 12 pairs of algorithm and agent that do not cover all of its groups.",
    "All 30 tests are made at 5\u00a0% each, unadjusted for multiple comparisons.",
    "Some experiments enter more than one of these leaderboards, so their results are not independent.",
  ]);
});

test("an algorithm is not told by its most flattering leaderboard alone", () => {
  const { claims, limits } = page(bundled, "gdpevo-fewshot").findings;
  assert.deepEqual(told(claims), [
    "On GDPevo, groups 001–012 the test finds few-shot better than no algorithm with all 6 agents; the lifts run from +5.34 to +21.83 points.",
    "Elsewhere it is found better on GDPevo, all 24 groups with both (+5.06 to +15.45 points); on GDPevo, groups 013–024 with 1 of 2, undecided with 1 (+1.38 to +12.72 points).",
  ]);
  assert.match(told(limits)[0] ?? "", /in 15 of 96 pairs/);
  assert.match(told(limits)[1] ?? "", /^Not counted on GDPevo, all 24 groups: 4 pairs/);
  assert.match(told(limits)[2] ?? "", /^All 10 tests .* unadjusted for multiple comparisons\.$/);
});

test("past the third leaderboard the others are counted together, the same test once", () => {
  const catalog = catalogOf([run("base", 0), run("grown", 5, grow)]);
  const results = algorithmsOf(catalog).get("grow");
  const [setting] = results?.settings ?? [];
  assert.ok(results && setting);
  const five = { ...results, settings: Array.from({ length: 5 }, () => setting) };
  assert.equal(
    told(algorithmPage(five, catalog, "en").findings.claims).at(-1),
    "On 2 further leaderboards, counted together: better in 1 of 1 pair.",
  );
});

test("a note that concerns few experiments links them", () => {
  const { caveats } = page(bundled, "gdpevo-fewshot");
  const rare = caveats.filter(({ concerns }) => concerns === "(1 of 192 experiments)");
  assert.ok(rare.length > 0);
  for (const { parts } of rare) {
    assert.equal(parts.length, 1);
    assert.match(parts[0]?.path ?? "", /^\/experiments\/gdpevo\/[a-z0-9-]+\/$/);
  }
});

test("made-up algorithms stand in their own part, and no other", () => {
  const { measured, synthetic } = algorithmsPage(bundled, "en");
  assert.ok(measured.summary.every(({ algorithm, board }) => algorithm.id?.startsWith("gdpevo-") && !board.synthetic));
  assert.deepEqual(
    synthetic.summary.map(({ algorithm, board }) => [algorithm.id, board.synthetic]),
    [
      ["example-steady", true],
      ["example-greedy", true],
    ],
  );
  const view = page(bundled, "example-steady");
  assert.ok(
    view.synthetic &&
      view.settings.every(({ board }) => board.synthetic) &&
      view.heats.every(({ board }) => board.synthetic),
  );
});

test("a row: both scores with their spread, lift, test, tasks, and the pages behind them", () => {
  const table = page(bundled, "gdpevo-fewshot").settings[0]?.table;
  const row = table?.rows.find(({ name }) => name === "GPT-5.5");
  assert.ok(row);
  assert.deepEqual(row.baseline, { value: "46.72", spread: "± 1.69" });
  assert.deepEqual(row.lift, { value: "+18.19", spread: "± 2.20", arrow: "▲", tone: "better" });
  assert.deepEqual([row.tasks.gained, row.tasks.lost, row.tasks.all], ["75%", "13%", "60"]);
  assert.equal(row.tasks.title, "attempt mean higher on 45 of 60 tasks, lower on 8, the same on 7");
  assert.equal(row.improved, "12/12");
  assert.equal(row.path, "/leaderboards/gdpevo-v1/entries/codex-gpt-5-5-xhigh-gdpevo-fewshot-prism-shadow/");
  assert.equal(
    row.tasksPath,
    "/leaderboards/gdpevo-v1/compare/?entries=codex-gpt-5-5-xhigh-prism-shadow,codex-gpt-5-5-xhigh-gdpevo-fewshot-prism-shadow",
  );
  assert.equal(row.baselinePath, "/leaderboards/gdpevo-v1/entries/codex-gpt-5-5-xhigh-prism-shadow/");
  assert.equal(table?.pooled?.lift.value, "+16.16");
  assert.equal(table?.pooled?.path, null);
});

test("where groups are left out the row carries its coverage, and a note says why", () => {
  const settings = page(bundled, "gdpevo-self").settings;
  const all = settings.find(({ board }) => board.id === "gdpevo-all")?.table;
  assert.equal(all?.rows.find(({ name }) => name === "GLM-5.2")?.coverage, "12/24 groups, not in the mean");
  assert.equal(all?.rows.find(({ name }) => name === "GPT-5.5")?.coverage, null);
  assert.ok(all?.notes.includes("Left out, tg013–tg024: not run both ways (Opus 4.8, GLM-5.2, Opus 4.6, Kimi K2.6)."));
  assert.match(all?.notes[0] ?? "", /take only agents that cover every group/);
});

test("an agent that lacks a group in one run is in the table, not in means, leads or counts", () => {
  const key = "gdpevo/codex-gpt5-5-xhigh-tg004-base";
  assert.ok(bundled.experiments.has(key));
  const without = buildCatalog({
    benchmarks: [...bundled.benchmarks.values()],
    experiments: [...bundled.experiments.values()].filter((one) => one.key !== key),
    leaderboards: [...bundled.leaderboards.values()].flatMap(({ leaderboard, defined }) =>
      defined ? [leaderboard] : [],
    ),
    problems: [],
  });
  const home = homeView(without, "en").findings;
  assert.match(told(home.claims)[0] ?? "", /in all 15 comparisons/);
  assert.match(told(home.claims)[1] ?? "", /over 5 agents/);
  assert.equal(
    told(home.limits)[0],
    "Not counted on GDPevo, groups 001–012: 3 pairs of algorithm and agent that do not cover all of its groups.",
  );
  const table = page(without, "gdpevo-fewshot").settings.find(({ board }) => board.id === "gdpevo-v1")?.table;
  assert.equal(table?.rows.find(({ name }) => name === "GPT-5.5")?.coverage, "11/12 groups, not in the mean");
  const item = without.leaderboards.get("gdpevo-v1");
  assert.ok(item);
  assert.match(
    leaderboardView(item, without, "en")
      .findings.flat()
      .map(({ text }) => text)
      .join(""),
    /with all 5 agents/,
  );
});

test("where no agent covers every group the shared groups are named, and where none is shared there is no mean", () => {
  const onB = { test_data: ["b2"] };
  const shared = page(catalogOf([run("base", 0), run("grown", 5, grow)]), "grow");
  assert.equal(
    told(shared.findings.limits)[0],
    "On Leaderboard no agent covers every group with and without grow; its numbers are over the groups that all of its agents share: a.",
  );
  const apart = page(
    catalogOf([
      run("base", 0),
      run("grown", 5, grow),
      run("base-2", 0, { ...onB, model_name: "m2" }),
      run("grown-2", 5, { ...grow, ...onB, model_name: "m2" }),
    ]),
    "grow",
  );
  assert.match(sentences(apart.findings)[0] ?? "", /share no group/);
  assert.equal(apart.settings[0]?.table.pooled, null);
  assert.equal(apart.settings[0]?.table.rows.length, 2);
});

test("the heat: sign, colour and number agree; a smaller leaderboard is not shown twice", () => {
  const { heats } = page(bundled, "gdpevo-self");
  assert.deepEqual(
    heats.map(({ board }) => board.id),
    ["gdpevo-all"],
  );
  const cells = heats[0]?.rows.flatMap((row) => row.cells) ?? [];
  assert.equal(cells.length, 6 * 24);
  for (const { step, text, path } of cells) {
    if (step === null) assert.deepEqual([text, path], ["—", null]);
    else if (text.startsWith("+")) assert.ok(step > 0);
    else if (text.startsWith("−")) assert.ok(step < 0);
    else assert.ok(Math.abs(step) <= 1);
  }
  assert.equal(Math.max(...cells.map(({ step }) => Math.abs(step ?? 0))), 3);
});

test("what is missing keeps its reason: gap and cost of evolving", () => {
  const { gap, costs } = page(bundled, "gdpevo-fewshot");
  assert.deepEqual(gap.blocks, []);
  assert.deepEqual(gap.missing, [
    "GDPevo, groups 001–012: phase not run.",
    "GDPevo, all 24 groups: phase not run, not stated.",
    "GDPevo, groups 013–024: not stated.",
  ]);
  const cost = (board: string) =>
    costs?.blocks.find((block) => block.board.id === board)?.rows.find(({ name }) => name === "GPT-5.5");
  assert.equal(cost("gdpevo-v1")?.evolution.reason, "phase not run");
  assert.equal(cost("gdpevo-all")?.evolution.reason, "12/24 phase not run");
  assert.equal(cost("gdpevo-v2")?.evolution.text, "17.62");
  assert.equal(cost("gdpevo-v1")?.change.text, "−29%");
});

test("algorithms on one page, both ways round, with opposite signs and verdicts", () => {
  const row = (id: string, other: string) =>
    page(bundled, id).against.find((against) => against.board.id === "gdpevo-v1" && against.other.id === other);
  assert.equal(row("gdpevo-fewshot", "gdpevo-self")?.difference.value, "+9.60");
  assert.equal(row("gdpevo-self", "gdpevo-fewshot")?.difference.value, "−9.60");
  assert.equal(row("gdpevo-self", "gdpevo-fewshot")?.difference.tone, "worse");
  assert.equal(row("gdpevo-self", "gdpevo-fewshot")?.count, "6");
});

test("Chinese: the same numbers in its own words", () => {
  assert.equal(
    sentences(page(bundled, "gdpevo-fewshot", "zh").findings)[0],
    "在“GDPevo，子基准 001–012”上，检验认定少样本在全部 6 个 Agent 上都优于不用算法；提升在 +5.34 至 +21.83 分之间。",
  );
});

test("a test over attempts is called one, on a table that has no other", () => {
  const few = (id: string, shift: number, meta: Partial<ExperimentMeta> = {}) =>
    experiment(`lb/${id}`, meta, {
      test: { scores: [-3, 0, 3].map((noise) => [40 + shift + noise, 40 + shift + noise]) },
    });
  const catalog = catalogOf([few("base", 0), few("grown", 20, grow)]);
  const table = page(catalog, "grow").settings[0]?.table;
  assert.deepEqual([table?.tests, table?.rows[0]?.test.overAttempts], ["attempts", true]);
  assert.equal(algorithmsPage(catalog, "en").measured.summaryTests, "attempts");
  assert.match(
    told(homeView(catalog, "en").findings.claims)[0] ?? "",
    /the test over attempts on these tasks finds it better/,
  );
  assert.equal(page(bundled, "gdpevo-fewshot").settings[0]?.table.tests, "tasks");
});
