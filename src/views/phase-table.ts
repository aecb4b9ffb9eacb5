/** Every phase of an experiment with its figures as given, each on its line, and what its attempts give where that differs. */
import type { Experiment, Phase } from "../../content-loaders/repository.ts";
import { formatNumber, formatUsd } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import { costFigure, type Figure, figure, scoreFigure } from "./figure.ts";
import { type ComparedFigure, compareSummary } from "./recomputed.ts";
import { fieldSource, lineSource } from "./source-link.ts";
import { timeUnit, tokenUnit } from "./units.ts";

/** The table of phases. */
export interface PhaseTable {
  readonly units: { readonly input: string; readonly cached: string; readonly output: string; readonly time: string };
  /** `pass@3`, or `pass@k` where the phases differ in n; null where no phase gives one. */
  readonly passHead: string | null;
  readonly hasSummaries: boolean;
  /** What the dashes mean; null where there is none. */
  readonly missingNote: string | null;
  readonly rows: readonly PhaseRow[];
  readonly discrepancies: readonly DiscrepancyRow[];
}

export interface PhaseRow {
  readonly name: string;
  readonly isTest: boolean;
  readonly score: Figure;
  readonly attempts: Figure;
  readonly pass: Figure | null;
  readonly cost: Figure;
  readonly input: Figure;
  readonly cached: Figure;
  readonly output: Figure;
  readonly time: Figure;
  readonly summary: LocalText | null;
  /** What to say of figures that the attempts contradict: `≠ 2.08`. Null where none does. */
  readonly differs: string | null;
}

/** One figure that a summary and its attempts tell differently. */
export interface DiscrepancyRow {
  readonly phase: string;
  readonly figure: string;
  readonly given: Figure;
  readonly recomputed: Figure;
}

/** Fields of tokens, one unit for each column. */
const tokenFields = ["n_input_tokens", "n_cache_tokens", "n_output_tokens"] as const;

/** Rows in the order of the phases; the test last. */
export function phaseTable(experiment: Experiment, locale: Locale): PhaseTable {
  const summaries = experiment.phases.map(({ summary }) => summary.fields);
  const [input, cached, output] = tokenFields.map((field) =>
    tokenUnit(
      summaries.flatMap((at) => at[field] ?? []),
      locale,
    ),
  );
  const time = timeUnit(
    summaries.flatMap(({ duration_ms }) => duration_ms ?? []),
    locale,
  );
  const counts = new Set(summaries.map(({ n_attempt }) => n_attempt));
  const hasPass = summaries.some((fields) => typeof fields["pass@k"] === "number");
  const words = dictionary(locale).experiment;
  const tokens = (unit: typeof input) => unit?.text ?? String;
  const rows = experiment.phases.map((phase): PhaseRow => {
    const { fields } = phase.summary;
    const path = (field: string) => fieldSource(experiment, phase.summary, field);
    const differing = compareSummary(phase).discrepancies;
    return {
      name: phase.name,
      isTest: phase.kind === "test",
      score: scoreFigure(fields, path("score_mean"), locale),
      attempts: figure(fields.n_attempt, String, path("n_attempt"), locale),
      pass: hasPass ? figure(fields["pass@k"], (value) => formatNumber(value, 1), path("pass@k"), locale) : null,
      cost: costFigure(fields.cost, path("cost"), locale),
      input: figure(fields.n_input_tokens, tokens(input), path("n_input_tokens"), locale),
      cached: figure(fields.n_cache_tokens, tokens(cached), path("n_cache_tokens"), locale),
      output: figure(fields.n_output_tokens, tokens(output), path("n_output_tokens"), locale),
      time: figure(fields.duration_ms, time.text, path("duration_ms"), locale),
      summary: summaryText(phase, locale),
      differs: differing.length === 0 ? null : words.differs(differing.length),
    };
  });
  return {
    units: { input: input?.name ?? "", cached: cached?.name ?? "", output: output?.name ?? "", time: time.name },
    passHead: hasPass ? `pass@${counts.size === 1 ? [...counts][0] : "k"}` : null,
    hasSummaries: rows.some(({ summary }) => summary !== null),
    missingNote: rows.some(hasMissing) ? words.missingNote : null,
    rows,
    discrepancies: experiment.phases.flatMap((phase) => discrepancyRows(experiment, phase, locale)),
  };
}

function hasMissing({ score, cost, input, cached, output, time }: PhaseRow): boolean {
  return [score, cost, input, cached, output, time].some(({ missing }) => missing);
}

/** The English text also stands where only the Chinese one is missing, and the other way round. */
function summaryText({ summary }: Phase, locale: Locale): LocalText | null {
  const { summary: english, summary_zh: chinese } = summary.fields;
  if (english) return localText(locale, english, chinese);
  return chinese ? { text: chinese, lang: locale === "zh" ? undefined : "zh-CN" } : null;
}

function discrepancyRows(experiment: Experiment, phase: Phase, locale: Locale): readonly DiscrepancyRow[] {
  const words = dictionary(locale).experiment;
  const attempts = phase.attempts[0] ? lineSource(experiment, phase.attempts[0].file, 1) : null;
  return compareSummary(phase).discrepancies.map(({ figure: name, given, recomputed }) => ({
    phase: phase.name,
    figure: words.figures[name],
    given: figure(given, figureFormat(name), fieldSource(experiment, phase.summary, name), locale),
    recomputed: figure(recomputed, figureFormat(name), attempts, locale),
  }));
}

/** Both numbers with enough digits to see that they differ. */
function figureFormat(name: ComparedFigure): (value: number) => string {
  switch (name) {
    case "score_mean":
    case "score_std":
    case "pass@k":
      return (value) => formatNumber(value, 2);
    case "cost":
      return (value) => (Math.abs(value) < 1 ? `$${formatNumber(value, 4)}` : formatUsd(value));
    case "duration_ms":
      return (value) => `${formatNumber(value, 0)} ms`;
    case "n_input_tokens":
    case "n_cache_tokens":
    case "n_output_tokens":
      return (value) => formatNumber(value, 0);
    default:
      return name satisfies never;
  }
}
