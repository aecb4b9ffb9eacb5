/** Revisions that the present state is held against, and what has changed since. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git, HistoryError } from "./git.ts";

/** The commit from which the present state departed. */
export interface Base {
  /** Full id. */
  readonly commit: string;
  /** The repository's folder below the top of its work tree, empty or with a slash at the end. */
  readonly prefix: string;
}

/**
 * The last common commit of a revision and the present one, so that what others did on that branch since is no change of
 * ours; the revision itself where the two have none in common (a shallow clone).
 *
 * @throws HistoryError without git history, or where there is no such revision
 */
export async function baseOf(root: string, revision: string): Promise<Base> {
  const prefix = await git(root, ["rev-parse", "--show-prefix"]).catch(() => {
    throw new HistoryError(`${root} is in no git repository, so there is no revision to compare with.`);
  });
  const commit = await git(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]).catch(() => {
    throw new HistoryError(
      `"${revision}" is no revision of this repository. Name a commit, branch or tag; in a shallow clone, fetch it first.`,
    );
  });
  const common = await git(root, ["merge-base", commit.trim(), "HEAD"]).catch(() => commit);
  return { commit: common.trim(), prefix: prefix.trim() };
}

/** Paths below `root`, with `/`, of all files that differ from the base: changed, added (also if not yet known to git), deleted. */
export async function changedFiles(root: string, { commit }: Base): Promise<readonly string[]> {
  const [differing, untracked] = await Promise.all([
    git(root, ["diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", "."]),
    git(root, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]),
  ]);
  return [...new Set([...differing.split("\0"), ...untracked.split("\0")])].filter((file) => file !== "").sort();
}

/** Hands the repository as it was at a commit to `use`, in a folder that is gone afterwards. */
export async function withRevision<Result>(
  root: string,
  { commit, prefix }: Base,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const workshop = await mkdtemp(join(tmpdir(), "revision-"));
  try {
    const folder = join(workshop, "tree");
    await mkdir(folder);
    const gitFolder = (await git(root, ["rev-parse", "--absolute-git-dir"])).trim();
    const env = { GIT_DIR: gitFolder, GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(workshop, "index") };
    const tree = await git(root, ["rev-parse", "--verify", "--quiet", `${commit}:${prefix}`]).catch(() => null);
    // A revision from before the repository had anything: an empty folder.
    if (tree !== null) {
      await git(folder, ["read-tree", tree.trim()], env);
      await git(folder, ["checkout-index", "--all", "--force"], env);
    }
    return await use(folder);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
