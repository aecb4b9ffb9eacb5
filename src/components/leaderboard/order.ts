/** Puts the rows of the main table and of the table by group into an order, and back into that of the board. */
import type { Elements } from "./elements.ts";

/**
 * The order holds the places of the main table's rows; null is the order of the board, with its tiers and heads of sets.
 * Returns whether rows were moved.
 */
export function rowOrder({ main, placed, heat }: Elements): (order: readonly number[] | null) => boolean {
  const bodies = [...(main?.tBodies ?? [])].map((body) => ({ body, rows: [...body.rows] }));
  const heads = bodies.flatMap(({ rows }) => rows.filter(({ className }) => className === "set-head"));
  const heatBody = heat[0]?.parentElement;
  let shown = "null";
  return (order) => {
    // Moving a thousand rows takes a while: not for every letter that is typed into a filter.
    const wanted = String(order);
    if (wanted === shown) return false;
    shown = wanted;
    for (const head of heads) head.hidden = order !== null;
    const sorted = [...heads, ...rowsAt(placed, order)];
    bodies.forEach(({ body, rows }, index) => {
      body.replaceChildren(...(order === null ? rows : index === 0 ? sorted : []));
    });
    heatBody?.replaceChildren(...rowsAt(heat, order), ...(order ? heat.slice(placed.length) : []));
    return true;
  };
}

function rowsAt(rows: readonly HTMLTableRowElement[], order: readonly number[] | null): readonly HTMLTableRowElement[] {
  return order === null ? rows : order.flatMap((place) => rows[place] ?? []);
}
