/** What one commit did to the items, in groups of what happened to which kind of item. */
import type { ItemKind } from "../../../content-loaders/repository.ts";
import { dash, formatCount, formatPrecise } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type {
  Change,
  ChangeKind,
  Differences,
  FieldValue,
  FigureChange,
  Ledger,
} from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { textOf } from "../column-format.ts";
import { oncePerLocale } from "../once.ts";

/** Items to which the same happened. */
export interface ChangeGroup {
  readonly kind: ChangeKind;
  /** `corrected` */
  readonly kindText: string;
  /** `384 experiments added`; of one alone only what it is: `experiment`. */
  readonly title: string;
  /** Whether only the title is open to see. */
  readonly folded: boolean;
  readonly items: readonly ChangedItemView[];
  /** How many more there are, by folder, where all of them would be too long to read. */
  readonly folders: readonly { readonly text: string; readonly path: string | null }[];
}

export interface ChangedItemView {
  readonly name: LocalText;
  /** True for an id, false for a title. */
  readonly isId: boolean;
  /** Its page, or the page that says what became of it; null where there is neither. */
  readonly path: string | null;
  /** `taken back to a draft`; null where nothing is to be added. */
  readonly note: string | null;
  /** Why it was withdrawn. */
  readonly reason: LocalText | null;
  /** What it was renamed to. */
  readonly to: { readonly text: string; readonly path: string | null } | null;
  readonly figures: readonly FigureRow[];
  /** The figures that stand folded behind these. */
  readonly more: readonly FigureRow[];
  /** `Three more fields`; null where nothing is folded. */
  readonly moreText: string | null;
  readonly scores: readonly string[];
}

export interface FigureRow {
  /** `test · score_mean`, as the files spell it. */
  readonly field: string;
  readonly old: string;
  readonly new: string;
  /** Set in place of both values where they are too long to be told. */
  readonly rewritten: string | null;
}

/** Longer groups are folded. */
const openItems = 12;
/** Longer lists are told by folders. */
const listedItems = 400;
const openFigures = 12;

/** What is known of the items besides the ledger. */
export type Items = Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "packs" | "runs">;

const kindOrder: readonly ChangeKind[] = [
  "withdrawn",
  "deleted",
  "unreadable",
  "corrected",
  "renamed",
  "restored",
  "published",
];
const itemOrder: readonly ItemKind[] = ["leaderboard", "experiment", "benchmark", "run", "pack"];

/** In the order of what a reader must not overlook. */
export function changeGroups(
  changes: readonly Change[],
  ledger: Ledger,
  items: Items,
  locale: Locale,
): readonly ChangeGroup[] {
  const words = dictionary(locale).changes;
  const groups = Map.groupBy(changes, ({ kind, item }) => `${kind} ${item}`);
  return kindOrder.flatMap((kind) =>
    itemOrder.flatMap((item): readonly ChangeGroup[] => {
      const members = groups.get(`${kind} ${item}`);
      if (members === undefined) return [];
      const isLong = item === "experiment" && members.length > listedItems;
      return [
        {
          kind,
          kindText: words.kinds[kind],
          title: members.length === 1 ? words.nouns[item] : words.count(kind, item, formatCount(members.length)),
          folded: members.length > openItems,
          items: isLong ? [] : members.map((change) => itemView(change, ledger, items, locale)),
          folders: isLong ? foldersOf(members, items, locale) : [],
        },
      ];
    }),
  );
}

/** `3 experiments corrected · 1 experiment withdrawn` */
export function changeSummary(changes: readonly Pick<Change, "kind" | "item">[], locale: Locale): readonly string[] {
  const words = dictionary(locale).changes;
  return kindOrder.flatMap((kind) =>
    itemOrder.flatMap((item) => {
      const count = changes.filter((change) => change.kind === kind && change.item === item).length;
      return count === 0 ? [] : [words.count(kind, item, formatCount(count))];
    }),
  );
}

/** Keys of experiments whose pages say what became of them. */
const tombstoneKeys = oncePerLocale((ledger: Ledger) => new Set(ledger.tombstones.map(({ key }) => key)));

/** The page of an item, or of what became of it; null where there is neither. */
export function pathOfItem(kind: ItemKind, id: string, ledger: Ledger, items: Items, locale: Locale): string | null {
  switch (kind) {
    case "experiment":
      return items.experiments.has(id) || tombstoneKeys(ledger, locale).has(id) ? routes.experiment(locale, id) : null;
    case "benchmark":
      return items.benchmarks.has(id) ? routes.benchmark(locale, id) : null;
    case "leaderboard":
      return items.leaderboards.has(id) ? routes.leaderboard(locale, id) : null;
    case "pack":
      return items.packs.has(id) ? routes.pack(locale, id) : null;
    case "run":
      return items.runs.has(id) ? routes.run(locale, id) : null;
    default:
      return kind satisfies never;
  }
}

function itemView(change: Change, ledger: Ledger, items: Items, locale: Locale): ChangedItemView {
  const words = dictionary(locale).changes;
  const path = (id: string) => pathOfItem(change.item, id, ledger, items, locale);
  const differing = "figures" in change ? change : null;
  const { rows, finer } = figureRows(differing, locale);
  const more = rows.length > openFigures + 1 ? rows.slice(openFigures) : [];
  return {
    name: change.title === null ? { text: change.id, lang: undefined } : textOf(change.title, locale),
    isId: change.title === null,
    path: path(change.id),
    note: noteOf(change, finer, locale),
    reason: change.kind === "withdrawn" ? textOf(change.reason, locale) : null,
    to: change.kind === "renamed" ? { text: change.to, path: path(change.to) } : null,
    figures: more.length === 0 ? rows : rows.slice(0, openFigures),
    more,
    moreText: more.length === 0 ? null : words.moreFigures(formatCount(more.length)),
    scores: (differing?.records ?? []).map(({ part, count, of }) =>
      words.scores(formatCount(count), formatCount(of), part),
    ),
  };
}

function noteOf(change: Change, finer: boolean, locale: Locale): string | null {
  const words = dictionary(locale).changes;
  if (change.kind === "unreadable") return words.unreadableNote;
  if (change.kind === "deleted" && change.toDraft) return words.toDraft;
  return finer ? words.finer : null;
}

/** Figures that look the same before and after are no change to a reader; where all are such, that is said. */
function figureRows(
  differing: Differences | null,
  locale: Locale,
): { readonly rows: readonly FigureRow[]; readonly finer: boolean } {
  const rows = (differing?.figures ?? []).map((change) => figureRow(change, locale));
  const visible = rows.filter((row) => row.rewritten !== null || row.old !== row.new);
  const finer = rows.length > 0 && visible.length === 0 && differing?.records.length === 0;
  return { rows: visible, finer };
}

function figureRow(change: FigureChange, locale: Locale): FigureRow {
  return {
    field: fieldText(change),
    old: valueText(change.old),
    new: valueText(change.new),
    rewritten: change.long ? dictionary(locale).changes.longText : null,
  };
}

/** `test · score_mean`, as the files spell it. */
export function fieldText({ part, field }: Pick<FigureChange, "part" | "field">): string {
  return part === "" ? field : `${part} · ${field}`;
}

/** A value of a file as people read it. */
export function valueText(value: FieldValue): string {
  if (value === null) return dash;
  return typeof value === "number" ? formatPrecise(value) : String(value);
}

function foldersOf(members: readonly Change[], items: Items, locale: Locale): ChangeGroup["folders"] {
  const words = dictionary(locale).changes;
  const present = new Set([...items.experiments.values()].map(({ folder }) => folder));
  return [...Map.groupBy(members, ({ id }) => id.split("/")[0] ?? "")].map(([folder, inside]) => ({
    text: words.inFolder(formatCount(inside.length), folder),
    path: present.has(folder) ? routes.experimentFolder(locale, folder) : null,
  }));
}
