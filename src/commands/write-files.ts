/** Files that are written whole or not at all. */
import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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
  try {
    for (const { path, text, next } of waiting) {
      writeFileSync(next, text, { flag: "wx" });
      if (existsSync(path)) chmodSync(next, statSync(path).mode);
    }
    for (const { path, next } of waiting) renameSync(next, path);
  } finally {
    for (const { next } of waiting) rmSync(next, { force: true });
  }
}
