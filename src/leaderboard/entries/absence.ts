/** Why an experiment is missing where a leaderboard would draw on it. */
import type { ReasonCode } from "../measure/missing.ts";
import type { EntryRow } from "./entries.ts";
import { type Exclusion, isFaulty } from "./selection.ts";

/** Why a row has no experiment for a group. */
export function gapOf({ uncounted }: Pick<EntryRow, "uncounted">, group: string): ReasonCode {
  const exclusion = uncounted.get(group);
  return exclusion === undefined ? "no-experiment" : exclusionCode(exclusion);
}

/** An experiment that exists and does not count. */
export function exclusionCode(exclusion: Exclusion): ReasonCode {
  return isFaulty(exclusion) ? "left-out" : "excluded";
}
