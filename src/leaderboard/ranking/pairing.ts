/** The paired differences of two entries: what each shared task contributes to the difference of their cells. */
import type { Candidate, TestTerm } from "./candidate.ts";

/** Why two cells cannot be paired. */
export type Obstacle =
  /** A source that is no test phase does not cancel, or the tasks do not make up the difference of the values. */
  | "untestable"
  /** One cell has a part that the other has not. */
  | "different-parts"
  | "no-shared-tasks";

export interface PairedGroup {
  /** Units in `differences[start … end - 1]`. */
  readonly start: number;
  readonly end: number;
}

export type Pairing = { readonly kind: "obstacle"; readonly obstacle: Obstacle } | Paired;

export interface Paired {
  readonly kind: "paired";
  /** Weighted differences, first minus second, of which `count` are used; they add up to the difference over the shared tasks. */
  readonly differences: Float64Array;
  readonly count: number;
  readonly groups: readonly PairedGroup[];
  /** Number of shared tasks; a unit counts as many as it holds. */
  readonly tasks: number;
  /** False if one of the two answered a task that the other did not. */
  readonly complete: boolean;
}

/**
 * Pairs two candidates. For unit i of group g: d_i = m_i / M_g x sum over sources k of (c_k(A) - c_k(B)) x_k(i), where m_i
 * is the number of tasks in the unit and M_g that of the shared tasks in the group. Where these do not add up to the
 * difference of the values, because the column is not linear in its scores or figures without attempts differ besides,
 * they are no contributions to it, and nothing can be tested.
 *
 * @param scratch array to write into, grown when it is too short; the result is valid until its next use
 */
export function pair(a: Candidate, b: Candidate, scratch: Scratch): Pairing {
  if (a.parts !== b.parts) return { kind: "obstacle", obstacle: "different-parts" };
  if (!addsUp(a, b)) return { kind: "obstacle", obstacle: "untestable" };
  const groups: PairedGroup[] = [];
  let count = 0;
  let tasks = 0;
  let complete = true;
  for (let i = 0, j = 0; i < a.terms.length || j < b.terms.length; ) {
    const key = leastKey(a.terms[i], b.terms[j]);
    const startA = i;
    const startB = j;
    while (a.terms[i]?.tasks.key === key) i += 1;
    while (b.terms[j]?.tasks.key === key) j += 1;
    const mine = a.terms.slice(startA, i);
    const theirs = b.terms.slice(startB, j);
    const terms = uncancelled(mine, theirs);
    if (terms.some(({ means }) => means === null)) return { kind: "obstacle", obstacle: "untestable" };
    // A part that only one cell draws on is fair only as a contrast, such as a lift against a baseline compared with 0.
    if ((mine.length === 0 || theirs.length === 0) && !isContrast(terms)) {
      return { kind: "obstacle", obstacle: "different-parts" };
    }
    const used = terms.length > 0 ? terms : mine;
    const shared = writeDifferences(used, terms.length > 0, scratch, count);
    if (!shared.complete) complete = false;
    if (shared.units === 0) continue;
    groups.push({ start: count, end: count + shared.units });
    count += shared.units;
    tasks += shared.tasks;
  }
  // Two lifts of a baseline over itself are 0 without a source: nothing differs, which is no lack of tasks.
  const sourceless = a.terms.length === 0 && b.terms.length === 0;
  if (tasks === 0 && !sourceless) return { kind: "obstacle", obstacle: "no-shared-tasks" };
  return { kind: "paired", differences: scratch.differences, count, groups, tasks, complete };
}

function addsUp(a: Candidate, b: Candidate): boolean {
  const size = Math.max(
    ...[a, b].flatMap(({ quantity, rest, size }) => [Math.abs(quantity.value), Math.abs(rest), size]),
  );
  return Math.abs(a.rest - b.rest) <= 1e-9 * size;
}

/** Memory that pairings of one leaderboard share. */
export class Scratch {
  differences = new Float64Array(256);

  /** Makes room for so many differences, keeping those that are there. */
  reserve(length: number): Float64Array {
    if (length > this.differences.length) {
      const grown = new Float64Array(2 * length);
      grown.set(this.differences);
      this.differences = grown;
    }
    return this.differences;
  }
}

function leastKey(a: TestTerm | undefined, b: TestTerm | undefined): string {
  if (a === undefined) return b?.tasks.key ?? "";
  return b === undefined || a.tasks.key <= b.tasks.key ? a.tasks.key : b.tasks.key;
}

/** c_k(A) - c_k(B) by source, without what both share. */
function uncancelled(mine: readonly TestTerm[], theirs: readonly TestTerm[]): readonly TestTerm[] {
  const terms: TestTerm[] = [];
  for (const term of mine) {
    const other = theirs.find(({ source }) => source === term.source);
    const coefficient = term.coefficient - (other?.coefficient ?? 0);
    if (Math.abs(coefficient) > 1e-12 * Math.abs(term.coefficient)) terms.push({ ...term, coefficient });
  }
  for (const term of theirs) {
    if (!mine.some(({ source }) => source === term.source)) terms.push({ ...term, coefficient: -term.coefficient });
  }
  return terms;
}

function isContrast(terms: readonly TestTerm[]): boolean {
  const sum = terms.reduce((total, { coefficient }) => total + coefficient, 0);
  const size = terms.reduce((total, { coefficient }) => total + Math.abs(coefficient), 0);
  return Math.abs(sum) <= 1e-9 * size;
}

function writeDifferences(
  terms: readonly TestTerm[],
  differ: boolean,
  scratch: Scratch,
  start: number,
): { readonly units: number; readonly tasks: number; readonly complete: boolean } {
  const sizes = terms[0]?.tasks.sizes ?? [];
  const differences = scratch.reserve(start + sizes.length);
  let units = 0;
  let tasks = 0;
  let complete = true;
  for (let i = 0; i < sizes.length; i++) {
    let sum = 0;
    let size = 0;
    let known = 0;
    for (const { coefficient, means } of terms) {
      const part = coefficient * (means?.[i] ?? Number.NaN);
      if (!Number.isNaN(part)) known += 1;
      sum += part;
      size += Math.abs(part);
    }
    if (Number.isNaN(sum)) {
      if (known > 0) complete = false;
      continue;
    }
    const weight = sizes[i] ?? 1;
    // What rounding leaves of a difference of equal means is none.
    differences[start + units] = differ && Math.abs(sum) > 1e-10 * size ? sum * weight : 0;
    units += 1;
    tasks += weight;
  }
  for (let i = start; i < start + units; i++) differences[i] = (differences[i] ?? 0) / tasks;
  return { units, tasks, complete };
}
