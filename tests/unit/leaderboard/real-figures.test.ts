/** Published figures, reproduced from the attempts they were published with. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { csvParse } from "d3-dsv";
import type { Experiment } from "../../../content-loaders/repository.ts";
import { type Board, buildBoard } from "../../../src/leaderboard/board.ts";
import type { FigureCell } from "../../../src/leaderboard/evaluation/cell.ts";
import { roundToText } from "../../../src/leaderboard/rounding.ts";
import { benchmark, definition, experiment } from "../../support/board-records.ts";

const sources = join(import.meta.dirname, "../../../repository/sources");

interface Row {
  readonly config: string;
  readonly group: string;
  readonly mode: string;
  readonly attempt: number;
  readonly task: string;
  readonly score: number;
}

function read(path: string, take: (row: Readonly<Record<string, string | undefined>>) => Row | null): readonly Row[] {
  return csvParse(readFileSync(join(sources, path), "utf8")).flatMap((row) => take(row) ?? []);
}

/** One experiment for each configuration, group and mode. */
function experimentsOf(rows: readonly Row[]): readonly Experiment[] {
  const cells = Map.groupBy(rows, ({ config, group, mode }) => `${config} ${group} ${mode}`);
  return [...cells.values()].flatMap((cell) => {
    const [first] = cell;
    if (first === undefined) return [];
    const { config, group, mode } = first;
    const scores = [1, 2, 3].map((n) => cell.filter(({ attempt }) => attempt === n).map(({ score }) => score));
    const tasks = cell.filter(({ attempt }) => attempt === 1).map(({ task }) => [task]);
    const algorithm = mode === "base" ? {} : { algorithm: mode };
    return [
      experiment(
        `lb/${config}-${group}-${mode}`,
        { test_data: [group], harness_name: config, ...algorithm },
        { test: { scores, tasks } },
      ),
    ];
  });
}

function boardOf(rows: readonly Row[], columns: Parameters<typeof definition>[0]["columns"]): Board {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return buildBoard({
    definition: definition({
      entries: { identity: ["harness_name", "algorithm"] },
      ...(columns === undefined ? {} : { columns }),
    }),
    experiments: experimentsOf(rows),
    benchmarks: groups.map((id) => benchmark(id)),
  });
}

function cell(board: Board, entry: string, column: string): FigureCell {
  const found = board.entries.find(({ id }) => id === entry)?.cells.get(column);
  if (found?.kind !== "figure") assert.fail(`${entry} ${column}`);
  return found;
}

const gdpevo = read("gdpevo/attempts.csv", (row) =>
  row.release === "v1"
    ? {
        config: row.config_id ?? "",
        group: row.task_group_id ?? "",
        mode: row.mode ?? "",
        attempt: Number(row.attempt),
        task: row.test_task ?? "",
        score: Number(row.score_100),
      }
    : null,
);

test("GDPevo, groups 001-012: macro accuracy and mean gain of the evolved modes", () => {
  const board = boardOf(gdpevo, [
    { id: "score", title: "Score", value: "mean(test.score)" },
    { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)" },
  ]);
  assert.equal(board.entries.length, 24);
  assert.deepEqual(
    board.entries.map(({ rank }) => rank),
    Array.from({ length: 24 }, (_, i) => i + 1),
  );
  assert.equal(roundToText(cell(board, "codex-gpt5-5-xhigh", "score").value, 2), "46.72");
  const gain = (config: string): string => {
    const lifts = ["self", "fewshot", "reflect-3"].map((mode) => cell(board, `${config}-${mode}`, "lift").value);
    return roundToText(lifts.reduce((sum, value) => sum + value, 0) / 3, 2);
  };
  assert.equal(gain("codex-gpt5-5-xhigh"), "12.39");
  assert.equal(gain("claude-code-opus-4-8-xhigh"), "14.55");
  for (const { rank, rankInterval } of board.entries) {
    assert.ok(rankInterval !== null && rank !== null && rankInterval[0] <= rank && rank <= rankInterval[1]);
  }
});

test("GDPevo: single summaries, calculated by hand", () => {
  const only = gdpevo.filter(({ group, config }) => group === "task_group_001" && config === "codex_gpt5_5_xhigh");
  const { value, std, n } = cell(boardOf(only, undefined), "codex-gpt5-5-xhigh", "score");
  assert.deepEqual([roundToText(value, 4), roundToText(std ?? 0, 6), n], ["44.4314", "1.875287", 3]);
});

test("Penguin 0.2.13: five sections, and 32.67 +- 3.65 over all", () => {
  const rows = read("penguin/attempts.csv", (row) => ({
    config: "penguin",
    group: row.benchmark_id ?? "",
    mode: "base",
    attempt: Number(row.attempt),
    task: row.task_id ?? "",
    score: Number(row.score),
  }));
  const sections = ["a", "b", "c", "d", "e"];
  const board = boardOf(rows, [
    { id: "score", title: "Score", value: "mean(test.score)" },
    ...sections.map((section) => ({
      id: section,
      title: section,
      value: `group("penguinharness-benchmark-sec-${section}").test.score`,
    })),
  ]);
  const shown = (column: string): string => {
    const { value, std } = cell(board, "penguin", column);
    return `${roundToText(value, 2)} ± ${roundToText(std ?? Number.NaN, 2)}`;
  };
  assert.deepEqual(sections.map(shown), [
    "76.67 ± 5.77",
    "36.67 ± 11.55",
    "26.67 ± 5.77",
    "3.33 ± 5.77",
    "20.00 ± 10.00",
  ]);
  assert.equal(shown("score"), "32.67 ± 3.65");
});
