import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { csvType } from "../../../views/csv.ts";
import { matrixCsv } from "../../../views/packs/matrix-csv.ts";

export const GET: APIRoute = async () =>
  new Response(matrixCsv(await getCatalog()), { headers: { "content-type": csvType } });
