import assert from "node:assert/strict";
import { test } from "node:test";
import type { Experiment, Leaderboard } from "../../../content-loaders/repository.ts";
import { buildBoard } from "../../../src/leaderboard/board.ts";
import { undefinedFolderLeaderboard } from "../../../src/leaderboard/undefined-folder.ts";
import { benchmark, experiment, testPhase } from "../../support/records.ts";

const six = ["a", "b", "c", "d", "e", "f"];

function leaderboard(groups: readonly string[], extra: Partial<Leaderboard["definition"]["fields"]> = {}): Leaderboard {
  return {
    id: "board",
    definition: {
      file: "leaderboards/board.yaml",
      marks: { "": 1025 },
      written: {},
      fields: {
        leaderboard_id: "board",
        status: "published",
        title: "Board",
        description: "d",
        last_update: "2026-11-01T00:00:00Z",
        author: { name: "a" },
        groups: groups.map((id) => ({ id, title: id, test_data: [id] })),
        ...extra,
      },
    },
  };
}

function board(definition: Leaderboard, experiments: readonly Experiment[], benchmarks: readonly string[] = six) {
  return buildBoard({
    leaderboard: definition,
    experiments,
    benchmarks: new Map(benchmarks.map((id) => [id, benchmark(id)])),
  });
}

test("the std of a mean of six independent parts is the root of the sum of squares over six", () => {
  const stds = [1.8, 2.4, 0, 3.1, 1.2, 2];
  const parts = six.map((id, index) => experiment(`x-${id}`, [id], testPhase(50, stds[index] ?? null)));
  const cell = board(leaderboard(six), parts).entries[0]?.cells.score;
  // 3.24 + 5.76 + 0 + 9.61 + 1.44 + 4 = 24.05; sqrt(24.05) = 4.904079934; / 6 = 0.817346656
  assert.ok(Math.abs((cell?.std ?? 0) - 0.817346656) < 1e-9);
  assert.equal(cell?.value, 50);
  assert.deepEqual(cell?.coverage, [6, 6]);
});

test("a missing part leaves no mean, no rank, and names the group", () => {
  const parts = six.slice(0, 5).map((id) => experiment(`x-${id}`, [id], testPhase(50, 1)));
  const [entry] = board(leaderboard(six), parts).entries;
  assert.equal(entry?.cells.score.value, null);
  assert.equal(entry?.rank, null);
  assert.deepEqual(entry?.cells.score.coverage, [5, 6]);
  assert.deepEqual(entry?.cells.score.missing, [{ group: "f", reason: "no-experiment" }]);
});

test("a score that the source does not state is missing, a true 0 is not", () => {
  const silent = board(leaderboard(["a"]), [experiment("x", ["a"], testPhase(null, null))]).entries[0];
  assert.deepEqual(silent?.cells.score.missing, [{ group: "a", reason: "not-stated" }]);
  const zero = board(leaderboard(["a"]), [experiment("x", ["a"], testPhase(0, 0))]).entries[0];
  assert.equal(zero?.cells.score.value, 0);
  assert.equal(zero?.rank, 1);
});

test("groups weigh the same however many tasks they have", () => {
  const parts = [experiment("x-a", ["a"], testPhase(80, 1)), experiment("x-b", ["b"], testPhase(20, 1))];
  assert.equal(board(leaderboard(["a", "b"]), parts).entries[0]?.cells.score.value, 50);
});

test("with one attempt there is no std, whatever the file says", () => {
  const cell = board(leaderboard(["a"]), [experiment("x", ["a"], testPhase(70, 0, 1))]).entries[0]?.cells.score;
  assert.equal(cell?.std, null);
  assert.equal(cell?.unknownStdCount, 1);
  assert.equal(cell?.n, 1);
});

test("equal scores share a rank, the next is counted past them, ties are in order of id", () => {
  const scores: readonly (readonly [string, number])[] = [
    ["p", 60],
    ["q", 75],
    ["r", 80],
    ["s", 75],
  ];
  const rows = scores.map(([model, score]) =>
    experiment(`x-${model}`, ["a"], testPhase(score, 1), { model_name: model }),
  );
  const ranked = board(leaderboard(["a"]), rows).entries.map(({ id, rank }) => [id, rank]);
  assert.deepEqual(ranked, [
    ["h-r-high-a", 1],
    ["h-q-high-a", 2],
    ["h-s-high-a", 2],
    ["h-p-high-a", 4],
  ]);
});

test("of two submissions for one cell the later counts and the earlier stays listed", () => {
  const old = experiment("x-1", ["a"], testPhase(90, 1), { submit_time: "2026-01-01T00:00:00Z" });
  const late = experiment("x-0", ["a"], testPhase(40, 1), { submit_time: "2026-02-01T00:00:00Z" });
  const [entry] = board(leaderboard(["a"]), [old, late]).entries;
  assert.equal(entry?.cells.score.value, 40);
  assert.deepEqual(
    entry?.earlierSubmissions.map(({ id }) => id),
    ["x-1"],
  );
});

test("groups compare as sets; data that are not published take an experiment out", () => {
  const joint = leaderboard([], { groups: [{ id: "g", title: "g", test_data: ["a", "b"] }] });
  assert.equal(board(joint, [experiment("x", ["b", "a"], testPhase(10, 1))]).entries[0]?.cells.score.value, 10);
  assert.equal(board(joint, [experiment("x", ["b", "a"], testPhase(10, 1))], ["a"]).entries.length, 0);
});

test("entries whose identities give the same slug keep apart: the later one gets a hash", () => {
  const first = experiment("x-1", ["a"], testPhase(1, 1), { model_name: "m 1", submit_time: "2026-01-01T00:00:00Z" });
  const second = experiment("x-2", ["a"], testPhase(2, 1), { model_name: "m-1", submit_time: "2026-02-01T00:00:00Z" });
  const ids = board(leaderboard(["a"]), [second, first])
    .entries.map(({ id }) => id)
    .sort();
  assert.equal(ids[0], "h-m-1-high-a");
  assert.match(ids[1] ?? "", /^h-m-1-high-a-[0-9a-f]{6}$/);
});

test("a name without Latin letters becomes six hex digits of its SHA-256", () => {
  const entry = board(leaderboard(["a"]), [experiment("x", ["a"], testPhase(1, 1), { author: { name: "作者" } })])
    .entries[0];
  // printf 作者 | sha256sum
  assert.equal(entry?.id, "h-m-high-7d4146");
});

test("a folder without a definition has one entry for each experiment, ranked only on one shared test set", () => {
  const same = ["x", "y"].map((id, index) => experiment(id, ["a"], testPhase(10 * index, 1)));
  assert.deepEqual(
    board(undefinedFolderLeaderboard("board", same), same).entries.map(({ id, rank }) => [id, rank]),
    [
      ["y", 1],
      ["x", 2],
    ],
  );
  const different = [experiment("x", ["a"], testPhase(1, 1)), experiment("y", ["b"], testPhase(2, 1))];
  assert.deepEqual(
    board(undefinedFolderLeaderboard("board", different), different).entries.map(({ id, rank }) => [id, rank]),
    [
      ["x", null],
      ["y", null],
    ],
  );
});
