/** How a cell came about: every figure that went in with the line it stands on, the coefficients, the propagation, the result. */
import { dash, formatNumber, formatPrecise } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, pick } from "../../i18n/index.ts";
import type { Board, Entry } from "../../leaderboard/board.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { Cell, DerivedOperand } from "../../leaderboard/evaluation/cell.ts";
import { mathml } from "../../leaderboard/expression/mathml.ts";
import { FIELDS, isFieldName } from "../../leaderboard/expression/names.ts";
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
  /** A complete `<math>` element. */
  readonly std: string;
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
  readonly rows: readonly OperandRow[];
}

export interface OperandRow {
  readonly group: LocalText | null;
  readonly reference: string;
  /** Null where there is no experiment. */
  readonly experiment: { readonly id: string; readonly path: string } | null;
  readonly phase: string;
  readonly value: string;
  /** With up to six decimals, or the reason why it is missing. */
  readonly title: string;
  readonly missing: string | null;
  readonly std: string;
  readonly n: string;
  readonly coefficient: string;
  readonly source: SourceLine | null;
}

export interface SourceLine {
  /** `test/summary.yaml:4`. */
  readonly text: string;
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
  return {
    kind: "propagated",
    std: deviationFormula(format.std(cell.std)),
    se: cell.se === null ? null : errorFormula(format.std(cell.se)),
    dof: cell.dof === null ? null : formatNumber(cell.dof, 1),
    firstOrder: cell.firstOrder,
  };
}

function operandTable(operands: readonly DerivedOperand[], context: DerivationContext): OperandTable {
  const { entry, names, locale, repository } = context;
  const groups = new Map(entry.groups.map((group) => [group.id, names.group(group).title]));
  const reasons = dictionary(locale).reasons.missing;
  const rows = operands.map((operand): OperandRow => {
    const { value, std, n, coefficient, missing, place, group, experiment, field } = operand;
    const digits = operandDigits(field, value);
    return {
      group: group === null ? null : (groups.get(group) ?? { text: group, lang: undefined }),
      reference: operand.reference,
      experiment: experiment === null ? null : experimentLink(experiment, locale),
      phase: operand.phase === null ? dash : phaseLabel(operand.phase, locale),
      value: value === null ? dash : formatNumber(value, digits),
      title: value === null ? reasons[missing ?? "not-stated"] : formatPrecise(value),
      missing: missing === null ? null : reasons[missing],
      std: std === null ? dash : formatNumber(std, digits),
      n: n === null ? dash : String(n),
      coefficient: coefficient === null ? dash : coefficientText(coefficient),
      source: place === null ? null : sourceLine(place.file, place.line, repository),
    };
  });
  return {
    withReferences: new Set(operands.map(({ reference }) => reference)).size > 1,
    withSpread: operands.some(({ n }) => n !== null),
    withHost: rows.some(({ source }) => source !== null && source.host !== null),
    rows,
  };
}

/** A line of a file of an experiment. */
export function sourceLine(file: string, line: number, repository: RepositoryPlace): SourceLine {
  const [, folder = "", id = ""] = file.split("/");
  const key = `${folder}/${id}`;
  const name = fileInExperiment({ key }, file);
  const host = blobUrl(file, repository);
  return {
    text: `${name}:${line}`,
    path: routes.experimentSource(key) + sourceAnchor(name, line),
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
