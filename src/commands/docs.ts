/**
 * `docs [--check]` writes the generated parts of the Markdown documents anew. With `--check` it writes nothing and exits 1
 * if a document is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DOCUMENTS, withGeneratedParts } from "./reference-docs.ts";
import { answerHelp, usages } from "./usage.ts";

const project = resolve(import.meta.dirname, "../..");
answerHelp(usages.docs);
const { check } = parseArgs({ options: { check: { type: "boolean", default: false } } }).values;

const stale = DOCUMENTS.filter((document) => {
  const path = join(project, document);
  const before = readFileSync(path, "utf8");
  const after = withGeneratedParts(before);
  if (after !== before && !check) writeFileSync(path, after);
  return after !== before;
});

for (const document of stale) console.log(check ? `${document} is out of date: npm run docs` : `Written: ${document}`);
if (check && stale.length > 0) process.exitCode = 1;
