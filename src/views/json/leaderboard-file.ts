/** `/api/v1/leaderboards/<id>.json`: the leaderboard at full precision, with the text that people see beside it. */
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Note } from "../../leaderboard/board-notes.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { Group } from "../../leaderboard/entries/groups.ts";
import { type ColumnFormat, columnFormats, columnTitle } from "../column-format.ts";
import { cellRecord } from "./cell-record.ts";
import { type Coded, coded } from "./coded.ts";
import { caveatRecord, entryRecord } from "./entry-record.ts";

/**
 * Entries in rank order, unranked ones after them; `null` is missing, and `missing` says why.
 *
 * @param paths where the file of an entry is, unless entries have none
 */
export function leaderboardFile(
  { leaderboard, board, defined }: LeaderboardWithBoard,
  paths: { entry?(id: string, entry: string): string },
) {
  const { fields } = leaderboard.definition;
  const formats = { en: columnFormats(board, "en"), zh: columnFormats(board, "zh") };
  return {
    leaderboard_id: leaderboard.id,
    status: fields.status,
    withdrawn_reason: fields.withdrawn_reason ?? null,
    withdrawn_reason_zh: fields.withdrawn_reason_zh ?? null,
    /** False for a folder of experiments that no definition draws on. */
    defined,
    title: fields.title,
    title_zh: fields.title_zh ?? null,
    description: fields.description,
    description_zh: fields.description_zh ?? null,
    last_update: fields.last_update,
    author: fields.author,
    references: fields.references ?? [],
    synthetic: fields.synthetic ?? false,
    caveats: (fields.caveats ?? []).map(caveatRecord),
    notes: board.notes.map(noteRecord),
    ranked: board.ranked,
    primary_column: board.primary.id,
    groups: board.groups.map(groupRecord),
    columns: board.columns.map((column) => ({
      ...columnRecord(column),
      text_unit: { en: formats.en.get(column.id)?.unit ?? "", zh: formats.zh.get(column.id)?.unit ?? "" },
    })),
    entries: board.entries.map((entry) => ({
      ...entryRecord(entry),
      path: paths.entry?.(leaderboard.id, entry.id) ?? null,
      cells: cellRecords(entry, board, formats.en),
    })),
  };
}

function cellRecords(entry: Entry, { columns }: Board, formats: ReadonlyMap<string, ColumnFormat>) {
  return Object.fromEntries(
    columns.flatMap(({ id }) => {
      const [cell, format] = [entry.cells.get(id), formats.get(id)];
      return cell === undefined || format === undefined ? [] : [[id, cellRecord(cell, format)] as const];
    }),
  );
}

function groupRecord({ id, title, description, testData, weight }: Group) {
  return {
    id,
    title: title?.en ?? null,
    title_zh: title?.zh ?? null,
    description: description?.en ?? null,
    description_zh: description?.zh ?? null,
    test_data: testData,
    weight,
  };
}

function columnRecord(column: Column) {
  return {
    id: column.id,
    title: columnTitle(column, "en").text,
    title_zh: columnTitle(column, "zh").text,
    description: column.description?.en ?? null,
    description_zh: column.description?.zh ?? null,
    expression: column.expression,
    std_expression: column.std?.expression ?? null,
    mathml: column.mathml,
    unit: column.unit,
    digits: column.digits,
    direction: column.direction,
    primary: column.primary,
    /** What the spread is over: attempts, questions (numbers of runs), or both; empty without one. */
    spread_over: column.over,
    /** True if a spread comes with the values. */
    measured: column.measured,
  };
}

/** The note's values beside its words. */
function noteRecord(note: Note): Coded<Note["code"]> & Readonly<Record<string, unknown>> {
  return { ...coded(note.code, ({ reasons }) => noteText(note, reasons.notes)), ...note };
}

function noteText<Code extends Note["code"]>(
  note: Extract<Note, { readonly code: Code }>,
  words: { readonly [Key in Code]: (note: Extract<Note, { readonly code: Key }>) => string },
): string {
  return words[note.code as Code](note);
}
