import type { APIRoute, GetStaticPaths } from "astro";
import type { Run } from "../../../../../content-loaders/packs.ts";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { runFile } from "../../../../views/json/run-file.ts";
import { apiFile } from "../_file.ts";

export const getStaticPaths = (async () => {
  const { runs } = await getPagedItems();
  return [...runs].map(([id, run]) => ({ params: { id }, props: { run } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ run: Run }> = async ({ props: { run } }) =>
  apiFile("run", runFile(run, await getCatalog()));
