import type { Check, Reading } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { nameAdvice } from "./wording.ts";

export const unknownFolder = defineRule<{ folder: string; stated: boolean; existing: ReadonlySet<string> }>({
  code: "E-FOLDER-UNKNOWN",
  severity: "error",
  about: {
    en: "A leaderboard draws on folders under experiments/ that exist: those listed in experiments, else the one of its own id.",
    zh: "榜单所取的 experiments/ 文件夹必须存在：即 experiments 中列出的，缺省为与榜单 ID 同名的文件夹。",
  },
  example: { folder: "gdpeov", stated: true, existing: new Set(["gdpevo"]) },
  message: ({ folder, stated }) => ({
    en: stated
      ? `There is no folder "${folder}" under experiments/.`
      : `"experiments" is missing, and there is no folder "${folder}" under experiments/.`,
    zh: stated
      ? `experiments/ 下没有文件夹“${folder}”。`
      : `缺少“experiments”，且 experiments/ 下没有文件夹“${folder}”。`,
  }),
  fix: ({ folder, stated, existing }) =>
    stated
      ? nameAdvice(folder, existing, { en: `add experiments/${folder}/.`, zh: `添加 experiments/${folder}/。` })
      : {
          en: "list in experiments the folders that the leaderboard draws on.",
          zh: "在 experiments 中列出榜单所取的文件夹。",
        },
});

const unknownExperiment = defineRule<{ id: string; existing: readonly string[] }>({
  code: "E-EXPERIMENT-UNKNOWN",
  severity: "error",
  about: {
    en: "The experiments of a named entry exist in the folders of the leaderboard.",
    zh: "具名条目中的实验须存在于榜单所取的文件夹中。",
  },
  example: { id: "agent-bas", existing: ["agent-base", "agent-evolved"] },
  message: ({ id }) => ({
    en: `There is no experiment "${id}" in the folders of this leaderboard.`,
    zh: `该榜单所取的文件夹中没有实验“${id}”。`,
  }),
  fix: ({ id, existing }) =>
    nameAdvice(id, existing, {
      en: "add the experiment, or take the id out of the entry.",
      zh: "添加该实验，或从条目中删去这个 ID。",
    }),
});

const ambiguousExperiment = defineRule<{ id: string; keys: readonly string[] }>({
  code: "E-EXPERIMENT-AMBIGUOUS",
  severity: "error",
  about: {
    en: "An experiment id that stands in two folders of a leaderboard is written with its folder.",
    zh: "同一实验 ID 出现在榜单的两个文件夹中时，须连同文件夹一起写。",
  },
  example: { id: "agent-base", keys: ["demo/agent-base", "trial/agent-base"] },
  message: ({ id, keys }) => ({
    en: `"${id}" stands in ${keys.length} folders of this leaderboard.`,
    zh: `“${id}”出现在该榜单的 ${keys.length} 个文件夹中。`,
  }),
  fix: ({ keys }) => ({
    en: `write ${keys.map((key) => `"${key}"`).join(" or ")}.`,
    zh: `写成${keys.map((key) => `“${key}”`).join("或")}。`,
  }),
});

const experimentTwice = defineRule<{ key: string; entry: string; first: string; line: number }>({
  code: "E-EXPERIMENT-TWICE",
  severity: "error",
  about: {
    en: "An experiment stands in one named entry of a leaderboard, and there once.",
    zh: "一个实验在榜单中只属于一个具名条目，且只列一次。",
  },
  example: { key: "demo/agent-base", entry: "evolved", first: "base", line: 14 },
  message: ({ key, entry, first, line }) => ({
    en:
      entry === first
        ? `"${key}" stands twice in entry "${entry}", first in line ${line}.`
        : `"${key}" stands in entry "${entry}" and in entry "${first}" (line ${line}).`,
    zh:
      entry === first
        ? `“${key}”在条目“${entry}”中出现了两次，第一次在第 ${line} 行。`
        : `“${key}”既在条目“${entry}”中，又在条目“${first}”中（第 ${line} 行）。`,
  }),
  fix: () => ({ en: "keep one of the two.", zh: "两处只保留一处。" }),
});

/** The keys of the experiments that a named entry can mean by a name: an id in the leaderboard's folders, or `<folder>/<id>` anywhere. */
export function experimentsNamed(reading: Reading, folders: readonly string[], name: string): readonly string[] {
  return reading.experiments
    .filter(({ key, id, folder }) => (name.includes("/") ? key === name : id === name && folders.includes(folder)))
    .map(({ key }) => key);
}

/** Folders and experiments that a leaderboard names exist. */
export const leaderboardExperiments: Check = {
  name: "leaderboard-experiments",
  rules: [unknownFolder, unknownExperiment, ambiguousExperiment, experimentTwice],
  run(reading, report) {
    const existing = reading.experimentFolders;
    for (const { id, definition } of reading.leaderboards) {
      if (definition === null) continue;
      const stated = definition.fields.experiments != null;
      // A list that is there but faulty has its problem already; then only a folder of the same id can be meant besides.
      if (!stated && definition.marks.experiments !== undefined && !existing.has(id)) continue;
      // Where file and id differ, which is told already, the folder may be that of either.
      const own = definition.fields.leaderboard_id ?? id;
      const folders = definition.fields.experiments ?? [existing.has(id) ? id : own];
      for (const [at, folder] of folders.entries()) {
        if (existing.has(folder)) continue;
        const place = placeOf(definition, stated ? `experiments.${at}` : "experiments");
        report(problem(unknownFolder, place, { folder, stated, existing }));
      }
      const seen = new Map<string, { readonly first: string; readonly line: number }>();
      for (const [entry, { id: entryId, experiments }] of (definition.fields.entries?.named ?? []).entries()) {
        for (const [at, name] of experiments.entries()) {
          const place = placeOf(definition, `entries.named.${entry}.experiments.${at}`);
          const keys = experimentsNamed(reading, folders, name);
          const [key] = keys;
          if (key !== undefined && keys.length === 1) {
            const earlier = seen.get(key);
            if (earlier === undefined) seen.set(key, { first: entryId, line: place.line });
            else report(problem(experimentTwice, place, { key, entry: entryId, ...earlier }));
          }
          if (keys.length > 1) report(problem(ambiguousExperiment, place, { id: name, keys }));
          if (keys.length > 0) continue;
          const there = reading.experiments.filter(({ folder }) => folders.includes(folder));
          report(problem(unknownExperiment, place, { id: name, existing: there.map((experiment) => experiment.id) }));
        }
      }
    }
  },
};
