import assert from "node:assert/strict";
import test from "node:test";
import { countErrors, type MeasuredAttempt, recomputeSummary } from "../../../content-loaders/recompute.ts";

type Fields = MeasuredAttempt["records"][number]["fields"];

/** A record of the tasks named by the letters of `tasks`, of one benchmark. */
function record(tasks: string, fields: Fields): MeasuredAttempt["records"][number] {
  return { fields: { source: [...tasks].map((task) => ({ benchmark_id: "b", task_id: task })), ...fields } };
}

/** Attempts with one record of one task for each score. */
function scored(...attempts: readonly (readonly (number | null)[])[]): readonly MeasuredAttempt[] {
  return attempts.map((scores) => ({ records: scores.map((score, at) => record("abcdefghij".charAt(at), { score })) }));
}

/** Equal to the digits that a published table gives. */
function near(actual: number | null, expected: number, digits: number): void {
  assert.equal(actual?.toFixed(digits), expected.toFixed(digits));
}

test("Penguin 0.2.13 Sec A to E: the mean and sample standard deviation that its authors publish", () => {
  const published = [
    { attempts: [80, 70, 80], mean: 76.67, std: 5.77 },
    { attempts: [30, 30, 50], mean: 36.67, std: 11.55 },
    { attempts: [20, 10, 30], mean: 20.0, std: 10.0 },
  ];
  for (const { attempts, mean, std } of published) {
    const summary = recomputeSummary(scored(...attempts.map((score) => [score])));
    near(summary.score_mean, mean, 2);
    near(summary.score_std, std, 2);
  }
});

test("a phase of GDPevo: mean and spread of three published attempts", () => {
  const summary = recomputeSummary(scored([46.28746], [42.53746], [44.46928]));
  near(summary.score_mean, 44.4314, 4);
  near(summary.score_std, 1.875287, 6);
});

test("70, 72, 74 spread by 2, not by 1.63", () => {
  assert.equal(recomputeSummary(scored([70], [72], [74])).score_std, 2);
});

test("an attempt's score is the mean over its tasks", () => {
  const summary = recomputeSummary(scored([100, 0], [100, 100]));
  assert.deepEqual(summary.attemptScores, [50, 100]);
  assert.equal(summary.score_mean, 75);
});

test("a record of several tasks weighs as many tasks as it names, but costs once", () => {
  const records = [record("abc", { score: 80, cost: 2 }), record("d", { score: 40, cost: 1 })];
  const summary = recomputeSummary([{ records }]);
  assert.equal(summary.score_mean, 70);
  assert.equal(summary.cost, 3);
});

test("one attempt has no standard deviation", () => {
  const summary = recomputeSummary(scored([70, 80]));
  assert.equal(summary.score_mean, 75);
  assert.equal(summary.score_std, null);
});

test("equal attempts have the standard deviation 0", () => {
  assert.equal(recomputeSummary(scored([33.3], [33.3], [33.3])).score_std, 0);
});

test("cost, duration and tokens are means over attempts of sums over records", () => {
  const measured = (cost: number, duration: number, input: number, cached: number, output: number) =>
    record("a", {
      cost,
      duration_ms: duration,
      n_input_tokens: input,
      n_cache_tokens: cached,
      n_output_tokens: output,
    });
  const summary = recomputeSummary([
    { records: [measured(1, 10, 100, 50, 5), measured(2, 20, 200, 60, 6)] },
    { records: [measured(3, 30, 301, 70, 7), measured(4, 40, 400, 80, 8)] },
  ]);
  assert.equal(summary.cost, 5);
  assert.equal(summary.duration_ms, 50);
  assert.equal(summary.n_input_tokens, 500.5);
  assert.equal(summary.n_cache_tokens, 130);
  assert.equal(summary.n_output_tokens, 13);
});

test("what a part does not say, the whole does not say either; other figures stand", () => {
  const records = [record("a", { score: null, cost: 1 }), record("b", { score: 50, cost: 2 })];
  const summary = recomputeSummary([{ records }]);
  assert.equal(summary.score_mean, null);
  assert.equal(summary["pass@k"], null);
  assert.equal(summary.cost, 3);
  assert.equal(summary.duration_ms, null);
  assert.deepEqual(summary.attemptScores, [null]);
});

test("no attempt and no record give no figure, not 0", () => {
  for (const attempts of [[], [{ records: [] }]]) {
    const { score_mean, score_std, cost } = recomputeSummary(attempts);
    assert.deepEqual({ score_mean, score_std, cost }, { score_mean: null, score_std: null, cost: null });
  }
});

test("pass@k counts tasks passed at least once", () => {
  assert.equal(recomputeSummary(scored([100, 0, 0, 0], [0, 100, 0, 0], [100, 0, 0, 0]))["pass@k"], 50);
  assert.equal(recomputeSummary(scored([1, 0], [0, 1]))["pass@k"], 100);
  assert.equal(recomputeSummary(scored([0, 0]))["pass@k"], 0);
});

test("pass@k keeps tasks of the same name in two benchmarks apart", () => {
  const of = (benchmark_id: string, score: number) => ({ fields: { source: [{ benchmark_id, task_id: "t" }], score } });
  assert.equal(recomputeSummary([{ records: [of("a", 100), of("b", 0)] }])["pass@k"], 50);
});

test("without scores of 0 and the maximum alone there is no pass@k", () => {
  for (const scores of [
    [100, 50],
    [0.5, 1],
    [1, 100],
    [10, 0],
    [100, -100],
  ]) {
    assert.equal(recomputeSummary(scored(scores))["pass@k"], null, scores.join());
  }
});

test("sums do not lose small parts beside large ones", () => {
  const records = [1e16, 1, -1e16, 1].map((cost, at) => record("abcd".charAt(at), { cost }));
  assert.equal(recomputeSummary([{ records }]).cost, 2);
  const tenths = Array.from({ length: 10 }, () => record("a", { cost: 0.1 }));
  assert.equal(recomputeSummary([{ records: tenths }]).cost, 1);
});

test("errors are counted by reason, most frequent first; an empty reason is none", () => {
  const reasons = ["timeout", "", null, "sandbox died", "timeout", " "];
  const records = reasons.map((error_reason) => record("a", { score: 0, error_reason }));
  assert.deepEqual(countErrors([{ records }]), [
    { reason: "timeout", count: 2 },
    { reason: "sandbox died", count: 1 },
  ]);
});
