/** The command line of `new`. */
import { parseArgs } from "node:util";
import { repositoryRoot } from "../../context.ts";
import { givenPath, locales, oneOf } from "../arguments.ts";
import type { DraftKind, DraftOptions } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { WrongUsage } from "./refusals.ts";
import type { NewOptions } from "./run.ts";

const flags = {
  benchmark: { type: "string", multiple: true },
  training: { type: "string", multiple: true },
  validation: { type: "string", multiple: true },
  experiments: { type: "string", multiple: true },
  rounds: { type: "string" },
  attempts: { type: "string" },
} as const satisfies Record<keyof DraftOptions, object>;

/** How the command is called, one line a kind. */
export const newUsage = [
  "Usage:",
  ...kinds.map(({ name, usage }) => `  npm run new -- ${name} ${usage}`),
  "each with [--into <repository>] [--lang en|zh]; an option that takes an <id> or a <folder> may stand several times.",
].join("\n");

/** @throws Error for arguments that are not known */
export function readNewArguments(given: readonly string[], now: Date): NewOptions {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { ...flags, into: { type: "string" }, lang: { type: "string", default: "en" } },
  });
  const { into, lang, ...options } = values;
  const [name, id, ...more] = positionals;
  if (name === undefined) throw new WrongUsage("Say what is to be made.");
  const kind = kinds.find((known) => known.name === name);
  if (kind === undefined)
    throw new WrongUsage(`"${name}" is not one of ${kinds.map((known) => known.name).join(", ")}.`);
  if (id === undefined) throw new WrongUsage(`Name the ${name}: new ${name} ${kind.usage}`);
  if (more.length > 0) throw new WrongUsage(`One ${name} at a time, not ${positionals.length - 1}.`);
  refuseOthers(kind, Object.keys(options));
  return {
    kind,
    id,
    options,
    root: into === undefined ? repositoryRoot() : givenPath(into),
    locale: oneOf("--lang", lang, locales),
    now: `${now.toISOString().slice(0, 19)}Z`,
  };
}

/** An option of another kind would otherwise be passed over in silence. */
function refuseOthers(kind: DraftKind, given: readonly string[]): void {
  const known: readonly string[] = kind.flags;
  const other = given.find((flag) => !known.includes(flag));
  if (other !== undefined) throw new WrongUsage(`new ${kind.name} takes no --${other}.`);
}
