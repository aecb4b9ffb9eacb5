import { type Check, placeOfPath, type Reading } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { defineRule, problem } from "../problem.ts";

export const idCase = defineRule<{ id: string; other: string }>({
  code: "E-ID-CASE",
  severity: "error",
  about: {
    en: "No two ids in one place differ only in upper and lower case.",
    zh: "同一位置的 ID 不能只有大小写不同。",
  },
  example: { id: "agent-base", other: "Agent-Base" },
  message: ({ id, other }) => ({
    en: `"${id}" and "${other}" differ only in upper and lower case; on other machines they are one folder.`,
    zh: `“${id}”与“${other}”只有大小写不同，在其他机器上会成为同一个文件夹。`,
  }),
  fix: ({ id }) => ({ en: `give "${id}" another id.`, zh: `为“${id}”换一个 ID。` }),
});

/** The ids that stand side by side in one folder, with the path of each. */
function* neighbours(reading: Reading): Generator<{ ids: Iterable<string>; pathOf: (id: string) => string }> {
  yield { ids: reading.benchmarkIds, pathOf: (id) => `packages/${id}` };
  for (const [benchmark, ids] of reading.taskIds) yield { ids, pathOf: (id) => `packages/${benchmark}/${id}` };
  yield { ids: reading.experimentFolders, pathOf: (id) => `experiments/${id}` };
  for (const folder of reading.experimentFolders) {
    const ids = reading.experiments.filter((experiment) => experiment.folder === folder).map(({ id }) => id);
    yield { ids, pathOf: (id) => `experiments/${folder}/${id}` };
  }
  yield { ids: reading.leaderboards.map(({ id }) => id), pathOf: (id) => `leaderboards/${id}.yaml` };
  yield { ids: reading.packs.map(({ id }) => id), pathOf: (id) => `packs/${id}` };
  yield { ids: reading.runs.map(({ id }) => id), pathOf: (id) => `runs/${id}` };
  for (const { path, results } of reading.runs) {
    yield { ids: results.map(({ pack }) => pack), pathOf: (id) => `${path}/${id}` };
  }
  yield { ids: reading.pluginIds ?? [], pathOf: (id) => `plugins/${id}` };
}

/** Ids that a file system without case would merge. */
export const caseCollisions: Check = {
  name: "case-collisions",
  rules: [idCase],
  run(reading, report) {
    for (const { ids, pathOf } of neighbours(reading)) {
      const seen = new Map<string, string>();
      for (const id of [...ids].sort(compareCodePoints)) {
        const other = seen.get(id.toLowerCase());
        if (other === undefined) seen.set(id.toLowerCase(), id);
        else report(problem(idCase, placeOfPath(pathOf(id)), { id, other }));
      }
    }
  },
};
