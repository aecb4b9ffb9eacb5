/** What a change does, as Markdown for a pull request: items, then every leaderboard's ranks and intervals before and after. */
import { dash, formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, pick } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type BoardNames, boardNames, type Naming, namingOf } from "../board-identity.ts";
import { cellOf, cellSpread } from "../cell-view.ts";
import { columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { intervalText } from "../rank.ts";
import {
  type BoardChange,
  type Changes,
  changesBetween,
  type EntryChange,
  type Happening,
  isUnchanged,
} from "./changes.ts";

export interface ImpactInput {
  readonly before: Catalog;
  readonly after: Catalog;
  /** The commit compared with, in full. */
  readonly base: string;
}

/** More of a list or table nobody reads in a summary; the rest is counted. */
const itemsShown = 50;

const happenings: readonly Happening[] = ["added", "changed", "withdrawn", "back", "removed", "leftOut"];

/** Ends in a line break. Titles and ids are shown as they are: nothing in them becomes markup. */
export function impactMarkdown({ before, after, base }: ImpactInput, locale: Locale): string {
  const words = dictionary(locale).impact;
  const changes = changesBetween(before, after);
  const errors = after.problems.filter(({ severity }) => severity === "error").length;
  const blocks = [
    `## ${words.title}`,
    words.since(`\`${base.slice(0, 7)}\``),
    ...(errors === 0 ? [] : [`**${words.errors(errors)}**`]),
    ...(isUnchanged(changes) ? [words.nothing] : []),
    ...itemBlocks(changes, locale),
    ...changes.boards.flatMap((change) => boardBlocks(change, before, after, locale)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function itemBlocks(changes: Changes, locale: Locale): readonly string[] {
  const words = dictionary(locale).impact;
  return (["experiments", "benchmarks", "leaderboards", "packs", "runs"] as const).flatMap((kind) => {
    const lines = happenings.flatMap((happening) => {
      const ids = changes[kind][happening];
      if (ids.length === 0) return [];
      const more = ids.length > itemsShown ? [words.more(formatCount(ids.length - itemsShown))] : [];
      const list = [...ids.slice(0, itemsShown).map(code), ...more].join(words.separator);
      return [`- ${words.happened[happening](formatCount(ids.length))}${words.colon}${list}`];
    });
    return lines.length === 0 ? [] : [`### ${words.kinds[kind]}`, lines.join("\n")];
  });
}

function boardBlocks(change: BoardChange, before: Catalog, after: Catalog, locale: Locale): readonly string[] {
  const words = dictionary(locale).impact;
  const item = change.after ?? change.before;
  if (item === null) return [];
  const { id, definition } = item.leaderboard;
  const title = escapeMarkdown(
    pick(locale, { en: definition.fields.title, zh: definition.fields.title_zh ?? definition.fields.title }),
  );
  const head = `### ${title} (${code(id)})`;
  if (change.after === null) return [head, words.boardGone];
  const sides = {
    before: change.before && describer(change.before, namingOf(before), locale),
    after: describer(change.after, namingOf(after), locale),
  };
  const column = escapeMarkdown(columnTitle(change.after.board.primary, locale).text);
  const rows = change.entries.slice(0, itemsShown).map((entry) => row(entry, sides, locale));
  const notes = [
    ...(change.before === null ? [words.boardNew] : []),
    ...(change.before !== null && change.before.board.primary.id !== change.after.board.primary.id
      ? [words.otherColumn]
      : []),
    ...(change.entries.length > itemsShown ? [words.moreEntries(formatCount(change.entries.length - itemsShown))] : []),
    ...(change.unchanged === 0 ? [] : [words.unchanged(change.unchanged)]),
  ];
  const table = [
    `| ${[words.entry, words.rankBefore, words.rankAfter, words.before(column), words.after(column)].join(" | ")} |`,
    "|:--|:--|:--|--:|--:|",
    ...rows,
  ].join("\n");
  return [head, ...(rows.length === 0 ? [] : [table]), ...(notes.length === 0 ? [] : [notes.join(" ")])];
}

interface Describer {
  readonly names: BoardNames;
  rank(entry: Entry): string;
  score(entry: Entry): string;
}

function describer(item: LeaderboardWithBoard, naming: Naming, locale: Locale): Describer {
  const { board } = item;
  const words = dictionary(locale).impact;
  const format = formatOf(columnFormats(board, locale), board.primary);
  return {
    names: boardNames(item, naming, locale),
    rank: ({ rank, rankInterval }) =>
      rank === null ? words.unranked : rankInterval === null ? String(rank) : `${rank} [${intervalText(rankInterval)}]`,
    score: (entry) => {
      const cell = cellOf(entry, board.primary);
      const { present, of } = cell.coverage;
      if (cell.kind === "missing") return present < of ? `${dash} (${present}/${of})` : dash;
      return [format.value(cell.value), cellSpread(cell, format, locale) ?? ""].join(" ").trim();
    },
  };
}

function row(
  { before, after }: EntryChange,
  sides: { readonly before: Describer | null; readonly after: Describer },
  locale: Locale,
): string {
  const words = dictionary(locale).impact;
  const was = before === null || sides.before === null ? null : { entry: before, by: sides.before };
  const is = after === null ? null : { entry: after, by: sides.after };
  const named = is ?? was;
  const name = named === null ? "" : named.by.names.of(named.entry).line;
  const cells = [
    escapeMarkdown(name),
    was === null ? words.newEntry : was.by.rank(was.entry),
    is === null ? words.goneEntry : is.by.rank(is.entry),
    was === null ? "" : was.by.score(was.entry),
    is === null ? "" : is.by.score(is.entry),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Text of the data in Markdown: on one line, and nothing of it markup, a mention or a reference. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}[\]<>()#+!|~$]/g, "\\$&")
    .replace(/@/g, "@\u200b")
    .replace(/&/g, "&amp;");
}

/** Ids are letters, digits, hyphens and slashes; whatever else a faulty one holds must not end the code. */
function code(id: string): string {
  return `\`${id.replace(/[`|\s]/g, "?")}\``;
}
