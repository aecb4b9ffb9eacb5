/** An expression as text again, in its one canonical form: single spaces, no parentheses that change nothing. */
import type { Expression, Owner, PhaseSelector, ReferenceNode, RunFigureNode } from "./tree.ts";

/** How tightly a node binds; a child that binds less tightly gets parentheses. */
const BINDING = { conditional: 0, comparison: 1, sum: 2, product: 3, negation: 4, power: 5, atom: 6 } as const;

export function expressionText(node: Expression): string {
  switch (node.kind) {
    case "number":
      return String(node.value);
    case "reference":
      return referenceText(node);
    case "run-figure":
      return runFigureText(node);
    case "negation":
      return `-${within(node.operand, BINDING.negation)}`;
    case "arithmetic": {
      const level = binding(node);
      // The power operator groups to the right, the others to the left.
      const [left, right] = node.operator === "^" ? [level + 1, level - 1] : [level, level + 1];
      return `${within(node.left, left)} ${node.operator} ${within(node.right, right)}`;
    }
    case "comparison":
      return `${within(node.left, BINDING.sum)} ${node.operator} ${within(node.right, BINDING.sum)}`;
    case "conditional":
      return `${within(node.condition, BINDING.comparison)} ? ${within(node.whenTrue, BINDING.comparison)} : ${expressionText(node.whenFalse)}`;
    case "call":
      return `${node.name}(${node.inputs.map(expressionText).join(", ")})`;
    default:
      return node satisfies never;
  }
}

/** A reference as people write it: `baseline.group("tg001").train(2).cost`, `last(train.score)`. */
export function referenceText({ owner, phase, field }: ReferenceNode): string {
  const plain = `${ownerText(owner)}${phaseText(phase)}.${field}`;
  return phase.kind === "rounds" && phase.pick !== null ? `${phase.pick}(${plain})` : plain;
}

/** A run's number as people write it: `run("run-1").pack("gsm8k").primary`. */
export function runFigureText({ run, pack, metric }: RunFigureNode): string {
  return `run("${run.id}").pack("${pack.id}").${metric === null ? "primary" : `metric("${metric.id}")`}`;
}

export function binding(node: Expression): number {
  if (node.kind === "arithmetic") {
    if (node.operator === "^") return BINDING.power;
    return node.operator === "+" || node.operator === "-" ? BINDING.sum : BINDING.product;
  }
  if (node.kind === "conditional" || node.kind === "comparison" || node.kind === "negation") return BINDING[node.kind];
  return BINDING.atom;
}

function within(node: Expression, level: number): string {
  return binding(node) < level ? `(${expressionText(node)})` : expressionText(node);
}

function ownerText(owner: Owner): string {
  switch (owner.kind) {
    case "experiment":
      return `experiment("${owner.experiment.id}").`;
    case "entry":
    case "baseline": {
      const group = owner.group === null ? "" : `group("${owner.group.id}").`;
      return owner.kind === "baseline" ? `baseline.${group}` : group;
    }
    default:
      return owner satisfies never;
  }
}

function phaseText(phase: PhaseSelector): string {
  switch (phase.kind) {
    case "test":
      return "test";
    case "round":
      return `${phase.phase}(${phase.round})`;
    case "rounds":
      return phase.phase;
    default:
      return phase satisfies never;
  }
}
