/** What the tests say of the compared entries, a sentence for each pair with the reference. Runs in the reader's browser. */

import type { Dictionary } from "../../i18n/en.ts";
import { dash } from "../../i18n/format.ts";
import type { CompareBoard } from "./board-file.ts";
import { columnDifference } from "./difference.ts";
import type { CompareEntry } from "./entry-file.ts";
import { letterOf } from "./selection.ts";

type Words = Dictionary["compare"];

/** One sentence for each entry behind the first; `**` around what is strong. */
export function findings(board: CompareBoard, entries: readonly CompareEntry[], words: Words): readonly string[] {
  const [reference, ...others] = entries;
  const index = board.columns.findIndex(({ primary }) => primary);
  const column = board.columns[index];
  if (reference === undefined || column === undefined) return [];
  return others.map((entry, at) => {
    const names = { entry: letterOf(at + 1), reference: letterOf(0) };
    const pair = entry.pairs[reference.id];
    if (pair === undefined)
      return words.notTested(names.entry, names.reference, untestedReason(board, entry, reference, words));
    const difference = columnDifference(column, index, entry, reference)?.text ?? pair.difference;
    const facts = {
      ...names,
      column: column.title.text,
      difference,
      interval: pair.ends === null ? null : pair.interval,
      detectable: pair.detectable === dash ? null : pair.detectable,
      tasks: pair.tasks,
      differing: pair.differing,
      p: pair.pPhrase,
    };
    return words.findings[pair.code ?? "untestable"](facts);
  });
}

/** Why there is no test of two entries at all. */
export function untestedReason(board: CompareBoard, entry: CompareEntry, other: CompareEntry, words: Words): string {
  const index = board.columns.findIndex(({ primary }) => primary);
  if (board.columns[index]?.measured !== true) return words.whyNoAttempts;
  const values = [entry, other].map(({ cells }) => cells[index]?.value ?? null);
  return values.includes(null) ? words.whyNoValue : words.whyLarge;
}
