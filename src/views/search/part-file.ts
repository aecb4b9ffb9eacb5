/**
 * The records as files for the browser. They are split, so that the first results come after the first file and no file
 * is large; within a file each text that stands in several records is written once.
 */
import { type SearchRecord, searchKinds } from "./record.ts";

/** One file. */
export interface SearchPart {
  /** The number of files; they are numbered from 1. */
  readonly parts: number;
  /** Texts that stand in several records, referred to by their place. */
  readonly texts: readonly string[];
  readonly records: readonly PackedRecord[];
}

/** A text, or its place in `texts`. */
type PackedText = string | number;

type PackedRecord = readonly [
  kind: number,
  /** `withdrawn` 1, `synthetic` 2, title in English on a Chinese page 4. */
  flags: number,
  ids: readonly PackedText[],
  /** 0 where it is the last id. */
  title: string | 0,
  context: readonly PackedText[],
  hidden: readonly PackedText[],
];

/** Records in one file: 50 to 150 kB, less than 20 kB on the way to the browser, where the host compresses. */
const recordsPerPart = 400;

/** All files, in order; one without records where there are none. */
export function partsOf(records: readonly SearchRecord[]): readonly SearchPart[] {
  const parts = Math.max(1, Math.ceil(records.length / recordsPerPart));
  return Array.from({ length: parts }, (_, index) =>
    packPart(records.slice(index * recordsPerPart, (index + 1) * recordsPerPart), parts),
  );
}

/** The records of a file, as they were before. */
export function unpackPart({ texts, records }: SearchPart): readonly SearchRecord[] {
  const text = (packed: PackedText): string => (typeof packed === "number" ? (texts[packed] ?? "") : packed);
  return records.map(([kind, flags, packedIds, title, context, hidden]): SearchRecord => {
    const ids = packedIds.map(text);
    return {
      kind: searchKinds[kind] ?? "task",
      ids,
      title: title === 0 ? (ids.at(-1) ?? "") : title,
      lang: (flags & 4) > 0 ? "en" : undefined,
      context: context.map(text),
      hidden: hidden.map(text),
      withdrawn: (flags & 1) > 0,
      synthetic: (flags & 2) > 0,
    };
  });
}

function packPart(records: readonly SearchRecord[], parts: number): SearchPart {
  const counts = new Map<string, number>();
  for (const { ids, context, hidden } of records) {
    for (const text of [...ids, ...context, ...hidden]) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const texts = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const places = new Map(texts.map((text, place) => [text, place]));
  const pack = (text: string): PackedText => places.get(text) ?? text;
  return {
    parts,
    texts,
    records: records.map(
      (record): PackedRecord => [
        searchKinds.indexOf(record.kind),
        (record.withdrawn ? 1 : 0) + (record.synthetic ? 2 : 0) + (record.lang === undefined ? 0 : 4),
        record.ids.map(pack),
        record.title === record.ids.at(-1) ? 0 : record.title,
        record.context.map(pack),
        record.hidden.map(pack),
      ],
    ),
  };
}
