/** Files that are written whole or not at all. */
import { chmodSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** A file and its whole content. */
export interface FileContent {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
}

/**
 * Replaces files, or makes them where they are not there. All are written beside their places before the first is moved
 * into its own: what cannot be written leaves every file as it was, and no reader ever finds half of one.
 *
 * @throws the system's error for a folder or disk that takes no file
 */
export function replaceFiles(files: readonly FileContent[]): void {
  const waiting = files.map(({ path, text }) => ({
    path,
    text,
    // Hidden, so that nothing takes it for an attempt or a summary should the process be killed.
    next: join(dirname(path), `.${basename(path)}.${process.pid}`),
  }));
  const begun: string[] = [];
  try {
    for (const { path, text, next } of waiting) {
      // Left behind by a process that was killed and had the same number.
      rmSync(next, { force: true });
      begun.push(next);
      writeFileSync(next, text, { flag: "wx" });
      if (existsSync(path)) chmodSync(next, statSync(path).mode);
    }
    for (const { path, next } of waiting) renameSync(next, path);
  } finally {
    for (const next of begun) rmSync(next, { force: true });
  }
}

/**
 * Makes a folder with its files, or the one file that is the target, where there is nothing yet. It comes into being as a
 * whole: where anything fails, nothing of it is left, nor of the folders that were made to hold it.
 *
 * @throws the system's error, also where something has come to stand at `target`
 */
export function makeWhole(target: string, files: readonly FileContent[]): void {
  const firstMade = mkdirSync(dirname(target), { recursive: true });
  const next = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    const [only] = files;
    if (only?.path === target) {
      writeFileSync(next, only.text, { flag: "wx" });
      // A link is refused where the name is taken; a renamed file would replace what has it.
      linkSync(next, target);
    } else {
      for (const { path, text } of files) {
        const place = join(next, relative(target, path));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, text, { flag: "wx" });
      }
      renameSync(next, target);
    }
    rmSync(next, { recursive: true, force: true });
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    if (firstMade !== undefined) rmSync(firstMade, { recursive: true, force: true });
    throw error;
  }
}
