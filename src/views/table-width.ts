/** Whether the table of entries fits a page: only then can its head stay in view, for what scrolls sideways holds it back. */
import { max } from "d3-array";
import type { LocalText } from "../i18n/index.ts";
import type { BoardNames, EntryName } from "./board-identity.ts";
import type { CellView } from "./cell-view.ts";

/** Pixels of the plot column. */
export const plotWidth = 180;
/** What the rank with its rail and the coverage take. */
const rankWidth = 188;
const coverageWidth = 60;
/** The page's content. The estimate is about a fortieth too wide, which leaves room for wider fonts. */
const pageWidth = 1155;
/** Font size of units and spreads. */
const small = 12;

/** True if the table is sure to fit a wide page without scrolling; an estimate, rather too wide than too narrow. */
export function fitsPage(
  columns: readonly { readonly title: LocalText; readonly unit: string }[],
  rows: readonly { readonly name: EntryName; readonly cells: readonly CellView[] }[],
  { titled, withAlgorithm, columns: settings }: BoardNames,
): boolean {
  const mark = 18;
  const names = [
    ...(titled || !withAlgorithm ? [rows.map(({ name }) => textWidth(name.title?.text ?? name.line))] : []),
    ...(withAlgorithm ? [rows.map(({ name }) => mark + textWidth(name.algorithm?.name ?? ""))] : []),
    ...settings.map(({ head }, index) =>
      [head, ...rows.map(({ name }) => name.settings[index] ?? "")].map((text) => textWidth(text)),
    ),
  ];
  const numbers = columns.map(({ title, unit }, index) => [
    textWidth(title.text, small),
    textWidth(unit, small),
    ...rows.map(({ cells }) => cellWidth(cells[index])),
  ]);
  const flowing = [...names, ...numbers].reduce((sum, widths) => sum + columnWidth(widths), 0);
  return rankWidth + plotWidth + coverageWidth + flowing <= pageWidth;
}

function cellWidth(cell: CellView | undefined): number {
  if (cell === undefined) return 0;
  const { value, spread, reason, coverage, delta } = cell;
  if (reason !== null) return textWidth([coverage ?? "", reason].join(" "), small);
  const arrow = delta?.arrow == null ? 0 : small;
  const parts = [spread, coverage].flatMap((part) => (part === null ? [] : [4 + textWidth(part, small)]));
  return arrow + textWidth(value) + parts.reduce((sum, part) => sum + part, 0);
}

/** Pixels at a font size, rather too many than too few: half the size a character, all of it a Chinese one. */
function textWidth(text: string, size = 13): number {
  let width = 0;
  for (const character of text) width += (/[\u2e80-\uffef]/.test(character) ? 1 : 0.52) * size;
  return width;
}

/** The width of a column with these widths of text in it, one below the other, and its padding. */
function columnWidth(widths: readonly number[]): number {
  return (max(widths) ?? 0) + 16;
}
