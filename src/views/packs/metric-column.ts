/** A metric of a pack as a column of the matrix: its head, and for every run a cell. */
import type { Locale } from "../../i18n/index.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { matrixCell } from "./matrix-cell.ts";
import { columnOrder, formatOfMetric, type MatrixPack, metricHead, placesOf } from "./matrix-columns.ts";
import type { GapColumn, MetricColumn } from "./matrix-data.ts";
import type { MetricFormat } from "./number.ts";

/** `evaluations` are those of the matrix's rows on the pack, in their order. */
export function metricColumn(
  pack: MatrixPack,
  index: number,
  evaluations: readonly (Evaluation | undefined)[],
  locale: Locale,
): MetricColumn {
  const format = formatOfMetric(pack, index, locale);
  const metrics = evaluations.map((evaluation) => evaluation?.metrics[index]);
  const cells = evaluations.map((evaluation, place) => {
    const metric = metrics[place];
    return evaluation === undefined || metric === undefined ? null : matrixCell(evaluation, metric, format, locale);
  });
  return {
    head: metricHead(pack, index, locale),
    order: columnOrder(metrics),
    spreads: cells.some((cell) => cell?.spread !== undefined || cell?.tag !== undefined),
    cells,
    gap: hasGap(pack, index) ? gapColumn(evaluations, index, pack.primary, format) : null,
  };
}

/** Whether a metric can be set against the primary one: another one in the same unit, the same way up. */
export function hasGap({ evaluations, primary }: MatrixPack, index: number): boolean {
  const [own, other] = [evaluations[0]?.metrics[index], evaluations[0]?.metrics[primary]];
  return index !== primary && own?.ratio === other?.ratio && own?.direction === other?.direction;
}

function gapColumn(
  evaluations: readonly (Evaluation | undefined)[],
  index: number,
  primary: number,
  format: MetricFormat,
): GapColumn {
  const gaps = evaluations.map((evaluation) => gapOf(evaluation?.metrics[index], evaluation?.metrics[primary]));
  return {
    unit: format.pointsUnit,
    texts: gaps.map((gap) => (gap === null ? null : format.bareChange(gap))),
    order: placesOf(gaps),
  };
}

function gapOf(metric: EvaluatedMetric | undefined, primary: EvaluatedMetric | undefined): number | null {
  const [own, other] = [metric?.figure.value ?? null, primary?.figure.value ?? null];
  return own === null || other === null ? null : own - other;
}
