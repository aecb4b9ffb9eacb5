/** Given against recomputed: the two numbers, and only where they differ. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Phase } from "../../../content-loaders/repository.ts";
import { phaseTable } from "../../../src/views/phase-table.ts";
import { compareSummary } from "../../../src/views/recomputed.ts";
import { experiment, type PhaseInput } from "../../support/attempts.ts";

// Attempts of 70, 72 and 74: mean 72, sample standard deviation 2, population standard deviation 1.63.
const attempts = [{ a: 70 }, { a: 72 }, { a: 74 }];

function subject(input: PhaseInput) {
  return experiment("one", { phases: { test: input } });
}

function compare(input: PhaseInput) {
  return compareSummary(subject(input).phases[0] as Phase);
}

test("figures that agree to their last written digit are no discrepancy", () => {
  const written = { score_mean: "72", score_std: "2.00" };
  const { comparable, discrepancies } = compare({
    scores: attempts,
    summary: { score_mean: 72, score_std: 2 },
    written,
  });
  assert.deepEqual([comparable, discrepancies], [2, []]);
});

test("a standard deviation divided by n shows both numbers, each with its file", () => {
  const input = { scores: attempts, summary: { score_mean: 72, score_std: 1.63 }, written: { score_std: "1.63" } };
  const { rows, discrepancies } = phaseTable(subject(input), "en");
  assert.equal(rows[0]?.differs, "≠ 1 figure");
  const [{ figure, given, recomputed }, ...rest] = discrepancies as [(typeof discrepancies)[0]];
  assert.deepEqual([figure, given.text, recomputed.text, rest.length], ["standard deviation", "1.63", "2.00", 0]);
  assert.equal(given.href, "/experiments/board/one/source/#test/summary.yaml:3");
  assert.equal(recomputed.href, "/experiments/board/one/source/#test/attempt-1.yaml:1");
});

test("figures that the records do not state are not compared", () => {
  const { comparable, discrepancies } = compare({
    scores: attempts,
    summary: { score_mean: 72, score_std: 2, cost: 9.5 },
  });
  assert.deepEqual([comparable, discrepancies], [2, []]);
});

test("a plain 0 for what adds up says that there was nothing, and rounds nothing", () => {
  const records = [[{ source: [{ benchmark_id: "data-test", task_id: "a" }], score: 72, cost: 0.3 }]];
  const { discrepancies } = compare({ records, summary: { score_mean: 72, cost: 0 }, written: { cost: "0" } });
  assert.deepEqual(
    discrepancies.map(({ figure }) => figure),
    ["cost"],
  );
});

test("with one attempt a written standard deviation is not compared", () => {
  const { comparable } = compare({ scores: [{ a: 70 }], summary: { score_mean: 70, score_std: 0 } });
  assert.equal(comparable, 1);
});
