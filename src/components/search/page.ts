/** The search page: the query and the kind stand in the address, so that both can be linked, reloaded and gone back to. */
import type { Locale } from "../../i18n/index.ts";
import { readChoice, withChoice } from "../../views/address/query.ts";
import { kindKey, queryKey, searchKinds } from "../../views/search/record.ts";
import { element } from "./element.ts";
import { keySetting } from "./key-setting.ts";
import type { Records } from "./load.ts";
import { Panel } from "./panel.ts";
import type { SearchWords } from "./words.ts";

/** How many of each kind the page shows together. */
const limit = 8;

/** Brings the form of the search page to life. */
export function startPage(form: HTMLFormElement, locale: Locale, words: SearchWords, records: Records): void {
  const input = form.querySelector<HTMLInputElement>("input[type=search]");
  if (input === null) return;
  const note = element("p", { class: "search-note" });
  const kindLine = element("p", { class: "search-note" });
  const results = element("div", { class: "search-results" });
  const status = element("p", { role: "status", class: "sr-only" });
  form.after(status, note, kindLine, results);
  form.append(keySetting(words));
  const title = document.title;

  const panel = new Panel(
    { input, results, status },
    {
      locale,
      words,
      records,
      limit,
      heading: "h2",
      suggested: [],
      onQuery: (query) => {
        try {
          history.replaceState(null, "", address({ query }));
        } catch {
          // Too often for this browser; the next query is written.
        }
        describe();
      },
    },
  );

  const describe = () => {
    const { value: kind, unknown } = readChoice(location.search, kindKey, searchKinds);
    const { query } = panel;
    document.title = query === "" ? title : words.windowTitle(query, title);
    document.documentElement.toggleAttribute("data-searching", query !== "");
    note.textContent = unknown === null ? "" : words.unknownKind(unknown);
    const all = element("a", { href: address({ kind: null }), "data-kind": "" }, words.everyKind);
    kindLine.replaceChildren(...(kind === null || query === "" ? [] : [all]));
  };

  const read = () => {
    const query = new URLSearchParams(location.search).get(queryKey)?.trim() ?? "";
    if (input.value.trim() !== query) input.value = query;
    panel.show(query, readChoice(location.search, kindKey, searchKinds).value);
    describe();
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("popstate", read);
  // Links to one kind, to all of them, and to the experiments of a model stay on the page.
  document.querySelector("main")?.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link === null || held || link.pathname !== location.pathname || link.hash !== "") return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    read();
    input.focus();
    scrollTo(0, 0);
  });
  read();
  if (panel.query === "") input.focus();
}

/** The page's address with another query or kind; what else stands in it stays. */
function address(change: { readonly query?: string; readonly kind?: null }): string {
  let { search } = location;
  if (change.query !== undefined) search = withChoice(search, queryKey, change.query === "" ? null : change.query);
  if (change.kind === null) search = withChoice(search, kindKey, null);
  return `${location.pathname}${search}`;
}
