/** The operations of an expression on single elements. */
import { powerSensitivities } from "../expression/derivatives.ts";
import type { PartFunction } from "../expression/function-kinds.ts";
import type { ArithmeticOperator, ComparisonOperator } from "../expression/tree.ts";
import { joinMissing, type Missing, missing } from "../measure/missing.ts";
import { constant, derive, nearlyEqual, plainId, type Quantity } from "../measure/quantity.ts";
import { combinedUncertainty } from "../measure/uncertainty.ts";

export interface Truth {
  readonly kind: "truth";
  readonly value: boolean;
  readonly measured: boolean;
}

/** Left out on purpose by `available`. */
export interface LeftOut {
  readonly kind: "left-out";
}

/** What an operation works on. */
export type Element = Quantity | Truth | Missing | LeftOut;

/** The first reason not to compute: a part left out on purpose, else all that is missing. */
function obstacle(elements: readonly (Element | undefined)[]): LeftOut | Missing | null {
  const leftOut = elements.find((element) => element?.kind === "left-out");
  if (leftOut?.kind === "left-out") return leftOut;
  const lacking = elements.filter((element) => element?.kind === "missing");
  return lacking.length > 0 ? joinMissing(lacking) : null;
}

/** A number from numbers, with its partial derivatives; `nonLinear` tells whether they depend on measured inputs. */
export function numeric(
  elements: readonly (Element | undefined)[],
  value: (x: readonly number[]) => number,
  sensitivities: (x: readonly number[]) => readonly number[],
  nonLinear: (inputs: readonly Quantity[]) => boolean,
): Element {
  const hindered = obstacle(elements);
  if (hindered !== null) return hindered;
  const quantities = elements.filter((element) => element?.kind === "quantity");
  const x = quantities.map((quantity) => quantity.value);
  const slopes = sensitivities(x);
  const inputs = quantities.map((quantity, i) => ({ quantity, sensitivity: slopes[i] ?? 0 }));
  return derive(value(x), inputs, nonLinear(quantities));
}

/** `left operator right`. */
export function arithmetic(operator: ArithmeticOperator, elements: readonly Element[]): Element {
  switch (operator) {
    case "+":
      return numeric(
        elements,
        ([a = 0, b = 0]) => a + b,
        () => [1, 1],
        () => false,
      );
    case "-":
      return numeric(
        elements,
        ([a = 0, b = 0]) => a - b,
        () => [1, -1],
        () => false,
      );
    case "*":
      return numeric(
        elements,
        ([a = 0, b = 0]) => a * b,
        ([a = 0, b = 0]) => [b, a],
        ([a, b]) => a?.measured === true && b?.measured === true,
      );
    case "/":
      return numeric(
        elements,
        ([a = 0, b = 0]) => a / b,
        ([a = 0, b = 0]) => [1 / b, -a / (b * b)],
        ([, b]) => b?.measured === true,
      );
    case "^":
      return numeric(
        elements,
        ([a = 0, b = 0]) => a ** b,
        ([a = 0, b = 0]) => powerSensitivities(a, b),
        () => true,
      );
    default:
      return operator satisfies never;
  }
}

/** A comparison of values; equal within 1e-9 is equal for all of the operators. */
export function compare(operator: ComparisonOperator, elements: readonly Element[]): Element {
  const hindered = obstacle(elements);
  if (hindered !== null) return hindered;
  const [a, b] = elements.filter((element) => element.kind === "quantity");
  if (a === undefined || b === undefined) return missing("not-defined");
  const equal = nearlyEqual(a.value, b.value);
  const results: Readonly<Record<ComparisonOperator, boolean>> = {
    "==": equal,
    "!=": !equal,
    "<": !equal && a.value < b.value,
    "<=": equal || a.value < b.value,
    ">": !equal && a.value > b.value,
    ">=": equal || a.value > b.value,
  };
  return { kind: "truth", value: results[operator], measured: a.measured || b.measured };
}

/** `condition ? whenTrue : whenFalse`; what the other branch lacks does not matter. */
export function choose(
  condition: Element | undefined,
  whenTrue: Element | undefined,
  whenFalse: Element | undefined,
): Element {
  if (condition?.kind !== "truth") return obstacle([condition]) ?? missing("not-defined");
  const chosen = (condition.value ? whenTrue : whenFalse) ?? missing("not-defined");
  if (chosen.kind !== "quantity" || !condition.measured) return chosen;
  return { ...chosen, measured: chosen.measured, firstOrder: chosen.firstOrder || chosen.measured };
}

/** A part of a quantity as a plain figure. Its value keeps its derivatives but not the spread. */
export function part(name: PartFunction["name"], element: Element | undefined): Element {
  if (element?.kind !== "quantity") return obstacle([element]) ?? missing("not-defined");
  if (name === "value") {
    const terms = [...element.terms].map(([id, { source, coefficient }]) => {
      const plain = source.spread === null ? source : { ...source, id: plainId(id), spread: null };
      return [plain.id, { source: plain, coefficient }] as const;
    });
    return { ...element, terms: new Map(terms), measured: false, firstOrder: false };
  }
  const spread = combinedUncertainty(element)[name];
  return spread === null ? missing("std-unknown") : constant(spread);
}
