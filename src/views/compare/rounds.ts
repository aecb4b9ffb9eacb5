/** How an entry's scores moved from round to round, averaged over its groups, for curves laid over each other. */
import type { Entry } from "../../leaderboard/board.ts";
import { type CurvePhase, entryCurve } from "../../leaderboard/phase-curves.ts";

export interface Rounds {
  readonly train: readonly RoundScore[];
  readonly val: readonly RoundScore[];
  /** Of the test; null where a group has none. */
  readonly test: number | null;
}

/** A round that a group lacks has no mean and is left out. */
export interface RoundScore {
  readonly round: number;
  readonly score: number;
}

/** Without rounds for an entry that has no train or validation scores. */
export function entryRounds(entry: Entry): Rounds {
  const { phases } = entryCurve(entry);
  const test = phases.find(({ kind }) => kind === "test")?.score;
  return {
    train: roundScores(phases, "train"),
    val: roundScores(phases, "val"),
    test: test?.kind === "score" ? test.value : null,
  };
}

function roundScores(phases: readonly CurvePhase[], kind: "train" | "val"): readonly RoundScore[] {
  return phases.flatMap((phase) =>
    phase.kind === kind && phase.round !== null && phase.score.kind === "score"
      ? [{ round: phase.round, score: phase.score.value }]
      : [],
  );
}
