/** Data sets where experiments name them. */
import type { Benchmark } from "../../content-loaders/repository.ts";
import { type Locale, type LocalText, localText } from "../i18n/index.ts";
import { routes } from "../routes.ts";

export interface DataSetLink {
  readonly id: string;
  readonly title: LocalText;
  /** Null for a draft: it has no page, and its id is all that is shown. */
  readonly path: string | null;
}

/** A data set by its title where it has a page, else by its id. */
export function dataSet(benchmarks: ReadonlyMap<string, Benchmark>, id: string, locale: Locale): DataSetLink {
  const manifest = benchmarks.get(id)?.manifest.fields;
  if (!manifest) return { id, title: { text: id, lang: undefined }, path: null };
  return { id, title: localText(locale, manifest.title, manifest.title_zh), path: routes.benchmark(locale, id) };
}
