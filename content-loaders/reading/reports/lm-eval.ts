/** The report of lm-evaluation-harness, from 0.3 on: `results.<task>.<metric>`, since 0.4 `<metric>,<filter>`. */
import type { Report, ReportedMetric, ReportPlace, SuiteReport } from "../../packs.ts";
import { joinPath, type MapNode, type SourceNode } from "../../source/node.ts";
import { reportWithoutFigures } from "./rules.ts";
import { childOf, expected, figureOf, isNull, numberOf, type ReportReading, textOf, versionOf } from "./tree.ts";

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
/** Entries of a task that are no metrics. */
const besideMetrics: ReadonlySet<string> = new Set(["alias", "name", "sample_len", "sample_count", "samples", " "]);
const standardErrorEnd = "_stderr";

/** Whether a file's content is such a report. */
export function isLmEval(root: MapNode): boolean {
  return childOf(root, "results")?.kind === "map" && signs.some((key) => root.entries.has(key));
}

/** The report; what is not in the shape that the harness writes is told and left out. */
export function readLmEval(root: MapNode, reading: ReportReading): Report {
  const config = reading.mappingAt(root, "config", "");
  const reader = new SuiteReader(root, config, reading);
  const limit = config?.entries.get("limit");
  const limitValue = limit === undefined ? undefined : readLimit(limit.value, reading);
  const suites = reader.suites();
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

class SuiteReader {
  private readonly root: MapNode;
  private readonly config: MapNode | null;
  private readonly reading: ReportReading;
  private readonly versions: MapNode | null;
  private readonly fewshots: MapNode | null;
  private readonly samples: MapNode | null;
  private readonly directions: MapNode | null;
  /** The parts of each group, as the report lists them. */
  private readonly parts: ReadonlyMap<string, readonly string[]>;

  constructor(root: MapNode, config: MapNode | null, reading: ReportReading) {
    this.root = root;
    this.config = config;
    this.reading = reading;
    this.versions = reading.mappingAt(root, "versions", "");
    this.fewshots = reading.mappingAt(root, "n-shot", "");
    this.samples = reading.mappingAt(root, "n-samples", "");
    this.directions = reading.mappingAt(root, "higher_is_better", "");
    this.parts = readParts(root, reading);
  }

  /** Tasks and groups in the order of `results`, then groups that stand in `groups` only. */
  suites(): readonly (readonly [string, SuiteReport])[] {
    const groups = this.reading.mappingAt(this.root, "groups", "");
    const results = this.reading.mappingAt(this.root, "results", "");
    const found: [string, SuiteReport][] = [];
    for (const [name, { value }] of results?.entries ?? []) {
      const suite = this.suite(name, value, "results", groups?.entries.has(name) ?? false);
      if (suite !== null) found.push([name, suite]);
    }
    for (const [name, { value }] of groups?.entries ?? []) {
      if (results?.entries.has(name)) continue;
      const suite = this.suite(name, value, "groups", true);
      if (suite !== null) found.push([name, suite]);
    }
    return found;
  }

  private suite(name: string, node: SourceNode, section: string, isGroup: boolean): SuiteReport | null {
    const path = joinPath(section, name);
    const entries = this.reading.mapping(node, path);
    if (entries === null) return null;
    const parts = this.parts.get(name) ?? null;
    const fewshot = this.fewshot(name);
    return {
      at: { mark: entries.mark, path },
      parts: parts !== null || isGroup ? (parts ?? []) : null,
      version: versionOf(childOf(this.versions, name)),
      numFewshot: fewshot?.value ?? null,
      numFewshotAt: fewshot?.at ?? null,
      nSamples: this.sampleCount(name, "effective") ?? numberOf(childOf(entries, "sample_len")),
      nSamplesOriginal: this.sampleCount(name, "original"),
      metrics: this.metrics(name, entries, path),
    };
  }

  /** As `n-shot` states it for the task; before 0.4 there was one number for all tasks, in `config`. */
  private fewshot(name: string): { readonly value: number; readonly at: ReportPlace } | null {
    const own = childOf(this.fewshots, name);
    const node = this.fewshots === null ? childOf(this.config, "num_fewshot") : own;
    const value = numberOf(node);
    if (node === null || value === null) return null;
    return { value, at: { mark: node.mark, path: this.fewshots === null ? "config.num_fewshot" : `n-shot.${name}` } };
  }

  /** Of a group, the sum over its tasks, where all of them state it. */
  private sampleCount(name: string, kind: "original" | "effective"): number | null {
    const tasks = leafTasks(name, this.parts);
    let sum = 0;
    for (const task of tasks) {
      const counts = childOf(this.samples, task);
      const count = counts?.kind === "map" ? numberOf(childOf(counts, kind)) : null;
      if (count === null) return null;
      sum += count;
    }
    return sum;
  }

  private metrics(suite: string, entries: MapNode, path: string): Readonly<Record<string, ReportedMetric>> {
    const metrics: [string, ReportedMetric][] = [];
    for (const [key, { value: node }] of entries.entries) {
      if (besideMetrics.has(key) || isStandardError(key, entries)) continue;
      const value = figureOf(node);
      // Texts are names; a list or mapping is a metric that is no single number.
      if (value === undefined && node.kind === "scalar") continue;
      const errorNode = childOf(entries, standardErrorKey(key));
      const error = errorNode === null ? null : (figureOf(errorNode) ?? null);
      metrics.push([
        key,
        {
          value: value ?? null,
          standardError: error,
          higherIsBetter: this.direction(suite, key),
          mark: node.mark,
          standardErrorMark: errorNode?.mark ?? null,
          path: joinPath(path, key),
        },
      ]);
    }
    return Object.fromEntries(metrics);
  }

  /** Stated for the metric, whatever its filter. */
  private direction(suite: string, key: string): boolean | null {
    const stated = childOf(this.directions, suite);
    if (stated?.kind !== "map") return null;
    const node = childOf(stated, key) ?? childOf(stated, nameOf(key));
    return node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : null;
  }
}

/** `exact_match,strict-match` -> `exact_match` */
function nameOf(key: string): string {
  return key.split(",", 1)[0] ?? key;
}

/** `exact_match,strict-match` -> `exact_match_stderr,strict-match` */
function standardErrorKey(key: string): string {
  const name = nameOf(key);
  return `${name}${standardErrorEnd}${key.slice(name.length)}`;
}

/** Whether it is the standard error of another entry, and not a metric that is merely called so. */
function isStandardError(key: string, entries: MapNode): boolean {
  const name = nameOf(key);
  if (!name.endsWith(standardErrorEnd)) return false;
  return entries.entries.has(name.slice(0, -standardErrorEnd.length) + key.slice(name.length));
}

/** `group_subtasks`: also tasks stand there, with an empty list. */
function readParts(root: MapNode, reading: ReportReading): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  for (const [name, { value }] of reading.mappingAt(root, "group_subtasks", "")?.entries ?? []) {
    if (value.kind !== "list") reading.tellShape(value, joinPath("group_subtasks", name), expected.list);
    else if (value.items.length > 0)
      parts.set(
        name,
        value.items.map(textOf).filter((part) => part !== null),
      );
  }
  return parts;
}

/** The tasks of a group, through groups of groups; of a task, itself. */
export function leafTasks(name: string, parts: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const tasks = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const below = parts.get(at);
    if (below === undefined) tasks.add(at);
    else for (const part of below) visit(part);
  };
  visit(name);
  return tasks;
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

/** The model in `config`: in `model_args` as text or mapping, else the kind of model. */
function modelOf(config: MapNode | null): string | null {
  const args = childOf(config, "model_args");
  if (args?.kind === "map") return textOf(childOf(args, "pretrained")) ?? textOf(childOf(args, "model"));
  const named = /(?:^|,)\s*(?:pretrained|model|engine)=([^,]+)/.exec(textOf(args) ?? "");
  return named?.[1]?.trim() ?? textOf(childOf(config, "model"));
}
