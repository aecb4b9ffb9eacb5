/**
 * `build [--out <dir>] [--since REV]` builds the site beside the earlier one and puts it in its place only when everything succeeded:
 * a build that fails leaves what was there as it was. `<dir>` is `dist` by default.
 * `--since` builds the pages of what changed in the repository since a git revision, as a preview. Exit 0 built, 1 failed, 2 wrong usage.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { HistoryError } from "../../content-loaders/history/git.ts";
import { baseOf } from "../../content-loaders/history/revision.ts";
import { repositoryRoot } from "../context.ts";
import { checkSettings, messageLocale, SettingError } from "../settings.ts";
import { shownPath } from "./arguments.ts";
import { leftOutLine, leftOutOf } from "./built-site.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

const project = resolve(import.meta.dirname, "../..");
/** Each build works in a folder of its own, named by its process, on the project's own disk: modules resolve from there. */
const workshops = join(project, ".build");
const workshop = join(workshops, String(process.pid));

answerHelp(usages.build);
const { out, since } = readArguments();
process.env.ASTRO_TELEMETRY_DISABLED ??= "1";
// Astro works from the project's root; a relative repository is meant from where the command was given.
if (process.env.BENCHMARK_REPOSITORY) process.env.BENCHMARK_REPOSITORY = resolve(process.env.BENCHMARK_REPOSITORY);
process.chdir(project);
// A build started from inside another one's environment is no preview by accident.
process.env.PREVIEW_SINCE = since === null ? "" : await commitOf(since);

sweep();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  // A terminal sends the signal to every process, and one that started this build passes it on: the second changes nothing.
  process.on(signal, () => void end(1));
}

console.log(`Building the site from ${shownPath(repositoryRoot())} …`);
try {
  const start = performance.now();
  const site = join(workshop, "site");
  const { build } = await import("astro");
  // An empty store for every build: a record of an earlier one, or of a build that runs beside this one, cannot slip in.
  await build({ root: project, outDir: site, cacheDir: join(workshop, "cache"), logLevel: "warn" });
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  ).length;
  const leftOut = leftOutLine(leftOutOf(site));
  replace(out, site);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const shown = relative(project, out);
  console.log(`Built ${pages} pages in ${seconds} s: ${shown.startsWith("..") ? out : shown}`);
  if (leftOut !== null) console.log(leftOut);
  await end(0);
} catch (error) {
  console.error(describe(error));
  console.error(`The build failed; ${existsSync(out) ? `${basename(out)}/ is as it was` : "nothing was written"}.`);
  await end(1);
}

/** Ends as soon as all is said: Astro's store would still write itself into the folder that is taken away. */
async function end(status: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((done) => stream.write("", () => done()));
  rmSync(workshop, { recursive: true, force: true });
  process.exit(status);
}

/** The message with those lines of the stack that lie in this project. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Astro loads the loaders as modules of its own, so that their class is not the one that could be imported here.
  if (error.name === "RepositoryError") return error.message;
  return (error.stack ?? error.message).replace(/\n\s+at .*(node_modules|node:|Promise\.all)[^\n]*/g, "");
}

/** The absolute path of the folder to write, and the revision to compare with; ends the process on a folder that would be wrong to replace. */
function readArguments(): { readonly out: string; readonly since: string | null } {
  try {
    const { values } = parseArgs({ options: { out: { type: "string" }, since: { type: "string" } } });
    // Before anything is built: a misspelt setting is wrong usage, no fault of the repository.
    checkSettings();
    const folder = values.out === undefined ? join(project, "dist") : resolve(values.out);
    if (`${project}${sep}`.startsWith(`${folder}${sep}`)) throw new Error(`--out ${folder} holds the project itself.`);
    if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, "api/v1/index.json"))) {
      throw new Error(`${folder} holds files, but no earlier build. Empty it, or name another folder with --out.`);
    }
    return { out: folder, since: values.since ?? null };
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(error instanceof SettingError ? error.text[messageLocale()] : message);
    console.error(shortUsage("build"));
    process.exit(2);
  }
}

/** The commit that a preview compares with; ends the process where there is none. */
async function commitOf(revision: string): Promise<string> {
  try {
    return (await baseOf(repositoryRoot(), revision)).commit;
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Takes away what builds left behind that were killed. */
function sweep(): void {
  if (!existsSync(workshops)) return;
  for (const name of readdirSync(workshops)) {
    if (/^\d+$/.test(name) && !isRunning(Number(name))) {
      rmSync(join(workshops, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Puts `site` where `folder` is. Whatever fails, `folder` is the whole old site or the whole new one. */
function replace(folder: string, site: string): void {
  const earlier = `${folder}.earlier-${process.pid}`;
  const next = `${folder}.next-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    // Renaming works on one disk only: where `folder` lies on another, the slow part comes before the swap.
    move(site, next);
    if (existsSync(folder)) renameSync(folder, earlier);
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(earlier)) renameSync(earlier, folder);
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  rmSync(earlier, { recursive: true, force: true });
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    cpSync(from, to, { recursive: true });
  }
}
