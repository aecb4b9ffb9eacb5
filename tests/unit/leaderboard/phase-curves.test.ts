/** Phase curves over groups: means, spread, what is missing, what evolving had used. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Board, buildBoard } from "../../../src/leaderboard/board.ts";
import { type CurvePhase, type EntryCurve, entryCurves } from "../../../src/leaderboard/phase-curves.ts";
import { benchmark, definition, experiment, type PhaseInput } from "../../support/board-records.ts";

type Phases = Readonly<Record<string, PhaseInput>>;

function board(groups: Readonly<Record<string, Phases>>, algorithm: string | null = "grow"): Board {
  const ids = Object.keys(groups);
  return buildBoard({
    definition: definition({ groups: ids.map((id) => ({ id, title: id, test_data: [id] })), experiments: ["lb"] }),
    experiments: ids.flatMap((id) => {
      const phases = groups[id] ?? {};
      const meta = { test_data: [id], ...(algorithm === null ? {} : { algorithm }) };
      return Object.keys(phases).length === 0 ? [] : [experiment(`lb/${id}`, meta, phases)];
    }),
    benchmarks: ids.map((id) => benchmark(id)),
  });
}

function only(curves: readonly EntryCurve[]): EntryCurve {
  const [curve] = curves;
  assert.ok(curve && curves.length === 1);
  return curve;
}

function at({ phases }: EntryCurve, kind: CurvePhase["kind"], round: number | null = null): CurvePhase {
  const found = phases.find((phase) => phase.kind === kind && phase.round === round);
  assert.ok(found, `${kind} ${round}`);
  return found;
}

const scored = (score_mean: number | null, score_std: number | null, more: PhaseInput = {}): PhaseInput => ({
  score_mean,
  score_std,
  ...more,
});

test("every group counts the same, and the spread is that of a mean of independent parts", () => {
  const curve = only(
    entryCurves(
      board({
        a: { "train-1": scored(40, 3), test: scored(50, 1) },
        b: { "train-1": scored(70, 4), test: scored(60, 1) },
      }),
    ),
  );
  const { score, coverage } = at(curve, "train", 1);
  assert.deepEqual(coverage, { present: 2, of: 2 });
  // (40 + 70) / 2 and sqrt(3^2 + 4^2) / 2.
  assert.ok(score.kind === "score" && score.value === 55 && Math.abs((score.std ?? 0) - 2.5) < 1e-12);
});

test("a round that a group lacks is missing, with its coverage and the reason", () => {
  const curve = only(
    entryCurves(
      board({
        a: { "train-1": scored(40, 3), "train-2": scored(44, 3), test: scored(50, 1) },
        b: { "train-1": scored(70, 4), test: scored(60, 1) },
      }),
    ),
  );
  const { score, coverage } = at(curve, "train", 2);
  assert.deepEqual(coverage, { present: 1, of: 2 });
  assert.deepEqual(score.kind === "missing" && score.reasons.map(({ code, group }) => [code, group]), [
    ["phase-not-run", "b"],
  ]);
  assert.equal(curve.scored, true);
});

test("one attempt makes the spread of the mean unknown, not smaller", () => {
  const curve = only(
    entryCurves(
      board({
        a: { "val-1": scored(40, 3), test: scored(50, 1) },
        b: { "val-1": scored(60, 0, { n_attempt: 1 }), test: scored(60, 1) },
      }),
    ),
  );
  const { score } = at(curve, "val", 1);
  assert.ok(score.kind === "score" && score.value === 50 && score.std === null);
  assert.deepEqual(score.kind === "score" && score.stdUnknown, { count: 1, of: 2 });
});

test("what evolving had used adds up phase by phase over the groups, without the test's own", () => {
  const costs = (train: number, val: number): Phases => ({
    "train-1": scored(40, 1, { cost: train, n_input_tokens: 100, n_output_tokens: 10, duration_ms: 5 }),
    "val-1": scored(40, 1, { cost: val, n_input_tokens: 1000, n_output_tokens: 1, duration_ms: 7 }),
    "train-2": scored(45, 1, { cost: train, n_input_tokens: 100, n_output_tokens: 10, duration_ms: 5 }),
    test: scored(50, 1, { cost: 1000, duration_ms: 1e6, n_input_tokens: 1, n_output_tokens: 1 }),
  });
  const curve = only(entryCurves(board({ a: costs(1, 0.5), b: costs(2, 0.25) })));
  const used = (phase: CurvePhase, resource: "cost" | "tokens" | "time") => {
    const amount = phase.used[resource];
    return amount.kind === "quantity" ? amount.value : null;
  };
  assert.equal(used(at(curve, "train", 1), "cost"), 3);
  assert.equal(used(at(curve, "val", 1), "cost"), 3.75);
  assert.equal(used(at(curve, "train", 2), "cost"), 6.75);
  assert.equal(used(at(curve, "test"), "cost"), 6.75);
  assert.equal(used(at(curve, "train", 2), "tokens"), 2 * (110 + 1001 + 110));
  assert.equal(used(at(curve, "val", 1), "time"), 24);
});

test("an amount that is not stated makes all later ones unknown, and none is taken for 0", () => {
  const curve = only(
    entryCurves(
      board({
        a: {
          "train-1": scored(40, 1, { cost: 1 }),
          "train-2": scored(40, 1),
          "train-3": scored(40, 1, { cost: 1 }),
          test: scored(50, 1),
        },
      }),
    ),
  );
  assert.equal(at(curve, "train", 1).used.cost.kind, "quantity");
  assert.deepEqual(
    [2, 3].map((round) => at(curve, "train", round).used.cost.kind),
    ["missing", "missing"],
  );
});

test("rounds come in number order, training before validation, the test last", () => {
  const phases = Object.fromEntries(
    ["val-10", "train-10", "val-2", "train-2", "test"].map((name) => [name, scored(50, 1)]),
  );
  const curve = only(entryCurves(board({ a: phases })));
  assert.deepEqual(
    curve.phases.map(({ kind, round }) => `${kind} ${round}`),
    ["train 2", "val 2", "train 10", "val 10", "test null"],
  );
});

test("an entry without scored rounds says why", () => {
  const reason = (phases: Phases, algorithm: string | null) =>
    only(entryCurves(board({ a: phases }, algorithm))).reasons[0]?.code;
  assert.equal(reason({ test: scored(50, 1) }, null), "not-evolved");
  assert.equal(reason({ test: scored(50, 1) }, "grow"), "phase-not-run");
  assert.equal(reason({ "train-1": scored(null, null, { cost: 1 }), test: scored(50, 1) }, "grow"), "not-stated");
});

test("entries and one group can be chosen", () => {
  const both = board({
    a: { "train-1": scored(40, 3), test: scored(50, 1) },
    b: { "train-1": scored(70, 4), test: scored(60, 1) },
  });
  assert.deepEqual(entryCurves(both, { chosen: ["nobody"] }), []);
  const { score } = at(only(entryCurves(both, { group: "b" })), "train", 1);
  assert.ok(score.kind === "score" && score.value === 70 && score.std === 4);
});
