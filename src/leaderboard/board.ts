/** A leaderboard worked out: its groups, its entries in rank order, and for each what is missing and why. Pure. */
import type { Benchmark, Experiment, Leaderboard } from "../../content-loaders/repository.ts";
import { type Entrant, findEntrants } from "./entries.ts";
import { findGroups, type Group } from "./groups.ts";
import { type Cell, macroMean } from "./macro-mean.ts";
import { sharedRanks } from "./ranks.ts";

/** One row: an agent with its settings, and what it scored. */
export interface Entry extends Entrant {
  /** 1, 2, 2, 4; null when the primary cell is missing. */
  readonly rank: number | null;
  readonly cells: { readonly score: Cell };
}

/** A leaderboard ready to be shown. */
export interface Board {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Ranked entries in rank order, then the unranked ones by id. */
  readonly entries: readonly Entry[];
  readonly experimentCount: number;
}

/** What a board is made from. Drafts and withdrawn items must already be left out of both lists. */
export interface BoardInput {
  readonly leaderboard: Leaderboard;
  readonly experiments: readonly Experiment[];
  readonly benchmarks: ReadonlyMap<string, Benchmark>;
}

/** Works out one leaderboard: groups, entries, scores, shared ranks. */
export function buildBoard({ leaderboard, experiments, benchmarks }: BoardInput): Board {
  const definition = leaderboard.definition.fields;
  const folders = new Set(definition.experiments ?? [leaderboard.id]);
  const eligible = experiments.filter(
    (experiment) =>
      folders.has(experiment.folder) && experiment.meta.fields.test_data.every((id) => benchmarks.has(id)),
  );
  const groups = findGroups(definition.groups, eligible, benchmarks);
  const entrants = findEntrants(definition.entries, groups, eligible);
  const scored = entrants.map((entrant) => ({ ...entrant, cells: { score: macroMean(groups, entrant.experiments) } }));
  const ranks = sharedRanks(scored.map(({ id, cells }) => ({ id, value: cells.score.value })));
  const entries = scored.map((entry): Entry => ({ ...entry, rank: ranks.get(entry.id) ?? null })).sort(byRank);
  const experimentCount = entrants.reduce((sum, entrant) => sum + entrant.experiments.size, 0);
  return { id: leaderboard.id, groups, entries, experimentCount };
}

function byRank(a: Entry, b: Entry): number {
  const order = (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY);
  if (order < 0 || order > 0) return order;
  return a.id < b.id ? -1 : 1;
}
