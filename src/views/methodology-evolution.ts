/** The worked examples of what evolving gained: an algorithm over several agents, and the gap from training to test. */
import { formatDelta, formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/index.ts";
import { algorithmsOf } from "../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import type { Column } from "../leaderboard/columns.ts";
import { references } from "../leaderboard/expression/tree.ts";
import { routes } from "../routes.ts";
import { columnTitle } from "./column-format.ts";
import { displayName } from "./display.ts";
import { boardLink, type CellExample, cellExample } from "./methodology-cell.ts";
import { isSynthetic, plainNames, rankedBoards, type Subject } from "./methodology-subject.ts";
import { unmarked } from "./methodology-text.ts";
import { pPhrase } from "./p-value.ts";

export interface PooledExample {
  readonly algorithm: string;
  readonly path: string;
  readonly board: string;
  readonly configurations: number;
  /** `+13.20 ± 0.90`. */
  readonly lift: string;
  readonly tasks: number;
  /** `p < 0.001`; null where it was not tested. */
  readonly p: string | null;
}

/** The algorithm of the subject over all agents of its leaderboard; null where it ran on one alone. */
export function pooledExample(catalog: Catalog, { item, entry }: Subject, locale: Locale): PooledExample | null {
  const id = entry.identity?.algorithm ?? null;
  const settings = id === null ? [] : (algorithmsOf(catalog).get(id)?.settings ?? []);
  const setting = settings.find(({ leaderboard }) => leaderboard === item);
  if (id === null || setting === undefined || setting.pooled === null || setting.counted.length < 2) return null;
  const { lift, comparison } = setting.pooled.contrast;
  const { digits } = item.board.primary;
  const value = formatDelta(lift.value, digits);
  return {
    algorithm: unmarked(displayName(item.leaderboard.definition.fields.display, "algorithm", id, locale)),
    path: routes.algorithm(locale, id),
    board: boardLink(item, locale).board,
    configurations: setting.counted.length,
    lift: lift.std === null ? value : `${value}\u00a0±\u00a0${formatNumber(lift.std, digits)}`,
    tasks: comparison.tasks,
    p: comparison.p === null ? null : pPhrase(comparison.p).replaceAll(" ", "\u00a0"),
  };
}

export interface GapExample {
  readonly cell: CellExample;
  readonly entry: string;
  readonly board: string;
  readonly column: string;
  readonly synthetic: boolean;
}

/** The first entry with a value in a column that takes the test from the last round of training; null without one. */
export function gapExample(catalog: Catalog, locale: Locale): GapExample | null {
  for (const item of rankedBoards(catalog.leaderboards)) {
    for (const column of item.board.columns.filter(isGap)) {
      for (const entry of item.board.entries) {
        const cell = entry.cells.get(column.id);
        if (cell?.kind !== "figure" || cell.std === null) continue;
        return {
          cell: cellExample(catalog, { item, entry, cell }, locale, column),
          entry: plainNames(catalog, item, locale).entry(entry),
          board: boardLink(item, locale).board,
          column: unmarked(columnTitle(column, locale).text),
          synthetic: isSynthetic(item),
        };
      }
    }
  }
  return null;
}

/** True for `last(train.score)` set against `test.score`. */
function isGap({ tree, measured }: Column): boolean {
  const read = references(tree).filter(({ field }) => field === "score");
  const kinds = read.map(({ phase }) => (phase.kind === "rounds" ? `${phase.pick} ${phase.phase}` : phase.kind));
  return measured && kinds.length === 2 && kinds.includes("last train") && kinds.includes("test");
}
