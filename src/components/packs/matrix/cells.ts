/** Cells and heads of the columns that are added to the matrix: the same as `MatrixCell.astro` and `MatrixHead.astro` draw. */
import type { LocalText } from "../../../i18n/index.ts";
import type { MatrixCell } from "../../../views/packs/matrix-cell.ts";
import type { GapColumn, MatrixData, MetricColumn } from "../../../views/packs/matrix-data.ts";
import type { ShownColumn } from "../../../views/packs/matrix-state.ts";
import { element, filled } from "../../leaderboard/elements.ts";

/** A column as it stands: its head and its cells, in the order of the runs. */
export type Cells = readonly HTMLElement[];

/** `links` are those of the runs. */
export function metricCells(column: MetricColumn, links: readonly string[], { words }: MatrixData): Cells {
  const { head } = column;
  const top = headCell(head.key, head.pack, localText(head.metric));
  for (const text of [...head.units, head.runner]) top.append(element("span", "unit", text));
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
  const top = headCell(metric.key, pack.id, filled(words.gapOf, { metric: metric.label, primary }));
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

function figureCell({ value, spread, change, marks = [], note, external }: MatrixCell, link: string, spreads: boolean) {
  const text = note?.kind === "missing" ? value : element("a", "", value);
  if (text instanceof HTMLAnchorElement) text.href = link;
  const number = element("span", "number", text);
  if (spreads) number.append(element("small", "", spread ?? ""));
  const cell = element("td", [external && "external", change && "changed"].filter(Boolean).join(" "), number);
  if (change) {
    const arrow = element("i", "", change.arrow);
    arrow.ariaHidden = "true";
    cell.append(
      element("span", `change ${change.tone}`, arrow, change.text, element("span", "sr-only", ` ${change.told}`)),
    );
  }
  for (const mark of note ? [...marks, note] : marks) {
    const word = element("span", `mark-word ${mark.kind}`, mark.text);
    if (mark.title !== null) word.title = mark.title;
    cell.append(word);
  }
  return cell;
}

function localText({ text, lang }: LocalText): Node | string {
  if (lang === undefined) return text;
  const marked = element("span", "", text);
  marked.lang = lang;
  return marked;
}
