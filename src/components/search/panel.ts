/** A search field with its results: what the page and the dialog have in common. */
import { formatCount } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import { type Found, find } from "../../views/search/find.ts";
import type { SearchKind } from "../../views/search/record.ts";
import { href } from "../href.ts";
import { type DrawSettings, drawGroups } from "./draw.ts";
import { element } from "./element.ts";
import type { Records } from "./load.ts";
import type { SearchWords } from "./words.ts";

export interface PanelParts {
  readonly input: HTMLInputElement;
  /** Where results are drawn. */
  readonly results: HTMLElement;
  /** What is said of them, for who does not see them change. */
  readonly status: HTMLElement;
}

export interface PanelSettings {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly records: Records;
  /** How many of each kind stand together with others. */
  readonly limit: number;
  readonly heading: DrawSettings["heading"];
  /** Drawn as long as there is no query. */
  readonly suggested: readonly SearchKind[];
  /** Called when another query is searched. */
  readonly onQuery: (query: string) => void;
}

/** A query is searched when nothing was typed for this long. */
const searchAfterMs = 100;
/** Counts are told later, so that a screen reader is not interrupted at each letter. */
const tellAfterMs = 700;
/** How many of one kind are drawn at once where it stands alone. */
const page = 200;

export class Panel {
  readonly #parts: PanelParts;
  readonly #settings: PanelSettings;
  #query = "";
  #kind: SearchKind | null = null;
  #shown = page;
  #searchTimer = 0;
  #tellTimer = 0;

  constructor(parts: PanelParts, settings: PanelSettings) {
    this.#parts = parts;
    this.#settings = settings;
    const { input, results } = parts;
    settings.records.onChange(() => this.#draw());
    input.addEventListener("input", (event) => {
      // Half a character of an input method is no query yet.
      if (!(event instanceof InputEvent && event.isComposing)) this.#searchSoon();
    });
    // Nor is what was typed just before it.
    input.addEventListener("compositionstart", () => clearTimeout(this.#searchTimer));
    input.addEventListener("compositionend", () => this.#searchSoon());
    for (const part of [input, results]) part.addEventListener("keydown", (event) => this.#move(event));
  }

  get query(): string {
    return this.#query;
  }

  /** Searches without waiting. */
  show(query: string, kind: SearchKind | null): void {
    clearTimeout(this.#searchTimer);
    this.#query = query;
    this.#kind = kind;
    this.#shown = page;
    void this.#settings.records.load();
    this.#draw();
  }

  #searchSoon(): void {
    clearTimeout(this.#searchTimer);
    this.#searchTimer = window.setTimeout(() => {
      const query = this.#parts.input.value.trim();
      if (query === this.#query) return;
      this.show(query, this.#kind);
      this.#settings.onQuery(query);
    }, searchAfterMs);
  }

  #draw(): void {
    const { records } = this.#settings;
    const { results } = this.#parts;
    const found = find(records.items, this.#query);
    const focused = results.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    results.replaceChildren(...this.#content(found));
    if (focused) results.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
    this.#tell(found);
  }

  #content(found: Found): readonly (Node | string)[] {
    const { records, words, locale, limit, heading } = this.#settings;
    if (records.state === "failed") return [this.#failure()];
    if (this.#query === "") return this.#suggestions();
    if (found.total === 0) return records.state === "loading" ? [loading(words)] : [this.#nothing()];
    const shown = this.#kind === null ? limit : this.#shown;
    const groups = drawGroups(found, { locale, words, query: this.#query, kind: this.#kind, limit: shown, heading });
    const note = found.loose
      ? element("p", { class: "search-note" }, words.looseResults(formatCount(found.total)))
      : "";
    const pending = records.state === "loading" ? loading(words) : "";
    if (this.#kind !== null && groups.length === 0) return [note, this.#nothing(), pending];
    return [note, ...groups, this.#moreButton(found), pending];
  }

  #suggestions(): readonly Node[] {
    const { records, words, locale, limit, heading, suggested } = this.#settings;
    const groups = suggested.map((kind) => ({
      kind,
      records: records.items.flatMap(({ record }) => (record.kind === kind && !record.withdrawn ? record : [])),
    }));
    const filled = groups.filter((group) => group.records.length > 0);
    const total = filled.reduce((sum, group) => sum + group.records.length, 0);
    const found: Found = { terms: [], total, groups: filled, loose: false };
    return drawGroups(found, { locale, words, query: "", kind: null, limit, heading });
  }

  /** Goes on where one kind stands alone and is long. */
  #moreButton(found: Found): Node | string {
    const all = found.groups.find(({ kind }) => kind === this.#kind)?.records.length ?? 0;
    if (this.#kind === null || all <= this.#shown) return "";
    const next = Math.min(page, all - this.#shown);
    const button = element(
      "button",
      { type: "button", class: "button" },
      this.#settings.words.showMore(formatCount(next)),
    );
    button.addEventListener("click", () => {
      const from = this.#shown;
      this.#shown += page;
      this.#draw();
      this.#parts.results.querySelectorAll<HTMLElement>(".search-result")[from]?.focus();
    });
    return button;
  }

  #nothing(): HTMLElement {
    const { words, locale } = this.#settings;
    const lists = (["leaderboards", "algorithms", "benchmarks", "experiments"] as const).map((name) => {
      const kind = {
        leaderboards: "leaderboard",
        algorithms: "algorithm",
        benchmarks: "benchmark",
        experiments: "experiment",
      } as const;
      return element("li", {}, element("a", { href: href(routes[name](locale)) }, words.kinds[kind[name]]));
    });
    return element(
      "div",
      { class: "empty-state" },
      element("b", {}, words.nothing(this.#query)),
      words.nothingText,
      element("ul", { class: "search-lists" }, ...lists),
    );
  }

  #failure(): HTMLElement {
    const { words, records } = this.#settings;
    const button = element("button", { type: "button", class: "button" }, words.retry);
    button.addEventListener("click", () => {
      void records.load();
      this.#draw();
      this.#parts.input.focus();
    });
    return element("div", { class: "empty-state", role: "alert" }, element("b", {}, words.failed), button);
  }

  #tell(found: Found): void {
    clearTimeout(this.#tellTimer);
    const { words, records } = this.#settings;
    const count = formatCount(found.total);
    const text =
      this.#query === "" || records.state === "failed"
        ? ""
        : records.state === "loading"
          ? words.resultsSoFar(count)
          : found.total === 0
            ? words.nothing(this.#query)
            : found.loose
              ? words.looseResults(count)
              : words.results(count);
    this.#tellTimer = window.setTimeout(() => {
      this.#parts.status.textContent = text;
    }, tellAfterMs);
  }

  /** The arrow keys go from the field through the links and back. */
  #move(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { input, results } = this.#parts;
    const stops: readonly HTMLElement[] = [input, ...results.querySelectorAll<HTMLElement>("a, button")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
}

function loading(words: SearchWords): HTMLElement {
  return element("p", { class: "search-note" }, words.loading);
}
