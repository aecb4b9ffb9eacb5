/** What the page of each algorithm shows, in each language, for the pictures beside it. */
import { getAlgorithmPage } from "../../../../algorithm-pages.ts";
import { getCatalog } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { type AlgorithmResults, algorithmsOf } from "../../../../leaderboard/algorithms/algorithms.ts";
import { localeParam } from "../../../../routes.ts";
import type { AlgorithmPage } from "../../../../views/algorithms/algorithm.ts";

export interface AlgorithmProps {
  readonly locale: Locale;
  readonly results: AlgorithmResults;
}

interface Picture<Props> {
  readonly params: Readonly<Record<string, string>>;
  readonly props: Props;
}

/** One path for each picture that a page has. */
export async function algorithmPaths<Props extends object>(
  picturesOf: (page: AlgorithmPage) => readonly Picture<Props>[],
) {
  const algorithms = algorithmsOf(await getCatalog());
  const paths = locales.flatMap((locale) =>
    [...algorithms].map(async ([id, results]) =>
      picturesOf(await getAlgorithmPage(results, locale)).map(({ params, props }) => ({
        params: { ...params, locale: localeParam(locale), id },
        props: { ...props, locale, results },
      })),
    ),
  );
  return (await Promise.all(paths)).flat();
}
