/** The repository's files: listing folders and reading texts, a bounded number at a time, never outside of the repository. */
import type { Dirent } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { placeOfPath } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { type Problem, problem } from "../problem.ts";
import { decode } from "../source/decode.ts";
import { fileTooLarge, maximumFileSize } from "../source/rules.ts";
import { linkFault, ownPlace } from "./links.ts";
import { badLink, unreadableFile } from "./rules.ts";

/** The names in a folder in code-point order; hidden ones (`.git`, `.DS_Store`) are left out. */
export interface Listing {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

const nothing: Listing = { folders: [], files: [] };
/** Open files at a time; well below what systems allow a process. */
const maximumOpenFiles = 32;

/** Access to one repository; every problem met on the way is in `problems`. Paths are relative to the root, with `/`. */
export interface Files {
  readonly problems: Problem[];
  /** What lies directly in the repository. */
  readonly top: Listing;
  /** Notes problems. A file can have more of them than a call can have arguments. */
  add(problems: readonly Problem[]): void;
  /** What is in a folder; nothing if there is no such folder. Folders below the top must come from a listing themselves. */
  list(folder: string): Promise<Listing>;
  /** A file as text, turned into a value while the text is at hand; null if there is no readable text. */
  read<Value>(file: string, turn: (text: string) => Value): Promise<Value | null>;
}

/** A repository on disk. */
export class RepositoryFiles implements Files {
  readonly problems: Problem[] = [];
  top: Listing = nothing;
  private readonly root: string;
  private readonly realRoot: string;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly onFile: () => void;
  /** The first of `waiting` that has not begun. Taking it off the front would copy a queue of all files each time. */
  private next = 0;

  private constructor(root: string, realRoot: string, onFile: () => void) {
    this.onFile = onFile;
    this.root = root;
    this.realRoot = realRoot;
  }

  /** `root` must exist; `onFile` is called for each file that was read. */
  static async open(root: string, onFile: () => void = () => undefined): Promise<RepositoryFiles> {
    const files = new RepositoryFiles(root, await realpath(root), onFile);
    files.top = await files.listed(".");
    return files;
  }

  add(problems: readonly Problem[]): void {
    for (const found of problems) this.problems.push(found);
  }

  async list(folder: string): Promise<Listing> {
    // A top folder that is a link has its problem already and is not in the listing; reading it by name would follow it.
    if (!folder.includes("/") && !this.top.folders.includes(folder)) return nothing;
    return this.listed(folder);
  }

  private async listed(folder: string): Promise<Listing> {
    let entries: readonly Dirent[];
    try {
      entries = await this.limited(() => readdir(join(this.root, folder), { withFileTypes: true }));
    } catch (error) {
      if (!isAbsent(error)) this.problems.push(unreadable(folder, error));
      return nothing;
    }
    const folders: string[] = [];
    const files: string[] = [];
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const kind = entry.isSymbolicLink() ? await this.followLink(join(folder, entry.name)) : kindOf(entry);
      if (kind === "folder") folders.push(entry.name);
      else if (kind === "file") files.push(entry.name);
    }
    return { folders: folders.sort(compareCodePoints), files: files.sort(compareCodePoints) };
  }

  async read<Value>(file: string, turn: (text: string) => Value): Promise<Value | null> {
    return this.limited(async () => {
      try {
        const path = join(this.root, file);
        const { size } = await stat(path);
        if (size > maximumFileSize) {
          this.problems.push(problem(fileTooLarge, placeOfPath(file), { bytes: size }));
          return null;
        }
        const bytes = await readFile(path);
        this.onFile();
        const decoded = decode(file, bytes);
        if (decoded.kind === "text") return turn(decoded.text);
        this.add(decoded.problems);
      } catch (error) {
        if (!isSystemError(error)) throw error;
        this.problems.push(unreadable(file, error));
      }
      return null;
    });
  }

  /** What a link leads to, or null with a problem where it must not lead there. */
  private async followLink(path: string): Promise<"folder" | "file" | null> {
    const link = path.replaceAll(sep, "/");
    try {
      const target = await realpath(join(this.root, path));
      const fault = linkFault(relative(this.realRoot, target).split(sep).join("/"), ownPlace(link));
      if (fault === null) return kindOf(await stat(target));
      this.problems.push(problem(badLink, placeOfPath(link), { fault }));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.problems.push(problem(badLink, placeOfPath(link), { fault: "broken" }));
    }
    return null;
  }

  private async limited<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.running >= maximumOpenFiles) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const begin = this.waiting[this.next];
      if (begin === undefined) this.running -= 1;
      else {
        this.next += 1;
        begin();
      }
    }
  }
}

function kindOf(entry: { isDirectory(): boolean; isFile(): boolean }): "folder" | "file" | null {
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : null;
}

interface SystemError extends Error {
  readonly code: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

function isAbsent(error: unknown): boolean {
  return isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

function unreadable(path: string, error: unknown): Problem {
  if (!isSystemError(error)) throw error;
  return problem(unreadableFile, placeOfPath(path), { reason: error.code });
}
