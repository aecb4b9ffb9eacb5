/** Folders, file sizes and what no file of the project may hold. */
import assert from "node:assert/strict";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { project } from "../../support/modules.ts";

const ignored = readFileSync(join(project, ".gitignore"), "utf8")
  .split("\n")
  .map((line) => line.replace(/\/$/, ""))
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Every file that belongs to the project, tracked or about to be. */
const files = globSync("{*,.*}", { cwd: project })
  .filter((name) => name !== ".git" && !ignored.includes(name))
  .flatMap((name) => (statSync(join(project, name)).isDirectory() ? globSync(`${name}/**`, { cwd: project }) : [name]))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => statSync(join(project, file)).isFile())
  .sort();
const code = files.filter((file) => /\.(ts|tsx|astro|mjs|css)$/.test(file));

function linesWith(pattern: RegExp, among: readonly string[]): readonly string[] {
  return among.flatMap((file) =>
    readFileSync(join(project, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

test("the files are found", () => {
  for (const file of ["package.json", ".ci/run", "src/routes.ts", "tests/run.ts"])
    assert.ok(files.includes(file), file);
});

test("no folder is a drawer for anything", () => {
  const drawers = ["utils", "util", "helpers", "common", "lib", "types", "misc", "shared"];
  assert.deepEqual(
    files.filter((file) =>
      file
        .split("/")
        .slice(0, -1)
        .some((part) => drawers.includes(part)),
    ),
    [],
  );
});

test("the only barrel is that of the languages", () => {
  const barrels = files.filter((file) => /(^|\/)index\.(ts|tsx|mjs)$/.test(file) && !file.startsWith("src/pages/"));
  assert.deepEqual(barrels, ["src/i18n/index.ts"]);
});

test("no file has more than 400 lines", () => {
  const long = code
    .map((file) => ({ file, lines: readFileSync(join(project, file), "utf8").trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > 400);
  assert.deepEqual(long, []);
});

test("no file names a package registry", () => {
  assert.deepEqual(linesWith(/\bregistry\.[a-z.-]+\.[a-z]{2,}\b|\bnpmmirror\b|\bpythonhosted\b/, files), []);
});

test("the lock file holds no download addresses", () => {
  assert.deepEqual(linesWith(/"resolved"/, ["package-lock.json"]), []);
});

test("no file names the place where this copy of the project lies", () => {
  const text = files.filter((file) => !/\.(png|ico|jpg|gz)$/.test(file));
  const escaped = project.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  assert.deepEqual(linesWith(new RegExp(`${escaped}(/|\\b)`), text), []);
});

test("no test is singled out or left out, and no type check is switched off", () => {
  const marks = ["only", "skip", "todo"].map((name) => `\\.${name}\\(`).join("|");
  assert.deepEqual(linesWith(new RegExp(`${marks}|@ts[-](ignore|nocheck|expect-error)|biome[-]ignore`), code), []);
});

test("absolute addresses are made in one place: while an archive is made, links begin with something else", () => {
  const makers = ["src/context.ts", "src/settings.ts", "astro.config.mjs"];
  const others = code.filter((file) => !makers.includes(file) && !file.startsWith("tests/"));
  assert.deepEqual(linesWith(/\bAstro\.site\b|\bsiteUrl\(|\bnew URL\(href\(/, others), []);
});
