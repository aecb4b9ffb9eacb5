/** Badges of entries and experiments: the words, and what keeps a number from being misread. */
import assert from "node:assert/strict";
import test from "node:test";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { buildBoard } from "../../../src/leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../src/leaderboard/catalog.ts";
import { entryBadge, experimentBadge } from "../../../src/views/board-badge.ts";
import { benchmark, experiment } from "../../support/board-records.ts";

const tasks = (mean: number) => [-4, 4, -4, 4, -4, 4, -4, 4].map((off) => mean + off);
const scores = (...means: readonly number[]) => ({ test: { scores: means.map(tasks) } });

const experiments = [
  experiment("board/plain", { test_data: ["a"] }, scores(37, 40, 43)),
  experiment("board/grow", { test_data: ["a"], algorithm: "grow" }, scores(57, 60, 63)),
  experiment("board/once", { test_data: ["a"], model_name: "once" }, scores(10)),
  experiment("board/made-up", { test_data: ["a"], model_name: "made-up", synthetic: true }, scores(19, 20, 21)),
];
const benchmarks = [benchmark("a")];
const catalog = {
  experiments: new Map(experiments.map((one) => [one.key, one])),
  benchmarks: new Map(benchmarks.map((one) => [one.id, one])),
};

function item(extra: Partial<LeaderboardDefinition> = {}): LeaderboardWithBoard {
  const fields: LeaderboardDefinition = {
    leaderboard_id: "board",
    status: "published",
    title: "Board <1>",
    title_zh: "榜 1",
    description: "d",
    last_update: "2026-11-01T00:00:00Z",
    author: { name: "a" },
    groups: [{ id: "a", title: "A", test_data: ["a"] }],
    ...extra,
  };
  const definition = { file: "leaderboards/board.yaml", marks: {}, written: {}, fields };
  return {
    leaderboard: { id: "board", definition },
    defined: true,
    board: buildBoard({ definition: fields, experiments, benchmarks }),
  };
}

function badgeOf(key: string, from = item(), locale: "en" | "zh" = "en") {
  const entry = from.board.entries.find(({ experiments: own }) => [...own.values()].some((one) => one.key === key));
  assert.ok(entry !== undefined, key);
  return entryBadge(from, entry, catalog, locale);
}

// Sample standard deviations: of 57, 60, 63 it is 3, of 19, 20, 21 it is 1. All eight task differences have one sign,
// so every pair is set apart: p = 2 / 2^8 = 0.008.
test("an entry's badge has its rank with the interval and its score with the spread", () => {
  const { label, value, tone } = badgeOf("board/grow");
  assert.deepEqual([label, value, tone], ["Board <1>", "#1 [1] · 60.00 ± 3.00", "figure"]);
  assert.equal(badgeOf("board/grow", item(), "zh").label, "榜 1");
});

test("one attempt has no spread, what is made up says so", () => {
  assert.equal(badgeOf("board/once").value, "#4 [4] · 10.00 n = 1");
  const made = badgeOf("board/made-up");
  assert.deepEqual([made.value, made.tone], ["#3 [3] · 20.00 ± 1.00 · synthetic", "limited"]);
});

test("a withdrawn leaderboard ranks nothing, on its badges too", () => {
  const { value } = badgeOf("board/grow", item({ status: "withdrawn", withdrawn_reason: "r" }));
  assert.doesNotMatch(value, /#/);
  assert.match(value, /withdrawn/);
});

test("the text alternative is a sentence: whose number, where, on which site", () => {
  const { title } = badgeOf("board/grow");
  assert.match(title, /grow.* on Board <1>: #1 \[1\] · 60\.00 ± 3\.00 \(PenguinHarness Leaderboards\)/);
});

test("an experiment's badge has the test score, its spread and the number of attempts", () => {
  const badges = experiments.map((one) => experimentBadge(one, catalog, "en").value);
  assert.deepEqual(badges, [
    "40.00 ± 3.00 · n = 3",
    "60.00 ± 3.00 · n = 3",
    "10.00 n = 1",
    "20.00 ± 1.00 · n = 3 · synthetic",
  ]);
  const missing = experimentBadge(
    experiment("board/missing", {}, { test: { score_mean: null, score_std: null, n_attempt: 3 } }),
    catalog,
    "en",
  );
  assert.equal(missing.tone, "missing");
});
