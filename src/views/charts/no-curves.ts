/** What the page of phase curves says where there is none. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type EntryCurve, entryCurves } from "../../leaderboard/phase-curves.ts";
import { routes } from "../../routes.ts";
import { emphasis, type Segment } from "../emphasis.ts";
import type { AbsentTable } from "./absent-entries.ts";

export interface NoCurves {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

/** A page that tells what this one cannot. */
export interface Way {
  readonly text: string;
  readonly path: string;
}

/** How many entries were evolved without their rounds being published, and how many were not evolved at all. */
export function notPublished(curves: readonly EntryCurve[], locale: Locale): readonly (readonly Segment[])[] {
  if (curves.length === 0) return [];
  const plainEntries = curves.filter(({ reasons }) => reasons.every(({ code }) => code === "not-evolved")).length;
  return [emphasis(dictionary(locale).chart.phases.noneFinding(curves.length, curves.length - plainEntries))];
}

/** Says that there is no curve, or none over others, and where to read on; null where there is one. */
export function noCurves(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "leaderboards">,
  curves: readonly EntryCurve[],
  absent: AbsentTable | null,
  oneSet: boolean,
  locale: Locale,
): NoCurves | null {
  const { phases: words, sentences } = dictionary(locale).chart;
  if (curves.length === 0) return { title: words.noneTitle, text: words.nothing, ways: [] };
  if (curves.some(({ scored }) => scored))
    return oneSet ? null : { title: words.notOverlaidTitle, text: words.notOverlaid, ways: [] };
  const used = absent !== null && absent.resources.length > 0;
  const text = sentences([words.none, ...(used ? [words.noneUsed] : []), words.noneTests]);
  return { title: words.noneTitle, text, ways: waysOn(item, catalog, curves, locale) };
}

/** The pages of the algorithms, which show what evolving gained in the test, and a leaderboard that has curves. */
function waysOn(
  { board }: LeaderboardWithBoard,
  { leaderboards }: Pick<Catalog, "leaderboards">,
  curves: readonly EntryCurve[],
  locale: Locale,
): readonly Way[] {
  const words = dictionary(locale).chart.phases;
  const evolved = curves.some(({ entry }) => [...entry.experiments.values()].some(({ meta }) => meta.fields.algorithm));
  const example = [...leaderboards.values()].find((other) => other.board !== board && hasCurves(other));
  return [
    ...(evolved ? [{ text: words.toAlgorithms, path: routes.algorithms(locale) }] : []),
    ...(example ? [{ text: words.toExample, path: routes.phases(locale, example.board.id) }] : []),
  ];
}

const curvesKnown = new WeakMap<Board, boolean>();

function hasCurves({ board, leaderboard }: LeaderboardWithBoard): boolean {
  const known =
    curvesKnown.get(board) ??
    (leaderboard.definition.fields.status !== "withdrawn" && entryCurves(board).some(({ scored }) => scored));
  curvesKnown.set(board, known);
  return known;
}
