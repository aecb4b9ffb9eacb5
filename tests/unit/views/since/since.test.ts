/** What a page says of its past: net changes of what a view shows, who came and went, which ranks moved. */
import assert from "node:assert/strict";
import test from "node:test";
import { dictionary } from "../../../../src/i18n/index.ts";
import type { BoardTable } from "../../../../src/views/leaderboard/table-data.ts";
import { changedSince } from "../../../../src/views/since/changed.ts";
import { askedCommit, isCommitId, placesOf } from "../../../../src/views/since/commit.ts";
import type { History, HistoryChange } from "../../../../src/views/since/history.ts";
import { shownOf } from "../../../../src/views/since/shown.ts";

const everything = { rows: null, columns: null };
const change = (at: number, entry: string, column: string, old: string | null, now: string | null): HistoryChange => ({
  at,
  entry,
  entryText: entry.toUpperCase(),
  column,
  columnText: column,
  old,
  new: now,
});
const coming = (at: number, entry: string, there: boolean) => ({ at, entry, entryText: entry.toUpperCase(), there });
const empty: History = {
  rows: [],
  columns: [],
  changes: [],
  comings: [],
  ranking: null,
  pages: {},
  events: [],
};
const column = (key: string) => ({ key, title: key, first: "desc" as const, values: [1, 2], shown: true });
const boardTable: BoardTable = {
  ids: ["a", "b"],
  lines: ["A", "B"],
  placed: 2,
  intervals: [null, null],
  ranking: "score",
  name: "name",
  columns: [column("rank"), column("name"), column("score"), column("cost")],
  fields: [
    {
      key: "model",
      title: "Model",
      facet: true,
      values: [
        { value: "m1", label: "M1" },
        { value: "m2", label: "M2" },
      ],
      of: [[0], [1]],
    },
  ],
  groups: [{ id: "g1", key: "group.g1", title: "G1", file: "" }],
  compare: "",
  words: dictionary("en").leaderboardTable.live,
};
const told = ({ entry, column, old, new: now }: HistoryChange) => [entry, column, old, now];

test("a number that was changed several times stands once, from then to now; changed back it is none", () => {
  const history = {
    ...empty,
    changes: [
      change(0, "a", "score", "3", "4"),
      change(1, "b", "cost", "2", "1"),
      change(2, "a", "score", null, "3"),
      change(2, "b", "cost", "1", "2"),
      change(3, "b", "cost", "9", "1"),
    ],
  };
  assert.deepEqual(changedSince(history, 3, everything).changed.map(told), [["a", "score", null, "4"]]);
  assert.deepEqual(changedSince(history, 1, everything).changed.map(told), [["a", "score", "3", "4"]]);
  assert.deepEqual(changedSince(history, 0, everything).changed, []);
  assert.deepEqual(changedSince(history, 4, everything).changed.map(told).at(-1), ["b", "cost", "9", "1"]);
});

test("who came and who went are apart from numbers that changed; who did both was there all along", () => {
  const history = {
    ...empty,
    changes: [
      change(0, "new", "score", null, "5"),
      change(1, "gone", "score", "7", null),
      change(1, "back", "score", null, "8"),
      change(2, "back", "score", "6", null),
      change(2, "brief", "score", "1", null),
      change(3, "brief", "score", null, "1"),
    ],
    comings: [
      coming(0, "new", true),
      coming(1, "gone", false),
      coming(1, "back", true),
      coming(2, "back", false),
      coming(2, "brief", false),
      coming(3, "brief", true),
    ],
  };
  const since = changedSince(history, 4, everything);
  assert.deepEqual(since.changed.map(told), [["back", "score", "6", "8"]]);
  assert.deepEqual(
    since.came.map(({ entry }) => entry),
    ["new"],
  );
  assert.deepEqual(
    since.gone.map(({ entry }) => entry),
    ["gone"],
  );
  const view = changedSince(history, 4, { rows: new Set(["back"]), columns: null }, new Set(["other"]));
  assert.deepEqual([view.came, view.gone, view.changed.length], [[], [], 1]);
});

test("only what a view shows is counted", () => {
  const changes = [
    change(0, "a", "score", "1", "2"),
    change(0, "a", "cost", "1", "2"),
    change(0, "b", "score", "1", "2"),
  ];
  const view = { rows: new Set(["a"]), columns: new Set(["score"]) };
  assert.deepEqual(changedSince({ ...empty, changes }, 1, view).changed.map(told), [["a", "score", "1", "2"]]);
});

test("ranks are those of the values then and now, also of who is gone, with ties", () => {
  const history: History = {
    ...empty,
    rows: [
      ["a", "A"],
      ["b", "B"],
      ["c", "C"],
      ["d", "D"],
    ],
    // Then: a 10, x 9, b 8, c 8, d not scored. Now: b 12, a 10, c 8, d 8.
    comings: [coming(0, "x", false)],
    ranking: {
      direction: "higher",
      now: [10, 12, 8, 8],
      before: [
        { at: 0, entry: "x", value: 9 },
        { at: 0, entry: "b", value: 11 },
        { at: 1, entry: "b", value: 8 },
        { at: 1, entry: "d", value: null },
        { at: 2, entry: "a", value: 1 },
      ],
    },
  };
  assert.deepEqual(changedSince(history, 2, everything).moved, [
    { entry: "b", old: 3, new: 1 },
    { entry: "a", old: 1, new: 2 },
    { entry: "d", old: null, new: 3 },
  ]);
  assert.deepEqual(changedSince(history, 0, everything).moved, []);
});

test("a commit is found whole, cut short and in capitals, and by commits that left the data as they were", () => {
  const file = { commits: [["bbbbbbbb0002", "2026-01-02"] as const, ["aaaaaaa10001", "2026-01-01"] as const] };
  const untouched = { 1: "cccccccc0003aaaaaaa20004" };
  assert.deepEqual(placesOf(`bbbbbbbb0002${"f".repeat(28)}`, file, {}), [0]);
  assert.deepEqual(placesOf("AAAAAAA1", file, untouched), [1]);
  assert.deepEqual(placesOf("cccccccc0003", file, untouched), [1]);
  assert.deepEqual(placesOf("aaaaaaa2", file, untouched), [1]);
  // Not at the beginning of an id.
  assert.deepEqual(placesOf("ccccc000", file, untouched), []);
  assert.deepEqual(placesOf("bbbbbbb", file, { 1: "bbbbbbbb1111" }), [0, 1]);
});

test("what is no commit is not looked for", () => {
  assert.equal(askedCommit("?at=%20&sort=x"), null);
  assert.equal(askedCommit("?sort=x"), null);
  assert.equal(askedCommit("?at=%3Cscript%3E"), "<script>");
  for (const text of ["<script>", "abc", "0123456789abcdefg", "f".repeat(65), "中文提交号一二三"])
    assert.ok(!isCommitId(text));
  for (const text of ["0123456", "ABCDEF0", "f".repeat(40), "f".repeat(64)]) assert.ok(isCommitId(text));
});

test("the view of a leaderboard's address decides which rows and columns are counted", () => {
  const history = { ...empty, columns: ["score", "cost"] };
  const source = { kind: "board", file: "" } as const;
  const view = (search: string) => shownOf(source, search, history, boardTable);
  assert.equal(view("?at=0123456789ab&sort=cost").kind, "whole");
  const limited = view("?at=0123456789ab&model=m2&columns=-cost&groups=g1");
  assert.deepEqual([...(limited.shown.rows ?? [])], ["b"]);
  assert.deepEqual([...(limited.shown.columns ?? [])], ["score"]);
  assert.deepEqual([limited.counts, limited.groups], [{ rows: 1, columns: 1 }, true]);
  assert.equal(shownOf(source, "?model=m2", history, null).kind, "whole");
});

test("a comparison counts the entries that it compares, and an entry's page its own", () => {
  const rows = [
    ["a", "A"],
    ["b", "B"],
  ] as const;
  const comparison = shownOf({ kind: "comparison", file: "" }, "?entries=b,gone&at=0123456", { ...empty, rows }, null);
  assert.deepEqual([...(comparison.shown.rows ?? [])], ["b"]);
  assert.ok(comparison.gone?.has("gone"));
  const own = shownOf({ kind: "entry", file: "", entry: "a" }, "", { ...empty, rows }, null);
  assert.deepEqual([[...(own.shown.rows ?? [])], own.gone?.size], [["a"], 0]);
});
