/** The pages of a leaderboard's phase curves, of the mean over its groups and of each group: entries over each other, one by one, and those that have none. */

import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type EntryCurve, entryCurves } from "../../leaderboard/phase-curves.ts";
import { routes } from "../../routes.ts";
import { withList } from "../address/query.ts";
import { type BoardNames, boardNames, type EntryName, namingOf } from "../board-identity.ts";
import { entriesKey, mostEntries } from "../compare/selection.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { curveFinding } from "../phase-curve.ts";
import { type AbsentTable, absentTable } from "./absent-entries.ts";
import { type CurveDrawing, type CurveFrame, curveDrawing, scoreEnds } from "./curve-drawing.ts";
import { type NoCurves, noCurves, notPublished } from "./no-curves.ts";
import { baselinesOf, overlayLimit, type PhaseOverlay, phaseOverlay, plottedPhases } from "./overlay.ts";
import { type PlottedPhase, phaseScoreText } from "./plotted-phase.ts";

export interface PhasesView {
  readonly path: string;
  readonly board: { readonly id: string; readonly path: string; readonly title: LocalText };
  readonly pageTitle: string;
  readonly heading: string;
  readonly description: string;
  readonly synthetic: boolean;
  readonly withdrawn: LocalText | null;
  /** One for each of the first entries whose curve says something; where there is no curve, what there is instead. */
  readonly findings: readonly (readonly Segment[])[];
  readonly facts: readonly { readonly value: string; readonly after?: string }[];
  /** What to say where no entry has a curve; else null. */
  readonly empty: NoCurves | null;
  /** Said where only the first entries are drawn; else null. */
  readonly limited: string | null;
  /** The mean over all groups first, then every group that has a curve; empty where there is nothing to choose. */
  readonly scopes: readonly PhaseScope[];
  /** The group that the page is of; null: the mean over all. */
  readonly group: PhaseScope | null;
  /** Null where no entry has a scored round. */
  readonly overlay: PhaseOverlay | null;
  readonly multiples: readonly CurveMultiple[];
  readonly absent: AbsentTable | null;
  /** Of the entries that are drawn, as far as they fit side by side; null where there are fewer than two. */
  readonly compare: string | null;
}

/** What curves are of. */
export interface PhaseScope {
  /** The group's id; null: the mean over all groups. */
  readonly id: string | null;
  readonly title: LocalText;
  readonly path: string;
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

/** @param group the id of the group that the curves are of; null: the mean over all */
export function phasesView(
  item: LeaderboardWithBoard,
  catalog: Pick<Catalog, "experiments" | "benchmarks" | "leaderboards">,
  locale: Locale,
  group: string | null = null,
): PhasesView {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const words = dictionary(locale).chart.phases;
  const names = boardNames(item, namingOf(catalog), locale);
  const title = localText(locale, fields.title, fields.title_zh);
  const withdrawn =
    fields.status === "withdrawn" ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null;
  const scopes = scopesOf(item, names, locale);
  const scope = scopes.find(({ id }) => id !== null && id === group) ?? null;
  const curves =
    withdrawn === null
      ? entryCurves(board, group === null ? {} : { group }).filter(({ groups }) => groups.length > 0)
      : [];
  const scored = curves.filter((curve) => curve.scored);
  const drawn = scored.slice(0, overlayLimit);
  // Curves over different test data have no place in one drawing.
  const oneSet = group !== null || board.entries.every(({ groups }) => groups.length === board.groups.length);
  const absent = absentTable(board, curves, oneSet ? drawn : scored, names, locale);
  return {
    path: scope?.path ?? routes.phases(locale, board.id),
    board: { id: board.id, path: routes.leaderboard(locale, board.id), title },
    pageTitle: words.pageTitle(title.text, scope?.title.text ?? null),
    heading: words.heading(title.text),
    description: words.description(title.text, scope?.title.text ?? null),
    synthetic: fields.synthetic === true,
    withdrawn,
    findings: scored.length > 0 ? findings(drawn, names, locale) : notPublished(curves, locale),
    facts: scored.length > 0 ? facts(scored.length, curves.length - scored.length, locale) : [],
    empty: noCurves(item, catalog, curves, absent, oneSet, locale),
    limited: oneSet && scored.length > drawn.length ? words.limited(drawn.length, scored.length) : null,
    scopes: scopes.length > 1 ? scopes : [],
    group: scope,
    overlay: oneSet ? phaseOverlay(board, scored, names, scopeOf(board, scope, locale), locale) : null,
    multiples: drawn.length < 2 || !oneSet ? [] : multiples(board, drawn, names, locale),
    absent,
    compare: drawn.length < 2 ? null : comparePath(board, drawn, locale),
  };
}

/** The ids of the groups that have a page of curves of their own. */
export function curveGroups({ leaderboard, board }: LeaderboardWithBoard): readonly string[] {
  if (leaderboard.definition.fields.status === "withdrawn" || board.groups.length < 2) return [];
  return board.groups.map(({ id }) => id).filter((id) => board.entries.some((entry) => hasScoredRound(entry, id)));
}

function scopesOf(item: LeaderboardWithBoard, names: BoardNames, locale: Locale): readonly PhaseScope[] {
  const { board } = item;
  const mean = { text: dictionary(locale).chart.phases.macro(board.groups.length), lang: undefined };
  const withCurves = new Set(curveGroups(item));
  return [
    { id: null, title: mean, path: routes.phases(locale, board.id) },
    ...board.groups
      .filter(({ id }) => withCurves.has(id))
      .map((group) => ({
        id: group.id,
        title: names.group(group).title,
        path: routes.phasesOfGroup(locale, board.id, group.id),
      })),
  ];
}

/** Whether a training or validation phase of the entry's experiment on a group has a score. */
function hasScoredRound({ experiments }: Entry, group: string): boolean {
  const phases = experiments.get(group)?.phases ?? [];
  return phases.some(({ kind, summary }) => kind !== "test" && summary.fields.score_mean !== null);
}

function scopeOf({ groups }: Board, scope: PhaseScope | null, locale: Locale) {
  const words = dictionary(locale).chart.phases;
  if (scope !== null) return { id: "group", title: scope.title.text };
  return { id: "all", title: groups.length > 1 ? words.macro(groups.length) : words.oneGroup };
}

function facts(scored: number, without: number, locale: Locale): PhasesView["facts"] {
  const words = dictionary(locale).chart.phases;
  return [
    { value: formatCount(scored), after: words.scoredFact(scored) },
    ...(without > 0 ? [{ value: formatCount(without), after: words.withoutFact }] : []),
  ];
}

function comparePath(board: Board, curves: readonly EntryCurve[], locale: Locale): string {
  const ids = curves.slice(0, mostEntries).map(({ entry }) => entry.id);
  return routes.compare(locale, board.id) + withList("", entriesKey, ids);
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
