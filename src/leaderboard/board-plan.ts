/** What a leaderboard is made of before numbers: groups, columns, rows, and the experiments that count. */
import type { Benchmark, Experiment, LeftOut } from "../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { keysById } from "./check-leaderboard.ts";
import { type Column, columnsOf } from "./columns.ts";
import { type EntryRow, entriesOf, entriesOfFolder, namedMembers } from "./entries/entries.ts";
import { dataKey, type Group, groupsOf } from "./entries/groups.ts";
import { type Counting, countingOf, type Exclusion } from "./entries/selection.ts";
import type { NamedRuns } from "./evaluation/scope.ts";
import type { Evaluations } from "./packs/evaluate-runs.ts";

export interface BoardPlan {
  readonly id: string;
  readonly definition: LeaderboardDefinition | null;
  readonly groups: readonly Group[];
  readonly columns: readonly Column[];
  readonly primary: Column;
  readonly rows: readonly EntryRow[];
  readonly rankable: boolean;
  /** All experiments of the repository that count, by key. */
  readonly counted: ReadonlyMap<string, Experiment>;
  /** Keys by short id; of several, those of published experiments first, those with errors last. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** Why others do not count, by key. */
  readonly excluded: ReadonlyMap<string, Exclusion>;
  /** Those in the folders of the leaderboard, counting or not. */
  readonly drawn: readonly Experiment[];
  /** Those in the folders of the leaderboard that have errors. */
  readonly faulty: readonly LeftOut[];
  /** What the runs of the repository were evaluated to. */
  readonly runs: NamedRuns;
}

interface Items {
  readonly experiments: readonly Experiment[];
  readonly benchmarks: readonly Benchmark[];
  /** Items with errors; the experiments among them would have counted. */
  readonly leftOut?: readonly LeftOut[];
  /** By run id, then by pack id; none where the repository has no runs. */
  readonly evaluations?: Evaluations["evaluations"];
}

/** The plan of a definition. */
export function planLeaderboard(definition: LeaderboardDefinition, items: Items): BoardPlan {
  const pool = poolOf(items);
  const folders = definition.experiments ?? [definition.leaderboard_id];
  const drawn = items.experiments.filter(({ folder }) => folders.includes(folder));
  const counting = drawn.filter(({ key }) => pool.counted.has(key));
  const counted = [...pool.counted.values()];
  const named = (definition.entries?.named ?? []).flatMap((entry) =>
    namedMembers(entry.experiments, counting, counted),
  );
  const groups = groupsOf(
    definition.groups,
    [...counting, ...named].map(({ meta }) => meta.fields.test_data),
  );
  const uncounted = pool.uncounted.filter(({ folder }) => folders.includes(folder));
  const columns = columnsOf(definition.columns);
  const primary = primaryOf(columns);
  return {
    id: definition.leaderboard_id,
    definition,
    groups,
    columns,
    primary,
    rows: entriesOf(definition, groups, { drawn: counting, counted, uncounted, allUncounted: pool.uncounted }),
    rankable: primary.direction !== "neutral" && definition.status !== "withdrawn",
    drawn,
    faulty: faultyIn(items, folders),
    ...pool,
  };
}

/** The plan of a folder without a definition: ranked only if all of its experiments share one test set. */
export function planFolder(folder: string, items: Items): BoardPlan {
  const pool = poolOf(items);
  const drawn = items.experiments.filter((experiment) => experiment.folder === folder);
  const counting = drawn.filter(({ key }) => pool.counted.has(key));
  const groups = groupsOf(
    undefined,
    counting.map(({ meta }) => meta.fields.test_data),
  );
  const columns = columnsOf(undefined);
  return {
    id: folder,
    definition: null,
    groups,
    columns,
    primary: primaryOf(columns),
    rows: entriesOfFolder(groups, counting),
    rankable: groups.length <= 1,
    drawn,
    faulty: faultyIn(items, [folder]),
    ...pool,
  };
}

/** True if an experiment's test data are those of a group. */
export function isInGroups(testData: readonly string[], groups: readonly Group[]): boolean {
  const key = dataKey(testData);
  return groups.some(({ testData }) => dataKey(testData) === key);
}

function faultyIn({ leftOut = [] }: Items, folders: readonly string[]): readonly LeftOut[] {
  return leftOut.filter(({ kind, id }) => kind === "experiment" && folders.includes(id.split("/")[0] ?? ""));
}

function poolOf(items: Items): Counting & Pick<BoardPlan, "keys" | "runs"> {
  const { experiments, benchmarks, leftOut = [], evaluations = new Map() } = items;
  const counting = countingOf(experiments, new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark])), leftOut);
  const withStatus = (status: Experiment["meta"]["fields"]["status"]): readonly Experiment[] =>
    experiments.filter(({ meta }) => meta.fields.status === status);
  const faulty = leftOut.flatMap(({ kind, id }) =>
    kind === "experiment" ? [{ key: id, id: id.slice(id.indexOf("/") + 1) }] : [],
  );
  const faultyIds = (sought: LeftOut["kind"]): ReadonlySet<string> =>
    new Set(leftOut.flatMap(({ kind, id }) => (kind === sought ? [id] : [])));
  return {
    ...counting,
    keys: keysById([...withStatus("published"), ...withStatus("withdrawn"), ...faulty]),
    runs: { evaluations, faulty: { runs: faultyIds("run"), packs: faultyIds("pack") } },
  };
}

function primaryOf(columns: readonly Column[]): Column {
  const primary = columns.find((column) => column.primary);
  if (primary === undefined) throw new Error("a leaderboard has at least one column");
  return primary;
}
