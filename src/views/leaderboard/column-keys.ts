/** The names of the table's columns in addresses: the same in every language, and never two alike. */

/** Identity fields by the short names that addresses use. */
export const fieldKeys = {
  harness_name: "harness",
  model_name: "model",
  model_provider: "provider",
  thinking_level: "thinking",
  algorithm: "algorithm",
  "author.name": "author",
  harness_version: "version",
} as const;
export type Field = keyof typeof fieldKeys;
export type FieldKey = (typeof fieldKeys)[Field];

/** Columns that no definition states. */
export const rankKey = "rank";
export const nameKey = "name";
export const coverageKey = "coverage";

const taken: ReadonlySet<string> = new Set([...Object.values(fieldKeys), rankKey, nameKey, coverageKey]);

/** A column of the definition by its id; one that has the name of another kind of column is told apart by a prefix. */
export function columnKey(id: string): string {
  return taken.has(id) ? `column.${id}` : id;
}

/** The scores of one group as a column. Ids of columns have no dots. */
export function groupKey(id: string): string {
  return `group.${id}`;
}

/** A column of the identity. */
export function settingKey(field: string): string {
  return fieldKeys[field as Field] ?? field;
}

/** The column that names the row: its title or agent, or the algorithm where that comes first. */
export function rowNameKey(titled: boolean, withAlgorithm: boolean): string {
  return titled || !withAlgorithm ? nameKey : fieldKeys.algorithm;
}
