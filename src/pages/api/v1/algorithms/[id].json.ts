import type { APIRoute } from "astro";
import { getCatalog } from "../../../../catalog.ts";
import { type AlgorithmResults, algorithmsOf } from "../../../../leaderboard/algorithms/algorithms.ts";
import { algorithmFile } from "../../../../views/json/algorithm-file.ts";
import { apiFile } from "../_file.ts";

export async function getStaticPaths() {
  const algorithms = algorithmsOf(await getCatalog());
  return [...algorithms].map(([id, results]) => ({ params: { id }, props: { results } }));
}

export const GET: APIRoute<{ readonly results: AlgorithmResults }> = ({ props }) =>
  apiFile("algorithm", algorithmFile(props.results));
