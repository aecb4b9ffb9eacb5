/** A phase as charts draw it: its score with what it says, and how far evolving had come by then. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import { type CurvePhase, type Resource, resources } from "../../leaderboard/phase-curves.ts";
import { phaseLabel } from "../phase-label.ts";
import { noSpread, scoreLine, scoreText } from "../score.ts";

/** What a curve can be drawn along. */
export const progressKinds = ["round", ...resources] as const;
export type ProgressKind = "round" | Resource;

/** A phase with a score. */
export interface PlottedPhase {
  readonly kind: "train" | "val" | "test";
  /** Null for the test. */
  readonly round: number | null;
  readonly mean: number;
  /** Sample standard deviation, propagated where it is a mean over groups; null where there is none. */
  readonly std: number | null;
  /** The attempts one by one, where there are three or fewer. */
  readonly attempts: readonly number[];
  /** What training and validation had used by the end of the phase; null where that is not known. */
  readonly used: Readonly<Record<Resource, number | null>>;
  /** `52.00 ± 3.00`. */
  readonly text: string;
  /** `train-1: 52.00 ± 3.00`. */
  readonly title: string;
  /** The line of the score; null for a mean of several. */
  readonly path: string | null;
}

/** The folder's name of a phase: `train-2`, `test`. */
export function phaseName({ kind, round }: Pick<CurvePhase, "kind" | "round">): string {
  return round === null ? kind : `${kind}-${round}`;
}

/** `52.00 ± 3.00`; null where the score is missing. */
export function phaseScoreText({ score }: CurvePhase, locale: Locale): { value: string; spread: string } | null {
  if (score.kind === "missing") return null;
  const { value, spread } = scoreText({ value: score.value, std: score.std, n: score.n }, locale);
  return { value, spread: score.std === null ? noSpread(score.n, score.stdUnknown, locale) : (spread ?? "") };
}

/** The phase as it is drawn; null where it has no score. */
export function plottedPhase(
  phase: CurvePhase,
  { attempts = [], path = null }: { readonly attempts?: readonly number[]; readonly path?: string | null },
  locale: Locale,
): PlottedPhase | null {
  const written = phaseScoreText(phase, locale);
  if (phase.score.kind === "missing" || written === null) return null;
  const text = scoreLine(written);
  const amount = (resource: Resource) => {
    const used = phase.used[resource];
    return used.kind === "missing" ? null : used.value;
  };
  return {
    kind: phase.kind,
    round: phase.round,
    mean: phase.score.value,
    std: phase.score.std,
    attempts: attempts.length > 3 ? [] : attempts,
    used: { cost: amount("cost"), tokens: amount("tokens"), time: amount("time") },
    text,
    title: `${phaseLabel(phaseName(phase), locale)}${dictionary(locale).experiment.curve.colon}${text}`,
    path,
  };
}

/** How far along an axis a phase stands; null for the test, which stands apart, and where it is not known. */
export function progressOf({ kind, round, used }: PlottedPhase, along: ProgressKind): number | null {
  if (kind === "test") return null;
  return along === "round" ? round : used[along];
}
