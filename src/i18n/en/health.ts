/** The words of the pages on the state of the data, in English. */
import type { Severity } from "../../../content-loaders/problem.ts";

type BySeverity<Value> = Readonly<Record<Severity, Value>>;

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

export const health = {
  title: "Data health",
  description:
    "Everything that the checks found in the published data: items left out, figures that disagree with their attempts, warnings and notes, each with its file and line.",
  lede: (errors: number, discrepancies: number): string => {
    const disagree =
      discrepancies === 0
        ? "Every written figure that can be recomputed agrees with its attempts."
        : discrepancies === 1
          ? "**One written figure** disagrees with what it was made from."
          : `**${discrepancies} written figures** disagree with what they were made from.`;
    return errors === 0 ? disagree : `${disagree} Items with errors are left out until they are mended.`;
  },
  about:
    "Nothing here is hidden to make the data look better. A warning changes no number: the site shows what the files say, and says here what is odd about it.",
  severity: { error: "error", warning: "warning", info: "note" } satisfies BySeverity<string>,
  severityCount: {
    error: counted("error", "errors"),
    warning: counted("warning", "warnings"),
    info: counted("note", "notes"),
  } satisfies BySeverity<(count: number) => string>,
  discrepancyCount: counted("discrepancy", "discrepancies"),
  leftOutCount: counted("item left out", "items left out"),
  leftOutTitle: "Left out",
  leftOutSub: "Items with errors appear nowhere else on the site. What would have drawn on them says so in its place.",
  kinds: { benchmark: "benchmark", experiment: "experiment", leaderboard: "leaderboard", pack: "pack", run: "run" },
  item: "Item",
  why: "Why",
  moreErrors: (count: number) => (count === 1 ? "and one more error" : `and ${count} more errors`),
  missingFrom: "Missing from",
  nothingElse: "nothing else",
  testedExperiments: (count: number) =>
    count === 1 ? "One experiment was tested on it" : `${count} experiments were tested on it`,
  evaluatedRuns: (count: number) =>
    count === 1 ? "One run was evaluated by it" : `${count} runs were evaluated by it`,
  comparedRuns: (count: number) => (count === 1 ? "It is the base of one run" : `It is the base of ${count} runs`),
  discrepanciesTitle: "Discrepancies",
  discrepanciesSub:
    "Figures that were written into a summary and do not follow from the attempts beside it, or costs that do not follow from tokens and list prices. With a warning the written figure counts, and both are shown wherever it stands; an error keeps the whole item out.",
  noDiscrepancies: "No discrepancy",
  noDiscrepanciesText:
    "All figures that can be recomputed from attempts or prices agree within the rounding of their written digits.",
  experiment: "Experiment",
  finding: "What disagrees",
  place: "Line",
  rulesTitle: "By rule",
  rulesSub: "Every rule that found something; its code leads to what it means and how to mend it.",
  rule: "Rule",
  severityHead: "Severity",
  problems: "Found",
  files: "Files",
  list: "List",
  listOf: (code: string) => `All that ${code} found`,
  nothingFound: "Nothing found",
  nothingFoundText: "All checks passed without a remark.",
  machine: "JSON",
  meaning: "What this rule means",
  ruleTitle: (code: string) => `${code}: what was found`,
  ruleDescription: (code: string) => `Every place where the rule ${code} found something in the published data.`,
  ruleLede: (count: string, range: string, single: boolean) =>
    single ? "One place." : `**${count} places**; here are ${range}, by file and line.`,
  field: "Field",
  what: "What is wrong",
  fix: "How to mend it",
  pages: "Pages",
  elsewhere: "at the commit",
};
