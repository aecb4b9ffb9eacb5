import type { APIRoute, GetStaticPaths } from "astro";
import type { Benchmark } from "../../../../../content-loaders/repository.ts";
import { getCatalog } from "../../../../catalog.ts";
import { buildScope } from "../../../../preview.ts";
import { benchmarkFile } from "../../../../views/json/benchmark-file.ts";

export const getStaticPaths = (async () => {
  const { benchmarks } = await getCatalog();
  const scope = await buildScope();
  return [...benchmarks]
    .filter(([, item]) => scope.benchmark(item))
    .map(([id, benchmark]) => ({ params: { id }, props: { benchmark } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ benchmark: Benchmark }> = async ({ props: { benchmark } }) => {
  const { testedOn, evolvedOn } = await getCatalog();
  return Response.json(benchmarkFile(benchmark, testedOn.get(benchmark.id) ?? [], evolvedOn.get(benchmark.id) ?? []));
};
