/**
 * Choosing on a page of phase curves: which entries stand out, which group, axis and phases. The address is the choice;
 * what is drawn is already in the page, or in that of the group, and is only shown, hidden or toned.
 */
import { withChoice, withList } from "../../views/address/query.ts";
import { toldList } from "../../views/address/told.ts";
import { type CurveChoice, chosenTone, curveKeys, readCurveChoice } from "../../views/charts/curve-choice.ts";
import { labelHeights, leaderPath } from "../../views/charts/label-column.ts";
import { readPoints } from "./point-reader.ts";

const main = document.querySelector("main") ?? document.body;
const all = <Found extends Element>(selector: string, root: ParentNode = main) => [
  ...root.querySelectorAll<Found>(selector),
];
const own = { nodes: [...main.childNodes], title: document.title };
const ofGroup = main.querySelector("[data-own-group]") !== null;
const links = new Map(
  all<HTMLAnchorElement>("a[data-group]").map((link) => [link.dataset.group ?? "", link.href] as const),
);
const groups = [...links.keys()].filter((id) => id !== "");
let shown: string | null = null;

const entriesOf = (selector: string) => all<HTMLElement>(selector).map(({ dataset }) => dataset.entry ?? "");
const valuesOf = (name: string) => all<HTMLInputElement>(`input[data-choice="${name}"]`).map(({ value }) => value);
const choice = () =>
  readCurveChoice(location.search, {
    drawn: entriesOf(".overlay-key [data-entry]"),
    absent: entriesOf("tr[data-entry]"),
    groups,
    axes: valuesOf(curveKeys.axis),
    phases: valuesOf(curveKeys.phase).filter((value) => value !== ""),
  });

/** The page as the address wants it; of two that are asked for in turn the later one stays. */
async function show(focus = false): Promise<void> {
  const { group } = choice();
  if (group !== shown) {
    const page = group === null ? own : await pageOf(links.get(group) ?? "");
    if (choice().group !== group) return;
    if (page === null)
      return location.assign((links.get(group ?? "") ?? "") + withChoice(location.search, curveKeys.group, null));
    main.replaceChildren(...page.nodes);
    document.title = page.title;
    shown = group;
    if (focus) main.querySelector<HTMLElement>("a[data-group][aria-current]")?.focus();
  }
  dress(choice());
}

const pages = new Map<string, { readonly nodes: readonly Node[]; readonly title: string }>();

/** Null where it cannot be read. */
async function pageOf(url: string) {
  if (!pages.has(url)) {
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    pages.set(url, { nodes: [...(page.querySelector("main")?.childNodes ?? [])], title: page.title });
  }
  return pages.get(url) ?? null;
}

function dress(chosen: CurveChoice): void {
  for (const control of all("[data-with-script]")) control.removeAttribute("hidden");
  for (const line of all<HTMLElement>("[data-unchosen]")) line.hidden = chosen.entries.length > 0;
  for (const input of all<HTMLInputElement>("input[data-choice]")) {
    const { choice: key, entry } = input.dataset;
    const value = key === curveKeys.axis ? chosen.axis : chosen.phase;
    if (entry !== undefined) input.checked = chosen.entries.includes(entry);
    else input.checked = value === null ? "first" in input.dataset : input.value === value;
  }
  for (const item of all<HTMLElement>("[data-tone]")) {
    const { entry = "", tone = "" } = item.dataset;
    item.classList.remove("accent", "rest", "plain", "cat-1", "cat-2", "cat-3", "cat-4");
    item.classList.add(chosen.entries.length === 0 ? tone : chosenTone(chosen.entries, entry));
  }
  for (const svg of all<SVGSVGElement>("svg.overlay")) {
    bringForward(svg, chosen.entries);
    spread(svg);
    leave(svg, chosen.phase);
  }
  for (const figure of all("figure, .curve-multiples > li")) {
    const readout = figure.querySelector<HTMLElement>(".point-readout");
    if (readout !== null) for (const svg of all<SVGSVGElement>("svg.chart", figure)) readPoints(svg, readout);
  }
  note("absent", toldList(chosen.absent.map(nameOf)));
  note("unknown", toldList(chosen.unknown));
  note("strange", toldList(chosen.strange));
  for (const link of all<HTMLAnchorElement>("a[data-compare]")) {
    link.dataset.compare ||= link.search;
    const two = chosen.entries.length > 1;
    link.search = two ? withList("", curveKeys.entries, chosen.entries.slice(0, 8)) : link.dataset.compare;
  }
  // From a group's own page the others are reached by their addresses, with the rest of the choice.
  if (ofGroup) {
    const rest = withChoice(location.search, curveKeys.group, null);
    for (const link of all<HTMLAnchorElement>("a[data-group]")) link.search = rest;
  }
}

function bringForward(svg: SVGSVGElement, entries: readonly string[]): void {
  for (const panel of all("[data-series]", svg)) {
    const series = all<SVGElement>("[data-tone]", panel);
    const weight = ({ dataset }: SVGElement) =>
      entries.length === 0 ? Number(dataset.order) : entries.indexOf(dataset.entry ?? "") < 0 ? -1 : 1;
    panel.append(...series.sort((a, b) => weight(a) - weight(b)));
  }
}

/** Labels keep clear of each other, whichever are shown. */
function spread(svg: SVGSVGElement): void {
  const labels = all<SVGElement>(".overlay-label", svg).filter((label) => !label.classList.contains("rest"));
  const number = (label: SVGElement, key: string) => Number(label.dataset[key]);
  const [first] = labels;
  if (first === undefined) return;
  const column = first.parentElement?.dataset ?? {};
  const wanted = labels.map((label) => number(label, "y"));
  const heights = labelHeights(wanted, Number(column.top), Number(column.bottom));
  labels.forEach((label, index) => {
    const y = Math.round(10 * (heights[index] ?? 0)) / 10;
    const text = label.querySelector("text");
    text?.setAttribute("y", String(y + 4));
    const from = { x: number(label, "x"), y: number(label, "y") };
    label.querySelector("path")?.setAttribute("d", leaderPath(from, Number(text?.getAttribute("x")), y));
  });
}

/** One plot alone: what stood right of it or below moves up to it. */
function leave(svg: SVGSVGElement, phase: string | null): void {
  const [x = 0, y = 0] = (svg.dataset.step ?? "").split(" ").map(Number);
  const kinds = all<SVGElement>("[data-kind]", svg);
  const alone = phase !== null && x + y > 0 && kinds.some(({ dataset }) => dataset.kind === phase);
  for (const panel of kinds) {
    const { kind } = panel.dataset;
    panel.classList.toggle("is-left", alone && kind !== phase && kind !== "test");
    panel.classList.toggle("is-alone", alone && kind === phase);
    const moves = alone && kind !== "train";
    panel.setAttribute("transform", moves ? `translate(${-x} ${-y})` : "");
  }
  svg.dataset.size ??= `${svg.getAttribute("width")} ${svg.getAttribute("height")}`;
  const [width = 0, height = 0] = svg.dataset.size.split(" ").map(Number);
  const size = [width - (alone ? x : 0), height - (alone ? y : 0)] as const;
  svg.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
  svg.setAttribute("width", String(size[0]));
  svg.setAttribute("height", String(size[1]));
}

/** An entry of the table as the table names it. */
function nameOf(entry: string): string {
  const row = all<HTMLElement>("tr[data-entry]").find(({ dataset }) => dataset.entry === entry);
  return row?.querySelector("a")?.textContent?.trim() ?? entry;
}

function note(kind: string, items: readonly string[]): void {
  for (const line of all<HTMLElement>(`[data-note="${kind}"]`)) {
    line.hidden = items.length === 0;
    const list = line.querySelector("b");
    if (list !== null) list.textContent = items.join(list.dataset.separator);
  }
  for (const box of all<HTMLElement>("[data-notes]")) {
    box.hidden = all<HTMLElement>("[data-note]", box).every(({ hidden }) => hidden);
  }
}

function go(search: string, focus = false): void {
  if (search !== location.search) history.pushState(null, "", location.pathname + search + location.hash);
  void show(focus);
}

main.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { choice: key, entry, first } = target.dataset;
  if (key === undefined) return;
  if (entry === undefined) return go(withChoice(location.search, key, first === undefined ? target.value : null));
  const others = choice().entries.filter((id) => id !== entry);
  go(withList(location.search, key, target.checked ? [...others, entry] : others));
});

main.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-group]") : null;
  if (link === null || ofGroup || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(withChoice(location.search, curveKeys.group, link.dataset.group || null), true);
});

addEventListener("popstate", () => void show());
void show();
