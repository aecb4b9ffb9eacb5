/** What the entries and groups of a leaderboard are called: what tells entries apart, in short display names. */
import type { Benchmark } from "../../content-loaders/repository.ts";
import { dash } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import type { Group } from "../leaderboard/entries/groups.ts";
import { routes } from "../routes.ts";
import { type AlgorithmView, algorithmView, type MarkShapes, siteMarkShapes } from "./algorithm.ts";
import { textOf } from "./column-format.ts";
import { displayName } from "./display.ts";
import { oncePerLocale } from "./once.ts";

/** A column of the identity, beside title and algorithm. */
export interface SettingColumn {
  readonly field: string;
  readonly head: string;
}

/** How an entry is named in tables, cards and sentences. */
export interface EntryName {
  readonly id: string;
  /** A named entry's own title. */
  readonly title: LocalText | null;
  /** Null where the identity leaves the algorithm out. */
  readonly algorithm: AlgorithmView | null;
  /** The entry without its algorithm: the model, and what else tells it from the board's other agents. */
  readonly agent: string;
  /** All settings of the columns, in their order; a dash where the source does not say. */
  readonly settings: readonly string[];
  /** The settings that are stated, in one line, what matters most first. */
  readonly settingsLine: string;
  /** The entry in one line, for sentences and picture texts. */
  readonly line: string;
}

/** A group by its own title, that of its only benchmark, or its id. */
export interface GroupName {
  readonly id: string;
  readonly title: LocalText;
  /** The page of its test data, where it is one benchmark that has a page. */
  readonly path: string | null;
}

/** What names are made from besides the board itself. */
export interface Naming {
  /** The marks of the whole site. */
  readonly shapes: MarkShapes;
  readonly benchmarks: ReadonlyMap<string, Benchmark>;
}

/** The naming of a whole repository. */
export function namingOf({ experiments, benchmarks }: Pick<Catalog, "experiments" | "benchmarks">): Naming {
  return { shapes: siteMarkShapes(experiments), benchmarks };
}

/** The names of a board's entries and groups. */
export interface BoardNames {
  readonly titled: boolean;
  readonly withAlgorithm: boolean;
  readonly columns: readonly SettingColumn[];
  of(entry: Entry): EntryName;
  group(group: Group): GroupName;
}

/** Settings that have a column where any entry states them; the rest only as far as entries would look alike without. */
const usualFields = ["model_name", "harness_name", "thinking_level"] as const;

/** Parts of the name that are shown in another column. */
const foldedFields: ReadonlySet<string> = new Set([...usualFields, "harness_version", "algorithm"]);

const namesOf = oncePerLocale<LeaderboardWithBoard, Map<MarkShapes, BoardNames>>(() => new Map());

/** Names the entries and groups of one board; worked out once, since the page of every entry asks for all names. */
export function boardNames(item: LeaderboardWithBoard, naming: Naming, locale: Locale): BoardNames {
  const known = namesOf(item, locale);
  const names = known.get(naming.shapes) ?? namesOnBoard(item, naming, locale);
  known.set(naming.shapes, names);
  return names;
}

function namesOnBoard(
  { leaderboard, board }: LeaderboardWithBoard,
  { shapes, benchmarks }: Naming,
  locale: Locale,
): BoardNames {
  const { display } = leaderboard.definition.fields;
  const words = dictionary(locale).leaderboard;
  const text = (entry: Entry, field: string) =>
    settingText(entry, field, (name, value) => displayName(display, name, value, locale));
  const differs = (field: string) => new Set(board.entries.map((entry) => identityValue(entry, field))).size > 1;
  const identityFields = [...new Set(board.entries.flatMap(({ identity }) => Object.keys(identity ?? {})))];
  const usual = usualFields.filter((field) => board.entries.some((entry) => identityValue(entry, field)));
  const further = identityFields.filter((field) => !foldedFields.has(field) && differs(field));
  const fields = enoughFields(board.entries, usual, further, text);
  // A narrow line may be cut at its end, and the harness is what a reader misses least.
  const lineFields = [...fields].sort((a, b) => Number(a === "harness_name") - Number(b === "harness_name"));
  const columns = fields.map((field) => ({ field, head: fieldName(field, words.fields) }));
  const agentFields = fields.filter((field, index) => index === 0 || differs(field));
  const agent = shortestDistinct(board.entries, agentFields, text);
  const withAlgorithm = identityFields.includes("algorithm");
  // Where no entry has an algorithm, naming its absence tells nothing apart.
  const algorithmInLine = board.entries.some(({ identity }) => identity?.algorithm);
  const nameOf = (entry: Entry): EntryName => {
    const id = identityValue(entry, "algorithm");
    const name = id === null ? null : displayName(display, "algorithm", id, locale);
    // Without an identity the experiments of a named entry have no algorithm in common, not none.
    const algorithm = withAlgorithm && entry.identity !== null ? algorithmView(id, shapes, locale, name) : null;
    const title = entry.title === null ? null : localText(locale, entry.title.en, entry.title.zh);
    return {
      id: entry.id,
      title,
      algorithm,
      agent: agent(entry),
      settings: fields.map((field) => text(entry, field) ?? dash),
      settingsLine: lineFields.flatMap((field) => text(entry, field) ?? []).join("\u00a0· "),
      line: title?.text ?? [algorithmInLine ? algorithm?.name : null, agent(entry)].filter(Boolean).join(" · "),
    };
  };
  const known = new Map<Entry, EntryName>();
  return {
    titled: board.entries.some(({ title }) => title !== null),
    withAlgorithm,
    columns,
    of: (entry) => {
      const name = known.get(entry) ?? nameOf(entry);
      known.set(entry, name);
      return name;
    },
    group: (group) => groupName(group, benchmarks, locale),
  };
}

function groupName(
  { id, title, testData }: Group,
  benchmarks: ReadonlyMap<string, Benchmark>,
  locale: Locale,
): GroupName {
  const only = testData.length === 1 ? benchmarks.get(testData[0] ?? "") : undefined;
  const path = only === undefined ? null : routes.benchmark(locale, only.id);
  if (title !== null) return { id, title: textOf(title, locale), path };
  if (only === undefined) return { id, title: { text: id, lang: undefined }, path };
  const { fields } = only.manifest;
  return { id, title: localText(locale, fields.title, fields.title_zh), path };
}

/** The value of an identity field; null where the source does not say, or the entry's experiments do not agree. */
export function identityValue({ identity }: Entry, field: string): string | null {
  const values: Readonly<Record<string, string | null | undefined>> = identity ?? {};
  return values[field] ?? null;
}

/** A key for all settings but the algorithm: equal for an agent with and without one. */
function agentKey({ id, identity }: Entry): string {
  if (identity === null) return id;
  return JSON.stringify(Object.entries(identity).filter(([field]) => field !== "algorithm"));
}

function settingText(entry: Entry, field: string, short: (field: string, value: string) => string): string | null {
  const value = identityValue(entry, field);
  if (value === null) return null;
  const name = short(field, value);
  const version = identityValue(entry, "harness_version");
  return field === "harness_name" && version ? `${name} ${version}` : name;
}

/** The usual fields, and further ones until no two entries with the same algorithm look alike. */
function enoughFields(
  entries: readonly Entry[],
  usual: readonly string[],
  further: readonly string[],
  text: (entry: Entry, field: string) => string | null,
): readonly string[] {
  const look = (fields: readonly string[]) => (entry: Entry) =>
    JSON.stringify([entry.title, entry.identity?.algorithm, ...fields.map((field) => text(entry, field))]);
  const different = (fields: readonly string[]) => new Set(entries.map(look(fields))).size;
  const fields = [...usual];
  for (const field of further) {
    if (different([...fields, field]) > different(fields)) fields.push(field);
  }
  return fields;
}

/** The first few of the fields that already tell all agents apart. */
function shortestDistinct(
  entries: readonly Entry[],
  fields: readonly string[],
  text: (entry: Entry, field: string) => string | null,
): (entry: Entry) => string {
  const agents = [...new Map(entries.map((entry) => [agentKey(entry), entry])).values()];
  const line = (entry: Entry, count: number) =>
    fields
      .slice(0, count)
      .flatMap((field) => text(entry, field) ?? [])
      .join(" · ");
  const enough = fields.findIndex(
    (_, index) => new Set(agents.map((entry) => line(entry, index + 1))).size === agents.length,
  );
  const count = enough === -1 ? fields.length : enough + 1;
  return (entry) => line(entry, count) || entry.id;
}

function fieldName(field: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field;
}
