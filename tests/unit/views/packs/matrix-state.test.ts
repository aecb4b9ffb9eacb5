/** The state of the matrix in the address: read, written, and what falls back. */
import assert from "node:assert/strict";
import test from "node:test";
import type { MatrixData, MetricOfData } from "../../../../src/views/packs/matrix-data.ts";
import * as address from "../../../../src/views/packs/matrix-state.ts";

const metric = (key: string, primary: boolean): MetricOfData => ({
  key,
  label: key,
  primary,
  first: "desc",
  gap: primary ? null : "gsm8k/em,strict",
});
const strict = metric("gsm8k/em,strict", true);
const flexible = metric("gsm8k/em,flexible", false);
const rate = metric("toxic/rate", true);
const data = {
  fields: [{ key: "run", title: "Run", first: "asc", values: [] }],
  packs: [
    { id: "gsm8k", category: "math", runner: "lm-eval", file: "", metrics: [strict, flexible] },
    { id: "toxic", category: "safety", runner: "safety", file: "", metrics: [rate] },
  ],
  categories: [
    { value: "math", label: "math" },
    { value: "safety", label: "safety" },
  ],
  runners: [
    { value: "lm-eval", label: "lm-eval" },
    { value: "safety", label: "safety" },
  ],
} as unknown as MatrixData;

const read = (search: string) => address.readMatrixState(search, data);
const shown = (search: string) =>
  address
    .shownColumns(read(search).state, data)
    .map(({ kind, metric: own }) => `${kind === "gap" ? "~" : ""}${own.key}`);

test("an empty address shows the primary metrics in the order of the families", () => {
  const { state, doubts } = read("");
  assert.deepEqual(doubts, []);
  assert.deepEqual([state.sorting, state.show, state.hideExternal], [null, "both", false]);
  assert.deepEqual(shown(""), [strict.key, rate.key]);
});

test("what is written is read again: keys with commas and slashes too", () => {
  const sorting = { column: flexible.key, order: "asc", by: "gap" } as const;
  let search = address.withMetrics("", { all: false, added: [flexible.key], hidden: [rate.key] });
  search = address.withGaps(search, true);
  search = address.withMatrixSorting(search, sorting);
  search = address.withExternal(address.withShown(address.withMatrixText(search, "深度 +1, a"), "changes"), true);
  const { state, doubts } = read(search);
  assert.deepEqual(doubts, []);
  assert.deepEqual(state, {
    sorting,
    text: "深度 +1, a",
    category: [],
    runner: [],
    hideExternal: true,
    show: "changes",
    all: false,
    added: [flexible.key],
    hidden: [rate.key],
    gaps: true,
  });
  assert.deepEqual(shown(search), [strict.key, flexible.key, `~${flexible.key}`]);
});

test("every unknown value is named, and the usual view stays", () => {
  const { state, doubts } = read(
    "?sort=x&order=up&by=z&category=math,art&runner=&show=all&external=no&metrics=gsm8k/none&gaps=1",
  );
  assert.deepEqual(
    doubts.map(({ kind, values }) => `${kind} ${values}`),
    ["metrics gsm8k/none", "category art", "external no", "show all", "gaps 1", "sort x", "order up", "by z"],
  );
  assert.deepEqual([state.sorting, state.category, state.show, state.gaps], [null, ["math"], "both", false]);
});

test("a column that is not shown cannot be sorted by", () => {
  const hidden = address.withMetrics("", { all: false, added: [], hidden: [strict.key] });
  const search = address.withMatrixSorting(hidden, { column: strict.key, order: "desc", by: "value" });
  assert.deepEqual(read(search).doubts, [{ kind: "sort", values: [strict.key] }]);
  assert.deepEqual(read("?sort=gsm8k%2Fem%2Cstrict&by=gap").doubts, [{ kind: "by", values: ["gap"] }]);
});

test("all metrics stand for those to come too, less what is hidden", () => {
  assert.deepEqual(shown("?metrics=all"), [strict.key, flexible.key, rate.key]);
  const less = address.toggledMetric({ all: true, added: [], hidden: [] }, flexible);
  assert.deepEqual(shown(address.withMetrics("", less)), [strict.key, rate.key]);
  assert.deepEqual(address.toggledMetric(less, flexible), { all: true, added: [], hidden: [] });
});

test("a metric is added and taken back, a primary one hidden and shown again", () => {
  const none = { all: false, added: [], hidden: [] };
  const added = address.toggledMetric(none, flexible);
  assert.deepEqual(added.added, [flexible.key]);
  assert.deepEqual(address.toggledMetric(added, flexible), none);
  const hidden = address.toggledMetric(none, strict);
  assert.deepEqual(hidden.hidden, [strict.key]);
  assert.deepEqual(address.toggledMetric(hidden, strict), none);
});

test("values of one filter are alternatives, filters add up", () => {
  assert.deepEqual(shown("?category=math,safety&runner=safety"), [rate.key]);
  assert.deepEqual(shown("?category=math&runner=safety"), []);
  assert.equal(address.withoutMatrixFilters("?q=a&category=math&runner=safety&external=hidden&sort=run"), "?sort=run");
});

test("a head turns the order round and then gives the families back", () => {
  const first = address.pressedSort("run", "value", "asc", null);
  assert.deepEqual(first, { column: "run", by: "value", order: "asc" });
  const second = address.pressedSort("run", "value", "asc", first);
  assert.equal(second?.order, "desc");
  assert.equal(address.pressedSort("run", "value", "asc", second), null);
  assert.equal(
    address.pressedSort(strict.key, "change", "desc", { column: strict.key, by: "value", order: "desc" })?.by,
    "change",
  );
});
