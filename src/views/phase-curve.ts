/** The score of an experiment from phase to phase: training, validation, and the test that is no round and stands apart. */
import { recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Standing } from "../leaderboard/catalog.ts";
import { type CurvePhase, experimentPhases } from "../leaderboard/phase-curves.ts";
import { routes } from "../routes.ts";
import { type CurveDrawing, type CurveFrame, curveDrawing } from "./charts/curve-drawing.ts";
import { amountUnits, operandPath, type PhasePoints, phasePoints } from "./charts/phase-points.ts";
import {
  type PlottedPhase,
  type ProgressKind,
  phaseName,
  plottedPhase,
  progressKinds,
  progressOf,
} from "./charts/plotted-phase.ts";
import { rangeText, scoreRange } from "./heat.ts";
import { scoreLine, scoreText } from "./score.ts";
import { testPhase } from "./test-phase.ts";

/** The curve with its words, drawn along every axis that its figures are known for. */
export interface PhaseCurve {
  /** What the curve shows, as a sentence; null where it shows no more than its points. */
  readonly finding: string | null;
  /** The chart in words. */
  readonly description: string;
  readonly caption: string;
  /** Axes that it cannot be drawn along; null where it can along all. */
  readonly undrawn: string | null;
  readonly scoreAxis: string;
  readonly kinds: readonly ("train" | "val")[];
  readonly drawings: readonly CurveAlong[];
  readonly baseline: CurveBaseline | null;
  readonly points: PhasePoints;
}

/** The curve along one axis, for wide, middling and narrow screens: a drawing is never scaled. */
export interface CurveAlong {
  readonly along: ProgressKind;
  /** Phases with a score that have no place on the axis, in words; null where all have one. */
  readonly left: string | null;
  readonly wide: CurveDrawing;
  readonly middle: CurveDrawing;
  readonly narrow: CurveDrawing;
}

/** The same agent's test score without an algorithm, on the same data. */
export interface CurveBaseline {
  readonly mean: number;
  readonly text: string;
  readonly experiment: string;
  readonly path: string;
}

const wide: CurveFrame = { width: 1152, height: 340, test: 260, margin: { left: 40, top: 30, bottom: 44 } };
const middle: CurveFrame = { width: 672, height: 300, test: 150, margin: { left: 40, top: 30, bottom: 44 } };
const narrow: CurveFrame = { width: 328, height: 280, test: 64, margin: { left: 40, top: 30, bottom: 44 } };

/** Null where no round has a score, or nothing beside it does: there is nothing to compare. */
export function phaseCurve(
  experiment: Experiment,
  standings: ReadonlyMap<string, readonly Standing[]>,
  locale: Locale,
): PhaseCurve | null {
  const all = experimentPhases(experiment);
  const phases = all.flatMap((phase) => plotted(experiment, phase, locale));
  const rounds = phases.filter(({ kind }) => kind !== "test");
  if (phases.length < 2 || rounds.length === 0) return null;
  const words = dictionary(locale).experiment.curve;
  const baseline = baselineOf(experiment, standings, locale);
  const options = { baseline: baseline?.mean ?? null, groups: 1 };
  const drawings = progressKinds.flatMap((along): readonly CurveAlong[] => {
    const drawn = (frame: CurveFrame) => curveDrawing(phases, { ...options, along }, frame, locale);
    const [large, middling, small] = [drawn(wide), drawn(middle), drawn(narrow)];
    if (!large || !middling || !small) return [];
    return [{ along, left: leftOut(rounds, along, locale), wide: large, middle: middling, narrow: small }];
  });
  const list = phases.map(({ kind, round, text }) => `${phaseName({ kind, round })} ${text}`).join(words.separator);
  return {
    finding: curveFinding(rounds, locale),
    description: words.description(list),
    caption: words.caption,
    undrawn: undrawn(drawings, locale),
    scoreAxis: words.scoreAxis(rangeText(scoreRange(phases.map(({ mean }) => mean)))[1]),
    kinds: (["train", "val"] as const).filter((kind) => rounds.some((phase) => phase.kind === kind)),
    drawings,
    baseline,
    points: phasePoints(all, amountUnits(all, locale), locale),
  };
}

/** Where validation (or training, where there is none) peaks: the question that a curve is looked at for. */
export function curveFinding(rounds: readonly PlottedPhase[], locale: Locale): string | null {
  const words = dictionary(locale).experiment.curve;
  const kind = rounds.some((phase) => phase.kind === "val") ? "val" : "train";
  const series = rounds.filter((phase) => phase.kind === kind);
  const first = series[0];
  const last = series.at(-1);
  const best = series.reduce<PlottedPhase | undefined>((top, at) => (top && top.mean >= at.mean ? top : at), undefined);
  if (!first || !last || !best || series.length < 2) return null;
  const text = ({ mean }: PlottedPhase) => formatNumber(mean, 2);
  if (best === last) return words.peaksLast(kind, text(first), text(last), last.round ?? 0);
  return words.peaksEarlier(kind, best.round ?? 0, text(best), last.round ?? 0, text(last));
}

/** The axes that a curve cannot be drawn along, in a sentence. */
export function undrawn(drawings: readonly { readonly along: ProgressKind }[], locale: Locale): string | null {
  const words = dictionary(locale).chart;
  const lacking = progressKinds.filter((kind) => !drawings.some(({ along }) => along === kind));
  if (lacking.length === 0) return null;
  return words.undrawn(lacking.map((kind) => words.progress.names[kind]).join(words.listSeparator));
}

function plotted(experiment: Experiment, phase: CurvePhase, locale: Locale): readonly PlottedPhase[] {
  const name = phaseName(phase);
  const attempts = experiment.phases.find((candidate) => candidate.name === name)?.attempts ?? [];
  const scores = recomputeSummary(attempts).attemptScores.filter((score) => score !== null);
  const [operand] = phase.operands;
  return [plottedPhase(phase, { attempts: scores, path: operand ? operandPath(operand) : null }, locale)].flatMap(
    (drawn) => drawn ?? [],
  );
}

function leftOut(rounds: readonly PlottedPhase[], along: ProgressKind, locale: Locale): string | null {
  const count = rounds.filter((phase) => progressOf(phase, along) === null).length;
  return count === 0 ? null : dictionary(locale).chart.leftOut(count);
}

/** The baseline that any leaderboard sets the experiment against, measured on the same group. */
function baselineOf(
  experiment: Experiment,
  standings: ReadonlyMap<string, readonly Standing[]>,
  locale: Locale,
): CurveBaseline | null {
  for (const { leaderboard, entry } of standings.get(experiment.key) ?? []) {
    if (entry.baseline === null || entry.baseline === entry.id) continue;
    const group = [...entry.experiments].find(([, { key }]) => key === experiment.key)?.[0];
    const other = leaderboard.board.entries.find(({ id }) => id === entry.baseline)?.experiments.get(group ?? "");
    const fields = other && testPhase(other)?.summary.fields;
    if (!other || !fields || fields.score_mean === null) continue;
    const { score_mean: mean, score_std: std, n_attempt: n } = fields;
    const text = scoreLine(scoreText({ value: mean, std, n }, locale));
    return { mean, text, experiment: other.id, path: routes.experiment(locale, other.key) };
  }
  return null;
}
