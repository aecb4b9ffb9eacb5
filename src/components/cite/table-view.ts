/**
 * Cites the view of a leaderboard's table: the table's script keeps its query in `data-search`. Loaded when the part of the
 * page is first opened, and bundled as an entry of its own, which keeps no exports.
 */
import { citeView } from "./view.ts";

const part = document.querySelector<HTMLElement>("details.cite[data-script]");

if (part !== null) {
  const show = () => citeView(part.dataset.search ?? location.search);
  new MutationObserver(show).observe(part, { attributeFilter: ["data-search"] });
  show();
}
