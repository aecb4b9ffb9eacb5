/** The tags of a git repository under which its folder can be read as it stood. */
import { compareCodePoints } from "../order.ts";
import { git, gitPrefix, isoTime } from "./git.ts";
import type { ObjectReader } from "./objects.ts";

/** A tag, whatever it was put on: a commit, or another tag of one. */
export interface Tag {
  /** `v1.2`; `papers/v1` has its slash. */
  readonly name: string;
  /** Full id. */
  readonly commit: string;
  /** When the commit was made, ISO 8601 UTC to the second. */
  readonly committedAt: string;
  /** Id of the tree that the repository's folder was. The same tree, the same files. */
  readonly tree: string;
}

/**
 * The tags whose names match a pattern (`v*`; `*` does not reach over a slash), by version, then date, then name. Those
 * from before the repository's folder was there are left out; without git there are none.
 */
export async function tagsOf(root: string, pattern: string, objects: ObjectReader): Promise<readonly Tag[]> {
  const printed = await git(root, ["for-each-ref", "--format=%(refname)", `refs/tags/${pattern}`]).catch(() => "");
  const prefix = gitPrefix(root);
  const tags = printed
    .split("\n")
    .filter((ref) => ref !== "")
    .map(async (ref): Promise<Tag | null> => {
      const commit = await objects.read(`${ref}^{commit}`);
      const committedAt = commit?.bytes == null ? null : commitTime(commit.bytes.toString("utf8"));
      if (commit === null || committedAt === null) return null;
      const tree = await objects.read(`${commit.id}:${prefix}`, 0);
      if (tree?.type !== "tree") return null;
      return { name: ref.slice("refs/tags/".length), commit: commit.id, committedAt, tree: tree.id };
    });
  return (await Promise.all(tags)).filter((tag) => tag !== null).sort(compareTags);
}

/** Negative if `a` is the earlier one: of names with numbers the lower version, else the earlier date. */
export function compareTags(a: Pick<Tag, "name" | "committedAt">, b: Pick<Tag, "name" | "committedAt">): number {
  return (
    compareVersions(versionOf(a.name), versionOf(b.name)) ||
    compareCodePoints(a.committedAt, b.committedAt) ||
    compareCodePoints(a.name, b.name)
  );
}

interface Version {
  readonly numbers: readonly number[];
  /** What stands behind `-` (`rc.1`): it comes before the version that it leads to. Null where nothing does. */
  readonly before: readonly number[] | null;
}

/** `v1.10-rc2` is 1, 10 and before it 2; a name without digits has no numbers. */
function versionOf(name: string): Version {
  const [, numbered = name, before] = /^(\D*\d(?:.*?\d)?)(-[a-z].*)?$/i.exec(name) ?? [];
  return { numbers: numbersIn(numbered), before: before === undefined ? null : numbersIn(before) };
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function compareVersions(a: Version, b: Version): number {
  const numbers = compareNumbers(a.numbers, b.numbers);
  if (numbers !== 0) return numbers;
  if (a.before === null || b.before === null) return Number(a.before === null) - Number(b.before === null);
  return compareNumbers(a.before, b.before);
}

/** A list that goes on is behind the one that it begins with. */
function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  const [one, other] = at < 0 ? [undefined, b[a.length]] : [a[at], b[at]];
  if (one === other) return 0;
  return (one ?? -1) - (other ?? -1);
}

/** The committer's time in a commit's text, ISO 8601 UTC; null where it has none. */
export function commitTime(text: string): string | null {
  const [, seconds] = /^committer .* (-?\d+) [+-]\d{4}$/m.exec(text) ?? [];
  return seconds === undefined ? null : isoTime(Number(seconds));
}
