/** Where the execution traces of a phase are: links where they lead somewhere, else the path as it is stated. */
import { isLinkableTrace } from "../../content-loaders/checks/trace-path.ts";
import type { Benchmark, Experiment, Phase } from "../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../i18n/index.ts";
import { type MatrixHead, matrixAttempts, matrixTasks } from "./matrix.ts";
import { recordGrid } from "./record-grid.ts";
import { blobUrl, type RepositoryPlace } from "./source.ts";
import { recordSource } from "./source-link.ts";

/** Tasks down, attempts across. */
export interface TraceTable {
  readonly columns: readonly MatrixHead[];
  readonly rows: readonly TraceRow[];
}

export interface TraceRow extends MatrixHead {
  /** Null where the record states no trace, or there is no record. */
  readonly cells: readonly (TraceCell | null)[];
}

export interface TraceCell {
  /** The path as stated. */
  readonly text: string;
  /** For the link: which trace it is. */
  readonly label: string;
  /** An address outside of the site; null where the trace is no link. */
  readonly url: string | null;
  /** The line that states it. */
  readonly path: string;
}

/** Null where no record states a trace. */
export function traceTable(
  experiment: Experiment,
  phase: Phase,
  benchmarks: ReadonlyMap<string, Benchmark>,
  repository: RepositoryPlace,
  locale: Locale,
): TraceTable | null {
  if (!phase.attempts.some(({ records }) => records.some(({ fields }) => fields.trace_filepath))) return null;
  const lines = recordGrid(phase);
  const words = dictionary(locale).experiment.matrix;
  return {
    columns: matrixAttempts(experiment, phase),
    rows: matrixTasks(lines, benchmarks, locale).map((head, index) => ({
      ...head,
      cells: (lines[index]?.records ?? []).map(({ attempt, record }) => {
        const text = record?.fields.trace_filepath;
        if (record === undefined || !text) return null;
        return {
          text,
          label: words.traceOf(head.id, attempt.number),
          url: traceUrl(text, experiment, repository),
          path: recordSource(experiment, attempt, record, "trace_filepath"),
        };
      }),
    })),
  };
}

/**
 * The address of a trace: an http(s) one as it stands, a path inside the repository at the data commit where that can be
 * seen; null for everything else. A path is relative to the experiment's folder, or to the repository where it starts with
 * `experiments/`.
 */
export function traceUrl(trace: string, { key }: Pick<Experiment, "key">, repository: RepositoryPlace): string | null {
  if (!isLinkableTrace(trace)) return null;
  if (/^https?:/i.test(trace)) return trace;
  const file = trace.startsWith("experiments/") ? trace : `experiments/${key}/${trace.replace(/^(\.\/)+/, "")}`;
  return blobUrl(file.split("/").map(encodeURIComponent).join("/"), repository);
}
