/** A leaderboard as a data set: its columns are what was measured, its files what can be downloaded. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../../routes.ts";
import { columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { mediaTypes } from "../export/formats.ts";
import { experimentCount, type LeaderboardView } from "../leaderboard.ts";
import { alternateName, type DatasetFacts, type DatasetFile, span } from "./dataset.ts";

/** `view` is what the page shows of it, `changed` when a commit changed it last, or a number of it. */
export function boardDataset(
  item: LeaderboardWithBoard,
  view: LeaderboardView,
  changed: string | null,
  locale: Locale,
): DatasetFacts {
  const { leaderboard, board } = item;
  const { fields } = leaderboard.definition;
  const { dataset: words } = dictionary(locale);
  const { id } = leaderboard;
  const formats = columnFormats(board, locale);
  const counts = [board.entries.length, experimentCount(board), board.groups.length] as const;
  const [entries, experiments, groups] = counts;
  return {
    path: (one) => routes.leaderboard(one, id),
    identifier: `leaderboards/${id}`,
    name: view.title,
    alternateName: alternateName(fields, view.title),
    description: [
      view.description.text,
      ...view.findings.map((segments) => segments.map(({ text }) => text).join("")),
      words.boardSize(formatCount(entries), formatCount(experiments), formatCount(groups)),
    ],
    withdrawn: view.withdrawn?.text ?? null,
    synthetic: view.synthetic,
    author: fields.author,
    ...boardTimes(item, changed),
    references: fields.references ?? [],
    keywords: [words.keywords.leaderboard, ...(view.withAlgorithm ? [words.keywords.evolution] : [])],
    variables: board.columns.map((column) => ({
      name: columnTitle(column, locale).text,
      about: column.description?.[locale] ?? column.expression,
      unit: formatOf(formats, column).unit,
    })),
    files: boardFiles(id, locale),
  };
}

/** The files of a leaderboard that can be downloaded. */
export function boardFiles(id: string, locale: Locale): readonly DatasetFile[] {
  const { dataset: words } = dictionary(locale);
  return [
    { path: apiRoutes.leaderboard(id), format: mediaTypes.json, name: words.all },
    { path: apiRoutes.leaderboardTable(locale, id, "csv"), format: "text/csv", name: words.table },
    { path: apiRoutes.records(id), format: "text/csv", name: words.records },
  ];
}

/** When its phases ended, and when it was changed last: the definition, an experiment, a new submission. */
function boardTimes({ leaderboard, board }: LeaderboardWithBoard, changed: string | null) {
  const { last_update } = leaderboard.definition.fields;
  const experiments = board.entries.flatMap((entry) => [...entry.experiments.values()]);
  const ended = experiments.flatMap(({ phases }) => phases.map(({ summary }) => summary.fields.time));
  const changes = span([last_update, changed, ...experiments.map(({ meta }) => meta.fields.submit_time)]);
  return { measured: span(ended), modified: changes?.[1] ?? last_update };
}
