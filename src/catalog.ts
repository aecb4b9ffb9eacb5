/** What the pages draw from, worked out once for a build. The only module that reads `astro:content`. */
import { getCollection, getEntry } from "astro:content";
import type { Findings } from "../content-loaders/loaders.ts";
import type { SourceFile } from "../content-loaders/repository.ts";
import { buildCatalog, type Catalog } from "./leaderboard/catalog.ts";
import { buildScope } from "./preview.ts";

export type { Catalog, LeaderboardWithBoard, Standing } from "./leaderboard/catalog.ts";

let built: { readonly version: number; readonly catalog: Promise<Catalog> } | undefined;

/** The catalogue; built at the first call, and anew in the dev server when the repository has changed. */
export async function getCatalog(): Promise<Catalog> {
  const [problems] = await getCollection("problems");
  const version = problems?.data.version ?? 0;
  if (built?.version !== version) built = { version, catalog: readCatalog() };
  return built.catalog;
}

/** The items of the catalogue that get pages: all of them, or in the preview of a change those that it touches. */
export async function getPagedItems(): Promise<
  Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "packs" | "runs">
> {
  const [{ experiments, benchmarks, leaderboards, packs, runs }, scope] = await Promise.all([
    getCatalog(),
    buildScope(),
  ]);
  const kept = <Item>(items: ReadonlyMap<string, Item>, isKept: (item: Item) => boolean) =>
    new Map([...items].filter(([, item]) => isKept(item)));
  return {
    experiments: kept(experiments, scope.experiment),
    benchmarks: kept(benchmarks, scope.benchmark),
    leaderboards: kept(leaderboards, scope.leaderboard),
    packs: kept(packs, scope.pack),
    runs: kept(runs, scope.run),
  };
}

/** The source files of an experiment (key), a leaderboard (`leaderboards/<id>`), a pack (`packs/<id>`) or a run (`runs/<id>`), as text without e-mail addresses. */
export async function getSourceFiles(item: string): Promise<readonly SourceFile[]> {
  const entry = await getEntry("sources", item);
  return entry === undefined ? [] : JSON.parse(entry.data.json);
}

async function readCatalog(): Promise<Catalog> {
  const problems = await getCollection("problems");
  const filled = new Set(problems.flatMap(({ data }) => data.filled));
  const read = async <Item>(name: RecordCollection) => (filled.has(name) ? await readRecords<Item>(name) : []);
  const [findings] = problems.map(({ data }): Findings => JSON.parse(data.json));
  return buildCatalog({
    benchmarks: await read("benchmarks"),
    experiments: await read("experiments"),
    leaderboards: await read("leaderboards"),
    plugins: await read("plugins"),
    packs: await read("packs"),
    runs: await read("runs"),
    ...(findings ?? { problems: [], leftOut: [], drafts: [] }),
  });
}

type RecordCollection = "benchmarks" | "experiments" | "leaderboards" | "plugins" | "packs" | "runs";

/** The store holds each record as the JSON text that the loaders wrote, so its type is theirs. */
async function readRecords<Item>(name: RecordCollection): Promise<readonly Item[]> {
  const entries = await getCollection(name);
  return entries.map(({ data }) => JSON.parse(data.json));
}
