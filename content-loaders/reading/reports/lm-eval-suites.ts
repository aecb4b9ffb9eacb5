/** The tasks and groups of a harness's report, and their metrics. */
import type { ReportedMetric, ReportPlace, SuiteReport } from "../../packs.ts";
import { joinPath, type MapNode, type SourceNode } from "../../source/node.ts";
import { type GroupParts, readGroupParts, tasksOfGroup } from "./lm-eval-groups.ts";
import { childOf, figureOf, numberOf, type ReportReading, versionOf } from "./tree.ts";

/** Entries of a task that are no metrics. */
const besideMetrics: ReadonlySet<string> = new Set(["alias", "name", "sample_len", "sample_count", "samples", " "]);
const standardErrorEnd = "_stderr";

/** Examples in the prompt, and where they are stated. */
interface Fewshot {
  readonly value: number;
  readonly at: ReportPlace;
}

/** Tasks and groups in the order of `results`, then groups that stand in `groups` only. */
export function readSuites(
  root: MapNode,
  config: MapNode | null,
  reading: ReportReading,
): readonly (readonly [string, SuiteReport])[] {
  return new SuiteReader(root, config, reading).suites();
}

class SuiteReader {
  private readonly root: MapNode;
  private readonly config: MapNode | null;
  private readonly reading: ReportReading;
  private readonly versions: MapNode | null;
  private readonly fewshots: MapNode | null;
  private readonly samples: MapNode | null;
  private readonly directions: MapNode | null;
  private readonly parts: GroupParts;
  /** Before 0.4.2, which first listed the parts of groups, the spread between the tasks went into a group's error. */
  private readonly hasGroupErrors: boolean;

  constructor(root: MapNode, config: MapNode | null, reading: ReportReading) {
    this.root = root;
    this.config = config;
    this.reading = reading;
    this.versions = reading.mappingAt(root, "versions", "");
    this.fewshots = reading.mappingAt(root, "n-shot", "");
    this.samples = reading.mappingAt(root, "n-samples", "");
    this.directions = reading.mappingAt(root, "higher_is_better", "");
    this.parts = readGroupParts(root, reading);
    this.hasGroupErrors = childOf(root, "group_subtasks") !== null;
  }

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
    const group = parts !== null || isGroup;
    return {
      at: { mark: entries.mark, path },
      parts: group ? (parts ?? []) : null,
      version: versionOf(childOf(this.versions, name)),
      numFewshot: fewshot?.value ?? null,
      numFewshotAt: fewshot?.at ?? null,
      nSamples: this.sampleCount(name, "effective") ?? numberOf(childOf(entries, "sample_len")),
      nSamplesOriginal: this.sampleCount(name, "original"),
      metrics: this.metrics(name, entries, path, group && !this.hasGroupErrors),
    };
  }

  /**
   * Of a group, what all its tasks state. Its own number is missing from 0.4.4 to 0.4.11, and before that it is that of its
   * first part, which is not worked out yet where that is a group itself.
   */
  private fewshot(name: string): Fewshot | null {
    const stated = [...tasksOfGroup(name, this.parts)].map((task) => this.statedFewshot(task));
    const [first = null] = stated;
    if (stated.some((one) => one === null)) return this.statedFewshot(name);
    return stated.every((one) => one?.value === first?.value) ? first : null;
  }

  /** As `n-shot` states it; before 0.4 there was one number for all tasks, in `config`. */
  private statedFewshot(name: string): Fewshot | null {
    const isForAll = this.fewshots === null;
    const node = isForAll ? childOf(this.config, "num_fewshot") : childOf(this.fewshots, name);
    const value = numberOf(node);
    if (node === null || value === null) return null;
    return { value, at: { mark: node.mark, path: isForAll ? "config.num_fewshot" : joinPath("n-shot", name) } };
  }

  /** Of a group, the sum over its tasks, where all of them state it; null also where groups go round in a circle. */
  private sampleCount(name: string, kind: "original" | "effective"): number | null {
    const tasks = tasksOfGroup(name, this.parts);
    let sum = 0;
    for (const task of tasks) {
      const counts = childOf(this.samples, task);
      const count = counts?.kind === "map" ? numberOf(childOf(counts, kind)) : null;
      if (count === null) return null;
      sum += count;
    }
    return tasks.size === 0 ? null : sum;
  }

  /** `withoutError`: what is called the standard error is none, and is not read. */
  private metrics(
    suite: string,
    entries: MapNode,
    path: string,
    withoutError: boolean,
  ): Readonly<Record<string, ReportedMetric>> {
    const metrics: [string, ReportedMetric][] = [];
    for (const [key, { value: node }] of entries.entries) {
      if (besideMetrics.has(key) || isStandardError(key, entries)) continue;
      const value = figureOf(node);
      // Texts are names; a list or mapping is a metric that is no single number.
      if (value === undefined && node.kind === "scalar") continue;
      const errorNode = withoutError ? null : childOf(entries, standardErrorKey(key));
      const error = errorNode === null ? null : (figureOf(errorNode) ?? null);
      metrics.push([
        key,
        {
          value: value ?? null,
          standardError: error,
          nSamples: countOf(childOf(entries, "sample_count"), key),
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

/** Of groups, since 0.4.12, for each metric. */
function countOf(counts: SourceNode | null, key: string): number | null {
  return counts?.kind === "map" ? numberOf(childOf(counts, key)) : null;
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
