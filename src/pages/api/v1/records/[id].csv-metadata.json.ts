import type { APIRoute, GetStaticPaths } from "astro";
import { getPagedItems, type LeaderboardWithBoard } from "../../../../catalog.ts";
import { repositoryLicence, repositoryState } from "../../../../context.ts";
import { apiRoutes } from "../../../../routes.ts";
import { recordsDictionary } from "../../../../views/records/record-table.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return [...leaderboards].map(([id, item]) => ({ params: { id }, props: { item } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly item: LeaderboardWithBoard }> = ({ props: { item } }) => {
  const file = apiRoutes.records(item.leaderboard.id).split("/").at(-1) ?? "";
  return Response.json(recordsDictionary(item, file, repositoryLicence(), repositoryState()));
};
