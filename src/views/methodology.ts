/** The methodology page: its words are the dictionary's, its worked examples come from the data of the build. */
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { columnTitle } from "./column-format.ts";
import { type ExpressionReference, expressionReference } from "./expression-reference.ts";
import {
  boardLink,
  type CellExample,
  cellExample,
  type LiftExample,
  liftExample,
  type MissingExample,
  missingExample,
  type PairedAttemptsExample,
  pairedAttemptsExample,
} from "./methodology-cell.ts";
import {
  type ComparisonExample,
  comparisonExample,
  type NotTransitive,
  notTransitive,
  roundingExamples,
  type SignFlipExamples,
  signFlipExamples,
} from "./methodology-comparison.ts";
import { type FrontExample, frontExample } from "./methodology-costs.ts";
import { type GapExample, gapExample, type PooledExample, pooledExample } from "./methodology-evolution.ts";
import { type PackExample, packExample } from "./methodology-packs.ts";
import { type ScoreExample, scoreExample } from "./methodology-score.ts";
import { isSynthetic, plainNames, rankedEntries, subjectOf } from "./methodology-subject.ts";
import { type TaskExample, taskExample } from "./methodology-tasks.ts";

export interface MethodologyView {
  /** What the examples follow; null where the repository has no leaderboard that ranks a measured column. */
  readonly subject: {
    readonly entry: string;
    readonly board: string;
    readonly boardPath: string;
    readonly column: string;
    readonly places: number;
    readonly pairs: number;
    readonly synthetic: boolean;
  } | null;
  readonly score: ScoreExample | null;
  readonly missing: MissingExample | null;
  readonly cell: CellExample | null;
  readonly lift: LiftExample | null;
  readonly pairedAttempts: PairedAttemptsExample | null;
  readonly comparison: ComparisonExample | null;
  readonly pooled: PooledExample | null;
  readonly gap: GapExample | null;
  readonly task: TaskExample | null;
  readonly front: FrontExample | null;
  /** A run against its base run; null where no run was tested. */
  readonly pack: PackExample | null;
  readonly notTransitive: NotTransitive | null;
  readonly signFlip: SignFlipExamples;
  readonly rounding: readonly { readonly held: string; readonly shown: string }[];
  readonly reference: ExpressionReference;
}

/** Every example is left out where the data have none to give. */
export function methodologyView(catalog: Catalog, locale: Locale): MethodologyView {
  const subject = subjectOf(catalog);
  const places = subject === null ? 0 : rankedEntries(subject.item).length;
  return {
    subject: subject && {
      entry: plainNames(catalog, subject.item, locale).entry(subject.entry),
      ...boardLink(subject.item, locale),
      column: columnTitle(subject.item.board.primary, locale).text,
      places,
      pairs: (places * (places - 1)) / 2,
      synthetic: isSynthetic(subject.item),
    },
    score: subject && scoreExample(catalog, subject, locale),
    missing: missingExample(catalog, locale),
    cell: subject && cellExample(catalog, subject, locale),
    lift: subject && liftExample(catalog, subject, locale),
    pairedAttempts: pairedAttemptsExample(catalog, locale),
    comparison: subject && comparisonExample(catalog, subject, locale),
    pooled: subject && pooledExample(catalog, subject, locale),
    gap: gapExample(catalog, locale),
    task: subject && taskExample(catalog, subject, locale),
    front: subject && frontExample(catalog, subject, locale),
    pack: packExample(catalog, locale),
    notTransitive: subject && notTransitive(catalog, subject, locale),
    signFlip: signFlipExamples(),
    rounding: roundingExamples(),
    reference: expressionReference(locale),
  };
}
