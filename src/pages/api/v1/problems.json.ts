import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { problemsFile } from "../../../views/json/problems-file.ts";

export const GET: APIRoute = async () => Response.json(problemsFile(await getCatalog()));
