/** The page of a leaderboard's phase curves: entries over each other, one by one, group by group, and those that have none. */

import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Board } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type EntryCurve, entryCurves } from "../../leaderboard/phase-curves.ts";
import { routes } from "../../routes.ts";
import { type BoardNames, boardNames, type EntryName, namingOf } from "../board-identity.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { curveFinding } from "../phase-curve.ts";
import { type AbsentTable, absentTable } from "./absent-entries.ts";
import { type CurveDrawing, type CurveFrame, curveDrawing, scoreEnds } from "./curve-drawing.ts";
import { baselinesOf, overlayLimit, type PhaseOverlay, phaseOverlay, plottedPhases } from "./overlay.ts";
import { type PlottedPhase, phaseScoreText } from "./plotted-phase.ts";

export interface PhasesView {
  readonly path: string;
  readonly board: { readonly id: string; readonly path: string; readonly title: LocalText };
  readonly pageTitle: string;
  readonly description: string;
  readonly synthetic: boolean;
  readonly withdrawn: LocalText | null;
  /** One for each of the first entries whose curve says something. */
  readonly findings: readonly (readonly Segment[])[];
  readonly facts: readonly {
    readonly before?: string;
    readonly value: string;
    readonly after?: string;
    readonly path?: string;
  }[];
  /** What to say where no entry has a curve; else null. */
  readonly empty: { readonly title: string; readonly text: string } | null;
  /** Said where only the first entries are drawn; else null. */
  readonly limited: string | null;
  /** Ids that were asked for and are no entry. */
  readonly unknown: readonly string[];
  /** The mean over all groups; null where no entry has a scored round. */
  readonly overlay: PhaseOverlay | null;
  readonly multiples: readonly CurveMultiple[];
  /** One for each group, where there are several. */
  readonly groups: readonly { readonly title: LocalText; readonly overlay: PhaseOverlay }[];
  readonly absent: AbsentTable | null;
}

/** One entry's own small drawing. */
export interface CurveMultiple {
  readonly id: string;
  readonly name: EntryName;
  readonly path: string;
  readonly finding: string | null;
  readonly description: string;
  readonly scoreAxis: string;
  readonly kinds: readonly ("train" | "val")[];
  readonly drawing: CurveDrawing;
  /** The baseline's score with its name; null where there is none. */
  readonly baseline: string | null;
}

const small: CurveFrame = { width: 340, height: 236, test: 56, margin: { left: 36, top: 26, bottom: 42 } };

/** @param chosen ids of the entries to show, in any order; all if not given */
export function phasesView(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
  chosen?: readonly string[],
): PhasesView {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const words = dictionary(locale).chart.phases;
  const names = boardNames(item, namingOf(catalog), locale);
  const title = localText(locale, fields.title, fields.title_zh);
  const withdrawn =
    fields.status === "withdrawn" ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null;
  const curves = withdrawn === null ? entryCurves(board, chosen === undefined ? {} : { chosen }) : [];
  const scored = curves.filter((curve) => curve.scored);
  const drawn = scored.slice(0, overlayLimit);
  // Curves over different test data have no place in one drawing.
  const oneSet = board.entries.every(({ groups }) => groups.length === board.groups.length);
  const absent = absentTable(board, curves, names, locale);
  const known = new Set(board.entries.map(({ id }) => id));
  return {
    path: routes.phases(locale, board.id),
    board: { id: board.id, path: routes.leaderboard(locale, board.id), title },
    pageTitle: words.pageTitle(title.text),
    description: words.description(title.text),
    synthetic: fields.synthetic === true,
    withdrawn,
    findings: findings(drawn, names, locale),
    facts: [
      { before: words.boardFact, value: title.text, path: routes.leaderboard(locale, board.id) },
      { value: formatCount(scored.length), after: words.scoredFact(scored.length) },
      ...(curves.length > scored.length
        ? [{ value: formatCount(curves.length - scored.length), after: words.withoutFact }]
        : []),
    ],
    empty: emptyState(curves, absent, oneSet, locale),
    limited: scored.length > drawn.length ? words.limited(drawn.length, scored.length) : null,
    unknown: (chosen ?? []).filter((id) => !known.has(id)),
    overlay: oneSet ? phaseOverlay(board, scored, names, scopeOf(board, locale), locale) : null,
    multiples: drawn.length < 2 || !oneSet ? [] : multiples(board, drawn, names, locale),
    groups: withdrawn === null ? groupOverlays(board, names, chosen, locale) : [],
    absent,
  };
}

function scopeOf({ groups }: Board, locale: Locale) {
  const words = dictionary(locale).chart.phases;
  return { id: "all", title: groups.length > 1 ? words.macro(groups.length) : words.oneGroup };
}

/** Says that there is no curve, and what there is instead. */
function emptyState(
  curves: readonly EntryCurve[],
  absent: AbsentTable | null,
  oneSet: boolean,
  locale: Locale,
): PhasesView["empty"] {
  const { phases: words, sentences } = dictionary(locale).chart;
  if (curves.length === 0) return { title: words.noneTitle, text: words.nothing };
  if (curves.some(({ scored }) => scored))
    return oneSet ? null : { title: words.notOverlaidTitle, text: words.notOverlaid };
  const used = absent !== null && absent.resources.length > 0;
  return { title: words.noneTitle, text: sentences([words.none, ...(used ? [words.noneUsed] : [])]) };
}

function findings(curves: readonly EntryCurve[], names: BoardNames, locale: Locale): PhasesView["findings"] {
  const words = dictionary(locale).chart.phases;
  return curves.slice(0, 4).flatMap((curve) => {
    const told = curveFinding(rounds(plottedPhases(curve, locale)), locale);
    return told === null ? [] : [emphasis(words.finding(plain(names.of(curve.entry).line), told))];
  });
}

function rounds(phases: readonly PlottedPhase[]): readonly PlottedPhase[] {
  return phases.filter(({ kind }) => kind !== "test");
}

function multiples(
  board: Board,
  curves: readonly EntryCurve[],
  names: BoardNames,
  locale: Locale,
): readonly CurveMultiple[] {
  const words = dictionary(locale).experiment.curve;
  const baselineTests = new Map(
    baselinesOf(board, curves).map(({ entry, phases }) => [entry.id, phases.find(({ kind }) => kind === "test")]),
  );
  const plotted = curves.map((curve) => {
    const test = curve.entry.baseline === curve.entry.id ? undefined : baselineTests.get(curve.entry.baseline ?? "");
    const score = test?.score.kind === "score" ? test.score.value : null;
    const text = test && phaseScoreText(test, locale);
    return {
      curve,
      phases: plottedPhases(curve, locale),
      baseline: score,
      text: text ? `${text.value} ${text.spread}` : null,
    };
  });
  const ends = plotted.map(({ phases, baseline }) => scoreEnds(phases, baseline));
  const scores = [Math.min(...ends.map(([low]) => low)), Math.max(...ends.map(([, high]) => high))] as const;
  const top = rangeText(scoreRange(plotted.flatMap(({ phases }) => phases.map(({ mean }) => mean))))[1];
  return plotted.flatMap(({ curve: { entry, groups }, phases, baseline, text }): readonly CurveMultiple[] => {
    const options = { along: "round", baseline, groups: groups.length, scores } as const;
    const drawing = curveDrawing(phases, options, small, locale);
    if (drawing === null) return [];
    const name = names.of(entry);
    return [
      {
        id: entry.id,
        name,
        path: routes.entry(locale, board.id, entry.id),
        finding: curveFinding(rounds(phases), locale),
        description: words.description(phases.map(({ title }) => title).join(words.separator)),
        scoreAxis: words.scoreAxis(top),
        kinds: (["train", "val"] as const).filter((kind) => phases.some((phase) => phase.kind === kind)),
        drawing,
        baseline: text,
      },
    ];
  });
}

function groupOverlays(board: Board, names: BoardNames, chosen: readonly string[] | undefined, locale: Locale) {
  if (board.groups.length < 2) return [];
  return board.groups.flatMap((group) => {
    const { title } = names.group(group);
    const curves = entryCurves(board, { group: group.id, ...(chosen === undefined ? {} : { chosen }) });
    const overlay = phaseOverlay(board, curves, names, { id: group.id, title: title.text }, locale);
    return overlay === null ? [] : [{ title, overlay }];
  });
}
