/** An expression as mathematics: presentation MathML without attributes of style, the index g for the group. */
import { FUNCTIONS } from "./functions.ts";
import { applied, element, fraction, identifier, number, operator, parenthesised, row, text } from "./markup.ts";
import { binding, referenceText } from "./text.ts";
import {
  type ComparisonOperator,
  type Expression,
  isPerGroup,
  type ReferenceNode,
  type RunFigureNode,
  references,
} from "./tree.ts";

const SIGNS: Readonly<Record<ComparisonOperator, string>> = {
  "==": "=",
  "!=": "≠",
  "<": "<",
  "<=": "≤",
  ">": ">",
  ">=": "≥",
};

/** A complete `<math>` element. */
export function mathml(tree: Expression): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${row(markup(tree))}</math>`;
}

function markup(node: Expression): string {
  switch (node.kind) {
    case "number":
      return number(node.value);
    case "reference":
      return referenceMarkup(node);
    case "run-figure":
      return runFigureMarkup(node);
    case "negation":
      return row(operator("−"), grouped(node.operand, binding(node)));
    case "arithmetic": {
      const level = binding(node);
      if (node.operator === "/") return fraction(row(markup(node.left)), row(markup(node.right)));
      if (node.operator === "^") return element("msup", row(grouped(node.left, level + 1)), row(markup(node.right)));
      const sign = { "*": "·", "+": "+", "-": "−" }[node.operator];
      return row(grouped(node.left, level), operator(sign), grouped(node.right, level + 1));
    }
    case "comparison":
      return row(markup(node.left), operator(SIGNS[node.operator]), markup(node.right));
    case "conditional":
      return row(
        parenthesised(markup(node.condition)),
        operator("?"),
        grouped(node.whenTrue, binding(node) + 1),
        operator(":"),
        grouped(node.whenFalse, binding(node)),
      );
    case "call": {
      const perGroup = node.inputs.some((input) => references(input).some(isPerGroup));
      // A sum sign reaches only as far as a product: sums under it need parentheses.
      const inputs = node.inputs.map((input) => (perGroup ? grouped(input, 3) : markup(input)));
      return FUNCTIONS.get(node.name)?.notation?.(inputs, perGroup) ?? applied(node.name, inputs);
    }
    default:
      return node satisfies never;
  }
}

function grouped(node: Expression, level: number): string {
  return binding(node) < level ? parenthesised(markup(node)) : row(markup(node));
}

/** The pack and its metric, with the run as an index. */
function runFigureMarkup({ run, pack, metric }: RunFigureNode): string {
  return element("msub", text(metric === null ? pack.id : `${pack.id}: ${metric.id}`), text(run.id));
}

/** The reference's name, with the group as an index. */
function referenceMarkup(node: ReferenceNode): string {
  if (node.owner.kind === "experiment") {
    const { id } = node.owner.experiment;
    return element("msub", identifier(referenceText({ ...node, owner: { kind: "entry", group: null } })), text(id));
  }
  const name = identifier(referenceText({ ...node, owner: { ...node.owner, group: null } }));
  return element("msub", name, node.owner.group === null ? identifier("g") : text(node.owner.group.id));
}
