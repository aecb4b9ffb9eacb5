/** The paths below a tree of git: what lies where, and where its symbolic links lead. */
import { compareCodePoints } from "../order.ts";
import type { Listing } from "../reading/files.ts";
import { git } from "./git.ts";
import type { ObjectReader } from "./objects.ts";

/** What a path of a tree is. A submodule is the folder that it is before anybody fetched it: an empty one. */
export interface TreeEntry {
  readonly kind: "file" | "link" | "submodule";
  /** Of a file or a link, the id of its content. */
  readonly id: string;
}

/** More links on one way than systems follow. */
const maximumLinks = 40;

/** Where a path leads when its links are followed. */
export type Destination =
  | { readonly kind: "file"; readonly path: string; readonly id: string }
  | { readonly kind: "folder"; readonly path: string }
  /** It leads to nothing, in a circle, or out of the tree. */
  | { readonly kind: "broken" | "outside" };

/** Paths are relative to the tree, with `/`. */
export class Tree {
  private readonly entries: ReadonlyMap<string, TreeEntry>;
  private readonly folders: ReadonlyMap<string, ReadonlyMap<string, "folder" | "other">>;
  private readonly targets: ReadonlyMap<string, string>;

  /** @param targets what each symbolic link holds, by its path */
  constructor(entries: ReadonlyMap<string, TreeEntry>, targets: ReadonlyMap<string, string>) {
    this.entries = entries;
    this.folders = foldersOf(entries);
    this.targets = targets;
  }

  /** The names in a folder, hidden ones left out, in code-point order; links apart. Nothing where there is no such folder. */
  names(folder: string): Listing & { readonly links: readonly string[] } {
    const folders: string[] = [];
    const files: string[] = [];
    const links: string[] = [];
    for (const [name, kind] of this.folders.get(folder) ?? []) {
      if (name.startsWith(".")) continue;
      const entry = kind === "folder" ? null : this.entries.get(joined(folder, name));
      if (entry == null || entry.kind === "submodule") folders.push(name);
      else (entry.kind === "link" ? links : files).push(name);
    }
    return { folders: sorted(folders), files: sorted(files), links: sorted(links) };
  }

  /** Follows every link on the way. */
  follow(path: string): Destination {
    const ahead = path.split("/").reverse();
    const real: string[] = [];
    for (let links = 0; ahead.length > 0; ) {
      const name = ahead.pop() ?? "";
      if (name === "" || name === ".") continue;
      if (name === "..") {
        if (real.pop() === undefined) return { kind: "outside" };
        continue;
      }
      const here = [...real, name].join("/");
      const entry = this.entries.get(here);
      if (entry?.kind === "link") {
        const target = this.targets.get(here) ?? "";
        links += 1;
        if (target.startsWith("/")) return { kind: "outside" };
        if (target === "" || links > maximumLinks) return { kind: "broken" };
        ahead.push(...target.split("/").reverse());
      } else if (entry?.kind === "file") {
        return ahead.length > 0 ? { kind: "broken" } : { kind: "file", path: here, id: entry.id };
      } else if (entry === undefined && !this.folders.has(here)) return { kind: "broken" };
      else real.push(name);
    }
    return { kind: "folder", path: real.join("/") };
  }
}

/** Reads the paths of a tree, by its id. */
export async function readTree(folder: string, tree: string, objects: ObjectReader): Promise<Tree> {
  const entries = treeEntries(await git(folder, ["ls-tree", "-r", "-z", "--full-tree", tree]));
  return new Tree(entries, await targetsOf(entries, objects));
}

/** What the symbolic links among paths hold, by path. */
export async function targetsOf(
  entries: ReadonlyMap<string, TreeEntry>,
  objects: ObjectReader,
): Promise<ReadonlyMap<string, string>> {
  const targets = [...entries].flatMap(([path, { kind, id }]) =>
    kind === "link" ? [objects.read(id).then((object) => [path, object?.bytes?.toString("utf8") ?? ""] as const)] : [],
  );
  return new Map(await Promise.all(targets));
}

/** What `ls-tree -r -z` prints, by path. */
export function treeEntries(printed: string): ReadonlyMap<string, TreeEntry> {
  return new Map(
    printed.split("\0").flatMap((line): readonly (readonly [string, TreeEntry])[] => {
      const tab = line.indexOf("\t");
      if (tab < 0) return [];
      const [mode = "", , id = ""] = line.slice(0, tab).split(" ");
      return [[line.slice(tab + 1), { kind: kindOfMode(mode), id }]];
    }),
  );
}

/** What a mode of git's trees stands for. */
export function kindOfMode(mode: string): TreeEntry["kind"] {
  if (mode === "120000") return "link";
  return mode === "160000" ? "submodule" : "file";
}

function foldersOf(
  entries: ReadonlyMap<string, TreeEntry>,
): ReadonlyMap<string, ReadonlyMap<string, "folder" | "other">> {
  const folders = new Map<string, Map<string, "folder" | "other">>([["", new Map()]]);
  const inside = (folder: string): Map<string, "folder" | "other"> => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const names = new Map<string, "folder" | "other">();
    folders.set(folder, names);
    const [parent, name] = split(folder);
    inside(parent).set(name, "folder");
    return names;
  };
  for (const path of entries.keys()) {
    const [folder, name] = split(path);
    inside(folder).set(name, "other");
  }
  return folders;
}

function split(path: string): readonly [folder: string, name: string] {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort(compareCodePoints);
}
