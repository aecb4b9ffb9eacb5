import type { APIRoute } from "astro";
import { getCatalog } from "../../../catalog.ts";
import { generator, repositoryState } from "../../../context.ts";
import { apiRoutes, snapshotApiRoutes } from "../../../routes.ts";
import { getPagedSnapshots } from "../../../snapshots.ts";
import { indexFile } from "../../../views/json/index-file.ts";
import { apiFile } from "./_file.ts";

export const GET: APIRoute = async () =>
  apiFile(
    "index",
    indexFile(await getCatalog(), generator, repositoryState(), await getPagedSnapshots(), {
      ...apiRoutes,
      snapshot: snapshotApiRoutes.index,
    }),
  );
