/** Which configurations enter a mean: a mean over different test data for each of them would be one of nothing. */
import type { Group } from "../entries/groups.ts";
import type { Match } from "./contrast.ts";

/** The groups that a mean over configurations is over, the same for each of them. */
export interface Basis {
  /** All groups of the leaderboard; or, where no configuration covers these, those that all configurations share. */
  readonly kind: "complete" | "common";
  /** Ids in display order; at least one. */
  readonly groups: readonly string[];
}

/** A configuration that enters, with its matches in the groups of the basis. */
export interface Counted<T> {
  readonly of: T;
  readonly matches: readonly Match[];
}

/**
 * Only those that cover every group of the leaderboard. Where there is no such configuration all of them, over the
 * groups that they have in common; null where they share none.
 */
export function counted<T>(
  all: readonly T[],
  matchesOf: (one: T) => readonly Match[],
  groups: readonly Group[],
): { readonly basis: Basis; readonly members: readonly Counted<T>[] } | null {
  if (all.length === 0) return null;
  const covering = all.filter((one) => matchesOf(one).length === groups.length);
  if (covering.length > 0) {
    return {
      basis: { kind: "complete", groups: groups.map(({ id }) => id) },
      members: covering.map((of) => ({ of, matches: matchesOf(of) })),
    };
  }
  const sets = all.map((one) => new Set(matchesOf(one).map(({ group }) => group.id)));
  const common = groups.map(({ id }) => id).filter((id) => sets.every((set) => set.has(id)));
  if (common.length === 0) return null;
  const shared = new Set(common);
  return {
    basis: { kind: "common", groups: common },
    members: all.map((of) => ({ of, matches: matchesOf(of).filter(({ group }) => shared.has(group.id)) })),
  };
}
