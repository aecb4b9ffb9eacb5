/** What a folder of experiments that no definition draws on is called, so that nothing new is invisible. */
import type { Experiment, Leaderboard } from "../../content-loaders/repository.ts";

/** The leaderboard's words, in place of a definition's: the folder's id, and the hint to write one. */
export function undefinedFolderLeaderboard(
  id: string,
  folder: string,
  experiments: readonly Experiment[],
): Leaderboard {
  const submitted = experiments.map((experiment) => experiment.meta.fields.submit_time).sort();
  return {
    id,
    definition: {
      file: `experiments/${folder}`,
      marks: {},
      written: {},
      fields: {
        leaderboard_id: id,
        status: "published",
        title: folder,
        description: `The experiments in experiments/${folder}. No leaderboard definition draws on them yet.`,
        description_zh: `experiments/${folder} 下的实验，尚无榜单定义引用它们。`,
        last_update: submitted.at(-1) ?? "1970-01-01T00:00:00Z",
        author: { name: folder },
      },
    },
  };
}
