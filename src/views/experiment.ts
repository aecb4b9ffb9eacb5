/** The page of one experiment. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { formatCount, formatDate } from "../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { versionFlags } from "../leaderboard/entries/versions.ts";
import { routes } from "../routes.ts";
import { experimentBudgetUse } from "./benchmark-budget.ts";
import type { BudgetUse } from "./budget-use.ts";
import { type CaveatView, caveatViews } from "./caveats.ts";
import { dataSet } from "./data-set.ts";
import { emphasis, plain, type Segment } from "./emphasis.ts";
import { experimentSettings, type Setting } from "./experiment-settings.ts";
import { costFigure, type Figure, missingFigure, scoreFigure } from "./figure.ts";
import { type PhaseCurve, phaseCurve } from "./phase-curve.ts";
import { experimentRecords, type PhaseRecords } from "./phase-records.ts";
import { type PhaseTable, phaseTable } from "./phase-table.ts";
import { type ProvenanceRow, provenance } from "./provenance.ts";
import { intervalText } from "./rank.ts";
import type { RepositoryPlace } from "./source.ts";
import { fieldSource } from "./source-link.ts";
import { isSyntheticExperiment } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";
import { versionTexts } from "./version-text.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface ExperimentView {
  readonly id: string;
  readonly folder: string;
  readonly synthetic: boolean;
  /** The reason; null where the experiment stands. */
  readonly withdrawn: LocalText | null;
  readonly caveats: readonly CaveatView[];
  /** Benchmarks that have moved on since it was measured, in words. */
  readonly versions: readonly string[];
  /** The test score in a sentence, for previews of the page. */
  readonly finding: string;
  /** What the score is a mean of; the score itself stands below. */
  readonly tested: readonly Segment[];
  readonly score: Figure;
  readonly testCost: Figure;
  /** What the training and validation phases cost; null where there are none. */
  readonly evolutionCost: Figure | null;
  readonly submitted: string;
  readonly standings: readonly StandingLink[];
  readonly curve: PhaseCurve | null;
  readonly phases: PhaseTable;
  /** The test's first, then in the order of the phases; phases without records are not among them. */
  readonly records: readonly PhaseRecords[];
  /** Null where no task limits time or no record states its own. */
  readonly budgetUse: BudgetUse | null;
  readonly settings: readonly Setting[];
  readonly provenance: readonly ProvenanceRow[];
  readonly references: readonly string[];
}

/** A leaderboard that the experiment counts in: the place of its entry in words, with the place itself apart. */
export interface StandingLink {
  readonly before: string;
  /** `2 of 24`; absent where the entry is unranked or the only one. */
  readonly value?: string;
  /** `1–3`; absent where the entry is unranked, the only one, or nothing could be tested. */
  readonly interval?: string;
  readonly after?: string;
  /** The page of the entry that it is part of. */
  readonly path: string;
}

/** Builds the page of an experiment. */
export function experimentView(
  experiment: Experiment,
  catalog: Pick<Catalog, "benchmarks" | "standings">,
  repository: RepositoryPlace,
  locale: Locale,
): ExperimentView {
  const { fields } = experiment.meta;
  const test = testPhase(experiment)?.summary;
  const none = missingFigure(dictionary(locale).experiment.notStated, null);
  return {
    id: experiment.id,
    folder: experiment.folder,
    synthetic: isSyntheticExperiment(experiment, catalog.benchmarks),
    withdrawn:
      fields.status === "withdrawn"
        ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh)
        : null,
    caveats: allCaveats(experiment, catalog, locale),
    versions: versionTexts(versionFlags(experiment, catalog.benchmarks), locale),
    ...sentences(experiment, catalog, locale),
    score: test ? scoreFigure(test.fields, fieldSource(experiment, test, "score_mean"), locale) : none,
    testCost: test ? costFigure(test.fields.cost, fieldSource(experiment, test, "cost"), locale) : none,
    evolutionCost: evolutionCost(experiment, locale),
    submitted: formatDate(fields.submit_time),
    standings: standingLinks(experiment, catalog, locale),
    curve: phaseCurve(experiment, catalog.standings, locale),
    phases: phaseTable(experiment, locale),
    records: experimentRecords(experiment, { benchmarks: catalog.benchmarks, repository, locale }),
    budgetUse: experimentBudgetUse(experiment, catalog.benchmarks, locale),
    settings: experimentSettings(experiment, catalog.benchmarks, locale),
    provenance: provenance(experiment, locale),
    references: fields.references ?? [],
  };
}

/** The test score in a sentence, and what it was measured on. */
function sentences(experiment: Experiment, { benchmarks }: Pick<Catalog, "benchmarks">, locale: Locale) {
  const words = dictionary(locale).experiment;
  const test = testPhase(experiment);
  const ids = experiment.meta.fields.test_data;
  const title = plain(ids.map((id) => dataSet(benchmarks, id, locale).title.text).join(words.listSeparator));
  if (!test || test.summary.fields.score_mean === null) {
    return { finding: words.noScore(title), tested: emphasis(words.noScore(`**${title}**`)) };
  }
  const { text, spread } = scoreFigure(test.summary.fields, null, locale);
  const score = spread?.startsWith("±") ? `${text} ${spread}` : text;
  const tasks = new Set(
    test.attempts.flatMap(({ records }) =>
      records.flatMap(({ fields }) => fields.source.map(({ benchmark_id, task_id }) => `${benchmark_id}/${task_id}`)),
    ),
  );
  const attempts = test.summary.fields.n_attempt;
  return {
    finding: words.finding(score, title, attempts, tasks.size),
    tested: emphasis(words.tested(`**${title}**`, attempts, tasks.size)),
  };
}

/** The experiment's own notes, then what the data sets themselves warn of and it does not repeat. */
function allCaveats(experiment: Experiment, { benchmarks }: Pick<Catalog, "benchmarks">, locale: Locale) {
  const { caveats, test_data } = experiment.meta.fields;
  const own = caveatViews(caveats, locale);
  const told = new Set(own.map(({ text }) => text.text));
  const inherited = test_data.flatMap((id) =>
    caveatViews(benchmarks.get(id)?.manifest.fields.caveats, locale).map((caveat) => ({ ...caveat, concerns: id })),
  );
  return [...own, ...inherited.filter(({ text }) => !told.has(text.text))];
}

/** The sum over all rounds; a round whose cost is not stated makes it unknown. */
function evolutionCost(experiment: Experiment, locale: Locale): Figure | null {
  const rounds = experiment.phases.filter(({ kind }) => kind !== "test");
  if (rounds.length === 0) return null;
  const costs = rounds.map(({ summary }) => summary.fields.cost);
  const known = costs.filter((cost) => cost !== null);
  const sum = known.length === costs.length ? known.reduce((total, cost) => total + cost, 0) : null;
  const only = rounds.length === 1 ? rounds[0] : undefined;
  return costFigure(sum, only ? fieldSource(experiment, only.summary, "cost") : null, locale);
}

function standingLinks(experiment: Experiment, { standings }: Pick<Catalog, "standings">, locale: Locale) {
  const words = dictionary(locale).experiment;
  return (standings.get(experiment.key) ?? []).map(({ leaderboard: { leaderboard, board }, entry }): StandingLink => {
    const { title, title_zh } = leaderboard.definition.fields;
    const ranked = board.entries.filter(({ rank }) => rank !== null).length;
    const name = localText(locale, title, title_zh).text;
    const path = routes.entry(locale, leaderboard.id, entry.id);
    if (entry.rank === null) return { before: words.unranked(name), path };
    if (ranked === 1) return { before: words.onlyEntry(name), path };
    const interval = entry.rankInterval === null ? {} : { interval: intervalText(entry.rankInterval) };
    return { ...words.ranked(formatCount(entry.rank), formatCount(ranked), name), ...interval, path };
  });
}
