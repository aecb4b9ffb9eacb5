/** `/api/v1/index.json`: what the data hold and what they were made from. */

import type { RepositoryState } from "../../context.ts";
import { type Locale, locales } from "../../i18n/index.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type TableFormat, tableFormats } from "../export/formats.ts";

/** The lists name every published or withdrawn item with the path of its own file, relative to the site's base. */
export function indexFile(
  catalog: Catalog,
  generator: { readonly name: string; readonly version: string },
  repository: RepositoryState,
  paths: {
    leaderboard(id: string): string;
    leaderboardTable(locale: Locale, id: string, format: TableFormat): string;
    records(id: string): string;
    recordsDictionary(id: string): string;
    experiment(key: string): string;
    benchmark(id: string): string;
    algorithm(id: string): string;
    pack(id: string): string;
    run(id: string): string;
  },
) {
  const leaderboards = [...catalog.leaderboards.values()].map(({ leaderboard, board, defined }) => ({
    leaderboard_id: leaderboard.id,
    title: leaderboard.definition.fields.title,
    title_zh: leaderboard.definition.fields.title_zh ?? null,
    status: leaderboard.definition.fields.status,
    defined,
    n_entries: board.entries.length,
    path: paths.leaderboard(leaderboard.id),
    /** The table as people see it, by language and format. */
    tables: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(
          tableFormats.map((format) => [format, paths.leaderboardTable(locale, leaderboard.id, format)]),
        ),
      ]),
    ),
    /** Every record behind it in long form, and what the columns are. */
    records: paths.records(leaderboard.id),
    records_dictionary: paths.recordsDictionary(leaderboard.id),
  }));
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
  return {
    generator,
    repository: {
      url: repository.url,
      commit: repository.commit,
      committed_at: repository.committedAt,
      dirty: repository.dirty,
    },
    leaderboards: { count: leaderboards.length, items: leaderboards },
    experiments: { count: experiments.length, items: experiments },
    benchmarks: { count: benchmarks.length, items: benchmarks },
    algorithms: { count: algorithms.length, items: algorithms },
    packs: { count: packs.length, items: packs },
    runs: { count: runs.length, items: runs },
  };
}
