/** Agents as algorithms are compared on them: the same settings throughout, once without an algorithm and once with each. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { identityFields } from "../../../content-loaders/schema/leaderboard.ts";
import { dataKey } from "../entries/groups.ts";
import { type Identity, identityKey, identityOf } from "../entries/identity.ts";
import { submissionOrder, type Uncounted } from "../entries/selection.ts";

/** Everything of an identity but the algorithm: harness, its version, model, provider, thinking level, author. */
const settingFields = identityFields.filter((field) => field !== "algorithm");

/** The experiments of one agent in one folder. */
export interface Configuration {
  /** Unique in the repository. */
  readonly key: string;
  readonly folder: string;
  /** Without the algorithm. */
  readonly identity: Identity;
  /** True if its numbers are made up; such experiments never share a configuration with measured ones. */
  readonly synthetic: boolean;
  /** By algorithm, null for none. */
  readonly arms: ReadonlyMap<string | null, Arm>;
  /** Test data (`dataKey`) by algorithm of the experiments that errors keep out, of their own or of what they were tested on. */
  readonly leftOut: ReadonlyMap<string | null, ReadonlySet<string>>;
}

/** The experiments with one algorithm, by test data (`dataKey`); of several the latest submission. */
export type Arm = ReadonlyMap<string, Experiment>;

/**
 * Sorts experiments that count into configurations, in code-point order of their keys.
 *
 * @param faulty those that errors keep out
 */
export function configurationsOf(
  experiments: Iterable<Experiment>,
  isSynthetic: (key: string) => boolean,
  faulty: readonly Uncounted[] = [],
): readonly Configuration[] {
  const gaps = gapsOf(faulty);
  const found = new Map<string, Configuration & { readonly arms: Map<string | null, Map<string, Experiment>> }>();
  for (const experiment of [...experiments].sort(submissionOrder)) {
    const { fields } = experiment.meta;
    const identity = identityOf(fields, settingFields);
    const synthetic = isSynthetic(experiment.key);
    const key = `${experiment.folder} ${synthetic ? "synthetic" : "measured"} ${identityKey(identity)}`;
    const configuration = found.get(key) ?? {
      key,
      folder: experiment.folder,
      identity,
      synthetic,
      arms: new Map(),
      leftOut: gaps.get(`${experiment.folder} ${identityKey(identity)}`) ?? new Map(),
    };
    found.set(key, configuration);
    const algorithm = fields.algorithm ?? null;
    const arm = configuration.arms.get(algorithm) ?? new Map<string, Experiment>();
    configuration.arms.set(algorithm, arm.set(dataKey(fields.test_data), experiment));
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Where errors leave a gap: by folder and identity, then by algorithm. */
function gapsOf(faulty: readonly Uncounted[]): ReadonlyMap<string, Configuration["leftOut"]> {
  const gaps = new Map<string, Map<string | null, Set<string>>>();
  for (const { folder, fields } of faulty) {
    const key = `${folder} ${identityKey(identityOf(fields, settingFields))}`;
    const arms = gaps.get(key) ?? new Map<string | null, Set<string>>();
    gaps.set(key, arms);
    const algorithm = fields.algorithm ?? null;
    arms.set(algorithm, (arms.get(algorithm) ?? new Set<string>()).add(dataKey(fields.test_data)));
  }
  return gaps;
}
