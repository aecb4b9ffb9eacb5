/** All data sets: each test set beside what is trained and validated on for it, folder by folder of the experiments that use them. */
import type { Benchmark, Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import { partnersOf, type Role, roleOf, roles } from "./benchmark-partners.ts";
import { leaderboardsOver } from "./experiments.ts";

/** The list of benchmarks. */
export interface BenchmarksView {
  readonly count: string;
  readonly taskCount: string;
  readonly families: readonly BenchmarkFamily[];
}

/** The data sets that the experiments of one folder use. */
export interface BenchmarkFamily {
  /** Null: no experiment uses them. */
  readonly folder: string | null;
  /** The leaderboards that draw on the folder. */
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string }[];
  /** For links within the page. */
  readonly anchor: string;
  /** Roles that any row fills besides its own: the columns to draw. */
  readonly partnerRoles: readonly Role[];
  readonly rows: readonly BenchmarkRow[];
}

export interface BenchmarkRow {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly tasks: string;
  readonly partners: Readonly<Record<Role, readonly BenchmarkLink[]>>;
  /** Published experiments that were tested on it. */
  readonly experiments: string;
  /** How many were trained or validated on it; null where none was. */
  readonly evolved: string | null;
  /** As its maintainers write it. */
  readonly version: string;
  readonly updated: string;
  readonly withdrawn: boolean;
  readonly synthetic: boolean;
}

export interface BenchmarkLink {
  readonly id: string;
  /** Null where the data set is not published. */
  readonly path: string | null;
  readonly tasks: string | null;
}

/** Train and validation sets stand in the row of their test set; those without one have a row of their own. */
export function benchmarksView(catalog: Catalog, locale: Locale): BenchmarksView {
  const { benchmarks } = catalog;
  const families = new Map<string | null, BenchmarkRow[]>();
  for (const benchmark of benchmarks.values()) {
    const partners = partnersOf(benchmark.id, catalog);
    if (roleOf(benchmark.id, catalog) !== "test" && partners.test.some((id) => benchmarks.has(id))) continue;
    const folder = folderOf(benchmark.id, catalog);
    const rows = families.get(folder) ?? [];
    rows.push(benchmarkRow(benchmark, catalog, locale));
    families.set(folder, rows);
  }
  const tasks = [...benchmarks.values()].reduce((sum, benchmark) => sum + benchmark.tasks.length, 0);
  return {
    count: formatCount(benchmarks.size),
    taskCount: formatCount(tasks),
    families: [...families]
      .sort(([a, rows], [b, others]) => Number(madeUp(rows)) - Number(madeUp(others)) || compareFolders(a, b))
      .map(([folder, rows]) => ({
        folder,
        leaderboards: folder === null ? [] : leaderboardsOver(catalog, folder, locale),
        anchor: folder === null ? "unused" : `used-${folder}`,
        partnerRoles: roles.filter((role) => rows.some(({ partners }) => partners[role].length > 0)),
        rows,
      })),
  };
}

/** Links to data sets; `tasks` counts them in words. */
export function benchmarkLinks(
  ids: readonly string[],
  { benchmarks }: Pick<Catalog, "benchmarks">,
  locale: Locale,
): readonly BenchmarkLink[] {
  return ids.map((id) => {
    const benchmark = benchmarks.get(id);
    if (!benchmark) return { id, path: null, tasks: null };
    return {
      id,
      path: routes.benchmark(locale, id),
      tasks: dictionary(locale).benchmark.tasks(benchmark.tasks.length),
    };
  });
}

function benchmarkRow(benchmark: Benchmark, catalog: Catalog, locale: Locale): BenchmarkRow {
  const { id, tasks, manifest } = benchmark;
  const { fields } = manifest;
  const partners = partnersOf(id, catalog);
  const published = (users: readonly Experiment[] = []) =>
    users.filter((experiment) => experiment.meta.fields.status === "published").length;
  const evolved = published(catalog.evolvedOn.get(id));
  return {
    id,
    title: localText(locale, fields.title, fields.title_zh),
    path: routes.benchmark(locale, id),
    tasks: formatCount(tasks.length),
    partners: {
      train: benchmarkLinks(partners.train, catalog, locale),
      val: benchmarkLinks(partners.val, catalog, locale),
      test: benchmarkLinks(partners.test, catalog, locale),
    },
    experiments: formatCount(published(catalog.testedOn.get(id))),
    evolved: evolved === 0 ? null : dictionary(locale).benchmark.evolvedBy(evolved),
    version: fields.version,
    updated: formatDate(fields.last_update),
    withdrawn: fields.status === "withdrawn",
    synthetic: fields.synthetic === true,
  };
}

/** The first folder in code-point order whose experiments use the data set. */
function folderOf(id: string, { testedOn, evolvedOn }: Catalog): string | null {
  const users = [...(testedOn.get(id) ?? []), ...(evolvedOn.get(id) ?? [])];
  return users.map(({ folder }) => folder).sort()[0] ?? null;
}

/** True where nothing of a family was measured: it stands after what was. */
function madeUp(rows: readonly BenchmarkRow[]): boolean {
  return rows.every(({ synthetic }) => synthetic);
}

function compareFolders(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}
