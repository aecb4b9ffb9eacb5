/** The mean score from round to round over the groups of a configuration: macro, like the test score beside it. */
import type { Column } from "../columns.ts";
import type { Cell, FigureCell } from "../evaluation/cell.ts";
import { roundColumn } from "./columns.ts";
import type { Match } from "./contrast.ts";

export interface MeanCurve {
  readonly series: readonly MeanSeries[];
}

/** Training or validation; only rounds with a score in every group, so that each point is a mean over the same groups. */
export interface MeanSeries {
  readonly kind: "train" | "val";
  readonly points: readonly { readonly round: number; readonly cell: FigureCell }[];
  /** Rounds that only some of the groups have a score for, left out. */
  readonly partial: readonly number[];
}

/** Null where no round has a score in every group. */
export function meanCurve(
  matches: readonly Match[],
  cellOf: (column: Column, matches: readonly Match[]) => Cell,
): MeanCurve | null {
  const series = (["train", "val"] as const).flatMap((kind): readonly MeanSeries[] => {
    const scored = matches.flatMap(({ experiment }) =>
      experiment.phases.filter((phase) => phase.kind === kind && phase.summary.fields.score_mean !== null),
    );
    const rounds = [...new Set(scored.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b);
    const cells = rounds.map((round) => ({ round, cell: cellOf(roundColumn(kind, round), matches) }));
    const points = cells.flatMap(({ round, cell }) => (cell.kind === "figure" ? [{ round, cell }] : []));
    const partial = cells.flatMap(({ round, cell }) => (cell.kind === "missing" ? [round] : []));
    return points.length === 0 ? [] : [{ kind, points, partial }];
  });
  return series.length === 0 ? null : { series };
}
