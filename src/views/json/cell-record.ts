/** A cell of a leaderboard as data: the number at full precision beside the text that people see, and how it came about. */
import type { Problem } from "../../../content-loaders/problem.ts";
import type { Cell, Derivation, DerivedOperand } from "../../leaderboard/evaluation/cell.ts";
import type { RunFacts } from "../../leaderboard/evaluation/reference.ts";
import type { ReasonCode } from "../../leaderboard/measure/missing.ts";
import type { ColumnFormat } from "../column-format.ts";
import { type Coded, coded } from "./coded.ts";

/** `null` is missing; `missing` says why, for each group and each operand that is not there. */
export function cellRecord(cell: Cell, format: ColumnFormat) {
  const figure = cell.kind === "figure" ? cell : null;
  const std = figure?.std ?? null;
  return {
    value: figure?.value ?? null,
    text: figure === null ? null : format.value(figure.value),
    std,
    std_text: std === null ? null : format.std(std),
    /** What the spread is over: attempts (sample std), questions (standard errors that reports of runs state), or both. */
    std_over: figure?.over ?? [],
    se: figure?.se ?? null,
    dof: figure?.dof ?? null,
    n: figure?.n ?? null,
    /** How many of the measured parts have no known std, of how many. An unknown std never counts as 0. */
    std_unknown: figure === null ? null : [figure.stdUnknown.count, figure.stdUnknown.of],
    /** True where the spread is a first-order approximation. */
    first_order: figure?.firstOrder ?? false,
    coverage: [cell.coverage.present, cell.coverage.of],
    missing: cell.missing.map(({ code, group, operand }) => ({ group, operand, reason: reasonRecord(code) })),
    synthetic: cell.synthetic,
    discrepancies: cell.discrepancies.map(discrepancyRecord),
  };
}

/**
 * What the value can be computed from again. The coefficients are the partial derivatives of the value:
 * std^2 = sum c^2 std^2 over the operands, each figure (experiment, phase, field) once; a figure of a run has its
 * standard_error in the place of std.
 */
export function derivationRecord(
  { expression, operands, std }: Derivation,
  groups: readonly { readonly id: string; readonly weight: number }[],
) {
  return {
    expression,
    groups: groups.map(({ id, weight }) => ({ id, weight })),
    operands: operands.map(operandRecord),
    /** The column's own expression for the std; null where it is propagated from the value. */
    std: std === null ? null : { expression: std.expression, operands: std.operands.map(operandRecord) },
  };
}

function operandRecord(operand: DerivedOperand) {
  const { reference, group, experiment, phase, field, value, std, n, coefficient, place, missing } = operand;
  const { run } = operand;
  return {
    reference,
    group,
    experiment,
    phase,
    field,
    value,
    std,
    n: run === null ? n : run.nSamples,
    coefficient,
    ...(run === null ? {} : runRecord(operand.field, run)),
    source: place === null ? null : { file: place.file, line: place.line },
    missing: missing === null ? null : reasonRecord(missing),
  };
}

/** Whose number it is, and what must be said of it; `n` beside it counts samples, not attempts. */
function runRecord(metric: string, { run, pack, suite, standardError, external, asDeclared, synthetic }: RunFacts) {
  return {
    run,
    pack,
    metric,
    suite,
    standard_error: standardError,
    external,
    as_declared: asDeclared,
    synthetic,
  };
}

function reasonRecord(code: ReasonCode): Coded<ReasonCode> {
  return coded(code, ({ reasons }) => reasons.missing[code]);
}

function discrepancyRecord({ code, severity, file, line, path, message }: Problem) {
  return { code, severity, file, line, field: path, en: message.en, zh: message.zh };
}
