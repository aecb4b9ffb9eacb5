import type { APIRoute } from "astro";
import { getLedger, getUntouchedCommits } from "../../history.ts";
import { untouchedFile } from "../../views/changes/history-files.ts";

/** The commits that left the data as they were. */
export const GET: APIRoute = async () => Response.json(untouchedFile(await getLedger(), await getUntouchedCommits()));
