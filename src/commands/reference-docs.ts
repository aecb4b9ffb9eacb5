/** The parts of the Markdown documents that are made from the tables of the code: schemas, functions, limits, rules. */

import {
  columnDirections,
  columnUnits,
  identityFields,
  leaderboardColumn,
  leaderboardDefinition,
  leaderboardEntries,
  leaderboardGroup,
  namedEntry,
} from "../../content-loaders/schema/leaderboard.ts";
import { packDeclaration, packMetric, packPlugin } from "../../content-loaders/schema/pack.ts";
import { authorFields, caveat } from "../../content-loaders/schema/publication.ts";
import { runManifest, runResult } from "../../content-loaders/schema/run.ts";
import type { Fields } from "../../content-loaders/schema/type.ts";
import { dictionary } from "../i18n/index.ts";
import { LIMITS } from "../leaderboard/expression/form-rules.ts";
import { FUNCTIONS } from "../leaderboard/expression/functions.ts";
import { FIELDS, isFieldName } from "../leaderboard/expression/names.ts";
import { EXPRESSION_RULES } from "../leaderboard/expression/rules.ts";
import { inputForm, signature, spreadForm } from "../leaderboard/expression/signature.ts";

/** The documents with generated parts, relative to the project. */
export const DOCUMENTS = ["README.md", "docs/leaderboards.md", "docs/packs.md"] as const;

const { inputs, spreads, fields: fieldWords } = dictionary("en").methodology.reference;

/** By the name that stands in the markers `<!-- name -->` and `<!-- /name -->`. */
const PARTS: Readonly<Record<string, () => string>> = {
  "definition-keys": () => keyTable(leaderboardDefinition.fields),
  "group-keys": () => keyTable(leaderboardGroup.fields),
  "entry-keys": () => keyTable(leaderboardEntries.fields),
  "named-entry-keys": () => keyTable(namedEntry.fields),
  "column-keys": () => keyTable(leaderboardColumn.fields),
  "author-keys": () => keyTable(authorFields),
  "caveat-keys": () => keyTable(caveat.fields),
  "pack-keys": () => keyTable(packDeclaration.fields),
  "metric-keys": () => keyTable(packMetric.fields),
  "plugin-keys": () => keyTable(packPlugin.fields),
  "run-keys": () => keyTable(runManifest.fields),
  "result-keys": () => keyTable(runResult.fields),
  units: () => words(columnUnits),
  directions: () => words(columnDirections),
  "identity-fields": () => words(identityFields),
  fields: () =>
    table(
      ["field", "key in `summary.yaml`", "is"],
      Object.keys(FIELDS)
        .filter(isFieldName)
        .map((name) => [code(`.${name}`), FIELDS[name].key === "" ? "" : code(FIELDS[name].key), fieldWords[name]]),
    ),
  functions: () => words([...FUNCTIONS.values()].map(signature)),
  "function-table": () =>
    table(
      ["function", "does", "takes", "spread"],
      [...FUNCTIONS.values()].map((definition) => [
        code(signature(definition)),
        definition.about.en,
        inputs[inputForm(definition)],
        spreads[spreadForm(definition)],
      ]),
    ),
  limits: () => `At most ${LIMITS.characters} characters, ${LIMITS.nodes} nodes, a depth of ${LIMITS.depth}.`,
  rules: () =>
    table(
      ["code", "rule"],
      EXPRESSION_RULES.map(({ code: name, about }) => [code(name), about.en]),
    ),
};

/**
 * The document with its generated parts made anew; the rest stays as it is.
 *
 * @throws Error for a marker that has no part or no end
 */
export function withGeneratedParts(document: string): string {
  const written = document.replace(
    /<!-- ([a-z-]+) -->[\s\S]*?<!-- \/\1 -->/g,
    (_, name: string) => `<!-- ${name} -->\n\n${partOf(name)}\n\n<!-- /${name} -->`,
  );
  for (const [marker, name = ""] of written.matchAll(/<!-- ([a-z-]+) -->/g)) {
    if (!written.includes(`<!-- /${name} -->`)) throw new Error(`${marker} has no end.`);
  }
  return written;
}

function partOf(name: string): string {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`There is no part "${name}"; parts: ${Object.keys(PARTS).join(", ")}.`);
  return part();
}

function keyTable(keys: Fields): string {
  return table(
    ["key", "", "value", "meaning"],
    Object.entries(keys).map(([name, { presence, type, about }]) => [
      code(name),
      presence === "required" ? "required" : "",
      type.expected.en,
      about.en,
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  // Outside code, Markdown would take `<folder>` for a tag.
  const plain = text.includes("`") ? text : text.replaceAll("<", "\\<");
  return plain.replaceAll("|", "\\|");
}

function code(text: string): string {
  return `\`${text}\``;
}

function words(list: readonly string[]): string {
  return list.map(code).join(", ");
}
