/** The reference of the file formats holds every key that the schemas name, in both languages. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { locales } from "../../../../src/i18n/index.ts";
import { formatReference } from "../../../../src/views/submit/formats.ts";
import { project } from "../../../support/modules.ts";

const { formats } = formatReference("en");
const rows = formats.flatMap(({ path, fields }) => fields.map((field) => ({ path, ...field })));

/** The row of a key in the file whose path ends so. */
function rowOf(file: string, name: string) {
  const found = rows.find((row) => row.path.endsWith(file) && row.name === name);
  assert.ok(found, `${file}: ${name}`);
  return found;
}

test("every key that a schema declares has a row", () => {
  const shown = new Set(rows.map(({ name }) => name.replace(/^.*\./, "")));
  const declared = globSync("content-loaders/schema/*.ts", { cwd: project }).flatMap((file) =>
    [
      ...readFileSync(join(project, file), "utf8").matchAll(
        /^\s+"?([\w@]+)"?: (?:required|nullable|optional|orNone)\(|^ {2}([a-z_]+): \{$/gm,
      ),
    ]
      .filter(([, key, column]) => key !== undefined || (column !== undefined && file.endsWith("prices.ts")))
      .map(([, key = "", column = ""]) => key || column),
  );
  assert.ok(declared.length > 80, String(declared.length));
  assert.deepEqual(
    declared.filter((key) => !shown.has(key)),
    [],
  );
});

test("keys inside mappings and lists stand with those around them", () => {
  for (const [file, name] of [
    ["meta_info.yaml", "author.name"],
    ["meta_info.yaml", "caveats[].text"],
    ["attempt-<n>.yaml", "source[].task_id"],
    ["task_config.toml", "budget.timeout"],
    ["benchmark_config.toml", "author.homepage"],
    ["<leaderboard-id>.yaml", "columns[].value"],
    ["<leaderboard-id>.yaml", "entries.named[].experiments"],
    ["<leaderboard-id>.yaml", "display.<…>.<…>.zh"],
    ["<name>.csv", "cached_usd_per_mtok"],
  ] as const) {
    rowOf(file, name);
  }
});

test("a row says whether the key must be there, and whether it may be null, as RFC-0002 and the decisions have it", () => {
  const said = (file: string, name: string) => {
    const { presence, required, null: ofNull } = rowOf(file, name);
    return [presence, required, ofNull];
  };
  assert.deepEqual(said("summary.yaml", "score_mean"), ["nullable", "required", "may be null"]);
  assert.deepEqual(said("summary.yaml", "n_attempt"), ["required", "required", "not null"]);
  assert.deepEqual(said("meta_info.yaml", "submit_time"), ["required", "required", "not null"]);
  assert.deepEqual(said("meta_info.yaml", "thinking_level"), ["nullable", "required", "may be null"]);
  assert.deepEqual(said("meta_info.yaml", "algorithm"), ["optional", "optional", "null counts as absent"]);
  assert.deepEqual(said("run.yaml", "base"), ["nullable", "required", "null: there is none"]);
  assert.deepEqual(said("run.yaml", "provider"), ["nullable", "required", "may be null"]);
  assert.deepEqual(said("<name>.csv", "provider"), ["optional", "optional", "may be empty"]);
});

test("an example is the line as it would be written, in the syntax of the file", () => {
  assert.equal(rowOf("meta_info.yaml", "thinking_level").example, 'thinking_level: "low"');
  assert.equal(rowOf("benchmark_config.toml", "version").example, 'version = "0.1.0"');
  assert.equal(rowOf("meta_info.yaml", "harness_name").example, null);
  assert.equal(rowOf("meta_info.yaml", "author.email").example, null);
});

test("no field, file or folder lacks a text in either language", () => {
  for (const locale of locales) {
    const reference = formatReference(locale);
    const texts = [
      ...reference.formats.flatMap(({ title, about, fields }) => [
        { text: title, sentence: false },
        { text: about, sentence: true },
        ...fields.flatMap((field) => [
          { text: field.about, sentence: true },
          { text: field.required, sentence: false },
        ]),
      ]),
      ...reference.others.map(({ about }) => ({ text: about, sentence: true })),
    ];
    for (const { text, sentence } of texts) {
      if (locale === "zh") assert.match(text, /\p{Script=Han}/u);
      else assert.doesNotMatch(text, /\p{Script=Han}/u);
      if (sentence) assert.match(text, locale === "zh" ? /。$/ : /^.{4,}\.$/);
    }
  }
});

test("every row can be linked to", () => {
  const anchors = [...rows.map(({ anchor }) => anchor), ...formats.map(({ anchor }) => anchor)];
  assert.equal(new Set(anchors).size, anchors.length);
  for (const anchor of anchors) assert.match(anchor, /^\S+$/);
  assert.equal(rowOf("summary.yaml", "score_mean").anchor, "summary.score_mean");
});
