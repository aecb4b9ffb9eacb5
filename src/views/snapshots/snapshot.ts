/** The page of one snapshot: its leaderboards with their files, what was left out, what changed since the one before. */
import { formatCount, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Ledger } from "../../leaderboard/ledger/ledger.ts";
import { routes, snapshotApiRoutes, tableName } from "../../routes.ts";
import { type CommitHead, commitHead } from "../changes/commit.ts";
import { type ExportFormat, formatNames, tableFormats } from "../export/formats.ts";
import type { FileLink } from "../export/menu.ts";
import type { LeftOutView } from "../health/health.ts";
import type { RepositoryPlace } from "../source.ts";
import { numbersBetween, numberTexts } from "./between.ts";
import type { SnapshotTag } from "./content.ts";
import { placeInLedger, type SinceView, type Snapshot, sinceView, snapshotFacts } from "./snapshots.ts";
import { type TodayView, todayView } from "./today.ts";

export interface SnapshotView {
  readonly name: string;
  readonly path: string;
  readonly jsonPath: string;
  readonly commit: CommitHead;
  /** `git checkout v1.0`, the way to the files as they stood. */
  readonly command: string;
  /** The files in the repository's own place; null where that is not known. */
  readonly treeUrl: string | null;
  readonly facts: readonly { readonly value: string; readonly after: string }[];
  readonly since: SinceView | null;
  readonly boards: readonly SnapshotBoardRow[];
  readonly leftOut: readonly LeftOutView[];
  readonly faults: LeftOutView["reasons"];
}

export interface SnapshotBoardRow {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly entries: string;
  readonly synthetic: boolean;
  readonly withdrawn: boolean;
  /** `2 numbers corrected`: against the snapshot before. */
  readonly changes: readonly string[];
  readonly files: readonly FileLink[];
  readonly today: TodayView;
}

/** What a page of a snapshot says of the state that it shows. */
export interface SnapshotMark {
  readonly name: string;
  readonly path: string;
  readonly date: string;
  readonly commit: CommitHead;
}

/** @param before the snapshot before it, where there is one */
export function snapshotView(
  snapshot: Snapshot,
  before: Snapshot | undefined,
  ledger: Ledger,
  catalog: Catalog,
  { url, prefix }: Pick<RepositoryPlace, "url" | "prefix">,
  locale: Locale,
): SnapshotView {
  const { tag, content } = snapshot;
  const since = sinceView(before, snapshot, ledger, catalog, locale);
  const span =
    before === undefined || since?.changes == null
      ? null
      : { from: placeInLedger(before, ledger), to: placeInLedger(snapshot, ledger) };
  const changesOf = (id: string): readonly string[] => {
    const item = catalog.leaderboards.get(id);
    if (span === null || item === undefined) return [];
    return numberTexts(
      numbersBetween(ledger, span, item, catalog, locale),
      dictionary(locale).snapshots.numbersOfBoard,
    );
  };
  return {
    name: tag.name,
    path: routes.snapshot(locale, tag.slug),
    jsonPath: snapshotApiRoutes.index(tag.slug),
    commit: commitHead(tag, url),
    command: `git checkout ${shellWord(tag.name)}`,
    treeUrl: url === null ? null : `${url}/tree/${tag.commit}/${prefix}`.replace(/\/$/, ""),
    facts: snapshotFacts(snapshot, locale),
    since,
    boards: content.boards.map(({ id, title, entries, synthetic, withdrawn }) => ({
      id,
      title: title[locale],
      path: routes.snapshotLeaderboard(locale, tag.slug, id),
      entries: formatCount(entries),
      synthetic,
      withdrawn,
      changes: changesOf(id),
      files: snapshotFileLinks(tag, id, locale),
      today: todayView(id, catalog, ledger, locale),
    })),
    leftOut: content.leftOut[locale],
    faults: content.faults[locale],
  };
}

export function snapshotMark(tag: SnapshotTag, repositoryUrl: string | null, locale: Locale): SnapshotMark {
  return {
    name: tag.name,
    path: routes.snapshot(locale, tag.slug),
    date: formatDate(tag.committedAt),
    commit: commitHead(tag, repositoryUrl),
  };
}

/** A text as one word of a command line. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The files of a leaderboard, saved under names that say which state they hold. */
export function snapshotFileLinks({ slug }: SnapshotTag, id: string, locale: Locale): readonly FileLink[] {
  const words = dictionary(locale).snapshots;
  const name = `${id}-${slug}`;
  const link = (format: ExportFormat, path: string, file: string): FileLink => ({
    text: formatNames[format],
    label: words.fileAs(id, formatNames[format]),
    path,
    file,
  });
  return [
    ...tableFormats.map((format) =>
      link(
        format,
        snapshotApiRoutes.leaderboardTable(locale, slug, id, format),
        `${tableName(locale, name)}.${format}`,
      ),
    ),
    link("json", snapshotApiRoutes.leaderboard(slug, id), `${name}.json`),
  ];
}
