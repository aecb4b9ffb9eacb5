/**
 * `summarize <experiment folder> [--check] [--lang en|zh]` writes each phase's `summary.yaml` from its attempts. Comments,
 * the order of keys and whatever does not follow from the attempts stay as they are. With `--check` nothing is written and
 * the differences are told. Exit 0 done, or nothing differs; 1 a check found differences; 2 could not run.
 */
import { parseArgs } from "node:util";
import { givenPath, locales, oneOf } from "./arguments.ts";
import { type SummarizeOptions, summarize } from "./summarize/run.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

answerHelp(usages.summarize);
const { exitCode, output } = await summarize(readArguments());
process.stdout.write(output);
process.exitCode = exitCode;

/** Ends the process on arguments that are not known. */
function readArguments(): SummarizeOptions {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: "boolean", default: false }, lang: { type: "string", default: "en" } },
    });
    const [given, ...more] = positionals;
    if (given === undefined) throw new Error("Name the folder of an experiment.");
    if (more.length > 0) throw new Error(`One experiment at a time, not ${positionals.length}.`);
    return { folder: givenPath(given), given, check: values.check, locale: oneOf("--lang", values.lang, locales) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(shortUsage("summarize"));
    process.exit(2);
  }
}
