/** Numbers of a leaderboard that its page does not print as numbers are none of its changes. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { buildCatalog, type LeaderboardWithBoard } from "../../../../src/leaderboard/catalog.ts";
import { parseExpression } from "../../../../src/leaderboard/expression/parse.ts";
import type { Ledger } from "../../../../src/leaderboard/ledger/ledger.ts";
import { namingOf } from "../../../../src/views/board-identity.ts";
import { cellChanges } from "../../../../src/views/changes/cell-changes.ts";
import { evolvedEntry, taggedRepository } from "../../../support/tagged-repository.ts";

const { git, root } = taggedRepository();
after(() => git.remove());

test("a baseline set against itself has no number that could change, another entry has", async () => {
  const catalog = buildCatalog(await readRepository(root));
  const demo = catalog.leaderboards.get("demo");
  const parsed = parseExpression("mean(test.score - baseline.test.score)");
  const column = demo?.board.columns[0];
  assert.ok(demo !== undefined && column !== undefined && parsed.kind === "expression");
  const item: LeaderboardWithBoard = {
    ...demo,
    board: {
      ...demo.board,
      columns: [...demo.board.columns, { ...column, id: "lift", tree: parsed.tree, primary: false }],
      entries: demo.board.entries.map((entry) => ({ ...entry, baseline: evolvedEntry })),
    },
  };
  const zero = { value: 0, std: 0, n: 3 };
  const changes = [evolvedEntry, "another"].map((entry) => ({ at: 1, entry, column: "lift", old: zero, new: null }));
  const boards: Ledger["boards"] = { demo: { first: 0, comings: [], entries: {}, columns: {}, changes } };
  assert.deepEqual(
    cellChanges(item, { extent: "complete", commits: [], tombstones: [], boards }, namingOf(catalog), "en").map(
      ({ entry }) => entry,
    ),
    ["another"],
  );
});
