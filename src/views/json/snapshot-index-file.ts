/** `/snapshots/<tag>/api/v1/index.json`: what a snapshot holds, of which state of the data, made by which generator. */
import type { RepositoryState } from "../../context.ts";
import { type Locale, locales } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type TableFormat, tableFormats } from "../export/formats.ts";

/** `left_out` names the items that fail the rules of this generator. Paths are relative to the site's base. */
export function snapshotIndexFile(
  catalog: Pick<Catalog, "leaderboards" | "leftOut">,
  generator: { readonly name: string; readonly version: string },
  tag: string,
  repository: Pick<RepositoryState, "url" | "commit" | "committedAt">,
  paths: {
    leaderboard(id: string): string;
    leaderboardTable(locale: Locale, id: string, format: TableFormat): string;
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
  }));
  const leftOut = catalog.leftOut.map(({ kind, id }) => ({ kind, id }));
  return {
    generator,
    tag,
    repository: {
      url: repository.url,
      commit: repository.commit,
      committed_at: repository.committedAt,
      dirty: false,
    },
    leaderboards: { count: leaderboards.length, items: leaderboards },
    left_out: { count: leftOut.length, items: leftOut },
  };
}
