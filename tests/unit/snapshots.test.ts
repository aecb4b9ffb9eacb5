/** Snapshots of a repository with a past: what stood at each tag, and that nothing that comes later changes it. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { presentSnapshots, readSnapshots, type SnapshotSettings } from "../../src/snapshots.ts";
import { jsonSchema } from "../../src/views/json/schema/schemas.ts";
import type { Snapshot } from "../../src/views/snapshots/snapshots.ts";
import type { LeaderboardFile } from "../support/board-files.ts";
import { edit, placeIn } from "../support/fixture.ts";
import { GitRepository } from "../support/git-repository.ts";
import { csvRecords } from "../support/rfc4180.ts";
import { faultText, validatorOf } from "../support/schema-files.ts";
import { baseEntry, evolvedEntry, taggedRepository } from "../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "snapshots-"));
const made: GitRepository[] = [];
after(() => {
  rmSync(scratch, { recursive: true });
  for (const repository of made) repository.remove();
});

function tagged() {
  const repository = taggedRepository();
  made.push(repository.git);
  return repository;
}

/** The repository as it is made, for what only looks at it. */
const past = tagged();

/** Nothing is known from before. */
function fresh(): SnapshotSettings {
  return {
    generator: { name: "boards", version: "1.2.3" },
    repository: { url: "https://git.example/data", prefix: "data/" },
    site: "https://club.example/sub/",
    cacheFolder: mkdtempSync(join(scratch, "cache-")),
  };
}

const snapshots = await readSnapshots(past.root, "v*", fresh());

function fileOf(snapshots: readonly Snapshot[], tag: string, path: string): string {
  const file = snapshots.find(({ tag: { name } }) => name === tag)?.content.files[path];
  assert.ok(file !== undefined, `${tag} ${path}`);
  return file.text;
}

/** Score and cost of an entry, as printed. */
function figures(snapshots: readonly Snapshot[], tag: string, entry: string): readonly (string | null | undefined)[] {
  const { entries } = JSON.parse(fileOf(snapshots, tag, "leaderboards/demo.json")) as LeaderboardFile;
  const cells = entries.find(({ id }) => id === entry)?.cells;
  return [cells?.score?.text, cells?.score?.std_text, cells?.cost?.text];
}

test("each tag has the numbers that stood then, and none that came later", () => {
  assert.deepEqual(
    snapshots.map(({ tag, dataCommit }) => [tag.name, tag.slug, tag.commit, dataCommit]),
    ["v1.0", "v1.1", "v2.0"].map((name, index) => [name, name, past.tags[index], past.tags[index]]),
  );
  // Attempts 50, 50, 0 have the mean 33.33 and the standard deviation 28.87; corrected they are 50, 50, 50.
  const base = [
    ["33.33", "28.87", "0.30"],
    ["50.00", "0.00", "0.30"],
    ["50.00", "0.00", "0.30"],
  ];
  const evolved = [
    ["70.00", "5.00", "0.40"],
    ["70.00", "5.00", "0.40"],
    ["70.00", "5.00", "0.55"],
  ];
  for (const [index, tag] of ["v1.0", "v1.1", "v2.0"].entries()) {
    assert.deepEqual(figures(snapshots, tag, baseEntry), base[index], tag);
    assert.deepEqual(figures(snapshots, tag, evolvedEntry), evolved[index], tag);
  }
  assert.deepEqual(
    snapshots.map(({ content }) => [content.experiments, content.boards.map(({ id, entries }) => [id, entries])]),
    [1, 2, 3].map(() => [2, [["demo", 2]]]),
  );
});

test("files name the snapshot's own address, tag and commit, and no other state", () => {
  const short = past.tags[0].slice(0, 12);
  const [row] = csvRecords(fileOf(snapshots, "v1.0", "leaderboards/demo.zh.csv"));
  assert.equal(row?.permalink, "https://club.example/sub/zh/snapshots/v1.0/leaderboards/demo/");
  for (const format of ["tex", "md"]) {
    const text = fileOf(snapshots, "v1.0", `leaderboards/demo.${format}`);
    assert.ok(text.includes(`snapshot v1.0, data at commit ${short} (2026-01-01)`), text);
    assert.ok(text.includes("https://club.example/sub/snapshots/v1.0/leaderboards/demo/"), text);
    assert.ok(!text.includes("?at="), text);
  }
  assert.deepEqual(JSON.parse(fileOf(snapshots, "v1.0", "index.json")), {
    $schema: "https://club.example/sub/api/v1/schema/snapshot.json",
    generator: { name: "boards", version: "1.2.3" },
    tag: "v1.0",
    repository: {
      url: "https://git.example/data",
      commit: past.tags[0],
      committed_at: "2026-01-01T01:00:00Z",
      dirty: false,
    },
    leaderboards: {
      count: 1,
      items: [
        {
          leaderboard_id: "demo",
          title: "Court clerk",
          title_zh: "法院书记员",
          status: "published",
          defined: true,
          n_entries: 2,
          path: "/snapshots/v1.0/api/v1/leaderboards/demo.json",
          tables: {
            en: {
              csv: "/snapshots/v1.0/api/v1/leaderboards/demo.csv",
              tex: "/snapshots/v1.0/api/v1/leaderboards/demo.tex",
              md: "/snapshots/v1.0/api/v1/leaderboards/demo.md",
            },
            zh: {
              csv: "/snapshots/v1.0/api/v1/leaderboards/demo.zh.csv",
              tex: "/snapshots/v1.0/api/v1/leaderboards/demo.zh.tex",
              md: "/snapshots/v1.0/api/v1/leaderboards/demo.zh.md",
            },
          },
        },
      ],
    },
    left_out: { count: 0, items: [] },
  });
  const board = JSON.parse(fileOf(snapshots, "v1.0", "leaderboards/demo.json"));
  assert.deepEqual(
    board.entries.map(({ path }: { path: string | null }) => path),
    [null, null],
  );
});

test("the snapshot that a citation names is the last one that has the leaderboard and holds the present data", () => {
  const present = { commit: past.tags[2], dirty: false };
  const last: Snapshot = snapshots[2] ?? assert.fail();
  const again = { ...last, tag: { ...last.tag, name: "papers/v2", slug: "papers-v2" } };
  const without = { ...again, content: { ...again.content, boards: [] } };
  const slugOf = (list: readonly Snapshot[], state: Parameters<typeof presentSnapshots>[1]) =>
    presentSnapshots(list, state).get("demo")?.slug;
  assert.equal(slugOf(snapshots, present), "v2.0");
  assert.equal(slugOf([...snapshots, again], present), "papers-v2");
  assert.equal(slugOf([...snapshots, without], present), "v2.0");
  assert.equal(slugOf(snapshots, { ...present, dirty: true }), undefined);
  assert.equal(slugOf(snapshots, { commit: "0".repeat(40), dirty: false }), undefined);
});

test("a leaderboard of a snapshot is cited with its tag, by its own address", () => {
  const cited = snapshots[0]?.content.boards[0]?.cited;
  assert.equal(cited?.en.path, "/snapshots/v1.0/leaderboards/demo/");
  assert.deepEqual([cited?.en.title, cited?.zh.title], ["Court clerk, snapshot v1.0", "法院书记员，快照 v1.0"]);
  assert.ok(cited.en.works.some(({ key }) => key === "leaderboard/demo"));
});

test("JSON files keep the schemas that the site serves, and name them", () => {
  for (const { tag, content } of snapshots) {
    for (const [file, name] of [
      ["index.json", "snapshot"],
      ["leaderboards/demo.json", "leaderboard"],
    ] as const) {
      const address = `https://club.example/sub/api/v1/schema/${name}.json`;
      const data: Readonly<Record<string, unknown>> = JSON.parse(content.files[file]?.text ?? "");
      const validate = validatorOf(jsonSchema(name, address));
      assert.equal(data.$schema, address);
      assert.equal(validate({ ...data, another: 0 }), false, file);
      assert.ok(validate(data), `${tag.name} ${file}: ${faultText(validate.errors)}`);
    }
  }
});

test("what is committed, tagged and changed later leaves every byte of a snapshot, and reading leaves the work tree", async () => {
  const { git, root } = tagged();
  const [before] = snapshots;
  rmSync(join(root, "experiments/demo/agent-base"), { recursive: true });
  edit(join(root, "leaderboards/demo.yaml"), "status: published", 'status: withdrawn\nwithdrawn_reason: "A mistake"');
  edit(join(root, "leaderboards/demo.yaml"), "title: Court clerk", "title: Clerks");
  git.commit("Withdraw");
  git.git("tag", "v3/last");
  git.git("tag", "v3.0");
  git.git("tag", "v0.9", "v1.1");
  edit(join(root, "leaderboards/demo.yaml"), "Clerks", "Nothing that is committed");
  writeFileSync(join(root, "leaderboards/new.yaml"), "nothing");
  const status = git.git("status", "--porcelain");
  const settings = fresh();
  const cold = await readSnapshots(root, "v*", settings);
  const kept = readdirSync(settings.cacheFolder ?? "");
  const warm = await readSnapshots(root, "v*", settings);
  assert.equal(git.git("status", "--porcelain"), status);
  assert.deepEqual(warm, cold);
  assert.deepEqual(readdirSync(settings.cacheFolder ?? ""), kept);
  assert.deepEqual(
    cold.map(({ tag }) => tag.name),
    ["v0.9", "v1.0", "v1.1", "v2.0", "v3.0"],
  );
  assert.deepEqual(
    cold.find(({ tag }) => tag.name === "v1.0"),
    before,
  );
  const last = cold.at(-1)?.content;
  assert.ok(!JSON.stringify(last).includes("Nothing that is committed"));
  assert.deepEqual(
    last?.boards
      .filter(({ id }) => id === "demo")
      .map(({ title, withdrawn, pages }) => [title.en.text, withdrawn, pages.zh.withdrawn?.text]),
    [["Clerks", true, "A mistake"]],
  );
  // A withdrawn leaderboard ranks nothing: its table has a head alone.
  assert.equal(csvRecords(fileOf(cold, "v3.0", "leaderboards/demo.csv")).length, 0);
});

test("what fails the rules of today is left out of a tag and named with its line; drafts are nowhere", async () => {
  const { git, root } = tagged();
  const summary = "experiments/demo/agent-base/test/summary.yaml";
  edit(join(root, summary), "cost: 0.30", 'cost: "plenty"');
  const place = placeIn(root, summary, "plenty");
  edit(join(root, "experiments/demo/agent-evolved/meta_info.yaml"), '"published"', '"draft"');
  const commit = git.commit("Break");
  git.git("tag", "v3.0");
  const snapshot = (await readSnapshots(root, "v3.0", fresh()))[0];
  assert.deepEqual(
    snapshot?.content.leftOut.en.map(({ kind, id, reasons, leaderboards }) => [
      kind,
      id,
      reasons.map(({ code, place }) => [code, place.text, place.path, place.url]),
      leaderboards.map(({ path }) => path),
    ]),
    [
      [
        "experiment",
        "demo/agent-base",
        [["E-NUMBER", place, null, `https://git.example/data/blob/${commit}/data/${place.replace(":", "#L")}`]],
        ["/snapshots/v3.0/leaderboards/demo/"],
      ],
    ],
  );
  assert.deepEqual(JSON.parse(fileOf([snapshot], "v3.0", "index.json")).left_out, {
    count: 1,
    items: [{ kind: "experiment", id: "demo/agent-base" }],
  });
  assert.ok(!JSON.stringify(snapshot).includes("agent-evolved"));
});

test("a tag from before there was any item holds nothing and says why", async () => {
  const git = new GitRepository();
  made.push(git);
  writeFileSync(join(git.top, "README.md"), "Soon.\n");
  git.commit("Begin");
  git.git("tag", "v0");
  const [empty] = await readSnapshots(git.top, "v*", fresh());
  assert.deepEqual(empty?.content.boards, []);
  assert.deepEqual(
    empty?.content.faults.en.map(({ code }) => code),
    ["E-REPOSITORY-EMPTY"],
  );
});

test("no page of a snapshot leads into another state", () => {
  for (const { content } of snapshots) {
    for (const { pages } of content.boards) {
      const paths = JSON.stringify(Object.values(pages)).match(/"\/[^"]*"/g) ?? [];
      assert.deepEqual(
        paths.filter((path) => !/^"(\/zh)?\/snapshots\//.test(path)),
        [],
      );
    }
  }
});

test("without git, without tags and in a clone that is cut off there are the snapshots that can be read, or none", async () => {
  const plain = mkdtempSync(join(scratch, "plain-"));
  assert.deepEqual(await readSnapshots(plain, "v*", fresh()), []);
  const { git, root, tags } = past;
  assert.deepEqual(await readSnapshots(root, "paper-*", fresh()), []);
  const clone = join(scratch, "clone");
  git.git("clone", "--quiet", "--depth", "1", `file://${git.top}`, clone);
  const found = await readSnapshots(join(clone, "data"), "v*", fresh());
  assert.deepEqual(
    found.map(({ tag }) => tag.commit),
    found.length === 0 ? [] : [tags[2]],
  );
});
