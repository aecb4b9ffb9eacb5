/** A repository in memory: what lies in it are texts by path. For tests that read many of them. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import type { Problem } from "../../content-loaders/problem.ts";
import type { Files, Listing } from "../../content-loaders/reading/files.ts";
import { decode } from "../../content-loaders/source/decode.ts";

/** The folders and files of a set of paths, by folder; the top is "". */
export function listingsOf(paths: Iterable<string>): ReadonlyMap<string, Listing> {
  const found = new Map<string, { folders: Set<string>; files: Set<string> }>();
  const inside = (folder: string) => {
    const known = found.get(folder) ?? { folders: new Set<string>(), files: new Set<string>() };
    found.set(folder, known);
    return known;
  };
  for (const path of paths) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    inside(parts.join("/")).files.add(name);
    for (; parts.length > 0; ) {
      const folder = parts.pop() ?? "";
      inside(parts.join("/")).folders.add(folder);
    }
  }
  return new Map(
    [...found].map(([folder, { folders, files }]) => [
      folder,
      { folders: [...folders].sort(compareCodePoints), files: [...files].sort(compareCodePoints) },
    ]),
  );
}

const nothing: Listing = { folders: [], files: [] };

/** Reads texts, or bytes where they matter, as a repository on disk would be read; there are no links. */
export class MemoryFiles implements Files {
  readonly problems: Problem[] = [];
  readonly top: Listing;
  private readonly contents: ReadonlyMap<string, string | Uint8Array>;
  private readonly listings: ReadonlyMap<string, Listing>;

  constructor(contents: ReadonlyMap<string, string | Uint8Array>, listings = listingsOf(contents.keys())) {
    this.contents = contents;
    this.listings = listings;
    this.top = listings.get("") ?? nothing;
  }

  add(problems: readonly Problem[]): void {
    for (const found of problems) this.problems.push(found);
  }

  async list(folder: string): Promise<Listing> {
    return this.listings.get(folder) ?? nothing;
  }

  async read<Value>(file: string, turn: (text: string) => Value): Promise<Value | null> {
    const content = this.contents.get(file) ?? "";
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    const decoded = decode(file, bytes);
    if (decoded.kind === "text") return turn(decoded.text);
    this.add(decoded.problems);
    return null;
  }
}
