/** The search over any page: a dialog with results while typing. Enter in the field goes to the search page. */
import type { Locale } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import { queryKey } from "../../views/search/record.ts";
import { href } from "../href.ts";
import { element } from "./element.ts";
import { keySetting } from "./key-setting.ts";
import type { Records } from "./load.ts";
import { Panel } from "./panel.ts";
import type { SearchWords } from "./words.ts";

/** How many of each kind the dialog shows. */
const limit = 4;

/** Makes the dialog; the function that it returns opens it. */
export function makeDialog(locale: Locale, words: SearchWords, records: Records): () => void {
  const input = element("input", {
    type: "search",
    name: queryKey,
    placeholder: words.placeholder,
    "aria-label": words.label,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const status = element("p", { role: "status", class: "sr-only" });
  const results = element("div", { class: "search-results" });
  const close = element("button", { type: "button", class: "button" }, words.close);
  const dialog = element(
    "dialog",
    { class: "search-dialog", "aria-label": words.label },
    element("form", { role: "search", action: href(routes.search(locale)) }, input, close),
    status,
    results,
    element("div", { class: "search-foot" }, keyHints(words), keySetting(words)),
  );
  const panel = new Panel(
    { input, results, status },
    {
      locale,
      words,
      records,
      limit,
      heading: "h2",
      suggested: ["leaderboard", "algorithm"],
      onQuery: () => results.scrollTo(0, 0),
    },
  );

  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // Only what lies outside of the dialog's own box has the dialog itself as target.
    if (event.target === dialog) dialog.close();
  });
  // A field of this kind would first empty itself.
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
  document.body.append(dialog);

  return () => {
    if (!dialog.open) dialog.showModal();
    panel.show(input.value.trim(), null);
    input.focus();
    input.select();
  };
}

function keyHints({ keys }: SearchWords): HTMLElement {
  const hint = (names: readonly string[], text: string) =>
    element("span", {}, ...names.map((name) => element("kbd", {}, name)), " ", text);
  return element(
    "p",
    { class: "search-keys" },
    hint(["↑", "↓"], keys.move),
    hint(["Enter"], keys.open),
    hint(["Esc"], keys.close),
  );
}
