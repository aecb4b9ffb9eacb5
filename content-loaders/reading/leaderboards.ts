/** `leaderboards/`. */
import { type LeaderboardReading, placeOfPath } from "../check.ts";
import { problem } from "../problem.ts";
import { leaderboardColumn, leaderboardDefinition } from "../schema/leaderboard.ts";
import { Reader } from "../schema/type.ts";
import type { SourceNode } from "../source/node.ts";
import { readDocument } from "./document.ts";
import type { Files } from "./files.ts";
import { checkId, checkName, checkYml } from "./names.ts";
import { definitionFolder } from "./rules.ts";
import type { SourceTexts } from "./sources.ts";

/** All definitions; files of other kinds are no items. */
export async function readLeaderboards(files: Files, sources: SourceTexts): Promise<readonly LeaderboardReading[]> {
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
      return { id, definition, columns: columnsIn(outcome?.root ?? null, file) };
    }),
  );
}

/** The columns of a definition one by one: a list with a fault in it is absent from its fields as a whole. */
function columnsIn(root: SourceNode | null, file: string): LeaderboardReading["columns"] {
  const list = root?.kind === "map" ? root.entries.get("columns")?.value : undefined;
  if (list?.kind !== "list") return null;
  // What is wrong with them is told where the definition is read.
  const reader = new Reader(file, "yaml");
  return list.items.map((item, at) => leaderboardColumn.readKnown(item, `columns.${at}`, reader) ?? {});
}
