/** What is said of the table: how many entries are shown, in which order, and what the address asks for in vain. */
import { toldItems } from "../../views/address/told.ts";
import { mostEntries } from "../../views/compare/selection.ts";
import { filled } from "../../views/filled.ts";
import { sortedText } from "../../views/leaderboard/sentences.ts";
import type { Doubt, TableState } from "../../views/leaderboard/state.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { button, type Elements, element, keepFocus, setText } from "./elements.ts";

export interface StatusActions {
  readonly clearFilters: () => void;
  readonly resetOrder: () => void;
  readonly retry: () => void;
}

type Show = (
  state: TableState,
  matches: readonly boolean[],
  doubts: readonly Doubt[],
  failed: readonly string[],
) => void;

export function tableStatus(table: BoardTable, { tools, main, unranked }: Elements, actions: StatusActions): Show {
  const { words } = table;
  const find = (selector: string) => tools.querySelector<HTMLElement>(selector);
  const [count, notes] = [find("[data-count]"), find("[data-doubts]")];
  const [clear, reset] = [find("[data-clear-filters]"), find("[data-reset-order]")];
  clear?.addEventListener("click", actions.clearFilters);
  reset?.addEventListener("click", actions.resetOrder);
  const unrankedSection = unranked[0]?.closest<HTMLElement>("section");
  const unrankedTitle = unrankedSection?.querySelector("h2") ?? null;
  const unrankedText = unrankedTitle?.textContent ?? "";
  const fact = element("b", "");
  const help = element("span", "");
  const empty = element(
    "div",
    "empty-state",
    fact,
    help,
    " ",
    button("button", actions.clearFilters, words.clearFilters),
  );
  empty.hidden = true;
  (main?.closest(".table-block") ?? tools).after(empty);
  let told = "";

  return (state, matches, doubts, failed) => {
    const shown = matches.filter(Boolean).length;
    const ranked = matches.slice(0, table.placed).filter(Boolean).length;
    const filtered = state.text.trim() !== "" || state.chosen.some((places) => places.length > 0);
    const parts = [filled(words.shown, { shown, all: matches.length })];
    if (state.sorting !== null) parts.push(sortedText(table, state.sorting));
    setText(count, parts.join(words.clauseSeparator));
    tools.classList.toggle("is-changed", filtered || state.sorting !== null);
    keepFocus(clear, !filtered, tools);
    keepFocus(reset, state.sorting === null, tools);
    const none = filtered && ranked === 0;
    if (none) {
      setText(fact, shown > 0 ? words.noRankedMatch : words.noMatch);
      setText(help, shown > 0 ? filled(words.noRankedMatchHelp, { count: shown }) : words.noMatchHelp);
    }
    keepFocus(empty, !none, tools);
    const below = { shown: shown - ranked, all: unranked.length };
    if (unrankedSection) unrankedSection.hidden = below.shown === 0;
    setText(unrankedTitle, below.shown < below.all ? filled(words.unranked, below) : unrankedText);
    // Only what is new is said again to those who listen.
    const next = JSON.stringify([doubts, failed]);
    if (notes === null || next === told) return;
    told = next;
    const focused = notes.contains(document.activeElement);
    notes.replaceChildren(...doubts.map((doubt) => element("p", "", doubtText(table, doubt))));
    if (failed.length > 0)
      notes.append(
        element(
          "p",
          "",
          filled(words.failed, { value: failed.join(words.listSeparator) }),
          " ",
          button("button", actions.retry, words.retry),
        ),
      );
    if (focused) (notes.querySelector("button") ?? tools.querySelector("input"))?.focus();
  };
}

function doubtText({ words }: BoardTable, { kind, field, values }: Doubt): string {
  const { items, further } = toldItems(values);
  const quoted = items.map((value) => `“${value}”`);
  const value = [...quoted, ...(further === null ? [] : [further])].join(words.listSeparator);
  return filled(words.doubts[kind], { value, field: field ?? "", count: mostEntries });
}
