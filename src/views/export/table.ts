/**
 * A table on its way out of the site: what one view of a leaderboard shows, as final text beside the numbers at full
 * precision. The build makes files of it, and the browser those of the view that a reader has made: by the same functions.
 */
import { dash } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { filled } from "../filled.ts";

export interface ExportTable {
  /** Names the file. */
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  /** How to read it, in whole sentences; without the title. */
  readonly caption: string;
  /** The site with the state of its data: `PenguinHarness Leaderboards, data at commit 0a1b2c3d4e5f (2026-11-30)`. */
  readonly source: string;
  /** The absolute address of the view, with the commit of the data where there is one. */
  readonly permalink: string;
  readonly state: DataState;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly ExportRow[];
  readonly words: ExportWords;
}

/** Which state of the data the numbers are from; null where it is under no version control. */
export interface DataState {
  readonly commit: string | null;
  /** ISO 8601 UTC. */
  readonly committedAt: string | null;
  /** Whether files differ from that commit. */
  readonly dirty: boolean;
}

export interface ExportColumn {
  /** Its name in addresses and in files. */
  readonly key: string;
  readonly kind: "rank" | "text" | "figure" | "coverage";
  readonly title: string;
  /** `of 100, ± std`; empty where there is none. */
  readonly unit: string;
  /** True where a spread comes with the values. */
  readonly measured: boolean;
}

export interface ExportRow {
  /** Id of the entry. */
  readonly id: string;
  /** False for an entry below a ranking that it is no part of. */
  readonly placed: boolean;
  readonly synthetic: boolean;
  /** What is to be said where the row is named: `synthetic`, `other version`. */
  readonly marks: readonly string[];
  /** Its benchmarks' versions, where they are not the present ones; in sentences. */
  readonly versions: string;
  /** In the order of the columns. */
  readonly cells: readonly ExportCell[];
}

export interface ExportCell {
  /** What the page shows: `71.47`, `Opus 4.6`, a dash. */
  readonly text: string;
  /** The number at full precision, or the value as the data state it; absent where there is none. */
  readonly value?: number | string;
  /** `± 1.35`, `n = 1`, `[1–4]`. */
  readonly spread?: string;
  readonly std?: number;
  readonly n?: number;
  /** The interval of a rank; how many groups are scored, of how many. */
  readonly range?: readonly [number, number];
  /** In short, what qualifies it: `(5/6)`, `≠`. */
  readonly note?: string;
  /** The same in full, or why there is no value. */
  readonly why?: string;
}

/** What the files say besides: in the language of the table. */
export interface ExportWords {
  readonly unranked: string;
  /** The title as a sentence, with `{text}`. */
  readonly sentence: string;
  /** Between two sentences. */
  readonly gap: string;
  /** What qualifies the text before it, with `{text}`. */
  readonly mark: string;
  /** How a LaTeX file is compiled, with `{packages}` and `{engine}`. */
  readonly latexNeeds: string;
}

/** True of a dash. What is no algorithm is a text, and not missing. */
export function isMissing({ text }: ExportCell): boolean {
  return text === dash;
}

/** The spread as a number alone: `1.35`; null where there is none, whatever is said instead. */
export function stdText({ std, spread }: ExportCell): string | null {
  return std === undefined || spread === undefined ? null : spread.replace(/^± /, "");
}

/** `Score (of 100, ± std)`. */
export function columnHead({ title, unit }: ExportColumn, { mark }: ExportWords): string {
  return unit === "" ? title : title + filled(mark, { text: unit });
}

/** What follows the name of a row: ` (synthetic)`. */
export function rowMarks({ marks }: ExportRow, { mark }: ExportWords): string {
  return marks.map((text) => filled(mark, { text })).join("");
}

/** The title and all that is to be said of a table, in sentences; the permalink follows them. */
export function titleAndCaption({
  title,
  caption,
  source,
  words,
}: ExportTable): readonly [title: string, rest: string] {
  const rest = [caption, source].filter((text) => text !== "").join(words.gap);
  return [filled(words.sentence, { text: title }), rest];
}

/** What stands behind the text of a cell. */
export function afterText({ spread, note }: ExportCell): string {
  return [spread, note].filter((part) => part !== undefined).join(" ");
}

/** The place of the first row that is not ranked, in a table that ranks others; -1 where there is none. */
export function firstUnplaced({ rows }: ExportTable): number {
  return rows.findIndex(({ placed }) => !placed);
}
