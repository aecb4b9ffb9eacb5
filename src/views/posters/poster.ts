/**
 * The picture that other sites show beside a link, 1200 x 630: the site's mark, what the page is about, the figure that
 * matters, and the state of the data. Read at a third of its size, so nothing in it is small.
 */
import type { RepositoryState } from "../../context.ts";
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import { shortCommit } from "../permalink.ts";
import { element, markupText, type Node } from "../pictures/markup.ts";
import { clipped, wrapped } from "../pictures/wrapped.ts";
import { line, measureOf, type TextStyle } from "./text.ts";

export const posterSize = { width: 1200, height: 630 } as const;

/** The site's colours by their names, in the light appearance. */
export type Palette = (name: string) => string;

/** The palette of the custom properties of a style sheet. @throws Error for a colour that it does not have */
export function paletteOf(tokens: ReadonlyMap<string, string>): Palette {
  return (name) => {
    const colour = tokens.get(`--color-${name}`);
    if (colour === undefined) throw new Error(`No colour ${name}`);
    return colour;
  };
}

/** A poster's words and its figure. */
export interface Poster {
  /** What the page is: a leaderboard, a benchmark; null for the site itself. */
  readonly kind: string | null;
  /** What must be known of its numbers before they are read; null where nothing must. */
  readonly warning: string | null;
  readonly title: string;
  /** Counts and dates below the title. */
  readonly facts: string;
  /** What the figure's marks mean. */
  readonly note: string | null;
  /** The address without its scheme. */
  readonly address: string;
  /** Draws into the room between the facts and the note. */
  figure(room: Room): readonly Node[];
  /** All of it in words. */
  readonly alt: string;
}

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the line below the figure takes of its room, in pixels. */
export const noteHeight = 32;

const left = 64;
const right = posterSize.width - 64;
const inner = right - left;
const titleStyles = { one: 52, two: 44 } as const;

/** The poster as an SVG document. */
export function posterSvg(poster: Poster, state: RepositoryState, colour: Palette, locale: Locale): string {
  const { site } = dictionary(locale);
  const title = titleLines(poster.title);
  const ink: TextStyle = { size: title.size, weight: 600, fill: colour("ink") };
  const first = 120 + title.size;
  const last = first + (title.lines.length - 1) * title.size * 1.2;
  const facts: TextStyle = { size: 26, fill: colour("ink-2") };
  const foot: TextStyle = { size: 22, fill: colour("ink-3") };
  const data = dataText(state, locale);
  const address = clipped(poster.address, inner - measureOf(foot)(data) - 40, measureOf(foot));
  const room = { left, right, top: last + 72, bottom: poster.note === null ? 532 : 532 - noteHeight };
  return `${markupText([
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: posterSize.width,
        height: posterSize.height,
        viewBox: `0 0 ${posterSize.width} ${posterSize.height}`,
      },
      element("path", { d: `M0 0H${posterSize.width}V${posterSize.height}H0Z`, fill: colour("ground") }),
      element("path", { d: `M0 0H${posterSize.width}V10H0Z`, fill: colour("accent") }),
      ...mark(left - 6, 44, 2.1, colour),
      line(left + 62, 82, { size: 28, weight: 600, fill: colour("ink") }, site.name),
      ...kindNodes(poster, colour),
      ...title.lines.map((text, index) => line(left, first + index * title.size * 1.2, ink, text)),
      line(left, last + 46, facts, clipped(poster.facts, inner, measureOf(facts))),
      ...poster.figure(room),
      ...(poster.note === null ? [] : [line(left, 540, foot, clipped(poster.note, inner, measureOf(foot)))]),
      element("path", { d: `M${left} 562H${right}`, fill: "none", stroke: colour("line"), "stroke-width": 2 }),
      line(left, 600, { ...foot, fill: colour("accent-text") }, address),
      line(right, 600, { ...foot, anchor: "end" }, data),
    ),
  ])}\n`;
}

/** The site's mark: a disc in a bracket. */
export function mark(x: number, y: number, scale: number, colour: Palette): readonly Node[] {
  return [
    element(
      "g",
      { transform: `translate(${x} ${y}) scale(${scale})`, fill: "none", "stroke-width": 2 },
      element("path", { d: "M8 5H3V21H8M18 5H23V21H18", stroke: colour("ink") }),
      element("path", { d: "M6.5 13H19.5", stroke: colour("accent") }),
      element("circle", { cx: 13, cy: 13, r: 4.2, fill: colour("accent") }),
    ),
  ];
}

function kindNodes({ kind, warning }: Poster, colour: Palette): readonly Node[] {
  const style: TextStyle = { size: 24, fill: colour("ink-2"), anchor: "end" };
  if (warning === null) return kind === null ? [] : [line(right, 82, style, kind)];
  const width = Math.ceil(measureOf({ size: 22, weight: 600 })(warning)) + 32;
  return [
    ...(kind === null ? [] : [line(right - width - 20, 82, style, kind)]),
    element("rect", {
      x: right - width,
      y: 52,
      width,
      height: 42,
      rx: 12,
      fill: colour("warn-tint"),
      stroke: colour("warn-line"),
      "stroke-width": 2,
    }),
    line(right - width / 2, 81, { size: 22, weight: 600, fill: colour("warn"), anchor: "middle" }, warning),
  ];
}

function titleLines(title: string) {
  const measure = (size: number) => measureOf({ size, weight: 600 });
  const whole = wrapped(title, inner, measure(titleStyles.one));
  if (whole.length === 1) return { size: titleStyles.one, lines: whole };
  return { size: titleStyles.two, lines: wrapped(title, inner, measure(titleStyles.two), 2) };
}

function dataText({ commit, committedAt }: RepositoryState, locale: Locale): string {
  const words = dictionary(locale).share.posters;
  return commit === null || committedAt === null
    ? words.noCommit
    : words.data(shortCommit(commit), formatDate(committedAt));
}
