/** Running git. All that is read of the history goes through here; nothing of it touches the working tree or the index. */
import { type ChildProcessWithoutNullStreams, execFile, execFileSync, spawn } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Why the history cannot be read. The message says it in a sentence. */
export class HistoryError extends Error {
  override readonly name = "HistoryError";
}

/**
 * What git prints when it is run in a folder.
 *
 * @throws Error where git is missing or ends with an error
 */
export async function git(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await run("git", [...place(folder), ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...environment(), ...env },
  });
  return stdout;
}

/** The same at once, for what has to be known before anything else; null where git is missing or ends with an error. */
export function gitNow(folder: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync("git", [...place(folder), ...args], {
      encoding: "utf8",
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "ignore"],
      env: environment(),
    });
  } catch {
    return null;
  }
}

/** A git that goes on reading and writing until it is ended. */
export function gitProcess(folder: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn("git", [...place(folder), ...args], { env: environment(), stdio: ["pipe", "pipe", "pipe"] });
}

/** The folder of a repository below the top of its git work tree, with a slash at the end; empty where it is the top or has no git. */
export function gitPrefix(root: string): string {
  return gitNow(root, "rev-parse", "--show-prefix")?.replace(/\n$/, "") ?? "";
}

/** Seconds since 1970, as git tells times, in ISO 8601 UTC to the second. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Where git is run, without those of its user's settings that would change what it prints. */
function place(folder: string): readonly string[] {
  return ["-C", folder, "-c", "log.showSignature=false", "-c", "color.ui=false", "-c", "core.quotePath=false"];
}

/** Messages in one language, and no lock taken for a look: another git may be at work. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
}
