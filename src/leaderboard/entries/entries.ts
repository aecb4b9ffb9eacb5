/** The rows of a leaderboard before any number is computed. */
import type { Text } from "../../../content-loaders/problem.ts";
import type { Experiment } from "../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { bilingual, dataKey, type Group } from "./groups.ts";
import {
  type Identity,
  identityFieldsOf,
  identityKey,
  identityOf,
  sharedIdentity,
  shortHash,
  slugOf,
} from "./identity.ts";
import { type Exclusion, submissionOrder, type Uncounted } from "./selection.ts";

/** A set of experiments that are one agent, at most one per group. */
export interface EntryRow {
  readonly id: string;
  /** Null: named after its identity. */
  readonly title: Text | null;
  /** Null where the experiments of a named entry do not agree on it. */
  readonly identity: Identity | null;
  /** The groups it is measured on: those of the leaderboard, or its own test data where there is no definition. */
  readonly groups: readonly Group[];
  /** By group id. */
  readonly experiments: ReadonlyMap<string, Experiment>;
  /** By group id where none counts: an experiment that would, and why it does not. */
  readonly uncounted: ReadonlyMap<string, Exclusion>;
  /** Submissions that a later one has replaced, in order of time. */
  readonly earlier: readonly { readonly group: string; readonly experiment: Experiment }[];
}

/** The experiments that a named entry lists: by id among those drawn, or by `<folder>/<id>` among all that count. */
export function namedMembers<Member extends { readonly key: string; readonly id: string }>(
  ids: readonly string[],
  drawn: readonly Member[],
  counted: readonly Member[],
): readonly Member[] {
  return ids.flatMap((id) =>
    id.includes("/") ? counted.filter(({ key }) => key === id) : drawn.filter((experiment) => experiment.id === id),
  );
}

/** What rows can be made of. */
export interface Candidates {
  /** The experiments in the folders of the leaderboard that count. */
  readonly drawn: readonly Experiment[];
  /** All experiments of the repository that count. */
  readonly counted: readonly Experiment[];
  /** Those in the folders of the leaderboard that do not. */
  readonly uncounted: readonly Uncounted[];
  /** All of the repository that do not. */
  readonly allUncounted: readonly Uncounted[];
}

/** Rows by name, in the order of the definition, then rows by identity. Experiments outside all groups are in none. */
export function entriesOf(
  definition: Pick<LeaderboardDefinition, "entries">,
  groups: readonly Group[],
  { drawn, counted, uncounted, allUncounted }: Candidates,
): readonly EntryRow[] {
  const fields = identityFieldsOf(definition);
  const groupByData = new Map(groups.map((group) => [dataKey(group.testData), group.id]));
  const groupOfData = (testData: readonly string[]): string | null => groupByData.get(dataKey(testData)) ?? null;
  const groupOf = ({ meta }: Experiment): string | null => groupOfData(meta.fields.test_data);
  const row = (id: string, title: Text | null, members: readonly Experiment[], out: readonly Uncounted[]): EntryRow => {
    const { experiments, earlier } = placed(members, groupOf);
    const absent = out.flatMap(({ fields: { test_data }, exclusion }): [string, Exclusion][] => {
      const group = groupOfData(test_data);
      return group === null || experiments.has(group) ? [] : [[group, exclusion]];
    });
    return {
      id,
      title,
      identity: sharedIdentity(members.map(({ meta }) => identityOf(meta.fields, fields))),
      groups,
      experiments,
      uncounted: new Map(absent),
      earlier,
    };
  };

  const taken = new Set<Experiment>();
  const named = (definition.entries?.named ?? []).map((entry) => {
    const members = namedMembers(entry.experiments, drawn, counted);
    for (const member of members) taken.add(member);
    return row(
      entry.id,
      bilingual(entry.title, entry.title_zh),
      members.filter((member) => groupOf(member) !== null),
      namedMembers(entry.experiments, uncounted, allUncounted),
    );
  });

  const byIdentity = new Map<string, Experiment[]>();
  for (const experiment of [...drawn].sort(submissionOrder)) {
    if (taken.has(experiment) || groupOf(experiment) === null) continue;
    const key = identityKey(identityOf(experiment.meta.fields, fields));
    const members = byIdentity.get(key);
    if (members === undefined) byIdentity.set(key, [experiment]);
    else members.push(experiment);
  }
  const outByIdentity = Map.groupBy(uncounted, ({ fields: meta }) => identityKey(identityOf(meta, fields)));
  // In order of first submission, so that a later entry is the one that gives way when two slugs collide.
  const ids = new Set(named.map(({ id }) => id));
  const identified = [...byIdentity].map(([key, members]) => {
    const slug = slugOf(identityOf((members[0] as Experiment).meta.fields, fields));
    const id = ids.has(slug) ? `${slug}-${shortHash(key)}` : slug;
    ids.add(id);
    return row(id, null, members, outByIdentity.get(key) ?? []);
  });
  return [...named.filter(({ experiments: found }) => found.size > 0), ...identified];
}

/** One row per experiment, each on its own test data: a folder without a definition. */
export function entriesOfFolder(groups: readonly Group[], experiments: readonly Experiment[]): readonly EntryRow[] {
  const groupByData = new Map(groups.map((group) => [dataKey(group.testData), group]));
  return experiments.flatMap((experiment) => {
    const group = groupByData.get(dataKey(experiment.meta.fields.test_data));
    if (group === undefined) return [];
    const identity = identityOf(experiment.meta.fields, identityFieldsOf({}));
    return [
      {
        id: experiment.id,
        title: null,
        identity,
        groups: [group],
        experiments: new Map([[group.id, experiment]]),
        uncounted: new Map(),
        earlier: [],
      },
    ];
  });
}

/** Finds the row with the same identity but no algorithm; a row without one is its own baseline. Null if there is none. */
export function baselinesOf(rows: readonly EntryRow[]): (row: EntryRow) => EntryRow | null {
  const byIdentity = new Map<string, EntryRow>();
  for (const row of rows) {
    const key = row.identity === null ? null : identityKey(row.identity);
    if (key !== null && !byIdentity.has(key)) byIdentity.set(key, row);
  }
  return (row) => {
    const { identity } = row;
    if (identity === null || !("algorithm" in identity)) return null;
    if (identity.algorithm === null) return row;
    return byIdentity.get(identityKey({ ...identity, algorithm: null })) ?? null;
  };
}

/** The latest submission in each group, and those it replaced. */
function placed(
  members: readonly Experiment[],
  groupOf: (experiment: Experiment) => string | null,
): Pick<EntryRow, "experiments" | "earlier"> {
  const experiments = new Map<string, Experiment>();
  const earlier: { group: string; experiment: Experiment }[] = [];
  for (const experiment of [...members].sort(submissionOrder)) {
    const group = groupOf(experiment);
    if (group === null) continue;
    const before = experiments.get(group);
    if (before !== undefined) earlier.push({ group, experiment: before });
    experiments.set(group, experiment);
  }
  return { experiments, earlier };
}
