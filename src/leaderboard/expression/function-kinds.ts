/** What a function of the expression language is: its kind decides how it is applied, its table entry what it computes. */
import type { Text } from "../../../content-loaders/problem.ts";

export type FunctionName =
  | ElementwiseName
  | AggregateName
  | "count"
  | "available"
  | "value"
  | "std"
  | "se"
  | "first"
  | "last"
  | "best";
type ElementwiseName = "abs" | "sqrt" | "exp" | "log" | "pow";
export type AggregateName = "mean" | "sum" | "min" | "max" | "median" | "weighted_mean" | "combined_std" | "pooled_std";

/** What every function has. */
export interface FunctionBase {
  readonly name: FunctionName;
  /** Least and greatest number of inputs. */
  readonly arity: readonly [least: number, most: number];
  readonly about: Text;
  /** MathML of a call; `perGroup` where the inputs carry the index g. Without it: `name(inputs)`. */
  notation?(inputs: readonly string[], perGroup: boolean): string;
}

/** Element by element over the groups. */
export interface ElementwiseFunction extends FunctionBase {
  readonly kind: "elementwise";
  value(x: readonly number[]): number;
  sensitivities(x: readonly number[]): readonly number[];
}

/** From many figures to one: over the groups of one input, or over several inputs without groups. */
export interface AggregateFunction extends FunctionBase {
  readonly kind: "aggregate";
  /** False if the coefficients depend on the values: then propagation is of first order. */
  readonly linear: boolean;
  /** True if the inputs are standard deviations and counts, which have no spread of their own. */
  readonly plainInputs: boolean;
  /** `columns[a][g]`: input a in group g; `weights[g]` the weight of the group. */
  value(columns: Columns, weights: readonly number[]): number;
  sensitivities(columns: Columns, weights: readonly number[]): Columns;
}

/** Inputs as columns, one number per group in each. */
export type Columns = readonly (readonly number[])[];

/** `count` counts the elements that are present, `available` leaves out those that are not. */
export interface PresenceFunction extends FunctionBase {
  readonly kind: "presence";
  readonly name: "count" | "available";
}

/** A part of a measured quantity, as a plain figure. */
export interface PartFunction extends FunctionBase {
  readonly kind: "part";
  readonly name: "value" | "std" | "se";
}

/** Picks one of the rounds of `train` or `val`. */
export interface RoundFunction extends FunctionBase {
  readonly kind: "round";
  readonly name: "first" | "last" | "best";
}

export type FunctionDefinition =
  | ElementwiseFunction
  | AggregateFunction
  | PresenceFunction
  | PartFunction
  | RoundFunction;
