/** Where a number was written: the path of its line on the source page of its experiment. */
import {
  type Attempt,
  type AttemptRecord,
  type Document,
  type Experiment,
  lineOf,
} from "../../content-loaders/repository.ts";
import { routes, sourceAnchor } from "../routes.ts";

/** A file's name below the folder of its experiment: `test/summary.yaml`. */
export function fileInExperiment(experiment: Pick<Experiment, "key">, file: string): string {
  const folder = `experiments/${experiment.key}/`;
  return file.startsWith(folder) ? file.slice(folder.length) : file;
}

/** The source line of a field of `meta_info.yaml` or of a `summary.yaml`. */
export function fieldSource(experiment: Experiment, document: Document<unknown>, field: string): string {
  return lineSource(experiment, document.file, lineOf(document.marks, field));
}

/** The source line of a field of a record. */
export function recordSource(experiment: Experiment, attempt: Attempt, record: AttemptRecord, field: string): string {
  return lineSource(experiment, attempt.file, lineOf(record.marks, field));
}

/** Any line of a file of an experiment. */
export function lineSource(experiment: Experiment, file: string, line: number): string {
  return routes.experimentSource(experiment.key) + sourceAnchor(fileInExperiment(experiment, file), line);
}
