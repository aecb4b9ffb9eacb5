import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog, getPagedItems, type LeaderboardWithBoard } from "../../../../catalog.ts";
import { mediaTypes } from "../../../../views/export/formats.ts";
import { recordsCsv } from "../../../../views/records/record-table.ts";

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return [...leaderboards].map(([id, item]) => ({ params: { id }, props: { item } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly item: LeaderboardWithBoard }> = async ({ props }) => {
  const { benchmarks } = await getCatalog();
  return new Response(recordsCsv(props.item, benchmarks), { headers: { "content-type": mediaTypes.csv } });
};
