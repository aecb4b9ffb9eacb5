/** Packs and runs as they are found. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { isPublishedPack, isPublishedRun } from "../../leaderboard/packs/published.ts";
import { packTitle } from "../packs/names.ts";
import type { SearchRecord } from "./record.ts";
import { allTexts, bothTexts, distinct } from "./texts.ts";

type Source = Pick<Catalog, "packs" | "runs" | "evaluations" | "evaluationsOf">;

/** One for each pack, by id. */
export function packRecords({ packs, evaluationsOf }: Source, locale: Locale): readonly SearchRecord[] {
  const words = dictionary(locale).search;
  return [...packs.values()].map((pack): SearchRecord => {
    const { fields } = pack.declaration;
    const title = bothTexts(locale, fields.title, fields.i18n?.zh?.title);
    const shown = packTitle(pack, locale);
    return {
      kind: "pack",
      ids: [pack.id],
      title: shown.text,
      lang: shown.lang,
      context: distinct([pack.id, fields.runner, words.runs(evaluationsOf.get(pack.id)?.length ?? 0)]),
      hidden: distinct([
        ...title.others,
        ...(fields.keywords ?? []),
        ...fields.suites,
        ...fields.metrics.flatMap(({ key, label, i18n }) => [key, label, i18n?.zh?.label]),
        ...allTexts(fields.summary ?? "", fields.i18n?.zh?.summary),
      ]),
      withdrawn: !isPublishedPack(pack),
      synthetic: false,
    };
  });
}

/** One for each run, by id. */
export function runRecords({ runs, evaluations }: Source, locale: Locale): readonly SearchRecord[] {
  const { search: words, site } = dictionary(locale);
  return [...runs.values()].map((run): SearchRecord => {
    const { model, provider, algorithm, base, author, synthetic } = run.manifest.fields;
    const packs = [...(evaluations.get(run.id)?.values() ?? [])].map(({ pack }) => pack);
    return {
      kind: "run",
      ids: [run.id],
      title: run.id,
      lang: undefined,
      context: distinct([model, provider, algorithm ?? site.noAlgorithm, words.packs(packs.length)]),
      hidden: distinct([base, author.name, ...packs.map(({ id }) => id)]),
      withdrawn: !isPublishedRun(run),
      synthetic: synthetic === true,
    };
  });
}
