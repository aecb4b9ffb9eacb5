/** The plain mean over groups of the test scores, with the spread that the groups' own spreads give it. */
import type { Experiment } from "../../content-loaders/repository.ts";
import type { Group } from "./groups.ts";

/** Why a part of a cell is missing. */
export type MissingReason = "no-experiment" | "not-stated";

/** One number of a board with what it was made from. */
export interface Cell {
  /** Null when any group is missing: the mean of what is there would not be comparable. */
  readonly value: number | null;
  /** Sample standard deviation over attempts, propagated; null when missing or when any part has none. */
  readonly std: number | null;
  /** Parts whose standard deviation is unknown; they never enter as 0. */
  readonly unknownStdCount: number;
  /** The smallest number of attempts among the parts. */
  readonly n: number | null;
  /** Groups present, groups in all. */
  readonly coverage: readonly [number, number];
  readonly missing: readonly { readonly group: string; readonly reason: MissingReason }[];
  readonly operands: readonly Operand[];
}

/** One written figure that a cell is made from. */
export interface Operand {
  readonly group: string;
  readonly experiment: Experiment;
  readonly value: number;
  readonly std: number | null;
  readonly n: number;
}

/**
 * mean(test.score) over groups. With independent groups the standard deviation of the mean of G of them is
 * sqrt(sum of s_g^2) / G (JCGM 100:2008, 5.1.2).
 */
export function macroMean(groups: readonly Group[], experiments: ReadonlyMap<string, Experiment>): Cell {
  const operands: Operand[] = [];
  const missing: { group: string; reason: MissingReason }[] = [];
  for (const group of groups) {
    const experiment = experiments.get(group.id);
    const summary = experiment?.phases.find((phase) => phase.kind === "test")?.summary.fields;
    if (!experiment || !summary) missing.push({ group: group.id, reason: "no-experiment" });
    else if (summary.score_mean === null) missing.push({ group: group.id, reason: "not-stated" });
    else {
      const std = summary.n_attempt > 1 ? summary.score_std : null;
      operands.push({ group: group.id, experiment, value: summary.score_mean, std, n: summary.n_attempt });
    }
  }
  const complete = groups.length > 0 && missing.length === 0;
  const stds = operands.flatMap(({ std }) => (std === null ? [] : [std]));
  const unknownStdCount = operands.length - stds.length;
  return {
    value: complete ? sum(operands.map(({ value }) => value)) / groups.length : null,
    std: complete && unknownStdCount === 0 ? Math.sqrt(sum(stds.map((std) => std * std))) / groups.length : null,
    unknownStdCount,
    n: operands.length === 0 ? null : Math.min(...operands.map(({ n }) => n)),
    coverage: [operands.length, groups.length],
    missing,
    operands,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
