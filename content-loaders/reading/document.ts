/** One file's text read by its format. */
import type { KnownDocument, RecordReading } from "../check.ts";
import { type Problem, problem } from "../problem.ts";
import { type AttemptRecordFields, attemptRecord } from "../schema/experiment.ts";
import { statedNull, wrongKind } from "../schema/rules.ts";
import { type Fields, type Known, type ObjectType, Reader, type Syntax, type ValuesOf } from "../schema/type.ts";
import type { Span } from "../source/addresses.ts";
import { collectMarks, type SourceNode } from "../source/node.ts";
import { parseToml } from "../source/toml.ts";
import { parseYaml } from "../source/yaml.ts";

export interface Outcome<Content> {
  /** Null where the text cannot be read at all. */
  readonly content: Content | null;
  /** The tree of the text; null where it cannot be read. */
  readonly root: SourceNode | null;
  readonly problems: readonly Problem[];
  /** Where the text holds e-mail addresses that only its syntax shows. */
  readonly addresses: readonly Span[];
}

const parsers = { yaml: parseYaml, toml: parseToml } as const;

/** A file that holds one mapping. */
export function readDocument<F extends Fields>(
  format: ObjectType<F>,
  syntax: Syntax,
  file: string,
  text: string,
): Outcome<KnownDocument<ValuesOf<F>>> {
  const { root, problems, addresses } = parsers[syntax](file, text);
  if (root === null) return { content: null, root, problems, addresses };
  const reader = new Reader(file, syntax);
  const fields = format.readKnown(root, "", reader);
  reportNulls(reader, false);
  const all = [...problems, ...reader.problems];
  if (fields === null) return { content: null, root, problems: all, addresses };
  const marks: Record<string, number> = Object.create(null);
  collectMarks(root, marks);
  // Absent is absent: checks tell by its place whether a key is there.
  for (const path of reader.absent) delete marks[path];
  return { content: { file, fields, marks, written: reader.written }, root, problems: all, addresses };
}

/** An attempt file: a list of records. Each keeps its own marks, relative to itself. */
export function readRecords(file: string, text: string): Outcome<readonly RecordReading[]> {
  const { root, problems, addresses } = parseYaml(file, text);
  if (root === null) return { content: null, root, problems, addresses };
  const reader = new Reader(file, "yaml");
  if (root.kind !== "list") {
    const expected = { en: "a list of records", zh: "记录列表" };
    reader.report(wrongKind, root.mark, "", { node: root, expected, example: "- source: …" });
    return { content: null, root, problems: [...problems, ...reader.problems], addresses };
  }
  const records = root.items.map((item, index): RecordReading => {
    const fields: Known<AttemptRecordFields> = attemptRecord.readKnown(item, String(index), reader) ?? {};
    const marks: Record<string, number> = {};
    collectMarks(item, marks);
    return { fields, marks, index };
  });
  reportNulls(reader, true);
  return { content: records, root, problems: [...problems, ...reader.problems], addresses };
}

/** All stated nulls of a file in one problem, at the first of them. */
function reportNulls(reader: Reader, inRecords: boolean): void {
  const first = reader.nulls[0];
  if (first === undefined) return;
  const keys = new Set(reader.nulls.map(({ path }) => (inRecords ? path.slice(path.indexOf(".") + 1) : path)));
  const records = new Set(reader.nulls.map(({ path }) => path.split(".")[0]));
  const place = { file: reader.file, line: Math.floor(first.mark / 1024), column: first.mark % 1024, path: first.path };
  const values = { keys: [...keys], records: inRecords ? records.size : null };
  reader.problems.push(problem(statedNull, place, values));
}
