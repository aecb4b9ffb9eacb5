/** `/api/v1/index.json`: what the data hold and what they were made from. */

import type { RepositoryState } from "../../context.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Snapshot } from "../snapshots/snapshots.ts";
import { type BoardPaths, boardItem } from "./board-item.ts";
import { schemaNames } from "./schema/schemas.ts";

/** The lists name every snapshot, the lowest version first, and every published or withdrawn item with the path of its own file, relative to the site's base. */
export function indexFile(
  catalog: Catalog,
  generator: { readonly name: string; readonly version: string },
  repository: RepositoryState,
  snapshots: readonly Snapshot[],
  paths: BoardPaths & {
    records(id: string): string;
    recordsDictionary(id: string): string;
    experiment(key: string): string;
    benchmark(id: string): string;
    algorithm(id: string): string;
    pack(id: string): string;
    run(id: string): string;
    croissant(id: string): string;
    schema(name: string): string;
    snapshot(slug: string): string;
  },
) {
  const leaderboards = [...catalog.leaderboards.values()].map((item) => {
    const { id } = item.leaderboard;
    return {
      ...boardItem(item, paths),
      /** Every record behind it in long form, and what the columns are. */
      records: paths.records(id),
      records_dictionary: paths.recordsDictionary(id),
      croissant: paths.croissant(id),
    };
  });
  const experiments = [...catalog.experiments.values()].map(({ key, meta }) => ({
    experiment: key,
    status: meta.fields.status,
    submit_time: meta.fields.submit_time,
    path: paths.experiment(key),
  }));
  const benchmarks = [...catalog.benchmarks.values()].map(({ id, manifest, tasks }) => ({
    benchmark_id: id,
    title: manifest.fields.title,
    title_zh: manifest.fields.title_zh ?? null,
    status: manifest.fields.status,
    n_tasks: tasks.length,
    path: paths.benchmark(id),
  }));
  const algorithms = [...algorithmsOf(catalog).values()].map(({ id, synthetic, experiments: own }) => ({
    algorithm_id: id,
    synthetic,
    n_experiments: own.length,
    path: paths.algorithm(id),
  }));
  const packs = [...catalog.packs.values()].map(({ id, declaration, plugin }) => ({
    pack_id: id,
    title: declaration.fields.title,
    title_zh: declaration.fields.i18n?.zh?.title ?? null,
    status: plugin.fields.status ?? "published",
    /** Published runs with a result. */
    n_runs: catalog.evaluationsOf.get(id)?.length ?? 0,
    path: paths.pack(id),
  }));
  const runs = [...catalog.runs.values()].map(({ id, manifest }) => ({
    run_id: id,
    model: manifest.fields.model,
    status: manifest.fields.status,
    synthetic: manifest.fields.synthetic === true,
    n_packs: catalog.evaluations.get(id)?.size ?? 0,
    path: paths.run(id),
  }));
  const states = snapshots.map(({ tag, content }) => ({
    tag: tag.name,
    commit: tag.commit,
    committed_at: tag.committedAt,
    n_leaderboards: content.boards.length,
    path: paths.snapshot(tag.slug),
  }));
  return {
    generator,
    repository: {
      url: repository.url,
      commit: repository.commit,
      committed_at: repository.committedAt,
      dirty: repository.dirty,
    },
    schemas: Object.fromEntries(schemaNames.map((name) => [name, paths.schema(name)])),
    leaderboards: { count: leaderboards.length, items: leaderboards },
    experiments: { count: experiments.length, items: experiments },
    benchmarks: { count: benchmarks.length, items: benchmarks },
    algorithms: { count: algorithms.length, items: algorithms },
    packs: { count: packs.length, items: packs },
    runs: { count: runs.length, items: runs },
    snapshots: { count: states.length, items: states },
  };
}
