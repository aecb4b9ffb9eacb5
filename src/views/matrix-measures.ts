/** What the squares of a table of records can show: the score, or what the record used. */
import { recomputeSummary } from "../../content-loaders/recompute.ts";
import type { Attempt, AttemptRecord, Experiment, Phase } from "../../content-loaders/repository.ts";
import { dash, formatCount, formatNumber, formatPrecise, formatUsd } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { type HeatCell, heatDigits, heatStep, rangeText, type ScoreRange, scoreRange } from "./heat.ts";
import { type GridLine, meanAll, meanKnown, sumAll } from "./record-grid.ts";
import { recordSource } from "./source-link.ts";
import { timeUnit, tokenUnit } from "./units.ts";

export const measures = ["score", "cost", "time", "tokens"] as const;
export type Measure = (typeof measures)[number];

/** How a measure is written into squares and at the edges of the table. */
export interface MeasureLook {
  readonly unit: string | null;
  readonly scale: readonly [string, string];
  readonly cell: (attempt: Attempt, record: AttemptRecord | undefined) => HeatCell;
  /** The mean over the attempts. */
  readonly ofTask: (records: GridLine["records"]) => string;
  /** The score of the attempt at this place, or its sum. */
  readonly ofAttempt: (index: number) => string;
  /** The mean over the attempts of what {@link ofAttempt} gives. */
  readonly whole: string;
}

type Fields = AttemptRecord["fields"];

/** Null where no record states the measure; scores always have a table. */
export function measureLook(
  measure: Measure,
  experiment: Experiment,
  phase: Phase,
  locale: Locale,
): MeasureLook | null {
  if (measure === "score") return scoreLook(experiment, phase, locale);
  const stating = amountOf[measure];
  const stated = phase.attempts.flatMap(({ records }) => records.flatMap(({ fields }) => stating.value(fields) ?? []));
  return stated.length === 0 ? null : amountLook(measure, stated, experiment, phase, locale);
}

/** The mean of a task leaves out attempts without a score, whose gaps are visible beside it; the score of an attempt does not. */
function scoreLook(experiment: Experiment, phase: Phase, locale: Locale): MeasureLook {
  const words = dictionary(locale).experiment;
  const scores = phase.attempts.flatMap(({ records }) => records.flatMap(({ fields }) => fields.score ?? []));
  const range = scoreRange(scores);
  const digits = heatDigits(scores, range, 1);
  const { attemptScores } = recomputeSummary(phase.attempts);
  return {
    unit: null,
    scale: rangeText(range),
    cell(attempt, record) {
      if (record === undefined) return noRecord(locale);
      const { score } = record.fields;
      const error = errorOf(record);
      const shown = score === null ? words.notStated : formatNumber(score, 2);
      return {
        step: score === null ? null : heatStep(score, range),
        text: textOf(score, (value) => formatNumber(value, digits)),
        title: error === null ? shown : words.matrix.endedIn(shown, error),
        path: recordSource(experiment, attempt, record, "score"),
        error,
      };
    },
    ofTask: (records) =>
      textOf(meanKnown(records.map(({ record }) => record?.fields.score)), (value) =>
        formatNumber(value, range.high <= 1 ? 2 : 1),
      ),
    ofAttempt: (index) => textOf(attemptScores[index] ?? null, twoDigits),
    whole: textOf(meanAll(attemptScores), twoDigits),
  };
}

/** Where an amount stands in a record; tokens are input and output together and lead to the first of their lines. */
const amountOf = {
  cost: { field: "cost", value: ({ cost }: Fields) => cost },
  time: { field: "duration_ms", value: ({ duration_ms }: Fields) => duration_ms },
  tokens: {
    field: "n_input_tokens",
    value: ({ n_input_tokens: input, n_output_tokens: output }: Fields) =>
      input === null || output === null ? null : input + output,
  },
} as const;

/** An amount counts only where every part of it is stated. */
function amountLook(
  measure: Exclude<Measure, "score">,
  stated: readonly number[],
  experiment: Experiment,
  phase: Phase,
  locale: Locale,
): MeasureLook {
  const words = dictionary(locale).experiment;
  const { field, value: amount } = amountOf[measure];
  const high = stated.reduce((most, value) => Math.max(most, value), 0);
  const range: ScoreRange = { low: 0, high: high === 0 ? 1 : high };
  const sums = phase.attempts.map(({ records }) => sumAll(records.map(({ fields }) => amount(fields))));
  const { name, text } = amountText(measure, stated, locale);
  // Sums may need a larger unit than their parts; one unit for the whole table keeps its numbers comparable.
  return {
    unit: name,
    scale: [text(0), text(range.high)],
    cell(attempt, record) {
      if (record === undefined) return noRecord(locale);
      const value = amount(record.fields);
      const error = errorOf(record);
      const shown = value === null ? words.notStated : exactText(measure, record.fields, value, locale);
      return {
        step: value === null ? null : heatStep(value, range),
        text: textOf(value, text),
        title: error === null ? shown : words.matrix.endedIn(shown, error),
        path: recordSource(experiment, attempt, record, field),
        error,
      };
    },
    ofTask: (records) => textOf(meanAll(records.map(({ record }) => record && amount(record.fields))), text),
    ofAttempt: (index) => textOf(sums[index] ?? null, text),
    whole: textOf(meanAll(sums), text),
  };
}

function amountText(measure: Exclude<Measure, "score">, stated: readonly number[], locale: Locale) {
  switch (measure) {
    case "cost":
      return { name: dictionary(locale).experiment.costUnit, text: formatUsd };
    case "time":
      return timeUnit(stated, locale);
    case "tokens":
      return tokenUnit(stated, locale);
    default:
      return measure satisfies never;
  }
}

/** The amount with up to six decimals, tokens by their parts. */
function exactText(measure: Exclude<Measure, "score">, fields: Fields, value: number, locale: Locale): string {
  const words = dictionary(locale).experiment.matrix;
  switch (measure) {
    case "cost":
      return `$${formatPrecise(value)}`;
    case "time":
      return `${formatCount(value)} ms`;
    case "tokens": {
      const { n_input_tokens: input, n_cache_tokens: cached, n_output_tokens: output } = fields;
      return words.tokenParts(formatCount(input ?? 0), textOf(cached, formatCount), formatCount(output ?? 0));
    }
    default:
      return measure satisfies never;
  }
}

function noRecord(locale: Locale): HeatCell {
  const { noRecord: title } = dictionary(locale).experiment.matrix;
  return { step: null, text: dash, title, path: null, error: null };
}

/** Why the run of a record ended early; null where it did not. */
export function errorOf({ fields }: AttemptRecord): string | null {
  return fields.error_reason?.trim() || null;
}

function twoDigits(value: number): string {
  return formatNumber(value, 2);
}

function textOf(value: number | null, format: (value: number) => string): string {
  return value === null ? dash : format(value);
}
