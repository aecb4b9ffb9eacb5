/** What the pages, feeds and files of changes say of a repository with a past. */
import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { Cache } from "../../../../src/cache.ts";
import { readLedger } from "../../../../src/history.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import type { Ledger } from "../../../../src/leaderboard/ledger/ledger.ts";
import { namingOf } from "../../../../src/views/board-identity.ts";
import { boardChangesView, goneFrom } from "../../../../src/views/changes/board-changes.ts";
import { cellChanges } from "../../../../src/views/changes/cell-changes.ts";
import { pagesOf } from "../../../../src/views/changes/commit.ts";
import { atomFeed } from "../../../../src/views/changes/feed.ts";
import { boardFeed, siteFeed } from "../../../../src/views/changes/feeds.ts";
import {
  boardHistoryFile,
  changedExperiments,
  commitsFile,
  experimentHistoryFile,
  untouchedFile,
} from "../../../../src/views/changes/history-files.ts";
import { changePages, changePath, changesView } from "../../../../src/views/changes/site-changes.ts";
import { standingTombstones, tombstoneView } from "../../../../src/views/changes/tombstone.ts";
import { edit } from "../../../support/fixture.ts";
import { baseEntry, evolvedEntry, taggedRepository } from "../../../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "changes-"));
const { git, root, tags } = taggedRepository();
after(() => {
  rmSync(scratch, { recursive: true });
  git.remove();
});

renameSync(join(root, "experiments/demo/agent-evolved"), join(root, "experiments/demo/agent-opro"));
edit(join(root, "experiments/demo/agent-opro/meta_info.yaml"), "agent-evolved", "agent-opro");
const renamed = git.commit("Rename");
const ledger: Ledger = await readLedger(root, new Cache("ledger", scratch));
const catalog = buildCatalog(await readRepository(root));
const board = catalog.leaderboards.get("demo");
if (board === undefined) throw new Error("The fixture has a leaderboard.");
const short = (commit: string) => commit.slice(0, 12);
const address = (path: string) => `https://club.example/sub${path}`;

test("a page of a leaderboard can tell from its file what has changed since any commit", () => {
  const file = boardHistoryFile(board, ledger, catalog, "en");
  assert.deepEqual(
    file.commits.filter((_, at) => at !== 2),
    [renamed, tags[2], tags[1], tags[0]].map(short),
  );
  assert.deepEqual(file.changes, [
    {
      at: 1,
      entry: evolvedEntry,
      entryText: "rsi-opro · deepseek-flash-1017",
      column: "cost",
      columnText: "Cost (USD)",
      old: "0.40",
      new: "0.55",
    },
    {
      at: 3,
      entry: baseEntry,
      entryText: "no algorithm · deepseek-flash-1017",
      column: "score",
      columnText: "Score (of 100)",
      old: "33.33 ± 28.87",
      new: "50.00 ± 0.00",
    },
  ]);
  const chinese = boardHistoryFile(board, ledger, catalog, "zh");
  assert.deepEqual(
    chinese.changes.map(({ columnText, old }) => [columnText, old]),
    [
      ["费用（美元）", "0.40"],
      ["得分（百分制）", "33.33 ± 28.87"],
    ],
  );
});

test("the file of a leaderboard says who is there, what they are ranked by, and where each commit is told", () => {
  const { rows, columns, comings, ranking, pages } = boardHistoryFile(board, ledger, catalog, "en");
  assert.deepEqual(
    rows.map(([id]) => id),
    [evolvedEntry, baseEntry],
  );
  assert.deepEqual([columns, comings], [["score", "cost"], []]);
  assert.deepEqual(ranking, {
    direction: "higher",
    now: [70, 50],
    before: [{ at: 3, entry: baseEntry, value: 33.33 }],
  });
  assert.equal(pages[1], `/leaderboards/demo/changes/#${short(tags[2])}`);
});

test("commits are listed with their days, and those that left the data as they were by whose data they hold", () => {
  assert.deepEqual(commitsFile(ledger).commits.at(-1), [short(tags[0]), "2026-01-01"]);
  const found = new Map([
    ["1".repeat(40), 0],
    ["2".repeat(40), 0],
    ["3".repeat(40), 4],
  ]);
  assert.deepEqual(untouchedFile(ledger, found), { 4: "1".repeat(12) + "2".repeat(12), 0: "3".repeat(12) });
});

test("a change that is printed as before is none", () => {
  const tiny: Ledger = {
    ...ledger,
    boards: {
      demo: {
        first: 0,
        comings: [],
        entries: {},
        columns: {},
        changes: [
          { at: 1, entry: baseEntry, column: "score", old: figure(1.001), new: figure(1.002) },
          { at: 1, entry: baseEntry, column: "score", old: figure(1.002), new: figure(1.009) },
          { at: 1, entry: "gone", column: "gone", old: figure(0.1 + 0.2), new: null },
        ],
      },
    },
  };
  assert.deepEqual(
    cellChanges(board, tiny, namingOf(catalog), "en").map(({ entryText, columnText, old, new: now }) => [
      entryText,
      columnText,
      old,
      now,
    ]),
    [
      ["no algorithm · deepseek-flash-1017", "Score (of 100)", "1.00", "1.01"],
      ["gone", "gone", "0.3", null],
    ],
  );
});

function figure(value: number) {
  return { value, std: null, n: null };
}

test("the site's ledger has every commit that changed what is published, newest first", () => {
  const view = changesView(ledger, 1, catalog, "https://git.example/data", "en");
  assert.deepEqual(
    view.commits.map(({ head, groups }) => [head.id, head.date, groups.map(({ kind, title }) => `${kind}: ${title}`)]),
    [
      [short(renamed), "2026-01-01", ["renamed: experiment"]],
      [short(tags[2]), "2026-01-01", ["corrected: experiment"]],
      [short(tags[1]), "2026-01-01", ["corrected: experiment"]],
      [
        short(tags[0]),
        "2026-01-01",
        [
          "published: leaderboard",
          "published: 2 experiments added",
          "published: 2 benchmarks added",
          "published: 2 runs added",
          "published: 2 packs added",
        ],
      ],
    ],
  );
  assert.equal(view.commits[0]?.head.url, `https://git.example/data/commit/${renamed}`);
  const [corrected] = view.commits[2]?.groups[0]?.items ?? [];
  assert.deepEqual(
    corrected?.figures.map(({ field, old, new: now }) => [field, old, now]),
    [
      ["test · score_mean", "33.33", "50"],
      ["test · score_std", "28.87", "0"],
    ],
  );
  assert.deepEqual(corrected?.scores, ["1 of 6 scores of the records in test differ."]);
  const [moved] = view.commits[0]?.groups[0]?.items ?? [];
  assert.deepEqual(
    [moved?.path, moved?.to],
    ["/experiments/demo/agent-evolved/", { text: "demo/agent-opro", path: "/experiments/demo/agent-opro/" }],
  );
  assert.equal(changePath(ledger, 1, "zh"), `/zh/changes/#${short(tags[1])}`);
  assert.equal(changePath(ledger, 2, "en"), null);
});

test("a leaderboard's ledger has its numbers and what was changed behind them", () => {
  const view = boardChangesView(board, ledger, 1, catalog, null, "en");
  assert.equal(view.lede, "**2 numbers** changed since it was published, in 2 commits.");
  assert.deepEqual(
    view.commits.map(({ head, cells, groups }) => [head.id, cells.length, groups.map(({ kind }) => kind)]),
    [
      [short(renamed), 0, ["renamed"]],
      [short(tags[2]), 1, ["corrected"]],
      [short(tags[1]), 1, ["corrected"]],
      [short(tags[0]), 0, ["published", "published", "published"]],
    ],
  );
  assert.deepEqual(
    goneFrom(ledger, catalog, { leaderboard: "demo" }).map(({ key }) => key),
    ["demo/agent-evolved"],
  );
  assert.deepEqual(
    goneFrom(ledger, catalog, { benchmark: "court-test" }).map(({ key }) => key),
    ["demo/agent-evolved"],
  );
  assert.deepEqual(goneFrom(ledger, catalog, { benchmark: "court-train" }), []);
});

test("long groups are folded, and the longest told by folders", () => {
  const published = Array.from({ length: 500 }, (_, n) => ({
    item: "experiment" as const,
    kind: "published" as const,
    id: `${n < 300 ? "demo" : "other"}/e${n}`,
    title: null,
  }));
  const groups = (count: number) => {
    const commit = { commit: "a".repeat(40), committedAt: "2026-01-01T00:00:00Z", changes: published.slice(0, count) };
    return changesView({ ...ledger, commits: [commit] }, 1, catalog, null, "en").commits[0]?.groups[0];
  };
  assert.deepEqual([groups(12)?.folded, groups(13)?.folded, groups(13)?.items.length], [false, true, 13]);
  assert.deepEqual(groups(500)?.folders, [
    { text: "300 experiments in demo", path: "/experiments/demo/" },
    { text: "200 experiments in other", path: null },
  ]);
});

test("a long ledger goes over pages, and a commit is found on its own", () => {
  assert.deepEqual(
    pagesOf([3, 3, 3, 9, 1], (n) => n, 6),
    [[3, 3], [3], [9], [1]],
  );
  assert.deepEqual(
    pagesOf([], () => 1, 6),
    [],
  );
  const commits = Array.from({ length: 900 }, (_, n) => ({
    commit: String(n).padStart(40, "0"),
    committedAt: "2026-01-01T00:00:00Z",
    changes: [{ item: "run" as const, kind: "published" as const, id: `r${n}`, title: null }],
  }));
  const long: Ledger = { ...ledger, commits };
  assert.deepEqual(
    changePages(long).map(({ length }) => length),
    [400, 400, 100],
  );
  assert.equal(changePath(long, 0, "en"), "/changes/3/#000000000000");
  assert.equal(changesView(long, 3, catalog, null, "en").title, "Changes, page 3");
});

test("an experiment that is gone says what became of it, and what it said last", () => {
  const [stone] = standingTombstones(ledger, catalog);
  assert.ok(stone !== undefined);
  const view = tombstoneView(stone, ledger, catalog, null, "en");
  assert.deepEqual(view.now, { text: "demo/agent-opro", path: "/experiments/demo/agent-opro/" });
  assert.equal(view.told.map(({ text }) => text).join(""), "This experiment was renamed on 2026-01-01.");
  assert.match(view.lastText, /new name/);
  assert.deepEqual(
    view.phases.map(({ name, score, cost, tokens }) => [name, score.text, cost.text, tokens.text]),
    [
      ["train-1", "60.00", "$0.50", "53.0"],
      ["val-1", "62.50", "$0.10", "10.6"],
      ["test", "70.00", "$0.55", "31.2"],
    ],
  );
  assert.deepEqual(
    view.leaderboards.map(({ path }) => path),
    ["/leaderboards/demo/"],
  );
  assert.equal(view.ledgerPath, `/changes/#${short(renamed)}`);
  // Renamed again, and gone in the end.
  const chain: Ledger = {
    ...ledger,
    tombstones: [
      { ...stone, to: "demo/b" },
      { ...stone, key: "demo/b", to: "demo/c" },
      { ...stone, key: "demo/c", what: "deleted", to: null },
    ],
  };
  const [first] = chain.tombstones;
  const gone = first === undefined ? null : tombstoneView(first, chain, catalog, null, "en");
  assert.deepEqual([gone?.now, gone?.gone], [null, { text: "demo/c", path: "/experiments/demo/c/" }]);
  assert.match(gone?.lastText ?? "", /no longer count anywhere/);
});

test("what happened to an experiment stands in a file, under both of its names", () => {
  assert.deepEqual(changedExperiments(ledger), ["demo/agent-base", "demo/agent-evolved", "demo/agent-opro"]);
  for (const key of ["demo/agent-evolved", "demo/agent-opro"]) {
    const { changes } = experimentHistoryFile(ledger, key);
    assert.deepEqual(
      changes.map(({ at, kind, from, to }) => [at, kind, from, to]),
      [
        [0, "renamed", "demo/agent-evolved", "demo/agent-opro"],
        [1, "corrected", null, null],
        [4, "published", null, null],
      ],
    );
    assert.deepEqual(changes[0]?.fields, []);
  }
});

test("feeds are Atom: each commit once, with times of the commits and no address of a person", () => {
  for (const locale of ["en", "zh"] as const) {
    const site = atomFeed(siteFeed(ledger, catalog, address, "2026-01-01T00:00:00Z", locale), locale);
    assert.equal(count(site, "<entry>"), 4);
    assert.match(site, /<updated>2026-01-01T05:00:00Z<\/updated>\n {2}<author><name>/);
    assert.equal(count(site, "@"), 0);
    assert.ok(site.includes(address(`${locale === "zh" ? "/zh" : ""}/changes/#${short(tags[1])}`)));
    const own = atomFeed(boardFeed(board, ledger, catalog, address, "2026-01-01T00:00:00Z", locale), locale);
    assert.ok(own.includes("33.33 ± 28.87 → 50.00 ± 0.00"));
  }
  const none: Ledger = { extent: "none", commits: [], boards: {}, tombstones: [] };
  const empty = atomFeed(siteFeed(none, catalog, address, "2026-01-01T00:00:00Z", "en"), "en");
  assert.equal(count(empty, "<entry>"), 0);
  assert.ok(empty.includes("<updated>2026-01-01T00:00:00Z</updated>"));
});

test("what a name holds cannot break a feed", () => {
  const entry = {
    commit: { commit: "a".repeat(40), committedAt: "2026-01-01T00:00:00Z" },
    title: 'A & B <c> "d" \u0000\u001f\ud800 é 中文 😀',
    page: "https://club.example/?a=1&b=2",
    lines: [{ text: "<script>&amp;", page: null }],
  };
  const feed = { title: "x", page: "p", self: "s", updated: "2026-01-01T00:00:00Z", entries: [entry] };
  const text = atomFeed(feed, "en");
  assert.ok(text.includes("<title>A &amp; B &lt;c&gt; &quot;d&quot; \ufffd\ufffd\ufffd é 中文 😀</title>"));
  assert.ok(text.includes('href="https://club.example/?a=1&amp;b=2"'));
  // HTML within XML: escaped twice.
  assert.ok(text.includes("&lt;li&gt;&amp;lt;script&amp;gt;&amp;amp;amp;&lt;/li&gt;"));
  assert.ok(![...text].some((sign) => sign !== "\n" && sign.charCodeAt(0) < 32));
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
