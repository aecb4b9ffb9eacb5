/** A metric of a pack as a column of the matrix: its head, and for every run a cell. */
import type { Locale } from "../../i18n/index.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { formatsOver } from "./formats.ts";
import { gapColumns, gapOf } from "./gaps.ts";
import { matrixCell } from "./matrix-cell.ts";
import { columnOrder, type MatrixPack, metricHead, placesOf } from "./matrix-columns.ts";
import type { GapColumn, MetricColumn } from "./matrix-data.ts";
import { type MetricFormat, metricFormat } from "./number.ts";

/** `evaluations` are those of the matrix's rows on the pack, in their order. */
export function metricColumn(
  pack: MatrixPack,
  index: number,
  evaluations: readonly (Evaluation | undefined)[],
  locale: Locale,
): MetricColumn {
  const head = metricHead(pack, index, locale);
  const key = pack.pack.declaration.fields.metrics[index]?.key ?? "";
  const format = formatsOver(pack.pack, pack.evaluations, locale).get(key) ?? metricFormat({ ratio: true }, [], locale);
  const from = gapFrom(pack, index, locale);
  const metrics = evaluations.map((evaluation) => evaluation?.metrics[index]);
  const cells = evaluations.map((evaluation, place) => {
    const metric = metrics[place];
    return evaluation === undefined || metric === undefined ? null : matrixCell(evaluation, metric, format, locale);
  });
  return {
    head,
    order: columnOrder(metrics),
    spreads: cells.some((cell) => cell?.spread !== undefined || cell?.tag !== undefined),
    cells,
    gap: from === null ? null : gapColumn(evaluations, index, from, format),
  };
}

/** The place of the metric that another one of its pack is set against, as on the pack's page; null where there is none. */
export function gapFrom({ pack }: MatrixPack, index: number, locale: Locale): number | null {
  return gapColumns(pack, locale).find(({ second }) => second === index)?.first ?? null;
}

function gapColumn(
  evaluations: readonly (Evaluation | undefined)[],
  index: number,
  from: number,
  format: MetricFormat,
): GapColumn {
  const gaps = evaluations.map((evaluation) =>
    evaluation === undefined ? null : gapOf(evaluation, { first: from, second: index }),
  );
  return {
    unit: format.pointsUnit,
    texts: gaps.map((gap) => (gap === null ? null : format.bareChange(gap))),
    order: placesOf(gaps),
  };
}
