/** Finds records by the words of a query: all words, anywhere in a record; the more telling the place, the better. */
import { type Folded, fold, isChinese } from "./fold.ts";
import { looseTerms, readTerms, type Term } from "./query.ts";
import { type SearchKind, type SearchRecord, searchKinds } from "./record.ts";

/** A record with its texts folded once, for any number of queries. */
export interface Searchable {
  readonly record: SearchRecord;
  /** The title, and the id, which is as good a name. */
  readonly title: Folded;
  readonly context: Folded;
  readonly hidden: Folded;
  /** Title and id without spaces. */
  readonly names: readonly string[];
  /** What its kind is called, so that `leaderboard` finds them all. */
  readonly kind: Folded;
}

/** The records of one kind that were found, best first. */
export interface FoundGroup {
  readonly kind: SearchKind;
  readonly records: readonly SearchRecord[];
}

export interface Found {
  /** The words that were looked for, to be marked. */
  readonly terms: readonly Term[];
  readonly total: number;
  /** The kind with the best record first. */
  readonly groups: readonly FoundGroup[];
  /** True where no record holds all words, and these hold at least a third of them. */
  readonly loose: boolean;
}

const nothing: Found = { terms: [], total: 0, groups: [], loose: false };

/** What a word counts by where it begins a word of the record, and where it stands inside one. */
const weights = {
  title: { start: 12, inside: 8 },
  context: { start: 6, inside: 4 },
  hidden: { start: 3, inside: 2 },
  kind: { start: 1, inside: 1 },
} as const;
/** A word that is the whole title or id. */
const wholeName = 20;
const places = ["title", "context", "hidden", "kind"] as const;
/** Of how many pieces of a query a record has to hold one, where none holds all of them. */
const leastPart = 3;
/** What is called just as the query, or begins with it, stands before all others. */
const nameIsQuery = 1000;
const nameBeginsWithQuery = 100;

/** Folds a record. `foldOnce` may remember: the same context stands in many records. */
export function searchable(
  record: SearchRecord,
  kindNames: Readonly<Record<SearchKind, string>>,
  foldOnce: (text: string) => Folded = fold,
): Searchable {
  return {
    record,
    title: foldAll(distinctNames(record), foldOnce),
    names: distinctNames(record).map((name) => foldOnce(name).joined.replaceAll(" ", "")),
    context: foldAll(record.context, foldOnce),
    hidden: foldAll(record.hidden, foldOnce),
    kind: foldOnce(kindNames[record.kind]),
  };
}

/** Searches all records. Equally good ones stay in the order given, withdrawn ones behind the others. */
export function find(records: readonly Searchable[], query: string): Found {
  const terms = readTerms(query);
  if (terms.length === 0) return nothing;
  const strict = collect(records, terms, terms.length);
  if (strict.total > 0) return { ...strict, terms, loose: false };
  const pieces = looseTerms(terms);
  if (pieces.length === 1) return { ...nothing, terms };
  return { ...collect(records, pieces, Math.ceil(pieces.length / leastPart)), terms: pieces, loose: true };
}

interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
}

function collect(records: readonly Searchable[], terms: readonly Term[], needed: number) {
  const whole = terms.map(({ letters }) => letters).join("");
  const hits = new Map<SearchKind, Hit[]>(searchKinds.map((kind) => [kind, []]));
  let total = 0;
  for (const item of records) {
    const score = scoreOf(item, terms, needed, whole);
    if (score === 0) continue;
    hits.get(item.record.kind)?.push({ record: item.record, score });
    total += 1;
  }
  const best = (list: readonly Hit[]) => list[0]?.score ?? 0;
  const groups = [...hits]
    .filter(([, list]) => list.length > 0)
    .map(([kind, list]) => [kind, list.sort(byScore)] as const)
    .sort(([, a], [, b]) => best(b) - best(a))
    .map(([kind, list]): FoundGroup => ({ kind, records: list.map(({ record }) => record) }));
  return { total, groups };
}

function byScore(a: Hit, b: Hit): number {
  return Number(a.record.withdrawn) - Number(b.record.withdrawn) || b.score - a.score;
}

/** 0: fewer than `needed` of the words are there. */
function scoreOf(item: Searchable, terms: readonly Term[], needed: number, whole: string): number {
  let score = 0;
  let found = 0;
  for (const [at, term] of terms.entries()) {
    const weight = weightOf(item, term);
    if (weight > 0) found += 1;
    else if (found + terms.length - at - 1 < needed) return 0;
    score += weight;
  }
  if (item.names.includes(whole)) return score + nameIsQuery;
  return item.names.some((name) => name.startsWith(whole)) ? score + nameBeginsWithQuery : score;
}

/** The weight of the most telling place that holds the word. */
function weightOf(item: Searchable, term: Term): number {
  if (item.names.includes(term.letters)) return wholeName;
  for (const place of places) {
    const text = item[place];
    if (text.apart.includes(term.apart) || text.joined.includes(` ${term.letters}`)) return weights[place].start;
    if (!term.inside || !text.joined.includes(term.letters)) continue;
    return isChinese(term.letters) ? weights[place].start : weights[place].inside;
  }
  return 0;
}

function distinctNames({ title, ids }: SearchRecord): readonly string[] {
  const id = ids.at(-1);
  return id === undefined || id === title ? [title] : [title, id];
}

/** Texts side by side; a space keeps a word from reaching across two. */
function foldAll(texts: readonly string[], foldOnce: (text: string) => Folded): Folded {
  const folded = texts.map(foldOnce);
  return {
    apart: folded.map(({ apart }) => apart).join(""),
    joined: folded.map(({ joined }) => joined).join(""),
  };
}
