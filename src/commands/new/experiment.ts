/**
 * `new experiment <leaderboard-id>/<experiment-id> --benchmark <id> …`: metadata, and for each phase its attempts with a
 * record for every task of the data set. Nothing is measured yet, so that every figure is null: the source does not say.
 */
import { placeOfPath } from "../../../content-loaders/check.ts";
import { nearestName } from "../../../content-loaders/nearest.ts";
import { problem } from "../../../content-loaders/problem.ts";
import { attemptRecord, experimentMeta, phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { withoutTasks } from "../../../content-loaders/writing-rules.ts";
import { authorKey } from "./author-key.ts";
import { draftText } from "./draft-text.ts";
import type { Draft, DraftKind, DraftOptions, DraftRequest } from "./kind.ts";
import { Refused, WrongUsage } from "./refusals.ts";
import type { KnownBenchmark } from "./repository-names.ts";
import { splitId } from "./split-id.ts";

/** More rounds or attempts than that are a slip. */
const most = 100;

interface Phase {
  readonly name: string;
  readonly data: readonly KnownBenchmark[];
}

export const experiment: DraftKind = {
  name: "experiment",
  usage:
    "<leaderboard-id>/<experiment-id> --benchmark <id> [--training <id>] [--validation <id>] [--rounds 1] [--attempts 3]",
  flags: ["benchmark", "training", "validation", "rounds", "attempts"],
  async draft(request) {
    const { names, options, words } = request;
    const [folder, id] = splitId(request.id, this.usage);
    const { benchmark = [], training = [], validation = [] } = options;
    if (benchmark.length === 0) throw new WrongUsage("Name what it is tested on: --benchmark <id>.");
    const evolves = training.length + validation.length > 0;
    if (options.rounds !== undefined && !evolves) {
      throw new WrongUsage("--rounds needs --training <id> or --validation <id>: a round runs on a data set.");
    }
    const rounds = evolves ? countOf("rounds", options.rounds ?? "1") : 0;
    const nAttempts = countOf("attempts", options.attempts ?? "3");

    const target = `experiments/${folder}/${id}`;
    await names.claim(`experiments/${folder}`, folder, { mayExist: true });
    await names.claim(target, id);
    // One look at all of them tells all that are misspelt.
    await names.benchmarks([...benchmark, ...training, ...validation]);
    const [test, train, val] = await Promise.all([benchmark, training, validation].map((ids) => names.benchmarks(ids)));
    const empty = [test, train, val].flatMap((list) => list ?? []).filter(({ tasks }) => tasks.length === 0);
    if (empty.length > 0) {
      const ids = [...new Set(empty.map((found) => found.id))];
      throw new Refused(ids.map((one) => problem(withoutTasks, placeOfPath(`packages/${one}`), { id: one })));
    }
    const phases: readonly Phase[] = [
      ...Array.from({ length: rounds }, (_, round) => [
        { name: `train-${round + 1}`, data: train ?? [] },
        { name: `val-${round + 1}`, data: val ?? [] },
      ]).flat(),
      { name: "test", data: test ?? [] },
    ].filter(({ data }) => data.length > 0);

    return {
      target,
      files: [
        { path: `${target}/meta_info.yaml`, text: metaText(id, request) },
        ...phases.flatMap((phase) => phaseFiles(`${target}/${phase.name}`, phase, nAttempts, request)),
      ],
      notes: await notesOf(folder, request),
      next: (shown) => words.nextOfExperiment(shown),
    } satisfies Draft;
  },
};

/** @throws WrongUsage for what is no count */
function countOf(flag: keyof DraftOptions, given: string): number {
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= most) return count;
  throw new WrongUsage(`--${flag} "${given}" is not a whole number from 1 to ${most}.`);
}

function metaText(id: string, request: DraftRequest): string {
  const { options, words, now } = request;
  const list = (ids: readonly string[] | undefined) => (ids === undefined ? undefined : [...new Set(ids)]);
  return draftText(
    "yaml",
    experimentMeta.fields,
    [
      { key: "experiment_id", value: id },
      { key: "status", value: "draft" },
      { key: "submit_time", value: now },
      { key: "harness_name", value: words.toFillIn },
      { key: "harness_version", value: null },
      { key: "harness_setting" },
      { key: "model_name", value: words.toFillIn },
      { key: "model_provider", value: null },
      { key: "thinking_level", value: null },
      { key: "algorithm" },
      { key: "training_data", value: list(options.training) },
      { key: "validation_data", value: list(options.validation) },
      { key: "test_data", value: list(options.benchmark) },
      { key: "references" },
      authorKey(words),
    ],
    request,
  );
}

function phaseFiles(folder: string, { data }: Phase, attempts: number, request: DraftRequest): Draft["files"] {
  const record = recordsText(data, request);
  return [
    ...Array.from({ length: attempts }, (_, at) => ({ path: `${folder}/attempt-${at + 1}.yaml`, text: record })),
    { path: `${folder}/summary.yaml`, text: summaryText(attempts, request) },
  ];
}

/** What each key means stands once, above the records. */
function recordsText(data: readonly KnownBenchmark[], { locale, words }: DraftRequest): string {
  const fields = Object.entries(attemptRecord.fields);
  const head = fields.map(
    ([key, { about, presence }]) => `# ${key}: ${presence === "optional" ? words.optional : ""}${about[locale]}\n`,
  );
  const figures = fields.filter(([, { presence }]) => presence === "nullable").map(([key]) => `  ${key}: null\n`);
  const records = data.flatMap(({ id, tasks }) =>
    tasks.map(
      (task) =>
        `- source:\n    - benchmark_id: ${JSON.stringify(id)}\n      task_id: ${JSON.stringify(task)}\n${figures.join("")}`,
    ),
  );
  return `# ${words.records}\n${head.join("")}${records.join("")}`;
}

function summaryText(attempts: number, request: DraftRequest): string {
  const keys = Object.entries(phaseSummary.fields)
    // pass@k follows from the attempts, where it exists at all; the number of an example would look like a result.
    .filter(([key]) => key !== "pass@k")
    .map(([key, { presence }]) => {
      if (key === "n_attempt") return { key, value: attempts };
      return presence === "optional" ? { key } : { key, value: null };
    });
  return `# ${request.words.summary}\n${draftText("yaml", phaseSummary.fields, keys, request)}`;
}

async function notesOf(folder: string, { names, words }: DraftRequest): Promise<readonly string[]> {
  const folders = await names.foldersIn("experiments");
  return folders.includes(folder) ? [] : [words.newFolder(folder, nearestName(folder, folders))];
}
