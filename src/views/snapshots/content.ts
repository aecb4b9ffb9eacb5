/**
 * All that a snapshot shows and holds, as final texts: plain data, so that it can be kept in a file. It follows from the
 * data at the tag, from the generator and from where the site lives, and from nothing else.
 */
import { itemOf } from "../../../content-loaders/repository.ts";
import { type Locale, type LocalText, locales, localText } from "../../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { apiRoutes, routes, snapshotApiRoutes, tableName } from "../../routes.ts";
import { snapshotCited } from "../citation/pages.ts";
import type { CitedPage } from "../citation.ts";
import { boardExport } from "../export/board-export.ts";
import { exportText, mediaTypes, tableFormats } from "../export/formats.ts";
import { exportTable, wholeView } from "../export/view.ts";
import { type LeftOutView, leftOutViews, reasonView } from "../health/health.ts";
import { placeView, type SourceItems } from "../health/places.ts";
import { leaderboardFile } from "../json/leaderboard-file.ts";
import type { SchemaName } from "../json/schema/schemas.ts";
import { snapshotIndexFile } from "../json/snapshot-index-file.ts";
import { leaderboardView } from "../leaderboard.ts";
import type { RepositoryPlace } from "../source.ts";
import { type StillBoard, stillBoard } from "./still.ts";

/** A tag of the repository that is kept. */
export interface SnapshotTag {
  /** As git has it: `v1.0`, `papers/v1`. */
  readonly name: string;
  /** As addresses have it. */
  readonly slug: string;
  /** Full id of the commit behind it. */
  readonly commit: string;
  /** ISO 8601 UTC, to the second. */
  readonly committedAt: string;
}

export interface SnapshotContent {
  /** Number of experiments that counted. */
  readonly experiments: number;
  /** In code-point order of their ids. */
  readonly boards: readonly SnapshotBoard[];
  readonly leftOut: Readonly<Record<Locale, readonly LeftOutView[]>>;
  /** Errors that are no item's. */
  readonly faults: Readonly<Record<Locale, LeftOutView["reasons"]>>;
  /** Machine-readable files, by their path below the snapshot's `api/v1`. */
  readonly files: Readonly<Record<string, SnapshotFile>>;
}

export interface SnapshotBoard {
  readonly id: string;
  readonly title: Readonly<Record<Locale, LocalText>>;
  readonly entries: number;
  readonly synthetic: boolean;
  readonly withdrawn: boolean;
  readonly pages: Readonly<Record<Locale, StillBoard>>;
  readonly cited: Readonly<Record<Locale, CitedPage>>;
}

export interface SnapshotFile {
  readonly type: string;
  readonly text: string;
}

/** Where a snapshot is made, and by what. */
export interface SnapshotPlace {
  readonly generator: { readonly name: string; readonly version: string };
  readonly repository: Pick<RepositoryPlace, "url" | "prefix">;
  /** The absolute address of a path of `routes`. */
  address(path: string): string;
}

/** No source page of today shows the files of then. */
const noSourcePages: SourceItems = {
  experiments: new Map(),
  leaderboards: new Map(),
  packs: new Map(),
  runs: new Map(),
};

export function snapshotContent(catalog: Catalog, tag: SnapshotTag, place: SnapshotPlace): SnapshotContent {
  const { slug, commit } = tag;
  const items = [...catalog.leaderboards.values()];
  const problemPlace = (found: { readonly file: string; readonly line: number }) =>
    placeView(found, noSourcePages, { ...place.repository, commit });
  const faults = catalog.problems.filter(({ severity, file }) => severity === "error" && itemOf(file) === null);
  return {
    experiments: [...catalog.experiments.values()].filter(({ meta }) => meta.fields.status === "published").length,
    boards: items.map((item) => snapshotBoard(item, catalog, tag)),
    leftOut: inEach((locale) =>
      leftOutViews(
        catalog,
        problemPlace,
        {
          leaderboard: (id) => routes.snapshotLeaderboard(locale, slug, id),
          experiment: () => null,
          run: () => null,
        },
        locale,
      ),
    ),
    faults: inEach((locale) => faults.map((found) => reasonView(found, problemPlace, locale))),
    files: Object.fromEntries(snapshotFiles(items, catalog, tag, place)),
  };
}

function snapshotBoard(item: LeaderboardWithBoard, catalog: Catalog, tag: SnapshotTag): SnapshotBoard {
  const { id, definition } = item.leaderboard;
  const pages = inEach((locale) => stillBoard(leaderboardView(item, catalog, locale), tag.slug, locale));
  return {
    id,
    title: inEach((locale) => localText(locale, definition.fields.title, definition.fields.title_zh)),
    entries: item.board.entries.length,
    synthetic: pages.en.synthetic,
    withdrawn: pages.en.withdrawn !== null,
    pages,
    cited: inEach((locale) => snapshotCited(item, tag, catalog, locale)),
  };
}

function* snapshotFiles(
  items: readonly LeaderboardWithBoard[],
  catalog: Catalog,
  tag: SnapshotTag,
  { generator, repository, address }: SnapshotPlace,
): Generator<readonly [path: string, file: SnapshotFile]> {
  const { name, slug, commit, committedAt } = tag;
  const state = { commit, committedAt, dirty: false };
  const json = (schema: SchemaName, data: object): SnapshotFile => ({
    type: mediaTypes.json,
    text: JSON.stringify({ $schema: address(apiRoutes.schema(schema)), ...data }),
  });
  const paths = {
    leaderboard: (id: string) => snapshotApiRoutes.leaderboard(slug, id),
    leaderboardTable: (locale: Locale, id: string, format: (typeof tableFormats)[number]) =>
      snapshotApiRoutes.leaderboardTable(locale, slug, id, format),
  };
  yield [
    "index.json",
    json("snapshot", snapshotIndexFile(catalog, generator, name, { url: repository.url, commit, committedAt }, paths)),
  ];
  for (const item of items) {
    const { id } = item.leaderboard;
    yield [`leaderboards/${id}.json`, json("leaderboard", leaderboardFile(item, {}))];
    for (const locale of locales) {
      const origin = { address: address(routes.snapshotLeaderboard(locale, slug, id)), state, tag: name };
      const board = boardExport(item, catalog, origin, locale);
      for (const format of tableFormats) {
        const text = exportText(format, exportTable(board, wholeView(board, format === "csv")));
        yield [`leaderboards/${tableName(locale, id)}.${format}`, { type: mediaTypes[format], text }];
      }
    }
  }
}

function inEach<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}
