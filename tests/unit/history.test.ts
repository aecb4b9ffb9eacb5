/** The ledger of a repository with a past, against what was done to it. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { withObjects } from "../../content-loaders/history/objects.ts";
import { TreeFiles } from "../../content-loaders/history/tree-files.ts";
import { readFiles } from "../../content-loaders/read-repository.ts";
import { Cache } from "../../src/cache.ts";
import { readLedger } from "../../src/history.ts";
import { buildCatalog } from "../../src/leaderboard/catalog.ts";
import type { CellFigure, Change, Ledger } from "../../src/leaderboard/ledger/ledger.ts";
import { edit } from "../support/fixture.ts";
import type { GitRepository } from "../support/git-repository.ts";
import { baseEntry, evolvedEntry, taggedRepository } from "../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "ledger-"));
const made: GitRepository[] = [];
after(() => {
  rmSync(scratch, { recursive: true });
  for (const repository of made) repository.remove();
});

function tagged(branch?: string) {
  const repository = taggedRepository(branch);
  made.push(repository.git);
  return repository;
}

function freshCache(): Cache {
  return new Cache("ledger", mkdtempSync(join(scratch, "cache-")));
}

/** The changes of the last commit, told as `experiment corrected demo/agent-base`. */
function lastChanges(ledger: Ledger): readonly string[] {
  return (ledger.commits.at(-1)?.changes ?? []).map(({ item, kind, id }) => `${item} ${kind} ${id}`);
}

/** The numbers of a leaderboard after the commit of an index, by walking back from what they are now. */
function walkedBack(ledger: Ledger, board: string, now: ReadonlyMap<string, CellFigure>, at: number) {
  const cells = new Map(now);
  for (const change of (ledger.boards[board]?.changes ?? []).toReversed()) {
    if (change.at <= at) continue;
    const key = `${change.entry} ${change.column}`;
    assert.deepEqual(cells.get(key) ?? null, change.new, `${key} at ${change.at}`);
    if (change.old === null) cells.delete(key);
    else cells.set(key, change.old);
  }
  return cells;
}

/** The numbers of all leaderboards as they are worked out from a commit itself. */
async function cellsAt(root: string, commit: string): Promise<ReadonlyMap<string, ReadonlyMap<string, CellFigure>>> {
  const repository = await withObjects(root, async (objects) =>
    readFiles(await TreeFiles.open(root, commit, objects), root),
  );
  return new Map(
    [...buildCatalog(repository).leaderboards].map(([id, { board }]) => [
      id,
      new Map(
        board.entries.flatMap((entry) =>
          [...entry.cells.values()].flatMap((cell): readonly (readonly [string, CellFigure])[] =>
            cell.kind === "figure"
              ? [[`${entry.id} ${cell.column}`, { value: cell.value, std: cell.std, n: cell.n }]]
              : [],
          ),
        ),
      ),
    ]),
  );
}

test("between the first and the last tag exactly two numbers changed", async () => {
  const { root, tags } = tagged();
  const ledger = await readLedger(root, freshCache());
  assert.equal(ledger.extent, "complete");
  assert.deepEqual(
    ledger.commits.map(({ commit, committedAt }) => [tags.indexOf(commit), committedAt]),
    [
      [0, "2026-01-01T01:00:00Z"],
      [1, "2026-01-01T02:00:00Z"],
      [-1, "2026-01-01T03:00:00Z"],
      [2, "2026-01-01T04:00:00Z"],
    ],
  );
  assert.deepEqual(ledger.boards.demo?.changes, [
    {
      at: 1,
      entry: baseEntry,
      column: "score",
      old: { value: 33.33, std: 28.87, n: 3 },
      new: { value: 50, std: 0, n: 3 },
    },
    {
      at: 3,
      entry: evolvedEntry,
      column: "cost",
      old: { value: 0.4, std: null, n: null },
      new: { value: 0.55, std: null, n: null },
    },
  ]);
  assert.equal(ledger.boards.demo?.first, 0);
  assert.deepEqual(ledger.boards.demo?.columns.cost, {
    title: { en: "Cost", zh: "费用" },
    unit: "usd",
    digits: 2,
  });
  const kinds = ledger.commits.map(({ changes }) => changes.map(({ item, kind, id }) => `${item} ${kind} ${id}`));
  assert.deepEqual(kinds, [
    [
      "experiment published demo/agent-base",
      "experiment published demo/agent-evolved",
      "leaderboard published demo",
      "benchmark published court-test",
      "benchmark published court-train",
      "pack published acme.rig",
      "pack published gsm8k",
      "run published base-run",
      "run published tuned-run",
    ],
    ["experiment corrected demo/agent-base"],
    [],
    ["experiment corrected demo/agent-evolved"],
  ]);
  const [corrected] = ledger.commits[1]?.changes ?? [];
  assert.deepEqual(corrected, {
    item: "experiment",
    id: "demo/agent-base",
    title: null,
    kind: "corrected",
    figures: [
      { part: "test", field: "score_mean", old: 33.33, new: 50 },
      { part: "test", field: "score_std", old: 28.87, new: 0 },
    ],
    records: [{ part: "test", count: 1, of: 6 }],
  } satisfies Change);
});

test("withdrawn, restored, renamed, deleted, faulty and unpublished items are told; drafts are not", async () => {
  const { git, root } = tagged();
  const experiments = join(root, "experiments/demo");
  const meta = join(experiments, "agent-base/meta_info.yaml");
  const cache = freshCache();
  const commits: string[] = [];
  const after = async (message: string) => {
    commits.push(git.commit(message));
    return readLedger(root, cache);
  };

  edit(meta, 'status: "published"', 'status: "withdrawn"\nwithdrawn_reason: "Ran on leaked tasks."');
  const withdrawn = await after("withdraw");
  assert.deepEqual(withdrawn.commits.at(-1)?.changes, [
    {
      item: "experiment",
      id: "demo/agent-base",
      title: null,
      kind: "withdrawn",
      reason: { en: "Ran on leaked tasks.", zh: "Ran on leaked tasks." },
    },
  ]);
  const gone = withdrawn.boards.demo?.changes.slice(2).map(({ entry, column, new: now }) => [entry, column, now]);
  assert.deepEqual(gone, [
    [baseEntry, "score", null],
    [baseEntry, "cost", null],
  ]);
  const at = withdrawn.commits.length - 1;
  assert.deepEqual(withdrawn.boards.demo?.comings, [{ at, entry: baseEntry, there: false }]);

  edit(meta, 'status: "withdrawn"\nwithdrawn_reason: "Ran on leaked tasks."', 'status: "published"');
  assert.deepEqual(lastChanges(await after("restore")), ["experiment restored demo/agent-base"]);

  cpSync(join(experiments, "agent-evolved"), join(experiments, "agent-secret"), { recursive: true });
  edit(join(experiments, "agent-secret/meta_info.yaml"), "agent-evolved", "agent-secret");
  edit(join(experiments, "agent-secret/meta_info.yaml"), '"published"', '"draft"');
  edit(join(experiments, "agent-secret/test/summary.yaml"), "n_attempt: 3", "n_attempt: three");
  const draft = await after("a draft");
  assert.deepEqual([lastChanges(draft), JSON.stringify(draft).includes("secret")], [[], false]);
  rmSync(join(experiments, "agent-secret"), { recursive: true });
  assert.deepEqual(lastChanges(await after("a draft is gone")), []);

  renameSync(join(experiments, "agent-evolved"), join(experiments, "agent-opro"));
  edit(join(experiments, "agent-opro/meta_info.yaml"), "agent-evolved", "agent-opro");
  edit(join(experiments, "agent-opro/meta_info.yaml"), 'thinking_level: "high"', 'thinking_level: "max"');
  const renamed = await after("rename");
  assert.deepEqual(renamed.commits.at(-1)?.changes, [
    {
      item: "experiment",
      id: "demo/agent-evolved",
      title: null,
      kind: "renamed",
      to: "demo/agent-opro",
      figures: [{ part: "", field: "thinking_level", old: "high", new: "max" }],
      records: [],
    },
  ]);
  const [tombstone] = renamed.tombstones;
  assert.deepEqual(
    [tombstone?.key, tombstone?.what, tombstone?.to, tombstone?.at, tombstone?.leaderboards],
    ["demo/agent-evolved", "renamed", "demo/agent-opro", renamed.commits.length - 1, ["demo"]],
  );
  assert.deepEqual(
    [tombstone?.meta.thinking_level, tombstone?.phases.map(({ name, summary }) => [name, summary.score_mean])],
    [
      "high",
      [
        ["train-1", 60],
        ["val-1", 62.5],
        ["test", 70],
      ],
    ],
  );

  edit(join(experiments, "agent-opro/test/summary.yaml"), "n_attempt: 3", "n_attempt: three");
  assert.deepEqual(lastChanges(await after("break")), ["experiment unreadable demo/agent-opro"]);
  edit(join(experiments, "agent-opro/test/summary.yaml"), "n_attempt: three", "n_attempt: 3");
  edit(join(experiments, "agent-opro/test/summary.yaml"), "cost: 0.55", "cost: 0.56");
  const mended = await after("mend, and correct");
  assert.deepEqual(lastChanges(mended), ["experiment restored demo/agent-opro"]);
  const [restored] = mended.commits.at(-1)?.changes ?? [];
  assert.deepEqual(restored?.kind === "restored" && restored.figures, [
    { part: "test", field: "cost", old: 0.55, new: 0.56 },
  ]);

  edit(join(experiments, "agent-opro/meta_info.yaml"), '"published"', '"draft"');
  const unpublished = await after("take back");
  assert.deepEqual(unpublished.commits.at(-1)?.changes, [
    { item: "experiment", id: "demo/agent-opro", title: null, kind: "deleted", toDraft: true },
  ]);
  rmSync(join(experiments, "agent-base"), { recursive: true });
  rmSync(join(root, "leaderboards/demo.yaml"));
  const last = await after("delete");
  assert.deepEqual(lastChanges(last), ["experiment deleted demo/agent-base", "leaderboard deleted demo"]);
  assert.deepEqual(
    last.tombstones.map(({ key, what }) => [key, what]),
    [
      ["demo/agent-base", "deleted"],
      ["demo/agent-evolved", "renamed"],
      ["demo/agent-opro", "draft"],
    ],
  );
  // Base: withdrawn, back, gone. Evolved: with the level it became another entry, which was broken, mended and taken back.
  const nameOf = (entry: string) => (entry === baseEntry ? "base" : entry === evolvedEntry ? "high" : "max");
  assert.deepEqual(
    last.boards.demo?.comings.map(({ entry, there }) => `${there ? "+" : "-"}${nameOf(entry)}`),
    ["-base", "+base", "+max", "-high", "-max", "+max", "-max", "-base"],
  );
  // What was told step by step, each gone on with from the cache, is what is told at once.
  assert.deepEqual(await readLedger(root, freshCache()), last);

  const now = await cellsAt(root, "HEAD");
  for (const [at, { commit }] of last.commits.entries()) {
    const there = await cellsAt(root, commit);
    assert.deepEqual(
      walkedBack(last, "demo", now.get("demo") ?? new Map(), at),
      there.get("demo") ?? new Map(),
      commit,
    );
  }
});

test("a definition, a benchmark, and what a leaderboard draws on without one", async () => {
  const { git, root } = tagged();
  const cache = freshCache();
  const board = join(root, "leaderboards/demo.yaml");
  edit(board, "mean(test.score)", "mean(test.score) / 100");
  git.commit("another scale");
  const scaled = await readLedger(root, cache);
  assert.deepEqual(scaled.commits.at(-1)?.changes, [
    {
      item: "leaderboard",
      id: "demo",
      title: { en: "Court clerk", zh: "法院书记员" },
      kind: "corrected",
      figures: [{ part: "", field: "columns.score.value", old: "mean(test.score)", new: "mean(test.score) / 100" }],
      records: [],
    },
  ]);
  assert.deepEqual(
    scaled.boards.demo?.changes
      .slice(2)
      .map(({ entry, column, old, new: now }) => [entry, column, old?.value, now?.value]),
    [
      [baseEntry, "score", 50, 0.5],
      [evolvedEntry, "score", 70, 0.7],
    ],
  );
  edit(board, "mean(test.score) / 100", "mean(test.score");
  edit(join(root, "packages/court-test/benchmark_config.toml"), 'version = "0.1.0"', 'version = "0.2.0"');
  edit(join(root, "packages/court-test/CASE-001-docket/statement/README.md"), /$/, "More.\n");
  git.commit("an expression that cannot be read");
  const broken = await readLedger(root, cache);
  assert.deepEqual(broken.commits.at(-1)?.changes, [
    { item: "leaderboard", id: "demo", title: { en: "Court clerk", zh: "法院书记员" }, kind: "unreadable" },
    {
      item: "benchmark",
      id: "court-test",
      title: { en: "Court clerk, test tasks", zh: "法院书记员，测试集" },
      kind: "corrected",
      figures: [
        { part: "", field: "version", old: "0.1.0", new: "0.2.0" },
        { part: "CASE-001-docket", field: "statement", old: null, new: null, long: true },
      ],
      records: [],
    },
  ]);
  // The folder stands for itself now, under the same id and with the columns of every such folder.
  const columns = new Set(broken.boards.demo?.changes.filter(({ at }) => at === 5).map(({ column }) => column));
  assert.ok(columns.has("duration") && columns.has("tokens"));
});

test("packs, runs, and a leaderboard that shows a number of a run", async () => {
  const { git, root } = tagged();
  const cache = freshCache();
  edit(
    join(root, "leaderboards/demo.yaml"),
    /$/,
    '  - id: tuned\n    title: Tuned\n    value: run("tuned-run").pack("acme.rig").metric("pass@1")\n',
  );
  git.commit("a column of a run");
  const scores = join(root, "runs/tuned-run/acme.rig/scores.json");
  edit(scores, '"pass@1": 0.35', '"pass@1": 0.45');
  edit(join(root, "packs/gsm8k/benchmark.yaml"), "num_fewshot: 5", "num_fewshot: 8");
  git.commit("correct a run and a pack");
  const ledger = await readLedger(root, cache);
  assert.deepEqual(ledger.commits.at(-1)?.changes, [
    {
      item: "pack",
      id: "gsm8k",
      title: { en: "Grade-school math word problems", zh: "小学数学应用题" },
      kind: "corrected",
      figures: [{ part: "benchmark.yaml", field: "num_fewshot", old: 5, new: 8 }],
      records: [],
    },
    {
      item: "run",
      id: "tuned-run",
      title: null,
      kind: "corrected",
      figures: [{ part: "acme.rig", field: "pass@1", old: 0.35, new: 0.45 }],
      records: [],
    },
  ]);
  assert.deepEqual(
    ledger.boards.demo?.changes
      .filter(({ column }) => column === "tuned")
      .map(({ at, entry, old, new: now }) => [at, entry, old?.value ?? null, now?.value]),
    [
      [4, baseEntry, null, 0.35],
      [4, evolvedEntry, null, 0.35],
      [5, baseEntry, 0.35, 0.45],
      [5, evolvedEntry, 0.35, 0.45],
    ],
  );
  edit(join(root, "runs/tuned-run/run.yaml"), "status: published", "status: draft");
  git.commit("take a run back");
  const later = await readLedger(root, cache);
  assert.deepEqual(lastChanges(later), ["run deleted tuned-run"]);
  const last = later.boards.demo?.changes.at(-1);
  assert.deepEqual([last?.column, last?.old?.value, last?.new], ["tuned", 0.45, null]);
});

test("a merge is told when it is made, whichever side it took", async () => {
  const { git, root } = tagged("trunk");
  const summary = join(root, "experiments/demo/agent-evolved/test/summary.yaml");
  git.git("checkout", "--quiet", "-b", "side");
  edit(summary, "duration_ms: 120000", "duration_ms: 130000");
  const side = git.commit("on a branch");
  git.git("checkout", "--quiet", "trunk");
  const merge = git.merge("side");
  git.git("checkout", "--quiet", "side");
  edit(summary, "duration_ms: 130000", "duration_ms: 140000");
  git.commit("again");
  git.git("checkout", "--quiet", "trunk");
  writeFileSync(join(root, "README.md"), "Nothing that is published.\n");
  const other = git.commit("meanwhile");
  const second = git.merge("side");
  const ledger = await readLedger(root, freshCache());
  assert.deepEqual(
    ledger.commits.slice(4).map(({ commit, changes }) => [commit, changes.length]),
    [
      [merge, 1],
      [other, 0],
      [second, 1],
    ],
  );
  assert.ok(!ledger.commits.some(({ commit }) => commit === side));
});

test("what is not committed is not told", async () => {
  const { root } = tagged();
  const before = await readLedger(root, freshCache());
  edit(join(root, "experiments/demo/agent-base/test/summary.yaml"), "score_mean: 50.0", "score_mean: 51.0");
  assert.deepEqual(await readLedger(root, freshCache()), before);
});
