/** What the commands share in reading their arguments. */
import { relative, resolve, sep } from "node:path";
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

/** An absolute path as seen from where the command was called; absolute where it lies elsewhere. */
export function shownPath(path: string): string {
  const shown = relative(callingFolder(), path);
  return shown === "" ? "." : shown === ".." || shown.startsWith(`..${sep}`) ? path : shown.split(sep).join("/");
}

/** A path as it can be typed into a shell. */
export function shellWord(path: string): string {
  return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
