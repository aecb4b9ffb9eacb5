/**
 * What is built of a repository: all of it, or for the preview of a change only the pages of what the change touches.
 * Pages that stand once (home, lists, methodology) are always built, and every number is worked out from the whole data.
 */
import { type Base, baseOf, changedFiles } from "../content-loaders/history/revision.ts";
import type { Pack, Run } from "../content-loaders/packs.ts";
import { type Benchmark, type Experiment, itemOf } from "../content-loaders/repository.ts";
import { repositoryRoot } from "./context.ts";
import type { Entry } from "./leaderboard/board.ts";
import type { LeaderboardWithBoard } from "./leaderboard/catalog.ts";

/** Which items get pages. */
export interface Scope {
  /** The commit that a preview compares with, in full; null where all is built. */
  readonly since: string | null;
  experiment(experiment: Pick<Experiment, "key">): boolean;
  benchmark(benchmark: Pick<Benchmark, "id">): boolean;
  /** One that a changed experiment or group is part of, or whose definition changed. */
  leaderboard(item: LeaderboardWithBoard): boolean;
  /** One that a changed experiment is part of. */
  entry(entry: Pick<Entry, "experiments">): boolean;
  pack(pack: Pick<Pack, "id">): boolean;
  /** One that changed, or whose base run or pack did. */
  run(run: Pick<Run, "id" | "manifest" | "results">): boolean;
}

const everything: Scope = {
  since: null,
  experiment: () => true,
  benchmark: () => true,
  leaderboard: () => true,
  entry: () => true,
  pack: () => true,
  run: () => true,
};

/** The scope of a change, by the paths of the items that it touches (`experiments/<folder>/<id>`, …). */
export function scopeOfChange(since: string, changed: ReadonlySet<string>): Scope {
  const experiment = ({ key }: Pick<Experiment, "key">) => changed.has(`experiments/${key}`);
  const benchmark = ({ id }: Pick<Benchmark, "id">) => changed.has(`packages/${id}`);
  const pack = ({ id }: Pick<Pack, "id">) => changed.has(`packs/${id}`);
  const entry = ({ experiments }: Pick<Entry, "experiments">) => [...experiments.values()].some(experiment);
  return {
    since,
    experiment,
    benchmark,
    entry,
    leaderboard: ({ leaderboard, board }) =>
      changed.has(`leaderboards/${leaderboard.id}.yaml`) ||
      board.entries.some(entry) ||
      board.groups.some(({ testData }) => testData.some((id) => benchmark({ id }))),
    pack,
    run: ({ id, manifest, results }) =>
      changed.has(`runs/${id}`) ||
      changed.has(`runs/${manifest.fields.base}`) ||
      results.some((result) => pack({ id: result.pack })),
  };
}

let scope: Promise<Scope> | undefined;

/** Of this build; worked out once. The build command sets `PREVIEW_SINCE` after it has found that the revision is there. */
export function buildScope(): Promise<Scope> {
  scope ??= readScope(process.env.PREVIEW_SINCE);
  return scope;
}

async function readScope(revision: string | undefined): Promise<Scope> {
  if (!revision) return everything;
  const root = repositoryRoot();
  const base: Base = await baseOf(root, revision);
  return scopeOfChange(base.commit, new Set((await changedFiles(root, base)).flatMap((file) => itemOf(file) ?? [])));
}
