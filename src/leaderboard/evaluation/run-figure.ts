/** From a number of a run to the figures of its reports, each with the line of the file it stands in. */
import type { MetricFigure, SuiteFigure } from "../../../content-loaders/packs.ts";
import { runFigureText } from "../expression/text.ts";
import type { RunFigureNode } from "../expression/tree.ts";
import { joinMissing, type Missing, missing } from "../measure/missing.ts";
import { derive, type Quantity, quantityOf } from "../measure/quantity.ts";
import type { Evaluation } from "../packs/evaluation.ts";
import type { Operand, Resolved, RunFacts } from "./reference.ts";

/** A figure of a report, of one suite or of the pack as a whole. */
type ReportedFigure = Pick<SuiteFigure, "value" | "standardError" | "nSamples" | "place">;

/**
 * The value of a run's number, given the run's evaluation by the pack or why there is none. A mean of suites is made
 * of the figures of its suites, each an operand with a line of its own.
 */
export function resolveRunFigure(node: RunFigureNode, evaluation: Evaluation | Missing): Resolved {
  const reference = runFigureText(node);
  if ("reasons" in evaluation) {
    const code = evaluation.reasons[0]?.code ?? "no-run-figure";
    const operand = { ...bareOperand(node, reference), missing: code };
    return { result: missing(code, null, reference), operands: [operand] };
  }
  const metric = evaluation.metrics.find(({ key, primary }) =>
    node.metric === null ? primary : key === node.metric.id,
  );
  const bare = { ...bareOperand(node, reference), field: metric?.key ?? node.metric?.id ?? "primary" };
  const operand: Operand = { ...bare, run: { ...factsOf(node), ...flagsOf(evaluation) } };
  if (metric === undefined) return absent(operand);
  const { figure } = metric;
  if (isMeanOfSuites(figure)) return resolveMean(figure, operand);
  return resolveFigure(figure, operand, null);
}

function isMeanOfSuites({ made, suites }: MetricFigure): boolean {
  return made === "mean" && suites.length > 1;
}

function resolveMean({ value, suites }: MetricFigure, operand: Operand): Resolved {
  const parts = suites.map((suite) => resolveFigure(suite, operand, suite.suite));
  const operands = parts.flatMap((part) => part.operands);
  const lacking = parts.flatMap(({ result }) => (result.kind === "missing" ? [result] : []));
  if (lacking.length > 0) return { result: joinMissing(lacking), operands };
  const inputs = parts.flatMap(({ result }) =>
    result.kind === "quantity" ? [{ quantity: result, sensitivity: 1 / parts.length }] : [],
  );
  const sum = inputs.reduce((total, { quantity }) => total + quantity.value, 0);
  const result: Quantity | Missing = derive(value ?? sum / parts.length, inputs, false);
  return { result, operands };
}

function resolveFigure(figure: ReportedFigure, operand: Operand, suite: string | null): Resolved {
  const { value, standardError, nSamples, place } = figure;
  const run: RunFacts | null = operand.run && { ...operand.run, suite, standardError, nSamples };
  if (value === null) return absent({ ...operand, run, place });
  const id = `run:${run?.run}/${run?.pack}/${suite ?? ""}#${operand.field}`;
  const result = quantityOf({ id, value, spread: { over: "questions", standardError } });
  return { result, operands: [{ ...operand, run, value, place, source: id }] };
}

function absent(operand: Operand): Resolved {
  const code = "no-run-figure";
  return { result: missing(code, null, operand.reference), operands: [{ ...operand, missing: code }] };
}

function bareOperand(node: RunFigureNode, reference: string): Operand {
  return {
    reference,
    group: null,
    experiment: null,
    phase: null,
    field: node.metric?.id ?? "primary",
    value: null,
    std: null,
    n: null,
    place: null,
    missing: null,
    source: null,
    run: factsOf(node),
  };
}

function factsOf({ run, pack }: RunFigureNode): RunFacts {
  return {
    run: run.id,
    pack: pack.id,
    suite: null,
    standardError: null,
    nSamples: null,
    external: false,
    asDeclared: true,
    synthetic: false,
  };
}

function flagsOf({ run, figures }: Evaluation): Pick<RunFacts, "external" | "asDeclared" | "synthetic"> {
  return {
    external: figures.source === "external",
    asDeclared: figures.deviations.length === 0,
    synthetic: run.manifest.fields.synthetic === true,
  };
}
