/** How an entry's scores moved from round to round, averaged over its groups, for curves laid over each other. */
import type { Locale } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import { entryCurve } from "../../leaderboard/phase-curves.ts";
import { type PlottedPhase, plottedPhase } from "../charts/plotted-phase.ts";

export interface Rounds {
  readonly train: readonly RoundScore[];
  readonly val: readonly RoundScore[];
  /** Of the test; null where a group has none. */
  readonly test: PhaseScore | null;
}

/** A score with what it says: `val-2: 62.67 ± 1.53`. */
export interface PhaseScore {
  readonly score: number;
  readonly title: string;
}

/** A round that a group lacks has no mean and is left out. */
export interface RoundScore extends PhaseScore {
  readonly round: number;
}

/** Without rounds for an entry that has no train or validation scores. */
export function entryRounds(entry: Entry, locale: Locale): Rounds {
  const phases = entryCurve(entry).phases.flatMap((phase) => plottedPhase(phase, {}, locale) ?? []);
  const test = phases.find(({ kind }) => kind === "test");
  return {
    train: roundScores(phases, "train"),
    val: roundScores(phases, "val"),
    test: test === undefined ? null : { score: test.mean, title: test.title },
  };
}

function roundScores(phases: readonly PlottedPhase[], of: "train" | "val"): readonly RoundScore[] {
  return phases.flatMap(({ kind, round, mean, title }) =>
    kind === of && round !== null ? [{ round, score: mean, title }] : [],
  );
}
