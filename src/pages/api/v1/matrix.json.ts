import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { matrixFile } from "../../../views/json/matrix-file.ts";
import { apiFile } from "./_file.ts";

export const GET: APIRoute = async () => apiFile("matrix", matrixFile(await getCatalog()));
