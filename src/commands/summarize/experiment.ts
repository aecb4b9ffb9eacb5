/** An experiment's folder as far as its summaries need it, and what keeps them from being worked out. */
import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type {
  AttemptReading,
  Check,
  ExperimentReading,
  PhaseReading,
  Reading,
} from "../../../content-loaders/check.ts";
import { attempts as attemptsCheck } from "../../../content-loaders/checks/attempts.ts";
import { coveredTasks, tasksDiffer } from "../../../content-loaders/checks/covered-tasks.ts";
import { phases as phasesCheck } from "../../../content-loaders/checks/phases.ts";
import { references } from "../../../content-loaders/checks/references.ts";
import { sortAndFold } from "../../../content-loaders/fold.ts";
import { type Problem, problem } from "../../../content-loaders/problem.ts";
import { readRecords } from "../../../content-loaders/reading/document.ts";
import { attemptFile, comparePhases, phaseNameOf } from "../../../content-loaders/reading/experiments.ts";
import { RepositoryFiles } from "../../../content-loaders/reading/files.ts";
import { checkYml } from "../../../content-loaders/reading/names.ts";
import { phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { wrongKind } from "../../../content-loaders/schema/rules.ts";
import { Reader } from "../../../content-loaders/schema/type.ts";
import type { MapNode } from "../../../content-loaders/source/node.ts";
import { emptyFile, sourceRules } from "../../../content-loaders/source/rules.ts";
import { parseYaml } from "../../../content-loaders/source/yaml.ts";
import { linkedSummary } from "../../../content-loaders/writing-rules.ts";
import { computedKeys } from "./figure-text.ts";

/** The text of a `summary.yaml` that is there. */
export interface SummaryText {
  readonly text: string;
  /** Whether a byte order mark stands in front of the text. */
  readonly hasBom: boolean;
  /** Null where the file holds nothing, or comments alone. */
  readonly root: MapNode | null;
}

/** One phase folder. */
export interface PhaseFolder {
  /** Its attempts; `summary` is always null here, so that the attempts are not held against it. */
  readonly phase: PhaseReading;
  /** Null: there is no `summary.yaml`. */
  readonly summary: SummaryText | null;
}

/** What was read. With any fault nothing may be written: the figures would not be those of the experiment. */
export interface ExperimentFolder {
  /** The folder that paths in messages count from. */
  readonly root: string;
  readonly phases: readonly PhaseFolder[];
  readonly faults: readonly Problem[];
}

const sourceCodes: ReadonlySet<string> = new Set(sourceRules.map(({ code }) => code));

/** Null where the folder is no experiment: without `meta_info.yaml` and without a phase that holds an attempt or a summary. */
export async function readExperimentFolder(folder: string): Promise<ExperimentFolder | null> {
  const { root, path } = placeInRepository(folder);
  const files = await RepositoryFiles.open(root);
  const inside = path === "" ? files.top : await files.list(path);
  const names = inside.folders.flatMap((name) => phaseNameOf(name) ?? []).sort(comparePhases);
  const phases = await Promise.all(
    names.map(async (name): Promise<PhaseFolder> => {
      const own = joined(path, name.name);
      const { files: fileNames } = await files.list(own);
      files.add(checkYml(own, fileNames, (file) => file === "summary.yaml" || attemptFile.test(file)));
      const attempts = await Promise.all(attemptsIn(fileNames).map((number) => readAttempt(files, own, number)));
      const summary = fileNames.includes("summary.yaml") ? await readSummary(files, root, `${own}/summary.yaml`) : null;
      return { phase: { ...name, path: own, summary: null, fileNames, attempts }, summary };
    }),
  );
  const holdsResults = phases.some(({ phase, summary }) => summary !== null || phase.attempts.length > 0);
  if (!holdsResults && !inside.files.includes("meta_info.yaml")) return null;
  const read: ExperimentReading = {
    key: path,
    folder: "",
    id: basename(folder),
    path,
    meta: null,
    folderNames: inside.folders,
    phases: phases.map(({ phase }) => phase),
  };
  const ownProblems = files.problems.filter(({ file }) => path === "" || file.startsWith(`${path}/`));
  const structural = await structuralFaults(read, path === "" ? null : files);
  return { root, phases, faults: sortAndFold([...ownProblems.filter(isFault), ...structural]) };
}

/** In a repository paths count from there, as those of `validate` do; elsewhere from the experiment itself. */
function placeInRepository(folder: string): { readonly root: string; readonly path: string } {
  const parent = dirname(folder);
  const experiments = dirname(parent);
  if (basename(experiments) !== "experiments") return { root: folder, path: "" };
  return { root: dirname(experiments), path: `experiments/${basename(parent)}/${basename(folder)}` };
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`;
}

function attemptsIn(fileNames: readonly string[]): readonly number[] {
  return fileNames
    .flatMap((file) => attemptFile.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

async function readAttempt(files: RepositoryFiles, folder: string, number: number): Promise<AttemptReading> {
  const file = `${folder}/attempt-${number}.yaml`;
  const outcome = await files.read(file, (text) => readRecords(file, text));
  files.add(outcome?.problems ?? []);
  return { number, file, records: outcome?.content ?? null };
}

async function readSummary(files: RepositoryFiles, root: string, file: string): Promise<SummaryText> {
  const nothing = { text: "", hasBom: false, root: null };
  const path = join(root, file);
  if (lstatSync(path).isSymbolicLink()) {
    files.add([problem(linkedSummary, { file, line: 1, column: 1, path: "" }, {})]);
    return nothing;
  }
  const text = await files.read(file, (read) => read);
  if (text === null) return nothing;
  const [first, second, third] = await readFile(path);
  const hasBom = first === 0xef && second === 0xbb && third === 0xbf;
  const { root: node, problems } = parseYaml(file, text);
  // What says nothing yet is to be filled in.
  if (problems.some(({ code }) => code === emptyFile.code)) return { text, hasBom, root: null };
  files.add(problems);
  if (node === null) return { ...nothing, text };
  const reader = new Reader(file, "yaml");
  phaseSummary.readKnown(node, "", reader);
  const isFigure = (key: string) => computedKeys.some((computed) => computed === key);
  files.add(reader.problems.filter(({ code, path: key }) => code === wrongKind.code && (key === "" || isFigure(key))));
  return { text, hasBom, root: node.kind === "map" ? node : null };
}

/** Faults of the text, of its outer form, and of which tasks a record covers. A figure that is none is only not known. */
function isFault({ severity, code, path }: Problem): boolean {
  if (severity !== "error") return false;
  return sourceCodes.has(code) || code === wrongKind.code || /^(\d+(\.source(\..*)?)?)?$/.test(path);
}

/**
 * Attempts that are misnamed, missing, empty, or do not cover the same tasks, and folders that are phases but for their
 * name. Where the tasks differ because one is misspelt, that alone is told: `files` are those of the repository around
 * the experiment, null outside of one.
 */
async function structuralFaults(
  experiment: ExperimentReading,
  files: RepositoryFiles | null,
): Promise<readonly Problem[]> {
  // A figure does not depend on whether a task exists, only on which attempts cover it: every task that is named counts.
  const found = faultsOf(experiment, tasksNamed(experiment), [phasesCheck, attemptsCheck, coveredTasks]);
  const isDiffering = ({ code }: Problem) => code === tasksDiffer.code;
  if (files?.top.folders.includes("packages") !== true || !found.some(isDiffering)) return found;
  const existing = await tasksThere(files);
  const misspelt = faultsOf(experiment, existing, [references]);
  if (misspelt.length === 0) return found;
  return [
    ...found.filter((one) => !isDiffering(one)),
    ...misspelt,
    ...faultsOf(experiment, existing, [coveredTasks]).filter(isDiffering),
  ];
}

function faultsOf(
  experiment: ExperimentReading,
  taskIds: Reading["taskIds"],
  checks: readonly Check[],
): readonly Problem[] {
  const found: Problem[] = [];
  const reading: Reading = {
    root: "",
    benchmarks: [],
    experiments: [experiment],
    leaderboards: [],
    packs: [],
    runs: [],
    benchmarkIds: new Set(taskIds.keys()),
    taskIds,
    experimentFolders: new Set(),
    pluginIds: null,
    prices: null,
    faulty: new Set(),
  };
  for (const check of checks) check.run(reading, (one) => found.push(one));
  // A phase that was not run yet, test among them, keeps none of the others from being summarized.
  return found.filter(({ severity, code }) => severity === "error" && code !== "E-NO-TEST" && code !== "E-NO-ATTEMPT");
}

/** The tasks that the attempts name, by benchmark. */
function tasksNamed({ phases }: ExperimentReading): Reading["taskIds"] {
  const taskIds = new Map<string, Set<string>>();
  const attempts = phases.flatMap((phase) => phase.attempts);
  for (const { fields } of attempts.flatMap(({ records }) => records ?? [])) {
    for (const { benchmark_id, task_id } of fields.source ?? []) {
      taskIds.set(benchmark_id, (taskIds.get(benchmark_id) ?? new Set()).add(task_id));
    }
  }
  return taskIds;
}

/** The tasks of the repository, by benchmark. */
async function tasksThere(files: RepositoryFiles): Promise<Reading["taskIds"]> {
  const { folders } = await files.list("packages");
  const tasks = await Promise.all(folders.map(async (id) => new Set((await files.list(`packages/${id}`)).folders)));
  return new Map(folders.map((id, at) => [id, tasks[at] ?? new Set()]));
}
