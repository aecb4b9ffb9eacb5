/** The page of one pack: what is declared, how its metrics are read, and the results of all runs. */
import type { Pack } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { isPublishedPack, isPublishedRun } from "../../leaderboard/packs/published.ts";
import { apiRoutes, routes } from "../../routes.ts";
import { type CaveatView, sharedCaveatViews } from "../caveats.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import type { Setting } from "../experiment-settings.ts";
import { type MarkdownView, markdownView } from "../markdown.ts";
import { packSummary } from "./catalogue.ts";
import { type DeclaredMetric, declaredMetrics, packSettings } from "./declaration.ts";
import { categoryName, packCategory, packTitle, rubricOf } from "./names.ts";
import { evaluationsOn } from "./published.ts";
import { type PackResults, packResults } from "./results.ts";
import { type RunName, runName } from "./run-name.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface PackView {
  readonly id: string;
  readonly title: LocalText;
  readonly pageTitle: string;
  readonly description: string;
  readonly path: string;
  readonly sourcePath: string;
  readonly jsonPath: string;
  readonly summary: LocalText | null;
  readonly finding: readonly Segment[];
  /** What decides its numbers, for packs whose runner reads a rubric; else null. */
  readonly rubricNote: readonly Segment[] | null;
  readonly author: { readonly name: string; readonly homepage: string | null } | null;
  readonly homepage: string | null;
  /** The reason; null where the pack stands. */
  readonly withdrawn: LocalText | null;
  readonly settings: readonly Setting[];
  readonly metrics: readonly DeclaredMetric[];
  readonly facts: readonly { readonly before?: string; readonly value: string; readonly path?: string }[];
  readonly results: PackResults;
  /** Pages of the algorithms of the runs, by id. */
  readonly algorithmPaths: ReadonlyMap<string, string>;
  /** Withdrawn runs that have results on it; their pages stay. */
  readonly withdrawnRuns: readonly RunName[];
  readonly caveats: readonly CaveatView[];
  readonly readme: MarkdownView | null;
  readonly references: readonly string[];
}

export function packView(pack: Pack, catalog: Catalog, locale: Locale): PackView {
  const { id, plugin, declaration } = pack;
  const { fields } = declaration;
  const words = dictionary(locale).packs;
  const evaluations = evaluationsOn(catalog, id);
  const title = packTitle(pack, locale);
  const rubric = rubricOf(pack);
  const { author, withdrawn_reason, withdrawn_reason_zh } = plugin.fields;
  return {
    id,
    title,
    pageTitle: words.pack.pageTitle(title.text, id),
    description: words.pack.description(title.text, fields.runner, evaluations.length),
    path: routes.pack(locale, id),
    sourcePath: routes.packSource(id),
    jsonPath: apiRoutes.pack(id),
    summary: packSummary(pack, locale),
    finding: emphasis(words.pack.finding(triedBy(evaluations))),
    rubricNote: rubric === null ? null : emphasis(words.pack.rubricNote(plain(rubric))),
    author: author === undefined ? null : { name: author.name, homepage: author.homepage ?? null },
    homepage: plugin.fields.homepage ?? null,
    withdrawn: isPublishedPack(pack) ? null : localText(locale, withdrawn_reason ?? "", withdrawn_reason_zh),
    settings: packSettings(pack, locale),
    metrics: declaredMetrics(pack, locale),
    facts: [
      { value: id },
      { before: words.pack.terms.category, value: categoryName(packCategory(pack), locale) },
      { before: words.pack.terms.runner, value: fields.runner },
    ],
    results: packResults(pack, catalog, locale),
    algorithmPaths: new Map([...algorithmsOf(catalog).keys()].map((key) => [key, routes.algorithm(locale, key)])),
    withdrawnRuns: [...catalog.runs.values()]
      .filter((run) => !isPublishedRun(run) && catalog.evaluations.get(run.id)?.has(id))
      .map((run) => runName(run, locale)),
    caveats: sharedCaveatViews(
      evaluations.map(({ run }) => run.manifest.fields.caveats),
      locale,
      (count) => words.results.concerns(count, evaluations.length),
      (index) => {
        const run = evaluations[index]?.run;
        return run === undefined ? null : { text: run.id, path: routes.run(locale, run.id) };
      },
    ),
    readme: readmeView(pack, locale),
    references: plugin.fields.references ?? [],
  };
}

/** Whose results there are; a run can be of several kinds. */
function triedBy(evaluations: readonly Evaluation[]) {
  const count = (is: (evaluation: Evaluation) => boolean) => evaluations.filter(is).length;
  return {
    runs: evaluations.length,
    external: count(({ figures }) => figures.source === "external"),
    notAsDeclared: count(({ figures }) => figures.deviations.length > 0),
    synthetic: count(({ run }) => run.manifest.fields.synthetic === true),
  };
}

/** In the reader's language where the pack has it, else in the other. */
function readmeView({ readme, readmeChinese, declaration }: Pack, locale: Locale): MarkdownView | null {
  const text = locale === "zh" ? (readmeChinese ?? readme) : (readme ?? readmeChinese);
  if (text === null) return null;
  const heading = /^\s*# +(.+?)\s*$/m.exec(text)?.[1] ?? declaration.fields.title;
  return markdownView(text, locale, heading);
}
