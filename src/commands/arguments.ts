/** What the commands share in reading their arguments. */
import { resolve } from "node:path";
import type { ReportLocale } from "../../content-loaders/report.ts";

export const locales: readonly ReportLocale[] = ["en", "zh"];

/**
 * The one of `words` that was given behind a flag.
 *
 * @throws Error for any other word
 */
export function oneOf<Word extends string>(flag: string, given: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === given);
  if (word === undefined) throw new Error(`${flag} "${given}" is not one of ${words.join(", ")}.`);
  return word;
}

/** The folder that the command was called in: npm runs scripts in the project, and says where that was. */
export function callingFolder(): string {
  return resolve(process.env.INIT_CWD ?? ".");
}

/** The absolute path of one that was given as an argument. */
export function givenPath(path: string): string {
  return resolve(callingFolder(), path);
}

/** A path as it can be typed into a shell. */
export function shellWord(path: string): string {
  return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
