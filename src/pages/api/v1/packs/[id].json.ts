import type { APIRoute, GetStaticPaths } from "astro";
import type { Pack } from "../../../../../content-loaders/packs.ts";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { packFile } from "../../../../views/json/pack-file.ts";
import { apiFile } from "../_file.ts";

export const getStaticPaths = (async () => {
  const { packs } = await getPagedItems();
  return [...packs].map(([id, pack]) => ({ params: { id }, props: { pack } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ pack: Pack }> = async ({ props: { pack } }) =>
  apiFile("pack", packFile(pack, await getCatalog()));
