import type { APIRoute } from "astro";
import { getLedger } from "../../history.ts";
import { commitsFile } from "../../views/changes/history-files.ts";

/** The commits that changed the data. */
export const GET: APIRoute = async () => Response.json(commitsFile(await getLedger()));
