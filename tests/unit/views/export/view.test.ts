/** A view's export holds what the view shows: its rows, columns and order; the bundled boards are read for it. */
import assert from "node:assert/strict";
import test from "node:test";
import { boardNames, namingOf } from "../../../../src/views/board-identity.ts";
import { boardExport } from "../../../../src/views/export/board-export.ts";
import { csvTable } from "../../../../src/views/export/csv.ts";
import { tableView, viewGroups } from "../../../../src/views/export/table-view.ts";
import { exportTable, wholeView } from "../../../../src/views/export/view.ts";
import { boardTable } from "../../../../src/views/leaderboard/board-table.ts";
import { groupColumn } from "../../../../src/views/leaderboard/group-column.ts";
import { filesOf } from "../../../support/board-files.ts";
import { state } from "../../../support/export-board.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";
import { csvRecords } from "../../../support/rfc4180.ts";

const catalog = await bundledCatalog();
const files = filesOf(catalog);

/** Everything that the browser has of a board. */
function boardOf(id: string) {
  const item = catalog.leaderboards.get(id);
  assert.ok(item);
  const address = `https://club.example/leaderboards/${id}/`;
  const board = boardExport(item, catalog, { address, state }, "en");
  const table = boardTable(
    item.board,
    boardNames(item, namingOf(catalog), "en"),
    item.leaderboard.definition.fields.display,
    "en",
  );
  assert.ok(table);
  const viewed = (search: string) => {
    const groups = viewGroups(table, search).map((group) => ({
      id: group,
      file: groupColumn(item.board, group, "en"),
    }));
    return exportTable(board, tableView(board, table, search, groups), groups);
  };
  return { board, viewed, entries: files.get(id)?.board.entries ?? [] };
}

test("the view of an address without a query is the board as it stands", () => {
  for (const id of ["gdpevo-v1", "gdpevo-all", "example-rsi"]) {
    const { board, viewed } = boardOf(id);
    assert.deepEqual(viewed(""), exportTable(board, wholeView(board)));
  }
});

test("filtered, sorted, with columns and groups added and taken away", () => {
  const { viewed, entries } = boardOf("gdpevo-v1");
  const search = "?sort=cost&order=asc&algorithm=gdpevo-fewshot&columns=provider,-tokens&groups=tg002";
  const table = viewed(search);
  const expected = entries
    .filter(({ identity }) => identity?.algorithm === "gdpevo-fewshot")
    .sort((a, b) => (a.cells.cost?.value ?? 0) - (b.cells.cost?.value ?? 0));
  assert.equal(expected.length, 6);
  assert.deepEqual(
    table.rows.map(({ id }) => id),
    expected.map(({ id }) => id),
  );
  assert.deepEqual(
    table.columns.map(({ key }) => key),
    "rank algorithm model harness thinking provider score lift coverage group.tg002 cost".split(" "),
  );
  assert.equal(table.permalink, `https://club.example/leaderboards/gdpevo-v1/${search}&at=0123456789ab`);
  assert.match(table.caption, /^6 of 24 entries; sorted by Cost, ascending\. /i);
  const records = csvRecords(csvTable(table));
  for (const [index, { rank, cells, experiments }] of expected.entries()) {
    const record = records[index] ?? {};
    assert.deepEqual([record.rank, record.score], [String(rank), String(cells.score?.value)]);
    const phase = catalog.experiments.get(experiments.tg002 ?? "")?.phases.find(({ name }) => name === "test");
    assert.deepEqual(
      [record["group.tg002"], record["group.tg002_std"]],
      [String(phase?.summary.fields.score_mean), String(phase?.summary.fields.score_std)],
    );
  }
});

test("unranked entries stay below, with the scores of the groups that they have", () => {
  const { viewed, entries } = boardOf("gdpevo-all");
  const table = viewed("?groups=tg001&sort=group.tg001");
  assert.deepEqual(
    table.rows.slice(8).map(({ id }) => id),
    entries.slice(8).map(({ id }) => id),
  );
  const group = table.columns.findIndex(({ key }) => key === "group.tg001");
  const values = table.rows.map(({ cells }) => cells[group]?.value);
  assert.ok(values.every((value) => typeof value === "number"));
  const ranked = values.slice(0, 8) as readonly number[];
  assert.deepEqual(
    ranked,
    ranked.toSorted((a, b) => b - a),
  );
});

test("a caption says only what the view needs", () => {
  const { viewed } = boardOf("gdpevo-v1");
  const bare = viewed("?columns=-score,-lift,-coverage&algorithm=none&model=gpt-5.5").caption;
  assert.doesNotMatch(bare, /±|macro/);
  assert.match(bare, /Cost, Tokens: means over attempts/);
  assert.match(boardOf("example-rsi").viewed("").caption, /synthetic is made up/);
});

test("what an address asks for in vain changes nothing of what is exported", () => {
  const { viewed } = boardOf("gdpevo-v1");
  const table = viewed("?sort=gone&columns=gone&groups=gone&model=gone");
  assert.equal(table.rows.length, 24);
  assert.equal(table.columns.length, 10);
});
