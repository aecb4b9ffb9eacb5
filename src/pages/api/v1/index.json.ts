import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { generator, repositoryState } from "../../../context.ts";
import { apiRoutes } from "../../../routes.ts";
import { indexFile } from "../../../views/json/index-file.ts";

export const GET: APIRoute = async () =>
  Response.json(indexFile(await getCatalog(), generator, repositoryState(), apiRoutes));
