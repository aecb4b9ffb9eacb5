/** The experiments of one folder by what they were tested on, on as many pages as it takes. Worked out once for all of them. */
import type { Experiment } from "../../content-loaders/repository.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { dataKey } from "../leaderboard/entries/groups.ts";
import { testPhase } from "./test-phase.ts";

/** Experiments of a folder with the same test data, from the highest score to the lowest. */
export interface TestSetPlan {
  readonly folder: string;
  /** The test data. */
  readonly ids: readonly string[];
  /** For links within the page. */
  readonly anchor: string;
  readonly experiments: readonly Experiment[];
}

/** A page's share of a folder. A set that does not fit goes on on the next page. */
export interface FolderPagePlan {
  readonly number: number;
  readonly sets: readonly (TestSetPlan & {
    /** How many experiments of the set stand on earlier pages. */
    readonly before: number;
    /** How many the set has on all pages. */
    readonly of: number;
  })[];
}

/** Rows on a page: about 400 kB of it. */
const rowsOnPage = 400;

interface FolderPlan {
  readonly sets: readonly TestSetPlan[];
  readonly pages: readonly FolderPagePlan[];
}

const plans = new WeakMap<Catalog["experiments"], ReadonlyMap<string, FolderPlan>>();

/** The test sets of a folder in code-point order; withdrawn experiments stand last, those without a score before them. */
export function testSets(catalog: Pick<Catalog, "experiments">, folder: string): readonly TestSetPlan[] {
  return planOf(catalog).get(folder)?.sets ?? [];
}

/** The pages of a folder, at least one. */
export function folderPages(catalog: Pick<Catalog, "experiments">, folder: string): readonly FolderPagePlan[] {
  return planOf(catalog).get(folder)?.pages ?? [];
}

/** The page on which a set begins. */
export function pageOfSet(catalog: Pick<Catalog, "experiments">, folder: string, anchor: string): number {
  const pages = folderPages(catalog, folder);
  return pages.find(({ sets }) => sets.some((set) => set.anchor === anchor))?.number ?? 1;
}

function planOf({ experiments }: Pick<Catalog, "experiments">): ReadonlyMap<string, FolderPlan> {
  const known = plans.get(experiments);
  if (known !== undefined) return known;
  const folders = groupBy([...experiments.values()], ({ folder }) => folder);
  const planned = new Map(
    [...folders].map(([folder, members]) => {
      const sets = [...groupBy(members, ({ meta }) => dataKey(meta.fields.test_data))]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, tested]): TestSetPlan => {
          const ids = tested[0]?.meta.fields.test_data ?? [];
          return { folder, ids, anchor: `set-${folder}/${ids.join("+")}`, experiments: [...tested].sort(byScore) };
        });
      return [folder, { sets, pages: paged(sets) }] as const;
    }),
  );
  plans.set(experiments, planned);
  return planned;
}

/** Fills page after page; a set begins on the next page where it does not fit on what is left of one. */
export function paged(sets: readonly TestSetPlan[], room = rowsOnPage): readonly FolderPagePlan[] {
  const pages: FolderPagePlan["sets"][number][][] = [[]];
  let left = room;
  const turn = () => {
    pages.push([]);
    left = room;
  };
  for (const set of sets) {
    const of = set.experiments.length;
    if (of > left && left < room) turn();
    for (let before = 0; before < of; ) {
      if (left === 0) turn();
      const experiments = set.experiments.slice(before, before + left);
      pages.at(-1)?.push({ ...set, experiments, before, of });
      before += experiments.length;
      left -= experiments.length;
    }
  }
  return pages.map((list, index) => ({ number: index + 1, sets: list }));
}

function byScore(a: Experiment, b: Experiment): number {
  const value = (experiment: Experiment) =>
    experiment.meta.fields.status === "withdrawn"
      ? Number.NEGATIVE_INFINITY
      : (testPhase(experiment)?.summary.fields.score_mean ?? -Number.MAX_VALUE);
  const difference = value(b) - value(a);
  if (difference > 0 || difference < 0) return difference;
  return a.id < b.id ? -1 : 1;
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
