/** Why a number is missing, what a test says, what a reader must be told: the words for codes, in English. */
import type { Note, RunFlag } from "../../leaderboard/board-notes.ts";
import type { Exclusion } from "../../leaderboard/entries/selection.ts";
import type { VersionFlag } from "../../leaderboard/entries/versions.ts";
import type { ReasonCode } from "../../leaderboard/measure/missing.ts";
import type { Comparison, Verdict } from "../../leaderboard/ranking/comparison.ts";

type Words<Code extends string> = Readonly<Record<Code, string>>;
/** The values that the words of a note are made from. */
type NoteWords = { readonly [Code in Note["code"]]: (note: Extract<Note, { readonly code: Code }>) => string };

/** By code; the pages and the JSON files take their words from here alone. */
export const reasons = {
  missing: {
    "no-experiment": "no experiment",
    "no-baseline": "no baseline",
    excluded: "experiment does not count",
    "left-out": "left out: errors in its data",
    "phase-not-run": "phase not run",
    "not-evolved": "not evolved",
    "no-run-figure": "the run has no number for it",
    "run-excluded": "run or pack does not count",
    "run-left-out": "run or pack left out: errors in its data",
    "not-stated": "not stated",
    "single-attempt": "one attempt has no standard deviation",
    "std-unknown": "std unknown",
    "not-defined": "not defined",
  } satisfies Words<ReasonCode>,
  verdicts: {
    better: "better",
    worse: "worse",
    undecided: "not separated",
    "too-few": "too few to test",
    "different-parts": "made of different parts",
    "no-shared-tasks": "no shared tasks",
  } satisfies Words<Verdict>,
  /** Where the column has nothing to test: no attempts, or training scores that do not cancel. */
  untestable: "nothing to test",
  methods: {
    "sign-flip-exact": "paired sign-flip test over tasks, exact",
    "sign-flip-grid": "paired sign-flip test over tasks, within 0.001 of exact",
    welch: "Welch's t-test over attempts",
  } satisfies Words<NonNullable<Comparison["method"]>>,
  versions: {
    "other-version": (benchmark: string, current: string, version: string | null) =>
      `measured on ${benchmark} ${version ?? "of another version"}; it is now ${current}`,
    "before-last-update": (benchmark: string, current: string, _version: string | null) =>
      `measured before the last update of ${benchmark}, now ${current}`,
  } satisfies Readonly<Record<VersionFlag["code"], unknown>>,
  /** Beside a comparison whose two sides were measured on different versions of these benchmarks. */
  versionsDiffer: (benchmarks: readonly string[]) => `different versions of ${benchmarks.join(", ")}`,
  exclusions: {
    draft: "a draft",
    withdrawn: "withdrawn",
    faulty: "errors in its data, so left out",
    "test-data-draft": "its test data are a draft",
    "test-data-withdrawn": "its test data were withdrawn",
    "test-data-faulty": "tested on data with errors, which were left out",
    "test-data-unknown": "its test data are not in the repository",
  } satisfies Words<Exclusion>,
  runFlags: {
    external: "scored elsewhere",
    "not-as-declared": "not evaluated as the pack declares",
    synthetic: "made-up example",
  } satisfies Words<RunFlag>,
  notes: {
    "earlier-submissions": ({ entry, group, counted, earlier }) =>
      `${entry}, ${group}: ${counted} counts; submitted earlier: ${earlier.join(", ")}.`,
    "mixed-identity": ({ entry }) => `The experiments of ${entry} are not one agent, so it has no baseline.`,
    "outside-groups": ({ experiments }) =>
      experiments.length > 3
        ? `${experiments.length} experiments were tested on data that are no group of this leaderboard.`
        : `Tested on data that are no group of this leaderboard: ${experiments.join(", ")}.`,
    excluded: ({ experiment, reason }): string => `${experiment} does not count: ${reasons.exclusions[reason]}.`,
    "mixed-versions": ({ benchmark, versions }) =>
      `${benchmark} was measured in different versions: ${versions.map((version) => version ?? "an earlier one").join(", ")}.`,
    "mixed-suite-versions": ({ pack, runs }) =>
      `The numbers on ${pack} come from different versions of its suites: ${runs.join(", ")}.`,
    "several-test-sets": ({ sets }) =>
      `Not ranked: the experiments were tested on ${sets} different sets. A definition would say how they belong together.`,
    "flagged-run": ({ run, pack, flags }): string =>
      `The number of ${run} on ${pack}: ${flags.map((flag) => reasons.runFlags[flag]).join("; ")}.`,
    "uncounted-run": ({ run, pack, reason }): string => `${run} on ${pack}: ${reasons.missing[reason]}.`,
    "run-caveat": ({ run, text }) => `${run}: ${text}`,
    "neutral-primary": () => "Not ranked: the primary column has no better or worse.",
  } satisfies NoteWords as NoteWords,
};
