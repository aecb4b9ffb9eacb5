/** The first sentence of the matrix: how many runs got better on one pack, and how many of these worse on another. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { emphasis, type Segment } from "../emphasis.ts";

/** Runs by what the test says of their primary metrics. */
export interface ChangeCounts {
  /** With a change that could be tested on some pack. */
  readonly tested: number;
  /** Significantly better on some pack. */
  readonly improved: number;
  /** Significantly better on some pack and significantly worse on another. */
  readonly mixed: number;
  /** Significantly worse on some pack and better on none. */
  readonly worsened: number;
}

/** `byRun`: the evaluations of each run. Made-up numbers are no finding and are to be left out before. */
export function countChanges(byRun: Iterable<Iterable<Evaluation>>): ChangeCounts {
  const counts = { tested: 0, improved: 0, mixed: 0, worsened: 0 };
  for (const evaluations of byRun) {
    const changes = [...evaluations].flatMap(({ metrics }) =>
      metrics.flatMap(({ primary, change }) => (primary && change.kind === "change" ? [change] : [])),
    );
    const has = (verdict: string) =>
      changes.some((change) => change.significant === true && change.verdict === verdict);
    const [better, worse] = [has("improvement"), has("regression")];
    if (changes.some(({ significant }) => significant !== null)) counts.tested += 1;
    if (better) counts.improved += 1;
    if (better && worse) counts.mixed += 1;
    if (worse && !better) counts.worsened += 1;
  }
  return counts;
}

/** Null where nothing was tested. */
export function matrixFinding(counts: ChangeCounts, locale: Locale): readonly Segment[] | null {
  if (counts.tested === 0) return null;
  const { finding, unadjusted } = dictionary(locale).runs.matrix;
  return emphasis(finding(counts) + unadjusted);
}
