/** The page of runs by packs: what every run scored on every pack, and what got better or worse against its base run. */
import { packRunners } from "../../../content-loaders/schema/pack.ts";
import { formatCount, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { dataRoutes, routes } from "../../routes.ts";
import { siteMarkShapes } from "../algorithm.ts";
import type { Segment } from "../emphasis.ts";
import { naturalPlaces } from "../leaderboard/natural-order.ts";
import { categoriesOf, type MatrixPack, matrixPacks, metricColumnKey } from "./matrix-columns.ts";
import type { MatrixData, MetricColumn, MetricOfData, RowField } from "./matrix-data.ts";
import { countChanges, matrixFinding } from "./matrix-finding.ts";
import { type MatrixLegend, type MatrixNote, matrixLegend, matrixNotes } from "./matrix-notes.ts";
import { type MatrixRow, matrixRow } from "./matrix-row.ts";
import { gapFrom, metricColumn } from "./metric-column.ts";
import { metricLabel } from "./names.ts";
import { matrixRuns } from "./run-families.ts";

export interface MatrixPage {
  readonly path: string;
  /** Null where nothing was tested, or all of it is made up. */
  readonly finding: readonly Segment[] | null;
  readonly facts: readonly { readonly value: string; readonly before?: string; readonly after?: string }[];
  /** Whether some of the runs, or all of them, are made up. */
  readonly synthetic: "none" | "some" | "all";
  /** Null where there is nothing to show. */
  readonly table: MatrixTable | null;
  /** What there is none of. */
  readonly empty: "packs" | "runs" | "figures" | null;
  /** Published packs that no run was evaluated on. */
  readonly unused: readonly { readonly id: string; readonly path: string }[];
}

export interface MatrixTable {
  readonly categories: readonly { readonly category: string; readonly name: string; readonly columns: number }[];
  /** One for each pack, by its primary metric. */
  readonly columns: readonly MetricColumn[];
  readonly rows: readonly MatrixRow[];
  /** Whether it is sure to fit a wide page without scrolling sideways. */
  readonly fits: boolean;
  readonly legend: MatrixLegend;
  readonly notes: readonly MatrixNote[];
  /** Packs with further metrics in the unit of the primary one, whose difference tells something. */
  readonly diagnostic: readonly { readonly id: string; readonly path: string }[];
  readonly data: MatrixData;
}

type Records = Pick<Catalog, "runs" | "packs" | "evaluations" | "evaluationsOf" | "experiments">;

export function matrixPage(catalog: Records, locale: Locale): MatrixPage {
  const words = dictionary(locale).runs.matrix;
  const families = matrixRuns(catalog.runs);
  const { shown, unused } = matrixPacks(catalog.packs, catalog.evaluationsOf);
  const real = families.filter(({ run }) => run.manifest.fields.synthetic !== true);
  const numbers = shown.reduce((sum, { evaluations }) => sum + evaluations.length, 0);
  const [newest] = families
    .flatMap(({ run }) => run.manifest.fields.finished_at ?? [])
    .sort()
    .reverse();
  const empty =
    shown.length + unused.length === 0
      ? "packs"
      : families.length === 0
        ? "runs"
        : shown.length === 0
          ? "figures"
          : null;
  return {
    path: routes.runs(locale),
    finding: matrixFinding(
      countChanges(real.map(({ run }) => catalog.evaluations.get(run.id)?.values() ?? [])),
      locale,
    ),
    facts:
      empty !== null
        ? []
        : [
            { value: formatCount(families.length), after: words.runs(families.length) },
            { value: formatCount(shown.length), after: words.packs(shown.length) },
            { value: formatCount(numbers), after: words.evaluations(numbers) },
            ...(newest === undefined ? [] : [{ before: words.newest, value: formatDate(newest) }]),
          ],
    synthetic: real.length === families.length ? "none" : real.length === 0 ? "all" : "some",
    table: empty === null ? matrixTable(catalog, shown, locale) : null,
    empty,
    unused: unused.map(({ id }) => ({ id, path: routes.pack(locale, id) })),
  };
}

function matrixTable(catalog: Records, packs: readonly MatrixPack[], locale: Locale): MatrixTable {
  const shapes = siteMarkShapes(catalog.experiments);
  const families = matrixRuns(catalog.runs);
  const rows = families.map((family) => matrixRow(family, shapes, locale));
  const columns = packs.map((pack) => {
    const evaluations = families.map(({ run }) => catalog.evaluations.get(run.id)?.get(pack.pack.id));
    return metricColumn(pack, pack.primary, evaluations, locale);
  });
  return {
    categories: categoriesOf(packs, locale).map(({ category, name, packs: own }) => ({
      category,
      name,
      columns: own.length,
    })),
    columns,
    rows,
    fits: columns.length <= mostFitting,
    legend: matrixLegend(columns),
    notes: matrixNotes(rows, columns, locale),
    diagnostic: packs.flatMap((pack) =>
      pack.pack.declaration.fields.metrics.some((_, index) => gapFrom(pack, index, locale) !== null)
        ? [{ id: pack.pack.id, path: routes.pack(locale, pack.pack.id) }]
        : [],
    ),
    data: matrixData(catalog, packs, rows, columns, locale),
  };
}

/** So many columns of numbers fit a page of the usual width beside the names of the runs. */
const mostFitting = 8;

function matrixData(
  { runs }: Records,
  packs: readonly MatrixPack[],
  rows: readonly MatrixRow[],
  columns: readonly MetricColumn[],
  locale: Locale,
): MatrixData {
  const words = dictionary(locale).runs;
  const runners = new Set(packs.map(({ pack }) => pack.declaration.fields.runner));
  return {
    runs: rows.map(({ id }) => id),
    texts: rows.map(({ id, model, algorithm, base }) => {
      const { provider, author } = runs.get(id)?.manifest.fields ?? {};
      return [id, model, provider, algorithm.name, author?.name, base].join("\n").toLowerCase();
    }),
    fields: rowFields(rows, words.matrix),
    packs: packs.map((pack, place) => {
      const { id, declaration } = pack.pack;
      return {
        id,
        category: pack.category,
        runner: declaration.fields.runner,
        file: dataRoutes.packRuns(locale, id),
        metrics: declaration.fields.metrics.map(({ key, direction }, index): MetricOfData => {
          const order = index === pack.primary ? columns[place]?.order : undefined;
          return {
            key: metricColumnKey(id, key),
            label: metricLabel(pack.pack, key, locale).text,
            primary: index === pack.primary,
            first: direction === "lower" ? "asc" : "desc",
            ...(order === undefined ? {} : { order }),
            gap: gapKey(pack, index, locale),
          };
        }),
      };
    }),
    categories: categoriesOf(packs, locale).map(({ category, name }) => ({ value: category, label: name })),
    runners: packRunners.filter((runner) => runners.has(runner)).map((runner) => ({ value: runner, label: runner })),
    words: words.live,
  };
}

function gapKey(pack: MatrixPack, index: number, locale: Locale): string | null {
  const from = gapFrom(pack, index, locale);
  const key = from === null ? undefined : pack.pack.declaration.fields.metrics[from]?.key;
  return key === undefined ? null : metricColumnKey(pack.pack.id, key);
}

function rowFields(
  rows: readonly MatrixRow[],
  words: { readonly run: string; readonly model: string; readonly algorithm: string; readonly finished: string },
): readonly RowField[] {
  const field = (key: string, title: string, first: RowField["first"], texts: readonly (string | null)[]) => ({
    key,
    title,
    first,
    values: naturalPlaces(texts),
  });
  return [
    field(
      "run",
      words.run,
      "asc",
      rows.map(({ id }) => id),
    ),
    field(
      "model",
      words.model,
      "asc",
      rows.map(({ model }) => model),
    ),
    field(
      "algorithm",
      words.algorithm,
      "asc",
      rows.map(({ algorithm }) => (algorithm.id === null ? null : algorithm.name)),
    ),
    field(
      "finished",
      words.finished,
      "desc",
      rows.map(({ finished }) => finished),
    ),
  ];
}
