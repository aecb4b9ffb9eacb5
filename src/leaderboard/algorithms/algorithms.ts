/** What the experiments of a repository say of each self-evolution algorithm. */
import { disagreementCodes } from "../../../content-loaders/disagreements.ts";
import type { Experiment } from "../../../content-loaders/repository.ts";
import { discrepancyIndex, syntheticKeys } from "../board.ts";
import type { Catalog, LeaderboardWithBoard } from "../catalog.ts";
import { countingOf, isFaulty } from "../entries/selection.ts";
import { configurationsOf } from "./configurations.ts";
import { ContrastFactory } from "./contrast.ts";
import { type AlgorithmSetting, algorithmSetting } from "./setting.ts";

export interface AlgorithmResults {
  /** The plugin's id. */
  readonly id: string;
  /** All that were run with it, published or withdrawn, by key. */
  readonly experiments: readonly Experiment[];
  /** True if every one of them is made up. */
  readonly synthetic: boolean;
  /** One for each leaderboard; measured ones first, then those with the most configurations that cover every group. */
  readonly settings: readonly AlgorithmSetting[];
}

type Source = Pick<Catalog, "benchmarks" | "experiments" | "leaderboards" | "problems"> &
  Partial<Pick<Catalog, "leftOut">>;

const known = new WeakMap<Source, ReadonlyMap<string, AlgorithmResults>>();

/** By id, in code-point order. Worked out once for a catalogue. */
export function algorithmsOf(catalog: Source): ReadonlyMap<string, AlgorithmResults> {
  const results = known.get(catalog) ?? compute(catalog);
  known.set(catalog, results);
  return results;
}

function compute({
  benchmarks,
  experiments,
  leaderboards,
  problems,
  leftOut = [],
}: Source): ReadonlyMap<string, AlgorithmResults> {
  const { counted, uncounted } = countingOf(experiments.values(), benchmarks, leftOut);
  const faulty = uncounted.filter(({ exclusion }) => isFaulty(exclusion));
  const isSynthetic = syntheticKeys([...experiments.values()], benchmarks);
  const discrepanciesAt = discrepancyIndex(problems.filter(({ code }) => disagreementCodes.has(code)));
  const factory = new ContrastFactory(counted, benchmarks, { isSynthetic, discrepanciesAt });
  const configurations = configurationsOf(counted.values(), isSynthetic, faulty);
  const published = [...leaderboards.values()].filter(
    ({ leaderboard }) => leaderboard.definition.fields.status === "published",
  );
  const byAlgorithm = Map.groupBy(experiments.values(), ({ meta }) => meta.fields.algorithm ?? "");
  byAlgorithm.delete("");
  return new Map(
    [...byAlgorithm]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, own]) => {
        const settings = published.flatMap((leaderboard) =>
          [false, true].flatMap((synthetic): readonly AlgorithmSetting[] => {
            const folders = foldersOf(leaderboard);
            const candidates = configurations.filter(
              (configuration) => configuration.synthetic === synthetic && folders.has(configuration.folder),
            );
            const setting = algorithmSetting(id, leaderboard, candidates, factory);
            return setting === null
              ? []
              : [{ ...setting, synthetic: synthetic || leaderboard.leaderboard.definition.fields.synthetic === true }];
          }),
        );
        const synthetic = own.every(({ key }) => isSynthetic(key));
        return [id, { id, experiments: own, synthetic, settings: settings.sort(bySize) }];
      }),
  );
}

/** The folders that a leaderboard draws on. */
function foldersOf({ leaderboard: { id, definition }, defined }: LeaderboardWithBoard): ReadonlySet<string> {
  return new Set(defined ? (definition.fields.experiments ?? [id]) : [id]);
}

function bySize(a: AlgorithmSetting, b: AlgorithmSetting): number {
  const complete = ({ lifts }: AlgorithmSetting) => lifts.filter(({ leftOut }) => leftOut.length === 0).length;
  return (
    Number(a.synthetic) - Number(b.synthetic) ||
    complete(b) - complete(a) ||
    b.lifts.length - a.lifts.length ||
    (a.leaderboard.leaderboard.id < b.leaderboard.leaderboard.id ? -1 : 1)
  );
}
