/** What of a catalogue can be found, as text. */
import assert from "node:assert/strict";
import test from "node:test";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import type { SearchKind } from "../../../../src/views/search/record.ts";
import { searchRecords } from "../../../../src/views/search/records.ts";
import { plainBeginning } from "../../../../src/views/search/texts.ts";
import { benchmark, experiment, testPhase } from "../../../support/records.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";
import { pack, run } from "../../../support/run-records.ts";

const court = benchmark("court");
const catalog = buildCatalog({
  benchmarks: [
    {
      ...court,
      manifest: { ...court.manifest, fields: { ...court.manifest.fields, title: "Clerk", title_zh: "书记员" } },
      tasks: [
        {
          id: "CASE-001",
          statement: "# Docket\n\nSort **the** docket by `date`.",
          config: {
            file: "packages/court/CASE-001/task_config.toml",
            marks: {},
            written: {},
            fields: { id: "CASE-001", title: "Docket", title_zh: "案卷", description: "Sorting." },
          },
        },
      ],
    },
  ],
  experiments: [
    experiment("base", ["court"], testPhase(50, 2.5)),
    experiment("silent", ["court"], testPhase(null, null), { algorithm: "self" }),
    experiment("gone", ["court"], testPhase(1, 1), { status: "withdrawn", withdrawn_reason: "wrong" }),
    experiment("unreviewed", ["court"], testPhase(1, 1), { status: "draft" }),
  ],
  leaderboards: [],
  packs: [
    pack("gsm8k", [{ key: "exact_match,strict-match" }], { i18n: { zh: { title: "小学数学" } }, keywords: ["cot"] }),
  ],
  runs: [run("greedy-4", "base", [], { model: "m-4", algorithm: "greedy" })],
  problems: [],
});

function records(locale: "en" | "zh", kind: SearchKind) {
  return searchRecords(catalog, locale).filter((record) => record.kind === kind);
}

test("an experiment is found by its id and told by its settings, its data and its score", () => {
  const [base, gone, silent, ...others] = records("en", "experiment");
  assert.deepEqual(others, []);
  assert.deepEqual([base?.title, base?.ids, base?.withdrawn], ["base", ["board", "base"], false]);
  assert.deepEqual(base?.context, ["no algorithm", "m", "h", "Clerk", "50.00 ± 2.50"]);
  assert.ok(base?.hidden.includes("书记员") && base.hidden.includes("court"));
  assert.deepEqual([gone?.title, gone?.withdrawn], ["gone", true]);
  assert.deepEqual(silent?.context, ["self", "m", "h", "Clerk"]);
});

test("a task shows the beginning of its statement, in the page's language beside the other's title", () => {
  const [task] = records("zh", "task");
  assert.deepEqual([task?.title, task?.ids], ["案卷", ["court", "CASE-001"]]);
  assert.deepEqual(task?.context, ["CASE-001", "书记员", "Sort the docket by date."]);
  assert.deepEqual(task?.hidden, ["Docket", "court", "Clerk", "Sorting."]);
});

test("models and algorithms count their experiments", () => {
  const about = (kind: SearchKind) => records("en", kind).map(({ title, context }) => [title, ...context]);
  assert.deepEqual(about("model"), [["m", "3 experiments"]]);
  assert.deepEqual(about("algorithm"), [["self", "1 experiment"]]);
});

test("packs and runs are found by their ids, titles, models and algorithms", () => {
  const [found] = records("zh", "pack");
  assert.deepEqual([found?.title, found?.ids], ["小学数学", ["gsm8k"]]);
  assert.deepEqual(found?.context, ["gsm8k", "lm-eval", "0 个运行"]);
  for (const text of ["Title of gsm8k", "cot", "exact_match,strict-match"])
    assert.ok(found?.hidden.includes(text), text);
  const [made] = records("en", "run");
  assert.deepEqual([made?.title, made?.context], ["greedy-4", ["m-4", "greedy", "0 packs"]]);
  assert.deepEqual(made?.hidden, ["base", "a"]);
});

test("drafts are nowhere", () => {
  assert.doesNotMatch(JSON.stringify([searchRecords(catalog, "en"), searchRecords(catalog, "zh")]), /unreviewed/);
});

test("a statement is cut to plain text", () => {
  assert.equal(
    plainBeginning("# Title\n\n- one\n- two & <b>three</b>\n\n| a | b |\n|---|---|\n| c | d |", 100),
    "one two & three a b c d",
  );
  assert.equal(plainBeginning("自进化的智能体", 4), "自进化的…");
});

test("everything of the bundled repository that has a page is there once, in both languages alike", async () => {
  const bundled = await bundledCatalog();
  const [english, chinese] = (["en", "zh"] as const).map((locale) => searchRecords(bundled, locale));
  const keys = (list: typeof english) => list?.map(({ kind, ids }) => `${kind} ${ids.join("/")}`) ?? [];
  assert.deepEqual(keys(english), keys(chinese));
  assert.equal(new Set(keys(english)).size, english?.length);
  const count = (kind: SearchKind) => english?.filter((record) => record.kind === kind).length;
  const boards = [...bundled.leaderboards.values()];
  assert.equal(count("experiment"), bundled.experiments.size);
  assert.equal(count("leaderboard"), boards.length);
  assert.equal(
    count("entry"),
    boards.reduce((sum, { board }) => sum + board.entries.length, 0),
  );
  assert.equal(count("benchmark"), bundled.benchmarks.size);
  assert.equal(count("pack"), bundled.packs.size);
  assert.equal(count("run"), bundled.runs.size);
  // Scores follow their experiment: the tour of the README.
  const tour = english?.find(({ title }) => title === "codex-gpt5-5-xhigh-tg001-base");
  assert.ok(tour?.context.includes("44.43 ± 1.88"), tour?.context.join(" · "));
});
