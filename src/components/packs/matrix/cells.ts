/** Cells and heads of the columns that are added to the matrix: the same as `MatrixCell.astro` and `MatrixHead.astro` draw. */
import type { LocalText } from "../../../i18n/index.ts";
import { filled } from "../../../views/filled.ts";
import type { CellMark, MatrixCell } from "../../../views/packs/matrix-cell.ts";
import type { GapColumn, MatrixData, MetricColumn } from "../../../views/packs/matrix-data.ts";
import type { ShownColumn } from "../../../views/packs/matrix-state.ts";
import { element } from "../../leaderboard/elements.ts";

/** A column as it stands: its head and its cells, in the order of the runs. */
export type Cells = readonly HTMLElement[];

/** `links` are those of the runs. */
export function metricCells(column: MetricColumn, links: readonly string[], { words }: MatrixData): Cells {
  const { head } = column;
  const top = headCell(head.key, head.pack, localText(head.metric));
  top.append(element("span", "unit", [...head.units, head.runner].join(words.unitSeparator)));
  return [
    top,
    ...column.cells.map((cell, place) =>
      cell === null ? absent(words) : figureCell(cell, `${links[place] ?? ""}#pack-${head.pack}`, column.spreads),
    ),
  ];
}

/** What two metrics of a pack differ by. */
export function gapCells(gap: GapColumn, { pack, metric }: ShownColumn, { words }: MatrixData): Cells {
  const other = pack.metrics.find(({ key }) => key === metric.gap)?.label ?? "";
  const top = headCell(metric.key, pack.id, filled(words.minus, { metric: other }));
  top.title = filled(words.gapOf, { metric: metric.label, other });
  top.dataset.by = "gap";
  if (gap.unit !== "") top.append(element("span", "unit", gap.unit));
  return [top, ...gap.texts.map((text) => (text === null ? absent(words) : element("td", "gap", text)))];
}

function headCell(key: string, pack: string, name: Node | string): HTMLElement {
  const sort = element("span", "head", name);
  sort.dataset.sort = key;
  const head = element("th", "r added", element("span", "pack-link", pack), element("span", "metric", sort));
  head.scope = "col";
  head.dataset.column = key;
  return head;
}

function figureCell(cell: MatrixCell, link: string, spreads: boolean): HTMLElement {
  const { value, spread, tag, change, marks = [], note, external } = cell;
  const made = element("td", [external && "external", change && "changed"].filter(Boolean).join(" "));
  if (note?.kind === "missing") made.append(value);
  else {
    const number = element("a", "", value);
    number.href = link;
    made.append(number);
    if (tag) made.append(markWord(tag, "slot "));
    else if (spreads) made.append(element("small", "", spread ?? ""));
  }
  if (change) made.append(image(`change ${change.tone}`, change.told, change.text));
  made.append(...(note ? [...marks, note] : marks).map((mark) => markWord(mark)));
  return made;
}

function absent({ notEvaluated }: MatrixData["words"]): HTMLElement {
  return element("td", "none", image("", notEvaluated, "—"));
}

/** Signs that are read out in words. */
function image(className: string, label: string, text: string): HTMLElement {
  const made = element("span", className, text);
  made.role = "img";
  made.ariaLabel = label;
  return made;
}

function markWord({ kind, text, title }: CellMark, place = ""): HTMLElement {
  const word = element("span", `mark-word ${place}${kind}`, text);
  if (title !== null) word.title = title;
  return word;
}

function localText({ text, lang }: LocalText): Node | string {
  if (lang === undefined) return text;
  const marked = element("span", "", text);
  marked.lang = lang;
  return marked;
}
