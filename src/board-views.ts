/** Views that the page of a leaderboard and its pictures share, worked out once for a build. */
import { getCatalog } from "./catalog.ts";
import type { LeaderboardWithBoard } from "./leaderboard/catalog.ts";
import { type CostScoreChart, costScoreChart } from "./views/charts/cost-score.ts";
import { type LeaderboardView, leaderboardView } from "./views/leaderboard.ts";
import { oncePerLocale } from "./views/once.ts";

export const getLeaderboardView = oncePerLocale(
  async (item: LeaderboardWithBoard, locale): Promise<LeaderboardView> =>
    leaderboardView(item, await getCatalog(), locale),
);

/** Null where there is nothing to draw; a withdrawn leaderboard shows no chart. */
export const getCostScore = oncePerLocale(
  async (item: LeaderboardWithBoard, locale): Promise<CostScoreChart | null> => {
    const { withdrawn } = await getLeaderboardView(item, locale);
    return withdrawn === null ? costScoreChart(item, await getCatalog(), locale) : null;
  },
);
