/**
 * The scores of an entry from phase to phase, averaged over groups, beside what evolving had used up by then. The mean
 * gives every group the same weight (macro); a phase that lacks a part is missing, with its coverage and the reasons.
 */
import type { Experiment, Phase } from "../../content-loaders/repository.ts";
import type { Entry } from "./board.ts";
import { gapOf } from "./entries/absence.ts";
import type { Group } from "./entries/groups.ts";
import { type Operand, resolveReference } from "./evaluation/reference.ts";
import type { FieldName } from "./expression/names.ts";
import type { PhaseSelector, RoundPhase } from "./expression/tree.ts";
import { joinMissing, type Missing, missing, type Reason } from "./measure/missing.ts";
import { derive, type Quantity } from "./measure/quantity.ts";
import { combinedUncertainty } from "./measure/uncertainty.ts";

/** What evolving uses up: US dollars; input and output tokens; milliseconds. */
export const resources = ["cost", "tokens", "time"] as const;
export type Resource = (typeof resources)[number];

/** One phase of an entry over the groups. */
export interface CurvePhase {
  readonly kind: RoundPhase | "test";
  /** Null for the test. */
  readonly round: number | null;
  readonly score: CurveScore | Missing;
  /** Of `of` groups `present` have a score in this phase. */
  readonly coverage: { readonly present: number; readonly of: number };
  /** The score of each group as it was found, or why it is missing, in the order of the groups. */
  readonly operands: readonly Operand[];
  /**
   * What all training and validation up to the end of this phase had used, summed over the groups; at the test, all of
   * it. The test's own use is not in it.
   */
  readonly used: Readonly<Record<Resource, Quantity | Missing>>;
}

/** A mean over the groups with its propagated spread. */
export interface CurveScore {
  readonly kind: "score";
  readonly value: number;
  /** Null where a part has none: one attempt, or not stated. */
  readonly std: number | null;
  /** The smallest number of attempts among the parts. */
  readonly n: number | null;
  readonly stdUnknown: { readonly count: number; readonly of: number };
}

/** An entry from its first training phase to its test. */
export interface EntryCurve {
  readonly entry: Entry;
  readonly groups: readonly Group[];
  /** train-1, val-1, train-2, …, test: every phase that any of the groups has. */
  readonly phases: readonly CurvePhase[];
  /** True if a training or validation phase has a score. */
  readonly scored: boolean;
  /** Why not, where it is not; empty where it is. */
  readonly reasons: readonly Reason[];
}

const fieldsOf: Readonly<Record<Resource, readonly FieldName[]>> = {
  cost: ["cost"],
  tokens: ["n_input_tokens", "n_output_tokens"],
  time: ["duration_ms"],
};

/** The curve of one entry over the groups given: all of its own, or one alone. */
export function entryCurve(entry: Entry, groups: readonly Group[] = entry.groups): EntryCurve {
  const places = groups.map((group) => ({
    group: group.id,
    experiment: entry.experiments.get(group.id) ?? missing(gapOf(entry, group.id), group.id),
  }));
  const phases = selectorsOf(places.flatMap(({ experiment }) => ("kind" in experiment ? [] : [experiment]))).map(
    (selector) => curvePhase(selector, places),
  );
  const rounds = phases.filter(({ kind }) => kind !== "test");
  const scored = rounds.some(({ score }) => score.kind === "score");
  const lacking = rounds.length > 0 ? rounds.map(({ score }) => score) : [noRounds(places)];
  const reasons = scored ? [] : joinMissing(lacking.filter((score) => score.kind === "missing")).reasons;
  return { entry, groups, phases, scored, reasons };
}

/**
 * The curves of a leaderboard's entries, in its order.
 *
 * @param chosen entry ids; all entries if not given, and ids that are no entry are left out
 * @param group the id of one group; all groups if not given
 */
export function entryCurves(
  { entries }: { readonly entries: readonly Entry[] },
  { chosen, group }: { readonly chosen?: readonly string[]; readonly group?: string } = {},
): readonly EntryCurve[] {
  return entries
    .filter(({ id }) => chosen === undefined || chosen.includes(id))
    .map((entry) =>
      entryCurve(
        entry,
        entry.groups.filter(({ id }) => group === undefined || id === group),
      ),
    );
}

/** The phases of one experiment alone, in the order in which they are run. */
export function experimentPhases(experiment: Experiment): readonly CurvePhase[] {
  return selectorsOf([experiment]).map((selector) => curvePhase(selector, [{ group: experiment.id, experiment }]));
}

interface Place {
  readonly group: string;
  readonly experiment: Experiment | Missing;
}

type OnePhase = Extract<PhaseSelector, { kind: "test" | "round" }>;

/** Every phase that any of the experiments has, in the order in which they are run. */
function selectorsOf(experiments: readonly Experiment[]): readonly OnePhase[] {
  const rounds = new Map<string, Extract<OnePhase, { kind: "round" }>>();
  for (const { name, kind, round } of experiments.flatMap(({ phases }) => phases)) {
    if (kind !== "test" && round !== null) rounds.set(name, { kind: "round", phase: kind, round });
  }
  const ordered = [...rounds.values()].sort((a, b) => a.round - b.round || (a.phase < b.phase ? -1 : 1));
  return experiments.length === 0 ? [] : [...ordered, { kind: "test" }];
}

function curvePhase(selector: OnePhase, places: readonly Place[]): CurvePhase {
  const read = places.map((place) => resolve(selector, "score", place));
  const scores = read.map(({ result }) => result);
  const present = scores.filter(({ kind }) => kind === "quantity").length;
  return {
    kind: selector.kind === "test" ? "test" : selector.phase,
    round: selector.kind === "test" ? null : selector.round,
    score: scoreOf(combine(scores, scores.length)),
    coverage: { present, of: places.length },
    operands: read.flatMap(({ operands }) => operands),
    used: {
      cost: usedBy("cost", selector, places),
      tokens: usedBy("tokens", selector, places),
      time: usedBy("time", selector, places),
    },
  };
}

function usedBy(resource: Resource, selector: OnePhase, places: readonly Place[]): Quantity | Missing {
  const parts = places.flatMap((place): readonly (Quantity | Missing)[] => {
    const { experiment } = place;
    if ("kind" in experiment) return [experiment];
    // What a phase had used by its end is not known where the phase was not run.
    if (selector.kind === "round" && !experiment.phases.some((phase) => isPhase(phase, selector)))
      return [resolve(selector, "cost", place).result];
    const before = experiment.phases.filter((phase) => phase.kind !== "test" && isUpTo(phase, selector));
    if (before.length === 0) return [noRounds([place])];
    return before.flatMap(({ kind, round }) =>
      fieldsOf[resource].map((field) => {
        const part: OnePhase = kind === "test" ? { kind } : { kind: "round", phase: kind, round: round ?? 0 };
        return resolve(part, field, place).result;
      }),
    );
  });
  return combine(parts, 1);
}

function isPhase({ kind, round }: Phase, selector: OnePhase): boolean {
  return selector.kind === "round" && kind === selector.phase && round === selector.round;
}

/** Whether a training or validation phase is over when the selected one is. */
function isUpTo({ kind, round }: Phase, selector: OnePhase): boolean {
  if (selector.kind === "test") return true;
  if (round === null || round !== selector.round) return (round ?? 0) < selector.round;
  return kind === "train" || selector.phase === "val";
}

function resolve(selector: PhaseSelector, field: FieldName, { group, experiment }: Place) {
  const owner = { kind: "entry", group: null } as const;
  const node = { kind: "reference", offset: 0, owner, phase: selector, field, fieldOffset: 0 } as const;
  return resolveReference(node, experiment, group, "higher");
}

/** Why there is no round at all: nothing to evolve, or not published. */
function noRounds(places: readonly Place[]): Missing {
  const selector = { kind: "rounds", phase: "train", pick: "last" } as const;
  const results = places.map((place) => resolve(selector, "score", place).result);
  const lacking = results.filter((result) => result.kind === "missing");
  return lacking.length === 0 ? missing("phase-not-run") : joinMissing(lacking);
}

/** The sum of all parts by a divisor; missing as soon as one is. */
function combine(parts: readonly (Quantity | Missing)[], divisor: number): Quantity | Missing {
  const lacking = parts.filter((part) => part.kind === "missing");
  if (lacking.length > 0) return joinMissing(lacking);
  const quantities = parts.filter((part) => part.kind === "quantity");
  if (quantities.length === 0) return missing("no-experiment");
  const sum = quantities.reduce((total, { value }) => total + value, 0);
  return derive(
    sum / divisor,
    quantities.map((quantity) => ({ quantity, sensitivity: 1 / divisor })),
    false,
  );
}

function scoreOf(result: Quantity | Missing): CurveScore | Missing {
  if (result.kind === "missing") return result;
  const { std, n, unknown } = combinedUncertainty(result);
  return { kind: "score", value: result.value, std, n, stdUnknown: unknown };
}
