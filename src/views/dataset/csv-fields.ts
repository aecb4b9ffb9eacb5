/** The columns of a leaderboard's CSV files with the types of their values, as a program that loads them needs to know. */
import type { ExportColumn, ExportTable } from "../export/table.ts";
import { nameKey } from "../leaderboard/column-keys.ts";
import type { RecordColumn } from "../records/record-columns.ts";

/** Atomic types of Croissant. */
type DataType = "sc:Text" | "sc:Integer" | "sc:Float" | "sc:Boolean" | "sc:DateTime";

/** A column of a CSV file. */
export interface CsvField {
  readonly name: string;
  readonly about: string;
  readonly type: DataType;
}

/** What the columns are. In English: the description that they stand in is one for both languages. */
const words = {
  entryId: "Id of the entry.",
  isSynthetic: "Whether a figure of the entry was made up.",
  versionNotes: "Benchmarks that the entry was measured on in another version than the present one.",
  permalink: "Address of the table with the commit of its data.",
  rank: "Rank of the entry; empty where it is unranked.",
  rankLow: "Best rank that the tests leave open.",
  rankHigh: "Worst rank that the tests leave open.",
  note: "What qualifies the number, or why it is missing.",
  asStated: (title: string) => `${title}, as the data state it.`,
  asShown: (title: string) => `${title}, as the page shows it.`,
  value: (title: string) => `${title} at full precision; empty where missing.`,
  std: (title: string) => `Standard deviation of the column ${title}, at full precision.`,
  stdShown: (title: string) => `Standard deviation of the column ${title}, as the page shows it.`,
  n: "Smallest number of attempts behind the number.",
  groupsScored: "Number of groups with a score.",
  groupsTotal: "Number of groups.",
} as const;

/** The columns of a table's CSV file, in its order. */
export function tableFields({ columns }: ExportTable): readonly CsvField[] {
  return [
    { name: "entry_id", about: words.entryId, type: "sc:Text" },
    ...columns.flatMap(columnFields),
    { name: "is_synthetic", about: words.isSynthetic, type: "sc:Boolean" },
    { name: "version_notes", about: words.versionNotes, type: "sc:Text" },
    { name: "permalink", about: words.permalink, type: "sc:Text" },
  ];
}

function columnFields({ key, kind, title, unit, measured }: ExportColumn): readonly CsvField[] {
  const named = unit === "" ? title : `${title} (${unit})`;
  const text = (name: string, about: string): CsvField => ({ name, about, type: "sc:Text" });
  const whole = (name: string, about: string): CsvField => ({ name, about, type: "sc:Integer" });
  const float = (name: string, about: string): CsvField => ({ name, about, type: "sc:Float" });
  switch (kind) {
    case "rank":
      return [
        whole(key, words.rank),
        whole(`${key}_low`, words.rankLow),
        whole(`${key}_high`, words.rankHigh),
        text(`${key}_note`, words.note),
      ];
    case "text":
      return key === nameKey
        ? [text(key, title)]
        : [text(key, words.asStated(title)), text(`${key}_text`, words.asShown(title))];
    case "coverage":
      return [whole("groups_scored", words.groupsScored), whole("groups_total", words.groupsTotal)];
    case "figure":
      return [
        float(key, words.value(title)),
        text(`${key}_text`, words.asShown(named)),
        ...(measured
          ? [
              float(`${key}_std`, words.std(title)),
              text(`${key}_std_text`, words.stdShown(named)),
              whole(`${key}_n`, words.n),
            ]
          : []),
        text(`${key}_note`, words.note),
      ];
    default:
      return kind satisfies never;
  }
}

const recordTypes: Readonly<Record<RecordColumn["datatype"], DataType>> = {
  string: "sc:Text",
  integer: "sc:Integer",
  number: "sc:Float",
  boolean: "sc:Boolean",
  dateTime: "sc:DateTime",
};

/** A column of the records in long form. */
export function recordField({ name, datatype, about, unit }: RecordColumn): CsvField {
  return {
    name,
    about: unit === undefined ? about.en : `${about.en} (${unit})`,
    type: recordTypes[datatype],
  };
}
