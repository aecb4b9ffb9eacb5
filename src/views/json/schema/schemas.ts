/** The JSON Schemas of all files below `/api/v1/`, by name; `snapshot` is that of the index of a snapshot, whose leaderboards have the schema of today's. */
import { algorithm } from "./algorithm.ts";
import { benchmark } from "./benchmark.ts";
import { experiment } from "./experiment.ts";
import { entry, leaderboard } from "./leaderboard.ts";
import { matrix, pack, run } from "./runs.ts";
import { address, type Schema, schemaFile } from "./schema.ts";
import { index, problems, snapshot } from "./site.ts";

const roots = {
  index,
  leaderboard,
  entry,
  experiment,
  benchmark,
  algorithm,
  pack,
  run,
  matrix,
  problems,
  snapshot,
} as const satisfies Readonly<Record<string, Schema>>;

export type SchemaName = keyof typeof roots;

export const schemaNames = Object.keys(roots) as readonly SchemaName[];

/** The schema as a file; `id` is its absolute address. Every file names its schema, as editors and validators look for it. */
export function jsonSchema(name: SchemaName, id: string) {
  const root: Schema = roots[name];
  const properties = { $schema: address("The address of this schema."), ...(root.properties as Schema) };
  const required = ["$schema", ...(root.required as readonly string[])];
  return schemaFile(id, `${name}.json`, { ...root, properties, required });
}
