/** A computed leaderboard: groups, columns, entries with their cells in rank order, and the comparison of any two. */
import type { Problem } from "../../content-loaders/problem.ts";
import type { Benchmark, Experiment, LeftOut } from "../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { cellsOfRow } from "./board-cells.ts";
import type { Note } from "./board-notes.ts";
import { notesOf } from "./board-notes.ts";
import { type BoardPlan, planFolder, planLeaderboard } from "./board-plan.ts";
import type { Column } from "./columns.ts";
import { baselinesOf, type EntryRow } from "./entries/entries.ts";
import type { Group } from "./entries/groups.ts";
import { testedVersions, type VersionFlag, versionFlags } from "./entries/versions.ts";
import type { Cell, FigureCell, FigureFacts } from "./evaluation/cell.ts";
import type { Evaluations } from "./packs/evaluate-runs.ts";
import { type Candidate, CandidateFactory } from "./ranking/candidate.ts";
import { type Comparison, compare, reversed, type TestKind } from "./ranking/comparison.ts";
import { Scratch } from "./ranking/pairing.ts";
import { rankIntervals, rankValues } from "./ranking/rank.ts";

export interface Board {
  readonly id: string;
  /** Null for a folder that no definition draws on. */
  readonly definition: LeaderboardDefinition | null;
  readonly groups: readonly Group[];
  readonly columns: readonly Column[];
  readonly primary: Column;
  /** In rank order, then the unranked by id. */
  readonly entries: readonly Entry[];
  /** False where nothing is ranked: a folder with several test sets, or a neutral primary column. */
  readonly ranked: boolean;
  /** By which tests the pairs of ranked entries were tested, for the intervals of their ranks. */
  readonly tests: TestKind;
  readonly notes: readonly Note[];
  /** The paired comparison of two entries with a value in the primary column; null if either has none, or it has no spread. */
  compare(entry: string, other: string): EntryComparison | null;
  /** One entry against others (all, if not given) that have a value, in the order given. Each takes about a millisecond. */
  comparisons(entry: string, others?: readonly string[]): readonly EntryComparison[];
}

export interface EntryComparison extends Comparison {
  /** Benchmarks that the two were measured on in different versions: to be said wherever the comparison stands. */
  readonly versionsDiffer: readonly string[];
}

export interface Entry extends EntryRow {
  /** Null: unranked. */
  readonly rank: number | null;
  /** Null: unranked, or nothing can be tested. */
  readonly rankInterval: readonly [low: number, high: number] | null;
  /** By column id. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** Id of the entry that `baseline` means, or null. */
  readonly baseline: string | null;
  /** Of the experiments behind any of its cells, also of its baseline. */
  readonly versionFlags: readonly VersionFlag[];
  /** True if a figure of any of its cells was made up. */
  readonly synthetic: boolean;
  /** Of its experiments and their test benchmarks, each once. */
  readonly caveats: readonly Caveat[];
}

export interface Caveat {
  readonly text: string;
  readonly text_zh?: string | null | undefined;
}

export interface BoardInput {
  /** All experiments of the repository; those that do not count are left out here. */
  readonly experiments: readonly Experiment[];
  readonly benchmarks: readonly Benchmark[];
  /** Items with errors: what would have drawn on them says so. */
  readonly leftOut?: readonly LeftOut[];
  /** What the runs were evaluated to, by run id and pack id; absent where there are no runs. */
  readonly evaluations?: Evaluations["evaluations"];
  /** Problems that a figure disagrees with its attempts or prices: each is shown at the cells that use the figure. */
  readonly discrepancies?: readonly Problem[];
}

/** Computes the leaderboard of a definition whose expressions were checked. */
export function buildBoard(input: BoardInput & { readonly definition: LeaderboardDefinition }): Board {
  return compute(planLeaderboard(input.definition, input), input);
}

/** Computes the leaderboard of a folder under `experiments/` that no definition draws on. */
export function buildFolderBoard(input: BoardInput & { readonly folder: string }): Board {
  return compute(planFolder(input.folder, input), input);
}

function compute(plan: BoardPlan, input: BoardInput): Board {
  const benchmarks = new Map(input.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const facts: FigureFacts = {
    isSynthetic: syntheticKeys(input.experiments, benchmarks),
    discrepanciesAt: discrepancyIndex(input.discrepancies ?? []),
  };
  const factory = new CandidateFactory(plan.counted);
  const candidates = new Map<string, Candidate>();
  const compared = new Map<string, readonly Experiment[]>();
  const baselineOf = baselinesOf(plan.rows);
  const entries = plan.rows.map((row): Entry => {
    const baseline = baselineOf(row);
    const cells = cellsOfRow(row, baseline, plan, facts);
    const primary = cells[plan.columns.indexOf(plan.primary)];
    if (primary?.kind === "figure" && plan.primary.measured) candidates.set(row.id, factory.create(row.id, primary));
    const experiments = [...row.experiments.values()];
    if (primary !== undefined) compared.set(row.id, behind([primary], plan));
    const tested = [...new Set(experiments.flatMap(({ meta }) => meta.fields.test_data))].flatMap(
      (id) => benchmarks.get(id) ?? [],
    );
    return {
      ...row,
      rank: null,
      rankInterval: null,
      cells: new Map(cells.map((cell) => [cell.column, cell])),
      baseline: baseline?.id ?? null,
      versionFlags: [...new Set([...experiments, ...behind(cells, plan)])].flatMap((experiment) =>
        versionFlags(experiment, benchmarks),
      ),
      synthetic: cells.some((cell) => cell.synthetic) || experiments.some(({ key }) => facts.isSynthetic(key)),
      caveats: uniqueCaveats([
        ...experiments.map(({ meta }) => meta.fields),
        ...tested.map(({ manifest }) => manifest.fields),
      ]),
    };
  });
  const { ordered, tests } = inRankOrder(entries, plan, candidates);
  const scratch = new Scratch();
  const known = new Map<string, EntryComparison>();
  // Ids have no spaces. Each pair is worked out once: several pages and files show it, from either side.
  const comparison = (a: string, b: string): EntryComparison | null => {
    const [first, second] = [candidates.get(a), candidates.get(b)];
    if (first === undefined || second === undefined) return null;
    if (a > b) {
      const other = comparison(b, a);
      return other === null ? null : { ...other, ...reversed(other) };
    }
    const before = known.get(`${a} ${b}`);
    if (before !== undefined) return before;
    const experiments = [...(compared.get(a) ?? []), ...(compared.get(b) ?? [])];
    const versionsDiffer = [...testedVersions(experiments, benchmarks).keys()].sort();
    const result = { ...compare(first, second, plan.primary.direction, scratch), versionsDiffer };
    known.set(`${a} ${b}`, result);
    return result;
  };
  return {
    id: plan.id,
    definition: plan.definition,
    groups: plan.groups,
    columns: plan.columns,
    primary: plan.primary,
    entries: ordered,
    ranked: plan.rankable,
    tests,
    notes: notesOf(plan, ordered, benchmarks),
    compare: comparison,
    comparisons: (id, others = ordered.map((entry) => entry.id)) =>
      others.flatMap((other) => (other === id ? [] : (comparison(id, other) ?? []))),
  };
}

function inRankOrder(
  entries: readonly Entry[],
  plan: BoardPlan,
  candidates: ReadonlyMap<string, Candidate>,
): { readonly ordered: readonly Entry[]; readonly tests: TestKind } {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const { direction } = plan.primary;
  const rest = (placed: ReadonlySet<string>): readonly Entry[] =>
    entries.filter(({ id }) => !placed.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!plan.rankable || direction === "neutral") return { ordered: rest(new Set()), tests: "none" };
  const values = entries.flatMap(({ id, cells }) => {
    const cell = cells.get(plan.primary.id);
    return cell?.kind === "figure" ? [{ id, value: (cell satisfies FigureCell).value }] : [];
  });
  const ranked = rankValues(values, direction);
  const { intervals, tests } = rankIntervals(ranked, candidates, direction);
  const placed = ranked.flatMap(({ id, rank }) => {
    const entry = byId.get(id);
    return entry === undefined ? [] : [{ ...entry, rank, rankInterval: intervals.get(id) ?? null }];
  });
  return { ordered: [...placed, ...rest(new Set(ranked.map(({ id }) => id)))], tests };
}

/** The experiments that the figures of cells come from. */
function behind(cells: readonly Cell[], { counted }: BoardPlan): readonly Experiment[] {
  const keys = cells.flatMap(({ derivation: { operands, std } }) =>
    [...operands, ...(std?.operands ?? [])].map(({ experiment }) => experiment ?? ""),
  );
  return [...new Set(keys)].flatMap((key) => counted.get(key) ?? []);
}

/** Tells experiments whose figures were made up, or that were tested on made-up benchmarks. */
export function syntheticKeys(
  experiments: readonly Experiment[],
  benchmarks: ReadonlyMap<string, Benchmark>,
): FigureFacts["isSynthetic"] {
  const keys = new Set(
    experiments
      .filter(({ meta: { fields } }) =>
        [fields, ...fields.test_data.map((id) => benchmarks.get(id)?.manifest.fields)].some(
          (item) => item?.synthetic === true,
        ),
      )
      .map(({ key }) => key),
  );
  return (key) => keys.has(key);
}

/** Warnings about a figure, by the file and the field it stands in. */
export function discrepancyIndex(problems: readonly Problem[]): FigureFacts["discrepanciesAt"] {
  const index = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.file} ${problem.path}`;
    const known = index.get(key);
    if (known === undefined) index.set(key, [problem]);
    else known.push(problem);
  }
  return (file, path) => index.get(`${file} ${path}`) ?? [];
}

function uniqueCaveats(
  items: readonly { readonly caveats?: readonly Caveat[] | null | undefined }[],
): readonly Caveat[] {
  return [...new Map(items.flatMap(({ caveats }) => caveats ?? []).map((caveat) => [caveat.text, caveat])).values()];
}
