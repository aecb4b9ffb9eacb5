/** A written summary held against what its attempts give, by the rule of validation. */
import { disagreement } from "../../content-loaders/checks/agreement.ts";
import { additiveFigures, type RecomputedSummary, recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Phase } from "../../content-loaders/repository.ts";

/** The figures of a summary that follow from its attempts. */
const comparedFigures = ["score_mean", "score_std", "pass@k", ...additiveFigures] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** Two numbers for one figure. */
export interface Discrepancy {
  readonly figure: ComparedFigure;
  readonly given: number;
  readonly recomputed: number;
}

/** What comparing a phase's summary with its attempts came to. */
export interface Comparison {
  readonly recomputed: RecomputedSummary;
  /** Figures for which both numbers exist. */
  readonly comparable: number;
  /** Those of them that differ by more than the rounding of the written digits. */
  readonly discrepancies: readonly Discrepancy[];
}

const additive: ReadonlySet<ComparedFigure> = new Set(additiveFigures);
const compared = new WeakMap<Phase, Comparison>();

/** Compares every figure that both sides have, once for each phase. With one attempt no standard deviation exists and a written one is ignored. */
export function compareSummary(phase: Phase): Comparison {
  const known = compared.get(phase);
  if (known !== undefined) return known;
  const comparison = comparePhase(phase);
  compared.set(phase, comparison);
  return comparison;
}

function comparePhase(phase: Phase): Comparison {
  const { fields, written } = phase.summary;
  const recomputed = recomputeSummary(phase.attempts);
  const pairs = comparedFigures.flatMap((figure) => {
    const given = fields[figure];
    const other = recomputed[figure];
    return given === null || given === undefined || other === null ? [] : [{ figure, given, recomputed: other }];
  });
  const discrepancies = pairs.filter(
    ({ figure, given, recomputed: other }) =>
      disagreement(written[figure] ?? String(given), given, other, [], additive.has(figure)) !== null,
  );
  return { recomputed, comparable: pairs.length, discrepancies };
}
