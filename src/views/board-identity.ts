/** What tells the entries of a leaderboard apart, in short display names. */
import { dash } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import { type AlgorithmView, algorithmView, type MarkShapes } from "./algorithm.ts";
import { displayName } from "./display.ts";

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

/** The names of a board's entries. */
export interface BoardNames {
  readonly titled: boolean;
  readonly withAlgorithm: boolean;
  readonly columns: readonly SettingColumn[];
  of(entry: Entry): EntryName;
}

/** Settings that have a column where any entry states them; the rest only as far as entries would look alike without. */
const usualFields = ["model_name", "harness_name", "thinking_level"] as const;

/** Parts of the name that are shown in another column. */
const foldedFields: ReadonlySet<string> = new Set([...usualFields, "harness_version", "algorithm"]);

/** Names the entries of one board; `shapes` are the marks of the whole site. */
export function boardNames(
  { leaderboard, board }: LeaderboardWithBoard,
  shapes: MarkShapes,
  locale: Locale,
): BoardNames {
  const { display } = leaderboard.definition.fields;
  const words = dictionary(locale).leaderboard;
  const text = (entry: Entry, field: string) =>
    settingText(entry, field, (name, value) => displayName(display, name, value, locale));
  const differs = (field: string) => new Set(board.entries.map(({ identity }) => identity[field] ?? null)).size > 1;
  const identityFields = [...new Set(board.entries.flatMap(({ identity }) => Object.keys(identity)))];
  const usual = usualFields.filter((field) => board.entries.some(({ identity }) => identity[field]));
  const further = identityFields.filter((field) => !foldedFields.has(field) && differs(field));
  const fields = enoughFields(board.entries, usual, further, text);
  // A narrow line may be cut at its end, and the harness is what a reader misses least.
  const lineFields = [...fields].sort((a, b) => Number(a === "harness_name") - Number(b === "harness_name"));
  const columns = fields.map((field) => ({ field, head: fieldName(field, words.fields) }));
  const agentFields = fields.filter((field, index) => index === 0 || differs(field));
  const agent = shortestDistinct(board.entries, agentFields, text);
  const withAlgorithm = identityFields.includes("algorithm");
  // Where no entry has an algorithm, naming its absence tells nothing apart.
  const algorithmInLine = board.entries.some(({ identity }) => identity.algorithm);
  return {
    titled: board.entries.some(({ title }) => title !== null),
    withAlgorithm,
    columns,
    of: (entry) => {
      const id = entry.identity.algorithm ?? null;
      const name = id === null ? null : displayName(display, "algorithm", id, locale);
      const algorithm = withAlgorithm ? algorithmView(id, shapes, locale, name) : null;
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
    },
  };
}

/** A key for all settings but the algorithm: equal for an agent with and without one. */
export function agentKey({ identity }: Entry): string {
  return JSON.stringify(Object.entries(identity).filter(([field]) => field !== "algorithm"));
}

function settingText(entry: Entry, field: string, short: (field: string, value: string) => string): string | null {
  const value = entry.identity[field];
  if (value === null || value === undefined) return null;
  const name = short(field, value);
  const version = entry.identity.harness_version;
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
    JSON.stringify([entry.title, entry.identity.algorithm, ...fields.map((field) => text(entry, field))]);
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
