/** A Chromium for the browser tests: one that the system has, else one installed now, else a message that says what to do. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Nothing but the tested site may be asked for, and Chromium refuses its sandbox to root. */
export const launchArguments: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * The path of a Chromium that was seen to start. `CHROMIUM_PATH` is the only candidate where it is set.
 * @throws Error with what was tried and what to do, when there is none and none could be installed.
 */
export async function ensureBrowser(): Promise<string> {
  const tried: string[] = [];
  const found = await firstThatStarts(candidates(), tried);
  if (found) return found;
  if (!process.env.CHROMIUM_PATH) {
    for (const install of [installWithPlaywright, installWithApt]) {
      const failure = install();
      if (failure) tried.push(failure);
      const installed = failure ? undefined : await firstThatStarts(candidates(), tried);
      if (installed) return installed;
    }
  }
  throw new Error(
    [
      "No browser for the browser tests. Tried:",
      ...[...new Set(tried)].map((line) => `  - ${line}`),
      "Do one of these and run the tests again:",
      "  - Debian, Ubuntu: sudo apt-get install chromium",
      "  - any system: npx playwright install --with-deps chromium",
      "  - set CHROMIUM_PATH to a Chromium or Chrome that is already there",
    ].join("\n"),
  );
}

function candidates(): readonly string[] {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = [...folders, "/usr/bin", "/snap/bin"].flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...onPath, ...macPaths, chromium.executablePath()])];
}

async function firstThatStarts(paths: readonly string[], tried: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (!existsSync(path)) {
      if (paths.length === 1) tried.push(`${path}: there is no such file`);
      continue;
    }
    try {
      const browser = await chromium.launch({ executablePath: path, args: [...launchArguments], timeout: 60_000 });
      await browser.close();
      return path;
    } catch (error) {
      tried.push(`${path}: ${firstLine(error)}`);
    }
  }
  return undefined;
}

/** Undefined when it worked, else what went wrong. */
function installWithPlaywright(): string | undefined {
  const cli = join(import.meta.dirname, "../../node_modules/playwright/cli.js");
  return run(process.execPath, [cli, "install", "chromium"]);
}

/** Debian's own package, for systems that reach their mirror but not the download servers of Playwright. */
function installWithApt(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return "apt-get: not on this system";
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...rest: readonly string[]): string | undefined => {
    const [command = "apt-get", ...given] = [
      ...root,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "-y",
      ...rest,
    ];
    return run(command, given);
  };
  // The lists may be old or absent; when they cannot be renewed, installing says so.
  apt("update");
  return apt("install", "--no-install-recommends", "chromium");
}

function run(command: string, given: readonly string[]): string | undefined {
  const line = [command, ...given].join(" ");
  console.log(`No browser found yet: ${line}`);
  const { status, error, stderr } = spawnSync(command, given, { encoding: "utf8", timeout: 600_000 });
  if (status === 0) return undefined;
  const lines = stderr?.trim().split("\n") ?? [];
  return `${line}: ${error?.message ?? lines.at(-1) ?? `exit ${status}`}`;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n")[0] ?? error.message) : String(error);
}
