/** Copies of the small fixture repository, to be changed at will, and the commands that read them. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandResult, runScript } from "./command-step.ts";
import { project } from "./modules.ts";

/** A folder for one test file, outside the project as a repository that it has never seen would be. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), "leaderboards-"));

  /** A fresh copy of `tests/fixtures/valid`; the path of the copy. */
  copyFixture(name: string): string {
    const copy = join(this.folder, name);
    cpSync(join(project, "tests/fixtures/valid"), copy, { recursive: true });
    return copy;
  }

  /** The project itself in a folder of another name, as another checkout of the same commit; the path of the copy. */
  copyProject(name: string): string {
    const copy = join(this.folder, name);
    const parts = ["src", "content-loaders", "public", "astro.config.mjs", "package.json", "tsconfig.json"];
    for (const part of [...parts, "tests/fixtures/smallest", "tests/fixtures/broken/std-by-n"])
      cpSync(join(project, part), join(copy, part), { recursive: true });
    symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
    return copy;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Replaces the first occurrence of a text in a file; a text that is not there is a mistake in the test. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, after);
}

/** `file:line` of the first line that holds the text, as a problem names it. */
export function placeIn(repository: string, file: string, text: string): string {
  const line = readFileSync(join(repository, file), "utf8")
    .split("\n")
    .findIndex((content) => content.includes(text));
  if (line < 0) throw new Error(`${file} does not hold ${text}`);
  return `${file}:${line + 1}`;
}

/** `npm run build` over a repository, into a folder; of this project, or of a copy of it. */
export function build(
  repository: string,
  out: string,
  env: Readonly<Record<string, string>> = {},
  checkout = project,
): Promise<CommandResult> {
  return runScript([join(checkout, "src/commands/build.ts"), "--out", out], {
    cwd: checkout,
    env: { BENCHMARK_REPOSITORY: repository, ...env },
  });
}

/** `npm run validate` over a repository. */
export function validate(repository: string, ...given: readonly string[]): Promise<CommandResult> {
  return runScript([join(project, "src/commands/validate.ts"), repository, ...given], { cwd: project });
}

/** Adds an unreviewed experiment and leaderboard, a rubric and an address: what a site must never show. */
export function addSecrets(repository: string): { readonly secrets: readonly string[] } {
  const experiment = join(repository, "experiments/demo/agent-unreviewed");
  cpSync(join(repository, "experiments/demo/agent-evolved"), experiment, { recursive: true });
  edit(join(experiment, "meta_info.yaml"), "agent-evolved", "agent-unreviewed");
  edit(join(experiment, "meta_info.yaml"), '"published"', '"draft"');
  const leaderboard = join(repository, "leaderboards/board-unreviewed.yaml");
  cpSync(join(repository, "leaderboards/demo.yaml"), leaderboard);
  edit(leaderboard, "leaderboard_id: demo", "leaderboard_id: board-unreviewed\nexperiments: [demo]");
  edit(leaderboard, "status: published", "status: draft");
  const published = join(repository, "experiments/demo/agent-base/meta_info.yaml");
  edit(published, 'name: "Example Lab"', 'name: "Example Lab"\n  email: "someone.private@lab.example"');
  const rubric = join(repository, "packages/court-test/CASE-001-docket/rubric");
  if (existsSync(rubric)) throw new Error("The fixture has a rubric of its own.");
  cpSync(join(repository, "packages/court-test/CASE-001-docket/statement"), rubric, { recursive: true });
  writeFileSync(join(rubric, "README.md"), "Two points when the heliotrope docket is named.\n");
  return { secrets: ["agent-unreviewed", "board-unreviewed", "someone.private", "lab.example", "heliotrope"] };
}
