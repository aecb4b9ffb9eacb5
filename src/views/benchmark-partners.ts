/** Which data sets belong together: what is trained or validated on, and what is tested on afterwards. */
import type { Experiment } from "../../content-loaders/repository.ts";
import type { Catalog } from "../leaderboard/catalog.ts";

export const roles = ["train", "val", "test"] as const;
export type Role = (typeof roles)[number];

/** Ids of the other data sets by role, in code-point order. */
export type Partners = Readonly<Record<Role, readonly string[]>>;

/** Partners are named by an experiment that uses both, or share a name up to `-train`, `-val`, `-test`. */
export function partnersOf(
  id: string,
  { benchmarks, testedOn, evolvedOn }: Pick<Catalog, "benchmarks" | "testedOn" | "evolvedOn">,
): Partners {
  const users = [...(testedOn.get(id) ?? []), ...(evolvedOn.get(id) ?? [])];
  const found = (role: Role): readonly string[] => {
    const named = users.flatMap((experiment) => dataOf(experiment, role));
    const sibling = suffixRole(id) === null ? null : `${stem(id)}-${role}`;
    const bySuffix = sibling !== null && benchmarks.has(sibling) ? [sibling] : [];
    // Sets tested together with this one are no partners of it: they play the same part.
    const ids = role === roleOf(id, { testedOn, evolvedOn }) ? [] : [...named, ...bySuffix];
    return [...new Set(ids)].filter((other) => other !== id).sort();
  };
  return { train: found("train"), val: found("val"), test: found("test") };
}

/** The part a data set plays: as its name says, else as experiments use it; a set that is tested on is a test set. */
export function roleOf(id: string, { testedOn, evolvedOn }: Pick<Catalog, "testedOn" | "evolvedOn">): Role {
  const bySuffix = suffixRole(id);
  if (bySuffix !== null) return bySuffix;
  if (testedOn.has(id)) return "test";
  const evolved = evolvedOn.get(id) ?? [];
  if (evolved.some((experiment) => dataOf(experiment, "train").includes(id))) return "train";
  return evolved.length > 0 ? "val" : "test";
}

function dataOf({ meta: { fields } }: Experiment, role: Role): readonly string[] {
  switch (role) {
    case "train":
      return fields.training_data ?? [];
    case "val":
      return fields.validation_data ?? [];
    case "test":
      return fields.test_data;
    default:
      return role satisfies never;
  }
}

function suffixRole(id: string): Role | null {
  return roles.find((role) => id.endsWith(`-${role}`)) ?? null;
}

function stem(id: string): string {
  return id.replace(/-(train|val|test)$/, "");
}
