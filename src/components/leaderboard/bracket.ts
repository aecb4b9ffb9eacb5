/** The bracket beside the table: the rows that the one under the pointer, or with the focus, could trade places with. */
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { type Elements, element } from "./elements.ts";

/**
 * `inRankOrder` tells whether the rows stand as they are ranked; in another order, or with a row of the span hidden, a
 * bracket would claim what is not so. Returns what takes it away when the rows change.
 */
export function rankBracket(
  { intervals }: BoardTable,
  { main, placed }: Elements,
  inRankOrder: () => boolean,
): () => void {
  const block = main?.closest<HTMLElement>(".table-block");
  const bracket = element("div", "gutter-bracket");
  bracket.hidden = true;
  bracket.ariaHidden = "true";
  block?.append(bracket);
  const hide = (): void => {
    bracket.hidden = true;
  };
  const draw = (event: Event): void => {
    const row = event.target instanceof Element ? event.target.closest("tr") : null;
    const span = row && intervals[placed.indexOf(row)];
    const rows = span ? placed.slice(span[0] - 1, span[1]) : [];
    const [first, last] = [rows[0], rows.at(-1)];
    if (!block || !first || !last || !inRankOrder() || rows.some((shown) => shown.getClientRects().length === 0)) {
      hide();
      return;
    }
    const top = first.getBoundingClientRect().top;
    bracket.style.top = `${top - block.getBoundingClientRect().top}px`;
    bracket.style.height = `${last.getBoundingClientRect().bottom - top}px`;
    bracket.hidden = false;
  };
  main?.addEventListener("pointerover", draw);
  main?.addEventListener("focusin", draw);
  main?.addEventListener("pointerleave", hide);
  main?.addEventListener("focusout", hide);
  return hide;
}
