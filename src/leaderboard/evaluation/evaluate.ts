/** Evaluates an expression for one entry: element by element over the groups, missing parts flowing through. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import type { Direction } from "../expression/check.ts";
import type { AggregateFunction } from "../expression/function-kinds.ts";
import { FUNCTIONS } from "../expression/functions.ts";
import { type CallNode, type Expression, isPerGroup, type Owner, type RunFigureNode } from "../expression/tree.ts";
import { joinMissing, type Missing, missing } from "../measure/missing.ts";
import { constant, derive, type Quantity } from "../measure/quantity.ts";
import type { Evaluation as RunEvaluation } from "../packs/evaluation.ts";
import { arithmetic, choose, compare, type Element, numeric, part } from "./operations.ts";
import { type Operand, resolveReference } from "./reference.ts";
import { resolveRunFigure } from "./run-figure.ts";

/** What the names of an expression stand for, for one entry. */
export interface Scope {
  /** The groups the entry is measured on, in display order. */
  readonly groups: readonly { readonly id: string; readonly weight: number }[];
  readonly direction: Direction;
  /** The experiment of an owner in a group (null: the owner names its own), or why there is none. */
  experiment(owner: Owner, group: string | null): Experiment | Missing;
  /** What a run was evaluated to by a pack, or why there is nothing. */
  run(figure: RunFigureNode): RunEvaluation | Missing;
}

export interface Evaluation {
  readonly result: Quantity | Missing;
  /** Every figure that went in or is missing, in reading order, each once. */
  readonly operands: readonly Operand[];
}

/** One element, or one per group. */
interface Value {
  readonly perGroup: boolean;
  readonly elements: readonly Element[];
}

/** The value of a checked expression. */
export function evaluate(tree: Expression, scope: Scope): Evaluation {
  const evaluator = new Evaluator(scope);
  const [element] = evaluator.value(tree).elements;
  const result = element?.kind === "quantity" || element?.kind === "missing" ? element : missing("not-defined");
  return { result, operands: [...evaluator.operands.values()] };
}

class Evaluator {
  readonly scope: Scope;
  readonly operands = new Map<string, Operand>();

  constructor(scope: Scope) {
    this.scope = scope;
  }

  value(node: Expression): Value {
    switch (node.kind) {
      case "number":
        return single(constant(node.value));
      case "reference": {
        const groups = isPerGroup(node) ? this.scope.groups.map(({ id }) => id) : [namedGroup(node.owner)];
        const elements = groups.map((group) => {
          const resolved = resolveReference(
            node,
            this.scope.experiment(node.owner, group),
            group,
            this.scope.direction,
          );
          for (const operand of resolved.operands) {
            this.operands.set(`${operand.reference} ${operand.group} ${operand.phase}`, operand);
          }
          return resolved.result;
        });
        return { perGroup: isPerGroup(node), elements };
      }
      case "run-figure": {
        const resolved = resolveRunFigure(node, this.scope.run(node));
        for (const operand of resolved.operands) {
          this.operands.set(`${operand.reference} ${operand.run?.suite}`, operand);
        }
        return single(resolved.result);
      }
      case "negation":
        return this.combine([this.value(node.operand)], ([x]) =>
          numeric(
            [x],
            ([a = 0]) => -a,
            () => [-1],
            () => false,
          ),
        );
      case "arithmetic":
        return this.combine([this.value(node.left), this.value(node.right)], (inputs) =>
          arithmetic(node.operator, inputs),
        );
      case "comparison":
        return this.combine([this.value(node.left), this.value(node.right)], (inputs) =>
          compare(node.operator, inputs),
        );
      case "conditional":
        return this.combine(
          [this.value(node.condition), this.value(node.whenTrue), this.value(node.whenFalse)],
          ([condition, whenTrue, whenFalse]) => choose(condition, whenTrue, whenFalse),
        );
      case "call":
        return this.call(node);
      default:
        return node satisfies never;
    }
  }

  private call(node: CallNode): Value {
    const inputs = node.inputs.map((input) => this.value(input));
    const definition = FUNCTIONS.get(node.name);
    switch (definition?.kind) {
      case "elementwise":
        return this.combine(inputs, (elements) =>
          numeric(
            elements,
            (x) => definition.value(x),
            (x) => definition.sensitivities(x),
            () => true,
          ),
        );
      case "aggregate":
        return single(this.aggregate(definition, inputs));
      case "presence":
        return definition.name === "count" ? single(constant(present(inputs).length)) : available(inputs);
      case "part":
        return this.combine(inputs, ([x]) => part(definition.name, x));
      default:
        throw new Error(`${node.name} is no function of values`);
    }
  }

  /** Applies an operation to each group; a single value stands beside every element. */
  private combine(inputs: readonly Value[], operation: (elements: readonly Element[]) => Element): Value {
    const perGroup = inputs.some((input) => input.perGroup);
    const length = perGroup ? this.scope.groups.length : 1;
    const elements = Array.from({ length }, (_, g) =>
      operation(inputs.map((input) => input.elements[input.perGroup ? g : 0] ?? missing("not-defined"))),
    );
    return { perGroup, elements };
  }

  private aggregate(definition: AggregateFunction, inputs: readonly Value[]): Element {
    const columns = inputs.some((input) => input.perGroup)
      ? inputs.map((input) => input.elements)
      : [inputs.flatMap((input) => input.elements)];
    const lacking = columns.flat().filter((element) => element.kind === "missing");
    if (lacking.length > 0) return joinMissing(lacking);
    const places = (columns[0] ?? []).flatMap((_, g) =>
      columns.every((column) => column[g]?.kind === "quantity") ? [g] : [],
    );
    // Nothing is left of a list whose every part was left out.
    if (places.length === 0) return missing("not-defined");
    const quantities = columns.map((column) =>
      places.flatMap((g) => (column[g]?.kind === "quantity" ? [column[g]] : [])),
    );
    const values = quantities.map((column) => column.map(({ value }) => value));
    const weights = places.map((g) => this.scope.groups[g]?.weight ?? 1);
    const sensitivities = definition.sensitivities(values, weights);
    const terms = quantities.flatMap((column, a) =>
      column.map((quantity, g) => ({ quantity, sensitivity: sensitivities[a]?.[g] ?? 0 })),
    );
    return derive(definition.value(values, weights), terms, !definition.linear);
  }
}

function single(element: Element): Value {
  return { perGroup: false, elements: [element] };
}

function namedGroup(owner: Owner): string | null {
  return owner.kind === "experiment" ? null : (owner.group?.id ?? null);
}

function present(inputs: readonly Value[]): readonly Element[] {
  return inputs.flatMap(({ elements }) => elements.filter(({ kind }) => kind === "quantity"));
}

function available(inputs: readonly Value[]): Value {
  const elements = inputs.flatMap((input) => input.elements);
  return {
    perGroup: true,
    elements: elements.map((element) => (element.kind === "missing" ? { kind: "left-out" } : element)),
  };
}
