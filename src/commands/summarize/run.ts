/** `summarize` without a process around it: what it writes, what it says, how it ends. */
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Problem, problem } from "../../../content-loaders/problem.ts";
import { phaseNameOf } from "../../../content-loaders/reading/experiments.ts";
import { formatReport, printable, type ReportLocale } from "../../../content-loaders/report.ts";
import { phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { editMapping } from "../../../content-loaders/source/yaml-edit.ts";
import { entangledSummary } from "../../../content-loaders/writing-rules.ts";
import { shellWord } from "../arguments.ts";
import type { CommandEnd } from "../command-end.ts";
import { type FileContent, replaceFiles } from "../write-files.ts";
import { type Difference, type NotComputed, type SummaryState, stateOfSummary } from "./differences.ts";
import { type PhaseFolder, readExperimentFolder } from "./experiment.ts";
import { type SummarizeWords, summarizeWords } from "./words.ts";

export interface SummarizeOptions {
  /** Absolute path of the experiment. */
  readonly folder: string;
  /** The same as it was given, for the sentences. */
  readonly given: string;
  /** Writes nothing and tells the differences. */
  readonly check: boolean;
  readonly locale: ReportLocale;
}

/** The keys of a summary in the order of RFC-0002. */
const keyOrder = Object.keys(phaseSummary.fields);

/** Exit 0: written, or nothing differs. 1: a check found differences. 2: could not run, nothing was written. */
export async function summarize({ folder, given, check, locale }: SummarizeOptions): Promise<CommandEnd> {
  const words = summarizeWords[locale];
  const refused = (sentence: string): CommandEnd => ({ exitCode: 2, output: `${printable(sentence)}\n` });
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return refused(words.noFolder(given));
  const experiment = await readExperimentFolder(folder);
  if (experiment === null) {
    const isPhase = phaseNameOf(basename(folder)) !== null && existsSync(join(dirname(folder), "meta_info.yaml"));
    return refused(isPhase ? words.phaseFolder(given, dirname(folder)) : words.noExperiment(given));
  }
  const { root, phases } = experiment;
  const faulty = (faults: readonly Problem[]): CommandEnd => ({
    exitCode: 2,
    output: formatReport(faults, locale, "text"),
  });
  if (experiment.faults.length > 0) return faulty(experiment.faults);
  if (phases.length === 0) return refused(words.noPhase(given));

  const states = phases.map((found) => ({ found, state: stateOfSummary(found) }));
  const texts = states.map(({ found, state }) => newText(found, state, locale));
  const entangled = phases
    .filter((_, at) => texts[at] === null)
    .map(({ phase }) => ({ file: summaryFile(phase.path), line: 1, column: 1, path: "" }));
  if (entangled.length > 0) return faulty(entangled.map((place) => problem(entangledSummary, place, {})));

  const told = states.map(({ found, state }) => report(found, state, words, locale)).join("");
  const summarized = states.filter(({ state }) => state !== null).length;
  const changed = states.filter(({ state }) => state !== null && state.differences.length > 0).length;
  if (check) {
    const command = changed === 0 ? null : `npm run summarize -- ${shellWord(given)}`;
    return { exitCode: changed === 0 ? 0 : 1, output: `${told}${words.checked(changed, summarized, command)}\n` };
  }
  const files = phases.flatMap(({ phase, summary }, at): readonly FileContent[] => {
    const text = texts[at];
    if (text == null || text === summary?.text) return [];
    return [{ path: join(root, summaryFile(phase.path)), text: summary?.hasBom === true ? `\ufeff${text}` : text }];
  });
  try {
    replaceFiles(files);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return refused(words.notWritten(error.message));
  }
  return { exitCode: 0, output: `${told}${words.written(changed, summarized)}\n` };
}

function summaryFile(phasePath: string): string {
  return `${phasePath}/summary.yaml`;
}

/** The summary's text as it is to be; that which is there where nothing differs, null where it cannot be changed. */
function newText({ summary }: PhaseFolder, state: SummaryState | null, locale: ReportLocale): string | null {
  if (state === null || state.differences.length === 0) return summary?.text ?? "";
  const edits = state.differences.map(({ key, computed }) => ({ key, value: computed }));
  return editMapping(summary?.text ?? commentsFor(edits, locale), edits, keyOrder);
}

/** What a new file says of the keys that a person has to fill in. */
function commentsFor(edits: readonly { readonly key: string }[], locale: ReportLocale): string {
  const words = summarizeWords[locale];
  const set = new Set(edits.map(({ key }) => key));
  return Object.entries(phaseSummary.fields)
    .filter(([key]) => !set.has(key) && key !== "pass@k")
    .map(([key, { presence, about, type }]) => {
      const isOptional = presence === "optional";
      const text = isOptional ? words.optional(about[locale]) : words.toFillIn(about[locale], type.example("yaml"));
      return `# ${key}: ${text}\n`;
    })
    .join("");
}

/** What is said of one phase; nothing where the summary agrees and is complete. */
function report(
  { phase, summary }: PhaseFolder,
  state: SummaryState | null,
  words: SummarizeWords,
  locale: ReportLocale,
): string {
  if (state === null) return `${printable(words.noAttempt(phase.path))}\n\n`;
  const file = summaryFile(phase.path);
  const { differences } = state;
  // Where nothing was written yet there is nothing to compare: one line says what follows.
  const isNew = differences.length > 0 && differences.every(saysNothing);
  const figures = differences.map(({ key, computed }) => `${key} ${computed}`);
  const stays = staysLines(state.notComputed, words);
  const lines = [
    ...(summary === null ? [words.missingFile(file)] : isNew || stays.length > 0 ? [file] : []),
    ...(isNew ? [`  ${words.firstFigures(figures)}`] : []),
    ...stays,
    ...(isNew ? [] : differences.flatMap((difference) => differenceLines(difference, words, locale))),
  ];
  return lines.length === 0 ? "" : `${lines.map(printable).join("\n")}\n\n`;
}

function saysNothing({ written }: Difference): boolean {
  return written === null || /^(|~|null)$/i.test(written);
}

function differenceLines(found: Difference, words: SummarizeWords, locale: ReportLocale): readonly string[] {
  const { key, place, written, computed, cause } = found;
  const sentence = words.difference(written, computed, cause?.[locale] ?? null);
  return [`${place.file}:${place.line}:${place.column}  ${key}`, `  ${sentence}`];
}

/** Figures that as many records of the same file on do not state share a line. */
function staysLines(notComputed: readonly NotComputed[], words: SummarizeWords): readonly string[] {
  const groups = Map.groupBy(notComputed, ({ key, reason }) =>
    reason.kind === "missing" ? `${reason.records} ${reason.first.file}` : key,
  );
  return [...groups.values()].map((group) => {
    const keys = group.map(({ key }) => key);
    return `  ${words.stays(keys, reasonText(group, words))}`;
  });
}

function reasonText(group: readonly NotComputed[], words: SummarizeWords): string {
  const reasons = group.map(({ reason }) => reason);
  const missing = reasons.flatMap((reason) => (reason.kind === "missing" ? [reason] : []));
  const [first] = missing;
  if (first !== undefined) {
    const fields = [...new Set(missing.map(({ field }) => field))];
    // The fields that carry the same names as the keys before them need not be named twice.
    const isSame =
      fields.length > 1 && fields.length === group.length && group.every(({ key }, at) => key === fields[at]);
    return words.missing(isSame ? null : fields, first.records, `${first.first.file}:${first.first.line}`);
  }
  return reasons.some(({ kind }) => kind === "no-threshold") ? words.noThreshold : words.tooLarge;
}
