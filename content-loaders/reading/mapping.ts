/** YAML files that an item has under a fixed name. */
import { type KnownDocument, placeOfPath } from "../check.ts";
import { problem } from "../problem.ts";
import type { Fields, ObjectType, ValuesOf } from "../schema/type.ts";
import type { SourceNode } from "../source/node.ts";
import { readDocument } from "./document.ts";
import type { Files, Listing } from "./files.ts";
import { meantName } from "./names.ts";
import { missingFile } from "./rules.ts";
import type { SourceTexts } from "./sources.ts";

/** Where a file lies, and whose it is. */
export interface NamedFile {
  /** The item that its source belongs to, as in {@link SourceTexts.add}. */
  readonly item: string;
  readonly folder: string;
  readonly name: string;
}

/** A file's content as far as it could be read, with its tree; both null where there is none. */
export interface Mapping<Content> {
  readonly content: KnownDocument<Content> | null;
  readonly root: SourceNode | null;
}

/** Reads one such file; tells if it is not there. */
export async function readMapping<F extends Fields>(
  files: Files,
  sources: SourceTexts,
  { item, folder, name }: NamedFile,
  inside: Listing,
  format: ObjectType<F>,
): Promise<Mapping<ValuesOf<F>>> {
  if (!inside.files.includes(name)) {
    // A file that only has the wrong ending has its own problem.
    if (!inside.files.some((file) => meantName(file) === name)) {
      const values = { name, folder, isFolder: inside.folders.includes(name) };
      files.add([problem(missingFile, placeOfPath(folder), values)]);
    }
    return { content: null, root: null };
  }
  const file = `${folder}/${name}`;
  const outcome = await files.read(file, (text) => {
    const read = readDocument(format, "yaml", file, text);
    sources.add(item, file, text, read.addresses);
    return read;
  });
  files.add(outcome?.problems ?? []);
  return { content: outcome?.content ?? null, root: outcome?.root ?? null };
}
