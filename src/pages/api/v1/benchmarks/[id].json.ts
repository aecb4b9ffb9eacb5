import type { APIRoute, GetStaticPaths } from "astro";
import type { Benchmark } from "../../../../../content-loaders/repository.ts";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { benchmarkFile } from "../../../../views/json/benchmark-file.ts";
import { apiFile } from "../_file.ts";

export const getStaticPaths = (async () => {
  const { benchmarks } = await getPagedItems();
  return [...benchmarks].map(([id, benchmark]) => ({ params: { id }, props: { benchmark } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ benchmark: Benchmark }> = async ({ props: { benchmark } }) => {
  const { testedOn, evolvedOn } = await getCatalog();
  return apiFile(
    "benchmark",
    benchmarkFile(benchmark, testedOn.get(benchmark.id) ?? [], evolvedOn.get(benchmark.id) ?? []),
  );
};
