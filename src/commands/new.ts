/**
 * `new <kind> <id> [options]` makes a draft to fill in, in the repository that BENCHMARK_REPOSITORY or `--into` names. What
 * is there is never changed, and a draft appears nowhere on the site. Exit 0 made, 2 refused or wrong usage.
 */
import { newUsage, readNewArguments } from "./new/arguments.ts";
import { WrongUsage } from "./new/refusals.ts";
import { makeDraft, type NewOptions } from "./new/run.ts";
import { answerHelp } from "./usage.ts";

answerHelp(newUsage);
const options = readArguments();
try {
  const { exitCode, output } = await makeDraft(options);
  process.stdout.write(output);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  endWithUsage(error.message);
}

/** Ends the process on arguments that are not known. */
function readArguments(): NewOptions {
  try {
    return readNewArguments(process.argv.slice(2), new Date());
  } catch (error) {
    return endWithUsage(error instanceof Error ? error.message : String(error));
  }
}

function endWithUsage(message: string): never {
  console.error(message);
  console.error(newUsage);
  process.exit(2);
}
