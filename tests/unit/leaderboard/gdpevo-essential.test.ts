/**
 * A repository shaped like GDPevo-essential: six sub-benchmarks, each with experiments of its own that train twice and
 * are tested once; one algorithm lacks a part, one has a part with a single attempt. For part k of 1 … 6 the attempts give
 * baseline 30 + 2k ± k, alpha 40 + 3k ± 1 (k = 5: one attempt), beta 50 + k ± 2 (none for k = 4), gamma 45 + 2k ± k/2;
 * training scores 40 + k and 80 + k for 0.5 and 1 USD, and each test costs 0.1 USD. What follows is worked out by hand.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { buildCatalog } from "../../../src/leaderboard/catalog.ts";
import { checkExpressions } from "../../../src/leaderboard/check-leaderboard.ts";
import { type CellFile, type EntryFile, filesOf } from "../../support/board-files.ts";
import { respread, revalue } from "../../support/derivation.ts";
import { plainBoard } from "../../support/plain-board.ts";

const root = join(import.meta.dirname, "../../fixtures/gdpevo-essential");
const repository = await readRepository(root, { checkExpression: checkExpressions });
const files = filesOf(buildCatalog(repository));
const byIdentity = files.get("gdpevo-essential") ?? assert.fail();
const byId = files.get("gdpevo-essential-by-id") ?? assert.fail();

/** sqrt(1 + 4 + 9 + 16 + 25 + 36): the root of the sum of squares of the baseline's stds. */
const root91 = Math.sqrt(91);

function entryOf(algorithm: string | null): EntryFile {
  return byIdentity.entries.find(({ identity }) => identity?.algorithm === algorithm) ?? assert.fail(String(algorithm));
}

function check(cell: CellFile | undefined, value: number | null, std: number | null, where: string): void {
  for (const [actual, expected] of [
    [cell?.value, value],
    [cell?.std, std],
  ] as const) {
    if (expected === null || actual == null) assert.equal(actual, expected, where);
    else assert.ok(Math.abs(actual - expected) < 1e-9, `${where}: ${actual}, ${expected} by hand`);
  }
}

test("the repository is sound, and its means follow from the written attempts", () => {
  assert.deepEqual(repository.problems, []);
  assert.equal(repository.experiments.length, 23);
  const plain = plainBoard(root, "gdpevo-essential");
  assert.equal(plain.length, 4);
  for (const { identity, cells } of plain) {
    const entry = byIdentity.entries.find((found) => JSON.stringify(Object.values(found.identity ?? {})) === identity);
    for (const column of ["propagated", "lift", "gap", "cost", "evolution-cost"]) {
      check(entry?.cells[column], cells[column]?.value ?? null, cells[column]?.std ?? null, `${entry?.id} ${column}`);
    }
  }
});

test("by identity: means over six parts, with their spread", () => {
  const expected = {
    baseline: { score: [37, root91 / 6], lift: [0, 0], cost: [0.6, null], "evolution-cost": [null, null] },
    "rsi-alpha": { score: [50.5, null], lift: [13.5, null], gap: [33, null], "evolution-cost": [9, null] },
    "rsi-beta": { score: [null, null], available: [53.4, Math.sqrt(20) / 5], lift: [null, null], cost: [null, null] },
    "rsi-gamma": {
      score: [52, root91 / 12],
      propagated: [52, root91 / 12],
      available: [52, root91 / 12],
      lift: [15, Math.sqrt(91 * 1.25) / 6],
      gap: [31.5, null],
      cost: [0.6, null],
    },
  } as const;
  for (const [algorithm, cells] of Object.entries(expected)) {
    const entry = entryOf(algorithm === "baseline" ? null : algorithm);
    for (const [column, [value, std]] of Object.entries(cells)) {
      check(entry.cells[column], value, std, `${algorithm} ${column}`);
    }
  }
});

test("one attempt has no std, and neither has a mean with such a part: std unknown, 1 of 6", () => {
  const { score, propagated, gap } = entryOf("rsi-alpha").cells;
  assert.deepEqual([score?.n, score?.std_unknown, propagated?.std_unknown], [1, [1, 6], [1, 6]]);
  assert.deepEqual([score?.text, score?.std_text], ["50.50", null]);
  // Six training rounds of one attempt each, and the one test.
  assert.deepEqual(gap?.std_unknown, [7, 12]);
});

test("a part is missing: a dash with 5/6, why, and no rank; the baseline did not evolve", () => {
  const beta = entryOf("rsi-beta");
  assert.deepEqual([beta.rank, beta.rank_interval, beta.cells.score?.coverage], [null, null, [5, 6]]);
  assert.deepEqual(
    beta.cells.score?.missing.map(({ group, reason }) => [group, reason.code]),
    [["financial-control", "no-experiment"]],
  );
  assert.deepEqual(beta.cells.available?.coverage, [5, 6]);
  assert.deepEqual(
    [...new Set(entryOf(null).cells["evolution-cost"]?.missing.map(({ reason }) => reason.code))],
    ["not-evolved"],
  );
});

test("ranks and intervals: every pair is separated", () => {
  assert.deepEqual(
    byIdentity.entries.map(({ identity, rank, rank_interval }) => [identity?.algorithm, rank, rank_interval]),
    [
      ["rsi-gamma", 1, [1, 1]],
      ["rsi-alpha", 2, [2, 2]],
      [null, 3, [3, 3]],
      ["rsi-beta", null, null],
    ],
  );
  const pairs = entryOf("rsi-gamma").pairs.map(({ difference, p, n_tasks, n_differing, verdict }) => [
    difference,
    p,
    n_tasks,
    n_differing,
    verdict?.code,
  ]);
  // Against alpha both tasks of part k differ by 5 - k: of 2^10 arrangements 13 turn at most 2 of the 22 around, and as
  // many the other way. Against the baseline all twelve differ by 15.
  assert.deepEqual(pairs, [
    [1.5, 26 / 1024, 12, 10, "better"],
    [15, 2 / 4096, 12, 12, "better"],
  ]);
});

test("by explicit experiment ids: the same numbers", () => {
  const entry = byId.entries.find(({ id }) => id === "all");
  const expected = {
    baseline: [37, root91 / 6],
    "rsi-alpha": [50.5, null],
    "rsi-beta": [53.4, Math.sqrt(20) / 5],
    "rsi-gamma": [52, root91 / 12],
    gain: [15, Math.sqrt(91 * 1.25) / 6],
  } as const;
  for (const [column, [value, std]] of Object.entries(expected)) check(entry?.cells[column], value, std, column);
  assert.deepEqual(entry?.cells["rsi-alpha"]?.std_unknown, [1, 6]);
  assert.deepEqual(entry?.cells.gain?.coverage, [12, 12]);
});

test("every cell of both follows from its derivation alone", () => {
  for (const { board, entries } of [byIdentity, byId]) {
    for (const { id, cells } of entries) {
      for (const { id: column, direction } of board.columns) {
        const cell = cells[column] ?? assert.fail(column);
        const std = cell.value === null ? null : respread(cell.derivation).std;
        check(cell, revalue(cell.derivation, direction), std, `${id} ${column}`);
      }
    }
  }
});
