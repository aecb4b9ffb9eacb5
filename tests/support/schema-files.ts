/** Validators of the machine-readable files, made from the schemas that the site itself serves. */
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Site } from "./site.ts";

/** Which file has which schema, by its path below `api/v1/`. */
const kinds: readonly { readonly pattern: RegExp; readonly schema: string }[] = [
  { pattern: /^index\.json$/, schema: "index" },
  { pattern: /^problems\.json$/, schema: "problems" },
  { pattern: /^matrix\.json$/, schema: "matrix" },
  { pattern: /^leaderboards\/[^/]+\/entries\/[^/]+\.json$/, schema: "entry" },
  { pattern: /^leaderboards\/[^/.]+\.json$/, schema: "leaderboard" },
  { pattern: /^experiments\/[^/]+\/[^/]+\.json$/, schema: "experiment" },
  { pattern: /^benchmarks\/[^/]+\.json$/, schema: "benchmark" },
  { pattern: /^algorithms\/[^/]+\.json$/, schema: "algorithm" },
  { pattern: /^packs\/[^/]+\.json$/, schema: "pack" },
  { pattern: /^runs\/[^/]+\.json$/, schema: "run" },
];

/** Files in a format of others, which have their own definition. */
const foreign = [/^schema\/[^/]+\.json$/, /\.croissant\.json$/, /-metadata\.json$/];

/** The schema of a file (`api/v1/index.json`), null for a format of others; undefined for a file that has none and should. */
export function schemaOf(file: string): string | null | undefined {
  const name = file.replace(/^api\/v1\//, "");
  if (foreign.some((pattern) => pattern.test(name))) return null;
  return kinds.find(({ pattern }) => pattern.test(name))?.schema;
}

/** By name of the schema. */
export function validators(site: Pick<Site, "files" | "read">): ReadonlyMap<string, ValidateFunction> {
  return new Map(
    site.files
      .filter((file) => /^api\/v1\/schema\/[^/]+\.json$/.test(file))
      .map((file) => [file.replace(/^.*\/|\.json$/g, ""), validatorOf(JSON.parse(site.read(file)))]),
  );
}

/** Compiling is strict: a keyword that means nothing is an error too. */
export function validatorOf(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** What a validator has to say, in one line. */
export function faultText(errors: readonly ErrorObject[] | null | undefined): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join("; ");
}
