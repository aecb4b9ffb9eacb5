/** Curves of a leaderboard's entries over each other, along every axis that their figures are known for, with the table behind them. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import { type EntryCurve, entryCurve } from "../../leaderboard/phase-curves.ts";
import { routes } from "../../routes.ts";
import type { MarkShape } from "../algorithm.ts";
import { markPath } from "../algorithm.ts";
import type { BoardNames, EntryName } from "../board-identity.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { undrawn } from "../phase-curve.ts";
import {
  type OverlayBaseline,
  type OverlayDrawing,
  type OverlayEntry,
  type OverlayFrame,
  type OverlayTone,
  overlayDrawing,
} from "./overlay-drawing.ts";
import { amountUnits, operandPath, type PhasePoints, phasePoints } from "./phase-points.ts";
import { type PlottedPhase, type ProgressKind, plottedPhase, progressKinds } from "./plotted-phase.ts";

/** The overlay of one set of groups. */
export interface PhaseOverlay {
  /** Tells the overlay apart from others on its page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly scoreAxis: string;
  readonly drawings: readonly OverlayAlong[];
  /** Axes that nothing can be drawn along, in a sentence; else null. */
  readonly undrawn: string | null;
  /** The entries that are drawn, by mark and tone. */
  readonly key: readonly OverlayKey[];
  /** True where all but one are gray. */
  readonly many: boolean;
  readonly synthetic: boolean;
  readonly table: readonly OverlayRows[];
}

export interface OverlayAlong {
  readonly along: ProgressKind;
  readonly wide: OverlayDrawing;
  readonly middle: OverlayDrawing;
  readonly narrow: OverlayDrawing;
}

export interface OverlayKey {
  readonly id: string;
  readonly name: EntryName;
  readonly path: string;
  readonly tone: OverlayTone;
  /** Path data of the mark in a box of 12 x 12. */
  readonly icon: string;
}

/** One entry's rows in the table. */
export interface OverlayRows {
  readonly name: EntryName;
  readonly path: string;
  readonly points: PhasePoints;
}

/** How many entries are drawn over each other at most, from the first rank on. */
export const overlayLimit = 24;

const wide: OverlayFrame = { width: 1152, height: 380, sideBySide: true, test: 280, labels: true };
/** For the width of a tablet: what is scaled down to it can no longer be read. */
const middle: OverlayFrame = { width: 672, height: 300, sideBySide: true, test: 200, labels: true };
const narrow: OverlayFrame = { width: 328, height: 250, sideBySide: false, test: 64, labels: false };
const categories = ["cat-1", "cat-2", "cat-3", "cat-4"] as const;

/**
 * Null where no entry has a scored round.
 *
 * @param curves those of the entries to draw, over the same groups, in the order of the leaderboard
 * @param scope what the curves are of: a group, or the mean over several
 */
export function phaseOverlay(
  board: Board,
  curves: readonly EntryCurve[],
  names: BoardNames,
  { id, title }: { readonly id: string; readonly title: string },
  locale: Locale,
): PhaseOverlay | null {
  const scored = curves.filter((curve) => curve.scored).slice(0, overlayLimit);
  const [first] = scored;
  if (first === undefined) return null;
  const words = dictionary(locale).chart.overlay;
  const short = shortNames(scored, names);
  const entries = scored.map((curve, index) => overlayEntry(curve, toneOf(index, scored.length), short, names, locale));
  const baselines = baselinesOf(board, scored);
  const lines = baselines.length <= 2 ? baselines.map((curve) => baselineLine(curve, short, locale)) : [];
  const options = { groups: first.groups.length, baselines: lines.flatMap((line) => line ?? []) };
  const drawings = progressKinds.flatMap((along): readonly OverlayAlong[] => {
    const draw = (frame: OverlayFrame) => overlayDrawing(entries, { ...options, along }, frame, locale);
    const drawn = { wide: draw(wide), middle: draw(middle), narrow: draw(narrow) };
    return drawn.wide && drawn.middle && drawn.narrow
      ? [{ along, wide: drawn.wide, middle: drawn.middle, narrow: drawn.narrow }]
      : [];
  });
  const means = entries.flatMap(({ phases }) => phases.map(({ mean }) => mean));
  const shown = [...scored, ...baselines.filter(({ entry }) => !scored.some((curve) => curve.entry.id === entry.id))];
  const units = amountUnits(
    shown.flatMap(({ phases }) => phases),
    locale,
  );
  return {
    id,
    title,
    description: words.description(
      entries.map(({ name, phases }) =>
        words.entry(
          name,
          phases.map((phase) => phase.title),
        ),
      ),
    ),
    scoreAxis: dictionary(locale).experiment.curve.scoreAxis(rangeText(scoreRange(means))[1]),
    drawings,
    undrawn: undrawn(drawings, locale),
    key: scored.map(({ entry }, index) => {
      const tone = toneOf(index, scored.length);
      return {
        id: entry.id,
        ...linkOf(entry, board, names, locale),
        tone,
        icon: markPath(shapeOf(entry, names), 6, 6),
      };
    }),
    many: scored.length > categories.length,
    synthetic: shown.some(({ entry }) => entry.synthetic),
    table: shown.map(({ entry, phases }) => ({
      ...linkOf(entry, board, names, locale),
      points: phasePoints(phases, units, locale),
    })),
  };
}

/** The phases of a curve that have a score, ready to draw. */
export function plottedPhases({ phases }: EntryCurve, locale: Locale): readonly PlottedPhase[] {
  return phases.flatMap((phase) => {
    const [operand, ...others] = phase.operands;
    const path = operand && others.length === 0 ? operandPath(operand) : null;
    return plottedPhase(phase, { path }, locale) ?? [];
  });
}

/** The curves of the entries that the given ones are set against, each once. */
export function baselinesOf(board: Board, curves: readonly EntryCurve[]): readonly EntryCurve[] {
  const ids = new Set(curves.flatMap(({ entry }) => (entry.baseline === entry.id ? [] : (entry.baseline ?? []))));
  const groups = curves[0]?.groups ?? [];
  return board.entries.filter(({ id }) => ids.has(id)).map((entry) => entryCurve(entry, groups));
}

export function shapeOf(entry: Entry, names: BoardNames): MarkShape {
  return names.of(entry).algorithm?.shape ?? "disc";
}

function linkOf(entry: Entry, board: Board, names: BoardNames, locale: Locale) {
  return { name: names.of(entry), path: routes.entry(locale, board.id, entry.id) };
}

function overlayEntry(
  curve: EntryCurve,
  tone: OverlayTone,
  short: (entry: Entry) => string,
  names: BoardNames,
  locale: Locale,
): OverlayEntry {
  const { entry } = curve;
  const phases = plottedPhases(curve, locale);
  return { id: entry.id, name: names.of(entry).line, label: short(entry), shape: shapeOf(entry, names), tone, phases };
}

/** The algorithm alone where all run the same agent, the agent alone where all use the same algorithm. */
function shortNames(curves: readonly EntryCurve[], names: BoardNames): (entry: Entry) => string {
  const all = curves.map(({ entry }) => names.of(entry));
  const titled = all.some(({ title, algorithm }) => title !== null || algorithm === null);
  const oneAgent = new Set(all.map(({ agent }) => agent)).size === 1;
  const oneAlgorithm = new Set(all.map(({ algorithm }) => algorithm?.id)).size === 1;
  return (entry) => {
    const { algorithm, agent, line } = names.of(entry);
    if (titled || oneAgent === oneAlgorithm) return line;
    return oneAgent ? (algorithm?.name ?? line) : agent;
  };
}

function toneOf(index: number, count: number): OverlayTone {
  if (count <= categories.length) return categories[index] ?? "rest";
  return index === 0 ? "accent" : "rest";
}

function baselineLine(curve: EntryCurve, short: (entry: Entry) => string, locale: Locale): OverlayBaseline | null {
  const test = plottedPhases(curve, locale).find(({ kind }) => kind === "test");
  return test === undefined ? null : { mean: test.mean, label: short(curve.entry), text: test.text };
}
