import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { csvType } from "../../../views/csv.ts";
import { packResultsCsv } from "../../../views/packs/results-csv.ts";

export const GET: APIRoute = async () =>
  new Response(packResultsCsv(await getCatalog()), { headers: { "content-type": csvType } });
