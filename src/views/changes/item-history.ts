/** How the numbers on the page of an experiment, a benchmark, a run or a pack changed, as that page prints them. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { formatNumber, formatPrecise, formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Change, FieldValue, FigureChange, Ledger } from "../../leaderboard/ledger/ledger.ts";
import { metricFormat } from "../packs/number.ts";
import type { History, HistoryChange, HistoryComing, HistoryEvent } from "../since/history.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import { type ItemChange, itemChanges } from "./changes-by-item.ts";
import { fieldText, valueText } from "./item-changes.ts";
import { changePath } from "./site-changes.ts";
import { standingTombstones } from "./tombstone.ts";

/** A number of a page: where it stands, and how it is printed. */
interface Place {
  readonly row: string;
  readonly rowText: string;
  readonly column: string;
  readonly columnText: string;
  readonly print: (value: number) => string;
}

/** What the page says of one item. */
interface Part {
  readonly changes: readonly ItemChange[];
  /** Null for what is no number of the page. */
  readonly place: (figure: FigureChange) => Place | null;
  /** The row that came or went with the item; null where it is the page itself that did, or no row. */
  readonly row: { readonly id: string; readonly text: string } | null;
  /** Whether what else was changed is told. */
  readonly whole: boolean;
}

/** The phases with their figures; settings, texts and records besides. */
export function experimentHistory(experiment: Experiment, ledger: Ledger, locale: Locale): History {
  const changes = itemChanges(ledger, "experiment").get(experiment.key) ?? [];
  const place = phasePlace(experiment, locale);
  return historyOf(ledger, [{ changes, place, row: null, whole: true }], locale);
}

/** The test scores of all experiments, and those that are gone; what the benchmark says of itself besides. */
export function benchmarkHistory(
  benchmark: Benchmark,
  ledger: Ledger,
  { testedOn, experiments: present }: Pick<Catalog, "testedOn" | "experiments">,
  locale: Locale,
): History {
  const own = itemChanges(ledger, "benchmark").get(benchmark.id) ?? [];
  const experiments = itemChanges(ledger, "experiment");
  const results = (testedOn.get(benchmark.id) ?? []).map((experiment): Part => {
    const place = phasePlace(experiment, locale);
    return {
      changes: experiments.get(experiment.key) ?? [],
      place: (figure) => {
        const found = figure.part === "test" && /^score_(mean|std)$/.test(figure.field) ? place(figure) : null;
        return found && { ...found, row: experiment.key, rowText: experiment.key };
      },
      row: { id: experiment.key, text: experiment.key },
      whole: false,
    };
  });
  const gone = standingTombstones(ledger, { experiments: present })
    // One that was renamed is there under its new name, or gone under it.
    .filter(({ what, meta }) => what !== "renamed" && meta.test_data.includes(benchmark.id))
    .map(
      ({ key }): Part => ({
        changes: experiments.get(key) ?? [],
        place: () => null,
        row: { id: key, text: key },
        whole: false,
      }),
    );
  return historyOf(ledger, [{ changes: own, place: () => null, row: null, whole: true }, ...results, ...gone], locale);
}

/** The numbers of its reports; its settings besides. */
export function runHistory(run: Run, ledger: Ledger, catalog: Pick<Catalog, "evaluations">, locale: Locale): History {
  const changes = itemChanges(ledger, "run").get(run.id) ?? [];
  const place = (figure: FigureChange) => reportPlace(run.id, figure, catalog, locale);
  return historyOf(ledger, [{ changes, place, row: null, whole: true }], locale);
}

/** The numbers of all runs on it; its declaration besides. */
export function packHistory(
  pack: Pack,
  ledger: Ledger,
  catalog: Pick<Catalog, "evaluations" | "runs">,
  locale: Locale,
): History {
  const own = itemChanges(ledger, "pack").get(pack.id) ?? [];
  const runs = itemChanges(ledger, "run");
  const results = [...catalog.runs.values()]
    .filter(({ results }) => results.some((result) => result.pack === pack.id))
    .map(
      (run): Part => ({
        changes: runs.get(run.id) ?? [],
        place: (figure) => {
          const found = figure.part === pack.id ? reportPlace(run.id, figure, catalog, locale) : null;
          return found && { ...found, row: run.id, rowText: run.id };
        },
        row: { id: run.id, text: run.id },
        whole: false,
      }),
    );
  return historyOf(ledger, [{ changes: own, place: () => null, row: null, whole: true }, ...results], locale);
}

function historyOf(ledger: Ledger, parts: readonly Part[], locale: Locale): History {
  const last = ledger.commits.length - 1;
  const told = parts.flatMap((part) =>
    part.changes.map((change) => ({ part, change: change.change, at: last - change.at })),
  );
  const newest = told
    .map((item, index) => ({ item, index }))
    .sort((a, b) => a.item.at - b.item.at || a.index - b.index);
  const all = newest.map(({ item: { part, at, change } }) => ({
    changes: "figures" in change ? change.figures.flatMap((figure) => changeOf(part, at, figure)) : [],
    comings: comingOf(part, at, change),
    events: part.whole ? eventsOf(part, at, change, locale) : [],
  }));
  const history = {
    changes: all.flatMap(({ changes }) => changes),
    comings: all.flatMap(({ comings }) => comings),
    events: all.flatMap(({ events }) => events),
  };
  const places = new Set([...history.changes, ...history.comings, ...history.events].map(({ at }) => at));
  const pages = [...places].flatMap((at) => {
    const path = changePath(ledger, last - at, locale);
    return path === null ? [] : [[at, path] as const];
  });
  return { rows: [], columns: [], ...history, ranking: null, pages: Object.fromEntries(pages) };
}

function changeOf({ place }: Part, at: number, figure: FigureChange): readonly HistoryChange[] {
  const found = isNumeric(figure) ? place(figure) : null;
  if (found === null) return [];
  const { row, rowText, column, columnText, print } = found;
  const text = (value: FieldValue) => (typeof value === "number" ? print(value) : null);
  const [old, now] = [text(figure.old), text(figure.new)];
  return old === now ? [] : [{ at, entry: row, entryText: rowText, column, columnText, old, new: now }];
}

function comingOf({ row }: Part, at: number, { kind }: Change): readonly HistoryComing[] {
  if (row === null || kind === "corrected" || kind === "renamed") return [];
  return [{ at, entry: row.id, entryText: row.text, there: kind === "published" || kind === "restored" }];
}

/** What happened to the item itself, and what was changed in it that is no number of its page. */
function eventsOf({ place }: Part, at: number, change: Change, locale: Locale): readonly HistoryEvent[] {
  const { changes: words, cite } = dictionary(locale);
  const happened = change.kind === "corrected" ? [] : [cite.since.happened[change.kind]];
  const fields = ("figures" in change ? change.figures : []).flatMap((figure) => {
    if (isNumeric(figure) && place(figure) !== null) return [];
    const field = fieldText(figure);
    if (figure.long) return [words.rewrittenLine(field)];
    const [old, now] = [valueText(figure.old), valueText(figure.new)];
    return old === now ? [] : [words.figureLine(field, old, now)];
  });
  const scores = ("records" in change ? change.records : []).map(({ part, count, of }) =>
    words.scores(String(count), String(of), part),
  );
  return [...happened, ...fields, ...scores].map((text) => ({ at, text }));
}

function isNumeric({ old, new: now }: FigureChange): boolean {
  return [old, now].every((value) => value === null || typeof value === "number") && old !== now;
}

const tokenFields: ReadonlySet<string> = new Set(["n_input_tokens", "n_cache_tokens", "n_output_tokens"]);

/** The figures of the table of phases, in the units that it has. */
function phasePlace({ phases }: Experiment, locale: Locale): (figure: FigureChange) => Place | null {
  const { experiment, changes } = dictionary(locale);
  const summaries = phases.map(({ summary }) => summary.fields);
  const valuesOf = (field: string) =>
    summaries.flatMap((fields) => {
      const value = Object.entries(fields).find(([key]) => key === field)?.[1];
      return typeof value === "number" ? [value] : [];
    });
  const names: Readonly<Record<string, string>> = { ...experiment.figures, n_attempt: experiment.attemptsTitle };
  return ({ part, field }) => {
    const name = names[field];
    if (part === "" || name === undefined) return null;
    const unit = tokenFields.has(field)
      ? tokenUnit(valuesOf(field), locale)
      : field === "duration_ms"
        ? timeUnit(valuesOf(field), locale)
        : null;
    return {
      row: part,
      rowText: part,
      column: `${part} ${field}`,
      columnText: unit === null ? name : changes.withUnit(name, unit.name),
      print: unit?.text ?? phasePrint(field),
    };
  };
}

function phasePrint(field: string): (value: number) => string {
  if (field === "cost") return formatUsd;
  if (field === "n_attempt") return String;
  return (value) => formatNumber(value, field === "pass@k" ? 1 : 2);
}

/** A number of a report, printed as the metric of its pack that has its key; others at six decimals. */
function reportPlace(
  run: string,
  { part, field, old, new: now }: FigureChange,
  { evaluations }: Pick<Catalog, "evaluations">,
  locale: Locale,
): Place | null {
  if (part === "") return null;
  const key = field.split(" ").at(-1) ?? field;
  const metric = evaluations
    .get(run)
    ?.get(part)
    ?.metrics.find((candidate) => candidate.key === key);
  const values = [old, now].filter((value) => typeof value === "number");
  const print = metric === undefined ? formatPrecise : metricFormat(metric, values, locale).value;
  return { row: part, rowText: part, column: `${part} ${field}`, columnText: field, print };
}
