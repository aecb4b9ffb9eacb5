/** The first entries of a leaderboard, to stand inside another site's page: a table of a height that is known beforehand. */
import { formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../i18n/index.ts";
import { routes } from "../routes.ts";
import type { EntryName } from "./board-identity.ts";
import type { CellView } from "./cell-view.ts";
import type { LeaderboardView } from "./leaderboard.ts";
import type { RankView } from "./rank.ts";
import { xmlText } from "./xml.ts";

export interface EmbedView {
  readonly path: string;
  /** For the window; unlike that of any other page. */
  readonly pageTitle: string;
  readonly board: {
    readonly title: LocalText;
    readonly path: string;
    readonly synthetic: boolean;
    readonly withdrawn: boolean;
  };
  readonly caption: string;
  /** The column that ranks. */
  readonly score: { readonly title: LocalText; readonly unit: string };
  readonly ranked: boolean;
  readonly rows: readonly EmbedRow[];
  /** Leads to all of them. */
  readonly all: string;
  /** Of the data; null where they are under no version control. */
  readonly date: string | null;
  /** Of the whole page, in pixels. */
  readonly height: number;
}

export interface EmbedRow {
  readonly id: string;
  readonly name: EntryName;
  readonly path: string;
  readonly rank: RankView | null;
  readonly cell: CellView | null;
  readonly synthetic: boolean;
}

/** Rows that are shown at most. */
export const embedRows = 10;
/** Pixels, as `styles/embed.css` has them. */
const heights = { title: 48, head: 32, row: 36, foot: 40, border: 2 } as const;

/** @param committedAt of the data, ISO 8601; null where they are under no version control */
export function embedView(view: LeaderboardView, committedAt: string | null, locale: Locale): EmbedView {
  const words = dictionary(locale).share.embed;
  const { table } = view;
  const index = table?.columns.findIndex(({ primary }) => primary) ?? -1;
  const column = table?.columns[index];
  const all = table?.sets.flatMap(({ rows }) => rows) ?? [];
  const count = all.length + (view.unranked?.rows.length ?? 0);
  return {
    path: routes.embed(locale, view.id),
    pageTitle: words.title(view.title.text),
    board: { title: view.title, path: view.path, synthetic: view.synthetic, withdrawn: view.withdrawn !== null },
    caption: words.caption(view.title.text),
    score: { title: column?.title ?? { text: "", lang: undefined }, unit: column?.unit ?? "" },
    ranked: table !== null && table.places !== null,
    rows: all.slice(0, embedRows).map((row) => ({
      id: row.name.id,
      name: row.name,
      path: routes.entry(locale, view.id, row.name.id),
      rank: row.rank,
      cell: row.cells[index] ?? null,
      synthetic: row.synthetic,
    })),
    all: words.all(count),
    date: committedAt === null ? null : words.updated(formatDate(committedAt)),
    height: embedHeight(all.length),
  };
}

/** The height of the page for a leaderboard with so many entries in its table; the frame of the snippet has it too. */
export function embedHeight(entries: number): number {
  const rows = Math.max(1, Math.min(entries, embedRows));
  return heights.title + heights.head + rows * heights.row + heights.foot + heights.border;
}

/** What to write on another page. `address` is the absolute one of the embedded page. */
export function embedSnippet(address: string, title: string, height: number): string {
  return `<iframe src="${xmlText(address)}" title="${xmlText(title)}" width="100%" height="${height}" style="border: 0; max-width: 720px" loading="lazy"></iframe>`;
}
