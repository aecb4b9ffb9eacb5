/**
 * Tiny repositories with something wrong, and the whole report that each must give. `valid` is a sound repository;
 * `broken/<case>` holds the files that are added to it or take the place of its own, `delete.txt` the paths that are
 * taken away, `expected.<locale>.txt` the report. A new case is a new folder.
 */
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, sep } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { Check } from "../../../content-loaders/check.ts";
import { checks } from "../../../content-loaders/checks/all.ts";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { formatReport } from "../../../content-loaders/report.ts";
import type { Repository } from "../../../content-loaders/repository.ts";
import { checkExpressions } from "../../../src/leaderboard/check-leaderboard.ts";

const fixtures = fileURLToPath(new URL("../../fixtures/", import.meta.url));
const valid = join(fixtures, "valid");
const broken = join(fixtures, "broken");
const scratch = mkdtempSync(join(tmpdir(), "Fixtures-"));
after(() => rmSync(scratch, { recursive: true }));

/** Every folder and file below a folder, relative to it. */
function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"),
  );
}

/** Whether two paths of a case differ only in upper and lower case, which some machines cannot hold. */
function needsCase(name: string): boolean {
  const paths = new Set([...pathsIn(valid), ...pathsIn(join(broken, name))]);
  return new Set([...paths].map((path) => path.toLowerCase())).size < paths.size;
}

const ignoresCase = existsSync(join(scratch, "..", basename(scratch).toUpperCase()));
const cases = readdirSync(broken)
  .sort()
  .filter((name) => !ignoresCase || !needsCase(name));

/** The repository of a case in a folder of its own. */
function layOut(name: string): string {
  const overlay = join(broken, name);
  const root = mkdtempSync(join(scratch, `${name}-`));
  cpSync(valid, root, { recursive: true });
  const notOfTheCase = new Set(["delete.txt", "expected.en.txt", "expected.zh.txt"].map((file) => join(overlay, file)));
  cpSync(overlay, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !notOfTheCase.has(path),
  });
  if (existsSync(join(overlay, "delete.txt"))) {
    const paths = readFileSync(join(overlay, "delete.txt"), "utf8").split("\n").filter(Boolean);
    for (const path of paths) rmSync(join(root, path), { recursive: true });
  }
  return root;
}

const roots = new Map<string, string>();

/** Reads the repository of a case; it is laid out once. */
function read(name: string): Promise<Repository> {
  const root = roots.get(name) ?? layOut(name);
  roots.set(name, root);
  return readRepository(root, { checkExpression: checkExpressions });
}

function expected(name: string, locale: "en" | "zh"): string {
  return readFileSync(join(broken, name, `expected.${locale}.txt`), "utf8");
}

test("the sound repository has no problem, and everything in it is read", async () => {
  const { benchmarks, experiments, leaderboards, problems } = await readRepository(valid, {
    checkExpression: checkExpressions,
  });
  assert.equal(formatReport(problems, "en", "text"), "No problems found.\n");
  assert.deepEqual(
    benchmarks.map(({ id, tasks }) => [id, tasks.length]),
    [
      ["court-test", 2],
      ["court-train", 2],
    ],
  );
  assert.deepEqual(
    experiments.map(({ key, phases }) => [key, phases.map(({ name }) => name).join()]),
    [
      ["demo/agent-base", "test"],
      ["demo/agent-evolved", "train-1,val-1,test"],
    ],
  );
  assert.deepEqual(
    leaderboards.map(({ id }) => id),
    ["demo"],
  );
});

for (const name of cases) {
  test(`the report of ${name}`, async () => {
    const { problems } = await read(name);
    for (const locale of ["en", "zh"] as const) {
      assert.equal(formatReport(problems, locale, "text"), expected(name, locale));
    }
  });
}

/** Runs `work` as if there were no such check. */
async function without<Result>(check: Check, work: () => Promise<Result>): Promise<Result> {
  const list = checks as Check[];
  const at = list.indexOf(check);
  list.splice(at, 1);
  try {
    return await work();
  } finally {
    list.splice(at, 0, check);
  }
}

for (const check of checks) {
  for (const { code } of check.rules) {
    test(`without the check ${check.name} a report would lack ${code}`, async () => {
      const shown = cases.filter((name) => expected(name, "en").includes(`[${code}]`));
      const [name] = shown;
      assert.ok(name !== undefined, "no fixture shows this rule");
      const { problems } = await without(check, () => read(name));
      assert.ok(!problems.some((problem) => problem.code === code));
    });
  }
}
