/** A repository as it was at a commit, read through git's objects as one on disk is read. */
import { placeOfPath } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { type Problem, problem } from "../problem.ts";
import type { Files, Listing } from "../reading/files.ts";
import { linkFault, ownPlace } from "../reading/links.ts";
import { badLink, unreadableFile } from "../reading/rules.ts";
import { decode } from "../source/decode.ts";
import { fileTooLarge, maximumFileSize } from "../source/rules.ts";
import { gitPrefix, HistoryError } from "./git.ts";
import type { ObjectReader } from "./objects.ts";
import { readTree, Tree } from "./tree.ts";

const nothing: Listing = { folders: [], files: [] };
const noTree = new Tree(new Map(), new Map());

/** The files of a tree; `readFiles` makes records of them. */
export class TreeFiles implements Files {
  readonly problems: Problem[] = [];
  readonly top: Listing;
  private readonly tree: Tree;
  private readonly objects: ObjectReader;

  constructor(tree: Tree, objects: ObjectReader) {
    this.tree = tree;
    this.objects = objects;
    this.top = this.listed("");
  }

  /**
   * The repository's folder as it was at a revision; empty where it was not there yet.
   *
   * @param root the folder as it lies on disk today, anywhere in a git work tree
   * @throws HistoryError where there is no such revision, or git ends with an error
   */
  static async open(root: string, revision: string, objects: ObjectReader): Promise<TreeFiles> {
    const tree = await treeAt(root, revision, objects);
    return new TreeFiles(tree === null ? noTree : await readTree(root, tree, objects), objects);
  }

  add(problems: readonly Problem[]): void {
    for (const found of problems) this.problems.push(found);
  }

  async list(folder: string): Promise<Listing> {
    if (!folder.includes("/") && !this.top.folders.includes(folder)) return nothing;
    return this.listed(folder);
  }

  async read<Value>(file: string, turn: (text: string) => Value): Promise<Value | null> {
    const found = this.tree.follow(file);
    if (found.kind !== "file") {
      this.problems.push(problem(unreadableFile, placeOfPath(file), { reason: "ENOENT" }));
      return null;
    }
    const object = await this.objects.read(found.id, maximumFileSize);
    if (object === null) throw new HistoryError(`The content of ${file} is not in the git repository.`);
    if (object.bytes === null) {
      this.problems.push(problem(fileTooLarge, placeOfPath(file), { bytes: object.size }));
      return null;
    }
    const decoded = decode(file, object.bytes);
    if (decoded.kind === "text") return turn(decoded.text);
    this.add(decoded.problems);
    return null;
  }

  private listed(folder: string): Listing {
    const found = this.tree.follow(folder);
    if (found.kind !== "folder") return nothing;
    const { folders, files, links } = this.tree.names(found.path);
    if (links.length === 0) return { folders, files };
    const led = Map.groupBy(links, (name) => this.followLink(folder === "" ? name : `${folder}/${name}`));
    return {
      folders: [...folders, ...(led.get("folder") ?? [])].sort(compareCodePoints),
      files: [...files, ...(led.get("file") ?? [])].sort(compareCodePoints),
    };
  }

  /** What a link leads to, or null with a problem where it must not lead there. */
  private followLink(link: string): "folder" | "file" | null {
    const found = this.tree.follow(link);
    const fault = "path" in found ? linkFault(found.path, ownPlace(link)) : found.kind;
    if (fault === null && "path" in found) return found.kind;
    if (fault !== null) this.problems.push(problem(badLink, placeOfPath(link), { fault }));
    return null;
  }
}

/** The id of the tree that the repository's folder was at a revision, or null where it was not there. */
export async function treeAt(root: string, revision: string, objects: ObjectReader): Promise<string | null> {
  const commit = await objects.read(`${revision}^{commit}`, 0);
  if (commit === null) throw new HistoryError(`"${revision}" is no revision of this repository.`);
  const tree = await objects.read(`${commit.id}:${gitPrefix(root)}`, 0);
  return tree?.type === "tree" ? tree.id : null;
}
