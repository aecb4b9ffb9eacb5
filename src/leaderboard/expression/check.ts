/** What an expression means: shapes, kinds and ids, checked against the column and the leaderboard it stands in. */
import { nearestName } from "../../../content-loaders/nearest.ts";
import type { SpreadBasis } from "../measure/quantity.ts";
import { checkRunFigure, type RunVocabulary } from "./check-run.ts";
import { type Finding, finding } from "./finding.ts";
import type { FunctionDefinition } from "./function-kinds.ts";
import { FUNCTIONS } from "./functions.ts";
import * as rule from "./meaning-rules.ts";
import { FIELDS } from "./names.ts";
import { type CallNode, type Expression, isPerGroup, type ReferenceNode } from "./tree.ts";

export type Direction = "higher" | "lower" | "neutral";

/** What the names in an expression can stand for. */
export interface Vocabulary extends RunVocabulary {
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
  /** What the spread that comes with it is over; empty if none does. */
  readonly over: readonly SpreadBasis[];
}

/** All that is wrong with the meaning of a column's expression; empty if it can be evaluated for any entry. */
export function checkExpression(tree: Expression, vocabulary: Vocabulary): readonly Finding[] {
  const findings: Finding[] = [];
  const nature = natureOf(tree, vocabulary, findings);
  if (nature.type === "condition") findings.push(finding(rule.TYPE, tree.offset, { expected: "number" }));
  if (nature.perGroup) findings.push(finding(rule.NOT_AGGREGATED, tree.offset, {}));
  return findings.sort((a, b) => a.offset - b.offset);
}

/** What the spread of a column is over; empty if it has none. For an expression that passed the check. */
export function spreadBases(tree: Expression): readonly SpreadBasis[] {
  return natureOf(tree, null, []).over;
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
      return { perGroup: false, type: "number", over: [] };
    case "reference": {
      if (vocabulary !== null) checkReference(node, vocabulary, findings);
      const over = FIELDS[node.field].kind === "measured" ? (["attempts"] as const) : [];
      return { perGroup: isPerGroup(node), type: "number", over };
    }
    case "run-figure":
      if (vocabulary !== null) findings.push(...checkRunFigure(node, vocabulary));
      return { perGroup: false, type: "number", over: ["questions"] };
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
  const over = (["attempts", "questions"] as const).filter((basis) => a.over.includes(basis) || b.over.includes(basis));
  return { perGroup: a.perGroup || b.perGroup, type: "number", over };
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
        if (!plain || input.over.length === 0) return;
        findings.push(
          finding(rule.SPREAD, node.inputs[i]?.offset ?? node.offset, { name: node.name, wanted: "plain" }),
        );
      });
      const counted = definition.name === "count" || plain;
      return { perGroup: definition.name === "available", type: "number", over: counted ? [] : all.over };
    }
    case "part":
      if (all.over.length === 0 && definition.name !== "value") {
        findings.push(finding(rule.SPREAD, node.offset, { name: node.name, wanted: "measured" }));
      }
      return { ...all, over: [] };
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
