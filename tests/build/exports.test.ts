/** The tables and records of the built site, read back: against its JSON, its pages and the files of the repository. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import type { LeaderboardFile } from "../support/board-files.ts";
import { latexRows } from "../support/latex-reader.ts";
import { project } from "../support/modules.ts";
import { csvRecords } from "../support/rfc4180.ts";
import { readSite } from "../support/site.ts";

const site = readSite(join(project, "dist"));
const readJson = <File>(path: string) => JSON.parse(site.read(path.slice(1))) as File;
const csv = (path: string) => csvRecords(site.read(path.slice(1)));

interface IndexFile {
  readonly repository: { readonly commit: string | null };
  readonly leaderboards: {
    readonly items: readonly {
      readonly leaderboard_id: string;
      readonly path: string;
      readonly tables: Readonly<Record<"en" | "zh", Readonly<Record<"csv" | "tex" | "md", string>>>>;
      readonly records: string;
      readonly records_dictionary: string;
    }[];
  };
}
const { leaderboards, repository } = readJson<IndexFile>("/api/v1/index.json");

test("every file that the index names is there", () => {
  for (const { tables, records, records_dictionary } of leaderboards.items) {
    const named = [...Object.values(tables).flatMap((files) => Object.values(files)), records, records_dictionary];
    assert.equal(named.length, 8);
    for (const path of named) assert.ok(site.files.includes(path.slice(1)), path);
  }
});

test("each table holds the entries and numbers of the leaderboard's JSON, in its order", () => {
  for (const { path, tables } of leaderboards.items) {
    const { entries, columns } = readJson<LeaderboardFile>(path);
    for (const locale of ["en", "zh"] as const) {
      const rows = csv(tables[locale].csv);
      assert.deepEqual(
        rows.map(({ entry_id, rank }) => [entry_id, rank]),
        entries.map(({ id, rank }) => [id, rank === null ? "" : String(rank)]),
      );
      for (const [index, { cells, rank_interval, synthetic }] of entries.entries()) {
        const row = rows[index] ?? {};
        assert.equal(row.is_synthetic, String(synthetic));
        if (rank_interval !== null) assert.deepEqual([row.rank_low, row.rank_high], rank_interval.map(String));
        for (const { id } of columns) {
          const cell = cells[id];
          assert.equal(row[id], cell?.value == null ? "" : String(cell.value), `${path} ${id}`);
          // A baseline over itself is 0 ± 0 in the data, and a word to people.
          if (cell?.std_text && cell.std !== 0) assert.equal(row[`${id}_std_text`], cell.std_text);
        }
      }
    }
  }
});

test("table, Markdown and LaTeX print what the page prints", () => {
  for (const { leaderboard_id, path, tables } of leaderboards.items) {
    const { entries, primary_column } = readJson<LeaderboardFile>(path);
    const page = site.pages.get(`/leaderboards/${leaderboard_id}/`)?.text.replace(/\s+/g, " ") ?? "";
    const rows = latexRows(site.read(tables.en.tex.slice(1))).filter((row) => row.length > 1);
    const lines = site.read(tables.en.md.slice(1)).split("\n").slice(2);
    assert.equal(rows.length, entries.length);
    for (const [index, { cells }] of entries.entries()) {
      const cell = cells[primary_column];
      if (!cell?.text) continue;
      const text = cell.std_text === null ? cell.text : `${cell.text} ± ${cell.std_text}`;
      assert.ok(rows[index]?.includes(text), `${text} in ${rows[index]}`);
      assert.ok(lines[index]?.includes(`| ${text} |`), `${text} in ${lines[index]}`);
      assert.ok(page.includes(text), text);
    }
  }
});

test("permalinks lead to the page in the table's language, at the commit", () => {
  for (const { leaderboard_id, tables } of leaderboards.items) {
    for (const [locale, prefix] of [
      ["en", ""],
      ["zh", "/zh"],
    ] as const) {
      const [row] = csv(tables[locale].csv);
      const { pathname, searchParams } = new URL(row?.permalink ?? "");
      assert.ok(pathname.endsWith(`${prefix}/leaderboards/${leaderboard_id}/`));
      assert.equal(searchParams.get("at"), repository.commit?.slice(0, 12) ?? null);
    }
  }
});

test("records are there once each, as their files have them, and dictionaries name their columns", () => {
  for (const { leaderboard_id, records, records_dictionary } of leaderboards.items) {
    const rows = csv(records);
    const keys = new Set(rows.map((row) => [row.experiment, row.phase, row.attempt, row.record].join(" ")));
    assert.equal(keys.size, rows.length, leaderboard_id);
    const dictionary = readJson<{
      readonly url: string;
      readonly tableSchema: { readonly columns: readonly { readonly name: string }[] };
    }>(records_dictionary);
    assert.equal(dictionary.url, `${leaderboard_id}.csv`);
    assert.deepEqual(
      dictionary.tableSchema.columns.map(({ name }) => name),
      Object.keys(rows[0] ?? {}),
    );
    for (const row of [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
      const lines = readFileSync(join(project, "repository", row?.file ?? ""), "utf8").split("\n");
      const from = lines.slice(Number(row?.line) - 1).join("\n");
      assert.match(from, /^- /);
      const [, score = ""] = /\bscore: (.*)/.exec(from) ?? [];
      assert.equal(row?.score, score === "null" ? "" : String(Number(score)));
      assert.equal(row?.synthetic, String(leaderboard_id === "example-rsi"));
    }
  }
});

test("scores of an entry follow from its records", () => {
  const { entries } = readJson<LeaderboardFile>("/api/v1/leaderboards/gdpevo-v2.json");
  const rows = csv("/api/v1/records/gdpevo-v2.csv").filter(({ phase }) => phase === "test");
  const byEntry = Map.groupBy(rows, ({ entry_id }) => entry_id);
  for (const { id, cells } of entries) {
    const groups = Map.groupBy(byEntry.get(id) ?? [], ({ group }) => group);
    const means = [...groups.values()].map(
      (own) => own.reduce((sum, { score }) => sum + Number(score), 0) / own.length,
    );
    const score = means.reduce((sum, mean) => sum + mean, 0) / means.length;
    assert.ok(Math.abs(score - (cells.score?.value ?? Number.NaN)) < 1e-3, `${id}: ${score}`);
  }
});
