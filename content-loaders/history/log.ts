/** The commits that changed a repository's folder, along first parents: what was merged counts when it was merged. */
import { git, gitNow, isoTime } from "./git.ts";
import { kindOfMode, type TreeEntry } from "./tree.ts";

/** What is known of a repository's past. */
export interface Log {
  /** `shallow`: the clone holds the last commits only, so that the first of `commits` is not where things began. */
  readonly extent: "complete" | "shallow" | "none";
  /** Oldest first. */
  readonly commits: readonly LoggedCommit[];
}

export interface LoggedCommit {
  /** Full id. */
  readonly commit: string;
  /** ISO 8601 UTC, to the second, by the committer's clock. */
  readonly committedAt: string;
  readonly files: readonly FileChange[];
}

/** One file, link or submodule before and after a commit. */
export interface FileChange {
  /** Relative to the repository's folder, with `/`. */
  readonly path: string;
  /** Null where it was not there. */
  readonly before: TreeEntry | null;
  /** Null where it is gone. */
  readonly after: TreeEntry | null;
}

/** The log of the folder up to the present commit; without git, or before the first commit, there is none. */
export async function readLog(root: string): Promise<Log> {
  const shallow = gitNow(root, "rev-parse", "--is-shallow-repository")?.trim();
  if (shallow === undefined) return { extent: "none", commits: [] };
  const args = ["log", "--first-parent", "-m", "--raw", "--no-abbrev", "--no-renames", "--reverse", "--relative", "-z"];
  const printed = await git(root, ["-c", "log.showRoot=true", ...args, "--format=%x01%H %ct", "HEAD", "--", "."]).catch(
    () => null,
  );
  if (printed === null) return { extent: "none", commits: [] };
  return { extent: shallow === "true" ? "shallow" : "complete", commits: parseLog(printed) };
}

/** Full ids of all commits along first parents, oldest first, whether or not they changed the folder; none without git. */
export async function readLine(root: string): Promise<readonly string[]> {
  const printed = await git(root, ["log", "--first-parent", "--reverse", "--format=%H", "HEAD"]).catch(() => "");
  return printed.split("\n").filter((commit) => commit !== "");
}

/** Full id of the last commit up to a revision that changed the folder, along first parents; null where none did. */
export async function lastChange(root: string, revision: string): Promise<string | null> {
  const printed = await git(root, ["log", "-1", "--first-parent", "--format=%H", revision, "--", "."]).catch(() => "");
  return printed.trim() || null;
}

/** What `log --raw -z --no-abbrev` prints where every commit is announced by `%x01%H %ct`. */
export function parseLog(printed: string): readonly LoggedCommit[] {
  const commits: (LoggedCommit & { readonly files: FileChange[] })[] = [];
  let change: Omit<FileChange, "path"> | null = null;
  for (const part of printed.split("\0")) {
    if (change !== null) {
      commits.at(-1)?.files.push({ path: part, ...change });
      change = null;
      continue;
    }
    const line = part.trimStart();
    if (line.startsWith("\u0001")) {
      const [commit = "", seconds = ""] = line.slice(1).split(" ");
      commits.push({ commit, committedAt: isoTime(Number(seconds)), files: [] });
    } else if (line.startsWith(":")) {
      const [modeBefore = "", modeAfter = "", idBefore = "", idAfter = ""] = line.slice(1).split(" ");
      change = { before: entryOf(modeBefore, idBefore), after: entryOf(modeAfter, idAfter) };
    }
  }
  return commits;
}

function entryOf(mode: string, id: string): TreeEntry | null {
  return mode === "000000" ? null : { kind: kindOfMode(mode), id };
}
