/**
 * `validate [path] [--format text|json|github] [--lang en|zh]` checks a benchmark repository by the build's own rules.
 * `path` is the repository, or a benchmark, experiment, leaderboard or any folder inside one: then all is read, since
 * references go across, but only what lies there is told. Exit 0 without errors (warnings are told), 1 with errors,
 * 2 when it could not run: wrong usage, or no repository there.
 */
import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { readRepository } from "../../content-loaders/read-repository.ts";
import { isWithoutRepository } from "../../content-loaders/reading/rules.ts";
import { formatReport, type ReportFormat, type ReportLocale, reportFormats } from "../../content-loaders/report.ts";
import { repositoryRoot } from "../context.ts";
import { checkExpressions } from "../leaderboard/check-leaderboard.ts";
import { givenPath, locales, oneOf } from "./arguments.ts";

const usage = "Usage: validate [path] [--format text|json|github] [--lang en|zh]";

const { path, format, locale } = readArguments();
// A path that is not there must not pass as a place without problems.
const root = existsSync(path) ? (rootAbove(path) ?? path) : path;
const inside = relative(root, path).split(sep).join("/");
if (inside !== "" && !/^(packages|data|experiments|leaderboards|plugins|prices)(\/|$)/.test(inside)) {
  console.error(`"${inside}" is no part of the benchmark repository above it. Name the repository or an item in it.`);
  process.exit(2);
}
const { problems } = await readRepository(root, { checkExpression: checkExpressions });
const told = problems.filter(({ file }) => inside === "" || file === inside || file.startsWith(`${inside}/`));
// A report longer than a pipe holds is cut off if the process ends by itself too early: only the exit code is set.
process.stdout.write(formatReport(told, locale, format, relative(process.cwd(), root).split(sep).join("/")));
if (told.some(isWithoutRepository)) process.exitCode = 2;
else process.exitCode = told.some(({ severity }) => severity === "error") ? 1 : 0;

/** The absolute path, the format and the language; ends the process on arguments that are not known. */
function readArguments(): { readonly path: string; readonly format: ReportFormat; readonly locale: ReportLocale } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: "string", default: "text" }, lang: { type: "string", default: "en" } },
    });
    if (positionals.length > 1) throw new Error(`One path at a time, not ${positionals.length}.`);
    return {
      path: positionals[0] === undefined ? repositoryRoot() : givenPath(positionals[0]),
      format: oneOf("--format", values.format, reportFormats),
      locale: oneOf("--lang", values.lang, locales),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    process.exit(2);
  }
}

/** The repository that a path is, or lies in; null if none is found upwards. */
function rootAbove(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (["packages", "experiments", "leaderboards"].some((name) => isFolder(join(folder, name)))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
