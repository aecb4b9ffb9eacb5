/** What each kind of page is about, as far as citing it goes. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale, localText } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { routes } from "../../routes.ts";
import { boardNames, namingOf } from "../board-identity.ts";
import type { CitedPage } from "../citation.ts";
import { isSyntheticBoard, isSyntheticExperiment } from "../synthetic.ts";
import {
  benchmarkWork,
  benchmarkWorks,
  entryWork,
  experimentWork,
  leaderboardWork,
  packWork,
  remarksOf,
  runWork,
  unique,
  type Work,
} from "./works.ts";

type Items = Pick<Catalog, "experiments" | "benchmarks">;

export function leaderboardCited(item: LeaderboardWithBoard, items: Items, locale: Locale): CitedPage {
  const { leaderboard, board } = item;
  const own = leaderboardWork(item, locale);
  const { works, more } = benchmarkWorks(
    board.groups.flatMap(({ testData }) => testData),
    items,
    locale,
  );
  return {
    path: routes.leaderboard("en", leaderboard.id),
    title: titleOf(item, locale),
    viewTitle: null,
    authors: authorsOf(own),
    remarks: boardRemarks(item, items, locale),
    works: [...own, ...works],
    moreWorks: more,
  };
}

/** The same as a snapshot shows it, by the snapshot's own address. */
export function snapshotCited(
  item: LeaderboardWithBoard,
  tag: { readonly name: string; readonly slug: string },
  items: Items,
  locale: Locale,
): CitedPage {
  const board = leaderboardCited(item, items, locale);
  return {
    ...board,
    path: routes.snapshotLeaderboard("en", tag.slug, item.leaderboard.id),
    title: dictionary(locale).snapshots.pageTitle(board.title, tag.name),
  };
}

/** A comparison of entries, before any is chosen. */
export function comparisonCited(item: LeaderboardWithBoard, items: Items, locale: Locale): CitedPage {
  const board = leaderboardCited(item, items, locale);
  const words = dictionary(locale).cite;
  return {
    ...board,
    path: routes.compare("en", item.leaderboard.id),
    title: words.compareTitle(board.title),
    viewTitle: words.comparedTitle("{entries}", board.title),
  };
}

export function entryCited(item: LeaderboardWithBoard, entry: Entry, items: Items, locale: Locale): CitedPage {
  const { id } = item.leaderboard;
  const title = titleOf(item, locale);
  const { line } = boardNames(item, namingOf(items), locale).of(entry);
  const own = entryWork(entry, { id, title, entry: line }, locale);
  const experiments = [...entry.experiments.values()];
  const tested = experiments.flatMap(({ meta }) => meta.fields.test_data);
  const { works, more } = benchmarkWorks(tested, items, locale);
  const { fields } = item.leaderboard.definition;
  return {
    path: routes.entry("en", id, entry.id),
    title: dictionary(locale).cite.entryTitle(line, title),
    viewTitle: null,
    authors: own.authors,
    remarks: remarksOf({ ...fields, synthetic: entry.synthetic }, locale),
    works: [own, ...leaderboardWork(item, locale), ...works],
    moreWorks: more,
  };
}

export function experimentCited(experiment: Experiment, items: Items, locale: Locale): CitedPage {
  const { fields } = experiment.meta;
  const own = experimentWork(experiment, locale);
  const { works, more } = benchmarkWorks(fields.test_data, items, locale);
  const synthetic = isSyntheticExperiment(experiment, items.benchmarks);
  return {
    path: routes.experiment("en", experiment.key),
    title: own.title,
    viewTitle: null,
    authors: own.authors,
    remarks: remarksOf({ ...fields, synthetic }, locale),
    works: [own, ...works],
    moreWorks: more,
  };
}

export function benchmarkCited(benchmark: Benchmark, locale: Locale): CitedPage {
  const own = benchmarkWork(benchmark, locale);
  return {
    path: routes.benchmark("en", benchmark.id),
    title: own.title,
    viewTitle: null,
    authors: own.authors,
    remarks: remarksOf(benchmark.manifest.fields, locale),
    works: [own],
    moreWorks: 0,
  };
}

/** Nobody is named as the author of an algorithm: its plugin is text alone. */
export function algorithmCited(
  algorithm: { readonly id: string; readonly name: string; readonly synthetic: boolean },
  locale: Locale,
): CitedPage {
  const words = dictionary(locale).cite;
  return {
    path: routes.algorithm("en", algorithm.id),
    title: words.algorithmTitle(algorithm.name),
    viewTitle: null,
    authors: [],
    remarks: algorithm.synthetic ? [words.partlySynthetic] : [],
    works: [],
    moreWorks: 0,
  };
}

export function packCited(pack: Pack, locale: Locale): CitedPage {
  const { title, i18n } = pack.declaration.fields;
  const work = packWork(pack, locale);
  const works = work === null ? [] : [work];
  return {
    path: routes.pack("en", pack.id),
    title: localText(locale, title, i18n?.zh?.title).text,
    viewTitle: null,
    authors: authorsOf(works),
    remarks: remarksOf(pack.plugin.fields, locale),
    works,
    moreWorks: 0,
  };
}

/** A run with the packs that it was evaluated on. */
export function runCited(run: Run, { packs }: Pick<Catalog, "packs">, locale: Locale): CitedPage {
  const own = runWork(run, locale);
  const evaluated = unique(run.results.map(({ pack }) => pack)).flatMap((id) => packs.get(id) ?? []);
  return {
    path: routes.run("en", run.id),
    title: own.title,
    viewTitle: null,
    authors: own.authors,
    remarks: remarksOf(run.manifest.fields, locale),
    works: [own, ...evaluated.flatMap((pack) => packWork(pack, locale) ?? [])],
    moreWorks: 0,
  };
}

function titleOf({ leaderboard }: LeaderboardWithBoard, locale: Locale): string {
  const { title, title_zh } = leaderboard.definition.fields;
  return localText(locale, title, title_zh).text;
}

function authorsOf(works: readonly Work[]): readonly string[] {
  return unique(works.flatMap(({ authors }) => authors));
}

/** A leaderboard of which only a part is made up says no more than that. */
function boardRemarks(item: LeaderboardWithBoard, { benchmarks }: Items, locale: Locale): readonly string[] {
  const { fields } = item.leaderboard.definition;
  const partly = fields.synthetic !== true && isSyntheticBoard(item, benchmarks);
  return [...remarksOf(fields, locale), ...(partly ? [dictionary(locale).cite.partlySynthetic] : [])];
}
