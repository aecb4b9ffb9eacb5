/** The table's state in the address: exact both ways, its own keys only, and nothing unknown passed over. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../../../src/i18n/en.ts";
import * as address from "../../../../src/views/leaderboard/state.ts";
import type { BoardTable } from "../../../../src/views/leaderboard/table-data.ts";

const models = ["A, v2", "B+C", "a/b", "深度-1", "none", "~x", null];

const table: BoardTable = {
  ids: Array.from({ length: 10 }, (_, i) => `e${i}`),
  lines: [],
  placed: 10,
  intervals: [],
  ranking: "score",
  name: "name",
  columns: [
    { key: "rank", title: "Rank", first: "asc", values: [], shown: true },
    { key: "name", title: "Entry", first: "asc", values: [], shown: true },
    { key: "score", title: "Score", first: "desc", values: [], shown: true },
    { key: "cost", title: "Cost", first: "asc", values: [], shown: true },
    { key: "provider", title: "Provider", first: "asc", values: [], shown: false },
  ],
  fields: [
    {
      key: "model",
      title: "Model",
      facet: true,
      values: models.map((value) => ({ value, label: String(value) })),
      of: [],
    },
    { key: "author", title: "Author", facet: false, values: [{ value: "only", label: "only" }], of: [] },
  ],
  groups: [{ id: "g1", key: "group.g1", title: "G", file: "" }],
  compare: "",
  words: en.leaderboardTable.live,
};
const [model] = table.fields;
const read = (search: string) => address.readState(search, table);

test("every value comes back exactly, also what looks like the sign for no value", () => {
  assert.ok(model);
  const places = models.map((_, place) => place);
  const search = address.withField("", model, places);
  assert.deepEqual(read(search).state.chosen[0], places);
  assert.deepEqual(read(`?${new URLSearchParams(search)}`).state.chosen[0], places);
  assert.deepEqual(read(search).doubts, []);
  assert.equal(address.withField("", model, [6]), "?model=none");
  assert.equal(address.withField("", model, [4]), "?model=~none");
  assert.equal(address.withField("?model=x&lang=xx", model, []), "?lang=xx");
});

test("the order is told with its direction; that of the board is not told", () => {
  const cheap = address.pressed("cost", "asc", null);
  assert.deepEqual(cheap, { column: "cost", order: "asc" });
  assert.deepEqual(address.pressed("cost", "asc", cheap), { column: "cost", order: "desc" });
  assert.deepEqual(address.pressed("score", "desc", cheap), { column: "score", order: "desc" });
  assert.equal(address.withSorting("?q=x", cheap, table), "?q=x&sort=cost&order=asc");
  assert.equal(address.withSorting("?sort=cost&order=asc&q=x", { column: "score", order: "desc" }, table), "?q=x");
  assert.deepEqual(read("?sort=cost").state.sorting, cheap);
  assert.deepEqual(read("?sort=score&order=asc").state.sorting, { column: "score", order: "asc" });
  assert.equal(read("?sort=score").state.sorting, null);
});

test("a column can only sort while it is there", () => {
  assert.deepEqual(read("?sort=group.g1").doubts, [{ kind: "sort", values: ["group.g1"] }]);
  assert.deepEqual(read("?sort=group.g1&groups=g1").state.sorting, { column: "group.g1", order: "desc" });
  assert.equal(read("?sort=provider").state.sorting, null);
  assert.deepEqual(read("?sort=provider&columns=provider").state.sorting, { column: "provider", order: "asc" });
});

test("columns are told by how they differ from the usual ones", () => {
  const search = address.withColumns("", { added: ["provider"], hidden: ["cost"] });
  assert.equal(search, "?columns=provider,-cost");
  const { state, doubts } = read(search);
  assert.deepEqual([state.added, state.hidden, doubts], [["provider"], ["cost"], []]);
  // Shown anyway, and not shown anyway: neither says anything.
  assert.deepEqual(read("?columns=cost,-provider").doubts, [{ kind: "columns", values: ["cost", "-provider"] }]);
});

test("what names a row stays, and what only the address can ask for counts", () => {
  const { state, doubts } = read("?columns=-rank,-name,-score");
  assert.deepEqual(state.hidden, ["score"]);
  assert.deepEqual(doubts, [{ kind: "columns", values: ["-rank", "-name"] }]);
  assert.deepEqual(read("?author=only").state.chosen, [[], [0]]);
  assert.deepEqual(read("?author=xx").doubts, [{ kind: "field", field: "Author", values: ["xx"] }]);
});

test("an empty value asks for nothing", () => {
  assert.deepEqual(read("?sort=&order=&q=&model=&columns=&groups=&entries=").doubts, []);
});

test("what this board does not know is told part by part, and the rest still holds", () => {
  const { state, doubts } = read(
    "?sort=nonsense&order=up&model=xx,a%2Fb&groups=g9,g1&entries=e1,gone&columns=zz&lang=xx",
  );
  assert.deepEqual(doubts, [
    { kind: "columns", values: ["zz"] },
    { kind: "groups", values: ["g9"] },
    { kind: "sort", values: ["nonsense"] },
    { kind: "order", values: ["up"] },
    { kind: "field", values: ["xx"], field: "Model" },
    { kind: "entries", values: ["gone"] },
  ]);
  assert.deepEqual([state.sorting, state.chosen[0], state.groups, state.entries], [null, [2], ["g1"], ["e1"]]);
  const many = read(`?entries=${table.ids.join(",")}`);
  assert.deepEqual(many.state.entries, table.ids.slice(0, 8));
  assert.deepEqual(many.doubts, [{ kind: "excess", values: ["e8", "e9"] }]);
});

test("filters go at once, everything else stays", () => {
  const search = "?sort=cost&order=asc&model=a%2Fb&q=deep&entries=e1&lang=xx";
  assert.equal(address.withoutFilters(search, table.fields), "?sort=cost&order=asc&entries=e1&lang=xx");
  assert.equal(read("?q=%E6%B7%B1+1").state.text, "深 1");
  assert.equal(address.withText("", "  "), "");
});
