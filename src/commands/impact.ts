/**
 * `impact --since REV [path] [--lang en|zh]` prints, as Markdown, what the changes since a git revision do: experiments and
 * benchmarks added, changed, withdrawn, removed, and for each leaderboard the ranks and intervals before and after.
 * Items with errors count on neither side. Exit 0 printed, 2 could not run: wrong usage, no repository, no such revision.
 */
import { parseArgs } from "node:util";
import { HistoryError } from "../../content-loaders/history/git.ts";
import { baseOf, withRevision } from "../../content-loaders/history/revision.ts";
import { readRepository } from "../../content-loaders/read-repository.ts";
import { isWithoutRepository } from "../../content-loaders/reading/rules.ts";
import { formatReport } from "../../content-loaders/report.ts";
import { repositoryRoot } from "../context.ts";
import type { Locale } from "../i18n/index.ts";
import { buildCatalog, type Catalog } from "../leaderboard/catalog.ts";
import { checkExpressions } from "../leaderboard/check-leaderboard.ts";
import { impactMarkdown } from "../views/impact/markdown.ts";
import { givenPath, locales, oneOf } from "./arguments.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

answerHelp(usages.impact);

const { root, since, locale } = readArguments();
try {
  const base = await baseOf(root, since);
  const after = await readRepository(root, { checkExpression: checkExpressions });
  const nowhere = after.problems.filter(isWithoutRepository);
  if (nowhere.length > 0) stop(formatReport(nowhere, locale, "text"));
  const before = await withRevision(root, base, catalogOf);
  process.stdout.write(impactMarkdown({ before, after: buildCatalog(after), base: base.commit }, locale));
} catch (error) {
  if (error instanceof HistoryError) stop(error.message);
  throw error;
}

async function catalogOf(folder: string): Promise<Catalog> {
  return buildCatalog(await readRepository(folder, { checkExpression: checkExpressions }));
}

function readArguments(): { readonly root: string; readonly since: string; readonly locale: Locale } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { since: { type: "string" }, lang: { type: "string", default: "en" } },
    });
    if (positionals.length > 1) throw new Error(`One path at a time, not ${positionals.length}.`);
    if (values.since === undefined) throw new Error("--since is missing: the revision to compare with.");
    const path = positionals[0];
    return {
      root: path === undefined ? repositoryRoot() : givenPath(path),
      since: values.since,
      locale: oneOf("--lang", values.lang, locales),
    };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${shortUsage("impact")}`);
  }
}

function stop(message: string): never {
  console.error(message.trimEnd());
  process.exit(2);
}
