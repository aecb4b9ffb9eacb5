/** The preview picture of a pack: its primary metric over the runs that may be held against each other. */
import type { Pack } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { isPublishedPack } from "../../leaderboard/packs/published.ts";
import { packFigure } from "../packs/figure.ts";
import { metricFormats } from "../packs/formats.ts";
import { metricLabel, packTitle } from "../packs/names.ts";
import { evaluationsOn } from "../packs/published.ts";
import { type DotRow, dotRows, fittingRows } from "./dot-rows.ts";
import { noteHeight, type Palette, type Poster } from "./poster.ts";
import { line } from "./text.ts";

export function packPoster(pack: Pack, catalog: Catalog, address: string, colour: Palette, locale: Locale): Poster {
  const { share, packs } = dictionary(locale);
  const { posters } = share;
  const title = packTitle(pack, locale).text;
  const stands = isPublishedPack(pack);
  const evaluations = stands ? evaluationsOn(catalog, pack.id) : [];
  const measured = evaluations.flatMap((evaluation) => rowOf(evaluation, catalog, locale));
  const key = pack.declaration.fields.metrics[measured[0]?.index ?? 0]?.key ?? "";
  const rows = [...measured].sort(
    (a, b) => a.standing - b.standing || (a.falling ? a.row.value - b.row.value : b.row.value - a.row.value),
  );
  const synthetic = evaluations.length > 0 && evaluations.every(({ run }) => run.manifest.fields.synthetic === true);
  const errors = rows.some(({ row }) => row.interval !== null);
  const label = metricLabel(pack, key, locale).text;
  return {
    kind: posters.kinds.packs,
    warning: !stands ? posters.withdrawn : synthetic ? posters.synthetic : null,
    title,
    facts: [pack.id, ...(rows.length === 0 ? [] : [label]), posters.pack.runs(evaluations.length)].join(
      share.separator,
    ),
    note: errors ? posters.pack.spread : null,
    address,
    alt: posters.alt(
      title,
      rows.length === 0
        ? posters.pack.none
        : rows
            .slice(0, 6)
            .map(({ row }) => `${row.name}: ${row.text}`)
            .join(packs.separator),
    ),
    figure: (room) => {
      if (rows.length === 0)
        return [line(room.left, room.top + 60, { size: 34, weight: 600, fill: colour("ink-3") }, posters.pack.none)];
      // What is left out is told where a note would stand: the axis ends above it.
      const told = rows.length > fittingRows(room) && !errors;
      const plot = told ? { ...room, bottom: room.bottom - noteHeight } : room;
      const shown = rows.slice(0, fittingRows(plot));
      const more = rows.length - shown.length;
      return [
        ...dotRows(
          shown.map(({ row }) => row),
          plot,
          "values",
          colour,
        ),
        ...(more > 0
          ? [line(room.right, 540, { size: 22, fill: colour("ink-3"), anchor: "end" }, posters.pack.more(more))]
          : []),
      ];
    },
  };
}

interface Measured {
  /** Of the metric in the declaration. */
  readonly index: number;
  /** True where less is better. */
  readonly falling: boolean;
  /** Numbers that may be held against each other, then those from elsewhere, then those that are made up. */
  readonly standing: 0 | 1 | 2;
  readonly row: DotRow;
}

/** The primary number of a run; none where it has none. What keeps it from being misread follows its name. */
function rowOf(evaluation: Evaluation, catalog: Catalog, locale: Locale): readonly Measured[] {
  const { run, pack, metrics } = evaluation;
  const index = metrics.findIndex(({ primary }) => primary);
  const metric = metrics[index];
  const value = metric?.figure.value ?? null;
  if (metric === undefined || value === null) return [];
  const figure = packFigure(evaluation, metric, locale, metricFormats(catalog, pack, locale).get(metric.key));
  const scale = metric.ratio ? 100 : 1;
  const error = metric.figure.standardError;
  const flags = figure.flags.map(({ label }) => label);
  const kinds = figure.flags.map(({ kind }) => kind);
  const name = flags.length === 0 ? run.id : `${run.id} (${flags.join(dictionary(locale).chart.listSeparator)})`;
  return [
    {
      index,
      falling: metric.direction === "lower",
      standing: kinds.includes("synthetic") ? 2 : kinds.some((kind) => kind !== "rubric") ? 1 : 0,
      row: {
        name,
        value: value * scale,
        interval: error === null ? null : [(value - error) * scale, (value + error) * scale],
        text: figure.spread === null ? figure.value : `${figure.value} ${figure.spread}`,
        tone: flags.length > 0 ? "rest" : "accent",
      },
    },
  ];
}
