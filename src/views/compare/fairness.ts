/** What differs in how the compared entries were run, and what of it makes the comparison unfair. Runs in the reader's browser. */
import type { CompareEntry } from "./entry-file.ts";
import { letterOf } from "./selection.ts";
import type { CompareSetting, Concern } from "./settings.ts";

/** A setting across the compared entries, in their order. */
export interface SettingRow {
  readonly term: string;
  readonly raw: boolean;
  readonly concern: Concern | null;
  readonly values: readonly SettingValue[];
}

export interface SettingValue {
  /** What it is called, where that is not its text; else null. */
  readonly name: string | null;
  /** Null: not stated, or other in each group. */
  readonly text: string | null;
  readonly missing: string;
  readonly varies: boolean;
  /** False for the reference itself. */
  readonly differs: boolean;
}

export interface Settings {
  readonly differing: readonly SettingRow[];
  /** The same in all, and stated. */
  readonly same: readonly SettingRow[];
  /** Stated by none. */
  readonly unstated: readonly string[];
}

/** Sorts the settings of the compared entries; those of the harness stand last in each list, as in the files. */
export function compareSettingRows(entries: readonly CompareEntry[]): Settings {
  const found = new Map<string, CompareSetting>();
  for (const setting of entries.flatMap(({ settings }) => settings)) {
    if (!found.has(keyOf(setting))) found.set(keyOf(setting), setting);
  }
  // With the reference.
  const shared = entries.map(({ runOn }) => runOn.filter((group) => entries[0]?.runOn.includes(group)));
  const rows = [...found].map(([key, setting]): SettingRow => {
    const own = entries.map(({ settings }) => settings.find((candidate) => keyOf(candidate) === key));
    return {
      term: setting.term,
      raw: setting.raw,
      concern: setting.concern,
      values: own.map((value, place) => ({
        text: value?.text ?? null,
        name: value?.name ?? null,
        missing: value?.missing ?? setting.missing,
        varies: value !== undefined && value.byGroup !== null,
        differs: !agree(own[0], value, shared[place] ?? []),
      })),
    };
  });
  const same = rows.filter(({ values }) => values.every(({ differs }) => !differs));
  const silent = (row: SettingRow) => row.values.every(({ text, varies }) => text === null && !varies);
  return {
    differing: rows.filter((row) => !same.includes(row)),
    same: same.filter((row) => !silent(row)),
    unstated: same.filter(silent).map(({ term }) => term),
  };
}

/** Values with the letters of the entries that have them, in the order met: `codex` for A and C. */
export interface Parties {
  /** Null: not stated. */
  readonly text: string | null;
  readonly letters: readonly string[];
}

export type Warning =
  | { readonly kind: "setting"; readonly concern: Concern; readonly term: string; readonly parties: readonly Parties[] }
  /** Some are made up, the others measured. */
  | { readonly kind: "synthetic"; readonly letters: readonly string[] }
  | { readonly kind: "versions"; readonly benchmarks: readonly string[]; readonly parties: readonly Parties[] };

/** Everything that makes the difference of two entries more than one of model or algorithm. */
export function unfairness(entries: readonly CompareEntry[]): readonly Warning[] {
  const synthetic = entries.flatMap((entry, place) => (entry.synthetic ? [letterOf(place)] : []));
  const mixed = synthetic.length > 0 && synthetic.length < entries.length;
  return [
    ...(mixed ? [{ kind: "synthetic", letters: synthetic } as const] : []),
    ...versionWarnings(entries),
    ...compareSettingRows(entries).differing.flatMap(({ concern, term, values }) =>
      concern === null ? [] : [{ kind: "setting", concern, term, parties: partiesOf(values) } as const],
    ),
  ];
}

/** Benchmarks that differ in the same way are told together. */
function versionWarnings(entries: readonly CompareEntry[]): readonly Warning[] {
  const ids = [...new Set(entries.flatMap(({ versions }) => Object.keys(versions)))].sort();
  const found = ids.flatMap((benchmark) => {
    const measured = entries.flatMap(({ versions }, place) =>
      benchmark in versions ? [{ place, text: versions[benchmark] ?? null }] : [],
    );
    return new Set(measured.map(({ text }) => text)).size < 2 ? [] : [{ benchmark, parties: groupByText(measured) }];
  });
  return [...Map.groupBy(found, ({ parties }) => JSON.stringify(parties)).values()].map((alike) => ({
    kind: "versions",
    benchmarks: alike.map(({ benchmark }) => benchmark),
    parties: alike[0]?.parties ?? [],
  }));
}

function partiesOf(values: readonly SettingValue[]): readonly Parties[] {
  // A name stands for a value as long as it tells the values apart.
  const texts = new Set(values.map(({ text }) => text));
  const named = new Set(values.map(({ name, text }) => name ?? text));
  const told = named.size === texts.size;
  return groupByText(values.map(({ name, text }, place) => ({ place, text: told ? (name ?? text) : text })));
}

function groupByText(items: readonly { readonly place: number; readonly text: string | null }[]): readonly Parties[] {
  return [...Map.groupBy(items, ({ text }) => text)].map(([text, same]) => ({
    text,
    letters: same.map(({ place }) => letterOf(place)),
  }));
}

function keyOf({ raw, term }: CompareSetting): string {
  return `${raw} ${term}`;
}

/** Where the experiments of an entry do not agree, the groups that both were run on decide. */
function agree(a: CompareSetting | undefined, b: CompareSetting | undefined, groups: readonly string[]): boolean {
  const at = (setting: CompareSetting | undefined, group: string) =>
    setting?.byGroup ? (setting.byGroup[group] ?? null) : (setting?.text ?? null);
  if (!a?.byGroup && !b?.byGroup) return (a?.text ?? null) === (b?.text ?? null);
  return groups.every((group) => at(a, group) === at(b, group));
}
