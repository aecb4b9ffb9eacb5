/**
 * A folder for what takes long to work out and follows from what it is named by. Whatever lies in it may be deleted at
 * any time, by anybody; a file that is broken counts as none. Builds that run side by side do not disturb each other.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cacheFolder } from "./settings.ts";

/** Texts by name. */
export class Cache {
  private readonly folder: string;
  private readonly kind: string;
  private readonly kept: number;

  /**
   * @param kind what the texts are, the beginning of the names of their files: letters, digits and hyphens
   * @param kept how many of the kind are kept; those used least lately go first
   */
  constructor(kind: string, folder: string = resolve(cacheFolder()), kept = 12) {
    this.kind = kind;
    this.folder = folder;
    this.kept = kept;
  }

  /** The text of a name; null where there is none that is whole. */
  async read(name: string): Promise<string | null> {
    const content = await readFile(this.file(name), "utf8").catch(() => null);
    const end = content?.indexOf("\n") ?? -1;
    if (content === null || end < 0) return null;
    const text = content.slice(end + 1);
    return content.slice(0, end) === hashOf(text) ? text : null;
  }

  /** Keeps a text. A folder that cannot be written to is no reason for anything to fail: the work is done again next time. */
  async write(name: string, text: string): Promise<void> {
    const file = this.file(name);
    const next = `${file}.${process.pid}`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(next, `${hashOf(text)}\n${text}`);
      // In one step: whoever reads meanwhile gets the whole of the earlier file or the whole of this one.
      await rename(next, file);
      await this.prune();
    } catch {
      await rm(next, { force: true }).catch(() => undefined);
    }
  }

  private async prune(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => name.startsWith(`${this.kind}.`));
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(this.folder, name);
        return {
          file,
          time: await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    const old = files.sort((a, b) => b.time - a.time).slice(this.kept);
    await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  }

  private file(name: string): string {
    return join(this.folder, `${this.kind}.${hashOf(name).slice(0, 32)}`);
  }
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
