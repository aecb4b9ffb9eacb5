/** Everything that follows from the records of a repository, worked out once: leaderboards, standings, indexes. Pure. */

import { disagreementCodes } from "../../content-loaders/disagreements.ts";
import type { Pack, Run } from "../../content-loaders/packs.ts";
import type { Problem } from "../../content-loaders/problem.ts";
import {
  type Benchmark,
  type Experiment,
  itemOf,
  type Leaderboard,
  type LeftOut,
  type Plugin,
} from "../../content-loaders/repository.ts";
import { type Board, type BoardInput, buildBoard, buildFolderBoard, type Entry } from "./board.ts";
import { type Evaluations, evaluateRuns } from "./packs/evaluate-runs.ts";
import { undefinedFolderLeaderboard, undefinedFolders } from "./undefined-folder.ts";

/** A leaderboard's definition beside what was worked out from it. */
export interface LeaderboardWithBoard {
  readonly leaderboard: Leaderboard;
  readonly board: Board;
  /** False for a folder of experiments without a definition. */
  readonly defined: boolean;
  /** True where there is a definition of the name, but with errors, so that the folder stands in its place. */
  readonly definitionLeftOut?: boolean;
}

/** The published and withdrawn items of the repository (drafts never leave the loaders' room) and what follows from them. */
export interface Catalog extends Evaluations {
  /** By id, in code-point order; so are all. */
  readonly benchmarks: ReadonlyMap<string, Benchmark>;
  /** By key, `<folder>/<id>`. */
  readonly experiments: ReadonlyMap<string, Experiment>;
  readonly leaderboards: ReadonlyMap<string, LeaderboardWithBoard>;
  /** What is told of the algorithms; one that is not here says nothing of itself. */
  readonly plugins: ReadonlyMap<string, Plugin>;
  readonly packs: ReadonlyMap<string, Pack>;
  readonly runs: ReadonlyMap<string, Run>;
  /** Experiments whose test data name the benchmark, by benchmark id. */
  readonly testedOn: ReadonlyMap<string, readonly Experiment[]>;
  /** Experiments whose training or validation data name the benchmark, by benchmark id. */
  readonly evolvedOn: ReadonlyMap<string, readonly Experiment[]>;
  /** Where an experiment is ranked, by its key. */
  readonly standings: ReadonlyMap<string, readonly Standing[]>;
  /** What was found in all that is no draft, by file and line. */
  readonly problems: readonly Problem[];
  /** What was found in drafts: for whoever works on them, never for the output. */
  readonly draftProblems: readonly Problem[];
  /** What is not here because of errors. */
  readonly leftOut: readonly LeftOut[];
}

/** One leaderboard's entry that an experiment is part of. */
export interface Standing {
  readonly leaderboard: LeaderboardWithBoard;
  readonly entry: Entry;
}

/** The records that a catalogue is built from; drafts may be among them and are left out. */
export interface CatalogInput {
  readonly benchmarks: readonly Benchmark[];
  readonly experiments: readonly Experiment[];
  readonly leaderboards: readonly Leaderboard[];
  readonly plugins?: readonly Plugin[];
  readonly packs?: readonly Pack[];
  readonly runs?: readonly Run[];
  readonly problems: readonly Problem[];
  readonly leftOut?: readonly LeftOut[];
  /** Paths of the drafts, as the loaders give them. */
  readonly drafts?: readonly string[];
}

/** Works everything out. */
export function buildCatalog(input: CatalogInput): Catalog {
  const benchmarks = visible(
    input.benchmarks,
    ({ id }) => id,
    ({ manifest }) => manifest.fields.status,
  );
  const experiments = visible(
    input.experiments,
    ({ key }) => key,
    ({ meta }) => meta.fields.status,
  );
  const definitions = visible(
    input.leaderboards,
    ({ id }) => id,
    ({ definition }) => definition.fields.status,
  );
  const packs = visible(
    input.packs ?? [],
    ({ id }) => id,
    ({ plugin }) => plugin.fields.status ?? "published",
  );
  const runs = visible(
    input.runs ?? [],
    ({ id }) => id,
    ({ manifest }) => manifest.fields.status,
  );
  const [draftProblems, problems] = partition(input.problems, input.drafts ?? []);
  const leftOut = (input.leftOut ?? []).filter(({ kind, id }) => !(kind === "experiment" && experiments.has(id)));
  const evaluations = evaluateRuns(packs, runs);
  const leaderboards = buildLeaderboards(definitions, {
    experiments: [...experiments.values()],
    benchmarks: [...benchmarks.values()],
    leftOut,
    evaluations: evaluations.evaluations,
    discrepancies: problems.filter(({ code }) => disagreementCodes.has(code)),
  });
  return {
    benchmarks,
    experiments,
    leaderboards,
    plugins: new Map((input.plugins ?? []).map((plugin) => [plugin.id, plugin])),
    packs,
    runs,
    ...evaluations,
    testedOn: indexBy(experiments, ({ meta }) => meta.fields.test_data),
    evolvedOn: indexBy(experiments, ({ meta: { fields } }) => [
      ...new Set([...(fields.training_data ?? []), ...(fields.validation_data ?? [])]),
    ]),
    standings: findStandings(leaderboards),
    problems,
    draftProblems,
    leftOut,
  };
}

/** The problems of drafts, and the others. */
function partition(
  problems: readonly Problem[],
  drafts: readonly string[],
): readonly [drafts: readonly Problem[], others: readonly Problem[]] {
  const paths = new Set(drafts);
  const { inside = [], outside = [] } = Object.groupBy(problems, ({ file }) =>
    paths.has(itemOf(file) ?? "") ? "inside" : "outside",
  );
  return [inside, outside];
}

/** What may appear in the output: everything but drafts, in code-point order. */
function visible<Item>(
  items: readonly Item[],
  id: (item: Item) => string,
  status: (item: Item) => string,
): ReadonlyMap<string, Item> {
  const kept = items.filter((item) => status(item) !== "draft").map((item) => [id(item), item] as const);
  return new Map(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function buildLeaderboards(
  definitions: ReadonlyMap<string, Leaderboard>,
  repository: BoardInput,
): ReadonlyMap<string, LeaderboardWithBoard> {
  const published = repository.experiments.filter(({ meta }) => meta.fields.status === "published");
  const faulty = new Set((repository.leftOut ?? []).flatMap(({ kind, id }) => (kind === "leaderboard" ? [id] : [])));
  const folders = Map.groupBy(published, ({ folder }) => folder);
  const derived = undefinedFolders(definitions, folders.keys()).map(
    ({ folder, id }): LeaderboardWithBoard => ({
      leaderboard: undefinedFolderLeaderboard(id, folder, folders.get(folder) ?? [], faulty.has(folder)),
      board: { ...buildFolderBoard({ ...repository, folder }), id },
      defined: false,
      definitionLeftOut: faulty.has(folder),
    }),
  );
  const defined = [...definitions.values()].map((leaderboard) => ({
    leaderboard,
    board: buildBoard({ ...repository, definition: leaderboard.definition.fields }),
    defined: true,
  }));
  const all: readonly LeaderboardWithBoard[] = [...defined, ...derived];
  return new Map(all.map((item) => [item.leaderboard.id, item] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function findStandings(
  leaderboards: ReadonlyMap<string, LeaderboardWithBoard>,
): ReadonlyMap<string, readonly Standing[]> {
  const standings = new Map<string, Standing[]>();
  for (const leaderboard of leaderboards.values()) {
    if (leaderboard.leaderboard.definition.fields.status !== "published") continue;
    for (const entry of leaderboard.board.entries) {
      for (const { key } of entry.experiments.values()) append(standings, key, { leaderboard, entry });
    }
  }
  return standings;
}

function indexBy(
  experiments: ReadonlyMap<string, Experiment>,
  ids: (experiment: Experiment) => readonly string[],
): ReadonlyMap<string, readonly Experiment[]> {
  const index = new Map<string, Experiment[]>();
  for (const experiment of experiments.values()) {
    for (const id of ids(experiment)) append(index, id, experiment);
  }
  return index;
}

function append<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
