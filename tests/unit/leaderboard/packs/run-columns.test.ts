/**
 * A whole repository with numbers of runs on its leaderboard, read as a build reads it. What a cell should be is worked
 * out here from the files themselves, as JSON and as lines.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";
import { readFiles } from "../../../../content-loaders/read-repository.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import { checkExpressions } from "../../../../src/leaderboard/check-leaderboard.ts";
import type { FigureCell } from "../../../../src/leaderboard/evaluation/cell.ts";
import { boardNames, namingOf } from "../../../../src/views/board-identity.ts";
import { againstBaseline, cellView } from "../../../../src/views/cell-view.ts";
import { columnFormats, formatOf } from "../../../../src/views/column-format.ts";
import { entryView } from "../../../../src/views/entry/entry.ts";
import { entryTable } from "../../../../src/views/entry-table.ts";
import { boardNotes } from "../../../../src/views/notes.ts";
import { MemoryFiles } from "../../../support/memory-files.ts";
import { project } from "../../../support/modules.ts";

/** The sound repository with the files of this fixture in the place of its own. */
function filesOf(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const name of ["valid", "run-figures"]) {
    const root = join(project, "tests/fixtures", name);
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(relative(root, path).replaceAll("\\", "/"), readFileSync(path, "utf8"));
    }
  }
  return files;
}

const files = filesOf();
const repository = await readFiles(new MemoryFiles(files), "run-figures", { checkExpression: checkExpressions });
const catalog = buildCatalog(repository);
const item = catalog.leaderboards.get("demo");
assert.ok(item);
const { board } = item;
const place = { url: "https://host.example/data", prefix: "bench/", commit: "abc" };

function fileNamed(start: string): readonly [path: string, text: string] {
  const found = [...files].find(([path]) => path.startsWith(start) && path.endsWith(".json"));
  assert.ok(found, start);
  return found;
}

const [reportPath, report] = fileNamed("runs/tuned-run/gsm8k/");
const gsm8k: Readonly<Record<string, number>> = JSON.parse(report).results.gsm8k;
const rig = (run: string): Readonly<Record<string, number>> => JSON.parse(fileNamed(`runs/${run}/acme.rig/`)[1]);
const strict = gsm8k["exact_match,strict-match"] ?? Number.NaN;
const strictError = gsm8k["exact_match_stderr,strict-match"] ?? Number.NaN;
const flexible = gsm8k["exact_match,flexible-extract"] ?? Number.NaN;
const flexibleError = gsm8k["exact_match_stderr,flexible-extract"] ?? Number.NaN;

function cellOf(entry: string, column: string): FigureCell {
  const cell = board.entries
    .find(({ experiments }) => [...experiments.values()].some(({ id }) => id === entry))
    ?.cells.get(column);
  if (cell?.kind !== "figure") assert.fail(`${entry} ${column}`);
  return cell;
}

function near(actual: number | null, expected: number): void {
  assert.ok(
    actual !== null && Math.abs(actual - expected) <= 1e-9 * Math.abs(expected),
    `${actual} is not ${expected}`,
  );
}

test("the repository has no errors", () => {
  assert.deepEqual(
    repository.problems.filter(({ severity }) => severity === "error"),
    [],
  );
});

/** test/summary.yaml of agent-evolved: 70.0 ± 5.0, three attempts. */
test("a score less a percentage of a report", () => {
  const cell = cellOf("agent-evolved", "gain");
  near(cell.value, 70 - 100 * strict);
  near(cell.std, Math.sqrt(5 ** 2 + (100 * strictError) ** 2));
  near(cell.se, Math.sqrt(5 ** 2 / 3 + (100 * strictError) ** 2));
  assert.deepEqual(cell.over, ["attempts", "questions"]);
});

test("two metrics of one report", () => {
  const cell = cellOf("agent-evolved", "gap");
  near(cell.value, 100 * (flexible - strict));
  near(cell.std, 100 * Math.sqrt(strictError ** 2 + flexibleError ** 2));
  assert.deepEqual([cell.over, cell.dof, cell.n], [["questions"], null, null]);
});

test("scores without standard errors: a value, no ±", () => {
  const cell = cellOf("agent-base", "area");
  near(cell.value, (rig("tuned-run").cell_area ?? Number.NaN) / (rig("base-run").cell_area ?? Number.NaN));
  assert.deepEqual([cell.std, cell.stdUnknown], [null, { count: 2, of: 2 }]);
});

test("every number leads to the line that states it", () => {
  for (const column of ["gain", "gap", "area"]) {
    for (const { run, field, value, place: at } of cellOf("agent-evolved", column).derivation.operands) {
      if (run === null) continue;
      const line = files.get(at?.file ?? "")?.split("\n")[(at?.line ?? 0) - 1] ?? "";
      assert.ok(line.includes(`"${field}"`) && line.includes(String(value)), `${at?.file}:${at?.line} ${line}`);
    }
  }
});

test("the page of an entry links the line, and says what is scored elsewhere", () => {
  const entry = board.entries.find(({ identity }) => identity?.algorithm != null);
  assert.ok(entry);
  const { derivations } = entryView(item, entry, catalog, place, "en");
  const gain = derivations.find(({ id }) => id === "gain");
  const row = gain?.operands.rows.find(({ origin }) => origin?.id === "tuned-run");
  const line = report.split("\n").findIndex((text) => text.includes('"exact_match,strict-match"')) + 1;
  const name = reportPath.slice("runs/tuned-run/".length);
  assert.deepEqual(row?.source, {
    text: `${name}:${line}`,
    pieces: ["gsm8k/", "models__tiny/", `${name.split("/").at(-1)}:${line}`],
    path: `/runs/tuned-run/source/#${name}:${line}`,
    host: `https://host.example/data/blob/abc/bench/${reportPath}#L${line}`,
  });
  assert.deepEqual(row?.origin, { id: "tuned-run", path: "/runs/tuned-run/" });
  assert.deepEqual([row?.phase, row?.n, row?.flags], ["gsm8k", "1,000 questions", []]);
  assert.match(row?.std ?? "", /^SE 0\.0\d+$/);
  assert.equal(gain?.operands.withRuns, true);
  assert.ok(gain?.spread?.kind === "propagated" && gain.spread.over === "both" && gain.spread.std !== null);
  const gap = derivations.find(({ id }) => id === "gap");
  assert.ok(gap?.spread?.kind === "propagated" && gap.spread.over === "questions" && gap.spread.std === null);
  const area = derivations.find(({ id }) => id === "area");
  assert.deepEqual(
    area?.operands.rows.map(({ origin, flags }) => [origin?.id, flags]),
    [
      ["tuned-run", ["scored elsewhere"]],
      ["base-run", []],
    ],
  );
});

test("every ± says what it is over, in the head, the title and below the table", () => {
  for (const [locale, heads, title, legend] of [
    [
      "en",
      ["of 100, ± std", "points, ± std and SE", "points, ± SE", "± SE"],
      /standard error over questions/,
      /^Against the model's own pack score, Format gap, Cell area: /,
    ],
    [
      "zh",
      ["百分制，± 标准差", "分，± 标准差与标准误", "分，± 标准误", "± 标准误"],
      /标准误（针对题目）/,
      /^与模型自身的评测包得分之差、格式差距、单元面积：/,
    ],
  ] as const) {
    const names = boardNames(item, namingOf(catalog), locale);
    const table = entryTable(board, names, locale);
    assert.deepEqual(
      table?.columns.map(({ unit }) => unit),
      heads,
    );
    assert.equal(table?.legend.errors.length, 3);
    const [column] = board.columns.filter(({ id }) => id === "gain");
    const [entry] = board.entries;
    assert.ok(column && entry);
    const format = formatOf(columnFormats(board, locale), column);
    const view = cellView(column, { board, entry, format, againstBaseline: againstBaseline(board, entry), locale });
    assert.match(view.title, title);
    assert.ok(
      legend.test(`${table?.legend.errors.join(locale === "en" ? ", " : "、")}${locale === "en" ? ": " : "："}`),
    );
    const notes = boardNotes(board, names, locale).others.filter(({ more }) => more?.path.endsWith("/runs/tuned-run/"));
    assert.deepEqual(
      notes.map(({ text }) => text),
      [
        locale === "en"
          ? "The number of tuned-run on acme.rig: scored elsewhere."
          : "tuned-run 在 acme.rig 上的数值：外部评分。",
      ],
    );
  }
});
