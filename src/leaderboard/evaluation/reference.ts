/** From a reference to the figures of one experiment, each with the line of the file it stands in. */
import type { Experiment, Phase } from "../../../content-loaders/repository.ts";
import { lineOf } from "../../../content-loaders/repository.ts";
import type { Direction } from "../expression/check.ts";
import { FIELDS } from "../expression/names.ts";
import { referenceText } from "../expression/text.ts";
import type { PhaseSelector, ReferenceNode, RoundPhase } from "../expression/tree.ts";
import { joinMissing, type Missing, missing, type ReasonCode } from "../measure/missing.ts";
import { derive, type Quantity, quantityOf, type Source } from "../measure/quantity.ts";

/** One figure that a cell was computed from, or should have been. */
export interface Operand {
  /** The reference as written: `baseline.test.score`, `run("run-1").pack("gsm8k").primary`. */
  readonly reference: string;
  /** The group, or null where the reference names an experiment or a run. */
  readonly group: string | null;
  /** `<folder>/<id>`, or null if there is none, or it is a figure of a run. */
  readonly experiment: string | null;
  /** Name of the phase's folder, or null if there is none. */
  readonly phase: string | null;
  /** Of a run, the key of the metric. */
  readonly field: string;
  readonly value: number | null;
  /** Sample standard deviation between attempts, only of a measured figure. */
  readonly std: number | null;
  /** Number of attempts, only of a measured figure. */
  readonly n: number | null;
  /** Where the value stands; `path` is the field in the file. Null if the figure has no line. */
  readonly place: { readonly file: string; readonly line: number; readonly path: string } | null;
  /** Why there is no value, or null. */
  readonly missing: ReasonCode | null;
  /** Id of the source in the terms of the result, or null. */
  readonly source: string | null;
  /** What is known of a figure of a run; null for one of an experiment. */
  readonly run: RunFacts | null;
}

/** Of a figure of a run: whose it is, how well it is known, and what must be said beside it. */
export interface RunFacts {
  readonly run: string;
  readonly pack: string;
  /** The suite, where the pack's number is the mean of several suites and each is an operand; else null. */
  readonly suite: string | null;
  /** Of the value, over questions, as the report states it; null where it states none. */
  readonly standardError: number | null;
  /** Samples behind the value; null where unknown. */
  readonly nSamples: number | null;
  /** Scored elsewhere. */
  readonly external: boolean;
  /** False where the reports were not made as the pack declares. */
  readonly asDeclared: boolean;
  /** Made up as an example. */
  readonly synthetic: boolean;
}

export interface Resolved {
  readonly result: Quantity | Missing;
  readonly operands: readonly Operand[];
}

/** The value of a reference in one group, given its experiment or why there is none. */
export function resolveReference(
  node: ReferenceNode,
  experiment: Experiment | Missing,
  group: string | null,
  direction: Direction,
): Resolved {
  const reference = referenceText(node);
  if ("kind" in experiment) {
    const code = experiment.reasons[0]?.code ?? "no-experiment";
    return absent(code, { ...noOperand(node, reference, group), missing: code });
  }
  const here = { ...noOperand(node, reference, group), experiment: experiment.key };
  const phases = phasesOf(experiment, node.phase);
  if (phases.length === 0) {
    const code = notRun(experiment, node.phase);
    return absent(code, { ...here, missing: code });
  }
  if (FIELDS[node.field].kind === "rounds") {
    const place = { file: experiment.meta.file, line: 1, path: "" };
    const source: Source = { id: `${experiment.key}/${reference}`, value: phases.length, spread: null };
    return { result: quantityOf(source), operands: [{ ...here, value: source.value, place, source: source.id }] };
  }
  const figures = phases.map((phase) => readFigure(node, phase, here));
  return {
    result: combineRounds(
      node.phase,
      figures.map(({ result }) => result),
      direction,
    ),
    operands: figures.flatMap((f) => f.operands),
  };
}

function noOperand(node: ReferenceNode, reference: string, group: string | null): Operand {
  return {
    reference,
    group,
    experiment: null,
    phase: null,
    field: node.field,
    value: null,
    std: null,
    n: null,
    place: null,
    missing: null,
    source: null,
    run: null,
  };
}

function absent(code: ReasonCode, operand: Operand): Resolved {
  return { result: missing(code, operand.group, operand.reference), operands: [operand] };
}

/** The phases a selector means, in order; of picked rounds those among which is picked. */
function phasesOf({ phases }: Experiment, selector: PhaseSelector): readonly Phase[] {
  switch (selector.kind) {
    case "test":
      return phases.filter(({ kind }) => kind === "test");
    case "round":
      return phases.filter(({ kind, round }) => kind === selector.phase && round === selector.round);
    case "rounds": {
      const rounds = phases.filter(({ kind }) => kind === selector.phase);
      if (selector.pick === "first") return rounds.slice(0, 1);
      return selector.pick === "last" ? rounds.slice(-1) : rounds;
    }
    default:
      return selector satisfies never;
  }
}

function notRun(experiment: Experiment, selector: PhaseSelector): ReasonCode {
  if (selector.kind === "test") return "phase-not-run";
  const evolved = experiment.meta.fields.algorithm != null || hasRounds(experiment, "train");
  return evolved ? "phase-not-run" : "not-evolved";
}

function hasRounds({ phases }: Experiment, phase: RoundPhase): boolean {
  return phases.some(({ kind }) => kind === phase);
}

function combineRounds(
  selector: PhaseSelector,
  figures: readonly (Quantity | Missing)[],
  direction: Direction,
): Quantity | Missing {
  const lacking = figures.filter((figure) => figure.kind === "missing");
  const quantities = figures.filter((figure) => figure.kind === "quantity");
  if (lacking.length > 0) return joinMissing(lacking);
  const [first] = quantities;
  if (first === undefined) return missing("phase-not-run");
  if (selector.kind !== "rounds") return first;
  if (selector.pick === "best") {
    const sign = direction === "lower" ? -1 : 1;
    const best = quantities.reduce((a, b) => (sign * b.value > sign * a.value ? b : a));
    return derive(best.value, [{ quantity: best, sensitivity: 1 }], true);
  }
  const sum = quantities.reduce((total, { value }) => total + value, 0);
  return derive(
    sum,
    quantities.map((quantity) => ({ quantity, sensitivity: 1 })),
    false,
  );
}

function readFigure(node: ReferenceNode, phase: Phase, here: Operand): Resolved {
  const { summary } = phase;
  const { key, kind } = FIELDS[node.field];
  const written = (summary.fields as Readonly<Record<string, unknown>>)[key];
  const n = summary.fields.n_attempt;
  const place = { file: summary.file, line: lineOf(summary.marks, key), path: key };
  const operand: Operand = { ...here, phase: phase.name, place };
  // One attempt has no standard deviation, whatever the file says.
  if (node.field === "score_std" && n < 2) return absent("single-attempt", { ...operand, missing: "single-attempt" });
  if (typeof written !== "number") return absent("not-stated", { ...operand, missing: "not-stated" });
  const std = n < 2 ? null : (summary.fields.score_std ?? null);
  const spread = kind === "measured" ? ({ over: "attempts", std, n } as const) : null;
  const source: Source = { id: `${here.experiment}/${phase.name}#${node.field}`, value: written, spread };
  return {
    result: quantityOf(source),
    operands: [{ ...operand, value: written, std: spread?.std ?? null, n: spread?.n ?? null, source: source.id }],
  };
}
