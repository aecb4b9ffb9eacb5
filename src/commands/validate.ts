/**
 * `validate [path] [--since REV] [--format text|json|github] [--lang en|zh]` checks a benchmark repository by the build's
 * own rules. `path` is the repository, or a benchmark, experiment, leaderboard, pack, run or any folder inside one: then all is
 * read, since references go across, but only what lies there is told. `--since` tells what concerns the items that
 * changed since a git revision, and errors that the change causes elsewhere. Exit 0 without errors (warnings are told),
 * 1 with errors, 2 when it could not run: wrong usage, no repository there, no such revision.
 */
import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { gitPrefix, HistoryError } from "../../content-loaders/history/git.ts";
import { type Base, baseOf } from "../../content-loaders/history/revision.ts";
import { itemFolders, readRepository } from "../../content-loaders/read-repository.ts";
import { isWithoutRepository } from "../../content-loaders/reading/rules.ts";
import { formatReport, type ReportFormat, type ReportLocale, reportFormats } from "../../content-loaders/report.ts";
import { repositoryRoot } from "../context.ts";
import { checkExpressions } from "../leaderboard/check-leaderboard.ts";
import { givenPath, locales, oneOf } from "./arguments.ts";
import { isInside } from "./inside.ts";
import { problemsSince } from "./problems-since.ts";
import { Progress } from "./progress.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

answerHelp(usages.validate);

const { path, since, format, locale } = readArguments();
// A path that is not there must not pass as a place without problems.
const root = existsSync(path) ? (rootAbove(path) ?? path) : path;
const inside = relative(root, path).split(sep).join("/");
if (inside !== "" && !/^(packages|data|experiments|leaderboards|packs|runs|plugins|prices)(\/|$)/.test(inside)) {
  stop(`"${inside}" is no part of the benchmark repository above it. Name the repository or an item in it.`);
}
const base = since === null ? null : await baseOrStop(root, since);
const progress = new Progress(locale, process.stderr);
const { problems } = await readRepository(root, { checkExpression: checkExpressions, onFile: () => progress.step() });
progress.end();
const concerning =
  base === null || problems.some(isWithoutRepository) ? problems : await problemsSince(root, base, problems);
const told = concerning.filter(({ file }) => isInside(file, inside));
// A report longer than a pipe holds is cut off if the process ends by itself too early: only the exit code is set.
process.stdout.write(formatReport(told, locale, format, gitPrefix(root).replace(/\/$/, "")));
if (told.some(isWithoutRepository)) process.exitCode = 2;
else process.exitCode = told.some(({ severity }) => severity === "error") ? 1 : 0;

interface Arguments {
  readonly path: string;
  readonly since: string | null;
  readonly format: ReportFormat;
  readonly locale: ReportLocale;
}

/** The absolute path (npm runs scripts in the project, and says where it was called), and the options; ends the process on arguments that are not known. */
function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        since: { type: "string" },
        format: { type: "string", default: "text" },
        lang: { type: "string", default: "en" },
      },
    });
    if (positionals.length > 1) throw new Error(`One path at a time, not ${positionals.length}.`);
    return {
      path: positionals[0] === undefined ? repositoryRoot() : givenPath(positionals[0]),
      since: values.since ?? null,
      format: oneOf("--format", values.format, reportFormats),
      locale: oneOf("--lang", values.lang, locales),
    };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${shortUsage("validate")}`);
  }
}

async function baseOrStop(folder: string, revision: string): Promise<Base> {
  try {
    return await baseOf(folder, revision);
  } catch (error) {
    if (error instanceof HistoryError) return stop(error.message);
    throw error;
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The repository that a path is, or lies in; null if none is found upwards. */
function rootAbove(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (itemFolders.some((name) => isFolder(join(folder, name)))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
