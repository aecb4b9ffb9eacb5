/** The report of evalscope, one for each data set: v1 names its metrics by text, v2 by an identity. */
import type { Report, ReportedMetric } from "../../packs.ts";
import { joinPath, type MapNode, type SourceNode } from "../../source/node.ts";
import { reportWithoutFigures } from "./rules.ts";
import { childOf, expected, figureOf, numberOf, type ReportReading, textOf, versionOf } from "./tree.ts";

/** What is read of it; the rest (descriptions, analyses, performance) is not. */
export const evalscopeSections: ReadonlySet<string> = new Set([
  "schema_version",
  "dataset_name",
  "model_name",
  "metrics",
]);

/** Whether a file's content is such a report. */
export function isEvalscope(root: MapNode): boolean {
  return childOf(root, "metrics")?.kind === "list" && textOf(childOf(root, "dataset_name")) !== null;
}

/** The report; what is not in the shape that evalscope writes is told and left out. */
export function readEvalscope(root: MapNode, reading: ReportReading): Report {
  const metrics = childOf(root, "metrics");
  const read = metrics?.kind === "list" ? readMetrics(metrics.items, reading) : [];
  if (read.length === 0 && reading.problems.length === 0)
    reading.tell(reportWithoutFigures, metrics?.mark ?? root.mark, "metrics", {});
  const counts = read.map(({ count }) => count).filter((count) => count !== null);
  const nSamples = counts.length === 0 ? null : Math.max(...counts);
  return {
    file: reading.file,
    format: "evalscope",
    version: versionOf(childOf(root, "schema_version")),
    date: null,
    model: textOf(childOf(root, "model_name")),
    limitAt: null,
    suites: {
      [textOf(childOf(root, "dataset_name")) ?? ""]: {
        at: { mark: metrics?.mark ?? root.mark, path: "metrics" },
        parts: null,
        version: null,
        numFewshot: null,
        numFewshotAt: null,
        nSamples,
        nSamplesOriginal: null,
        metrics: Object.fromEntries(read.map(({ key, metric }) => [key, metric])),
      },
    },
  };
}

interface ReadMetric {
  readonly key: string;
  readonly metric: ReportedMetric;
  readonly count: number | null;
}

function readMetrics(items: readonly SourceNode[], reading: ReportReading): readonly ReadMetric[] {
  return items.flatMap((item, index) => {
    const path = joinPath("metrics", index);
    const map = reading.mapping(item, path);
    if (map === null) return [];
    const key = textOf(childOf(map, "name"));
    const score = childOf(map, "score");
    if (key === null || score === null) {
      reading.tellShape(item, path, expected.mapping);
      return [];
    }
    const value = figureOf(score);
    if (value === undefined) reading.tellShape(score, `${path}.score`, expected.number);
    const metric: ReportedMetric = {
      value: value ?? null,
      standardError: null,
      higherIsBetter: null,
      mark: score.mark,
      standardErrorMark: null,
      path: `${path}.score`,
    };
    return [{ key, metric, count: numberOf(childOf(map, "num")) }];
  });
}
