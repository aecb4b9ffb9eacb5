/** `new task <benchmark-id>/<task-id>`: a configuration, a statement and a rubric. */
import { taskBudget, taskConfig } from "../../../content-loaders/schema/task.ts";
import { draftText } from "./draft-text.ts";
import type { DraftKind } from "./kind.ts";
import { splitId } from "./split-id.ts";

/** Examples from RFC-0001, by key of the budget. */
const budgetExamples = { timeout: "900", cpus: "4", ram: "8", disk: "20", gpus: "0" } as const;

export const task: DraftKind = {
  name: "task",
  usage: "<benchmark-id>/<task-id>",
  flags: [],
  async draft(request) {
    const { names, words } = request;
    const [benchmark, id] = splitId(request.id, this.usage);
    await names.benchmarks([benchmark]);
    const target = `packages/${benchmark}/${id}`;
    await names.claim(target, id, { underscores: true });
    const config = draftText(
      "toml",
      taskConfig.fields,
      [
        { key: "id", value: id },
        { key: "title", value: id },
        { key: "title_zh" },
        { key: "description", value: words.toFillIn },
        { key: "description_zh" },
        {
          key: "budget",
          below: {
            fields: taskBudget.fields,
            keys: Object.entries(budgetExamples).map(([key, example]) => ({ key, example })),
          },
        },
      ],
      request,
    );
    return {
      target,
      files: [
        { path: `${target}/task_config.toml`, text: config },
        { path: `${target}/statement/README.md`, text: `# ${id}\n\n${words.statement}\n` },
        { path: `${target}/rubric/README.md`, text: `# ${id}\n\n${words.rubric}\n` },
      ],
      notes: (await names.isPublished(benchmark)) ? [words.publishedBenchmark(benchmark)] : [],
      next: (shown) => words.nextOfTask(shown),
    };
  },
};
