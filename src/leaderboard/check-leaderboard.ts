/** The expressions of a leaderboard definition, checked before anything is computed from them. */
import type { Problem } from "../../content-loaders/problem.ts";
import { type Leaderboard, placeOf } from "../../content-loaders/repository.ts";
import type { ExperimentMeta } from "../../content-loaders/schema/experiment.ts";
import { directionOf } from "./columns.ts";
import { groupsOf } from "./entries/groups.ts";
import { identityFieldsOf } from "./entries/identity.ts";
import { checkExpression, type Vocabulary } from "./expression/check.ts";
import { parseExpression } from "./expression/parse.ts";

/** What must be known of an experiment; what could not be read of its metadata is absent. */
interface KnownExperiment {
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  readonly meta: {
    readonly fields: {
      readonly status?: ExperimentMeta["status"] | undefined;
      readonly test_data?: ExperimentMeta["test_data"] | undefined;
    };
  } | null;
}

/** All problems of the `value` and `std` expressions, each at the place of its expression. */
export function checkExpressions(
  { definition }: Leaderboard,
  repository: { readonly experiments: readonly KnownExperiment[] },
): readonly Problem[] {
  const { fields } = definition;
  const folders = fields.experiments ?? [fields.leaderboard_id];
  // An experiment whose metadata could not be read has its own problem, and is not unknown besides.
  const published = repository.experiments.filter(({ meta }) => (meta?.fields.status ?? "published") === "published");
  // A named entry may also bring in an experiment of another folder, and with it a group.
  const named = new Set((fields.entries?.named ?? []).flatMap((entry) => entry.experiments));
  const drawn = published.filter(({ folder, key }) => folders.includes(folder) || named.has(key));
  const groups = groupsOf(
    fields.groups,
    drawn.flatMap(({ meta }) => (meta?.fields.test_data == null ? [] : [meta.fields.test_data])),
  );
  const vocabulary = {
    groups: groups.map(({ id }) => id),
    experiments: keysById(published),
    hasBaseline: identityFieldsOf(fields).includes("algorithm"),
  };
  return (fields.columns ?? []).flatMap((column, i) => {
    const value = parseExpression(column.value);
    const direction = value.kind === "expression" ? directionOf(column, value.tree) : (column.direction ?? "higher");
    const check = (text: string | null | undefined, key: "value" | "std"): readonly Problem[] =>
      text == null
        ? []
        : findings(text, { ...vocabulary, direction }).map((found) =>
            found.at(placeOf(definition, `columns.${i}.${key}`)),
          );
    return [...check(column.value, "value"), ...check(column.std, "std")];
  });
}

function findings(text: string, vocabulary: Vocabulary): ReturnType<typeof checkExpression> {
  const parsed = parseExpression(text);
  return parsed.kind === "refused" ? [parsed.finding] : checkExpression(parsed.tree, vocabulary);
}

/** Experiment keys by the short id. */
export function keysById(
  experiments: readonly { readonly id: string; readonly key: string }[],
): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { id, key } of experiments) {
    const known = keys.get(id);
    if (known === undefined) keys.set(id, [key]);
    else known.push(key);
  }
  return keys;
}
