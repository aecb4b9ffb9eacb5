/** `leaderboards/`. */
import { type LeaderboardReading, placeOfPath } from "../check.ts";
import { problem } from "../problem.ts";
import { leaderboardDefinition } from "../schema/leaderboard.ts";
import { readDocument } from "./document.ts";
import type { RepositoryFiles } from "./files.ts";
import { checkId, checkName, checkYml } from "./names.ts";
import { definitionFolder } from "./rules.ts";
import type { SourceTexts } from "./sources.ts";

/** All definitions; files of other kinds are no items. */
export async function readLeaderboards(
  files: RepositoryFiles,
  sources: SourceTexts,
): Promise<readonly LeaderboardReading[]> {
  const inside = await files.list("leaderboards");
  files.add(checkYml("leaderboards", inside.files, () => true));
  for (const name of inside.folders.filter((folder) => /\.ya?ml$/i.test(folder))) {
    files.add([problem(definitionFolder, placeOfPath(`leaderboards/${name}`), { name })]);
  }
  const names = inside.files.filter((name) => name.endsWith(".yaml"));
  return Promise.all(
    names.map(async (name) => {
      const id = name.slice(0, -".yaml".length);
      const file = `leaderboards/${name}`;
      files.add(checkName(file, id));
      const outcome = await files.read(file, (text) => {
        const read = readDocument(leaderboardDefinition, "yaml", file, text);
        sources.add(`leaderboards/${id}`, file, text, read.addresses);
        return read;
      });
      const definition = outcome?.content ?? null;
      files.add(outcome?.problems ?? []);
      files.add(checkId(definition, "leaderboard_id", id));
      return { id, definition };
    }),
  );
}
