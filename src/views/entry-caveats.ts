/** Notes on the experiments of entries and their test data, each told once with the parts of the table that it is about. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { dictionary, type Locale, localText } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import type { BoardNames } from "./board-identity.ts";
import type { Caveat, CaveatPart, CaveatView } from "./caveats.ts";

type Group = Entry["groups"][number];

/** A note with the experiments that it was found at. */
interface Found {
  readonly caveat: Caveat;
  readonly at: Map<Entry, Set<Group>>;
}

interface Context {
  /** The entries that the page is about. */
  readonly entries: readonly Entry[];
  readonly board: Pick<Board, "id">;
  readonly names: BoardNames;
  readonly locale: Locale;
}

/**
 * Notes on all experiments of some entries concern these entries; notes on some of their groups, the same for all of
 * them, concern these groups; any other concerns single experiments. Those on the most come first.
 *
 * @param told texts that stand on the page already
 */
export function entryCaveatViews(
  context: Context,
  benchmarks: Catalog["benchmarks"],
  told: ReadonlySet<string>,
): readonly CaveatView[] {
  const found = new Map<string, Found>();
  for (const entry of context.entries) {
    for (const group of entry.groups) {
      const experiment = entry.experiments.get(group.id);
      for (const caveat of experiment === undefined ? [] : caveatsOf(experiment, benchmarks)) {
        if (told.has(caveat.text)) continue;
        const known = found.get(caveat.text) ?? { caveat, at: new Map<Entry, Set<Group>>() };
        known.at.set(entry, (known.at.get(entry) ?? new Set<Group>()).add(group));
        found.set(caveat.text, known);
      }
    }
  }
  return [...found.values()]
    .map((note) => ({ view: noteView(note, context), size: count(note) }))
    .sort((a, b) => b.size - a.size)
    .map(({ view }) => view);
}

function count({ at }: Found): number {
  return [...at.values()].reduce((sum, groups) => sum + groups.size, 0);
}

function caveatsOf({ meta }: Experiment, benchmarks: Catalog["benchmarks"]): readonly Caveat[] {
  const tested = meta.fields.test_data.flatMap((id) => benchmarks.get(id)?.manifest.fields.caveats ?? []);
  return [...(meta.fields.caveats ?? []), ...tested];
}

function noteView(note: Found, context: Context): CaveatView {
  const { entries, locale } = context;
  const { concernsEntries, concernsGroups, concernsExperiments } = dictionary(locale).entry;
  const { caveat, at } = note;
  const text = localText(locale, caveat.text, caveat.text_zh);
  const covered = (entry: Entry) => entry.groups.filter(({ id }) => entry.experiments.has(id));
  if ([...at].every(([entry, groups]) => groups.size === covered(entry).length)) {
    const all = at.size === entries.length;
    return {
      text,
      concerns: all ? null : concernsEntries(at.size, entries.length),
      parts: all ? [] : [...at.keys()].map((entry) => entryPart(entry, context)),
    };
  }
  const groups = new Map([...at.values()].flatMap((some) => [...some].map((group) => [group.id, group])));
  const everywhere = entries.every((entry) =>
    covered(entry).every((group) => !groups.has(group.id) || at.get(entry)?.has(group)),
  );
  if (everywhere) {
    const of = new Set(entries.flatMap((entry) => covered(entry).map(({ id }) => id)));
    return {
      text,
      concerns: concernsGroups(groups.size, of.size),
      parts: [...groups.values()].map((group) => groupPart(group, context)),
    };
  }
  return {
    text,
    concerns: concernsExperiments(count(note)),
    parts: [...at].flatMap(([entry, some]) => [...some].map((group) => experimentPart(entry, group, context))),
  };
}

function entryPart(entry: Entry, { board, names, locale }: Context): CaveatPart {
  return { text: names.of(entry).line, path: routes.entry(locale, board.id, entry.id) };
}

/** On the page of one entry a group is its experiment there. */
function groupPart(group: Group, { entries, names, locale }: Context): CaveatPart {
  const { title, path } = names.group(group);
  const [only, ...others] = entries;
  const experiment = others.length === 0 ? only?.experiments.get(group.id) : undefined;
  return { text: title.text, path: experiment === undefined ? path : routes.experiment(locale, experiment.key) };
}

function experimentPart(entry: Entry, group: Group, { names, locale }: Context): CaveatPart {
  const experiment = entry.experiments.get(group.id);
  return {
    text: dictionary(locale).entry.inGroup(names.of(entry).line, names.group(group).title.text),
    path: experiment === undefined ? null : routes.experiment(locale, experiment.key),
  };
}
