/** The report of lm-evaluation-harness, from 0.3 on: `results.<task>.<metric>`, since 0.4 `<metric>,<filter>`. */
import type { Report } from "../../packs.ts";
import type { MapNode, SourceNode } from "../../source/node.ts";
import { readSuites } from "./lm-eval-suites.ts";
import { reportWithoutFigures } from "./rules.ts";
import { childOf, expected, figureOf, isNull, type ReportReading, textOf, versionOf } from "./tree.ts";

/** What is read of it; the rest (prompts, settings of tasks, the machine) is not. */
export const lmEvalSections: ReadonlySet<string> = new Set([
  "results",
  "groups",
  "group_subtasks",
  "versions",
  "n-shot",
  "n-samples",
  "higher_is_better",
  "config",
  "date",
  "model_name",
  "lm_eval_version",
]);

/** What stands beside `results`, at least in part, whatever the version. */
const signs = ["versions", "n-shot", "configs", "config", "group_subtasks"] as const;
/** Arguments that name the model, the nearest to what was evaluated first. */
const modelArguments = ["peft", "delta", "pretrained", "model", "path", "engine"] as const;

/** Whether a file's content is such a report. */
export function isLmEval(root: MapNode): boolean {
  return childOf(root, "results")?.kind === "map" && signs.some((key) => root.entries.has(key));
}

/** The report; what is not in the shape that the harness writes is told and left out. */
export function readLmEval(root: MapNode, reading: ReportReading): Report {
  const config = reading.mappingAt(root, "config", "");
  const limit = config?.entries.get("limit");
  const limitValue = limit === undefined ? undefined : readLimit(limit.value, reading);
  const suites = readSuites(root, config, reading);
  // What is told already may be all of it.
  if (reading.problems.length === 0 && suites.every(([, suite]) => Object.keys(suite.metrics).length === 0)) {
    const mark = childOf(root, "results")?.mark ?? root.mark;
    reading.tell(reportWithoutFigures, mark, "results", {});
  }
  return {
    file: reading.file,
    format: "lm-eval",
    version: versionOf(childOf(root, "lm_eval_version")),
    date: readDate(childOf(root, "date"), reading),
    model: textOf(childOf(root, "model_name")) ?? modelOf(config),
    limit: limitValue,
    limitAt: limit === undefined || limitValue === undefined ? null : { mark: limit.value.mark, path: "config.limit" },
    suites: Object.fromEntries(suites),
  };
}

function readLimit(node: SourceNode, reading: ReportReading): number | null | undefined {
  if (isNull(node)) return null;
  const limit = figureOf(node);
  if (limit === undefined) reading.tellShape(node, "config.limit", expected.number);
  return limit;
}

/** Seconds since 1970, when the evaluation began. The other times in the file are readings of a stopwatch. */
function readDate(node: SourceNode | null, reading: ReportReading): string | null {
  if (node === null || isNull(node)) return null;
  const seconds = figureOf(node);
  if (seconds === undefined) reading.tellShape(node, "date", expected.number);
  const date = new Date((seconds ?? Number.NaN) * 1000);
  const year = date.getUTCFullYear();
  return year >= 2000 && year <= 9999 ? date.toISOString() : null;
}

/** The model in `config`: in `model_args` as text or mapping, as the harness itself names it, else the kind of model. */
function modelOf(config: MapNode | null): string | null {
  const args = childOf(config, "model_args");
  for (const key of modelArguments) {
    const named =
      args?.kind === "map"
        ? textOf(childOf(args, key))
        : new RegExp(`(?:^|,)\\s*${key}=([^,]+)`).exec(textOf(args) ?? "")?.[1]?.trim();
    if (named != null) return named;
  }
  return textOf(childOf(config, "model"));
}
