/** Compares two entries: is one better on the tasks that both answered, and by how much? */
import type { Direction } from "../expression/check.ts";
import { difference } from "../measure/quantity.ts";
import { combinedUncertainty } from "../measure/uncertainty.ts";
import { isSignificant, LEAST_DIFFERENCES, LEVEL, signFlipTest } from "../statistics/sign-flip.ts";
import { studentQuantile, studentTwoSided } from "../statistics/student-t.ts";
import type { Candidate } from "./candidate.ts";
import { type Paired, pair, type Scratch } from "./pairing.ts";

/** What the test says of the first entry against the second. */
export type Verdict = "better" | "worse" | "undecided" | "too-few" | "different-parts" | "no-shared-tasks";

/** What tests looked at: differences from task to task, the attempts on these tasks alone, some pairs the one and some the other. */
export type TestKind = "tasks" | "attempts" | "mixed" | "none";

/** By which of the two tests each of several pairs was tested; null for a pair that could not be. */
export function testKind(methods: Iterable<Comparison["method"]>): TestKind {
  let [tasks, attempts] = [false, false];
  for (const method of methods) {
    if (method === "welch") attempts = true;
    else if (method !== null) tasks = true;
  }
  return tasks && attempts ? "mixed" : tasks ? "tasks" : attempts ? "attempts" : "none";
}

export interface Comparison {
  readonly entry: string;
  readonly other: string;
  /** Value of the entry minus that of the other. */
  readonly difference: number;
  /** 95 % interval of the difference over tasks like these; null where it has no standard error. */
  readonly interval: readonly [low: number, high: number] | null;
  /** Two-sided, unadjusted; null where nothing was tested. */
  readonly p: number | null;
  readonly method: "sign-flip-exact" | "sign-flip-grid" | "welch" | null;
  /** Number of tasks that both answered. */
  readonly tasks: number;
  /** Number of them (units of several tasks count once) with a difference. */
  readonly differing: number;
  /** Null where there is nothing to test, or no better or worse. */
  readonly verdict: Verdict | null;
  /** Smallest true difference that the test would find at 5 % with a power of 80 % (approximate: normal theory); null without a spread. */
  readonly detectable: number | null;
}

/** The whole comparison, with p and interval. */
export function compare(a: Candidate, b: Candidate, direction: Direction, scratch: Scratch): Comparison {
  const paired = pair(a, b, scratch);
  const base = { entry: a.id, other: b.id, difference: a.quantity.value - b.quantity.value };
  if (paired.kind === "obstacle") {
    const verdict = paired.obstacle === "untestable" ? null : paired.obstacle;
    return { ...base, interval: null, p: null, method: null, tasks: 0, differing: 0, verdict, detectable: null };
  }
  const differing = nonZero(paired);
  const error = standardError(paired);
  const reach = error === null ? null : studentQuantile(1 - LEVEL / 2, error.dof) * error.se;
  const measures = {
    tasks: paired.tasks,
    differing,
    interval: reach === null ? null : ([base.difference - reach, base.difference + reach] as const),
    detectable: detectableDifference(paired),
  };
  if (differing < LEAST_DIFFERENCES) {
    const welch = paired.complete ? welchTest(a, b) : null;
    if (welch === null) return { ...base, ...measures, p: null, method: null, verdict: "too-few" };
    return {
      ...base,
      ...measures,
      p: welch,
      method: "welch",
      verdict: verdictOf(welch <= LEVEL, base.difference, direction),
    };
  }
  const { p, method } = signFlipTest(Array.from(paired.differences.subarray(0, paired.count)));
  const verdict = verdictOf(p <= LEVEL, statistic(paired), direction);
  return { ...base, ...measures, p, method: `sign-flip-${method}`, verdict };
}

/** A verdict and what the test behind it looked at; null where there was none. */
export interface Decision {
  readonly verdict: Verdict | null;
  readonly over: "tasks" | "attempts" | null;
}

/** The verdict alone, the same as that of `compare` and much faster. */
export function decide(a: Candidate, b: Candidate, direction: Direction, scratch: Scratch): Decision {
  const paired = pair(a, b, scratch);
  if (paired.kind === "obstacle") {
    return { verdict: paired.obstacle === "untestable" ? null : paired.obstacle, over: null };
  }
  if (nonZero(paired) >= LEAST_DIFFERENCES) {
    const significant = isSignificant(paired.differences, paired.count);
    return { verdict: verdictOf(significant, statistic(paired), direction), over: "tasks" };
  }
  const welch = paired.complete ? welchTest(a, b) : null;
  if (welch === null) return { verdict: "too-few", over: null };
  return { verdict: verdictOf(welch <= LEVEL, a.quantity.value - b.quantity.value, direction), over: "attempts" };
}

/** The same comparison seen from the other entry. */
export function reversed(comparison: Comparison): Comparison {
  const { entry, other, difference: gap, interval, verdict } = comparison;
  const opposite = { better: "worse", worse: "better" } as const;
  return {
    ...comparison,
    entry: other,
    other: entry,
    // 0 - gap: a difference of 0 stays a 0 without a sign.
    difference: 0 - gap,
    interval: interval === null ? null : [0 - interval[1], 0 - interval[0]],
    verdict: verdict === "better" || verdict === "worse" ? opposite[verdict] : verdict,
  };
}

function verdictOf(significant: boolean, difference: number, direction: Direction): Verdict | null {
  if (direction === "neutral") return null;
  if (!significant) return "undecided";
  return difference > 0 === (direction === "higher") ? "better" : "worse";
}

function statistic({ differences, count }: Paired): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += differences[i] ?? 0;
  return sum;
}

function nonZero({ differences, count }: Paired): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (differences[i] !== 0) found += 1;
  return found;
}

/** The p-value of Welch's t between attempts, for entries that answered the same tasks; null unless every part has 3 attempts with a known, not vanishing spread. */
function welchTest(a: Candidate, b: Candidate): number | null {
  const gap = difference(a.quantity, b.quantity);
  if (gap.kind === "missing") return null;
  for (const { source } of gap.terms.values()) {
    if (source.spread?.over === "questions" || (source.spread !== null && source.spread.n < 3)) return null;
  }
  const { se, dof } = combinedUncertainty(gap);
  return se === null || dof === null || se === 0 ? null : studentTwoSided(gap.value / se, dof);
}

/**
 * The smallest true difference that the sign-flip test would find at the 5 % level four times in five. The test takes
 * what differs between groups as chance too, so that here the tasks are one sample whatever their group.
 */
function detectableDifference({ differences, count }: Paired): number | null {
  if (count < LEAST_DIFFERENCES) return null;
  const used = differences.subarray(0, count);
  const mean = used.reduce((sum, value) => sum + value, 0) / count;
  const squares = used.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const se = Math.sqrt((count * squares) / (count - 1));
  const largest = used.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (se <= 1e-12 * largest) return null;
  return (studentQuantile(1 - LEVEL / 2, count - 1) + studentQuantile(0.8, count - 1)) * se;
}

/**
 * Standard error of the difference over tasks: se^2 = sum over groups of M_g var(d_i), with degrees of freedom by
 * Welch-Satterthwaite. Null if a group has a single unit, or if nothing varies.
 */
function standardError({ differences, groups }: Paired): { readonly se: number; readonly dof: number } | null {
  let squared = 0;
  let weighted = 0;
  for (const { start, end } of groups) {
    const count = end - start;
    if (count < 2) return null;
    let mean = 0;
    for (let i = start; i < end; i++) mean += (differences[i] ?? 0) / count;
    let squares = 0;
    for (let i = start; i < end; i++) squares += ((differences[i] ?? 0) - mean) ** 2;
    const part = (count * squares) / (count - 1);
    squared += part;
    weighted += part ** 2 / (count - 1);
  }
  // Equal differences leave rounding errors, which are no spread.
  const size = groups.reduce(
    (total, { start, end }) => total + Math.max(...differences.subarray(start, end).map(Math.abs)),
    0,
  );
  return Math.sqrt(squared) > 1e-12 * size ? { se: Math.sqrt(squared), dof: squared ** 2 / weighted } : null;
}
