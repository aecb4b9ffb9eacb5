/** How many attempts stand behind the plain figures of a cell: what one run cost and took is a mean over them. */
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Cell } from "../leaderboard/evaluation/cell.ts";
import { FIELDS, isFieldName } from "../leaderboard/expression/names.ts";

/** The smallest and the largest number of attempts. */
export type AttemptRange = readonly [low: number, high: number];

/**
 * Null where the cell is missing, has a spread of its own or is made of anything but cost, tokens and time, and where a
 * figure is that of another entry.
 */
export function runAttempts(cell: Cell, entry: Entry): AttemptRange | null {
  if (cell.kind === "missing" || cell.quantity.measured || cell.std !== null) return null;
  const experiments = new Map([...entry.experiments.values()].map((experiment) => [experiment.key, experiment]));
  const counts: number[] = [];
  for (const { field, value, experiment: key, phase } of cell.derivation.operands) {
    if (!isFieldName(field) || FIELDS[field].kind !== "additive") return null;
    if (value === null) continue;
    const from = experiments.get(key ?? "")?.phases.find(({ name }) => name === phase);
    if (from === undefined) return null;
    counts.push(from.summary.fields.n_attempt);
  }
  return counts.length === 0 ? null : [Math.min(...counts), Math.max(...counts)];
}

/** `one run, mean over 3 attempts`; null where that is not what the cell is made of. */
export function runMeanText(cell: Cell, entry: Entry, locale: Locale): string | null {
  const attempts = runAttempts(cell, entry);
  return attempts && dictionary(locale).entry.runMean(attempts);
}
