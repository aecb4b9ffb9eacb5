/** The workflows for a benchmark repository call scripts that exist, with options that they take. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import test from "node:test";
import { parse } from "yaml";
import manifest from "../../../package.json" with { type: "json" };
import { newUsage } from "../../../src/commands/new/arguments.ts";
import { usages } from "../../../src/commands/usage.ts";
import { project } from "../../support/modules.ts";

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
}
interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

/** By the name of the script in package.json. */
const scriptUsages: Readonly<Record<string, string>> = {
  ...usages,
  new: newUsage,
  start: usages.serve,
  preview: usages.serve,
  dev: usages.serve,
};
const scripts: Readonly<Record<string, string>> = manifest.scripts;
const files = globSync("docs/workflows/*.yml", { cwd: project });

/** The calls of `npm run` in a text: the script's name and the options behind it. */
function callsIn(text: string): readonly { readonly script: string; readonly options: readonly string[] }[] {
  return [...text.matchAll(/npm run(?: --silent)? ([\w:]+)(?: --((?: [^\n>|&;`]+)?))?/g)].map(
    ([, script = "", rest = ""]) => ({
      script,
      options: [...rest.matchAll(/(?<=\s)--[a-z-]+/g)].map(([option]) => option),
    }),
  );
}

function checkCalls(text: string, where: string): number {
  const calls = callsIn(text);
  for (const { script, options } of calls) {
    assert.ok(script in scripts, `${where}: there is no script "${script}"`);
    for (const option of options) {
      assert.match(scriptUsages[script] ?? "", new RegExp(`${option}\\b`), `${where}: ${script} takes no ${option}`);
    }
  }
  return calls.length;
}

test("there are workflows, and a call is read with its options", () => {
  assert.deepEqual(files.map((file) => basename(file)).toSorted(), ["check-data.yml", "publish.yml"]);
  assert.deepEqual(callsIn('npm run --silent impact -- --since "$BASE" --lang zh >> "$OUT"\nnpm run build'), [
    { script: "impact", options: ["--since", "--lang"] },
    { script: "build", options: [] },
  ]);
  assert.throws(() => checkCalls("npm run bild", "here"), /there is no script "bild"/);
  assert.throws(() => checkCalls("npm run build -- --sinc x", "here"), /build takes no --sinc/);
});

for (const file of files) {
  const text = readFileSync(join(project, file), "utf8");
  const steps = Object.values((parse(text) as Workflow).jobs).flatMap((job) => job.steps);

  test(`${basename(file)} calls scripts that exist, with options that they take`, () => {
    assert.ok(steps.reduce((calls, { run = "" }) => calls + checkCalls(run, file), 0) > 0);
    const comments = text.split("\n").filter((line) => line.trimStart().startsWith("#"));
    checkCalls(comments.join("\n").replaceAll('"', "\n"), file);
  });

  test(`${basename(file)}: each step does one thing, and waits only for steps before it`, () => {
    const earlier = new Set<string>();
    for (const { id, name, uses, run, ...step } of steps) {
      assert.equal([uses, run].filter((what) => what !== undefined).length, 1, name);
      for (const [, waited = ""] of (step.if ?? "").matchAll(/steps\.([\w-]+)\./g))
        assert.ok(earlier.has(waited), name);
      if (id !== undefined) earlier.add(id);
    }
  });
}

test("the README and the page on submitting name scripts and options that there are", () => {
  for (const file of ["README.md", "docs/submitting.md"]) {
    const text = readFileSync(join(project, file), "utf8");
    assert.ok(checkCalls(text.replaceAll("\\|", "|"), file) > 5, file);
  }
});
