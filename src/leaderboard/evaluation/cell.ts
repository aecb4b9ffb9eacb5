/** A cell: the value of a column for an entry, with its uncertainty, its coverage and how it came about. */
import type { Problem } from "../../../content-loaders/problem.ts";
import { referenceText, runFigureText } from "../expression/text.ts";
import { type Expression, isPerGroup, references, runFigures } from "../expression/tree.ts";
import type { Missing, Reason } from "../measure/missing.ts";
import { plainId, type Quantity, type SpreadBasis } from "../measure/quantity.ts";
import { combinedUncertainty } from "../measure/uncertainty.ts";
import { evaluate, type Scope } from "./evaluate.ts";
import type { Operand } from "./reference.ts";

export type Cell = FigureCell | MissingCell;

interface CellBase {
  readonly column: string;
  /** Of `of` groups (or operands, where none is per group) `present` have all their operands. */
  readonly coverage: { readonly present: number; readonly of: number };
  /** The groups (or operands) that are present. */
  readonly parts: readonly string[];
  /** Everything that is missing, also what was left out on purpose. */
  readonly missing: readonly Reason[];
  /** True if a made-up figure went in. */
  readonly synthetic: boolean;
  /** Disagreements of an operand with its attempts. */
  readonly discrepancies: readonly Problem[];
  readonly derivation: Derivation;
}

/** How a cell came about: enough to compute it again. */
export interface Derivation {
  /** As written in the definition. */
  readonly expression: string;
  readonly operands: readonly DerivedOperand[];
  /** The column's own expression for the std, where it has one. */
  readonly std: { readonly expression: string; readonly operands: readonly DerivedOperand[] } | null;
}

export interface DerivedOperand extends Operand {
  /** Partial derivative of the result with respect to the source; null where the operand is missing or there is none. */
  readonly coefficient: number | null;
}

export interface FigureCell extends CellBase {
  readonly kind: "figure";
  readonly value: number;
  /** Null without a spread: a plain figure, or a part whose std is unknown. */
  readonly std: number | null;
  readonly se: number | null;
  readonly dof: number | null;
  /** Smallest number of attempts among the sources; null where none is measured in attempts. */
  readonly n: number | null;
  /** What the spread is over: attempts, the questions of a run's reports, or both; empty for plain figures. */
  readonly over: readonly SpreadBasis[];
  /** How many parts have no known std, of how many; `count` 0 where all are known. */
  readonly stdUnknown: { readonly count: number; readonly of: number };
  /** True if the spread is a first-order approximation. */
  readonly firstOrder: boolean;
  readonly quantity: Quantity;
}

export interface MissingCell extends CellBase {
  readonly kind: "missing";
}

/** What a column computes. */
export interface ColumnExpressions {
  readonly id: string;
  readonly expression: string;
  readonly tree: Expression;
  readonly std: { readonly expression: string; readonly tree: Expression } | null;
}

/** What is known of figures besides their values. */
export interface FigureFacts {
  /** True if the figures of an experiment (key) were made up as an example, its own or those of its benchmarks. */
  isSynthetic(experiment: string): boolean;
  /** The problems known of a field of a file. */
  discrepanciesAt(file: string, path: string): readonly Problem[];
}

/** Computes one cell. */
export function computeCell(column: ColumnExpressions, scope: Scope, facts: FigureFacts): Cell {
  const { result, operands } = evaluate(column.tree, scope);
  const spread = column.std === null ? null : evaluate(column.std.tree, scope);
  const { of, parts } = coverageOf(column.tree, scope, operands);
  const everything = [...operands, ...(spread?.operands ?? [])];
  const base: CellBase = {
    column: column.id,
    coverage: { present: parts.length, of },
    parts,
    missing: reasonsOf(operands, result.kind === "missing" ? result.reasons : []),
    synthetic: everything.some(
      ({ experiment, run }) => run?.synthetic === true || (experiment !== null && facts.isSynthetic(experiment)),
    ),
    discrepancies: unique(
      everything.flatMap(({ place }) => (place === null ? [] : facts.discrepanciesAt(place.file, place.path))),
    ),
    derivation: {
      expression: column.expression,
      operands: withCoefficients(operands, result),
      std:
        column.std === null || spread === null
          ? null
          : { expression: column.std.expression, operands: withCoefficients(spread.operands, spread.result) },
    },
  };
  if (result.kind === "missing") return { ...base, kind: "missing" };
  const { std, se, dof, n, unknown, over } = combinedUncertainty(result);
  const stated = spread === null ? std : statedStd(spread.result);
  return {
    ...base,
    kind: "figure",
    value: result.value,
    std: stated,
    se,
    dof,
    n,
    over,
    stdUnknown: unknown,
    firstOrder: result.firstOrder,
    quantity: result,
  };
}

/** What a column's own expression gives for the std; a negative number is none. */
function statedStd(result: Quantity | Missing): number | null {
  return result.kind === "quantity" && result.value >= 0 ? result.value : null;
}

function coverageOf(
  tree: Expression,
  scope: Scope,
  operands: readonly Operand[],
): { readonly of: number; readonly parts: readonly string[] } {
  const perGroup = new Set(references(tree).filter(isPerGroup).map(referenceText));
  if (perGroup.size === 0) {
    const named = [...new Set([...references(tree).map(referenceText), ...runFigures(tree).map(runFigureText)])];
    const lacking = new Set(operands.filter(({ missing }) => missing !== null).map(({ reference }) => reference));
    return { of: named.length, parts: named.filter((reference) => !lacking.has(reference)) };
  }
  const lacking = new Set(
    operands.filter(({ reference, missing }) => missing !== null && perGroup.has(reference)).map(({ group }) => group),
  );
  return { of: scope.groups.length, parts: scope.groups.map(({ id }) => id).filter((id) => !lacking.has(id)) };
}

function reasonsOf(operands: readonly Operand[], ofResult: readonly Reason[]): readonly Reason[] {
  const reasons = operands.flatMap(({ missing, group, reference }) =>
    missing === null ? [] : [{ code: missing, group, operand: reference }],
  );
  // The operands have told theirs; what is left came about in the calculation itself.
  return [...reasons, ...ofResult.filter(({ operand }) => operand === null)];
}

/**
 * A measured figure that goes in through `value()` too, or only so, has an operand of its own for that way: it comes
 * without a spread there, so that std^2 = sum c^2 s^2 holds over the operands, each source once.
 */
function withCoefficients(
  operands: readonly Operand[],
  result: Quantity | { readonly kind: "missing" },
): readonly DerivedOperand[] {
  return operands.flatMap((operand) => {
    if (result.kind === "missing" || operand.missing !== null) return [{ ...operand, coefficient: null }];
    if (operand.source === null) return [{ ...operand, coefficient: 0 }];
    const measured = result.terms.get(operand.source)?.coefficient;
    const plain = result.terms.get(plainId(operand.source))?.coefficient;
    const direct = { ...operand, coefficient: finite(measured ?? 0) };
    if (plain === undefined) return [direct];
    const through: DerivedOperand = {
      ...operand,
      reference: `value(${operand.reference})`,
      std: null,
      n: null,
      run: operand.run && { ...operand.run, standardError: null },
      source: plainId(operand.source),
      coefficient: finite(plain),
    };
    return measured === undefined ? [through] : [direct, through];
  });
}

function finite(coefficient: number): number | null {
  return Number.isFinite(coefficient) ? coefficient : null;
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
