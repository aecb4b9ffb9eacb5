/** The generated parts of the documents: in step with the code, and only they are touched. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { parse } from "yaml";
import { leaderboardColumn, leaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { packDeclaration, packMetric } from "../../../content-loaders/schema/pack.ts";
import { runManifest, runResult } from "../../../content-loaders/schema/run.ts";
import { DOCUMENTS, withGeneratedParts } from "../../../src/commands/reference-docs.ts";
import { FUNCTIONS } from "../../../src/leaderboard/expression/functions.ts";
import { parseExpression } from "../../../src/leaderboard/expression/parse.ts";
import { project } from "../../support/modules.ts";

const read = (document: string): string => readFileSync(join(project, document), "utf8");

for (const document of DOCUMENTS) {
  test(`${document} is as npm run docs writes it`, () => {
    assert.equal(withGeneratedParts(read(document)), read(document));
  });
}

test("a part that is out of date is made anew, what stands around it stays", () => {
  const document = "before\n\n<!-- functions -->\n\n`gone()`\n\n<!-- /functions -->\n\nafter\n";
  const written = withGeneratedParts(document);
  assert.ok(!written.includes("gone"));
  assert.ok(written.startsWith("before\n\n<!-- functions -->\n\n`mean(x, …)`, `sum(x, …)`"));
  assert.ok(written.endsWith("<!-- /functions -->\n\nafter\n"));
  assert.equal(withGeneratedParts(written), written);
});

test("a marker without a part or an end is told", () => {
  assert.throws(() => withGeneratedParts("<!-- nothing -->\n<!-- /nothing -->"), /no part "nothing"/);
  assert.throws(() => withGeneratedParts("<!-- functions -->"), /has no end/);
});

test("the reference of leaderboards names every key, every function and every expression code", () => {
  const text = read("docs/leaderboards.md");
  const wanted = [
    ...Object.keys(leaderboardDefinition.fields),
    ...Object.keys(leaderboardColumn.fields),
    ...[...FUNCTIONS.keys()].map((name) => `${name}(`),
    ...["E-EXPR-LIMIT", "E-EXPR-HYPHEN", "E-EXPR-BASELINE"],
  ];
  assert.deepEqual(
    wanted.filter((name) => !text.includes(`\`${name}`)),
    [],
  );
});

test("every definition and every expression that the reference shows as right can be read", () => {
  const blocks = [...read("docs/leaderboards.md").matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) =>
    parse(text),
  );
  assert.ok(blocks.length >= 2);
  const columns = blocks.flatMap(
    ({ columns = [] }: { columns?: readonly { value: string; std?: string }[] }) => columns,
  );
  assert.ok(columns.length >= 4);
  for (const expression of columns.flatMap(({ value, std }) => [value, ...(std === undefined ? [] : [std])])) {
    assert.equal(parseExpression(expression).kind, "expression", expression);
  }
  const [definition = {}] = blocks;
  assert.deepEqual(
    Object.keys(definition).filter((key) => !Object.hasOwn(leaderboardDefinition.fields, key)),
    [],
  );
});

test("the pack and the run that the reference of packs shows have keys of their formats only", () => {
  const blocks = [...read("docs/packs.md").matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => parse(text));
  assert.equal(blocks.length, 2);
  const [pack = {}, run = {}] = blocks;
  const unknown = (value: object, fields: object) => Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  const metrics: readonly object[] = pack.metrics;
  const results: readonly object[] = Object.values(run.results);
  assert.deepEqual(
    [
      ...unknown(pack, packDeclaration.fields),
      ...metrics.flatMap((metric) => unknown(metric, packMetric.fields)),
      ...unknown(run, runManifest.fields),
      ...results.flatMap((result) => unknown(result, runResult.fields)),
    ],
    [],
  );
});
