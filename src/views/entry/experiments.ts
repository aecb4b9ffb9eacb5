/** The experiments of an entry by group: those that count, those that a later one replaced, and the groups without. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { formatDate, formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import { gapOf } from "../../leaderboard/entries/absence.ts";
import { routes } from "../../routes.ts";
import type { BoardNames } from "../board-identity.ts";
import { type ScoreText, scoreText } from "../score.ts";
import { fieldSource } from "../source-link.ts";
import { testPhase } from "../test-phase.ts";
import { versionTexts } from "../version-text.ts";

export interface EntryExperiment {
  readonly group: { readonly title: LocalText; readonly path: string | null };
  /** Why there is none, in a word or two; null where there is one. */
  readonly gap: string | null;
  /** Null where the group has none. */
  readonly experiment: {
    readonly id: string;
    readonly path: string;
    readonly score: ScoreText;
    /** The line that states the score; null where there is none. */
    readonly scorePath: string | null;
    readonly cost: string | null;
    readonly submitted: string;
    /** Replaced by a later submission, so that it does not count. */
    readonly earlier: boolean;
    readonly versions: readonly string[];
  } | null;
}

/** In the order of the groups, in each the one that counts first. */
export function entryExperiments(entry: Entry, names: BoardNames, locale: Locale): readonly EntryExperiment[] {
  const reasons = dictionary(locale).reasons.missing;
  return entry.groups.flatMap((group) => {
    const { title, path } = names.group(group);
    const counted = entry.experiments.get(group.id);
    const earlier = entry.earlier.filter((submission) => submission.group === group.id);
    const row = (experiment: Experiment, replaced: boolean): EntryExperiment => ({
      group: { title, path },
      gap: null,
      experiment: experimentCells(entry, experiment, replaced, locale),
    });
    return [
      counted === undefined
        ? { group: { title, path }, gap: reasons[gapOf(entry, group.id)], experiment: null }
        : row(counted, false),
      ...earlier.map(({ experiment }) => row(experiment, true)),
    ];
  });
}

function experimentCells(entry: Entry, experiment: Experiment, earlier: boolean, locale: Locale) {
  const test = testPhase(experiment)?.summary;
  const { score_mean: value = null, score_std: std = null, n_attempt: n = null, cost = null } = test?.fields ?? {};
  return {
    id: experiment.id,
    path: routes.experiment(locale, experiment.key),
    score: scoreText({ value, std, n }, locale),
    scorePath: test === undefined ? null : fieldSource(experiment, test, "score_mean"),
    cost: cost === null ? null : formatUsd(cost),
    submitted: formatDate(experiment.meta.fields.submit_time),
    earlier,
    versions: versionTexts(
      entry.versionFlags.filter((flag) => flag.experiment === experiment.key),
      locale,
    ),
  };
}
