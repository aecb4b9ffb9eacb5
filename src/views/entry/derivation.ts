/** How a cell came about: every figure that went in with the line it stands on, the coefficients, the propagation, the result. */
import { dash, formatCount, formatNumber, formatPrecise } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, pick } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { RunFlag } from "../../leaderboard/board-notes.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { Cell, DerivedOperand } from "../../leaderboard/evaluation/cell.ts";
import type { RunFacts } from "../../leaderboard/evaluation/reference.ts";
import { mathml } from "../../leaderboard/expression/mathml.ts";
import { FIELDS, isFieldName } from "../../leaderboard/expression/names.ts";
import { type SpreadOver, spreadOver } from "../../leaderboard/measure/spread-over.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import type { BoardNames } from "../board-identity.ts";
import { type CellView, cellOf } from "../cell-view.ts";
import { type ColumnFormat, columnTitle, displayMath, isMacroMean, textOf } from "../column-format.ts";
import { missingTexts } from "../missing-text.ts";
import { phaseLabel } from "../phase-label.ts";
import { runMeanText } from "../run-attempts.ts";
import { blobUrl, type RepositoryPlace } from "../source.ts";
import { fileInExperiment } from "../source-link.ts";
import { deviationFormula, errorFormula } from "./propagation.ts";

export interface CellDerivation {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText | null;
  readonly unit: string;
  readonly cell: CellView;
  /** The ranking column is shown at once, the others on demand. */
  readonly open: boolean;
  readonly expression: string;
  /** A complete `<math>` element. */
  readonly mathml: string;
  /** What there is to say of it in short: coverage, kind of mean, attempts. */
  readonly facts: readonly string[];
  readonly missing: readonly string[];
  readonly discrepancies: readonly { readonly text: string; readonly source: SourceLine }[];
  readonly operands: OperandTable;
  readonly spread: Propagation | StatedSpread | null;
  /** Why there is no ±; null where there is one, and where there is no value. */
  readonly noSpread: string | null;
}

/** s = sqrt(sum c^2 s^2) and u = sqrt(sum c^2 s^2 / n), with their values. */
export interface Propagation {
  readonly kind: "propagated";
  readonly over: SpreadOver;
  /** A complete `<math>` element; null where all that is known are standard errors, so that there is but one sum. */
  readonly std: string | null;
  /** The same for the standard error; null where a number of attempts is not known. */
  readonly se: string | null;
  readonly dof: string | null;
  readonly firstOrder: boolean;
}

/** The column's own expression for the std. */
export interface StatedSpread {
  readonly kind: "stated";
  readonly expression: string;
  readonly mathml: string;
  readonly std: string | null;
  readonly operands: OperandTable;
}

export interface OperandTable {
  /** The references are told apart only where there are several. */
  readonly withReferences: boolean;
  readonly withSpread: boolean;
  readonly withHost: boolean;
  /** True where figures of runs are among them. */
  readonly withRuns: boolean;
  readonly rows: readonly OperandRow[];
}

export interface OperandRow {
  readonly group: LocalText | null;
  readonly reference: string;
  /** The same in pieces between which a line may break. */
  readonly referencePieces: readonly string[];
  /** The experiment or the run; null where there is none. */
  readonly origin: { readonly id: string; readonly path: string | null } | null;
  /** Of a run, the pack and the suite. */
  readonly phase: string;
  readonly value: string;
  /** With up to six decimals, or the reason why it is missing. */
  readonly title: string;
  readonly missing: string | null;
  /** What must be said of a number of a run: scored elsewhere, not as declared, made up. */
  readonly flags: readonly string[];
  /** Of a run, the standard error of its report. */
  readonly std: string;
  readonly n: string;
  readonly coefficient: string;
  readonly source: SourceLine | null;
}

export interface SourceLine {
  /** `test/summary.yaml:4`. */
  readonly text: string;
  /** The same in pieces between which a line may break; files of runs have long names. */
  readonly pieces: readonly string[];
  readonly path: string;
  /** The line at the data commit where the repository is hosted; null where that is not known. */
  readonly host: string | null;
}

export interface DerivationContext {
  readonly board: Board;
  readonly entry: Entry;
  readonly names: BoardNames;
  readonly repository: RepositoryPlace;
  readonly locale: Locale;
}

export function cellDerivation(
  column: Column,
  view: CellView,
  format: ColumnFormat,
  context: DerivationContext,
): CellDerivation {
  const { entry, locale } = context;
  const cell = cellOf(entry, column);
  const words = dictionary(locale);
  const { present, of } = cell.coverage;
  return {
    id: column.id,
    title: columnTitle(column, locale),
    description: column.description === null ? null : textOf(column.description, locale),
    unit: format.unit,
    cell: view,
    open: column.primary,
    expression: column.expression,
    mathml: displayMath(column.mathml),
    facts: [
      words.entry.coverage(present, of),
      ...(cell.kind === "figure" && isMacroMean(column) && of > 1 ? [words.leaderboard.macro(present)] : []),
      words.leaderboard.directions[column.direction],
    ],
    missing: missingTexts(
      cell.missing,
      entry.groups.map(({ id }) => id),
      locale,
    ),
    discrepancies: cell.discrepancies.map(({ message, file, line }) => ({
      text: pick(locale, message),
      source: sourceLine(file, line, context.repository),
    })),
    operands: operandTable(cell.derivation.operands, context),
    spread: spreadOf(column, cell, format, context),
    noSpread: noSpreadText(cell, context),
  };
}

function noSpreadText(cell: Cell, { entry, locale }: DerivationContext): string | null {
  if (cell.kind === "missing" || cell.std !== null) return null;
  const words = dictionary(locale).entry;
  const mean = runMeanText(cell, entry, locale);
  if (mean !== null) return words.runNoSpread(mean);
  return cell.quantity.measured ? words.unknownSpread : words.plainNoSpread;
}

function spreadOf(
  column: Column,
  cell: Cell,
  format: ColumnFormat,
  context: DerivationContext,
): Propagation | StatedSpread | null {
  const { std } = cell.derivation;
  if (column.std !== null && std !== null) {
    return {
      kind: "stated",
      expression: std.expression,
      mathml: mathml(column.std.tree),
      std: cell.kind === "figure" && cell.std !== null ? format.std(cell.std) : null,
      operands: operandTable(std.operands, context),
    };
  }
  if (cell.kind === "missing" || cell.std === null) return null;
  const over = spreadOver(cell.over) ?? "attempts";
  return {
    kind: "propagated",
    over,
    std: over === "questions" ? null : deviationFormula(format.std(cell.std)),
    se: cell.se === null ? null : errorFormula(format.std(cell.se), over),
    dof: cell.dof === null ? null : formatNumber(cell.dof, 1),
    firstOrder: cell.firstOrder,
  };
}

function operandTable(operands: readonly DerivedOperand[], context: DerivationContext): OperandTable {
  const { entry, names, locale, repository } = context;
  const groups = new Map(entry.groups.map((group) => [group.id, names.group(group).title]));
  const { missing: reasons, runFlags } = dictionary(locale).reasons;
  const words = dictionary(locale).entry;
  const rows = operands.map((operand): OperandRow => {
    const { value, std, n, coefficient, missing, place, group, experiment, field, run } = operand;
    const digits = operandDigits(field, value);
    const figure = (number: number): string => (run === null ? formatNumber(number, digits) : formatPrecise(number));
    const [spread, size] = run === null ? [std, n] : [run.standardError, run.nSamples];
    const spreadText = spread === null ? dash : figure(spread);
    return {
      group: group === null ? null : (groups.get(group) ?? { text: group, lang: undefined }),
      reference: operand.reference,
      referencePieces: operand.reference.split(/(?=\.(?:pack|metric|primary)\b)/),
      origin: experiment === null ? runLink(operand, locale) : experimentLink(experiment, locale),
      phase: operand.phase === null ? (partOf(run) ?? dash) : phaseLabel(operand.phase, locale),
      value: value === null ? dash : figure(value),
      title: value === null ? reasons[missing ?? "not-stated"] : formatPrecise(value),
      missing: missing === null ? null : reasons[missing],
      flags: run === null ? [] : flagsOf(run).map((flag) => runFlags[flag]),
      std: run === null || spread === null ? spreadText : words.reportedError(spreadText),
      n: size === null ? dash : run === null ? String(size) : words.questions(formatCount(size)),
      coefficient: coefficient === null ? dash : coefficientText(coefficient),
      source: place === null ? null : sourceLine(place.file, place.line, repository),
    };
  });
  return {
    withReferences: new Set(operands.map(({ reference }) => reference)).size > 1,
    withSpread: operands.some(({ n, run }) => n !== null || (run !== null && run.standardError !== null)),
    withRuns: operands.some(({ run }) => run !== null),
    withHost: rows.some(({ source }) => source !== null && source.host !== null),
    rows,
  };
}

function flagsOf({ external, asDeclared, synthetic }: RunFacts): readonly RunFlag[] {
  return [
    ...(external ? (["external"] as const) : []),
    ...(asDeclared ? [] : (["not-as-declared"] as const)),
    ...(synthetic ? (["synthetic"] as const) : []),
  ];
}

function partOf(run: RunFacts | null): string | null {
  return run && (run.suite === null ? run.pack : `${run.pack}, ${run.suite}`);
}

/** A run that does not count for its errors has no page. */
function runLink({ run, missing }: DerivedOperand, locale: Locale): OperandRow["origin"] {
  return run && { id: run.run, path: missing === "run-left-out" ? null : routes.run(locale, run.run) };
}

/** A line of a file of an experiment or of a run. */
export function sourceLine(file: string, line: number, repository: RepositoryPlace): SourceLine {
  const [top, folder = "", id = "", ...rest] = file.split("/");
  const host = blobUrl(file, repository);
  const isRun = top === "runs";
  const key = `${folder}/${id}`;
  const name = isRun ? [id, ...rest].join("/") : fileInExperiment({ key }, file);
  const text = `${name}:${line}`;
  return {
    text,
    pieces: isRun ? text.split(/(?<=\/)/) : [text],
    path: (isRun ? routes.runSource(folder) : routes.experimentSource(key)) + sourceAnchor(name, line),
    host: host === null ? null : `${host}#L${line}`,
  };
}

function experimentLink(key: string, locale: Locale) {
  return { id: key.slice(key.indexOf("/") + 1), path: routes.experiment(locale, key) };
}

/** Decimals of a figure as a table shows it; the title has up to six. */
function operandDigits(field: string, value: number | null): number {
  if (isFieldName(field) && FIELDS[field].kind === "additive" && field !== "cost") return 0;
  if (field === "n_attempt" || field === "n_rounds") return Number.isInteger(value) ? 0 : 2;
  return 2;
}

/** `1/12`, `−1`, or four significant digits where it is no such fraction. */
export function coefficientText(coefficient: number): string {
  if (coefficient === 0) return "0";
  const size = Math.abs(coefficient);
  const sign = coefficient < 0 ? "−" : "";
  const parts = Math.round(1 / size);
  if (parts >= 1 && parts < 1000 && Math.abs(parts * size - 1) < 1e-9)
    return parts === 1 ? `${sign}1` : `${sign}1/${parts}`;
  return formatNumber(coefficient, Math.max(0, 3 - Math.floor(Math.log10(size))));
}
