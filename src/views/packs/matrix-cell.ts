/** A number as a cell of the matrix shows it: final text, as short as can be read, for the page and for its script alike. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { type ChangeView, type PackFigureView, packFigure } from "./figure.ts";
import type { MetricFormat } from "./number.ts";

/** What is not there is left out, for these are many. */
export interface MatrixCell {
  /** Without its unit, which the head of the column names; the dash where missing. */
  readonly value: string;
  /** `± 1.4` */
  readonly spread?: string;
  /** What stands in the place of the ±: that the number was scored elsewhere. */
  readonly tag?: CellMark;
  readonly change?: CellChange;
  /** Short words that stand in the cell, each with what it means here. */
  readonly marks?: readonly CellMark[];
  /** Why there is no number, or no change. */
  readonly note?: CellMark;
  /** True where the number was scored elsewhere. */
  readonly external?: true;
}

export interface CellChange {
  /** `▲ +3.1` */
  readonly text: string;
  /** Class names: tone and weight. */
  readonly tone: string;
  /** The same with what arrow and colour say, for whoever does not see them: `+3.1, significant improvement`. */
  readonly told: string;
}

export interface CellMark {
  readonly kind: "external" | "not-as-declared" | "missing" | "not-compared";
  readonly text: string;
  /** The whole of it; null where the text says all. */
  readonly title: string | null;
}

/** The cell of one metric of a run on a pack. */
export function matrixCell(
  evaluation: Evaluation,
  metric: EvaluatedMetric,
  format: MetricFormat,
  locale: Locale,
): MatrixCell {
  const words = dictionary(locale).runs;
  const figure = packFigure(evaluation, metric, locale, format);
  const all = figure.flags.flatMap(({ kind, label, title }): CellMark[] => {
    if (kind === "external") return [{ kind, text: words.matrix.external, title }];
    return kind === "not-as-declared" ? [{ kind, text: label, title }] : [];
  });
  // Where there is no number there is nothing to be misread.
  const said = figure.missing === null ? all : [];
  const note = noteOf(figure, metric, said, words.matrix.notCompared);
  // Numbers scored elsewhere seldom have a standard error: the word stands in its place.
  const tag = figure.spread === null ? said.find(({ kind }) => kind === "external") : undefined;
  const marks = said.filter((mark) => mark !== tag);
  return {
    value: figure.bareValue,
    ...(figure.spread === null ? {} : { spread: figure.spread }),
    ...(tag === undefined ? {} : { tag }),
    ...(figure.change === null ? {} : { change: cellChange(figure.change, metric, locale) }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(note === null ? {} : { note }),
    ...(figure.missing === null && evaluation.figures.source === "external" ? { external: true } : {}),
  };
}

function cellChange(change: ChangeView, { change: worked }: EvaluatedMetric, locale: Locale): CellChange {
  const words = dictionary(locale).runs.matrix;
  const verdict = worked.kind === "change" ? worked.verdict : "neutral";
  const told = change.weight === "significant" ? words.significant[verdict] : words.weights[change.weight];
  return {
    text: change.arrow === null ? change.bareText : `${change.arrow} ${change.bareText}`,
    tone: `${change.tone} ${change.weight}`,
    told: [change.text, told].join(words.labelSeparator),
  };
}

/** A reason stands in the cell unless its marks, or the lack of a base run, say it already. */
function noteOf(
  { missing, notCompared }: PackFigureView,
  { change }: EvaluatedMetric,
  marks: readonly CellMark[],
  text: string,
): CellMark | null {
  if (missing !== null) return { kind: "missing", text: missing, title: null };
  if (change.kind === "change" || change.reason === "no-base" || marks.length > 0 || notCompared === null) return null;
  return { kind: "not-compared", text, title: notCompared };
}
