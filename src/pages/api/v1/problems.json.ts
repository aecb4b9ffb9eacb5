import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { problemsFile } from "../../../views/json/problems-file.ts";
import { apiFile } from "./_file.ts";

export const GET: APIRoute = async () => apiFile("problems", problemsFile(await getCatalog()));
