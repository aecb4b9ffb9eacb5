/** The works behind a page: who made a benchmark, an experiment, a leaderboard, a pack or a run, and when. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale, localText } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { bibtexAuthors, bibtexEntry, bibtexLink, bibtexText, bibtexUrl, verbatim } from "./bibtex.ts";

export interface Work {
  /** `benchmark/<id>`: of ASCII letters as ids are, and never that of another work. */
  readonly key: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** ISO 8601; null where the data do not say. */
  readonly date: string | null;
  readonly references: readonly string[];
  /** What a reader must know, in sentences: withdrawn, synthetic, the version. */
  readonly remarks: readonly string[];
}

/** Fields that all works have in common. */
interface Published {
  readonly status?: string | null | undefined;
  readonly withdrawn_reason?: string | null | undefined;
  readonly withdrawn_reason_zh?: string | null | undefined;
  readonly synthetic?: boolean | null | undefined;
}

/** More works stand on no page. */
const mostBenchmarks = 40;

/** That it was withdrawn, or that it is made up; whole sentences. */
export function remarksOf(fields: Published, locale: Locale): readonly string[] {
  const words = dictionary(locale).cite;
  const reason = localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh).text;
  return [
    ...(fields.status === "withdrawn" ? [words.withdrawn(reason)] : []),
    ...(fields.synthetic === true ? [words.synthetic] : []),
  ];
}

export function benchmarkWork({ id, manifest: { fields } }: Benchmark, locale: Locale): Work {
  return {
    key: `benchmark/${id}`,
    title: localText(locale, fields.title, fields.title_zh).text,
    authors: [fields.author.name],
    date: fields.last_update,
    references: fields.references ?? [],
    remarks: [dictionary(locale).cite.version(fields.version), ...remarksOf(fields, locale)],
  };
}

export function leaderboardWork({ leaderboard, defined }: LeaderboardWithBoard, locale: Locale): readonly Work[] {
  const { fields } = leaderboard.definition;
  // A folder without a definition was put together by the site itself.
  if (!defined) return [];
  return [
    {
      key: `leaderboard/${leaderboard.id}`,
      title: localText(locale, fields.title, fields.title_zh).text,
      authors: [fields.author.name],
      date: fields.last_update,
      references: fields.references ?? [],
      remarks: remarksOf(fields, locale),
    },
  ];
}

export function experimentWork({ key, id, folder, meta: { fields } }: Experiment, locale: Locale): Work {
  return {
    key: `experiment/${key}`,
    title: dictionary(locale).cite.experimentTitle(id, folder),
    authors: [fields.author.name],
    date: fields.submit_time,
    references: fields.references ?? [],
    remarks: remarksOf(fields, locale),
  };
}

/** The experiments of an entry as one work: they were made to be read together. */
export function entryWork(
  entry: Entry,
  board: { readonly id: string; readonly title: string; readonly entry: string },
  locale: Locale,
): Work {
  const fields = [...entry.experiments.values()].map(({ meta }) => meta.fields);
  const dates = fields.map(({ submit_time }) => submit_time).sort();
  return {
    key: `entry/${board.id}/${entry.id}`,
    title: dictionary(locale).cite.experimentsOf(board.entry, board.title),
    authors: unique(fields.map(({ author }) => author.name)),
    date: dates.at(-1) ?? null,
    references: sharedFirst(fields.map(({ references }) => references ?? [])),
    remarks: fields.some(({ synthetic }) => synthetic === true) ? [dictionary(locale).cite.synthetic] : [],
  };
}

/** Null where nobody is named. */
export function packWork({ id, plugin, declaration }: Pack, locale: Locale): Work | null {
  const { author, homepage, references } = plugin.fields;
  if (author == null) return null;
  const { title, i18n } = declaration.fields;
  return {
    key: `pack/${id}`,
    title: localText(locale, title, i18n?.zh?.title).text,
    authors: [author.name],
    date: null,
    references: unique([...(references ?? []), ...(homepage == null ? [] : [homepage])]),
    remarks: remarksOf(plugin.fields, locale),
  };
}

export function runWork({ id, manifest: { fields } }: Run, locale: Locale): Work {
  return {
    key: `run/${id}`,
    title: dictionary(locale).cite.runTitle(id, fields.model),
    authors: [fields.author.name],
    date: fields.finished_at ?? null,
    references: fields.references ?? [],
    remarks: remarksOf(fields, locale),
  };
}

/** The benchmarks that something was tested on, as far as they are there; `more` is how many a page has no room for. */
export function benchmarkWorks(
  ids: readonly string[],
  { benchmarks }: Pick<Catalog, "benchmarks">,
  locale: Locale,
): { readonly works: readonly Work[]; readonly more: number } {
  const all = unique(ids).flatMap((id) => benchmarks.get(id) ?? []);
  return {
    works: all.slice(0, mostBenchmarks).map((benchmark) => benchmarkWork(benchmark, locale)),
    more: Math.max(0, all.length - mostBenchmarks),
  };
}

/** The entry of a work. Its first reference is its address, the others follow. */
export function workEntry({ key, title, authors, date, references, remarks }: Work, locale: Locale): string {
  const [first, ...others] = references;
  const gap = dictionary(locale).export.sentenceGap();
  return bibtexEntry(key, [
    ["author", bibtexAuthors(authors)],
    ["title", verbatim(title)],
    ["year", date?.slice(0, 4) ?? ""],
    ["howpublished", others.map(bibtexLink).join(", ")],
    ["note", bibtexText(remarks.join(gap))],
    ["url", first === undefined ? "" : bibtexUrl(first)],
  ]);
}

export function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Addresses that all name; where there are none, those of the first. Each experiment's own stand on its page. */
function sharedFirst(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  const shared = first.filter((address) => others.every((list) => list.includes(address)));
  return shared.length > 0 ? shared : first;
}
