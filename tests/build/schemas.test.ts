/** The JSON Schemas that the site serves describe every file that it serves, whole and no further. */
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { project } from "../support/modules.ts";
import { faultText, schemaOf, validators } from "../support/schema-files.ts";
import { readFolder } from "../support/site.ts";

const site = readFolder(join(project, "dist"));
const schemas = validators(site);
const files = site.files.filter((file) => /^api\/v1\/.*\.json$/.test(file));
const { schemas: listed } = JSON.parse(site.read("api/v1/index.json"));
/** The bundled repository has no tags; the files of snapshots are held against their schemas where tags are made. */
const elsewhere = "snapshot";

test("every JSON file keeps its schema, and names it", () => {
  const wrong = files.flatMap((file) => {
    const name = schemaOf(file);
    if (name === null) return [];
    const validate = name === undefined ? undefined : schemas.get(name);
    if (name === undefined || validate === undefined) return [`${file}: no schema`];
    const data = JSON.parse(site.read(file));
    if (!data.$schema.endsWith(listed[name])) return [`${file}: names ${data.$schema}`];
    return validate(data) ? [] : [`${file}: ${faultText(validate.errors)}`];
  });
  assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} in all`);
});

test("every schema is listed in the index, lies at its own address, and is the schema of a file", () => {
  assert.deepEqual(Object.keys(listed).sort(), [...schemas.keys()].sort());
  const used = new Set(files.map(schemaOf));
  for (const [name, path] of Object.entries(listed)) {
    const { $id, $schema } = JSON.parse(site.read(String(path).slice(1)));
    assert.equal(new URL($id).pathname, path);
    assert.equal($schema, "https://json-schema.org/draft/2020-12/schema");
    assert.ok(used.has(name) || name === elsewhere, name);
  }
});

test("every property of every schema says what it means", () => {
  const silent: string[] = [];
  const visit = (value: unknown, where: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { properties, ...rest } = value as Readonly<Record<string, unknown>>;
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (!(property as { description?: string }).description?.endsWith(".")) silent.push(`${where}/${name}`);
      visit(property, `${where}/${name}`);
    }
    for (const [key, part] of Object.entries(rest)) visit(part, `${where}/${key}`);
  };
  for (const name of schemas.keys()) visit(JSON.parse(site.read(`api/v1/schema/${name}.json`)), name);
  assert.deepEqual(silent, []);
});

/** Objects whose keys are the data's own, and the fields that RFC-0001 and RFC-0002 leave to their authors. */
const free = /\/(harness_setting|extra_args)$/;
const maps =
  /^(index \/schemas|leaderboard .*\/(experiments|cells|identity)|entry .*\/(experiments|cells|identity)|experiment .*\/(lines|benchmark_versions|harness_setting)|algorithm .*\/identity|(pack|run|matrix) .*\/(runs|packs|results|metrics|versions|extra_args))$/;
/** What an author may leave out by RFC-0001, RFC-0002 and the format of packs, by kind of file. */
const optionalFields: Readonly<Record<string, RegExp>> = {
  benchmark:
    /\/(title_zh|description_zh|caveats|references|homepage|text_zh|synthetic|budget|timeout|cpus|ram|disk|gpus)$/,
  experiment:
    /\/(algorithm|training_data|validation_data|benchmark_versions|harness_setting|synthetic|caveats|text_zh|references|homepage|summary\/summary|summary_zh|pass@k|trace_filepath|error_reason)$/,
  pack: /^\/(summary|num_fewshot|limit|extra_args|rubric|keywords|i18n(\/zh(\/title|\/summary)?)?|author\/homepage)$/,
  leaderboard: /^\/author\/homepage$/,
  run: /^\/author\/homepage$/,
};

/** One object for each place in a file, by its path without the numbers of lists. */
function objectsOf(data: unknown): ReadonlyMap<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && !found.has(place)) found.set(place, value as Record<string, unknown>);
    for (const [key, part] of Object.entries(value)) visit(part, Array.isArray(value) ? place : `${place}/${key}`);
  };
  visit(data, "");
  return found;
}

/** The largest file of each kind: it has most to lose. */
const samples = [...schemas.keys()]
  .filter((name) => name !== elsewhere)
  .map((name) => {
    const ofKind = files.filter((file) => schemaOf(file) === name);
    const texts = ofKind.map((file) => site.read(file)).sort((a, b) => b.length - a.length);
    // A long file is slow to check again and again; a middling one has the same properties.
    return { name, text: texts.find((text) => text.length < 60_000) ?? texts.at(-1) ?? "{}" };
  });

for (const { name, text } of samples) {
  test(`a property more or less is noticed anywhere in a file of kind ${name}`, () => {
    const validate = schemas.get(name) ?? assert.fail(name);
    const data = JSON.parse(text);
    assert.ok(validate(data), faultText(validate.errors));
    const unnoticed: string[] = [];
    for (const [place, object] of objectsOf(data)) {
      object.another = 0;
      if (validate(data) && !free.test(place)) unnoticed.push(`${place}: one more`);
      delete object.another;
      if (maps.test(`${name} ${place}`)) continue;
      for (const [key, value] of Object.entries(object)) {
        delete object[key];
        const mayLack = optionalFields[name]?.test(`${place}/${key}`) ?? false;
        if (validate(data) && !mayLack) unnoticed.push(`${place}/${key}: left out`);
        object[key] = value;
      }
    }
    assert.deepEqual(unnoticed, []);
  });
}
