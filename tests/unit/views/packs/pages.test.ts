/** What the pages of packs and runs say, over figures whose answers were worked out by hand. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Deviation } from "../../../../content-loaders/packs.ts";
import { dictionary } from "../../../../src/i18n/index.ts";
import { buildCatalog, type Catalog } from "../../../../src/leaderboard/catalog.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import { packsView } from "../../../../src/views/packs/catalogue.ts";
import { packView } from "../../../../src/views/packs/pack.ts";
import { runView } from "../../../../src/views/packs/run.ts";
import { pack, run, statedFigures } from "../../../support/run-records.ts";

const strict = { key: "exact_match,strict-match", label: "Strict", primary: true };
const flexible = { key: "exact_match,flexible-extract", label: "Flexible", i18n: { zh: { label: "宽松" } } };
const packs = [
  pack("gsm8k", [strict, flexible], { category: "math", num_fewshot: 5 }),
  pack("mmlu", [{ key: "acc", label: "Accuracy" }], { category: "knowledge", suites: ["a", "b"] }),
  pack("toxic", [{ key: "rate", direction: "lower" }], { category: "safety", runner: "safety", rubric: "team/policy" }),
];
const zeroShot: Deviation = {
  kind: "num_fewshot",
  suite: "gsm8k",
  declared: "5",
  reported: "0",
  place: { file: "runs/loose/gsm8k/results.json", line: 3, path: "n-shot.gsm8k" },
};
const runs = [
  run("base", null, ["gsm8k", "mmlu", "toxic"]),
  run("next", "base", ["gsm8k", "mmlu", "toxic"], { algorithm: "greedy" }),
  run("loose", "base", ["gsm8k"]),
  run("rig", "base", ["gsm8k"], { results: { gsm8k: { source: "external", note: "A rig." } } }),
  run("gone", "base", ["gsm8k"], { status: "withdrawn", withdrawn_reason: "wrong" }),
];
// SE of the differences: gsm8k sqrt(0.01^2 + 0.01^2) = 0.01414, so that 0.05 is 3.5 of them; toxic 0.02828, so that 0.01 is 0.35.
const figuresOf = statedFigures({
  "base/gsm8k": { metrics: { [strict.key]: [0.5, 0.01, 1319], [flexible.key]: [0.6, 0.01, 1319] } },
  "next/gsm8k": { metrics: { [strict.key]: [0.45, 0.01, 1319], [flexible.key]: [0.7, 0.01, 1319] } },
  "base/mmlu": { metrics: { acc: [0.6] }, made: "mean", suites: ["a", "b"] },
  "next/mmlu": { metrics: { acc: [0.62] }, made: "mean", suites: ["a", "b"] },
  "base/toxic": { metrics: { rate: [0.2, 0.02] }, source: "platform" },
  "next/toxic": { metrics: { rate: [0.19, 0.02] }, source: "platform" },
  "loose/gsm8k": { metrics: { [strict.key]: [0.9, 0.01] }, deviations: [zeroShot] },
  "rig/gsm8k": { metrics: { [strict.key]: [0.7] }, source: "external" },
  "gone/gsm8k": { metrics: { [strict.key]: [0.99] } },
});
const empty = buildCatalog({ benchmarks: [], experiments: [], leaderboards: [], packs, runs, problems: [] });
const catalog: Catalog = { ...empty, ...evaluateRuns(empty.packs, empty.runs, figuresOf) };

function packPage(id: string, locale: "en" | "zh" = "en") {
  return packView(catalog.packs.get(id) ?? assert.fail(id), catalog, locale);
}

function runPage(id: string, locale: "en" | "zh" = "en") {
  return runView(catalog.runs.get(id) ?? assert.fail(id), catalog, locale);
}

const plainText = (segments: readonly { readonly text: string }[] | null) => segments?.map(({ text }) => text).join("");

test("the catalogue counts published runs, in the order of the categories", () => {
  const view = packsView(catalog, "en");
  assert.deepEqual([view.count, view.runCount], ["3", "4"]);
  const rows = view.categories.flatMap((category) => category.rows);
  assert.deepEqual(
    rows.map(({ id, runs: count, shots, rubric }) => [id, count, shots, rubric]),
    [
      ["gsm8k", "4", "5", null],
      ["mmlu", "2", null, null],
      ["toxic", "2", null, "team/policy"],
    ],
  );
  assert.deepEqual(
    rows[0]?.metrics.map(({ label, primary }) => [label.text, primary]),
    [
      ["Strict", true],
      ["Flexible", false],
    ],
  );
});

test("the results of a pack are sorted by its primary metric, and what is not comparable stands apart", () => {
  const { results, withdrawnRuns } = packPage("gsm8k");
  assert.deepEqual(
    results.blocks.map(({ kind, rows }) => [kind, rows.map(({ run: { id } }) => id)]),
    [
      ["comparable", ["base", "next"]],
      ["external", ["rig"]],
      ["not-as-declared", ["loose"]],
    ],
  );
  assert.deepEqual(
    withdrawnRuns.map(({ id }) => id),
    ["gone"],
  );
  const [, next] = results.blocks[0]?.rows ?? [];
  assert.deepEqual(
    next?.figures.map(({ value, spread, change }) => [value, spread, change?.text, change?.tone]),
    [
      ["45.0\u00a0%", "± 1.0", "−5.0\u00a0pp", "worse"],
      ["70.0\u00a0%", "± 1.0", "+10.0\u00a0pp", "better"],
    ],
  );
  const [rig] = results.blocks[1]?.rows ?? [];
  assert.ok(rig?.figures[0]?.flags.some(({ kind }) => kind === "external"));
  assert.deepEqual(
    rig?.figures.map(({ value, missing }) => [value, missing]),
    [
      ["70.0\u00a0%", null],
      ["—", "metric not in the report"],
    ],
  );
});

test("strict and flexible have their gap in a column, with what it means; metrics of another kind have none", () => {
  const { results } = packPage("gsm8k");
  assert.deepEqual(
    results.gaps.map(({ firstLabel, secondLabel }) => [firstLabel.text, secondLabel.text]),
    [["Strict", "Flexible"]],
  );
  const gaps = results.blocks.flatMap(({ rows }) =>
    rows.map(({ run: { id }, gaps: [gap] }) => [id, gap?.text ?? null]),
  );
  assert.deepEqual(gaps, [
    ["base", "+10.0"],
    ["next", "+25.0"],
    ["rig", null],
    ["loose", null],
  ]);
  assert.equal(results.gapMeaning.length, 2);
  assert.deepEqual([packPage("mmlu").results.gaps, packPage("mmlu").results.gapMeaning], [[], []]);
});

test("strict readings are set beside the free ones of the same measure, not beside whatever comes next", () => {
  const keys = ["prompt_level_strict_acc", "prompt_level_loose_acc", "inst_level_strict_acc", "inst_level_loose_acc"];
  const levels = pack(
    "ifeval",
    keys.map((key) => ({ key })),
  );
  const { results } = packView(levels, catalog, "en");
  assert.deepEqual(
    results.gaps.map(({ first, second }) => [first, second]),
    [
      [0, 1],
      [2, 3],
    ],
  );
});

test("a pack of several suites has them in a table, and says how its number was made", () => {
  const [table, ...others] = packPage("mmlu").results.suites;
  assert.deepEqual(others, []);
  assert.deepEqual(table?.suites, ["a", "b"]);
  assert.deepEqual(
    table?.rows.map(({ made, total, numbers }) => [made, total.text, numbers.length]),
    [
      ["unweighted mean of the suites", "62.0\u00a0%", 2],
      ["unweighted mean of the suites", "60.0\u00a0%", 2],
    ],
  );
  assert.deepEqual(packPage("gsm8k").results.suites, []);
});

test("the version of a suite stands on the run's page, and on the pack's where the runs differ in it", () => {
  const versions = (...stated: readonly (readonly [string, string])[]) =>
    stated.map(([suite, version]) => ({ suite, version }));
  const other = evaluateRuns(
    empty.packs,
    empty.runs,
    statedFigures({
      "base/gsm8k": { metrics: { [strict.key]: [0.5, 0.01] }, versions: versions(["gsm8k", "2"]) },
      "next/gsm8k": { metrics: { [strict.key]: [0.6, 0.01] }, versions: versions(["gsm8k", "3"]) },
      "base/mmlu": { metrics: { acc: [0.6] }, versions: versions(["all", "2"], ["a", "1"], ["b", "1"]) },
      "next/mmlu": { metrics: { acc: [0.7] }, versions: versions(["all", "2"], ["a", "1"], ["b", "1"]) },
    }),
  );
  const mixed: Catalog = { ...empty, ...other };
  const next = mixed.runs.get("next") ?? assert.fail();
  const shown = (locale: "en" | "zh") =>
    runView(next, mixed, locale).categories.flatMap(({ packs: own }) => own.map((one) => one.versions));
  assert.deepEqual(shown("en"), ["suite version 3", "suite version 2 (all), 1 (2 suites)", null]);
  assert.deepEqual(shown("zh"), ["评测集版本 3", "评测集版本 2（all）、1（2 个评测集）", null]);
  assert.equal(
    runView(next, mixed, "en").categories[0]?.packs[0]?.metrics[0]?.figure.notCompared,
    "not compared: the base run base was evaluated on another version of the suite",
  );
  const told = (id: string) =>
    packView(mixed.packs.get(id) ?? assert.fail(), mixed, "en").results.blocks.flatMap(({ rows }) =>
      rows.map(({ run: { id: name }, versions: text }) => [name, text]),
    );
  assert.deepEqual(told("gsm8k").slice(0, 2), [
    ["next", "suite version 3"],
    ["base", "suite version 2"],
  ]);
  assert.deepEqual(told("mmlu"), [
    ["next", null],
    ["base", null],
  ]);
});

test("a run improves or regresses only where the test passed", () => {
  const view = runPage("next");
  // gsm8k regressed; toxic fell by a third of an error, which decides nothing; mmlu has no error to test with.
  assert.equal(
    plainText(view.tally),
    "By the primary metric of each pack it improved on none, regressed on 1 (gsm8k) and is undecided on 2, 1 of them without a standard error to test with.",
  );
  assert.equal(view.tested, true);
  const loose = runPage("loose");
  assert.match(plainText(loose.tally) ?? "", /None of its results can be compared/);
  assert.equal(loose.tested, false);
  assert.equal(runPage("base").tally, null);
  assert.deepEqual(
    runPage("base").derived.map(({ id, withdrawn }) => [id, withdrawn]),
    [
      ["gone", true],
      ["loose", false],
      ["next", false],
      ["rig", false],
    ],
  );
});

test("where no standard error is, no claim is made that nothing improved or regressed", () => {
  const tally = { improved: [], regressed: [], changed: [], undecided: 0, untested: 5, notCompared: 1 };
  assert.equal(
    dictionary("en").packs.run.tally(tally),
    "Nothing can be tested against the base run: on **5 packs** there is a change, but no standard error to test it with; 1 pack is not compared.",
  );
  assert.doesNotMatch(dictionary("zh").packs.run.tally(tally), /提升|退步/);
});

test("the packs on which a run got better or worse are named, six at most", () => {
  const regressed = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const tally = { improved: ["math"], regressed, changed: [], undecided: 2, untested: 0, notCompared: 0 };
  assert.equal(
    dictionary("en").packs.run.tally(tally),
    "By the primary metric of each pack it improved on **1** (math), regressed on **8** (a, b, c, d, e, f and 2 more) and is undecided on **2**.",
  );
  assert.equal(
    dictionary("zh").packs.run.tally(tally),
    "按各评测包的主指标：**1** 个提升（math），**8** 个退步（a、b、c、d、e、f 等），**2** 个未能区分。",
  );
});

test("every number of a run leads to its line, and says over how many questions it is", () => {
  const all = runPage("next").categories.flatMap(({ packs: own }) => own.flatMap(({ metrics }) => metrics));
  assert.deepEqual(
    all.map(({ label, samples, line, suites }) => [label.text, samples, line?.number ?? null, suites.length]),
    [
      ["Strict", "1,319", "10", 0],
      ["Flexible", "1,319", "11", 0],
      ["Accuracy", null, "10", 2],
      ["rate", null, "10", 0],
    ],
  );
});

test("what was not evaluated as declared says in what, with its line; scores from elsewhere have their note", () => {
  const [loose] = runPage("loose").categories.flatMap(({ packs: own }) => own);
  assert.deepEqual(
    loose?.flags.map(({ kind }) => kind),
    ["not-as-declared"],
  );
  assert.deepEqual(loose?.deviations, [
    { text: "gsm8k: num_fewshot 0, declared 5", path: "/runs/loose/source/#gsm8k/results.json:3" },
  ]);
  const [stated] = runPage("rig").scores;
  assert.deepEqual([stated?.id, stated?.note?.text, stated?.reference], ["gsm8k", "A rig.", null]);
  const [toxic] = runPage("next").categories.flatMap(({ packs: own }) => own.filter(({ id }) => id === "toxic"));
  assert.ok(
    toxic?.metrics.every(({ figure }) =>
      figure.flags.some(({ kind, label }) => kind === "rubric" && label === "team/policy"),
    ),
  );
});

test("badges say what the pages say of the number", () => {
  const badges = ["next", "loose", "rig", "gone"].map(
    (id) => runPage(id).badges.find(({ pack: of }) => of === "gsm8k")?.badge,
  );
  assert.deepEqual(
    badges.map((badge) => [badge?.label, badge?.value, badge?.tone]),
    [
      ["gsm8k", "45.0\u00a0% ± 1.0", "figure"],
      ["gsm8k", "90.0\u00a0% ± 1.0 · not as declared", "limited"],
      ["gsm8k", "70.0\u00a0% · external", "limited"],
      ["gsm8k", "99.0\u00a0% · withdrawn", "limited"],
    ],
  );
});
