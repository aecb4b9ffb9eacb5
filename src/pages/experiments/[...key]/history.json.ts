import type { APIRoute, GetStaticPaths } from "astro";
import { getLedger } from "../../../history.ts";
import { changedExperiments, experimentHistoryFile } from "../../../views/changes/history-files.ts";

interface Props {
  readonly key: string;
}

export const getStaticPaths = (async () =>
  [...changedExperiments(await getLedger())].map((key) => ({
    params: { key },
    props: { key },
  }))) satisfies GetStaticPaths;

/** What happened to one experiment. */
export const GET: APIRoute<Props> = async ({ props: { key } }) =>
  Response.json(experimentHistoryFile(await getLedger(), key));
