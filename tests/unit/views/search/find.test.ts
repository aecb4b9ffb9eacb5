/** Which records a query finds, and in what order. */
import assert from "node:assert/strict";
import test from "node:test";
import { kindNames } from "../../../../src/components/search/words.ts";
import { find, searchable } from "../../../../src/views/search/find.ts";
import { partsOf, unpackPart } from "../../../../src/views/search/part-file.ts";
import { recordPath, type SearchKind, type SearchRecord, searchPath } from "../../../../src/views/search/record.ts";

function record(kind: SearchKind, title: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  const ids = kind === "experiment" || kind === "task" || kind === "entry" ? ["folder", title] : [title];
  return { kind, ids, title, lang: undefined, context: [], hidden: [], withdrawn: false, synthetic: false, ...rest };
}

const records: readonly SearchRecord[] = [
  record("leaderboard", "GDPevo", { context: ["gdpevo-v1"], hidden: ["自进化智能体的技能库"] }),
  record("model", "DeepSeek V4", { ids: ["deepseek-v4-pro"] }),
  record("benchmark", "Court clerk", { ids: ["court-test"], context: ["court-test"], hidden: ["法院书记员"] }),
  record("experiment", "codex-tg007-base", { context: ["GPT-5.5", "Court clerk"] }),
  record("experiment", "old-tg007", { withdrawn: true, context: ["DeepSeek V4"] }),
  record("experiment", "tg007", { context: ["DeepSeek V4"] }),
  record("task", "CASE-001", { context: ["Reflect on what tg007 says"] }),
];

function found(query: string) {
  const all = records.map((item) => searchable(item, kindNames));
  const { groups, loose, total } = find(all, query);
  const titles = groups.map(({ kind, records: list }) => [kind, ...list.map(({ title }) => title)]);
  assert.equal(
    total,
    groups.reduce((sum, group) => sum + group.records.length, 0),
  );
  return { titles, loose };
}

test("a part of a name or an id finds it, in any writing of its signs", () => {
  assert.deepEqual(found("deepseek").titles, [
    ["model", "DeepSeek V4"],
    ["experiment", "tg007", "old-tg007"],
  ]);
  for (const query of ["GPT-5.5", "gpt5.5", "gpt 5.5", "GPT55"]) {
    assert.deepEqual(found(query).titles, [["experiment", "codex-tg007-base"]], query);
  }
  for (const query of ["CASE-001", "case001", "001"])
    assert.deepEqual(found(query).titles, [["task", "CASE-001"]], query);
});

test("Chinese is found in the middle of a sentence without spaces", () => {
  for (const query of ["自进化", "技能", "技能库", "智能体的"]) {
    assert.deepEqual(found(query), { titles: [["leaderboard", "GDPevo"]], loose: false }, query);
  }
  assert.deepEqual(found("书记").titles, [["benchmark", "Court clerk"]]);
});

test("what is called so stands before what begins so, a name before a remark, withdrawn last", () => {
  assert.deepEqual(found("tg007").titles, [
    ["experiment", "tg007", "codex-tg007-base", "old-tg007"],
    ["task", "CASE-001"],
  ]);
});

test("all words are to be there, wherever they stand", () => {
  assert.deepEqual(found("court 5.5").titles, [["experiment", "codex-tg007-base"]]);
  assert.deepEqual(found("tg007 deepseek").titles, [["experiment", "tg007", "old-tg007"]]);
});

test("where no record holds all, those with at least a third of the pieces are shown, and it is said", () => {
  // 自进, 进化, 化的, 的技, 技能: three of five are in the text.
  assert.deepEqual(found("自进化的技能"), { titles: [["leaderboard", "GDPevo"]], loose: true });
  assert.deepEqual(found("xyzzy"), { titles: [], loose: false });
  assert.deepEqual(found(" ,"), { titles: [], loose: false });
});

test("the name of a kind finds all of it", () => {
  assert.deepEqual(found("experiment tg007").titles, [["experiment", "tg007", "codex-tg007-base", "old-tg007"]]);
  assert.deepEqual(found("榜单").titles, [["leaderboard", "GDPevo"]]);
});

test("records survive the way to the browser, in files that are not long", () => {
  assert.deepEqual(partsOf(records).flatMap(unpackPart), records);
  const many = Array.from({ length: 900 }, (_, index) => record("experiment", `run-${index}`, { context: ["same"] }));
  const parts = partsOf(many);
  assert.deepEqual(
    parts.map((part) => [part.parts, part.records.length]),
    [
      [3, 400],
      [3, 400],
      [3, 100],
    ],
  );
  assert.deepEqual(parts.flatMap(unpackPart), many);
  assert.deepEqual(partsOf([]), [{ parts: 1, texts: [], records: [] }]);
});

test("a record leads to its page, a model to its experiments", () => {
  assert.equal(recordPath(record("task", "CASE-001"), "zh"), "/zh/benchmarks/folder/CASE-001/");
  assert.equal(recordPath(record("experiment", "tg007"), "en"), "/experiments/folder/tg007/");
  assert.equal(recordPath(record("model", "glm-5.2[1m]"), "en"), "/search/?q=glm-5.2%5B1m%5D&kind=experiment");
  assert.equal(searchPath("en", "", null), "/search/");
});
