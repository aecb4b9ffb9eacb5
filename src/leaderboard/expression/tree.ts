/** An expression as the leaderboard understands it. Every node keeps the offset of its first character, from 0. */
import type { FunctionName } from "./function-kinds.ts";
import type { FieldName } from "./names.ts";

export type Expression =
  | NumberNode
  | ReferenceNode
  | RunFigureNode
  | NegationNode
  | ArithmeticNode
  | ComparisonNode
  | ConditionalNode
  | CallNode;

export interface NumberNode {
  readonly kind: "number";
  readonly offset: number;
  readonly value: number;
}

/** A field of a phase: `test.score`, `baseline.test.score`, `group("tg001").train(2).cost`, `last(train.score)`. */
export interface ReferenceNode {
  readonly kind: "reference";
  readonly offset: number;
  readonly owner: Owner;
  readonly phase: PhaseSelector;
  readonly field: FieldName;
  readonly fieldOffset: number;
}

/** A number of a run on a pack: `run("run-1").pack("gsm8k").primary`, `….metric("exact_match,strict-match")`. */
export interface RunFigureNode {
  readonly kind: "run-figure";
  readonly offset: number;
  readonly run: Identifier;
  readonly pack: Identifier;
  /** The key of a metric; null for the pack's primary one. */
  readonly metric: Identifier | null;
}

/** Whose phase it is. Without a group the reference has one element per group. */
export type Owner =
  | { readonly kind: "entry"; readonly group: Identifier | null }
  | { readonly kind: "baseline"; readonly group: Identifier | null }
  | { readonly kind: "experiment"; readonly experiment: Identifier };

/** An id in quotes. */
export interface Identifier {
  readonly id: string;
  readonly offset: number;
}

export type PhaseSelector =
  | { readonly kind: "test" }
  | { readonly kind: "round"; readonly phase: RoundPhase; readonly round: number }
  /** All rounds together; `null` is the bare name, which stands for their sum or their number. */
  | { readonly kind: "rounds"; readonly phase: RoundPhase; readonly pick: RoundPick | null };

export type RoundPhase = "train" | "val";
export type RoundPick = "first" | "last" | "best";

export interface NegationNode {
  readonly kind: "negation";
  readonly offset: number;
  readonly operand: Expression;
}

export type ArithmeticOperator = "+" | "-" | "*" | "/" | "^";

export interface ArithmeticNode {
  readonly kind: "arithmetic";
  readonly offset: number;
  readonly operator: ArithmeticOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=";

export interface ComparisonNode {
  readonly kind: "comparison";
  readonly offset: number;
  readonly operator: ComparisonOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface ConditionalNode {
  readonly kind: "conditional";
  readonly offset: number;
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

export interface CallNode {
  readonly kind: "call";
  readonly offset: number;
  readonly name: FunctionName;
  readonly inputs: readonly Expression[];
}

/** The nodes directly below one. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case "number":
    case "reference":
    case "run-figure":
      return [];
    case "negation":
      return [node.operand];
    case "arithmetic":
    case "comparison":
      return [node.left, node.right];
    case "conditional":
      return [node.condition, node.whenTrue, node.whenFalse];
    case "call":
      return node.inputs;
    default:
      return node satisfies never;
  }
}

/** The number of nodes on the longest way down. */
export function depth(node: Expression): number {
  return 1 + Math.max(0, ...children(node).map(depth));
}

/** Every reference, in reading order. */
export function references(node: Expression): readonly ReferenceNode[] {
  return node.kind === "reference" ? [node] : children(node).flatMap(references);
}

/** Every number of a run, in reading order. */
export function runFigures(node: Expression): readonly RunFigureNode[] {
  return node.kind === "run-figure" ? [node] : children(node).flatMap(runFigures);
}

/** True if a reference has one element per group. */
export function isPerGroup(reference: ReferenceNode): boolean {
  return reference.owner.kind !== "experiment" && reference.owner.group === null;
}
