/** The small fixture with a past: three tagged commits, between the first and the last of which two numbers changed. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { edit } from "./fixture.ts";
import { GitRepository } from "./git-repository.ts";
import { project } from "./modules.ts";

export interface TaggedRepository {
  readonly git: GitRepository;
  /** The benchmark repository: a folder below the top of the work tree. */
  readonly root: string;
  /** Full ids of the commits behind v1.0, v1.1 and v2.0. */
  readonly tags: readonly [string, string, string];
}

/** The entries of its leaderboard, by their ids. */
export const baseEntry = "penguinharness-0-2-16-deepseek-flash-1017-deepseek-high-example-lab";
export const evolvedEntry = "penguinharness-0-2-16-deepseek-flash-1017-deepseek-high-rsi-opro-example-lab";

/** v1.0: all of it. v1.1: the score of agent-base is corrected. v2.0: the cost of agent-evolved is, after a remark was added. */
export function taggedRepository(branch = "main"): TaggedRepository {
  const git = new GitRepository(branch);
  const root = join(git.top, "data");
  cpSync(join(project, "tests/fixtures/valid"), root, { recursive: true });
  const tag = (name: string, message: string): string => {
    const commit = git.commit(message);
    git.git("tag", name);
    return commit;
  };
  const first = tag("v1.0", "Publish");
  correctScore(root);
  const second = tag("v1.1", "Correct a score");
  edit(join(root, "leaderboards/demo.yaml"), "weight: 1", "weight: 1 # the only one");
  git.commit("Add a remark");
  correctCost(root);
  const third = tag("v2.0", "Correct a cost");
  return { git, root, tags: [first, second, third] };
}

/** The third attempt of agent-base solved its first task after all: 33.33 ± 28.87 becomes 50 ± 0. */
export function correctScore(root: string): void {
  const test = join(root, "experiments/demo/agent-base/test");
  edit(join(test, "attempt-3.yaml"), "score: 0", "score: 100");
  edit(join(test, "summary.yaml"), "score_mean: 33.33", "score_mean: 50.0");
  edit(join(test, "summary.yaml"), "score_std: 28.87", "score_std: 0.0");
}

/** The first task of agent-evolved cost 0.15 more in each attempt: 0.40 becomes 0.55. */
export function correctCost(root: string): void {
  const test = join(root, "experiments/demo/agent-evolved/test");
  for (const number of [1, 2, 3]) edit(join(test, `attempt-${number}.yaml`), "cost: 0.15", "cost: 0.30");
  edit(join(test, "summary.yaml"), "cost: 0.40", "cost: 0.55");
}
