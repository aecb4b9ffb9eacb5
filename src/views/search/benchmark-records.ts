/** Benchmarks and their tasks as they are found. Of a task there is its statement; its rubric is never read. */
import type { Benchmark, Task } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { SearchRecord } from "./record.ts";
import { allTexts, bothTexts, distinct, plainBeginning } from "./texts.ts";

/** Characters of a task's statement. */
const statementLength = 160;

/** One for each benchmark, by id. */
export function benchmarkRecords(
  { benchmarks, testedOn }: Pick<Catalog, "benchmarks" | "testedOn">,
  locale: Locale,
): readonly SearchRecord[] {
  const words = dictionary(locale).search;
  return [...benchmarks.values()].map(({ id, tasks, manifest: { fields } }): SearchRecord => {
    const title = bothTexts(locale, fields.title, fields.title_zh);
    const tested = testedOn.get(id)?.filter(({ meta }) => meta.fields.status === "published").length ?? 0;
    return {
      kind: "benchmark",
      ids: [id],
      title: title.shown.text,
      lang: title.shown.lang,
      context: distinct([id, words.tasks(tasks.length), tested > 0 ? words.testedBy(tested) : null]),
      hidden: distinct([...title.others, ...allTexts(fields.description, fields.description_zh)]),
      withdrawn: fields.status === "withdrawn",
      synthetic: fields.synthetic === true,
    };
  });
}

/** One for each task, by benchmark and id. */
export function taskRecords({ benchmarks }: Pick<Catalog, "benchmarks">, locale: Locale): readonly SearchRecord[] {
  return [...benchmarks.values()].flatMap((benchmark) =>
    benchmark.tasks.map((task) => record(benchmark, task, locale)),
  );
}

function record({ id, manifest }: Benchmark, task: Task, locale: Locale): SearchRecord {
  const { fields } = task.config;
  const title = bothTexts(locale, fields.title, fields.title_zh);
  const description = bothTexts(locale, fields.description, fields.description_zh);
  const benchmark = bothTexts(locale, manifest.fields.title, manifest.fields.title_zh);
  const statement = task.statement === null ? "" : plainBeginning(task.statement, statementLength);
  return {
    kind: "task",
    ids: [id, task.id],
    title: title.shown.text,
    lang: title.shown.lang,
    context: distinct([task.id, benchmark.shown.text, statement || description.shown.text]),
    hidden: distinct([...title.others, id, ...benchmark.others, description.shown.text, ...description.others]),
    withdrawn: manifest.fields.status === "withdrawn",
    synthetic: manifest.fields.synthetic === true,
  };
}
