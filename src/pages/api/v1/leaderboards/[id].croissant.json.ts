import type { APIRoute, GetStaticPaths } from "astro";
import { getLeaderboardView } from "../../../../board-views.ts";
import { getPagedItems } from "../../../../catalog.ts";
import { datasetOrigin } from "../../../../context.ts";
import { getBoardExport } from "../../../../exports.ts";
import { getLedger } from "../../../../history.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { boardDataset } from "../../../../views/dataset/board-dataset.ts";
import { croissantRecord } from "../../../../views/dataset/croissant.ts";
import { changedAt } from "../../../../views/dataset/last-changes.ts";
import { exportTable, wholeView } from "../../../../views/export/view.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return [...leaderboards].map(([id, item]) => ({ params: { id }, props: { item } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly item: LeaderboardWithBoard }> = async ({ props: { item } }) => {
  const board = await getBoardExport(item, "en");
  const changed = changedAt(await getLedger(), "leaderboard", item.leaderboard.id);
  const facts = boardDataset(item, await getLeaderboardView(item, "en"), changed, "en");
  return Response.json(croissantRecord(facts, exportTable(board, wholeView(board, true)), datasetOrigin()));
};
