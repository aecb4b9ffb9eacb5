/** What an expression means: shapes, kinds and ids, checked against the column and the leaderboard it stands in. */
import { nearestName } from "../../../content-loaders/nearest.ts";
import { type Finding, finding } from "./finding.ts";
import type { FunctionDefinition } from "./function-kinds.ts";
import { FUNCTIONS } from "./functions.ts";
import * as rule from "./meaning-rules.ts";
import { FIELDS } from "./names.ts";
import { type CallNode, type Expression, isPerGroup, type ReferenceNode } from "./tree.ts";

export type Direction = "higher" | "lower" | "neutral";

/** What the names in an expression can stand for. */
export interface Vocabulary {
  /** Ids of the groups, in display order; null where they are not known. */
  readonly groups: readonly string[] | null;
  /** Experiment ids, each with the keys `<folder>/<id>` it stands for. */
  readonly experiments: ReadonlyMap<string, readonly string[]>;
  /** False if the identity of entries leaves out `algorithm`. */
  readonly hasBaseline: boolean;
  readonly direction: Direction;
}

/** What is known about the result of an expression before it is evaluated. */
export interface Nature {
  /** One value per group, or one in all. */
  readonly perGroup: boolean;
  readonly type: "number" | "condition";
  /** True if a spread comes with it. */
  readonly measured: boolean;
}

/** All that is wrong with the meaning of a column's expression; empty if it can be evaluated for any entry. */
export function checkExpression(tree: Expression, vocabulary: Vocabulary): readonly Finding[] {
  const findings: Finding[] = [];
  const nature = natureOf(tree, vocabulary, findings);
  if (nature.type === "condition") findings.push(finding(rule.TYPE, tree.offset, { expected: "number" }));
  if (nature.perGroup) findings.push(finding(rule.NOT_AGGREGATED, tree.offset, {}));
  return findings.sort((a, b) => a.offset - b.offset);
}

/** True if the column has a spread, and so can be tested. For an expression that passed the check. */
export function isMeasured(tree: Expression): boolean {
  return natureOf(tree, null, []).measured;
}

/** The keys an id in `experiment("…")` can mean: the id alone, or `<folder>/<id>`. */
export function experimentKeys(id: string, experiments: Vocabulary["experiments"]): readonly string[] {
  const slash = id.indexOf("/");
  const keys = experiments.get(id.slice(slash + 1)) ?? [];
  return slash < 0 ? keys : keys.filter((key) => key === id);
}

function natureOf(node: Expression, vocabulary: Vocabulary | null, findings: Finding[]): Nature {
  const number = (child: Expression): Nature => {
    const nature = natureOf(child, vocabulary, findings);
    if (nature.type !== "number") findings.push(finding(rule.TYPE, child.offset, { expected: "number" }));
    return nature;
  };
  switch (node.kind) {
    case "number":
      return { perGroup: false, type: "number", measured: false };
    case "reference":
      if (vocabulary !== null) checkReference(node, vocabulary, findings);
      return { perGroup: isPerGroup(node), type: "number", measured: FIELDS[node.field].kind === "measured" };
    case "negation":
      return number(node.operand);
    case "arithmetic":
      return joined(number(node.left), number(node.right));
    case "comparison":
      return { ...joined(number(node.left), number(node.right)), type: "condition" };
    case "conditional": {
      const condition = natureOf(node.condition, vocabulary, findings);
      if (condition.type !== "condition") {
        findings.push(finding(rule.TYPE, node.condition.offset, { expected: "condition" }));
      }
      const branches = joined(number(node.whenTrue), number(node.whenFalse));
      return { ...branches, perGroup: condition.perGroup || branches.perGroup };
    }
    case "call":
      return natureOfCall(node, node.inputs.map(number), findings);
    default:
      return node satisfies never;
  }
}

function joined(a: Nature, b: Nature): Nature {
  return { perGroup: a.perGroup || b.perGroup, type: "number", measured: a.measured || b.measured };
}

function natureOfCall(node: CallNode, inputs: readonly Nature[], findings: Finding[]): Nature {
  const definition = FUNCTIONS.get(node.name) as FunctionDefinition;
  const all = inputs.reduce(joined);
  switch (definition.kind) {
    case "elementwise":
      return all;
    case "aggregate":
    case "presence": {
      checkColumns(node, definition, inputs, findings);
      const plain = definition.kind === "aggregate" && definition.plainInputs;
      inputs.forEach((input, i) => {
        if (!plain || !input.measured) return;
        findings.push(
          finding(rule.SPREAD, node.inputs[i]?.offset ?? node.offset, { name: node.name, wanted: "plain" }),
        );
      });
      const counted = definition.name === "count" || plain;
      return { perGroup: definition.name === "available", type: "number", measured: all.measured && !counted };
    }
    case "part":
      if (!all.measured && definition.name !== "value") {
        findings.push(finding(rule.SPREAD, node.offset, { name: node.name, wanted: "measured" }));
      }
      return { ...all, measured: false };
    case "round":
      return all;
    default:
      return definition satisfies never;
  }
}

/** One input over the groups, or several without; functions with a fixed number of inputs want groups in each. */
function checkColumns(
  node: CallNode,
  definition: FunctionDefinition,
  inputs: readonly Nature[],
  findings: Finding[],
): void {
  const list = Number.isFinite(definition.arity[1]) ? false : !(inputs.length === 1 && inputs[0]?.perGroup === true);
  inputs.forEach((input, i) => {
    const offset = node.inputs[i]?.offset ?? node.offset;
    if (list && input.perGroup) findings.push(finding(rule.NOT_AGGREGATED, offset, {}));
    if (!list && !input.perGroup) findings.push(finding(rule.NEEDS_GROUPS, offset, { name: node.name }));
  });
}

function checkReference(node: ReferenceNode, vocabulary: Vocabulary, findings: Finding[]): void {
  const { owner, phase } = node;
  if (owner.kind === "baseline" && !vocabulary.hasBaseline) findings.push(finding(rule.NO_BASELINE, node.offset, {}));
  if (owner.kind === "experiment") {
    checkExperiment(owner.experiment.id, owner.experiment.offset, vocabulary, findings);
  } else if (owner.group !== null && vocabulary.groups !== null && !vocabulary.groups.includes(owner.group.id)) {
    const { id, offset } = owner.group;
    findings.push(finding(rule.UNKNOWN_GROUP, offset, { found: id, nearest: nearestName(id, vocabulary.groups) }));
  }
  const kind = FIELDS[node.field].kind;
  const fits =
    phase.kind === "rounds" && phase.pick === null ? kind === "additive" || kind === "rounds" : kind !== "rounds";
  if (!fits) {
    const name =
      phase.kind === "test" ? "test" : phase.kind === "round" ? `${phase.phase}(${phase.round})` : phase.phase;
    const found = `${name}.${node.field}`;
    findings.push(finding(rule.ROUND, node.fieldOffset, { found }));
  }
  if (phase.kind === "rounds" && phase.pick === "best" && vocabulary.direction === "neutral") {
    findings.push(finding(rule.NEUTRAL_BEST, node.offset, {}));
  }
}

function checkExperiment(id: string, offset: number, { experiments }: Vocabulary, findings: Finding[]): void {
  const keys = experimentKeys(id, experiments);
  if (keys.length === 0) {
    const nearest = nearestName(id, [...experiments.keys(), ...[...experiments.values()].flat()]);
    findings.push(finding(rule.UNKNOWN_EXPERIMENT, offset, { found: id, nearest }));
  } else if (keys.length > 1) {
    findings.push(finding(rule.AMBIGUOUS_EXPERIMENT, offset, { found: id, keys }));
  }
}
