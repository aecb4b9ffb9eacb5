/** Which of the items that a commit brought are those that it took away, under another name. */
import { type Content, likeness } from "./content.ts";

/** An item that a commit took away, or brought. */
export interface Moved {
  readonly kind: string;
  readonly path: string;
  /** Ids of contents by path below the item. */
  readonly files: ReadonlyMap<string, string>;
  readonly content: Content;
}

/** The files that hold the item's own id, and so differ when it is renamed. */
const ownFiles: ReadonlySet<string> = new Set([
  "meta_info.yaml",
  "benchmark_config.toml",
  "benchmark.yaml",
  "run.yaml",
  "",
]);
/** A content that more items than this have in common (an empty statement) tells nothing of where one came from. */
const mostInCommon = 8;

/**
 * By the path of what was taken away, the path of what it became: an item of the same kind with most of its files the
 * same. Items of one file are the same where most of its fields are. Each is taken once, the most alike first.
 */
export function renames(gone: readonly Moved[], brought: readonly Moved[]): ReadonlyMap<string, string> {
  const byFile = new Map<string, Moved[]>();
  for (const item of brought) {
    for (const key of fileKeys(item)) {
      const items = byFile.get(key) ?? [];
      items.push(item);
      byFile.set(key, items);
    }
  }
  const isTelling = (key: string) => (byFile.get(key)?.length ?? 0) <= mostInCommon;
  const pairs = gone.flatMap((item) => {
    const keys = fileKeys(item).filter(isTelling);
    const shared = new Map<Moved, number>();
    for (const key of keys) for (const other of byFile.get(key) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const alike =
      fileKeys(item).length > 0
        ? [...shared].map(([other, count]) => ({
            other,
            share: count / Math.max(keys.length, fileKeys(other).filter(isTelling).length),
          }))
        : brought
            .filter((other) => other.kind === item.kind && fileKeys(other).length === 0)
            .map((other) => ({ other, share: likeness(item.content, other.content) }));
    return alike.flatMap(({ other, share }) => (share > 0.5 ? [{ from: item.path, to: other.path, share }] : []));
  });
  const sameName = ({ from, to }: { readonly from: string; readonly to: string }) =>
    Number(nameOf(from) === nameOf(to));
  const taken = new Set<string>();
  const found = new Map<string, string>();
  const ordered = pairs.sort(
    (a, b) => b.share - a.share || sameName(b) - sameName(a) || compare(a.from, b.from) || compare(a.to, b.to),
  );
  for (const { from, to } of ordered) {
    if (found.has(from) || taken.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}

function fileKeys({ kind, files }: Moved): readonly string[] {
  return [...files].flatMap(([path, id]) => (ownFiles.has(path) ? [] : [`${kind} ${path} ${id}`]));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
