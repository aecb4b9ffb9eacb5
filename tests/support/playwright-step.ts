/** The step of browser tests, counted from Playwright's JSON report. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "./command-step.ts";
import { failure, type Outcome } from "./step.ts";

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A test that needed a second try or was skipped counts as failed. `env` names the browser and the site. */
export async function runPlaywright(env: Readonly<Record<string, string>>): Promise<Outcome> {
  const report = join(process.cwd(), "test-results/report.json");
  rmSync(report, { force: true });
  const { status, output } = await runScript(
    ["node_modules/playwright/cli.js", "test", "--config", "tests/e2e/playwright.config.ts", "--reporter", "dot,json"],
    { env: { ...env, FORCE_COLOR: "0", PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  let stats: Report["stats"];
  try {
    stats = (JSON.parse(readFileSync(report, "utf8")) as Report).stats;
  } catch {
    return failure(`Playwright ended without a report (exit ${status}).\n${output}`);
  }
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  if (failed > 0 || status !== 0) console.log(output);
  // An error outside every test, such as a file that does not load, shows only in the exit code.
  return { passed: stats.expected, failed: failed === 0 && status !== 0 ? 1 : failed };
}
