/** The reference of the file formats, made from the schemas by which the files are read. */
import { benchmarkManifest } from "../../../content-loaders/schema/benchmark.ts";
import { attemptRecord, experimentMeta, phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { leaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { packDeclaration, packPlugin } from "../../../content-loaders/schema/pack.ts";
import { type PriceColumn, priceColumns } from "../../../content-loaders/schema/prices.ts";
import { runManifest } from "../../../content-loaders/schema/run.ts";
import { taskConfig } from "../../../content-loaders/schema/task.ts";
import type { Field, Fields, Presence, Syntax, Type } from "../../../content-loaders/schema/type.ts";
import { dictionary, type Locale, pick } from "../../i18n/index.ts";

/** The files with fields, in the order in which a submitter meets them. */
const FORMATS = [
  {
    id: "meta-info",
    path: "experiments/<leaderboard-id>/<experiment-id>/meta_info.yaml",
    syntax: "yaml",
    fields: experimentMeta.fields,
  },
  {
    id: "attempt",
    path: "experiments/<leaderboard-id>/<experiment-id>/<phase>/attempt-<n>.yaml",
    syntax: "yaml",
    fields: attemptRecord.fields,
  },
  {
    id: "summary",
    path: "experiments/<leaderboard-id>/<experiment-id>/<phase>/summary.yaml",
    syntax: "yaml",
    fields: phaseSummary.fields,
  },
  {
    id: "benchmark",
    path: "packages/<benchmark-id>/benchmark_config.toml",
    syntax: "toml",
    fields: benchmarkManifest.fields,
  },
  {
    id: "task",
    path: "packages/<benchmark-id>/<task-id>/task_config.toml",
    syntax: "toml",
    fields: taskConfig.fields,
  },
  {
    id: "leaderboard",
    path: "leaderboards/<leaderboard-id>.yaml",
    syntax: "yaml",
    fields: leaderboardDefinition.fields,
  },
  {
    id: "pack-plugin",
    path: "packs/<pack-id>/plugin.yaml",
    syntax: "yaml",
    fields: packPlugin.fields,
  },
  {
    id: "pack",
    path: "packs/<pack-id>/benchmark.yaml",
    syntax: "yaml",
    fields: packDeclaration.fields,
  },
  {
    id: "run",
    path: "runs/<run-id>/run.yaml",
    syntax: "yaml",
    fields: runManifest.fields,
  },
] as const satisfies readonly { id: string; path: string; syntax: Syntax; fields: Fields }[];

/** Files and folders without fields. */
const OTHER_FILES = [
  { key: "statement", path: "packages/<benchmark-id>/<task-id>/statement/README.md" },
  { key: "rubric", path: "packages/<benchmark-id>/<task-id>/rubric/" },
  { key: "data", path: "data/<benchmark-id>/README.md" },
  { key: "plugins", path: "plugins/<plugin-id>/" },
  { key: "lmEval", path: "runs/<run-id>/<pack-id>/results_<time>.json" },
  { key: "evalscope", path: "runs/<run-id>/<pack-id>/<data-set>.json" },
  { key: "scores", path: "runs/<run-id>/<pack-id>/scores.json" },
  { key: "packReadme", path: "packs/<pack-id>/README.md" },
  { key: "traces", path: "experiments/<leaderboard-id>/<experiment-id>/traces/" },
] as const;

export type FormatId = (typeof FORMATS)[number]["id"] | "prices";

/** One file of the repository and what may stand in it. */
export interface FormatView {
  /** The anchor of its section. */
  readonly anchor: string;
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly FieldRow[];
}

/** One key. */
export interface FieldRow {
  /** `summary.score_mean`: the anchor of the row. */
  readonly anchor: string;
  /** The key with those around it: `author.name`, `source[].task_id`. */
  readonly name: string;
  /** What the value is. */
  readonly value: string;
  /** The line as it would be written; null where an example says no more than the kind of value. */
  readonly example: string | null;
  readonly presence: Presence;
  /** Whether the key must be there, and what null means, in words. */
  readonly required: string;
  readonly null: string;
  readonly about: string;
}

/** A file or folder that holds no fields. */
export interface OtherFile {
  readonly path: string;
  readonly about: string;
}

export interface FormatReference {
  readonly formats: readonly FormatView[];
  readonly others: readonly OtherFile[];
}

/** Every file that is read, with every key, in one language. */
export function formatReference(locale: Locale): FormatReference {
  const words = dictionary(locale).submit.formats;
  const formats = FORMATS.map(({ id, path, syntax, fields }) => ({
    anchor: anchorOf(id),
    path,
    ...words.files[id],
    fields: rowsOf(fields, { anchor: id, name: "" }, syntax, locale),
  }));
  return {
    formats: [
      ...formats,
      {
        anchor: anchorOf("prices"),
        path: "prices/<name>.csv",
        ...words.files.prices,
        fields: Object.entries<PriceColumn>(priceColumns).map(([name, column]) => priceRow(name, column, locale)),
      },
    ],
    others: OTHER_FILES.map(({ key, path }) => ({ path, about: words.others[key] })),
  };
}

function anchorOf(id: FormatId): string {
  return `format-${id}`;
}

/** Where a row stands: what its anchor and its name begin with. */
interface Stem {
  readonly anchor: string;
  readonly name: string;
}

function rowsOf(fields: Fields, stem: Stem, syntax: Syntax, locale: Locale): readonly FieldRow[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const own = { anchor: `${stem.anchor}.${key}`, name: stem.name === "" ? key : `${stem.name}.${key}` };
    return [rowOf(key, field, own, syntax, locale), ...innerRows(field.type, own, syntax, locale)];
  });
}

function rowOf(key: string, field: Field<unknown>, stem: Stem, syntax: Syntax, locale: Locale): FieldRow {
  const { presence, type, about, nullIsNone = false } = field;
  const words = dictionary(locale).submit.formats;
  const example = exampleOf(type, syntax);
  return {
    ...stem,
    value: pick(locale, type.expected),
    example: example === null ? null : syntax === "yaml" ? `${key}: ${example}` : `${key} = ${example}`,
    presence,
    required: words.required[presence],
    null: nullIsNone ? words.nullIsNone : words.null[presence],
    about: pick(locale, about),
  };
}

/** The keys inside a value, wherever they lie: in a mapping, in the items of a list, behind keys of the author's own. */
function innerRows(type: Type<unknown>, stem: Stem, syntax: Syntax, locale: Locale): readonly FieldRow[] {
  const { parts } = type;
  switch (parts?.kind) {
    case undefined:
      return [];
    case "keys":
      return rowsOf(parts.fields, stem, syntax, locale);
    case "items":
      return innerRows(parts.of, { ...stem, name: `${stem.name}[]` }, syntax, locale);
    case "values": {
      const inner = { anchor: `${stem.anchor}.*`, name: `${stem.name}.<…>` };
      return innerRows(parts.of, inner, syntax, locale);
    }
    default:
      return parts satisfies never;
  }
}

/** Placeholders and booleans show nothing that the kind of value has not said; an address of a person stands on no page. */
function exampleOf(type: Type<unknown>, syntax: Syntax): string | null {
  const example = type.example(syntax);
  return type.parts !== undefined || /…|@|^true$/.test(example) ? null : example;
}

function priceRow(name: string, column: PriceColumn, locale: Locale): FieldRow {
  const words = dictionary(locale).submit.formats;
  return {
    anchor: `prices.${name}`,
    name,
    value: pick(locale, column.expected),
    example: column.example,
    presence: column.required ? "required" : "optional",
    required: words.required[column.required ? "required" : "optional"],
    null: words.emptyCell[column.required ? "required" : "optional"],
    about: pick(locale, column.about),
  };
}
