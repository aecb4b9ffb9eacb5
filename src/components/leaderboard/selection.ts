/** Selecting entries in the table, and the way from there to their comparison. */

import { mostEntries, toggled } from "../../views/compare/selection.ts";
import { filled } from "../../views/filled.ts";
import { withEntries } from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { href } from "../href.ts";
import { button, type Elements, element } from "./elements.ts";

/**
 * Puts a box into every row, with keys past all that stands between two of them: arrows go from box to box, Enter to
 * the comparison. Returns what shows a selection.
 */
export function rowSelection(
  { ids, lines, compare, words }: BoardTable,
  { placed, unranked, main, tools }: Elements,
  choose: (change: (now: readonly string[]) => readonly string[]) => void,
): (chosen: readonly string[]) => void {
  const rows = [...placed, ...unranked];
  const boxes = rows.map((row, place) => {
    const box = element("input", "");
    box.type = "checkbox";
    box.autocomplete = "off";
    box.ariaLabel = filled(words.selectEntry, { entry: lines[place] ?? "" });
    box.ariaDescription = words.keys;
    box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !bar.hidden) link.focus();
      else if (event.key === "ArrowDown") besides(box, 1)?.focus();
      else if (event.key === "ArrowUp") besides(box, -1)?.focus();
      else return;
      event.preventDefault();
    });
    box.addEventListener("change", () => choose((now) => toggled(now, ids[place] ?? "")));
    row.querySelector(".pick")?.append(box);
    return box;
  });
  const link = element("a", "button primary");
  const told = element("span", "muted");
  told.role = "status";
  const keys = element("span", "muted keys", words.keys);
  const bar = element(
    "div",
    "picked-bar",
    link,
    told,
    keys,
    button("button", () => choose(() => []), words.clearSelection),
  );
  bar.hidden = true;
  let last: readonly string[] = [];
  (main?.closest("section") ?? tools).append(bar);
  return (chosen) => {
    const full = chosen.length >= mostEntries;
    boxes.forEach((box, place) => {
      const picked = chosen.includes(ids[place] ?? "");
      box.checked = picked;
      box.disabled = full && !picked;
      rows[place]?.classList.toggle("is-picked", picked);
    });
    const several = chosen.length > 1;
    const counts = { count: chosen.length };
    // What was pressed goes away with the bar: the focus goes to the row that was chosen first.
    const focused = bar.contains(document.activeElement);
    bar.hidden = chosen.length === 0;
    if (focused && bar.hidden) boxes[ids.indexOf(last[0] ?? "")]?.focus({ preventScroll: true });
    last = chosen;
    document.documentElement.toggleAttribute("data-picked", !bar.hidden);
    // Also of those that a filter hides.
    link.title = chosen.map((id) => lines[ids.indexOf(id)] ?? id).join("\n");
    link.href = href(compare) + withEntries("", chosen);
    link.textContent = several ? filled(words.compare, counts) : words.compareOne;
    told.textContent = full ? filled(words.full, counts) : several ? "" : filled(words.chooseMore, counts);
  };
}

/** The nearest box that can be reached from another, in the order in which the rows stand. */
function besides(box: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const reachable = [...document.querySelectorAll<HTMLInputElement>("tr:not([hidden]) > .pick > input:enabled")];
  return reachable[reachable.indexOf(box) + step];
}
