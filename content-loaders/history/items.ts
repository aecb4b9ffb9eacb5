/** The items of a repository from commit to commit. Only what a commit touches is read; all else is known by its ids. */
import { compareCodePoints } from "../order.ts";
import { itemPathOf, readItems } from "../reading/items.ts";
import type { ReadItem } from "../repository.ts";
import type { LoggedCommit } from "./log.ts";
import type { ObjectReader } from "./objects.ts";
import { Tree, type TreeEntry, targetsOf } from "./tree.ts";
import { TreeFiles } from "./tree-files.ts";

/** What a commit did to an item. */
export interface ItemStep<Digest> {
  readonly path: string;
  /** Null where it was not there. */
  readonly before: ItemState<Digest> | null;
  /** Null where it is gone. */
  readonly after: ItemState<Digest> | null;
}

export interface ItemState<Digest> {
  /** What was made of the item; null where its files are none that are read. */
  readonly digest: Digest | null;
  /** The ids of its files' contents by path below the item; the file of an item that is one alone has the empty path. */
  readonly files: ReadonlyMap<string, string>;
}

type Entries = ReadonlyMap<string, TreeEntry>;

/** Items that are read and digested at a time, so that a whole repository is never held in full. */
const batchSize = 200;

/** Goes through commits, oldest first, beginning before the first of them. */
export class ItemHistory<Digest> {
  private readonly objects: ObjectReader;
  private readonly digest: (item: ReadItem) => Digest;
  private readonly items = new Map<string, Map<string, TreeEntry>>();

  /** @param digest makes of an item what is kept of it */
  constructor(objects: ObjectReader, digest: (item: ReadItem) => Digest) {
    this.objects = objects;
    this.digest = digest;
  }

  /** Goes on over commits without looking into them. */
  pass(commits: readonly LoggedCommit[]): void {
    for (const { files } of commits) this.apply(files);
  }

  /** The items as they now are, by path. */
  async read(): Promise<ReadonlyMap<string, Digest>> {
    return this.digests(this.items);
  }

  /** What the next commit does, by path in code-point order. */
  async next({ files }: LoggedCommit): Promise<readonly ItemStep<Digest>[]> {
    const paths = [...new Set(files.flatMap(({ path }) => itemPathOf(path) ?? []))].sort(compareCodePoints);
    const earlier = this.entriesOf(paths);
    this.apply(files);
    const later = this.entriesOf(paths);
    const [digestsBefore, digestsAfter] = [await this.digests(earlier), await this.digests(later)];
    const state = (path: string, entries: Entries | undefined, digests: ReadonlyMap<string, Digest>) =>
      entries === undefined ? null : { digest: digests.get(path) ?? null, files: filesBelow(path, entries) };
    return paths.map((path) => ({
      path,
      before: state(path, earlier.get(path), digestsBefore),
      after: state(path, later.get(path), digestsAfter),
    }));
  }

  private apply(files: LoggedCommit["files"]): void {
    for (const { path, after } of files) {
      const item = itemPathOf(path);
      if (item === null) continue;
      const entries = this.items.get(item) ?? new Map<string, TreeEntry>();
      if (after === null) entries.delete(path);
      else entries.set(path, after);
      if (entries.size === 0) this.items.delete(item);
      else this.items.set(item, entries);
    }
  }

  private entriesOf(paths: readonly string[]): ReadonlyMap<string, Entries> {
    return new Map(
      paths.flatMap((path) => {
        const entries = this.items.get(path);
        return entries === undefined ? [] : [[path, new Map(entries)] as const];
      }),
    );
  }

  private async digests(items: ReadonlyMap<string, Entries>): Promise<ReadonlyMap<string, Digest>> {
    const all = [...items.values()];
    const digests = new Map<string, Digest>();
    for (let from = 0; from < all.length; from += batchSize) {
      const entries = new Map(all.slice(from, from + batchSize).flatMap((item) => [...item]));
      const files = new TreeFiles(new Tree(entries, await targetsOf(entries, this.objects)), this.objects);
      for (const item of await readItems(files)) digests.set(item.path, this.digest(item));
    }
    return digests;
  }
}

function filesBelow(item: string, entries: Entries): ReadonlyMap<string, string> {
  return new Map([...entries].map(([path, { id }]) => [path.slice(item.length + 1), id]));
}
