/**
 * `npm test`: every check in one run, each step counted, none left out because an earlier one failed.
 * `npm test -- unit browser` runs the named steps only; `site` and `browser` then read the `dist/` that is there.
 * The last line is `N passed, N failed`; the exit code is 0 only when something ran and nothing failed.
 */
import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveFolder } from "../src/commands/static-server.ts";
import { ensureBrowser } from "./support/browser.ts";
import { runCommand } from "./support/command-step.ts";
import { runNodeTests } from "./support/node-test-step.ts";
import { runPlaywright } from "./support/playwright-step.ts";
import { failure, type Outcome } from "./support/step.ts";

const project = resolve(import.meta.dirname, "..");
const site = join(project, "dist");
process.chdir(project);
pinEnvironment();

const astro = join(project, "node_modules/astro/bin/astro.mjs");
const biome = join(project, "node_modules/@biomejs/biome/bin/biome");

interface Step {
  readonly name: string;
  /** A later step that reads what this one made does not run over the leftovers of another day. */
  readonly needs?: string;
  run(): Promise<Outcome>;
}

const steps: readonly Step[] = [
  { name: "format", run: () => runCommand([biome, "ci", "--colors=off", "--diagnostic-level=error", "."]) },
  { name: "types", run: () => runCommand([astro, "check"]) },
  { name: "unit", run: () => runNodeTests(globSync("tests/unit/**/*.test.ts")) },
  { name: "build", run: () => runCommand(["src/commands/build.ts"]) },
  { name: "site", needs: "build", run: () => runNodeTests(globSync("tests/build/**/*.test.ts")) },
  { name: "browser", needs: "build", run: runBrowserTests },
];

const chosen = process.argv.slice(2);
if (chosen.includes("--help")) {
  console.log(
    `Usage: npm test -- [step …]\nSteps: ${steps.map(({ name }) => name).join(", ")}; all of them where none is named.`,
  );
  process.exit(0);
}
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

const outcomes = new Map<string, Outcome>();
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  const start = performance.now();
  console.log(`\n== ${step.name}`);
  const outcome = await runStep(step);
  outcomes.set(step.name, outcome);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}

const passed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.failed, 0);
const failing = [...outcomes].filter(([, outcome]) => outcome.failed > 0).map(([name]) => name);
if (failing.length > 0) console.log(`\nFailures in: ${failing.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runStep(step: Step): Promise<Outcome> {
  if (step.needs !== undefined && (outcomes.get(step.needs)?.failed ?? 0) > 0) {
    return failure(`Not run: it reads what the step "${step.needs}" makes, and that failed.`);
  }
  if (step.needs === "build" && !existsSync(site)) return failure("There is no dist/. Run `npm run build` first.");
  try {
    return await step.run();
  } catch (error) {
    return failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function runBrowserTests(): Promise<Outcome> {
  let browser: string;
  try {
    browser = await ensureBrowser();
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
  const server = await serveFolder(site);
  try {
    return await runPlaywright({ CHROMIUM_PATH: browser, SITE_ORIGIN: server.origin });
  } finally {
    await server.close();
  }
}

/** The same clock zone, language and settings on every machine, for this process and all that it starts. */
function pinEnvironment(): void {
  const settings = ["SITE_URL", "BASE_PATH", "REPOSITORY_URL", "ON_PROBLEM", "SNAPSHOT_TAGS", "CACHE_FOLDER"];
  for (const name of ["BENCHMARK_REPOSITORY", ...settings, "FORCE_COLOR"]) delete process.env[name];
  Object.assign(process.env, {
    TZ: "UTC",
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    NO_COLOR: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    ASTRO_DEV_BACKGROUND: "0",
    ASTRO_PREVIEW_BACKGROUND: "0",
  });
}
