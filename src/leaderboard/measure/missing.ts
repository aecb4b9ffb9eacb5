/** Why a figure is not there. Missing is a value: it flows through every operation and keeps its reasons. */

export type ReasonCode =
  /** The entry has no experiment for the group. */
  | "no-experiment"
  /** No entry has the same identity without an algorithm. */
  | "no-baseline"
  /** The experiment exists but does not count: draft or withdrawn, or on such test data. */
  | "excluded"
  /** The experiment, or what it was tested on, has errors and was left out. */
  | "left-out"
  /** The experiment has no such phase. */
  | "phase-not-run"
  /** Without an algorithm there is nothing to train or validate. */
  | "not-evolved"
  /** The run's reports have no number for the metric of the pack. */
  | "no-run-figure"
  /** The run, or the pack that it was evaluated by, does not count. */
  | "run-excluded"
  /** The run, or the pack that it was evaluated by, has errors and was left out. */
  | "run-left-out"
  /** The source says null. */
  | "not-stated"
  /** One attempt has no standard deviation. */
  | "single-attempt"
  /** A standard deviation was asked for, and that of a part is not known. */
  | "std-unknown"
  /** The result is not finite: 0/0, overflow, a logarithm of a negative number. */
  | "not-defined";

export interface Reason {
  readonly code: ReasonCode;
  /** The group concerned, or null where the operand is no matter of groups. */
  readonly group: string | null;
  /** The operand as written in an expression (`baseline.test.score`), or null for the result of an operation. */
  readonly operand: string | null;
}

export interface Missing {
  readonly kind: "missing";
  /** At least one, without repetition, in the order met. */
  readonly reasons: readonly Reason[];
}

export function missing(code: ReasonCode, group: string | null = null, operand: string | null = null): Missing {
  return { kind: "missing", reasons: [{ code, group, operand }] };
}

/** What is missing in any of the inputs is missing in the result. */
export function joinMissing(inputs: readonly Missing[]): Missing {
  const reasons = new Map<string, Reason>();
  for (const reason of inputs.flatMap((input) => input.reasons)) {
    const key = `${reason.code} ${reason.group} ${reason.operand}`;
    if (!reasons.has(key)) reasons.set(key, reason);
  }
  return { kind: "missing", reasons: [...reasons.values()] };
}
