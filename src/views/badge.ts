/**
 * A badge: one number as a small picture for other people's pages, and the same in the form that shields.io reads.
 * The picture is read on light and on dark pages, without this site's styles and in whatever face is there.
 */
import { escaped as escapedText } from "./pictures/markup.ts";
import { textWidth } from "./text-width.ts";

/** What a badge says; final strings in one language. */
export interface Badge {
  /** What the number is of. */
  readonly label: string;
  /** The number itself, with whatever keeps it from being misread. */
  readonly value: string;
  /** All of it in a sentence, for whoever does not see the picture. */
  readonly title: string;
  /** `figure` for a number that stands, `limited` for one that is marked, `missing` where there is none. */
  readonly tone: BadgeTone;
}

export type BadgeTone = "figure" | "limited" | "missing";

// A picture on a page elsewhere has no tokens: these are the light ones, on which white text has 4.5:1 and more.
const labelColour = "#4b5563";
const valueColours: Readonly<Record<BadgeTone, string>> = { figure: "#0b57d0", limited: "#7a5200", missing: "#646b77" };

const height = 20;
const size = 11;
const baseline = 14;
const padding = 7;
const corner = 4;
/** The site's mark, a disc in a bracket, and the room behind it. */
const markWidth = 17;

/** The size of the picture in pixels. */
export function badgeSize(badge: Pick<Badge, "label" | "value">): { readonly width: number; readonly height: number } {
  return { width: splitOf(badge.label) + padding + length(badge.value) + padding, height };
}

/** The badge as an SVG document. */
export function badgeSvg({ label, value, title, tone }: Badge): string {
  const [labelWidth, valueWidth] = [length(label), length(value)];
  const split = splitOf(label);
  const { width } = badgeSize({ label, value });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<path fill="${labelColour}" d="M${split} 0V${height}H${corner}A${corner} ${corner} 0 0 1 0 ${height - corner}V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z"/>`,
    `<path fill="${valueColours[tone]}" d="M${split} 0V${height}H${width - corner}A${corner} ${corner} 0 0 0 ${width} ${height - corner}V${corner}A${corner} ${corner} 0 0 0 ${width - corner} 0Z"/>`,
    `<g transform="translate(${padding} 5)" stroke="#fff" stroke-width="1.5" fill="none"><path d="M3 .75H.75V9.25H3M9 .75H11.25V9.25H9"/><circle cx="6" cy="5" r="2.2" fill="#fff" stroke="none"/></g>`,
    `<g fill="#fff" font-family="Helvetica,Arial,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-size="${size}" text-rendering="geometricPrecision">`,
    text(padding + markWidth, labelWidth, label),
    text(split + padding, valueWidth, value),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** What `https://img.shields.io/endpoint` asks for. */
export function badgeRecord({ label, value, tone }: Badge) {
  return { schemaVersion: 1, label, message: value, color: valueColours[tone].slice(1) } as const;
}

/** Where the label's part ends. */
function splitOf(label: string): number {
  return padding + markWidth + length(label) + padding;
}

function length(text: string): number {
  return Math.ceil(textWidth(text, size));
}

/** The length is stated, so that the text fills its place in every face. */
function text(x: number, width: number, content: string): string {
  return `<text x="${x}" y="${baseline}" textLength="${width}">${escaped(content)}</text>`;
}

function escaped(content: string): string {
  return escapedText(content).replaceAll('"', "&quot;");
}
