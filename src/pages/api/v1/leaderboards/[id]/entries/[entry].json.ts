import type { APIRoute, GetStaticPaths } from "astro";
import { getPagedItems } from "../../../../../../catalog.ts";
import type { Entry } from "../../../../../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../../../../../leaderboard/catalog.ts";
import { buildScope } from "../../../../../../preview.ts";
import { type ColumnFormat, columnFormats } from "../../../../../../views/column-format.ts";
import { entryFile } from "../../../../../../views/json/entry-file.ts";
import { apiFile } from "../../../_file.ts";

interface Props {
  readonly leaderboard: LeaderboardWithBoard;
  readonly entry: Entry;
  readonly formats: ReadonlyMap<string, ColumnFormat>;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  const scope = await buildScope();
  return [...leaderboards].flatMap(([id, leaderboard]) => {
    const formats = columnFormats(leaderboard.board, "en");
    return leaderboard.board.entries.filter(scope.entry).map((entry) => ({
      params: { id, entry: entry.id },
      props: { leaderboard, entry, formats },
    }));
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) =>
  apiFile("entry", entryFile(props.leaderboard, props.entry, props.formats));
