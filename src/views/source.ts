/** The files behind the numbers, as text, every line with an address. */
import type { SourceFile } from "../../content-loaders/repository.ts";
import { formatCount } from "../i18n/format.ts";
import { sourceAnchor } from "../routes.ts";

/** A page of source files; one for all languages. */
export interface SourceView {
  readonly files: readonly SourceFileView[];
}

export interface SourceFileView {
  /** Relative to the folder of the experiment, pack or run, or of the leaderboards. */
  readonly name: string;
  /** Relative to the repository. */
  readonly file: string;
  readonly lineCount: string;
  /** The first line's address. */
  readonly href: string;
  /** The file at the commit in the repository's own place; null where that is not known. */
  readonly repositoryUrl: string | null;
  readonly lines: readonly (SourceLine | SourceGap)[];
  /** Whether `…` stands in lines for parts of them that nothing was read from. */
  readonly hasUnreadParts: boolean;
}

export interface SourceLine {
  readonly number: number;
  /** `test/summary.yaml:4`, exactly what the fragment of a link to the line holds. */
  readonly id: string;
  readonly href: string;
  readonly text: string;
  readonly kind: "comment" | "text";
}

/** Lines that nothing was read from and that are therefore left out, both ends included. */
export interface SourceGap {
  readonly kind: "unread";
  readonly from: string;
  readonly to: string;
}

/** Where the repository can be seen by others. */
export interface RepositoryPlace {
  readonly url: string | null;
  /** The repository's folder below the root of its git work tree, `` or ending in a slash. */
  readonly prefix: string;
  readonly commit: string | null;
}

/** `folder` is what all files share: `experiments/<key>`, `packs/<id>`, `runs/<id>` or `leaderboards`. */
export function sourceView(files: readonly SourceFile[], folder: string, repository: RepositoryPlace): SourceView {
  return {
    files: files.map(({ file, text, unread = [], hasUnreadParts = false }) => {
      const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
      const lines = splitLines(text);
      return {
        name,
        file,
        lineCount: formatCount(lines.length),
        href: sourceAnchor(name, 1),
        repositoryUrl: blobUrl(file, repository),
        lines: sourceLines(name, lines, unread),
        hasUnreadParts,
      };
    }),
  };
}

/** The lines that were read, and between them what was not. */
function sourceLines(
  name: string,
  lines: readonly string[],
  unread: NonNullable<SourceFile["unread"]>,
): readonly (SourceLine | SourceGap)[] {
  const ends = new Map(unread);
  const shown: (SourceLine | SourceGap)[] = [];
  for (let number = 1; number <= lines.length; number += 1) {
    const end = ends.get(number);
    if (end === undefined) shown.push(sourceLine(name, number, lines[number - 1] ?? ""));
    else {
      const to = Math.min(end, lines.length);
      shown.push({ kind: "unread", from: formatCount(number), to: formatCount(to) });
      number = to;
    }
  }
  return shown;
}

function sourceLine(name: string, number: number, text: string): SourceLine {
  const href = sourceAnchor(name, number);
  return { number, id: href.slice(1), href, text, kind: text.trimStart().startsWith("#") ? "comment" : "text" };
}

/** Lines as places count them: only a line feed ends one. The end of the last line starts no further one. */
function splitLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** A file at the data commit in the repository's own place; null where that is not known. */
export function blobUrl(file: string, { url, prefix, commit }: RepositoryPlace): string | null {
  return url === null || commit === null ? null : `${url}/blob/${commit}/${prefix}${file}`;
}
