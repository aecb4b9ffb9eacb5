/** Which experiments are held against each other, and what does not enter. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Experiment } from "../../../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../../../content-loaders/schema/experiment.ts";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { catalogOf } from "../../../support/algorithm-records.ts";
import { benchmark, experiment, type PhaseInput } from "../../../support/board-records.ts";

const flat = (score: number): PhaseInput => ({
  scores: [
    [score, score],
    [score + 2, score + 2],
  ],
});

function run(
  id: string,
  score: number | null,
  meta: Partial<ExperimentMeta> = {},
  phases: Readonly<Record<string, PhaseInput>> = {},
): Experiment {
  const key = id.includes("/") ? id : `lb/${id}`;
  return experiment(key, meta, { ...phases, test: score === null ? { score_mean: null } : flat(score) });
}

const grow = { algorithm: "grow" } as const;
const onB = { test_data: ["b2"] };

function only(experiments: readonly Experiment[], fields = {}, benchmarks = [benchmark("b1"), benchmark("b2")]) {
  const settings = algorithmsOf(catalogOf(experiments, fields, benchmarks)).get("grow")?.settings ?? [];
  return settings;
}

test("the same settings in the same folder, and nothing else, are a baseline", () => {
  const others: readonly Partial<ExperimentMeta>[] = [
    { harness_name: "other" },
    { harness_version: "2.0.0" },
    { model_name: "other" },
    { model_provider: "other" },
    { thinking_level: "low" },
    { author: { name: "other" } },
  ];
  for (const other of others) {
    const [setting] = only([run("base", 40, other), run("grown", 50, grow)]);
    assert.deepEqual([setting?.lifts.length, setting?.unpaired.length, setting?.pooled], [0, 1, null]);
  }
  const [elsewhere] = only([run("far/base", 40), run("grown", 50, grow)], { experiments: ["lb", "far"] });
  assert.deepEqual([elsewhere?.lifts.length, elsewhere?.unpaired.length], [0, 1]);
  const [same] = only([run("base", 40), run("grown", 50, grow)]);
  assert.equal(same?.lifts[0]?.contrast.lift.value, 10);
});

test("only groups that both have a score for enter, and the rest is named with its reason", () => {
  const [missing] = only([run("base", 40), run("grown", 50, grow), run("grown-b", 90, { ...grow, ...onB })]);
  assert.equal(missing?.lifts[0]?.contrast.lift.value, 10);
  assert.deepEqual(missing?.lifts[0]?.leftOut, [{ group: "b", side: "without", code: "no-experiment" }]);
  const [unstated] = only([
    run("base", 40),
    run("base-b", 40, onB),
    run("grown", 50, grow),
    run("grown-b", null, { ...grow, ...onB }),
  ]);
  assert.deepEqual(unstated?.lifts[0]?.leftOut, [{ group: "b", side: "with", code: "not-stated" }]);
});

test("the latest of several submissions counts", () => {
  const [setting] = only([
    run("base", 40),
    run("grown-new", 50, { ...grow, submit_time: "2026-11-03T00:00:00Z" }),
    run("grown-old", 90, { ...grow, submit_time: "2026-11-02T00:00:00Z" }),
  ]);
  assert.equal(setting?.lifts[0]?.contrast.lift.value, 10);
});

test("withdrawn and draft experiments, and drafts of test data, do not enter", () => {
  for (const status of ["withdrawn", "draft"] as const) {
    const [setting] = only([run("base", 40, { status }), run("grown", 50, grow)]);
    assert.equal(setting?.lifts.length, 0);
  }
  assert.deepEqual(only([run("base", 40), run("grown", 50, grow)], {}, [benchmark("b1", { status: "draft" })]), []);
});

test("an algorithm with withdrawn experiments alone is there, with nothing to compare", () => {
  const results = algorithmsOf(catalogOf([run("base", 40), run("grown", 50, { ...grow, status: "withdrawn" })]));
  assert.deepEqual([...results.keys()], ["grow"]);
  assert.deepEqual(results.get("grow")?.settings, []);
});

test("made-up runs are no baseline of measured ones, and stand in a setting of their own", () => {
  const settings = only([
    run("base", 40),
    run("grown", 50, grow),
    run("made-base", 10, { synthetic: true, model_name: "made" }),
    run("made-grown", 90, { synthetic: true, model_name: "made", ...grow }),
    run("lone", 70, { model_name: "lone", ...grow }),
    run("lone-base", 20, { model_name: "lone", synthetic: true }),
  ]);
  assert.deepEqual(
    settings.map(({ synthetic, lifts, unpaired }) => [
      synthetic,
      lifts.map(({ contrast }) => contrast.lift.value),
      unpaired.length,
    ]),
    [
      [false, [10], 1],
      [true, [80], 0],
    ],
  );
  assert.equal(settings[0]?.pooled?.contrast.lift.value, 10);
});

test("a withdrawn leaderboard shows no lifts", () => {
  const withdrawn = { status: "withdrawn", withdrawn_reason: "r" } as const;
  assert.deepEqual(only([run("base", 40), run("grown", 50, grow)], withdrawn), []);
});

test("only configurations that cover every group enter the mean; without any, all do on the groups that they share", () => {
  const [setting] = only([
    run("base", 40),
    run("base-b", 40, onB),
    run("grown", 50, grow),
    run("grown-b", 60, { ...grow, ...onB }),
    run("m2-base", 40, { model_name: "m2" }),
    run("m2-grown", 41, { model_name: "m2", ...grow }),
  ]);
  assert.deepEqual(
    setting?.lifts.map(({ contrast }) => contrast.lift.value),
    [15, 1],
  );
  assert.equal(setting?.pooled?.contrast.lift.value, 15);
  assert.deepEqual([setting?.counted.length, setting?.basis], [1, { kind: "complete", groups: ["a", "b"] }]);
  const [partial] = only([
    run("base", 40),
    run("grown", 50, grow),
    run("m2-base", 40, { model_name: "m2" }),
    run("m2-grown", 46, { model_name: "m2", ...grow }),
  ]);
  // (10 + 6) / 2, on group a alone.
  assert.equal(partial?.pooled?.contrast.lift.value, 8);
  assert.deepEqual([partial?.counted.length, partial?.basis], [2, { kind: "common", groups: ["a"] }]);
});

test("tasks that gain, lose and stay", () => {
  const tasks = (...scores: readonly number[]): PhaseInput => ({ scores: [scores, scores] });
  const [setting] = only([
    experiment("lb/base", {}, { test: tasks(10, 20, 30, 0.1 + 0.2) }),
    experiment("lb/grown", grow, { test: tasks(15, 10, 35, 0.3) }),
  ]);
  assert.deepEqual(setting?.lifts[0]?.contrast.tasks, { gained: 2, lost: 1, tied: 1 });
});

test("validation belongs to what evolving cost where there were data for it", () => {
  const cost = (meta: Partial<ExperimentMeta>, phases: Readonly<Record<string, PhaseInput>>) => {
    const [setting] = only([run("base", 40), run("grown", 50, { ...grow, ...meta }, phases)]);
    const cell = setting?.lifts[0]?.measures.get("evolution-cost");
    return cell?.kind === "figure" ? cell.value : cell?.missing[0]?.code;
  };
  assert.equal(cost({}, { "train-1": { cost: 2 }, "train-2": { cost: 3 } }), 5);
  assert.equal(cost({}, { "train-1": { cost: 2 }, "val-1": { cost: 1 } }), 3);
  assert.equal(cost({ validation_data: ["b1"] }, { "train-1": { cost: 2 } }), "phase-not-run");
  assert.equal(cost({}, { "train-1": { cost: null } }), "not-stated");
});

test("a curve has the rounds that every group has, and names the others", () => {
  const [setting] = only([
    run("base", 40),
    run("base-b", 40, onB),
    run("grown", 50, grow, { "train-1": flat(50), "train-2": flat(60) }),
    run("grown-b", 60, { ...grow, ...onB }, { "train-1": flat(30) }),
  ]);
  const [series] = setting?.lifts[0]?.curve?.series ?? [];
  assert.deepEqual(
    series?.points.map(({ round, cell }) => [round, cell.value]),
    [[1, 41]],
  );
  assert.deepEqual(series?.partial, [2]);
});

test("a gap that errors leave is told from an experiment that was never run", () => {
  const base = catalogOf(
    [
      run("a", 50),
      run("a-grow", 60, grow),
      run("b-grow", 70, { ...grow, ...onB }),
      run("c-grow", 70, { ...grow, test_data: ["b3"] }),
    ],
    { groups: ["a", "b", "c"].map((id, index) => ({ id, test_data: [`b${index + 1}`] })) },
    [benchmark("b1"), benchmark("b2"), benchmark("b3")],
  );
  const faulty = {
    kind: "experiment",
    id: "lb/b",
    path: "experiments/lb/b",
    meta: run("b", 55, onB).meta.fields,
  } as const;
  const [setting] = algorithmsOf({ ...base, leftOut: [faulty] }).get("grow")?.settings ?? [];
  assert.deepEqual(setting?.lifts[0]?.leftOut, [
    { group: "b", side: "without", code: "left-out" },
    { group: "c", side: "without", code: "no-experiment" },
  ]);
});
