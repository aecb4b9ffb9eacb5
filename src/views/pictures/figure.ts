/**
 * A chart of the site as a picture of its own: title, key, drawing, what it says and where it is from. Complete by
 * itself, for papers and slides: colours as values, fonts by name, readable on white.
 */
import type { RepositoryState } from "../../context.ts";
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, languageTags } from "../../i18n/index.ts";
import { permalink, shortCommit } from "../permalink.ts";
import { textWidth } from "../text-width.ts";
import { type Inks, inked } from "./ink.ts";
import { type Element, element, markupText, type Node } from "./markup.ts";
import { clipped, measureAt, wrapped } from "./wrapped.ts";

/** What is said around a chart; final strings in one language. */
export interface FigureText {
  readonly title: string;
  /** The chart in words, for who does not see it. */
  readonly description: string;
  /** What must be known of the numbers before they are read; null where nothing must. */
  readonly warning: string | null;
  readonly key: readonly FigureKey[];
  /** What the marks mean and what is left out: a paragraph each. */
  readonly notes: readonly string[];
}

/** A mark and its meaning; the mark is drawn with the site's classes in a box of `width` by 12. */
export interface FigureKey {
  readonly mark: Node | null;
  readonly width: number;
  readonly text: string;
}

/** Where a picture is from. */
export interface PictureSource {
  /** Absolute address of the page that shows the chart. */
  readonly address: string;
  readonly state: RepositoryState;
}

/** A chart as the site's component draws it. */
export interface ChartDrawing {
  /** What it is of, where it is one of several; else null. */
  readonly head: string | null;
  readonly width: number;
  readonly height: number;
  readonly svg: Element;
}

/** Helvetica's widths are those that texts are measured by; the others are what a machine without it has. */
export const pictureFonts =
  "Helvetica, Arial, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

const margin = 24;
const leastWidth = 560;
/** Of the drawings together, where there are several. */
const mostWidth = 1104;
const gap = { across: 32, down: 24 };
const headHeight = 28;
const leading = { title: 22, note: 17, key: 20 };
const size = { title: 16, note: 12, key: 12 };
/** Helvetica's bold and the faces in its place run wider than its regular. */
const bold = 1.08;

/** The picture as an SVG document: one drawing, or several of one size beside and below each other. */
export function figureSvg(
  text: FigureText,
  source: PictureSource,
  drawings: readonly ChartDrawing[],
  inks: Inks,
  locale: Locale,
): string {
  const grid = gridOf(drawings);
  const inner = Math.max(grid.width, leastWidth - 2 * margin);
  const width = inner + 2 * margin;
  const colour = (name: string) => inks.tokens.get(`--color-${name}`) ?? "#000";
  const parts: Node[] = [];
  let y = margin;
  const lines = (texts: readonly string[], step: number, attributes: Readonly<Record<string, string | number>>) => {
    for (const line of texts) {
      y += step;
      parts.push(element("text", { x: margin, y: y - step * 0.3, ...attributes }, line));
    }
  };
  const strong = { fill: colour("ink"), "font-size": size.title, "font-weight": 600 };
  lines(wrapped(text.title, inner, measureAt(size.title, bold)), leading.title, strong);
  if (text.warning !== null) {
    const warning = { fill: colour("warn"), "font-size": size.note, "font-weight": 600 };
    lines(wrapped(text.warning, inner, measureAt(size.note, bold)), leading.note, warning);
  }
  y += 12;
  const key = keyRows(text.key, inner);
  for (const row of key) {
    for (const { x, item } of row) parts.push(...keyNodes(item, margin + x, y, inks));
    y += leading.key;
  }
  if (key.length > 0) y += 8;
  for (const { x, y: down, drawing } of grid.places) {
    const head = { x: margin + x, y: y + down + 15, fill: colour("ink"), "font-size": 13, "font-weight": 600 };
    if (drawing.head !== null)
      parts.push(element("text", head, clipped(drawing.head, drawing.width, measureAt(13, bold))));
    const top = y + down + (drawing.head === null ? 0 : headHeight);
    parts.push(element("g", { transform: `translate(${margin + x} ${top})` }, ...inked([drawing.svg], inks)));
  }
  y += grid.height + 12;
  const measure = measureAt(size.note, 1.02);
  for (const note of text.notes) {
    lines(wrapped(note, inner, measure), leading.note, { fill: colour("ink-2"), "font-size": size.note });
    y += 2;
  }
  y += 8;
  parts.push(element("path", { d: `M${margin} ${y}H${width - margin}`, fill: "none", stroke: colour("line") }));
  y += 8;
  const origin = originOf(source, locale);
  lines(wrapped(origin.text, inner, measure), leading.note, { fill: colour("ink-3"), "font-size": size.note });
  const link = parts.length;
  lines(wrapped(origin.link, inner, measure), leading.note, { fill: colour("accent-text"), "font-size": size.note });
  const linked = element("a", { href: origin.link }, ...parts.splice(link));
  const height = Math.ceil(y + margin - 4);
  return `${markupText([
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        "aria-labelledby": "title",
        "aria-describedby": "desc",
        lang: languageTags[locale],
        "font-family": pictureFonts,
      },
      element("title", { id: "title" }, text.title),
      element("desc", { id: "desc" }, text.description),
      element("path", { d: `M0 0H${width}V${height}H0Z`, fill: colour("ground") }),
      ...parts,
      linked,
    ),
  ])}\n`;
}

function gridOf(drawings: readonly ChartDrawing[]) {
  const [first] = drawings;
  if (first === undefined) return { width: 0, height: 0, places: [] };
  const fitting = Math.max(1, Math.floor((mostWidth + gap.across) / (first.width + gap.across)));
  const columns = Math.min(fitting, drawings.length);
  const step = { x: first.width + gap.across, y: first.height + gap.down + (first.head === null ? 0 : headHeight) };
  return {
    width: columns * step.x - gap.across,
    height: Math.ceil(drawings.length / columns) * step.y - gap.down,
    places: drawings.map((drawing, index) => ({
      x: (index % columns) * step.x,
      y: Math.floor(index / columns) * step.y,
      drawing,
    })),
  };
}

/** What the data are and in which state, and the address that names it. */
function originOf({ address, state }: PictureSource, locale: Locale) {
  const { share, site } = dictionary(locale);
  const { commit, committedAt, dirty, url } = state;
  const data =
    commit === null || committedAt === null
      ? share.noCommit
      : share.data(shortCommit(commit), formatDate(committedAt), dirty);
  return {
    text: [site.name, data, ...(url === null ? [] : [share.repository(url)])].join(share.separator),
    link: permalink(address, "", commit),
  };
}

function keyRows(key: readonly FigureKey[], width: number) {
  const rows: { x: number; item: FigureKey }[][] = [];
  let x = 0;
  for (const item of key) {
    const taken = (item.mark === null ? 0 : item.width + 6) + textWidth(item.text, size.key) + 20;
    const row = rows.at(-1);
    if (row === undefined || x + taken - 20 > width) {
      rows.push([{ x: 0, item }]);
      x = taken;
    } else {
      row.push({ x, item });
      x += taken;
    }
  }
  return rows;
}

function keyNodes({ mark, width, text }: FigureKey, x: number, y: number, inks: Inks): readonly Node[] {
  const indent = mark === null ? 0 : width + 6;
  const label = element(
    "text",
    { x: Math.round(x + indent), y: y + 14, fill: inks.tokens.get("--color-ink-2"), "font-size": size.key },
    text,
  );
  if (mark === null) return [label];
  // In an svg, since that is what the marks stand in on the site.
  const drawn = inked([element("svg", {}, mark)], inks);
  return [element("g", { transform: `translate(${Math.round(x)} ${y + 4})` }, ...drawn), label];
}

/** The first `<svg>` of what a component gives, as a chart. @throws Error where there is none, or one without a size */
export function chartDrawing(nodes: readonly Node[], head: string | null = null): ChartDrawing {
  const svg = nodes.find((node): node is Element => typeof node !== "string" && node.name === "svg");
  const [width, height] = ["width", "height"].map((name) => Number(svg?.attributes.get(name)));
  if (!svg || !width || !height) throw new Error("The component draws no svg with a size.");
  return { head, width, height, svg };
}
