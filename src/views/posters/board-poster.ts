/** The preview picture of a leaderboard: its first entries, each with its rank as a disc in the bracket of its interval. */
import { formatCount, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { type BoardNames, boardNames, type EntryName, namingOf } from "../board-identity.ts";
import { cellOf, cellSpread } from "../cell-view.ts";
import { columnFormats, columnTitle, formatOf } from "../column-format.ts";
import { rankOf } from "../entry-table.ts";
import { placedEntries } from "../leaderboard/placed.ts";
import type { LeaderboardView } from "../leaderboard.ts";
import { element, type Node } from "../pictures/markup.ts";
import { clipped } from "../pictures/wrapped.ts";
import { intervalText, type RankView } from "../rank.ts";
import { scoreLine, scoreText } from "../score.ts";
import { testPhase } from "../test-phase.ts";
import { type DotRow, dotRows, fittingRows } from "./dot-rows.ts";
import type { Palette, Poster, Room } from "./poster.ts";
import { line, measureOf, type Segment } from "./text.ts";

interface Row {
  readonly name: EntryName;
  readonly rank: RankView | null;
  readonly place: string;
  readonly value: string;
  readonly spread: string;
}

/** Of a row, in pixels: as much as there is room for. */
const rowHeight = { least: 48, most: 62 } as const;
const mostRows = 5;
/** The rail is drawn for half its length. */
const railWidth = 118;
const railScale = 2;

export function boardPoster(
  item: LeaderboardWithBoard,
  view: LeaderboardView,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  address: string,
  colour: Palette,
  locale: Locale,
): Poster {
  const { board, leaderboard } = item;
  const { share, leaderboard: words } = dictionary(locale);
  const posters = share.posters;
  const placed = view.withdrawn === null ? placedEntries(board) : [];
  const names = boardNames(item, namingOf(catalog), locale);
  const rows = (board.ranked ? placed : [])
    .slice(0, mostRows)
    .map((entry) => rowOf(entry, placed.length, item, names, locale));
  const groups = board.groups.length;
  const counted = (count: number, word: string) => `${formatCount(count)} ${word}`;
  const groupsOfOne = view.withdrawn === null ? groupRows(item, names, locale) : [];
  const tested = placed.length > 1 && rows.some(({ rank }) => rank !== null && rank.interval !== null);
  return {
    kind: posters.kinds.leaderboards,
    warning: view.withdrawn !== null ? posters.withdrawn : view.synthetic ? posters.synthetic : null,
    title: view.title.text,
    facts: [
      counted(board.entries.length, words.entries(board.entries.length)),
      ...(groups > 1 ? [counted(groups, words.groups(groups))] : []),
      `${words.updated} ${formatDate(leaderboard.definition.fields.last_update)}`,
    ].join(share.separator),
    note: rows.length === 0 ? null : tested ? posters.board.spread : posters.board.plainSpread,
    address,
    alt: altText(view, rows, locale),
    figure: (room) =>
      rows.length === 0
        ? nothing(view, room, colour, locale)
        : drawn(rows, groupsOfOne, board.entries.length, columnTitle(board.primary, locale).text, room, colour, locale),
  };
}

function rowOf(entry: Entry, places: number, { board }: LeaderboardWithBoard, names: BoardNames, locale: Locale): Row {
  const name = names.of(entry);
  const cell = cellOf(entry, board.primary);
  const format = formatOf(columnFormats(board, locale), board.primary);
  const { rank: word } = dictionary(locale).share.badge;
  return {
    name,
    rank: rankOf(entry, places, name, locale, railWidth),
    place:
      entry.rank === null
        ? ""
        : word(entry.rank, entry.rankInterval === null ? null : intervalText(entry.rankInterval)),
    value: cell.kind === "figure" ? format.value(cell.value) : "",
    spread: (cell.kind === "figure" ? cellSpread(cell, format, locale) : null) ?? "",
  };
}

function altText({ title }: LeaderboardView, rows: readonly Row[], locale: Locale): string {
  const { posters, scores } = dictionary(locale).share;
  if (rows.length === 0) return posters.alt(title.text, posters.board.nothingRanked);
  const told = rows.map(({ name, place, value, spread }) =>
    posters.board.row(place, name.line, `${value} ${spread}`.trim()),
  );
  return posters.alt(title.text, scores.description(told));
}

/** Where there is one entry alone, its groups are what there is to see. */
function groupRows({ board }: LeaderboardWithBoard, names: BoardNames, locale: Locale): readonly DotRow[] {
  const [entry, ...others] = placedEntries(board);
  if (entry === undefined || others.length > 0 || entry.groups.length < 2) return [];
  return entry.groups.flatMap((group): readonly DotRow[] => {
    const experiment = entry.experiments.get(group.id);
    const figures = experiment && testPhase(experiment)?.summary.fields;
    const [mean, n] = [figures?.score_mean ?? null, figures?.n_attempt ?? null];
    if (mean === null) return [];
    const std = n === 1 ? null : (figures?.score_std ?? null);
    return [
      {
        name: names.group(group).title.text,
        value: mean,
        interval: std === null ? null : [mean - std, mean + std],
        text: scoreLine(scoreText({ value: mean, std, n }, locale)),
        tone: "rest",
      },
    ];
  });
}

function drawn(
  rows: readonly Row[],
  groups: readonly DotRow[],
  all: number,
  column: string,
  room: Room,
  colour: Palette,
  locale: Locale,
): readonly Node[] {
  const { share } = dictionary(locale);
  const fitting = Math.max(1, Math.min(rows.length, Math.floor((room.bottom - room.top) / rowHeight.least)));
  const shown = rows.slice(0, fitting);
  const step = Math.min(rowHeight.most, Math.floor((room.bottom - room.top) / shown.length));
  const rail = room.left + 52;
  const name = rail + railWidth * railScale + 28;
  const more = all - shown.length;
  const small = { size: 22, fill: colour("ink-3"), anchor: "end" } as const;
  return [
    // The head stands on the line of the facts, over the numbers that it names.
    line(room.right, room.top - 26, small, column),
    ...shown.flatMap((row, index) => {
      const y = room.top + index * step;
      const middle = y + step / 2;
      const score: readonly Segment[] = [
        { text: row.value, weight: 600, fill: colour("ink"), size: 32 },
        { text: row.spread === "" ? "" : `  ${row.spread}` },
      ];
      const taken = measureOf({ size: 32, weight: 600 })(row.value) + measureOf({ size: 24 })(`  ${row.spread}`);
      return [
        element("path", {
          d: `M${room.left} ${y}H${room.right}`,
          fill: "none",
          stroke: colour("grid"),
          "stroke-width": 2,
        }),
        ...(row.rank === null ? [] : rankNodes(row.rank, room.left, rail, middle, colour)),
        ...nameNodes(row.name, name, middle, room.right - taken - 32, colour),
        line(room.right, middle + 11, { size: 24, fill: colour("ink-2"), anchor: "end" }, ...score),
      ];
    }),
    ...(groups.length === 0 ? [] : groupNodes(groups, { ...room, top: room.top + rowHeight.most + 8 }, colour, locale)),
    ...(more > 0 ? [line(room.right, 540, small, share.posters.board.more(more))] : []),
  ];
}

function groupNodes(groups: readonly DotRow[], room: Room, colour: Palette, locale: Locale): readonly Node[] {
  const shown = groups.slice(0, fittingRows(room));
  const more = groups.length - shown.length;
  const small = { size: 22, fill: colour("ink-3"), anchor: "end" } as const;
  const text = dictionary(locale).share.posters.board.moreGroups(more);
  return [...dotRows(shown, room, "scores", colour), ...(more > 0 ? [line(room.right, 540, small, text)] : [])];
}

function rankNodes(
  { text, rail, tone }: RankView,
  left: number,
  x: number,
  middle: number,
  colour: Palette,
): readonly Node[] {
  const ink = colour(tone === "accent" ? "accent" : "rest");
  return [
    line(left + 34, middle + 11, { size: 30, weight: 600, fill: colour("ink"), anchor: "end" }, text),
    element(
      "g",
      { transform: `translate(${x} ${middle - (rail.height / 2) * railScale}) scale(${railScale})`, fill: "none" },
      element("path", { d: rail.line, stroke: colour("line") }),
      ...(rail.bracket === null ? [] : [element("path", { d: rail.bracket, stroke: ink, "stroke-width": 1.5 })]),
      element("circle", { cx: rail.disc, cy: rail.height / 2, r: 4, fill: ink }),
    ),
  ];
}

/** The algorithm with its mark and in strong type, then the agent; or the entry's own title. */
export function nameNodes(name: EntryName, x: number, middle: number, end: number, colour: Palette): readonly Node[] {
  const own = name.title === null && name.algorithm !== null ? name.algorithm : null;
  const indent = own === null ? 0 : 40;
  const strong = own === null ? name.line : own.name;
  const size = 28;
  const head = clipped(strong, end - x - indent, measureOf({ size, weight: 600 }));
  const left = end - x - indent - measureOf({ size, weight: 600 })(head);
  const agent = own === null || head !== strong ? "" : clipped(` · ${name.agent}`, left, measureOf({ size }));
  return [
    ...(own === null
      ? []
      : [
          element(
            "g",
            { transform: `translate(${x} ${middle - 14}) scale(2.35)` },
            element("path", {
              d: own.icon,
              fill: colour(own.tone === "accent" ? "accent" : "ground"),
              stroke: own.tone === "accent" ? null : colour("rest"),
              "stroke-width": own.tone === "accent" ? null : 1.6,
            }),
          ),
        ]),
    line(
      x + indent,
      middle + 10,
      { size, fill: colour("ink-2") },
      { text: head, weight: 600, fill: colour("ink") },
      { text: agent.length > 3 ? agent : "" },
    ),
  ];
}

function nothing({ withdrawn, empty }: LeaderboardView, room: Room, colour: Palette, locale: Locale): readonly Node[] {
  const { board, withdrawn: word } = dictionary(locale).share.posters;
  const text = withdrawn !== null ? word : empty ? board.empty : board.nothingRanked;
  return [line(room.left, room.top + 60, { size: 34, weight: 600, fill: colour("ink-3") }, text)];
}
