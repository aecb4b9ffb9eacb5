/** What the table of functions says of each function for people: how it is written, and what becomes of the spread. */
import type { FunctionDefinition } from "./function-kinds.ts";

/** What the inputs of a function are. */
export type InputForm =
  /** One value per group in one input, or several single numbers. */
  | "per-group-or-several"
  /** One value per group in each input. */
  | "per-group"
  /** Numbers, single or one per group. */
  | "any"
  /** A quantity with a spread, single or one per group. */
  | "measured"
  /** A figure of all rounds of `train` or `val`. */
  | "rounds";

/** What becomes of the spread of the inputs. */
export type SpreadForm =
  /** The coefficients do not depend on the values: propagation is exact. */
  | "exact"
  /** The derivative at the values: propagation is of first order. */
  | "first-order"
  /** The value is handed on with its spread. */
  | "kept"
  /** The result is a plain figure. */
  | "none";

/** A call as it is written, the names of the inputs in place of expressions: `pooled_std(s, n)`. */
export function signature(definition: FunctionDefinition): string {
  const several = Number.isFinite(definition.arity[1]) ? [] : ["…"];
  return `${definition.name}(${[...inputNames(definition), ...several].join(", ")})`;
}

/** One name for each input that a function must have. */
export function inputNames(definition: FunctionDefinition): readonly string[] {
  if (definition.kind === "round") return ["train.score"];
  if (definition.kind === "part") return ["q"];
  const plain = definition.kind === "aggregate" && definition.plainInputs;
  return (plain ? ["s", "n"] : ["x", "y"]).slice(0, definition.arity[0]);
}

export function inputForm(definition: FunctionDefinition): InputForm {
  switch (definition.kind) {
    case "elementwise":
      return "any";
    case "aggregate":
    case "presence":
      return Number.isFinite(definition.arity[1]) ? "per-group" : "per-group-or-several";
    case "part":
      return definition.name === "value" ? "any" : "measured";
    case "round":
      return "rounds";
    default:
      return definition satisfies never;
  }
}

export function spreadForm(definition: FunctionDefinition): SpreadForm {
  switch (definition.kind) {
    case "elementwise":
      return "first-order";
    case "aggregate":
      if (definition.plainInputs) return "none";
      return definition.linear ? "exact" : "first-order";
    case "presence":
      return definition.name === "count" ? "none" : "kept";
    case "part":
      return "none";
    case "round":
      return definition.name === "best" ? "first-order" : "kept";
    default:
      return definition satisfies never;
  }
}
