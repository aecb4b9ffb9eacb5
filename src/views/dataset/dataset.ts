/**
 * What a page's data are, for programs that look for data sets: schema.org's `Dataset` with the properties that Google
 * requires and recommends. It says what the page says, in the page's language; what the repository does not state is left out.
 */
import type { Author } from "../../../content-loaders/schema/publication.ts";
import { dictionary, type Locale, type LocalText, languageTags, locales } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";

/** Where the site lives, and which state of the data it shows. */
export interface DatasetOrigin {
  /** The absolute address of a path of `routes`. */
  readonly address: (path: string) => string;
  /** The address of the licence that the repository states for its data; null where it states none. */
  readonly licence: string | null;
  /** The commit of the data; null where they are under no version control. */
  readonly commit: string | null;
}

/** What is particular to one item. */
export interface DatasetFacts {
  /** The page's path in each language. */
  readonly path: (locale: Locale) => string;
  /** Names the item within the site: `leaderboards/gdpevo-v1`. */
  readonly identifier: string;
  readonly name: LocalText;
  /** Its name in the other language, where it has one. */
  readonly alternateName: string | null;
  /** Whole sentences; empty ones are left out. */
  readonly description: readonly string[];
  /** Why it was withdrawn; null while it stands. */
  readonly withdrawn: string | null;
  readonly synthetic: boolean;
  readonly author: Author | null;
  /** The address of the item's own licence; null where it states one that has none, absent where it states none. */
  readonly licence?: string | null | undefined;
  /** As its maintainers count it; where it has none, the commit of the data stands for it. */
  readonly version?: string;
  readonly published?: string;
  readonly modified?: string;
  /** The first and the last moment that was measured; null where none is stated. */
  readonly measured: readonly [first: string, last: string] | null;
  readonly references: readonly string[];
  readonly keywords: readonly string[];
  readonly variables: readonly Variable[];
  readonly files: readonly DatasetFile[];
  /** Paths of the data sets that it is part of. */
  readonly partOf?: readonly string[];
}

export interface Variable {
  readonly name: string;
  readonly about?: string | undefined;
  readonly unit?: string | undefined;
  /** As the page prints it. */
  readonly value?: string | undefined;
}

export interface DatasetFile {
  readonly path: string;
  /** Media type. */
  readonly format: string;
  readonly name: string;
}

/** Google takes descriptions of 50 to 5000 characters. */
const longestDescription = 5000;

/** Hosts of papers; what lies elsewhere is what the data were made from. */
const papers = /^https?:\/\/(www\.)?(arxiv\.org|doi\.org|dx\.doi\.org|openreview\.net|aclanthology\.org)\//;

/** The object that stands in the page as JSON-LD. */
export function datasetRecord(facts: DatasetFacts, { address, licence, commit }: DatasetOrigin, locale: Locale) {
  const { dataset: words, site } = dictionary(locale);
  const { author, measured, references } = facts;
  const stated = facts.licence === undefined ? licence : facts.licence;
  const version = facts.version ?? commit;
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": `${address(facts.path("en"))}#dataset`,
    name: facts.name.text,
    ...(facts.alternateName === null ? {} : { alternateName: facts.alternateName }),
    description: descriptionText(facts, locale),
    url: address(facts.path(locale)),
    identifier: facts.identifier,
    ...(version === null ? {} : { version }),
    ...(facts.withdrawn === null ? {} : { creativeWorkStatus: "Withdrawn" }),
    isAccessibleForFree: true,
    ...(stated === null ? {} : { license: stated }),
    ...(author === null ? {} : { creator: creator(author) }),
    ...(facts.published === undefined ? {} : { datePublished: facts.published }),
    ...(facts.modified === undefined ? {} : { dateModified: facts.modified }),
    ...(measured === null ? {} : { temporalCoverage: measured.join("/") }),
    ...listed(
      "citation",
      references.filter((reference) => papers.test(reference)),
    ),
    ...listed(
      "isBasedOn",
      references.filter((reference) => !papers.test(reference)),
    ),
    ...listed("isPartOf", facts.partOf?.map(address) ?? []),
    keywords: [...facts.keywords, ...words.keywords.shared],
    measurementTechnique: address(routes.methodology(locale)),
    ...listed("variableMeasured", facts.variables.map(propertyValue)),
    inLanguage: locales.map((one) => languageTags[one]),
    includedInDataCatalog: { "@type": "DataCatalog", name: site.name, url: address(routes.home(locale)) },
    distribution: facts.files.map(({ path, format, name }) => ({
      "@type": "DataDownload",
      name,
      encodingFormat: format,
      contentUrl: address(path),
    })),
  };
}

/** The repository does not tell a person from a team; for either the type of the two that claims less is the organization. */
export function creator({ name, homepage }: Author) {
  return { "@type": "Organization", name, ...(homepage === undefined ? {} : { url: homepage }) };
}

/** In whole sentences. Too long a text is cut, and ends in a mark that says so. */
export function descriptionText(
  { description, synthetic, withdrawn }: Pick<DatasetFacts, "description" | "synthetic" | "withdrawn">,
  locale: Locale,
): string {
  const { dataset: words, export: exported, site } = dictionary(locale);
  const gap = exported.sentenceGap();
  const text = [
    ...(synthetic ? [words.synthetic] : []),
    ...(withdrawn === null ? [] : [words.withdrawn(withdrawn)]),
    ...description.filter((sentence) => sentence !== ""),
  ].join(gap);
  const closing = gap + words.closing(site.name);
  const room = longestDescription - closing.length;
  return (text.length <= room ? text : `${text.slice(0, room - 1)}…`) + closing;
}

/** The first and the last of moments in ISO 8601, UTC; null without any. */
export function span(moments: readonly (string | null)[]): readonly [string, string] | null {
  const stated = moments.filter((moment) => moment !== null).sort();
  const [first, last] = [stated[0], stated.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

/** The name in the language that the page is not in; null where there is one name alone. */
export function alternateName(
  { title, title_zh }: { readonly title: string; readonly title_zh?: string | undefined },
  shown: LocalText,
): string | null {
  return [title, title_zh].find((name) => name !== undefined && name !== shown.text) ?? null;
}

/** A record as text inside `<script type="application/ld+json">`: no character of it can end the script or open a comment. */
export function scriptText(record: object): string {
  return JSON.stringify(record).replaceAll("<", "\\u003c");
}

/** A property that is not there where it would be empty. */
function listed<Name extends string, Item>(name: Name, items: readonly Item[]): { [Key in Name]?: readonly Item[] } {
  return items.length === 0 ? {} : ({ [name]: items } as { [Key in Name]: readonly Item[] });
}

function propertyValue({ name, about, unit, value }: Variable) {
  return {
    "@type": "PropertyValue",
    name,
    ...(about === undefined ? {} : { description: about }),
    ...(unit === undefined || unit === "" ? {} : { unitText: unit }),
    ...(value === undefined ? {} : { value }),
  };
}
