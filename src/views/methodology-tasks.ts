/** The worked example of a task's difficulty: the hardest and the easiest task of one data set. */
import { compareCodePoints } from "../../content-loaders/order.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/index.ts";
import type { Catalog } from "../leaderboard/catalog.ts";
import { routes } from "../routes.ts";
import type { Subject } from "./methodology-subject.ts";
import { unmarked } from "./methodology-text.ts";
import { meanOf, taskResults } from "./task-results.ts";

export interface TaskExample {
  readonly benchmark: string;
  readonly path: string;
  readonly experiments: number;
  readonly hardest: TaskMean;
  readonly easiest: TaskMean;
}

export interface TaskMean {
  readonly id: string;
  readonly mean: string;
}

/** The first group of the subject's leaderboard that is one data set; null where its tasks have no scores of their own. */
export function taskExample({ benchmarks, testedOn }: Catalog, { item }: Subject, locale: Locale): TaskExample | null {
  for (const { testData } of item.board.groups) {
    const [id, ...others] = testData;
    const benchmark = others.length === 0 ? benchmarks.get(id ?? "") : undefined;
    if (benchmark === undefined) continue;
    const results = (testedOn.get(benchmark.id) ?? [])
      .filter(({ meta }) => meta.fields.status === "published")
      .map((experiment) => taskResults(experiment, benchmark.id));
    const means = [...new Set(results.flatMap((tasks) => [...tasks.keys()]))].flatMap((task) => {
      const mean = meanOf(results.flatMap((tasks) => tasks.get(task)?.mean ?? []));
      return mean === null ? [] : [{ id: unmarked(task), value: mean, mean: formatNumber(mean, 2) }];
    });
    const [hardest, ...rest] = means.sort((a, b) => a.value - b.value || compareCodePoints(a.id, b.id));
    const easiest = rest.at(-1);
    if (hardest === undefined || easiest === undefined) continue;
    const path = routes.benchmark(locale, benchmark.id);
    return { benchmark: benchmark.id, path, experiments: results.length, hardest, easiest };
  }
  return null;
}
