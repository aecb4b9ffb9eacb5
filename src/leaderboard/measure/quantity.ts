/**
 * A quantity is a value with its sensitivity coefficients: how much it changes per unit change of each source it was
 * computed from. Sources of the same figure are one source wherever they occur, so x - x has no spread.
 */
import { type Missing, missing } from "./missing.ts";

/** A figure of one phase of one experiment, or of one run on one suite: what all quantities are computed from. */
export interface Source {
  /** Unique: `<experiment key>/<phase>#<field>`, or `run:<run>/<pack>/<suite>#<metric>`. */
  readonly id: string;
  readonly value: number;
  /** Null for a plain figure, which has no spread. */
  readonly spread: Spread | null;
}

/** What is known of how a measured figure varies, and over what. */
export type Spread = AttemptSpread | ReportedError;

/** What a spread is over: the attempts of a phase, or the questions of a suite. */
export type SpreadBasis = Spread["over"];

/** The spread of a measured mean between its attempts. */
export interface AttemptSpread {
  readonly over: "attempts";
  /** Sample standard deviation of the attempts; null if unknown, as it always is for one attempt. */
  readonly std: number | null;
  /** Number of attempts. */
  readonly n: number;
}

/** The standard error that a runner's report states of its figure: how well the figure is known, given so many questions. */
export interface ReportedError {
  readonly over: "questions";
  /** Null if the report states none. */
  readonly standardError: number | null;
}

export interface Term {
  readonly source: Source;
  /** Partial derivative of the quantity with respect to the source. Not finite where there is no derivative. */
  readonly coefficient: number;
}

export interface Quantity {
  readonly kind: "quantity";
  /** Always finite. */
  readonly value: number;
  /** By source id; a coefficient of 0 is left out. */
  readonly terms: ReadonlyMap<string, Term>;
  /** True if a measured figure went in, even if its spread has cancelled: then a std exists, else it is null. */
  readonly measured: boolean;
  /** True if a measured figure went through something non-linear, so that its spread is of first order. */
  readonly firstOrder: boolean;
}

const noTerms: ReadonlyMap<string, Term> = new Map();

/** A number without a source. */
export function constant(value: number): Quantity {
  return { kind: "quantity", value, terms: noTerms, measured: false, firstOrder: false };
}

/** A figure as it was found. */
export function quantityOf(source: Source): Quantity {
  const terms = new Map([[source.id, { source, coefficient: 1 }]]);
  return { kind: "quantity", value: source.value, terms, measured: source.spread !== null, firstOrder: false };
}

/** Id of a source that went through `value()`: the same figure without its spread. */
export function plainId(source: string): string {
  return `${source}:value`;
}

/** One input of an operation and the partial derivative of the result with respect to it. */
export interface Input {
  readonly quantity: Quantity;
  readonly sensitivity: number;
}

/**
 * The result of an operation: its value, with the spread of its inputs propagated (chain rule; GUM, JCGM 100:2008, 5.1.2).
 * A value that is not finite is missing.
 *
 * @param nonLinear true if the derivative depends on a measured input
 */
export function derive(value: number, inputs: readonly Input[], nonLinear: boolean): Quantity | Missing {
  if (!Number.isFinite(value)) return missing("not-defined");
  const terms = new Map<string, Term>();
  for (const { quantity, sensitivity } of inputs) {
    if (sensitivity === 0) continue;
    for (const [id, { source, coefficient }] of quantity.terms) {
      addTerm(terms, id, source, coefficient * sensitivity);
    }
  }
  const measured = inputs.some(({ quantity }) => quantity.measured);
  const firstOrder = inputs.some(({ quantity }) => quantity.firstOrder) || (nonLinear && measured);
  // What is left of a cancellation after rounding is no difference, and -0 would print as a negative number.
  const size = inputs.reduce((sum, { quantity, sensitivity }) => sum + Math.abs(sensitivity * quantity.value), 0);
  const isNothing = !nonLinear && inputs.length > 1 && Math.abs(value) <= 1e-12 * size;
  return { kind: "quantity", value: isNothing || value === 0 ? 0 : value, terms, measured, firstOrder };
}

function addTerm(terms: Map<string, Term>, id: string, source: Source, coefficient: number): void {
  const before = terms.get(id)?.coefficient;
  if (before === undefined) {
    if (coefficient !== 0) terms.set(id, { source, coefficient });
    return;
  }
  const sum = before + coefficient;
  // What is left of a cancellation after rounding is no sensitivity.
  if (Math.abs(sum) <= 1e-12 * Math.max(Math.abs(before), Math.abs(coefficient))) terms.delete(id);
  else terms.set(id, { source, coefficient: sum });
}

/** a - b, with what both share cancelled. */
export function difference(a: Quantity, b: Quantity): Quantity | Missing {
  return derive(
    a.value - b.value,
    [
      { quantity: a, sensitivity: 1 },
      { quantity: b, sensitivity: -1 },
    ],
    false,
  );
}

/** True if two numbers are equal within 1e-9 of the larger one's size: the one rule of equality for ranks and comparisons. */
export function nearlyEqual(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}
