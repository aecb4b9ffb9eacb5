/**
 * Tiny repositories with something wrong, and the whole report that each must give. `valid` is a sound repository;
 * `broken/<case>` holds the files that are added to it or take the place of its own, `delete.txt` the paths that are
 * taken away, `make.txt` what is made on the spot, `expected.<locale>.txt` the report. A new case is a new folder.
 */
import assert from "node:assert/strict";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { Check } from "../../../content-loaders/check.ts";
import { checks } from "../../../content-loaders/checks/all.ts";
import type { Problem, Rule } from "../../../content-loaders/problem.ts";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { RepositoryFiles } from "../../../content-loaders/reading/files.ts";
import { reportRules } from "../../../content-loaders/reading/reports/rules.ts";
import { readingRules } from "../../../content-loaders/reading/rules.ts";
import { formatReport } from "../../../content-loaders/report.ts";
import type { Repository } from "../../../content-loaders/repository.ts";
import { thinkingLevelRule } from "../../../content-loaders/schema/experiment.ts";
import { leaderboardRules } from "../../../content-loaders/schema/leaderboard.ts";
import { packRules } from "../../../content-loaders/schema/pack.ts";
import { statusRule } from "../../../content-loaders/schema/publication.ts";
import { fieldRules } from "../../../content-loaders/schema/rules.ts";
import { scoreSourceRule } from "../../../content-loaders/schema/run.ts";
import { sourceRules } from "../../../content-loaders/source/rules.ts";
import { checkExpressions } from "../../../src/leaderboard/check-leaderboard.ts";
import { EXPRESSION_RULES } from "../../../src/leaderboard/expression/rules.ts";
import { project } from "../../support/modules.ts";

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
/** Links, and names with a colon or a dot at the end, are beyond some machines. */
const isPlain = process.platform === "win32";
const cases = readdirSync(broken)
  .sort()
  .filter((name) => !ignoresCase || !needsCase(name))
  .filter((name) => !isPlain || !existsSync(join(broken, name, "make.txt")));

/** What says how to lay a case out, beside its files. */
const aboutTheCase = ["delete.txt", "make.txt", "expected.en.txt", "expected.zh.txt"];

function linesOf(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/** Does one line of `make.txt`: what cannot lie in every working copy, such as links, names with a colon, large files. */
function make(root: string, line: string): void {
  const [, verb, path = "", other = ""] = /^(link|copy|file|grow) (.+?)(?: -> (.+)| (\d+))?$/.exec(line) ?? [];
  const at = join(root, path);
  mkdirSync(dirname(at), { recursive: true });
  if (verb === "link") symlinkSync(other, at);
  else if (verb === "copy") cpSync(at, join(root, other), { recursive: true });
  else if (verb === "file") writeFileSync(at, "");
  else if (verb === "grow") truncateSync(at, Number(/\d+$/.exec(line)?.[0]));
  else assert.fail(line);
}

/** The repository of a case in a folder of its own. */
function layOut(name: string): string {
  const overlay = join(broken, name);
  const root = mkdtempSync(join(scratch, `${name}-`));
  cpSync(valid, root, { recursive: true });
  const notOfTheCase = new Set(aboutTheCase.map((file) => join(overlay, file)));
  cpSync(overlay, root, { recursive: true, filter: (path) => !notOfTheCase.has(path) });
  for (const path of linesOf(join(overlay, "delete.txt"))) rmSync(join(root, path), { recursive: true });
  for (const line of linesOf(join(overlay, "make.txt"))) make(root, line);
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
  const { benchmarks, experiments, leaderboards, packs, runs, problems } = await readRepository(valid, {
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
  assert.deepEqual(
    packs.map(({ id, declaration }) => [id, declaration.fields.metrics.length]),
    [
      ["acme.rig", 3],
      ["gsm8k", 2],
    ],
  );
  assert.deepEqual(
    runs.map(({ id, results }) => [id, results.map(({ pack, source }) => `${pack} ${source}`).join()]),
    [
      ["base-run", "acme.rig platform,gsm8k runner"],
      ["tuned-run", "acme.rig external,gsm8k runner"],
    ],
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
      const { problems } = await without(check, () => read(caseShowing(code)));
      assert.ok(!problems.some((problem) => problem.code === code));
    });
  }
}

type ListedRule = Pick<Rule<never>, "code" | "severity" | "about" | "sample">;

/** Every rule that the reference page lists. */
const rules: readonly ListedRule[] = [
  ...readingRules,
  ...sourceRules,
  ...fieldRules,
  statusRule,
  thinkingLevelRule,
  ...Object.values(leaderboardRules),
  ...Object.values(packRules),
  scoreSourceRule,
  ...reportRules,
  ...checks.flatMap((check) => check.rules),
  ...EXPRESSION_RULES,
];

/** Rules that no files of a repository can break: the place itself is wrong, or the file is when it is read. */
const withoutCase: Readonly<Record<string, () => Promise<readonly Problem[]>>> = {
  "E-REPOSITORY": async () => (await readRepository(join(scratch, "nowhere"))).problems,
  "E-REPOSITORY-EMPTY": async () => (await readRepository(mkdtempSync(join(scratch, "empty-")))).problems,
  "E-FILE-UNREADABLE": async () => {
    const files = await RepositoryFiles.open(valid);
    assert.equal(await files.read("packages", (text) => text), null);
    return files.problems;
  },
};

function caseShowing(code: string): string {
  const name = cases.find((known) => expected(known, "en").includes(`[${code}]`));
  assert.ok(name !== undefined, `no fixture shows ${code}`);
  return name;
}

/** Runs `work` while the rule reports under another name; what still has its code does not come from it. */
async function renamed<Result>(rule: ListedRule, work: () => Promise<Result>): Promise<Result> {
  const open = rule as { code: string };
  const { code } = open;
  open.code = "E-RENAMED";
  try {
    return await work();
  } finally {
    open.code = code;
  }
}

for (const rule of rules) {
  const { code } = rule;
  test(`a report has ${code} from the rule that is listed`, async () => {
    const made = withoutCase[code];
    if (made !== undefined) {
      assert.deepEqual(
        (await made()).map((found) => found.code),
        [code],
      );
    }
    const problemsOf = made ?? (async () => (await read(caseShowing(code))).problems);
    const codes = (await renamed(rule, problemsOf)).map((found) => found.code);
    assert.ok(codes.includes("E-RENAMED") && !codes.includes(code));
  });
}

/** The rules that the code declares, by the codes in its text; those of the commands that write are none of a repository. */
function codesInSources(): ReadonlySet<string> {
  const folders = ["content-loaders", "src/leaderboard/expression"].map((folder) => join(project, folder));
  const files = folders.flatMap((folder) => pathsIn(folder).map((path) => join(folder, path)));
  const ofReading = files.filter((file) => file.endsWith(".ts") && !file.endsWith("writing-rules.ts"));
  const texts = ofReading.map((file) => readFileSync(file, "utf8"));
  return new Set(texts.flatMap((text) => text.match(/(?<=")[EWI](?:-[A-Z\d]+)+(?=")/g) ?? []));
}

test("every rule that the code declares is listed once, so that it cannot go without a fixture", () => {
  const listed = rules.map(({ code }) => code);
  assert.deepEqual(listed.toSorted(), [...new Set(listed)].toSorted());
  assert.deepEqual([...codesInSources()].toSorted(), listed.toSorted());
});

test("every rule says what it asks for, and every message is a sentence with an advice, in both languages", () => {
  const severities = { E: "error", W: "warning", I: "info" } as const;
  const isEnglish = (text: string) => /^[^\p{Script=Han}]*[.?…]$/u.test(text);
  const isChinese = (text: string) => /\p{Script=Han}.*[。？…]$|等文件。$/su.test(text);
  for (const { code, severity, about, sample } of rules) {
    const { message, fix } = sample();
    assert.equal(severity, severities[code.charAt(0) as keyof typeof severities], code);
    for (const text of [about, message, fix]) assert.ok(isEnglish(text.en) && isChinese(text.zh), code);
  }
});
