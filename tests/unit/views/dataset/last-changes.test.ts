/** When an item was changed last is what the ledger says, and nothing where it says nothing. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Change, Ledger } from "../../../../src/leaderboard/ledger/ledger.ts";
import { changedAt } from "../../../../src/views/dataset/last-changes.ts";

const commit = (day: number, ...changes: readonly Change[]) => ({
  commit: String(day).repeat(40),
  committedAt: `2026-01-0${day}T00:00:00Z`,
  changes,
});
const about = { item: "experiment", id: "lb/a", title: null } as const;

const ledger: Ledger = {
  extent: "complete",
  commits: [
    commit(1, { ...about, kind: "published" }, { ...about, id: "lb/b", kind: "published" }),
    commit(2, { ...about, kind: "corrected", figures: [], records: [] }),
    commit(3),
  ],
  boards: {
    lb: {
      first: 0,
      changes: [{ at: 1, entry: "a", column: "score", old: null, new: null }],
      comings: [],
      entries: {},
      columns: {},
    },
  },
  tombstones: [],
};

test("a correction counts, a publication does not", () => {
  assert.equal(changedAt(ledger, "experiment", "lb/a"), "2026-01-02T00:00:00Z");
  assert.equal(changedAt(ledger, "experiment", "lb/b"), null);
});

test("a leaderboard is changed by what changes a number of it", () => {
  assert.equal(changedAt(ledger, "leaderboard", "lb"), "2026-01-02T00:00:00Z");
  assert.equal(changedAt(ledger, "leaderboard", "other"), null);
});
