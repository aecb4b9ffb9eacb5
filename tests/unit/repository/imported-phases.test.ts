import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type AttemptRecord, attemptOf, foldersIn, importedPhases, summaryOf } from "./bundled.ts";

describe("every phase", () => {
  it("names benchmarks and tasks that exist", () => {
    const known = new Set(
      foldersIn("packages").flatMap((id) => foldersIn(`packages/${id}`).map((task) => `${id}/${task}`)),
    );
    let records = 0;
    for (const phase of importedPhases()) {
      for (let n = 1; n <= summaryOf(phase).n_attempt; n += 1) {
        for (const record of attemptOf(phase, n)) {
          records += 1;
          for (const task of record.source) {
            assert.ok(known.has(`${task.benchmark_id}/${task.task_id}`), `${phase}: ${JSON.stringify(task)}`);
          }
        }
      }
    }
    // 5760 GDPevo scores, 216 evolutions, 150 Penguin trials, 38 synthetic phases of 3 attempts with 5 tasks.
    assert.equal(records, 5760 + 216 + 150 + 38 * 15);
  });

  it("has a summary that follows from its attempts", () => {
    const sample = importedPhases().filter((phase, index) => !phase.startsWith("gdpevo/") || index % 9 === 0);
    for (const phase of sample) {
      const summary = summaryOf(phase);
      const attempts: (readonly AttemptRecord[])[] = [];
      for (let n = 1; n <= summary.n_attempt; n += 1) attempts.push(attemptOf(phase, n));
      assertClose(summary.score_mean, ...scoreStatistics(attempts, "mean"), `${phase} score_mean`);
      assertClose(summary.score_std, ...scoreStatistics(attempts, "std"), `${phase} score_std`);
      for (const field of ["cost", "duration_ms", "n_input_tokens", "n_cache_tokens", "n_output_tokens"] as const) {
        let total = 0;
        let silent = false;
        for (const records of attempts) {
          for (const record of records) {
            const value = record[field];
            if (value === null) silent = true;
            else total += value;
          }
        }
        if (!silent) assertClose(summary[field], total / attempts.length, 1e-9, `${phase} ${field}`);
      }
    }
  });

  it("is dated by its last record", () => {
    for (const phase of importedPhases().filter((name) => !name.startsWith("gdpevo/"))) {
      const times: string[] = [];
      for (const n of [1, 2, 3]) for (const record of attemptOf(phase, n)) times.push(record.time ?? "");
      const latest = Math.max(...times.map((time) => Date.parse(time)));
      assert.equal(Date.parse(summaryOf(phase).time ?? ""), latest, phase);
    }
  });
});

/** Mean or sample standard deviation of the attempt totals by a plain loop, with the tolerance; null where a score is. */
function scoreStatistics(
  attempts: readonly (readonly AttemptRecord[])[],
  which: "mean" | "std",
): [number | null, number] {
  let sum = 0;
  let squares = 0;
  const totals: number[] = [];
  for (const records of attempts) {
    let total = 0;
    for (const record of records) {
      if (record.score === null) return [null, 0];
      total += record.score;
    }
    totals.push(total / records.length);
    sum += total / records.length;
  }
  const centre = sum / attempts.length;
  for (const total of totals) squares += (total - centre) * (total - centre);
  return [which === "mean" ? centre : Math.sqrt(squares / (attempts.length - 1)), 1e-9];
}

function assertClose(actual: number | null, expected: number | null, tolerance: number, what: string): void {
  if (actual === null || expected === null) {
    assert.equal(actual, expected, what);
    return;
  }
  const allowed = tolerance * Math.max(1, Math.abs(expected));
  assert.ok(Math.abs(actual - expected) <= allowed, `${what}: ${actual} is not ${expected}`);
}
