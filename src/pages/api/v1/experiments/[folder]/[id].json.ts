import type { APIRoute, GetStaticPaths } from "astro";
import type { Experiment } from "../../../../../../content-loaders/repository.ts";
import { getCatalog, getPagedItems } from "../../../../../catalog.ts";
import { experimentFile } from "../../../../../views/json/experiment-file.ts";
import { apiFile } from "../../_file.ts";

export const getStaticPaths = (async () => {
  const { experiments } = await getPagedItems();
  return [...experiments.values()].map((experiment) => ({
    params: { folder: experiment.folder, id: experiment.id },
    props: { experiment },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ experiment: Experiment }> = async ({ props: { experiment } }) => {
  const { standings } = await getCatalog();
  return apiFile("experiment", experimentFile(experiment, standings.get(experiment.key) ?? []));
};
