/** The page of an experiment: settings with their gaps, standings, costs, what is withdrawn. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../../src/leaderboard/catalog.ts";
import { experimentView } from "../../../src/views/experiment.ts";
import { benchmark, type ExperimentInput, experiment } from "../../support/attempts.ts";

const nowhere = { url: null, prefix: "", commit: null };

function view(input: ExperimentInput, locale: "en" | "zh" = "en") {
  const subject = experiment("one", input);
  const benchmarks = [benchmark("data-test", ["a"], { title_zh: "数据集" })];
  return experimentView(
    subject,
    buildCatalog({ benchmarks, experiments: [subject], leaderboards: [], problems: [] }),
    nowhere,
    locale,
  );
}

const test50 = { test: { scores: [{ a: 48 }, { a: 52 }], summary: { score_mean: 50, score_std: 2.8284 } } };

test("a setting that is null is a dash that says so; one that is there leads to its line", () => {
  const { settings } = view({ meta: { model_provider: null }, phases: test50 });
  const setting = (term: string) => settings.find((candidate) => candidate.term === term);
  assert.deepEqual([setting("Provider")?.values, setting("Provider")?.missing], [[], "the source does not say"]);
  assert.deepEqual(
    setting("Model")?.values.map(({ text }) => text),
    ["model-1"],
  );
  assert.equal(setting("Model")?.path, "/experiments/board/one/source/#meta_info.yaml:6");
  assert.equal(setting("Algorithm")?.missing, "no algorithm: a baseline");
});

test("settings of the harness are shown one by one, nested ones with their path", () => {
  const harness_setting = { max_turns: 100, tools: { shell: false, list: ["a", "b"] }, seed: null };
  const { settings } = view({ meta: { harness_setting }, phases: test50 });
  assert.deepEqual(
    settings.filter(({ rawTerm }) => rawTerm).map(({ term, values }) => [term, values[0]?.text ?? null]),
    [
      ["max_turns", "100"],
      ["tools.shell", "false"],
      ["tools.list", '["a","b"]'],
      ["seed", null],
    ],
  );
});

test("data sets are linked by title in the reader's language, a draft is an id without a link", () => {
  const { settings } = view({ meta: { training_data: ["hidden-draft"] }, phases: test50 }, "zh");
  const values = settings.flatMap((setting) => setting.values);
  assert.deepEqual(
    values.find(({ id }) => id === "data-test"),
    { text: "数据集", lang: undefined, id: "data-test", path: "/zh/benchmarks/data-test/" },
  );
  assert.deepEqual(values.find(({ text }) => text === "hidden-draft")?.path, null);
});

test("it says where the experiment is ranked", () => {
  const [standing, ...rest] = view({ phases: test50 }).standings;
  assert.deepEqual(
    [standing?.before, standing?.value, standing?.path, rest.length],
    ["part of the only entry ranked on board", undefined, "/leaderboards/board/entries/one/", 0],
  );
});

test("a withdrawn experiment keeps its numbers, gives its reason, and is ranked nowhere", () => {
  const meta = { status: "withdrawn", withdrawn_reason: "Wrong split." } as const;
  const { withdrawn, standings, score } = view({ meta, phases: test50 });
  assert.deepEqual([withdrawn?.text, standings, score.text], ["Wrong split.", [], "50.00"]);
});

test("what evolving cost is the sum of its rounds, and unknown where one is", () => {
  const round = (cost: number | null) => ({ summary: { cost, n_attempt: 3 } });
  const cost = (...costs: readonly (number | null)[]) =>
    view({
      phases: { ...Object.fromEntries(costs.map((value, index) => [`train-${index + 1}`, round(value)])), ...test50 },
    }).evolutionCost;
  assert.equal(cost(1.25, 2.5)?.text, "$3.75");
  assert.equal(cost(1.25, null)?.text, "—");
  assert.equal(cost(), null);
});

test("a note that the data set repeats is told once", () => {
  const caveats = [{ text: "Same note." }];
  const subject = experiment("one", { meta: { caveats }, phases: test50 });
  const benchmarks = [benchmark("data-test", ["a"], { caveats: [...caveats, { text: "Another." }] })];
  const shown = experimentView(
    subject,
    buildCatalog({ benchmarks, experiments: [subject], leaderboards: [], problems: [] }),
    nowhere,
    "en",
  );
  assert.deepEqual(
    shown.caveats.map(({ text, concerns }) => [text.text, concerns]),
    [
      ["Same note.", null],
      ["Another.", "data-test"],
    ],
  );
});

test("it says when its benchmark has moved on since", () => {
  const old = view({ meta: { submit_time: "2026-09-01T00:00:00Z" }, phases: test50 });
  assert.deepEqual(old.versions, ["measured before the last update of data-test, now 1.0.0"]);
  assert.deepEqual(view({ phases: test50 }).versions, []);
});

test("runs are held against the time limit of their task, each attempt by itself", () => {
  const source = [{ benchmark_id: "data-test", task_id: "a" }];
  const run = (seconds: number | null) => [{ source, score: 1, duration_ms: seconds && seconds * 1000 }];
  const subject = experiment("one", { phases: { test: { records: [run(300), run(606), run(null)] } } });
  const data = benchmark("data-test", ["a", "b"]);
  const tasks = data.tasks.map((task) => {
    const fields = { ...task.config.fields, ...(task.id === "a" ? { budget: { timeout: 600 } } : {}) };
    return { ...task, config: { ...task.config, fields } };
  });
  const use = experimentView(
    subject,
    buildCatalog({ benchmarks: [{ ...data, tasks }], experiments: [subject], leaderboards: [], problems: [] }),
    nowhere,
    "en",
  ).budgetUse;
  assert.equal(use?.finding, "1 of 2 runs took longer than its task allows.");
  assert.deepEqual(
    use?.rows.map(({ id, limit, most, share, overCount, runs }) => [id, limit, most.text, share, overCount, runs]),
    [["a", "10.0", "10.1", "101%", "1", "2"]],
  );
  assert.equal(use?.rows[0]?.most.href, "/experiments/board/one/source/#test/attempt-2.yaml:1");
  assert.equal(view({ phases: test50 }).budgetUse, null);
});
