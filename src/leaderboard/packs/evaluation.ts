/** What the runs x packs matrix is made of: one run's figures on one pack, each with its change against the base run. */
import type { MetricFigure, Pack, PackFigures, Run } from "../../../content-loaders/packs.ts";
import type { MetricDirection } from "../../../content-loaders/schema/pack.ts";

/** One run on one pack. */
export interface Evaluation {
  readonly run: Run;
  readonly pack: Pack;
  readonly figures: PackFigures;
  /** In the order of the pack's metrics. */
  readonly metrics: readonly EvaluatedMetric[];
}

/** A metric of a pack as one run was measured by it. */
export interface EvaluatedMetric {
  readonly key: string;
  readonly direction: MetricDirection;
  readonly ratio: boolean;
  /** True for exactly one metric of a pack. */
  readonly primary: boolean;
  readonly figure: MetricFigure;
  readonly change: Change | NotCompared;
}

/** This run's value minus its base run's. */
export interface Change {
  readonly kind: "change";
  /** Id of the base run. */
  readonly base: string;
  /** In the metric's own unit, at full precision. */
  readonly difference: number;
  /** Of the difference: root of the sum of the two squared standard errors; null unless both reports give one. */
  readonly standardError: number | null;
  /** Two-sided, of the difference over its standard error on the normal distribution; null unless both have a standard error that is not 0. */
  readonly p: number | null;
  /** Whether p is below 5 %; null where it cannot be tested. */
  readonly significant: boolean | null;
  /** By the metric's direction; `equal` for no difference, `neutral` for a metric that takes no side. */
  readonly verdict: "improvement" | "regression" | "equal" | "neutral";
}

export interface NotCompared {
  readonly kind: "not-compared";
  readonly reason: NotComparedReason;
  /** Id of the base run, or null where none is named. */
  readonly base: string | null;
}

export type NotComparedReason =
  /** The run names no base. */
  | "no-base"
  /** The base is not published, or has errors. */
  | "base-not-shown"
  /** The base has no report for the pack, or no number for the metric. */
  | "base-without-figure"
  /** There is no number here to compare. */
  | "no-figure"
  /** Not evaluated as the pack declares: this run, or its base. */
  | "not-as-declared"
  | "base-not-as-declared"
  /** The two numbers cover different suites. */
  | "different-suites"
  /** A suite, or a task of a group, was evaluated in two versions. */
  | "different-versions"
  /** One is the report's own total of a group of suites, the other their unweighted mean. */
  | "different-totals"
  /** One of the two was scored elsewhere, and not the other. */
  | "different-source";
