/** What is said around the charts of the site where they stand alone: title, key, what the marks mean. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmView } from "../algorithm.ts";
import type { LiftCostChart } from "../algorithms/lift-cost.ts";
import type { MeanCurves } from "../algorithms/mean-curves.ts";
import type { SettingBoard } from "../algorithms/names.ts";
import type { CostScoreChart } from "../charts/cost-score.ts";
import type { PhaseOverlay } from "../charts/overlay.ts";
import type { PhasesView } from "../charts/phases-page.ts";
import type { ProgressKind } from "../charts/plotted-phase.ts";
import type { ScoreFigure } from "../charts/score-figure.ts";
import type { LeaderboardView } from "../leaderboard.ts";
import type { CurveAlong, PhaseCurve } from "../phase-curve.ts";
import type { FigureKey, FigureText } from "./figure.ts";
import { element } from "./markup.ts";

export function scoreFigureText(view: LeaderboardView, figure: ScoreFigure, locale: Locale): FigureText {
  const { share, leaderboard } = dictionary(locale);
  const { table, unranked } = view;
  const legend = table?.legend;
  const primary = view.columns.find((column) => column.primary);
  const shown = figure.rows.length;
  return {
    title: share.figureTitle(view.title.text, share.scores.title(primary?.title.text ?? "")),
    description: figure.description,
    warning: view.synthetic ? share.synthetic : null,
    key: [],
    notes: sentences(
      [
        legend?.intervals && leaderboard.legendRank(legend.tests),
        legend?.attempts && leaderboard.legendScore(legend.attempts, legend.tests),
        legend?.references && leaderboard.legendReference,
        primary?.macro && view.groupCount > 1 && leaderboard.legendMacro(view.groupCount),
        shown < figure.all && share.scores.first(shown, figure.all),
        unranked !== null && share.scores.unranked(unranked.rows.length),
      ],
      locale,
    ),
  };
}

export function costScoreText(title: string, chart: CostScoreChart, locale: Locale): FigureText {
  const { share, chart: words } = dictionary(locale);
  return {
    title: share.figureTitle(title, chart.title),
    description: chart.description,
    warning: chart.synthetic ? share.synthetic : null,
    key: [...chart.algorithms.map(algorithmKey), { mark: null, width: 0, text: words.costScore.bar }],
    notes: sentences([words.costScore.sub, share.spread, ...chart.notes], locale),
  };
}

export function phasesText(view: PhasesView, overlay: PhaseOverlay, along: ProgressKind, locale: Locale): FigureText {
  const { share, chart } = dictionary(locale);
  const dotted = overlay.drawings.some(({ wide }) => wide.panels.some(({ baselines }) => baselines.length > 0));
  return {
    title: share.figureTitle(view.heading, overlay.title),
    description: overlay.description,
    warning: overlay.synthetic ? share.synthetic : null,
    // Of many all but the first are gray, and labels name the ends of their curves.
    key: overlay.many
      ? []
      : overlay.key.map(({ name, tone, icon }) => ({
          mark: element(
            "g",
            { class: `overlay-series ${tone}` },
            element("path", { class: "overlay-line", d: "M0 6H24" }),
            element("g", { transform: "translate(6 0)" }, element("path", { class: "overlay-mark", d: icon })),
          ),
          width: 24,
          text: name.line,
        })),
    notes: sentences(
      [
        dotted ? chart.overlay.caption : chart.overlay.captionPlain,
        overlay.many && chart.overlay.many,
        along !== "round" && chart.usedNote,
        view.limited,
      ],
      locale,
    ),
  };
}

export function phaseEntriesText(view: PhasesView, title: string, locale: Locale): FigureText {
  const { share, chart, experiment } = dictionary(locale);
  return {
    title: share.figureTitle(view.heading, title),
    description: view.multiples
      .map(({ name, description }) => `${name.line}${experiment.curve.colon}${description}`)
      .join(" "),
    warning: view.synthetic ? share.synthetic : null,
    key: curveKeys(
      [...new Set(view.multiples.flatMap(({ kinds }) => kinds))],
      view.multiples.some(({ baseline }) => baseline !== null),
      locale,
    ),
    notes: sentences([chart.phases.multiplesSub, share.spread, view.limited], locale),
  };
}

export function phaseCurveText(
  id: string,
  curve: PhaseCurve,
  { along, left }: CurveAlong,
  synthetic: boolean,
  locale: Locale,
): FigureText {
  const { share, chart, experiment } = dictionary(locale);
  const { baseline } = curve;
  return {
    title: share.figureTitle(id, experiment.curve.title),
    description: curve.description,
    warning: synthetic ? share.synthetic : null,
    key: curveKeys(curve.kinds, baseline !== null, locale),
    notes: sentences(
      [
        curve.finding,
        curve.caption,
        along !== "round" && chart.usedNote,
        left,
        baseline !== null && `${chart.baselineNote(baseline.text)}${baseline.experiment}${chart.stop}`,
      ],
      locale,
    ),
  };
}

/** @param algorithm the one that the chart is of; null for all of a leaderboard */
export function liftsText(
  board: SettingBoard,
  algorithm: string | null,
  description: string,
  locale: Locale,
): FigureText {
  const { share, algorithm: words } = dictionary(locale);
  return {
    title: share.figureTitle(
      algorithm === null ? board.title.text : `${algorithm} · ${board.title.text}`,
      words.chartTitle,
    ),
    description,
    warning: board.synthetic ? share.synthetic : null,
    key: [],
    notes: sentences([words.chartKey], locale),
  };
}

export function liftCostText(chart: LiftCostChart, locale: Locale): FigureText {
  const { share, algorithm: words } = dictionary(locale);
  return {
    title: share.figureTitle(chart.board.title.text, words.liftCostTitle),
    description: chart.description,
    warning: chart.board.synthetic ? share.synthetic : null,
    key: chart.key.map(algorithmKey),
    notes: sentences([words.liftCostKey, chart.leftOut], locale),
  };
}

export function meanCurvesText(algorithm: string, curves: MeanCurves, locale: Locale): FigureText {
  const { share, algorithm: words } = dictionary(locale);
  return {
    title: share.figureTitle(`${algorithm} · ${curves.board.title.text}`, words.curveTitle),
    description: curves.panels.map(({ description }) => description).join(" "),
    warning: curves.board.synthetic ? share.synthetic : null,
    key: [],
    notes: sentences([words.curveSub, curves.partial], locale),
  };
}

function algorithmKey({ icon, tone, name }: AlgorithmView): FigureKey {
  return { mark: element("path", { class: `mark ${tone}`, d: icon }), width: 12, text: name };
}

function curveKeys(kinds: readonly ("train" | "val")[], baseline: boolean, locale: Locale): readonly FigureKey[] {
  const { chart, experiment } = dictionary(locale);
  const series = kinds.map((kind) => ({
    mark: element(
      "g",
      {},
      element("path", { class: `curve ${kind}`, d: "M0 6H24" }),
      element("circle", { class: `curve-point ${kind}`, cx: 12, cy: 6, r: 4 }),
    ),
    width: 24,
    text: experiment.curve.series[kind],
  }));
  const line = { mark: element("path", { class: "baseline", d: "M0 6H24" }), width: 24, text: chart.baseline };
  return baseline ? [...series, line] : series;
}

/** Legends of tables are clauses; in a picture each is a sentence. */
function sentences(texts: readonly (string | false | null | undefined)[], locale: Locale): readonly string[] {
  const stop = dictionary(locale).chart.stop;
  return texts
    .filter((text): text is string => typeof text === "string" && text !== "")
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.。!！]$/.test(text) ? "" : stop}`);
}
