import type { APIRoute, GetStaticPaths } from "astro";
import { getPagedItems } from "../../../../catalog.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { apiRoutes } from "../../../../routes.ts";
import { leaderboardFile } from "../../../../views/json/leaderboard-file.ts";
import { apiFile } from "../_file.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return [...leaderboards].map(([id, leaderboard]) => ({ params: { id }, props: { leaderboard } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ leaderboard: LeaderboardWithBoard }> = ({ props }) =>
  apiFile("leaderboard", leaderboardFile(props.leaderboard, apiRoutes));
