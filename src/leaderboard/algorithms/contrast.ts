/** Two sides measured on the same test data: both scores, their difference with its spread, the paired test, the tasks. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import type { EntryComparison } from "../board.ts";
import type { Column } from "../columns.ts";
import type { Group } from "../entries/groups.ts";
import { testedVersions } from "../entries/versions.ts";
import { type Cell, computeCell, type FigureCell, type FigureFacts } from "../evaluation/cell.ts";
import type { Scope } from "../evaluation/evaluate.ts";
import { missing } from "../measure/missing.ts";
import { type Candidate, CandidateFactory } from "../ranking/candidate.ts";
import { compare } from "../ranking/comparison.ts";
import { Scratch } from "../ranking/pairing.ts";
import { baselineColumn, liftColumn, scoreColumn } from "./columns.ts";

/** One group that both sides have a test score for. */
export interface Match {
  /** Unique in its contrast. */
  readonly id: string;
  readonly group: Group;
  /** Weight in the mean: 1, or 1 over the number of groups of its configuration where several are pooled. */
  readonly weight: number;
  readonly experiment: Experiment;
  readonly baseline: Experiment;
}

/** How many tasks have a higher, a lower, the same attempt mean as on the other side. */
export interface TaskChanges {
  readonly gained: number;
  readonly lost: number;
  readonly tied: number;
}

export interface Contrast {
  /** At least one. */
  readonly matches: readonly Match[];
  readonly score: FigureCell;
  readonly baseline: FigureCell;
  /** Score minus baseline. */
  readonly lift: FigureCell;
  /**
   * Over tasks: where several configurations are pooled, each task counts once, with its differences averaged over
   * them, because its results under several agents are no independent draws.
   */
  readonly comparison: EntryComparison;
  /** Of several configurations together: each task once for every configuration. */
  readonly tasks: TaskChanges;
}

/** Makes the contrasts of one repository; task sets and means are shared between them. */
export class ContrastFactory {
  private readonly factory: CandidateFactory;
  private readonly benchmarks: ReadonlyMap<string, Benchmark>;
  private readonly facts: FigureFacts;
  private readonly scratch = new Scratch();

  /** @param experiments those that count, by key */
  constructor(
    experiments: ReadonlyMap<string, Experiment>,
    benchmarks: ReadonlyMap<string, Benchmark>,
    facts: FigureFacts,
  ) {
    this.factory = new CandidateFactory(experiments);
    this.benchmarks = benchmarks;
    this.facts = facts;
  }

  /** Null without a match. */
  contrast(matches: readonly Match[]): Contrast | null {
    const [score, baseline, lift] = [scoreColumn, baselineColumn, liftColumn].map((column) =>
      this.cell(column, matches),
    );
    if (score?.kind !== "figure" || baseline?.kind !== "figure" || lift?.kind !== "figure") return null;
    const [mine, theirs] = [this.factory.create("score", score), this.factory.create("baseline", baseline)];
    const experiments = matches.flatMap((match) => [match.experiment, match.baseline]);
    const versionsDiffer = [...testedVersions(experiments, this.benchmarks).keys()].sort();
    return {
      matches,
      score,
      baseline,
      lift,
      comparison: { ...compare(mine, theirs, "higher", this.scratch), versionsDiffer },
      tasks: taskChanges(matches, score, baseline, mine, theirs),
    };
  }

  /** A column over the groups of a contrast. */
  cell(column: Column, matches: readonly Match[]): Cell {
    return computeCell(column, scopeOf(matches), this.facts);
  }
}

function scopeOf(matches: readonly Match[]): Scope {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return {
    groups: matches.map(({ id, weight }) => ({ id, weight })),
    direction: "higher",
    run: () => missing("no-run-figure"),
    experiment(owner, id) {
      const match = byId.get(id ?? "");
      if (match === undefined || owner.kind === "experiment") return missing("no-experiment");
      return owner.kind === "baseline" ? match.baseline : match.experiment;
    },
  };
}

function taskChanges(
  matches: readonly Match[],
  score: FigureCell,
  baseline: FigureCell,
  mine: Candidate,
  theirs: Candidate,
): TaskChanges {
  const termsOf = (cell: FigureCell, { terms }: Candidate) => {
    const sources = new Map(cell.derivation.operands.map(({ group, source }) => [group, source]));
    const bySource = new Map(terms.map((term) => [term.source, term]));
    return (id: string) => bySource.get(sources.get(id) ?? "");
  };
  const [termOf, otherOf] = [termsOf(score, mine), termsOf(baseline, theirs)];
  const changes = { gained: 0, lost: 0, tied: 0 };
  for (const { id } of matches) {
    const [term, other] = [termOf(id), otherOf(id)];
    if (!term?.means || !other?.means) continue;
    for (const [unit, size] of term.tasks.sizes.entries()) {
      const [a, b] = [term.means[unit] ?? Number.NaN, other.means[unit] ?? Number.NaN];
      if (Number.isNaN(a) || Number.isNaN(b)) continue;
      // What rounding leaves of a difference of equal means is none.
      const differ = Math.abs(a - b) > 1e-10 * (Math.abs(a) + Math.abs(b));
      changes[differ ? (a > b ? "gained" : "lost") : "tied"] += size;
    }
  }
  return changes;
}
