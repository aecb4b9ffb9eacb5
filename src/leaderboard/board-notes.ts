/** What a reader of a leaderboard must be told beside its numbers: codes with their values, worded elsewhere. */
import type { Benchmark } from "../../content-loaders/repository.ts";
import { type BoardPlan, isInGroups } from "./board-plan.ts";
import type { EntryRow } from "./entries/entries.ts";
import type { Exclusion } from "./entries/selection.ts";
import { testedVersions } from "./entries/versions.ts";
import { runEvaluation } from "./evaluation/scope.ts";
import { runFigures } from "./expression/tree.ts";
import type { Evaluation } from "./packs/evaluation.ts";
import { differInVersion } from "./packs/suite-versions.ts";

export type Note =
  /** Several experiments of an entry competed for one group; the latest counts. */
  | {
      readonly code: "earlier-submissions";
      readonly entry: string;
      readonly group: string;
      readonly counted: string;
      readonly earlier: readonly string[];
    }
  /** A named entry whose experiments are no one agent has no baseline. */
  | { readonly code: "mixed-identity"; readonly entry: string }
  /** Experiments whose test data are no group of the leaderboard. */
  | { readonly code: "outside-groups"; readonly experiments: readonly string[] }
  /** Published experiments that do not count, and why. */
  | { readonly code: "excluded"; readonly experiment: string; readonly reason: Exclusion }
  /** Ranked together though measured on different versions of a benchmark; null is an earlier one that nobody stated. */
  | { readonly code: "mixed-versions"; readonly benchmark: string; readonly versions: readonly (string | null)[] }
  /** A folder with several test sets is not ranked: a definition would say how they belong together. */
  | { readonly code: "several-test-sets"; readonly sets: number }
  /** A number of a run that went in, and what must be said of it. */
  | { readonly code: "flagged-run"; readonly run: string; readonly pack: string; readonly flags: readonly RunFlag[] }
  /** Numbers of several runs on one pack went in that were evaluated on different versions of its suites. */
  | { readonly code: "mixed-suite-versions"; readonly pack: string; readonly runs: readonly string[] }
  /** A run, or a pack, that a column names and that does not count. */
  | {
      readonly code: "uncounted-run";
      readonly run: string;
      readonly pack: string;
      readonly reason: "run-excluded" | "run-left-out";
    }
  /** A remark on a run that a column names. */
  | {
      readonly code: "run-caveat";
      readonly run: string;
      readonly text: string;
      readonly text_zh?: string | null | undefined;
    }
  /** The primary column has no better or worse. */
  | { readonly code: "neutral-primary" };

/** What must be said of a number of a run. */
export type RunFlag = "external" | "not-as-declared" | "synthetic";

export function notesOf(
  plan: BoardPlan,
  entries: readonly EntryRow[],
  benchmarks: ReadonlyMap<string, Benchmark>,
): readonly Note[] {
  const outside = plan.drawn.filter(
    ({ key, meta }) => plan.counted.has(key) && !isInGroups(meta.fields.test_data, plan.groups),
  );
  return [
    ...(plan.definition === null && plan.groups.length > 1
      ? [{ code: "several-test-sets", sets: plan.groups.length } as const]
      : []),
    ...(plan.primary.direction === "neutral" ? [{ code: "neutral-primary" } as const] : []),
    ...entries.flatMap(replacements),
    ...entries.flatMap(({ id, identity }) =>
      identity === null ? [{ code: "mixed-identity", entry: id } as const] : [],
    ),
    ...mixedVersions(entries, benchmarks),
    ...runNotes(plan),
    ...(outside.length > 0 ? [{ code: "outside-groups", experiments: outside.map(({ key }) => key) } as const] : []),
    ...plan.drawn.flatMap(({ key, meta }) => {
      const reason = plan.excluded.get(key);
      if (reason === "test-data-faulty" && !isInGroups(meta.fields.test_data, plan.groups)) return [];
      return reason === undefined || reason === "draft" ? [] : [{ code: "excluded", experiment: key, reason } as const];
    }),
    ...plan.faulty.flatMap(({ id, meta }) =>
      // One that does not say what it was tested on could have been part of this leaderboard.
      meta === null || isInGroups(meta.test_data, plan.groups)
        ? [{ code: "excluded", experiment: id, reason: "faulty" } as const]
        : [],
    ),
  ];
}

/** Of every run and pack that a column names, each once. */
function runNotes({ columns, runs }: BoardPlan): readonly Note[] {
  const named = columns.flatMap(({ tree, std }) => [tree, ...(std === null ? [] : [std.tree])]).flatMap(runFigures);
  const pairs = new Map(named.map(({ run, pack }) => [`${run.id} ${pack.id}`, { run: run.id, pack: pack.id }]));
  const caveats = new Map<string, Note>();
  const counted: Evaluation[] = [];
  const notes = [...pairs.values()].flatMap(({ run, pack }): readonly Note[] => {
    const evaluation = runEvaluation(runs, run, pack);
    if ("reasons" in evaluation) {
      const code = evaluation.reasons[0]?.code;
      const isCounted = code !== "run-excluded" && code !== "run-left-out";
      return isCounted ? [] : [{ code: "uncounted-run", run, pack, reason: code }];
    }
    counted.push(evaluation);
    const { caveats: remarks, synthetic } = evaluation.run.manifest.fields;
    for (const { text, text_zh } of remarks ?? [])
      caveats.set(`${run} ${text}`, { code: "run-caveat", run, text, text_zh });
    const flags: readonly RunFlag[] = [
      ...(evaluation.figures.source === "external" ? (["external"] as const) : []),
      ...(evaluation.figures.deviations.length > 0 ? (["not-as-declared"] as const) : []),
      ...(synthetic === true ? (["synthetic"] as const) : []),
    ];
    return flags.length === 0 ? [] : [{ code: "flagged-run", run, pack, flags }];
  });
  return [...notes, ...mixedSuiteVersions(counted), ...caveats.values()];
}

function mixedSuiteVersions(evaluations: readonly Evaluation[]): readonly Note[] {
  const byPack = Map.groupBy(evaluations, ({ pack }) => pack.id);
  return [...byPack]
    .filter(([, own]) => differInVersion(own.map(({ figures }) => figures.versions)))
    .map(([pack, own]) => ({ code: "mixed-suite-versions", pack, runs: own.map(({ run }) => run.id) }));
}

function replacements({ id, earlier, experiments }: EntryRow): readonly Note[] {
  return [...new Set(earlier.map(({ group }) => group))].map((group) => ({
    code: "earlier-submissions",
    entry: id,
    group,
    counted: experiments.get(group)?.key ?? "",
    earlier: earlier.filter((submission) => submission.group === group).map(({ experiment }) => experiment.key),
  }));
}

function mixedVersions(entries: readonly EntryRow[], benchmarks: ReadonlyMap<string, Benchmark>): readonly Note[] {
  const experiments = entries.flatMap((entry) => [...entry.experiments.values()]);
  return [...testedVersions(experiments, benchmarks)].map(([benchmark, versions]) => ({
    code: "mixed-versions",
    benchmark,
    versions: [...versions],
  }));
}
