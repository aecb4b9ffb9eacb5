/** The machine-readable files of the bundled site, held against the published figures in `repository/sources`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { csvParse } from "d3-dsv";
import type { EntryFile, LeaderboardFile } from "../support/board-files.ts";
import { respread, revalue } from "../support/derivation.ts";
import { project } from "../support/modules.ts";
import { readSite } from "../support/site.ts";

interface IndexFile {
  readonly generator: { readonly name: string; readonly version: string };
  readonly leaderboards: List;
  readonly experiments: List;
  readonly benchmarks: List;
}

interface List {
  readonly count: number;
  readonly items: readonly { readonly path: string }[];
}

const site = readSite(join(project, "dist"));

function readJson<File>(path: string): File {
  return JSON.parse(site.read(path.replace(/^\//, ""))) as File;
}

const index = readJson<IndexFile>("/api/v1/index.json");

/** Attempt scores of an experiment of GDPevo: the mean of its five tasks, worked out from the published rows. */
const published = new Map<string, number[]>();
const rows = csvParse(readFileSync(join(project, "repository/sources/gdpevo/attempts.csv"), "utf8"));
for (const row of rows) {
  const group = row.task_group_id?.replace("task_group_", "tg");
  const key = `gdpevo/${row.config_id?.replaceAll("_", "-")}-${group}-${row.mode?.replaceAll("_", "-")}`;
  const scores = published.get(key) ?? [0, 0, 0];
  const attempt = Number(row.attempt) - 1;
  scores[attempt] = (scores[attempt] ?? 0) + Number(row.score_100) / 5;
  published.set(key, scores);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sampleVariance(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}

for (const kind of ["leaderboards", "experiments", "benchmarks"] as const) {
  test(`the index lists the ${kind} whose files and pages are there, no more and no less`, () => {
    const { count, items } = index[kind];
    const listed = items.map(({ path }) => path).sort();
    const files = site.files.filter(
      (file) => file.startsWith(`api/v1/${kind}/`) && /\/[^/.]+\.json$/.test(file) && !file.includes("/entries/"),
    );
    assert.equal(count, listed.length);
    assert.ok(count > 0);
    assert.deepEqual(
      listed,
      files.map((file) => `/${file}`),
    );
    for (const path of listed) {
      const page = `${path.replace("/api/v1", "").replace(/\.json$/, "")}/`;
      assert.ok(site.pages.has(page), page);
    }
  });
}

test("the published figures are all in the index", () => {
  const keys = new Set(index.experiments.items.map(({ path }) => path.replace(/^.*experiments\/|\.json$/g, "")));
  assert.equal(published.size, 384);
  assert.deepEqual(
    [...published.keys()].filter((key) => !keys.has(key)),
    [],
  );
});

test("GDPevo's first release: every entry's score and spread follow from the published attempts", () => {
  const { entries } = readJson<LeaderboardFile>("/api/v1/leaderboards/gdpevo-v1.json");
  assert.equal(entries.length, 24);
  for (const { id, experiments, cells } of entries) {
    const attempts = Object.values(experiments).map((key) => published.get(key) ?? []);
    assert.equal(attempts.length, 12, id);
    const score = mean(attempts.map(mean));
    const std = Math.sqrt(attempts.reduce((sum, scores) => sum + sampleVariance(scores), 0)) / 12;
    assert.ok(Math.abs((cells.score?.value ?? Number.NaN) - score) < 1e-4, `${id}: ${cells.score?.value} for ${score}`);
    assert.ok(Math.abs((cells.score?.std ?? Number.NaN) - std) < 1e-4, `${id}: ± ${cells.score?.std} for ${std}`);
    assert.ok(Math.abs(Number(cells.score?.text) - score) < 0.0051, `${id}: ${cells.score?.text}`);
  }
  const scores = entries.map(({ cells }) => cells.score?.value ?? Number.NaN);
  assert.deepEqual(
    entries.map(({ rank }) => rank),
    scores.map((score) => 1 + scores.filter((other) => other > score).length),
  );
});

test("Codex with GPT-5.5 as it is scores 46.72 over the twelve groups", () => {
  const { entries } = readJson<LeaderboardFile>("/api/v1/leaderboards/gdpevo-v1.json");
  const found = entries.filter(({ identity }) => identity?.model_name === "gpt-5.5" && identity.algorithm === null);
  assert.equal(found.length, 1);
  assert.equal(found[0]?.cells.score?.text, "46.72");
  for (const path of ["/leaderboards/gdpevo-v1/", "/zh/leaderboards/gdpevo-v1/"]) {
    assert.match(site.pages.get(path)?.text ?? "", /\b46\.72\b/);
  }
});

test("an entry with groups missing has no score and no rank, and says how many it has and why", () => {
  const { entries } = readJson<LeaderboardFile>("/api/v1/leaderboards/gdpevo-all.json");
  const incomplete = entries.filter(({ rank }) => rank === null);
  assert.equal(incomplete.length, 16);
  for (const { id, rank_interval, cells } of incomplete) {
    assert.deepEqual([rank_interval, cells.score?.value, cells.score?.text], [null, null, null], id);
    assert.deepEqual(cells.score?.coverage, [12, 24], id);
    assert.deepEqual(
      cells.score.missing.map(({ group, reason }) => [group, reason]),
      Array.from({ length: 12 }, (_, i) => [
        `tg0${i + 13}`,
        { code: "no-experiment", en: "no experiment", zh: "没有实验" },
      ]),
    );
  }
});

test("every entry of a leaderboard has a file of its own, which says the same and more", () => {
  for (const { path } of index.leaderboards.items) {
    const board = readJson<LeaderboardFile>(path);
    const folder = path.replace(/\.json$/, "/entries/");
    const files = site.files.filter((file) => `/${file}`.startsWith(folder));
    assert.deepEqual(files.map((file) => `/${file}`).sort(), board.entries.map((entry) => entry.path).sort());
    for (const entry of board.entries) {
      const { path: _path, cells, ...rest } = entry;
      const file = readJson<EntryFile>(entry.path);
      assert.equal(file.leaderboard_id, board.leaderboard_id);
      for (const [key, value] of Object.entries(rest)) assert.deepEqual(file[key as keyof EntryFile], value, key);
      for (const [column, cell] of Object.entries(cells)) {
        const { derivation, ...same } = file.cells[column] ?? assert.fail(column);
        assert.deepEqual(same, cell);
        const { direction, expression } = board.columns.find(({ id }) => id === column) ?? assert.fail(column);
        assert.equal(derivation.expression, expression);
        const again = revalue(derivation, direction);
        assert.ok(cell.value === again || Math.abs((cell.value ?? 0) - (again ?? 0)) <= 1e-12 * Math.abs(again ?? 0));
        const std = cell.value === null ? null : respread(derivation).std;
        assert.ok(cell.std === std || Math.abs((cell.std ?? 0) - (std ?? 0)) <= 1e-9, `± ${entry.id} ${column}`);
      }
    }
  }
});

test("columns carry their expression and the same as mathematics", () => {
  for (const { path } of index.leaderboards.items) {
    const { columns, primary_column } = readJson<LeaderboardFile>(path);
    assert.deepEqual(
      columns.filter(({ primary }) => primary).map(({ id }) => id),
      [primary_column],
    );
    for (const { expression, mathml, title, title_zh } of columns) {
      assert.ok(expression !== "" && title !== "" && title_zh !== "");
      assert.match(mathml, /^<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML">.*<\/math>$/);
    }
  }
});

test("made-up numbers are marked as such at every cell they went into, and no others", () => {
  for (const { path } of index.leaderboards.items) {
    const { leaderboard_id, synthetic, entries } = readJson<LeaderboardFile>(path);
    assert.equal(synthetic, leaderboard_id === "example-rsi");
    for (const { cells, synthetic: marked } of entries) {
      assert.equal(marked, synthetic);
      for (const cell of Object.values(cells)) if (cell.value !== null) assert.equal(cell.synthetic, synthetic);
    }
  }
});

test("PenguinHarness's five benchmarks stand as published", () => {
  const expected = { "sec-a": [76.67, 5.77], "sec-b": [36.67, 11.55], "sec-c": [26.67, 5.77], "sec-d": [3.33, 5.77] };
  for (const [id, [score = 0, std = 0]] of Object.entries(expected)) {
    const file = readJson<{
      readonly phases: readonly {
        readonly phase: string;
        readonly summary: { readonly score_mean: number; readonly score_std: number };
      }[];
    }>(`/api/v1/experiments/penguinharness-0-2-13/${id}.json`);
    const summary = file.phases.find(({ phase }) => phase === "test")?.summary;
    assert.equal(summary?.score_mean.toFixed(2), score.toFixed(2), id);
    assert.equal(summary?.score_std.toFixed(2), std.toFixed(2), id);
    for (const locale of ["", "/zh"]) {
      const text = site.pages.get(`${locale}/experiments/penguinharness-0-2-13/${id}/`)?.text ?? "";
      assert.match(text, new RegExp(`\\b${score.toFixed(2)} ± ${std.toFixed(2)}\\b`), `${locale} ${id}`);
    }
  }
});

test("no JSON file holds a number that is none, or a text that stands for one", () => {
  // A schema names the type "null", and means it.
  const files = site.files.filter((file) => file.endsWith(".json") && !file.startsWith("api/v1/schema/"));
  const wrong = files.filter((file) => /"(-?Infinity|NaN|undefined|null)"/.test(site.read(file)));
  assert.deepEqual(wrong, []);
});

test("JSON names the line that each number of a leaderboard comes from", () => {
  const { entries } = readJson<LeaderboardFile>("/api/v1/leaderboards/gdpevo-v2.json");
  const operands = entries.flatMap(({ path }) => readJson<EntryFile>(path).cells.score?.derivation.operands ?? []);
  assert.ok(operands.length > 0);
  for (const { value, source } of operands) {
    if (source === null) assert.fail("an operand without a source");
    const line = readFileSync(join(project, "repository", source.file), "utf8").split("\n")[source.line - 1] ?? "";
    const [, written] = /^score_mean: ([\d.]+)/.exec(line) ?? [];
    assert.equal(Number(written), value, `${source.file}:${source.line}`);
  }
});
