/** Gives a chain of names its meaning: whose figure, of which phase, which field; or a call of a function. */
import { nearestName } from "../../../content-loaders/nearest.ts";
import { type Finding, finding } from "./finding.ts";
import { PHASE_EXPECTED, RUN_FORM, UNKNOWN_FIELD } from "./form-rules.ts";
import type { FunctionDefinition } from "./function-kinds.ts";
import { ARITY, ROUND } from "./meaning-rules.ts";
import { BASELINE, FIELDS, isFieldName } from "./names.ts";
import type { Expression, Identifier, Owner, PhaseSelector, ReferenceNode } from "./tree.ts";

/** One name of a chain, with the inputs in its parentheses if it has any. */
export interface Link {
  readonly name: string;
  readonly offset: number;
  readonly inputs: readonly (Expression | QuotedText)[] | null;
}

interface QuotedText {
  readonly kind: "string";
  readonly offset: number;
  readonly text: string;
}

export type Read =
  | { readonly kind: "read"; readonly node: Expression }
  | { readonly kind: "refused"; readonly finding: Finding };

/** `[owner.][group.]phase.field`, or `run.pack.metric`. */
export function readReference(links: readonly Link[]): Read {
  if (links[0]?.name === "run") return readRunFigure(links[0], links.slice(1));
  const rest = [...links];
  const offset = links[0]?.offset ?? 0;
  const owner = readOwner(rest);
  if ("at" in owner) return refused(owner);
  const phase = readPhase(rest.shift(), offset);
  if ("at" in phase) return refused(phase);
  const field = rest.shift();
  const beyond = rest[0];
  if (field === undefined || field.inputs !== null || !isFieldName(field.name) || beyond !== undefined) {
    const wrong = beyond ?? field ?? { name: "", offset };
    const nearest = nearestName(wrong.name, Object.keys(FIELDS));
    return refused(finding(UNKNOWN_FIELD, wrong.offset, { found: wrong.name, nearest }));
  }
  return {
    kind: "read",
    node: { kind: "reference", offset, owner, phase, field: field.name, fieldOffset: field.offset },
  };
}

/** `run("…").pack("…").primary` or `run("…").pack("…").metric("…")`. */
function readRunFigure(first: Link, [second, third, beyond]: readonly Link[]): Read {
  const wrong =
    second?.name !== "pack"
      ? second
      : third?.name === "metric" || (third?.name === "primary" && third.inputs === null)
        ? beyond
        : third;
  if (wrong !== undefined) return refused(finding(RUN_FORM, wrong.offset, { found: wrong.name }));
  if (second === undefined || third === undefined) return refused(finding(RUN_FORM, first.offset, { found: "" }));
  for (const link of third.name === "metric" ? [first, second, third] : [first, second]) {
    if (readIdentifier(link) === null) return refused(finding(ARITY, link.offset, selectorArity(link)));
  }
  const [run, pack] = [readIdentifier(first), readIdentifier(second)];
  if (run === null || pack === null) return refused(finding(RUN_FORM, first.offset, { found: "" }));
  return { kind: "read", node: { kind: "run-figure", offset: first.offset, run, pack, metric: readIdentifier(third) } };
}

/** A function with its inputs; `first`, `last` and `best` become part of the reference inside them. */
export function readCall(definition: FunctionDefinition, call: Link): Read {
  const inputs = (call.inputs ?? []).flatMap((input) => (input.kind === "string" ? [] : [input]));
  const [least, most] = definition.arity;
  if (inputs.length < least || inputs.length > most || inputs.length !== call.inputs?.length) {
    const { name, arity } = definition;
    return refused(finding(ARITY, call.offset, { name, arity, inputs: call.inputs?.length ?? 0 }));
  }
  if (definition.kind !== "round") {
    return { kind: "read", node: { kind: "call", offset: call.offset, name: definition.name, inputs } };
  }
  const [input] = inputs;
  if (input?.kind !== "reference" || input.phase.kind !== "rounds" || input.phase.pick !== null) {
    return refused(finding(ROUND, input?.offset ?? call.offset, { found: `${definition.name}(…)` }));
  }
  const picked: ReferenceNode = { ...input, offset: call.offset, phase: { ...input.phase, pick: definition.name } };
  return { kind: "read", node: picked };
}

function readOwner(rest: Link[]): Owner | Finding {
  const first = rest[0];
  if (first?.name === "experiment") {
    const experiment = readIdentifier(first);
    rest.shift();
    return experiment === null
      ? finding(ARITY, first.offset, selectorArity(first))
      : { kind: "experiment", experiment };
  }
  const kind = first?.name === BASELINE ? "baseline" : "entry";
  if (kind === "baseline") rest.shift();
  const selector = rest[0];
  if (selector?.name !== "group") return { kind, group: null };
  const group = readIdentifier(selector);
  rest.shift();
  return group === null ? finding(ARITY, selector.offset, selectorArity(selector)) : { kind, group };
}

function selectorArity(link: Link): { name: string; inputs: number; arity: readonly [number, number] } {
  return { name: link.name, inputs: link.inputs?.length ?? 0, arity: [1, 1] };
}

function readIdentifier(link: Link): Identifier | null {
  const [input] = link.inputs ?? [];
  return link.inputs?.length === 1 && input?.kind === "string" ? { id: input.text, offset: input.offset } : null;
}

function readPhase(link: Link | undefined, offset: number): PhaseSelector | Finding {
  if (link?.name === "test" && link.inputs === null) return { kind: "test" };
  if (link?.name !== "train" && link?.name !== "val") {
    return finding(PHASE_EXPECTED, link?.offset ?? offset, { found: link?.name ?? "" });
  }
  if (link.inputs === null) return { kind: "rounds", phase: link.name, pick: null };
  const [round] = link.inputs;
  if (link.inputs.length !== 1 || round?.kind !== "number" || !Number.isInteger(round.value) || round.value < 1) {
    return finding(ROUND, link.offset, { found: `${link.name}(…)` });
  }
  return { kind: "round", phase: link.name, round: round.value };
}

function refused(found: Finding): Read {
  return { kind: "refused", finding: found };
}
