/** A phase's written figures against those that its attempts give. */
import { type AttemptReading, placeInRecord } from "../../../content-loaders/check.ts";
import { disagreement } from "../../../content-loaders/checks/agreement.ts";
import {
  additiveMistakes,
  type Mistake,
  meanMistakes,
  passMistakes,
  stdMistakes,
} from "../../../content-loaders/checks/mistakes.ts";
import { type RecomputedPhase, recomputedPhase } from "../../../content-loaders/checks/recomputed-phase.ts";
import type { Place, Text } from "../../../content-loaders/problem.ts";
import { additiveFigures } from "../../../content-loaders/recompute.ts";
import type { MapNode, ScalarNode } from "../../../content-loaders/source/node.ts";
import type { PhaseFolder } from "./experiment.ts";
import { type ComputedKey, computedKeys, figureTexts } from "./figure-text.ts";

/** A figure to be written. */
export interface Difference {
  readonly key: ComputedKey;
  /** Of the written value; of the file where the key is absent. */
  readonly place: Place;
  /** As in the file, empty where nothing stands behind the key; null where the key is absent. */
  readonly written: string | null;
  readonly computed: string;
  /** What may have gone wrong, where one of the usual mistakes gives the written value. */
  readonly cause: Text | null;
}

/** A figure that stays as it is, because the records do not carry it. */
export interface NotComputed {
  readonly key: ComputedKey;
  readonly reason:
    | { readonly kind: "missing"; readonly field: string; readonly records: number; readonly first: Place }
    /** pass@k is written, but the scores are not all 0 or the maximum. */
    | { readonly kind: "no-threshold" }
    /** The sum is beyond what a number can hold. */
    | { readonly kind: "too-large" };
}

/** What is to be done about a summary. */
export interface SummaryState {
  readonly differences: readonly Difference[];
  readonly notComputed: readonly NotComputed[];
}

const oneAttempt: Text = { en: "one attempt has no standard deviation", zh: "只有一次试验时不存在标准差" };

/** Compares a summary with its attempts; null for a phase without attempts. The attempts must be free of faults. */
export function stateOfSummary({ phase, summary }: PhaseFolder): SummaryState | null {
  const recomputed = phase.attempts.length === 0 ? null : recomputedPhase(phase);
  if (recomputed === null) return null;
  const texts = figureTexts(recomputed.figures);
  const file = `${phase.path}/summary.yaml`;
  const differences: Difference[] = [];
  const notComputed: NotComputed[] = [];
  for (const key of computedKeys) {
    const node = scalarAt(summary?.root ?? null, key);
    // Of one attempt no standard deviation exists, whatever its scores are: null is what is known.
    const isStdOfOne = key === "score_std" && recomputed.figures.n_attempt === 1;
    const computed = isStdOfOne ? "null" : texts[key];
    if (computed === null) {
      const reason = reasonOf(key, phase.attempts);
      if (reason.kind !== "no-threshold" || node !== null) notComputed.push({ key, reason });
      continue;
    }
    const found = isStdOfOne ? ofOneAttempt(node) : againstAttempts(key, node, recomputed);
    if (found === null) continue;
    const mark = node?.mark ?? 1025;
    const place = { file, line: Math.floor(mark / 1024), column: mark % 1024, path: key };
    differences.push({ key, place, written: node?.written ?? null, computed, cause: found.cause });
  }
  return { differences, notComputed };
}

function scalarAt(root: MapNode | null, key: string): ScalarNode | null {
  const node = root?.entries.get(key)?.value;
  return node?.kind === "scalar" ? node : null;
}

/** A written 0 is ignored, as validation does. */
function ofOneAttempt(node: ScalarNode | null): { readonly cause: Text | null } | null {
  if (node !== null && (node.value === 0 || (node.value === null && node.form === "plain"))) return null;
  return { cause: node === null || node.form === "empty" ? null : oneAttempt };
}

/** Null where the written figure agrees with the attempts, as far as its digits go. */
function againstAttempts(
  key: ComputedKey,
  node: ScalarNode | null,
  recomputed: RecomputedPhase,
): { readonly cause: Text | null } | null {
  const value = recomputed.figures[key];
  if (value === null || typeof node?.value !== "number") return { cause: null };
  if (key === "n_attempt") return node.value === value ? null : { cause: null };
  const isAdditive = additiveFigures.some((figure) => figure === key);
  return disagreement(node.written, node.value, value, mistakesOf(key, value, recomputed), isAdditive);
}

function mistakesOf(
  key: Exclude<ComputedKey, "n_attempt">,
  value: number,
  recomputed: RecomputedPhase,
): readonly Mistake[] {
  if (key === "score_mean") return meanMistakes(recomputed);
  if (key === "score_std") return stdMistakes(recomputed.figures);
  if (key === "pass@k") return passMistakes(recomputed.figures);
  return additiveMistakes(key, value, recomputed);
}

function reasonOf(key: ComputedKey, attempts: readonly AttemptReading[]): NotComputed["reason"] {
  const field = additiveFigures.find((figure) => figure === key) ?? "score";
  const missing = attempts.flatMap((attempt) =>
    (attempt.records ?? [])
      .filter(({ fields }) => fields[field] == null)
      .map((record) => placeInRecord(attempt, record, field)),
  );
  const [first] = missing;
  if (first !== undefined) return { kind: "missing", field, records: missing.length, first };
  return { kind: key === "pass@k" ? "no-threshold" : "too-large" };
}
