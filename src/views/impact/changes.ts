/** What differs between two states of a repository: items added, changed, withdrawn, removed, and what that does to ranks. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment, Leaderboard, LeftOut } from "../../../content-loaders/repository.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";

/** What happened to an item. `back` is a withdrawn one that counts again, `leftOut` one that errors keep out now. */
export type Happening = "added" | "changed" | "withdrawn" | "back" | "removed" | "leftOut";

/** Ids by what happened to them, each list in code-point order. */
export type Happenings = Readonly<Record<Happening, readonly string[]>>;

export interface Changes {
  readonly experiments: Happenings;
  readonly benchmarks: Happenings;
  readonly leaderboards: Happenings;
  readonly packs: Happenings;
  readonly runs: Happenings;
  /** Those that stand in both states or in one, where an entry or the definition differs; in code-point order. */
  readonly boards: readonly BoardChange[];
}

/** One leaderboard before and after; null where it was not there. */
export interface BoardChange {
  readonly before: LeaderboardWithBoard | null;
  readonly after: LeaderboardWithBoard | null;
  /** In the order of the ranks after, then of those before. */
  readonly entries: readonly EntryChange[];
  /** How many entries stand as they stood. */
  readonly unchanged: number;
}

/** One entry that is new, gone, or has another rank, interval or primary number. */
export interface EntryChange {
  readonly id: string;
  readonly before: Entry | null;
  readonly after: Entry | null;
}

type State = Pick<Catalog, "experiments" | "benchmarks" | "leaderboards" | "packs" | "runs" | "leftOut">;

export function changesBetween(before: State, after: State): Changes {
  return {
    experiments: happenings(
      before.experiments,
      after.experiments,
      newlyLeftOut(before, after, "experiment"),
      ({ meta }) => meta.fields.status,
      experimentContent,
    ),
    benchmarks: happenings(
      before.benchmarks,
      after.benchmarks,
      newlyLeftOut(before, after, "benchmark"),
      ({ manifest }) => manifest.fields.status,
      benchmarkContent,
    ),
    leaderboards: happenings(
      definitionsOf(before),
      definitionsOf(after),
      newlyLeftOut(before, after, "leaderboard"),
      ({ fields }) => fields.status,
      ({ fields }) => fields,
    ),
    packs: happenings(
      before.packs,
      after.packs,
      newlyLeftOut(before, after, "pack"),
      ({ plugin }) => plugin.fields.status ?? "published",
      packContent,
    ),
    runs: happenings(
      before.runs,
      after.runs,
      newlyLeftOut(before, after, "run"),
      ({ manifest }) => manifest.fields.status,
      runContent,
    ),
    boards: boardChanges(before.leaderboards, after.leaderboards),
  };
}

/** True where nothing that is published differs. */
export function isUnchanged({ boards, ...items }: Changes): boolean {
  const lists = Object.values(items).flatMap((happened) => Object.values(happened));
  return boards.length === 0 && lists.every(({ length }) => length === 0);
}

/** The definitions by id; the board of a folder without one is none. */
function definitionsOf({ leaderboards }: State): ReadonlyMap<string, Leaderboard["definition"]> {
  return new Map(
    [...leaderboards].flatMap(([id, { leaderboard, defined }]) => (defined ? [[id, leaderboard.definition]] : [])),
  );
}

/** What errors keep out now and did not before, in code-point order. */
function newlyLeftOut(before: State, after: State, kind: LeftOut["kind"]): ReadonlySet<string> {
  const ids = ({ leftOut }: State) => leftOut.flatMap((item) => (item.kind === kind ? [item.id] : []));
  const earlier = new Set(ids(before));
  return new Set(
    ids(after)
      .filter((id) => !earlier.has(id))
      .sort(compareCodePoints),
  );
}

/** What the files say, without where they say it: a comment changes no content. */
function experimentContent({ meta, phases }: Experiment): unknown {
  return [
    meta.fields,
    phases.map(({ name, summary, attempts }) => [
      name,
      summary.fields,
      attempts.map(({ records }) => records.map(({ fields }) => fields)),
    ]),
  ];
}

function benchmarkContent({ manifest, tasks, readme }: Benchmark): unknown {
  return [manifest.fields, readme, tasks.map(({ id, config, statement }) => [id, config.fields, statement])];
}

function packContent({ plugin, declaration, readme, readmeChinese }: Pack): unknown {
  return [plugin.fields, declaration.fields, readme, readmeChinese];
}

/** What reports say, without where they say it. */
function runContent({ manifest, results }: Run): unknown {
  return [
    manifest.fields,
    results.map(({ pack, source, reports }) => [
      pack,
      source,
      reports.map(({ date, model, limit, suites }) => [
        date,
        model,
        limit,
        Object.entries(suites).map(([suite, { metrics, version, parts, numFewshot, nSamples, nSamplesOriginal }]) => [
          suite,
          version,
          parts,
          numFewshot,
          nSamples,
          nSamplesOriginal,
          Object.entries(metrics).map(([key, { value, standardError }]) => [key, value, standardError]),
        ]),
      ]),
    ]),
  ];
}

function happenings<Item>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  leftOut: ReadonlySet<string>,
  status: (item: Item) => string,
  content: (item: Item) => unknown,
): Happenings {
  const lists: Record<Happening, string[]> = {
    added: [],
    changed: [],
    withdrawn: [],
    back: [],
    removed: [],
    leftOut: [],
  };
  for (const [id, item] of after) {
    const earlier = before.get(id);
    const [was, is] = [earlier === undefined ? null : status(earlier), status(item)];
    if (is === "withdrawn" && was !== "withdrawn") lists.withdrawn.push(id);
    else if (earlier === undefined) lists.added.push(id);
    else if (was === "withdrawn" && is !== "withdrawn") lists.back.push(id);
    else if (JSON.stringify(content(earlier)) !== JSON.stringify(content(item))) lists.changed.push(id);
  }
  for (const id of before.keys()) if (!after.has(id) && !leftOut.has(id)) lists.removed.push(id);
  lists.leftOut.push(...leftOut);
  return lists;
}

function boardChanges(before: State["leaderboards"], after: State["leaderboards"]): readonly BoardChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].sort().flatMap((id) => {
    const [earlier = null, later = null] = [before.get(id), after.get(id)];
    const [was, is] = [entriesOf(earlier), entriesOf(later)];
    const ids = [...new Set([...is.keys(), ...was.keys()])];
    const entries = ids.flatMap((entry): readonly EntryChange[] => {
      const [a = null, b = null] = [was.get(entry), is.get(entry)];
      return standing(a, earlier) === standing(b, later) ? [] : [{ id: entry, before: a, after: b }];
    });
    const sameColumn = earlier?.board.primary.id === later?.board.primary.id;
    if (entries.length === 0 && sameColumn && (earlier === null) === (later === null)) return [];
    return [{ before: earlier, after: later, entries, unchanged: ids.length - entries.length }];
  });
}

function entriesOf(item: LeaderboardWithBoard | null): ReadonlyMap<string, Entry> {
  return new Map((item?.board.entries ?? []).map((entry) => [entry.id, entry]));
}

/** All that a reader sees of an entry's place. */
function standing(entry: Entry | null, item: LeaderboardWithBoard | null): string {
  if (entry === null || item === null) return "";
  const cell = entry.cells.get(item.board.primary.id);
  const figure = cell?.kind === "figure" ? [cell.value, cell.std, cell.n] : null;
  return JSON.stringify([
    entry.rank,
    entry.rankInterval,
    figure,
    cell?.coverage,
    [...entry.experiments.values()].map(({ key }) => key),
  ]);
}
