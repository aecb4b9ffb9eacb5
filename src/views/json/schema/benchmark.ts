/** The schema of a benchmark: what is measured, its tasks with their budgets, and what was tested on it. */
import { benchmarkManifest } from "../../../../content-loaders/schema/benchmark.ts";
import { taskBudget, taskConfig } from "../../../../content-loaders/schema/task.ts";
import { author, type FieldValues, fieldProperties, publicationValues } from "./fields.ts";
import { experimentKey, sourceFile } from "./parts.ts";
import { listOf, number, object, orNull, text, time } from "./schema.ts";

const manifest: FieldValues<typeof benchmarkManifest.fields> = {
  ...publicationValues,
  id: text,
  title: text,
  title_zh: text,
  description: text,
  description_zh: text,
  version: text,
  last_update: time,
  author,
};

const budget: FieldValues<typeof taskBudget.fields> = {
  timeout: number,
  cpus: number,
  ram: number,
  disk: number,
  gpus: number,
};

const task: FieldValues<typeof taskConfig.fields> = {
  id: text,
  title: text,
  title_zh: text,
  description: text,
  description_zh: text,
  budget: (about) => object(about, fieldProperties(taskBudget.fields, budget)),
};

export const benchmark = object("A benchmark with its tasks. Statements are public; what tasks are graded by is not.", {
  benchmark_id: text("The benchmark's id."),
  ...fieldProperties(benchmarkManifest.fields, manifest),
  source: sourceFile("Its file."),
  tasks: listOf(
    "Its tasks.",
    object("A task.", {
      task_id: text("The task's id."),
      ...fieldProperties(taskConfig.fields, task),
      statement: orNull(text("What is to be done, as Markdown.")),
      source: sourceFile("Its file."),
    }),
  ),
  tested_by: listOf("The published experiments that were tested on it.", experimentKey("An experiment.")),
  evolved_by: listOf("Those that trained or validated on it.", experimentKey("An experiment.")),
});
