/** One algorithm on one leaderboard: every configuration that ran it, against none and against other algorithms. */
import type { Board, Entry } from "../board.ts";
import type { LeaderboardWithBoard } from "../catalog.ts";
import { dataKey, type Group } from "../entries/groups.ts";
import type { Cell } from "../evaluation/cell.ts";
import { type MeasureId, measureColumns } from "./columns.ts";
import type { Arm, Configuration } from "./configurations.ts";
import type { Contrast, ContrastFactory, Match } from "./contrast.ts";
import { type Basis, counted } from "./coverage.ts";
import { type MeanCurve, meanCurve } from "./curve.ts";

/** An algorithm on the groups of one leaderboard, all measured or all made up. */
export interface AlgorithmSetting {
  readonly algorithm: string;
  readonly leaderboard: LeaderboardWithBoard;
  readonly synthetic: boolean;
  /** Configurations run with and without it, the largest lift first, each over the groups that its two sides share. */
  readonly lifts: readonly ConfigurationLift[];
  /** Those that enter means, first sentences and counts of tests, over the groups of `basis`. */
  readonly counted: readonly ConfigurationLift[];
  /** The groups that `counted` are over; null where there is none to count. */
  readonly basis: Basis | null;
  /** Configurations run with it that share no group with a run without any. */
  readonly unpaired: readonly UnpairedConfiguration[];
  /** All of `counted` together: the mean over configurations, each counting the same. Null without any. */
  readonly pooled: PooledLift | null;
  /** Against each other algorithm that a configuration was run with too, by id. */
  readonly against: readonly AlgorithmAgainst[];
}

export interface ConfigurationLift extends Measured {
  readonly configuration: Configuration;
  /** The leaderboard's entry that the experiments are part of; null if they are spread over several. */
  readonly entry: Entry | null;
  readonly baselineEntry: Entry | null;
  /** An entry of the leaderboard that has the configuration's settings, to name it by. */
  readonly named: Entry;
  readonly contrast: Contrast;
  readonly leftOut: readonly LeftOut[];
  readonly curve: MeanCurve | null;
}

export interface UnpairedConfiguration {
  readonly configuration: Configuration;
  readonly named: Entry;
  readonly leftOut: readonly LeftOut[];
}

/** A group that does not enter, because one side or both have no test score there. */
export interface LeftOut {
  readonly group: string;
  readonly side: "with" | "without" | "both";
  readonly code: "no-experiment" | "left-out" | "not-stated";
}

export interface PooledLift extends Measured {
  readonly contrast: Contrast;
}

interface Measured {
  readonly measures: ReadonlyMap<MeasureId, Cell>;
}

export interface AlgorithmAgainst {
  readonly other: string;
  /** How many configurations enter: those that ran both on every group of `basis`. */
  readonly configurations: number;
  /** How many more ran both on some groups only. */
  readonly partial: number;
  readonly basis: Basis;
  readonly contrast: Contrast;
}

/** Null if no configuration of the kind was run with the algorithm on a group of the leaderboard. */
export function algorithmSetting(
  algorithm: string,
  leaderboard: LeaderboardWithBoard,
  configurations: readonly Configuration[],
  factory: ContrastFactory,
): Omit<AlgorithmSetting, "synthetic"> | null {
  const { board } = leaderboard;
  const entries = entryByExperiment(board);
  const lifts: ConfigurationLift[] = [];
  const unpaired: UnpairedConfiguration[] = [];
  for (const configuration of configurations) {
    const arm = configuration.arms.get(algorithm);
    const named = firstEntry(arm, board, entries);
    if (arm === undefined || named === undefined) continue;
    const { matches, leftOut } = match(configuration, [algorithm, null], board.groups);
    const contrast = factory.contrast(matches);
    if (contrast === null) {
      unpaired.push({ configuration, named, leftOut });
      continue;
    }
    lifts.push({
      configuration,
      named,
      entry: commonEntry(matches.map(({ experiment }) => entries.get(experiment.key))),
      baselineEntry: commonEntry(matches.map(({ baseline }) => entries.get(baseline.key))),
      leftOut,
      ...computed(contrast, factory),
    });
  }
  if (lifts.length === 0 && unpaired.length === 0) return null;
  const fair = counted(lifts, ({ contrast }) => contrast.matches, board.groups);
  const entering = (fair?.members ?? []).flatMap(({ of, matches }): readonly ConfigurationLift[] => {
    if (matches.length === of.contrast.matches.length) return [of];
    const contrast = factory.contrast(matches);
    return contrast === null ? [] : [{ ...of, ...computed(contrast, factory) }];
  });
  const together = pool(entering.map(({ contrast }) => contrast.matches));
  const pooled = factory.contrast(together);
  return {
    algorithm,
    leaderboard,
    lifts: lifts.sort(byLift),
    counted: entering.sort(byLift),
    basis: fair?.basis ?? null,
    unpaired,
    pooled: pooled && { contrast: pooled, measures: measuresOf(together, entering.length, factory) },
    against: againstOthers(algorithm, board, configurations, factory),
  };
}

/** All that follows from the groups that enter a lift. */
function computed(contrast: Contrast, factory: ContrastFactory) {
  const { matches } = contrast;
  return {
    contrast,
    measures: measuresOf(matches, 1, factory),
    curve: meanCurve(matches, (column, over) => factory.cell(column, over)),
  };
}

function byLift(a: ConfigurationLift, b: ConfigurationLift): number {
  return b.contrast.lift.value - a.contrast.lift.value || (a.configuration.key < b.configuration.key ? -1 : 1);
}

/** The groups that both sides have a test score for, each counting the same, and why others do not enter. */
function match(
  { arms, leftOut: faulty }: Configuration,
  sides: readonly [algorithm: string, other: string | null],
  groups: readonly Group[],
) {
  const [arm, baseline] = sides.map((side) => arms.get(side));
  const matches: Match[] = [];
  const leftOut: LeftOut[] = [];
  for (const group of groups) {
    const key = dataKey(group.testData);
    const [mine, theirs] = [arm?.get(key), baseline?.get(key)];
    const [here, there] = [hasScore(mine), hasScore(theirs)];
    if (mine !== undefined && theirs !== undefined && here && there) {
      matches.push({ id: group.id, group, weight: 1, experiment: mine, baseline: theirs });
    } else {
      const lacking = [...(here ? [] : [mine]), ...(there ? [] : [theirs])];
      const isFaulty = sides.some((side) => arms.get(side)?.get(key) === undefined && faulty.get(side)?.has(key));
      leftOut.push({
        group: group.id,
        side: here ? "without" : there ? "with" : "both",
        code: isFaulty ? "left-out" : lacking.includes(undefined) ? "no-experiment" : "not-stated",
      });
    }
  }
  return { matches, leftOut };
}

function hasScore(experiment: { readonly phases: Match["experiment"]["phases"] } | undefined): boolean {
  const test = experiment?.phases.find(({ kind }) => kind === "test");
  return test !== undefined && test.summary.fields.score_mean !== null;
}

/** The groups of several configurations side by side: each configuration counts the same, and in it each group. */
function pool(configurations: readonly (readonly Match[])[]): readonly Match[] {
  return configurations.flatMap((matches, index) =>
    matches.map((one) => ({ ...one, id: `${index + 1}/${one.id}`, weight: 1 / matches.length })),
  );
}

function againstOthers(
  algorithm: string,
  { groups }: Board,
  configurations: readonly Configuration[],
  factory: ContrastFactory,
): readonly AlgorithmAgainst[] {
  const others = new Set(configurations.flatMap(({ arms }) => [...arms.keys()].filter((other) => other !== null)));
  others.delete(algorithm);
  return [...others].sort().flatMap((other) => {
    const both = configurations.flatMap((configuration) => {
      if (!configuration.arms.has(algorithm)) return [];
      const { matches } = match(configuration, [algorithm, other], groups);
      return matches.length === 0 ? [] : [matches];
    });
    const fair = counted(both, (matches) => matches, groups);
    if (fair === null) return [];
    const contrast = factory.contrast(pool(fair.members.map(({ matches }) => matches)));
    const { length } = fair.members;
    return contrast === null
      ? []
      : [{ other, configurations: length, partial: both.length - length, basis: fair.basis, contrast }];
  });
}

/** Validation is part of the price where any of the experiments had data for it. */
function measuresOf(
  matches: readonly Match[],
  configurations: number,
  factory: ContrastFactory,
): ReadonlyMap<MeasureId, Cell> {
  const validated = matches.some(
    ({ experiment: { meta, phases } }) =>
      (meta.fields.validation_data ?? []).length > 0 || phases.some(({ kind }) => kind === "val"),
  );
  const columns = measureColumns(validated, configurations);
  return new Map([...columns].map(([id, column]) => [id, factory.cell(column, matches)]));
}

function entryByExperiment({ entries }: Board): ReadonlyMap<string, Entry> {
  return new Map(entries.flatMap((entry) => [...entry.experiments.values()].map(({ key }) => [key, entry] as const)));
}

function firstEntry(arm: Arm | undefined, { groups }: Board, entries: ReadonlyMap<string, Entry>): Entry | undefined {
  const keys = groups.flatMap(({ testData }) => arm?.get(dataKey(testData))?.key ?? []);
  return keys.flatMap((key) => entries.get(key) ?? [])[0];
}

function commonEntry(entries: readonly (Entry | undefined)[]): Entry | null {
  const [first] = entries;
  return first !== undefined && entries.every((entry) => entry === first) ? first : null;
}
