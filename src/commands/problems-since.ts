/** The problems that a change is answerable for. */
import { type Base, changedFiles, withRevision } from "../../content-loaders/history/revision.ts";
import type { Problem } from "../../content-loaders/problem.ts";
import { readRepository } from "../../content-loaders/read-repository.ts";
import { itemOf } from "../../content-loaders/repository.ts";
import { checkExpressions } from "../leaderboard/check-leaderboard.ts";

/**
 * Of all problems of the present state: everything in items (benchmarks, experiments, leaderboards, packs, runs) of which a file
 * differs from the base, and those errors elsewhere that were not there at the base: a benchmark that is taken away
 * breaks the experiments that were tested on it. The base is read only where there are errors elsewhere.
 */
export async function problemsSince(
  root: string,
  base: Base,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  const files = await changedFiles(root, base);
  const changed = new Set(files.map((file) => itemOf(file) ?? file));
  const isOwn = ({ file }: Problem) => changed.has(itemOf(file) ?? file);
  const isErrorElsewhere = (found: Problem) => found.severity === "error" && !isOwn(found);
  if (!problems.some(isErrorElsewhere)) return problems.filter(isOwn);
  const before = await withRevision(root, base, (folder) =>
    readRepository(folder, { checkExpression: checkExpressions }),
  );
  const known = new Set(before.problems.map(identity));
  return problems.filter((found) => isOwn(found) || (isErrorElsewhere(found) && !known.has(identity(found))));
}

/** The same problem at the same field of a file that did not change: lines are the same too, but are not needed. */
function identity({ file, path, code, message }: Problem): string {
  return [file, path, code, message.en].join("\n");
}
