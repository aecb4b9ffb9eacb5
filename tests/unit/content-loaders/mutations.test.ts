/**
 * Thousands of single slips in a sound repository. Whatever is done to one file, reading never throws, tells every fault at a
 * place that exists and has to do with the file, and lets nothing pass in silence that is not exactly what the file says.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { Problem } from "../../../content-loaders/problem.ts";
import { readFiles } from "../../../content-loaders/read-repository.ts";
import type { Repository } from "../../../content-loaders/repository.ts";
import { leaveOutEmails } from "../../../content-loaders/source/addresses.ts";
import { checkExpressions } from "../../../src/leaderboard/check-leaderboard.ts";
import { seeded } from "../../support/board-records.ts";
import { listingsOf, MemoryFiles } from "../../support/memory-files.ts";
import { slipIn, slipNames } from "../../support/mutations.ts";

const valid = fileURLToPath(new URL("../../fixtures/valid/", import.meta.url));
const slipsPerFileAndKind = Number(process.env.SLIPS ?? 40);
/** More problems than this from one slip are a wall. */
const wall = 8;

const isPart = (path: string) =>
  /^(?:packages\/court-test|experiments\/demo\/agent-base|leaderboards|packs|runs)\//.test(path);
const sound: ReadonlyMap<string, string> = new Map(
  readdirSync(valid, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(valid, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isPart)
    .map((path) => [path, readFileSync(join(valid, path), "utf8")]),
);
/** Packs and runs refer to each other, and to nothing else that is read here: a slip is looked for on its own side only. */
const isOfPacks = (path: string) => /^(?:packs|runs)\//.test(path);
const sides = [true, false].map((ofPacks) => {
  const files = new Map([...sound].filter(([path]) => isOfPacks(path) === ofPacks));
  return { files, listings: listingsOf(files.keys()) };
});
const mutable = [...sound.keys()]
  .filter((path) => /\.(?:yaml|toml|json)$/.test(path))
  .filter((path) => !/attempt-[23]|runs\/base-run\/|acme\.rig\/plugin/.test(path));

function read(changed: string, text: string): Promise<Repository> {
  const side = sides[isOfPacks(changed) ? 0 : 1];
  const files = new MemoryFiles(new Map(side?.files).set(changed, text), side?.listings);
  return readFiles(files, ".", { checkExpression: checkExpressions });
}

/** The files that may have to say something because of a change in one: itself, and those that refer to it. */
function isConcerned(file: string, changed: string): boolean {
  if (file === changed || changed.startsWith("packages/")) return true;
  // What a pack declares decides what reports are held against; a run is the base of others.
  if (changed.startsWith("packs/")) return file.startsWith("packs/") || file.startsWith("runs/");
  if (changed.startsWith("runs/")) return file.startsWith("runs/");
  const folder = changed.slice(0, changed.lastIndexOf("/"));
  if (changed.startsWith("leaderboards/")) return false;
  // Metadata decide what the phases are held against, and both what a leaderboard draws on.
  return file.startsWith("leaderboards/") || file === folder || file.startsWith(`${folder}/`);
}

function checkPlace(found: Problem, changed: string, text: string): void {
  const { file, line, column, message, fix } = found;
  assert.ok(isConcerned(file, changed), `${file} has nothing to do with it`);
  const lines = ((file === changed ? text : sound.get(file)) ?? "").split("\n");
  assert.ok(line >= 1 && line <= lines.length, `line ${line} of ${lines.length}`);
  assert.ok(column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1, `column ${column} in line ${line}`);
  for (const words of [message.en, message.zh, fix.en, fix.zh]) {
    assert.ok(words.length > 3 && words.length < 900, words);
    assert.doesNotMatch(words, /undefined|\[object|NaN (?:is|in)/);
  }
  assert.match(message.zh + fix.zh, /\p{Script=Han}/u);
}

type Data = Readonly<Record<string, unknown>>;

/** What another reader reads in a text; null where it reads nothing. */
function plainly(file: string, text: string): unknown {
  try {
    if (file.endsWith(".json")) return JSON.parse(text);
    return file.endsWith(".toml") ? parseToml(text) : parseYaml(text, { logLevel: "error" });
  } catch {
    return null;
  }
}

const required: readonly (readonly [RegExp, readonly string[]])[] = [
  [/benchmark_config/, ["id", "title", "description", "version", "last_update", "status", "author"]],
  [/task_config/, ["id", "title", "description"]],
  [
    /meta_info/,
    [
      ..."experiment_id status submit_time harness_name harness_version model_name model_provider".split(" "),
      ..."thinking_level test_data author".split(" "),
    ],
  ],
  [
    /summary/,
    "time score_mean score_std n_attempt cost duration_ms n_input_tokens n_cache_tokens n_output_tokens".split(" "),
  ],
  [/attempt/, "source time score cost duration_ms n_input_tokens n_cache_tokens n_output_tokens".split(" ")],
  [/leaderboards/, ["leaderboard_id", "status", "title", "description", "last_update", "author"]],
  [/plugin\.yaml/, ["kind"]],
  [/benchmark\.yaml/, ["schema", "name", "title", "runner", "suites", "metrics"]],
  [/run\.yaml/, ["model", "provider", "base", "algorithm", "finished_at", "author", "status"]],
];
const requiredIn = (file: string) => required.find(([pattern]) => pattern.test(file))?.[1] ?? [];

/** The mappings of a file that have required keys: the file itself, or each of its records. */
function mappingsIn(data: unknown): readonly Data[] {
  const all = Array.isArray(data) ? data : [data];
  return all.filter((item): item is Data => typeof item === "object" && item !== null && !Array.isArray(item));
}

function checkRequired(file: string, data: unknown, problems: readonly Problem[]): void {
  const own = problems.filter((found) => found.file === file && found.severity === "error");
  // The text as a whole is refused.
  if (own.some(({ path }) => path === "")) return;
  const told = own.map(({ message, path }) => `${path} ${message.en}`).join("\n");
  for (const mapping of mappingsIn(data)) {
    for (const key of requiredIn(file)) {
      if (!Object.hasOwn(mapping, key)) assert.ok(told.includes(key), `${key} is missing, but nothing says so`);
    }
  }
}

/** What the repository hands on of a file. */
function handedOn({ benchmarks, experiments, leaderboards, packs, runs }: Repository, file: string): unknown {
  const [phase] = experiments[0]?.phases ?? [];
  const documents = [
    ...benchmarks.flatMap(({ manifest, tasks }) => [manifest, ...tasks.map(({ config }) => config)]),
    ...experiments.flatMap(({ meta, phases }) => [meta, ...phases.map(({ summary }) => summary)]),
    ...leaderboards.map(({ definition }) => definition),
    ...packs.flatMap(({ plugin, declaration }) => [plugin, declaration]),
    ...runs.map(({ manifest }) => manifest),
  ];
  const attempt = phase?.attempts.find((known) => known.file === file);
  if (attempt !== undefined) return attempt.records.map(({ fields }) => fields);
  return documents.find((document) => document.file === file)?.fields;
}

/** Nothing was told: then every number that a pack declares is what another reader finds in the report. */
function checkReport(file: string, data: unknown, { runs }: Repository): void {
  const reports = runs.flatMap(({ results }) => results.flatMap((result) => result.reports));
  const report = reports.find((known) => known.file === file);
  assert.ok(report !== undefined);
  for (const [suite, { metrics }] of Object.entries(report.suites)) {
    const section = suite === "" ? data : (data as { results: Readonly<Record<string, Data>> }).results[suite];
    for (const [key, { value, standardError }] of Object.entries(metrics)) {
      const theirs = section as Data;
      assert.equal(value, theirs[key] ?? null, key);
      if (standardError !== null) assert.equal(standardError, theirs[key.replace(/(?=,)/, "_stderr")], key);
    }
  }
}

/** Nothing was told: then every required value is, to the letter, what another reader finds in the file. */
function checkUnchanged(file: string, data: unknown, repository: Repository): void {
  const ours = mappingsIn(handedOn(repository, file));
  const theirs = mappingsIn(data);
  assert.equal(ours.length, theirs.length);
  for (const [at, mapping] of theirs.entries()) {
    for (const key of requiredIn(file)) {
      const [found, read] = [mapping[key], ours[at]?.[key]];
      // TOML's own dates are handed on as text.
      if (found instanceof Date) continue;
      const asText = typeof found === "string" ? found.replace(/\s*\n\s*$/, "") : found;
      assert.ok(isDeepStrictEqual(plain(read), plain(asText)), `${key}: ${JSON.stringify(found)}`);
    }
  }
}

/**
 * Without prototypes, a minus in front of a zero, nulls of optional keys, which count as absent, and addresses, which are
 * left out of all that is published.
 */
function plain(value: unknown): unknown {
  const withoutNull = (key: string, item: unknown) => (item === null && /^[a-z]/.test(key) ? undefined : item);
  return JSON.parse(leaveOutEmails(JSON.stringify(value ?? null)), withoutNull);
}

test("the part of the sound repository has no problem", async () => {
  for (const ofPacks of [true, false]) {
    const first = mutable.find((path) => isOfPacks(path) === ofPacks) ?? "";
    assert.deepEqual((await read(first, sound.get(first) ?? "")).problems, []);
  }
  assert.ok(mutable.length >= 7);
});

for (const [number, name] of slipNames.entries()) {
  test(`a slip in one file: ${name}`, async () => {
    const random = seeded(Number(process.env.SEED ?? 2026) + number);
    let tried = 0;
    for (const file of mutable) {
      for (let round = 0; round < slipsPerFileAndKind; round += 1) {
        const slip = slipIn(sound.get(file) ?? "", name, random);
        if (slip === null) continue;
        tried += 1;
        const label = `${name}, seed ${2026 + number}, ${file} round ${round}:\n${slip.text}`;
        try {
          const repository = await read(file, slip.text);
          const { problems } = repository;
          for (const found of problems) checkPlace(found, file, slip.text);
          assert.ok(problems.length <= wall, `${problems.length} problems: ${problems.map(({ code }) => code).join()}`);
          const data = plainly(file, slip.text);
          const hasError = problems.some((found) => found.file === file && found.severity === "error");
          if (data === null) assert.ok(hasError, "another reader cannot read it, but nothing says so");
          else checkRequired(file, data, problems);
          if (problems.length > 0) continue;
          if (file.endsWith(".json")) checkReport(file, data, repository);
          else checkUnchanged(file, data, repository);
        } catch (error) {
          assert.fail(`${error instanceof Error ? error.message : error}\n${label}`);
        }
      }
    }
    assert.ok(tried > slipsPerFileAndKind);
  });
}
