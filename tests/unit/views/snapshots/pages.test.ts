/** What the pages of snapshots say: of what changed between them, and of what their leaderboards are today. */
import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { Cache } from "../../../../src/cache.ts";
import { readLedger } from "../../../../src/history.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import type { Ledger, LedgerCommit } from "../../../../src/leaderboard/ledger/ledger.ts";
import { readSnapshots } from "../../../../src/snapshots.ts";
import { changesBetween } from "../../../../src/views/snapshots/between.ts";
import { snapshotView } from "../../../../src/views/snapshots/snapshot.ts";
import { snapshotListView } from "../../../../src/views/snapshots/snapshots.ts";
import { todayView } from "../../../../src/views/snapshots/today.ts";
import { edit } from "../../../support/fixture.ts";
import { taggedRepository } from "../../../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "snapshots-"));
const { git, root, tags } = taggedRepository();
after(() => {
  rmSync(scratch, { recursive: true });
  git.remove();
});
git.git("branch", "side");
renameSync(join(root, "leaderboards/demo.yaml"), join(root, "leaderboards/clerks.yaml"));
edit(join(root, "leaderboards/clerks.yaml"), "leaderboard_id: demo", "leaderboard_id: clerks\nexperiments: [demo]");
git.commit("Rename the leaderboard");
git.git("checkout", "--quiet", "side");
edit(join(root, "leaderboards/demo.yaml"), "title: Court clerk", "title: On the side");
git.commit("On the side");
git.git("tag", "v3.0");
git.git("checkout", "--quiet", "main");

const cacheFolder = join(scratch, "cache");
const ledger: Ledger = await readLedger(root, new Cache("ledger", cacheFolder));
const catalog = buildCatalog(await readRepository(root));
const snapshots = await readSnapshots(root, "v*", {
  generator: { name: "boards", version: "1" },
  repository: { url: null, prefix: "data/" },
  site: "https://club.example/",
  cacheFolder,
});
const repository = { url: "https://git.example/data", prefix: "data/" };

test("the list has the newest first, each with what changed since the one before", () => {
  const view = snapshotListView(snapshots, ledger, catalog, null, "v*", "en");
  assert.deepEqual(view.none, []);
  assert.deepEqual(
    view.items.map(({ name, path, since }) => [name, path, since?.title, since?.changes?.told]),
    [
      ["v3.0", "/snapshots/v3.0/", "Since v2.0", undefined],
      ["v2.0", "/snapshots/v2.0/", "Since v1.1", ["1 experiment corrected"]],
      ["v1.1", "/snapshots/v1.1/", "Since v1.0", ["1 experiment corrected"]],
      ["v1.0", "/snapshots/v1.0/", undefined, undefined],
    ],
  );
  // The last one stands on another branch, so that the history does not lead from there to today.
  assert.equal(view.since?.title, "From v3.0 to the data of today");
  assert.equal(view.since?.changes, null);
  assert.equal(view.items[2]?.since?.changes?.path, `/changes/#${tags[1].slice(0, 12)}`);
  assert.deepEqual(view.items[3]?.facts, [
    { value: "1", after: "leaderboard" },
    { value: "2", after: "experiments" },
  ]);
});

test("numbers of leaderboards that are there today are counted as they were printed, first against last", async () => {
  const past = taggedRepository();
  try {
    const whole = await readLedger(past.root, new Cache("ledger", mkdtempSync(join(scratch, "cache-"))));
    const present = buildCatalog(await readRepository(past.root));
    const told = (from: number, to: number, locale: "en" | "zh" = "en") =>
      changesBetween(whole, { from, to }, present, locale).told;
    const last = whole.commits.length - 1;
    assert.deepEqual(told(0, 1), ["1 experiment corrected", "1 leaderboard number corrected"]);
    assert.deepEqual(told(0, last), ["2 experiments corrected", "2 leaderboard numbers corrected"]);
    assert.deepEqual(told(0, last, "zh"), ["更正 2 个实验", "榜单数字更正 2 个"]);
    assert.deepEqual(told(1, 2), []);
  } finally {
    past.git.remove();
  }
});

test("what happened to one item between two states is told once, by what came of it", () => {
  const experiment = (id: string) => ({ item: "experiment" as const, id, title: null });
  const none = { figures: [], records: [] };
  const commit = (at: number, changes: LedgerCommit["changes"]): LedgerCommit => ({
    commit: String(at).repeat(40),
    committedAt: `2026-01-0${at}T00:00:00Z`,
    changes,
  });
  const made: Ledger = {
    extent: "complete",
    boards: {},
    tombstones: [],
    commits: [
      commit(1, [{ kind: "published", ...experiment("a/before") }]),
      commit(2, [
        { kind: "published", ...experiment("a/new") },
        { kind: "published", ...experiment("a/gone") },
        { kind: "corrected", ...experiment("a/old"), ...none },
      ]),
      commit(3, [
        { kind: "corrected", ...experiment("a/new"), ...none },
        { kind: "deleted", ...experiment("a/gone"), toDraft: false },
        { kind: "corrected", ...experiment("a/old"), ...none },
        { kind: "withdrawn", ...experiment("a/wrong"), reason: { en: "x", zh: "x" } },
      ]),
    ],
  };
  const { told, path } = changesBetween(made, { from: 0, to: 2 }, catalog, "en");
  assert.deepEqual(told, ["1 experiment withdrawn", "1 experiment corrected", "1 experiment added"]);
  assert.equal(path, `/changes/#${"3".repeat(12)}`);
});

test("a leaderboard of then leads to what it is now, or to what became of it", () => {
  assert.deepEqual(todayView("clerks", catalog, ledger, "en"), { text: "Today's page", path: "/leaderboards/clerks/" });
  assert.deepEqual(todayView("demo", catalog, ledger, "en"), {
    text: "Renamed to clerks on 2026-01-01",
    path: "/leaderboards/clerks/",
  });
  assert.deepEqual(todayView("never-there", catalog, ledger, "zh"), {
    text: "本站现已没有该榜单",
    path: "/zh/changes/",
  });
});

test("the page of a snapshot has its leaderboards with their files, and the way to its data", () => {
  const [first, second] = snapshots;
  assert.ok(first !== undefined && second !== undefined);
  const view = snapshotView(second, first, ledger, catalog, repository, "zh");
  assert.equal(view.command, "git checkout v1.1");
  assert.equal(view.treeUrl, `https://git.example/data/tree/${tags[1]}/data`);
  assert.deepEqual(
    view.boards.map(({ path, files }) => [path, files.map(({ path: own, file }) => [own, file])]),
    [
      [
        "/zh/snapshots/v1.1/leaderboards/demo/",
        [
          ["/snapshots/v1.1/api/v1/leaderboards/demo.zh.csv", "demo-v1.1.zh.csv"],
          ["/snapshots/v1.1/api/v1/leaderboards/demo.zh.tex", "demo-v1.1.zh.tex"],
          ["/snapshots/v1.1/api/v1/leaderboards/demo.zh.md", "demo-v1.1.zh.md"],
          ["/snapshots/v1.1/api/v1/leaderboards/demo.json", "demo-v1.1.json"],
        ],
      ],
    ],
  );
});

test("where there is none, the page says why that may be and how to make one", () => {
  const without = { extent: "none", commits: [], boards: {}, tombstones: [] } as const;
  const view = snapshotListView([], without, catalog, null, "paper-*", "en");
  assert.equal(view.none.length, 2);
  assert.match(view.none[1] ?? "", /paper-\*/);
  assert.equal(view.commands, "git tag paper-1\ngit push origin paper-1");
  assert.equal(snapshotListView([], ledger, catalog, null, "v*", "zh").none.length, 1);
  const cut = snapshotListView([], { ...without, extent: "shallow" }, catalog, null, "v*", "en");
  assert.match(cut.none[0] ?? "", /cut off/);
});
