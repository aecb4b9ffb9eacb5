/**
 * Breaking any file in any of the usual ways is told with file, line, field and fix, in both languages and all at once:
 * in each run below every file of the fixture is broken, and every file must have its own report.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import type { Problem } from "../../content-loaders/problem.ts";
import { readRepository } from "../../content-loaders/read-repository.ts";
import { edit, Scratch, validate } from "../support/fixture.ts";
import { listFiles } from "../support/site.ts";

const scratch = new Scratch();
after(() => scratch.remove());

/** The required keys of each kind of file, in the words of RFC-0001, RFC-0002 and the leaderboard format. */
const kinds: readonly { readonly file: RegExp; readonly required: readonly string[] }[] = [
  {
    file: /^packages\/[^/]+\/benchmark_config\.toml$/,
    required: ["id", "title", "description", "version", "last_update", "status", "name"],
  },
  { file: /^packages\/[^/]+\/[^/]+\/task_config\.toml$/, required: ["id", "title", "description"] },
  {
    file: /\/meta_info\.yaml$/,
    required: [
      ...["experiment_id", "status", "submit_time", "harness_name", "harness_version"],
      ...["model_name", "model_provider", "thinking_level", "test_data", "author"],
    ],
  },
  {
    file: /\/summary\.yaml$/,
    required: [
      ...["time", "score_mean", "score_std", "n_attempt", "cost"],
      ...["duration_ms", "n_input_tokens", "n_cache_tokens", "n_output_tokens"],
    ],
  },
  {
    file: /\/attempt-\d+\.yaml$/,
    required: [
      ...["source", "time", "score", "cost", "duration_ms"],
      ...["n_input_tokens", "n_cache_tokens", "n_output_tokens"],
    ],
  },
  {
    file: /^leaderboards\/[^/]+\.yaml$/,
    required: ["leaderboard_id", "status", "title", "description", "last_update", "author"],
  },
  { file: /^packs\/[^/]+\/plugin\.yaml$/, required: ["kind"] },
  { file: /^packs\/[^/]+\/benchmark\.yaml$/, required: ["schema", "name", "title", "runner", "suites", "metrics"] },
  { file: /^runs\/[^/]+\/run\.yaml$/, required: ["model", "provider", "base", "algorithm", "finished_at", "author"] },
];

interface Broken {
  readonly text: string;
  /** Where the fault now stands, from 1; null where it is an absence. */
  readonly line: number | null;
  /** What the report must name. */
  readonly field: string;
}

/** A file's text with the fault in it, or null where this way does not apply to the file. */
type Way = (file: string, text: string) => Broken | null;

let runs = 0;

/** Breaks every file in one way and reads the whole; each broken file with what was done to it, and all problems. */
async function breakAll(way: Way) {
  runs += 1;
  const repository = scratch.copyFixture(`run-${runs}`);
  const broken = new Map<string, Broken>();
  for (const file of listFiles(repository).filter((name) => /\.(yaml|toml)$/.test(name))) {
    const path = join(repository, file);
    const result = way(file, readFileSync(path, "utf8"));
    if (result === null) continue;
    writeFileSync(path, result.text);
    broken.set(file, result);
  }
  const { problems } = await readRepository(repository);
  return { broken, errors: problems.filter(({ severity }) => severity === "error") };
}

/** The broken files that no error speaks of as it should. */
function untold(broken: ReadonlyMap<string, Broken>, errors: readonly Problem[]): readonly string[] {
  return [...broken].flatMap(([file, { line, field }]) => {
    const told = errors.some(
      (found) =>
        found.file === file &&
        (line === null || found.line === line) &&
        (found.path.split(".").includes(field) || found.message.en.includes(field)) &&
        /^E-[A-Z-]+$/.test(found.code) &&
        [found.fix.en, found.message.zh, found.fix.zh].every((text) => text.trim() !== ""),
    );
    return told ? [] : [`${file}:${line ?? "*"} ${field}`];
  });
}

/** The lines of a key's value: the key's own line and the deeper ones below it. */
function findKey(lines: readonly string[], key: string): { readonly start: number; readonly end: number } | null {
  const start = lines.findIndex((line) => new RegExp(`^\\s*(- )?${key}\\s*[:=]`).test(line));
  if (start < 0) return null;
  const depth = (line: string) => /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
  const own = depth(lines[start] ?? "");
  let end = start + 1;
  while (end < lines.length && /^\s/.test(lines[end] ?? "") && (lines[end] ?? "").search(/\S/) >= own) {
    if (!/^\s*- /.test(lines[end] ?? "") && depth(lines[end] ?? "") === own) break;
    end += 1;
  }
  return { start, end };
}

function requiredKey(file: string, index: number): string | undefined {
  return kinds.find((kind) => kind.file.test(file))?.required[index];
}

const withoutKey =
  (index: number): Way =>
  (file, text) => {
    const key = requiredKey(file, index);
    const lines = text.split("\n");
    const at = key === undefined ? null : findKey(lines, key);
    if (key === undefined || at === null) return null;
    const [removed = ""] = lines.splice(at.start, at.end - at.start);
    // The first key of a list's item carries the item's dash.
    if (removed.startsWith("- ")) lines[at.start] = (lines[at.start] ?? "").replace(/^ {2}/, "- ");
    return { text: lines.join("\n"), line: null, field: key };
  };

const withWrongType =
  (index: number): Way =>
  (file, text) => {
    const key = requiredKey(file, index);
    const lines = text.split("\n");
    const at = key === undefined ? null : findKey(lines, key);
    if (key === undefined || at === null) return null;
    const value = file.endsWith(".toml") ? "{ wrong = true }" : "{ wrong: true }";
    const head = /^\s*(?:- )?[\w]+\s*[:=]/.exec(lines[at.start] ?? "")?.[0] ?? "";
    lines.splice(at.start, at.end - at.start, `${head} ${value}`);
    return { text: lines.join("\n"), line: at.start + 1, field: key };
  };

const most = Math.max(...kinds.map(({ required }) => required.length));

test("every file of the fixture is of a kind that this test knows", () => {
  const files = listFiles(scratch.copyFixture("kinds")).filter((name) => /\.(ya?ml|toml)$/.test(name));
  assert.deepEqual(
    files.filter((file) => !kinds.some((kind) => kind.file.test(file))),
    [],
  );
  assert.deepEqual(
    kinds.filter((kind) => !files.some((file) => kind.file.test(file))).map(({ file }) => file.source),
    [],
  );
});

test("a required key that is missing is told, whichever it is", async () => {
  for (let index = 0; index < most; index += 1) {
    const { broken, errors } = await breakAll(withoutKey(index));
    assert.ok(broken.size > 0);
    assert.deepEqual(untold(broken, errors), []);
  }
});

test("a value of a wrong type is told at its line, whichever it is", async () => {
  for (let index = 0; index < most; index += 1) {
    const { broken, errors } = await breakAll(withWrongType(index));
    assert.ok(broken.size > 0);
    assert.deepEqual(untold(broken, errors), []);
  }
});

test("text that is no YAML or no TOML is told at its line, in every file at once", async () => {
  const { broken, errors } = await breakAll((file, text) => {
    const lines = text.trimEnd().split("\n");
    const line = file.endsWith(".toml") ? "broken = " : "broken: [never, closed";
    return { text: `${[line, ...lines].join("\n")}\n`, line: null, field: "" };
  });
  assert.ok(broken.size > 10);
  assert.deepEqual(untold(broken, errors), []);
  // A parser may see the fault only where the next line begins.
  const near = new Set(errors.filter(({ line }) => line <= 3).map(({ file }) => file));
  assert.deepEqual(
    [...broken.keys()].filter((file) => !near.has(file)),
    [],
  );
});

test("a benchmark that does not exist is told at its line, with the one that is meant", async () => {
  const { broken, errors } = await breakAll((_file, text) => {
    const lines = text.split("\n");
    const at = lines.findIndex((line) => /(test_data|benchmark_id|^\s+- ).*\bcourt-test\b/.test(line));
    if (at < 0) return null;
    lines[at] = (lines[at] ?? "").replace("court-test", "court-tset");
    return { text: lines.join("\n"), line: at + 1, field: "court-tset" };
  });
  assert.ok([...broken.keys()].some((file) => file.startsWith("leaderboards/")));
  assert.ok([...broken.keys()].some((file) => file.endsWith("meta_info.yaml")));
  assert.ok([...broken.keys()].some((file) => file.includes("attempt-")));
  assert.deepEqual(untold(broken, errors), []);
  for (const [file, { line }] of broken) {
    const found = errors.filter((error) => error.file === file && error.line === line);
    assert.ok(
      found.some(({ fix }) => fix.en.includes("court-test") && fix.zh.includes("court-test")),
      `${file}:${line}`,
    );
  }
});

test("the command tells the same, in each language and format, and its exit code says which it was", async () => {
  const sound = scratch.copyFixture("sound");
  const broken = scratch.copyFixture("told");
  const file = "experiments/demo/agent-base/test/attempt-2.yaml";
  edit(join(broken, file), "score: 100", 'score: "100 points"');
  const line =
    readFileSync(join(broken, file), "utf8")
      .split("\n")
      .findIndex((text) => text.includes("points")) + 1;
  const [clean, english, chinese, json, github, nowhere] = await Promise.all([
    validate(sound),
    validate(broken),
    validate(broken, "--lang", "zh"),
    validate(broken, "--format", "json"),
    validate(broken, "--format", "github"),
    validate(join(scratch.folder, "nowhere")),
  ]);
  assert.equal(clean.status, 0, clean.output);
  assert.equal(english.status, 1);
  assert.match(english.output, new RegExp(`^${file}:${line}:\\d+ +0\\.score +\\[E-[A-Z-]+\\]$`, "m"));
  assert.match(english.output, /^ {2}Fix: /m);
  assert.equal(chinese.status, 1);
  assert.match(chinese.output, /改法：/);
  const told = JSON.parse(json.output) as { problems: readonly { file: string; line: number; fix: string }[] };
  assert.ok(told.problems.some((found) => found.file === file && found.line === line && found.fix !== ""));
  assert.match(github.output, new RegExp(`^::error file=.*${file},line=${line},`, "m"));
  assert.equal(nowhere.status, 2, nowhere.output);
});
