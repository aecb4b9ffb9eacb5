/** What the page of a leaderboard offers to take away: the view that a reader has made, the whole table, every record. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { apiRoutes, dataRoutes, tableName } from "../../routes.ts";
import type { Licence } from "../records/licence.ts";
import { licenceText, recordCount } from "../records/record-table.ts";
import { type ExportFormat, formatNames, tableFormats } from "./formats.ts";

export interface ExportMenu {
  /** For the script: the rows and columns that a view is made from; null where there is nothing to sort or filter. */
  readonly data: string | null;
  /** The formats of a view. */
  readonly formats: readonly { readonly format: ExportFormat; readonly name: string }[];
  readonly whole: readonly FileLink[];
  /** Null where there is no record. */
  readonly records: {
    readonly text: string;
    readonly links: readonly FileLink[];
  } | null;
}

/** A link to a file, with the name that it is saved under. */
export interface FileLink {
  readonly text: string;
  /** What it leads to, in full. */
  readonly label: string;
  readonly path: string;
  readonly file: string;
}

const viewFormats = ["csv", "tex", "md", "json"] as const satisfies readonly ExportFormat[];

/** @param interactive whether the page's table can be sorted and filtered */
export function exportMenu(
  item: LeaderboardWithBoard,
  licence: Licence | null,
  interactive: boolean,
  locale: Locale,
): ExportMenu {
  const { id } = item.leaderboard;
  const words = dictionary(locale).export;
  const link = (format: ExportFormat, path: string, file: string): FileLink => ({
    text: formatNames[format],
    label: words.wholeAs(formatNames[format]),
    path,
    file,
  });
  const records = recordCount(item);
  return {
    data: interactive ? dataRoutes.boardExport(locale, id) : null,
    formats: viewFormats.map((format) => ({ format, name: formatNames[format] })),
    whole: [
      ...tableFormats.map((format) =>
        link(format, apiRoutes.leaderboardTable(locale, id, format), `${tableName(locale, id)}.${format}`),
      ),
      link("json", apiRoutes.leaderboard(id), `${id}.json`),
    ],
    records:
      records === 0
        ? null
        : {
            text: words.recordsSub(formatCount(records), licenceText(licence, locale)),
            links: [
              { text: words.recordsCsv, path: apiRoutes.records(id), file: `${id}-records.csv` },
              {
                text: words.dictionary,
                path: apiRoutes.recordsDictionary(id),
                file: `${id}-records.csv-metadata.json`,
              },
            ].map((own) => ({ ...own, label: own.text })),
          },
  };
}
