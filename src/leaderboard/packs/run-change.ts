/** The change of a metric against the base run, or why there is nothing to compare. */
import type { MetricFigure, PackFigures } from "../../../content-loaders/packs.ts";
import type { MetricDirection } from "../../../content-loaders/schema/pack.ts";
import { nearlyEqual } from "../measure/quantity.ts";
import { normalTwoSided } from "../statistics/normal.ts";
import type { Change, NotCompared, NotComparedReason } from "./evaluation.ts";
import { differInVersion } from "./suite-versions.ts";

/** Two-sided, for each pair by itself: 5 %. */
export const CHANGE_LEVEL = 0.05;

/** A metric of a run, with all that the run's reports say to the pack. */
export interface RunSide {
  readonly figures: PackFigures;
  readonly figure: MetricFigure;
}

/** The same of the base run, as far as there is one. */
export interface BaseSide {
  /** Null where the run names no base. */
  readonly id: string | null;
  /** False if the base is not published, or has errors. */
  readonly isShown: boolean;
  readonly figures: PackFigures | null;
  readonly figure: MetricFigure | null;
}

/**
 * This run's value minus the base's, with the standard error sqrt(se1^2 + se2^2): the reports hold no results by question,
 * so that the two are taken as independent, which is cautious where the answers of the two go together.
 */
export function changeOf(run: RunSide, base: BaseSide, direction: MetricDirection): Change | NotCompared {
  const not = (reason: NotComparedReason): NotCompared => ({ kind: "not-compared", reason, base: base.id });
  if (base.id === null) return not("no-base");
  const { value } = run.figure;
  if (value === null) return not("no-figure");
  if (!base.isShown) return not("base-not-shown");
  const baseValue = base.figure?.value ?? null;
  if (base.figures === null || base.figure === null || baseValue === null) return not("base-without-figure");
  if (run.figures.deviations.length > 0) return not("not-as-declared");
  if (base.figures.deviations.length > 0) return not("base-not-as-declared");
  if (!coverTheSame(run.figure, base.figure)) return not("different-suites");
  if (differInVersion([run.figures.versions, base.figures.versions])) return not("different-versions");
  if (isTotal(run.figure) !== isTotal(base.figure)) return not("different-totals");
  if ((run.figures.source === "external") !== (base.figures.source === "external")) return not("different-source");
  const difference = nearlyEqual(value, baseValue) ? 0 : value - baseValue;
  const standardError = errorOfDifference(run.figure.standardError, base.figure.standardError);
  // An error of 0 (every answer right, say) tells nothing of how far the value may lie from that of other questions.
  const canTest = standardError !== null && run.figure.standardError !== 0 && base.figure.standardError !== 0;
  const p = canTest ? normalTwoSided(difference / standardError) : null;
  return {
    kind: "change",
    base: base.id,
    difference,
    standardError,
    p,
    significant: p === null ? null : p < CHANGE_LEVEL,
    verdict: verdictOf(difference, direction),
  };
}

function errorOfDifference(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.hypot(a, b);
}

function verdictOf(difference: number, direction: MetricDirection): Change["verdict"] {
  if (difference === 0) return "equal";
  if (direction === "neutral") return "neutral";
  return difference > 0 === (direction === "higher") ? "improvement" : "regression";
}

function coverTheSame(a: MetricFigure, b: MetricFigure): boolean {
  const names = ({ suites }: MetricFigure): string => JSON.stringify(suites.map(({ suite }) => suite).sort());
  return names(a) === names(b);
}

function isTotal({ made }: MetricFigure): boolean {
  return made === "group";
}
