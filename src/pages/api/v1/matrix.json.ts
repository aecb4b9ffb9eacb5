import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { matrixFile } from "../../../views/json/matrix-file.ts";

export const GET: APIRoute = async () => Response.json(matrixFile(await getCatalog()));
