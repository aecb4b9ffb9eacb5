/** What a folder of experiments that no definition draws on is called, so that nothing new is invisible. */
import type { Experiment, Leaderboard } from "../../content-loaders/repository.ts";

/**
 * The folders that no published definition draws on, each with the id of the leaderboard that stands for it. A definition
 * of the folder's name that draws elsewhere, or was withdrawn, keeps the name; the folder stands beside it.
 *
 * @param folders those that hold published experiments
 */
export function undefinedFolders(
  definitions: ReadonlyMap<string, Pick<Leaderboard, "id" | "definition">>,
  folders: Iterable<string>,
): readonly { readonly id: string; readonly folder: string }[] {
  const drawnOn = new Set(
    [...definitions.values()].flatMap(({ id, definition: { fields } }) =>
      fields.status === "published" ? (fields.experiments ?? [id]) : [],
    ),
  );
  return [...folders].flatMap((folder) =>
    drawnOn.has(folder) ? [] : [{ folder, id: definitions.has(folder) ? `${folder}-experiments` : folder }],
  );
}

/**
 * The leaderboard's words, in place of a definition's: the folder's id, and the hint to write one.
 *
 * @param faulty whether there is a definition of that name that was left out because of errors
 */
export function undefinedFolderLeaderboard(
  id: string,
  folder: string,
  experiments: readonly Experiment[],
  faulty: boolean,
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
        ...descriptionOf(folder, faulty),
        last_update: submitted.at(-1) ?? "1970-01-01T00:00:00Z",
        author: { name: folder },
      },
    },
  };
}

function descriptionOf(folder: string, faulty: boolean) {
  if (faulty) {
    return {
      description: `The experiments in experiments/${folder}. The definition leaderboards/${folder}.yaml has errors and was left out, so they stand here as they are.`,
      description_zh: `experiments/${folder} 下的实验。榜单定义 leaderboards/${folder}.yaml 有错误，未收录，故按原样列出。`,
    };
  }
  return {
    description: `The experiments in experiments/${folder}. No leaderboard definition draws on them yet.`,
    description_zh: `experiments/${folder} 下的实验，尚无榜单定义引用它们。`,
  };
}
