/** Puts the rows of the main table and of the table by group into an order, and back into that of the board. */
import type { Elements } from "./elements.ts";

/** The order holds the places of the main table's rows; null is the order of the board, with its tiers and heads of sets. */
export function rowOrder({ main, placed, heat, unranked }: Elements): (order: readonly number[] | null) => void {
  const homes = placed.map((row) => row.parentElement);
  const heads = [...(main?.querySelectorAll<HTMLTableRowElement>(".set-head") ?? [])];
  const heatBody = heat[0]?.parentElement;
  let shown = "";
  return (order) => {
    // Moving a thousand rows takes a while: not for every letter that is typed into a filter.
    const wanted = String(order);
    if (wanted === shown || (shown === "" && order === null)) return;
    shown = wanted;
    for (const head of heads) head.hidden = order !== null;
    const places = order ?? placed.keys();
    const [body] = main?.tBodies ?? [];
    for (const place of places) {
      const row = placed[place];
      if (row === undefined) continue;
      (order === null ? homes[place] : body)?.append(row);
      const parts = heat[place];
      if (parts !== undefined) heatBody?.append(parts);
    }
    heatBody?.append(...heat.slice(placed.length, placed.length + unranked.length));
  };
}
