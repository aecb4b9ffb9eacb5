/** Cells and heads of the columns that are added to the matrix: the same as `MatrixCell.astro` and `MatrixHead.astro` draw. */
import type { LocalText } from "../../../i18n/index.ts";
import type { CellMark, MatrixCell } from "../../../views/packs/matrix-cell.ts";
import type { GapColumn, MatrixData, MetricColumn } from "../../../views/packs/matrix-data.ts";
import type { ShownColumn } from "../../../views/packs/matrix-state.ts";
import { element, filled } from "../../leaderboard/elements.ts";

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
      cell === null
        ? element("td", "none", "—", element("span", "sr-only", words.notEvaluated))
        : figureCell(cell, `${links[place] ?? ""}#pack-${head.pack}`, column.spreads),
    ),
  ];
}

/** What two metrics of a pack differ by. */
export function gapCells(gap: GapColumn, { pack, metric }: ShownColumn, { words }: MatrixData): Cells {
  const primary = pack.metrics.find((own) => own.primary)?.label ?? "";
  const top = headCell(metric.key, pack.id, words.minusPrimary);
  top.title = filled(words.gapOf, { metric: metric.label, primary });
  top.dataset.by = "gap";
  if (gap.unit !== "") top.append(element("span", "unit", gap.unit));
  return [
    top,
    ...gap.texts.map((text) =>
      text === null
        ? element("td", "none", "—", element("span", "sr-only", words.notEvaluated))
        : element("td", "gap", element("span", "number", text)),
    ),
  ];
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
  const text = note?.kind === "missing" ? value : element("a", "", value);
  if (text instanceof HTMLAnchorElement) text.href = link;
  const number = element("span", "number", text);
  if (spreads) number.append(element("small", "", ...(tag ? [markWord(tag)] : [spread ?? ""])));
  const made = element("td", [external && "external", change && "changed"].filter(Boolean).join(" "), number);
  if (change) {
    const arrow = element("i", "", change.arrow);
    arrow.ariaHidden = "true";
    made.append(
      element("span", `change ${change.tone}`, arrow, change.text, element("span", "sr-only", ` ${change.told}`)),
    );
  }
  made.append(...(note ? [...marks, note] : marks).map(markWord));
  return made;
}

function markWord({ kind, text, title }: CellMark): HTMLElement {
  const word = element("span", `mark-word ${kind}`, text);
  if (title !== null) word.title = title;
  return word;
}

function localText({ text, lang }: LocalText): Node | string {
  if (lang === undefined) return text;
  const marked = element("span", "", text);
  marked.lang = lang;
  return marked;
}
