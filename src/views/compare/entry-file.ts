/** What the compare page shows of one entry, and its tests against the others. One file an entry and language. */
import type { Benchmark } from "../../../content-loaders/repository.ts";
import { dash } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { measuredVersion } from "../../leaderboard/entries/versions.ts";
import { routes } from "../../routes.ts";
import { type CellView, cellOf, cellValue } from "../cell-view.ts";
import { columnFormats } from "../column-format.ts";
import { rowCells } from "../entry-table.ts";
import { groupScore } from "../group-heat.ts";
import { intervalText } from "../rank.ts";
import { scoreText } from "../score.ts";
import { type ComparePair, comparePairs } from "./pairs.ts";
import { entryRounds, type Rounds } from "./rounds.ts";
import { type CompareSetting, compareSettings } from "./settings.ts";
import { taskMeans } from "./tasks.ts";

/** `/leaderboards/<id>/compare/entries/<entry>.json`. */
export interface CompareEntry {
  readonly id: string;
  /** `1–4`; null where nothing could be tested. */
  readonly rankInterval: string | null;
  readonly synthetic: boolean;
  readonly settings: readonly CompareSetting[];
  /** Ids of the groups that it was run on. */
  readonly runOn: readonly string[];
  /** Version of every test benchmark, by its id; null: an earlier one that nobody stated. */
  readonly versions: Readonly<Record<string, string | null>>;
  /** In the order of the columns. */
  readonly cells: readonly CompareCell[];
  /** In the order of the groups; null where it was not run. */
  readonly groups: readonly (CompareGroup | null)[];
  /** In the order of the tasks: attempt means. */
  readonly tasks: readonly (number | null)[];
  readonly pairs: Readonly<Record<string, ComparePair>>;
  readonly rounds: Rounds;
}

export interface CompareCell extends Pick<CellView, "spread" | "reason" | "coverage" | "title" | "discrepancies"> {
  readonly value: number | null;
  readonly text: string;
}

export interface CompareGroup {
  readonly value: number | null;
  readonly std: number | null;
  readonly text: string;
  readonly spread: string | null;
  /** The experiment's page. */
  readonly path: string | null;
}

export function compareEntry(
  { board, leaderboard }: Pick<LeaderboardWithBoard, "board" | "leaderboard">,
  entry: Entry,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): CompareEntry {
  const cells = rowCells(board, entry, columnFormats(board, locale), locale);
  return {
    id: entry.id,
    rankInterval: entry.rankInterval === null ? null : intervalText(entry.rankInterval),
    synthetic: entry.synthetic,
    settings: compareSettings(entry, benchmarks, leaderboard.definition.fields.display, locale),
    runOn: [...entry.experiments.keys()],
    versions: versionsOf(entry, benchmarks),
    cells: board.columns.map((column, index) => compareCell(cells[index], cellValue(cellOf(entry, column)), locale)),
    groups: board.groups.map(({ id }) => compareGroup(entry, id, locale)),
    tasks: taskMeans(board, entry),
    pairs: comparePairs(board, entry, locale),
    rounds: entryRounds(entry, locale),
  };
}

function compareCell(view: CellView | undefined, value: number | null, locale: Locale): CompareCell {
  const { notStated } = dictionary(locale).leaderboard;
  return {
    value,
    text: view?.value ?? dash,
    spread: view?.spread ?? null,
    reason: view === undefined ? notStated : view.reason,
    coverage: view?.coverage ?? null,
    title: view?.title ?? "",
    discrepancies: view?.discrepancies ?? [],
  };
}

function compareGroup(entry: Entry, group: string, locale: Locale): CompareGroup | null {
  const [experiment, score] = [entry.experiments.get(group), groupScore(entry, group)];
  if (experiment === undefined || score === null) return null;
  const { value, spread } = scoreText(score, locale);
  return {
    value: score.value,
    std: score.value === null || score.n === 1 ? null : score.std,
    text: value,
    spread,
    path: routes.experiment(locale, experiment.key),
  };
}

function versionsOf(
  { experiments }: Entry,
  benchmarks: ReadonlyMap<string, Benchmark>,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...experiments.values()].flatMap((experiment) =>
      experiment.meta.fields.test_data.flatMap((id) => {
        const benchmark = benchmarks.get(id);
        return benchmark === undefined ? [] : [[id, measuredVersion(experiment, benchmark)] as const];
      }),
    ),
  );
}
