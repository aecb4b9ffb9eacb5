import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog } from "../../../../catalog.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { buildScope } from "../../../../preview.ts";
import { apiRoutes } from "../../../../routes.ts";
import { leaderboardFile } from "../../../../views/json/leaderboard-file.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getCatalog();
  const scope = await buildScope();
  return [...leaderboards]
    .filter(([, item]) => scope.leaderboard(item))
    .map(([id, leaderboard]) => ({ params: { id }, props: { leaderboard } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ leaderboard: LeaderboardWithBoard }> = ({ props }) =>
  Response.json(leaderboardFile(props.leaderboard, apiRoutes));
