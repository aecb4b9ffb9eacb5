/** The report of evalscope, one for each data set: v1 names its metrics by text, v2 by an identity. */
import type { Report, ReportedMetric } from "../../packs.ts";
import { joinPath, type MapNode, type SourceNode } from "../../source/node.ts";
import { reportIncomplete, reportWithoutFigures } from "./rules.ts";
import { childOf, expected, figureOf, numberOf, type ReportReading, textOf, versionOf } from "./tree.ts";

/** What is read of it; the rest (descriptions, analyses, performance) is not. */
export const evalscopeSections: ReadonlySet<string> = new Set([
  "schema_version",
  "dataset_name",
  "model_name",
  "metrics",
  "metric",
  "score",
  "num",
  "total_num",
  "execution_summary",
]);

/** Whether a file's content is such a report: with a list of metrics, or, before 0.10, with one metric. */
export function isEvalscope(root: MapNode): boolean {
  if (textOf(childOf(root, "dataset_name")) === null) return false;
  return childOf(root, "metrics")?.kind === "list" || isOfOneMetric(root);
}

/** The report; what is not in the shape that evalscope writes is told and left out. */
export function readEvalscope(root: MapNode, reading: ReportReading): Report {
  const list = childOf(root, "metrics");
  const read = isOfOneMetric(root)
    ? [readMetric(root, textOf(childOf(root, "metric")), numberOf(childOf(root, "total_num")), "", reading)]
    : readMetrics(list?.kind === "list" ? list.items : [], reading);
  const metrics = read.filter((metric) => metric !== null);
  const mark = list?.mark ?? root.mark;
  // What is told already may be all of it.
  if (metrics.length === 0 && reading.problems.length === 0) reading.tell(reportWithoutFigures, mark, "metrics", {});
  tellIncomplete(root, reading);
  const version = versionOf(childOf(root, "schema_version"));
  return {
    file: reading.file,
    format: "evalscope",
    version,
    date: null,
    model: textOf(childOf(root, "model_name")),
    limitAt: null,
    suites: {
      [textOf(childOf(root, "dataset_name")) ?? ""]: {
        at: { mark, path: list === null ? "" : "metrics" },
        parts: null,
        version: null,
        numFewshot: null,
        numFewshotAt: null,
        nSamples: numberOf(childOf(root, "num")),
        nSamplesOriginal: null,
        metrics: Object.fromEntries(metrics),
      },
    },
  };
}

function isOfOneMetric(root: MapNode): boolean {
  return !root.entries.has("metrics") && textOf(childOf(root, "metric")) !== null && root.entries.has("score");
}

function readMetrics(items: readonly SourceNode[], reading: ReportReading) {
  return items.map((item, index) => {
    const path = joinPath("metrics", index);
    const map = reading.mapping(item, path);
    return map === null ? null : readMetric(map, keyOf(map), numberOf(childOf(map, "num")), path, reading);
  });
}

/** A metric under its key; null, and told, where key or score are not as evalscope writes them. */
function readMetric(
  map: MapNode,
  key: string | null,
  nSamples: number | null,
  path: string,
  reading: ReportReading,
): readonly [string, ReportedMetric] | null {
  const score = childOf(map, "score");
  const value = score === null ? undefined : figureOf(score);
  if (key === null || score === null || value === undefined) {
    reading.tellShape(score ?? map, score === null ? path : joinPath(path, "score"), expected.metric);
    return null;
  }
  return [
    key,
    {
      value,
      // Evalscope reports none, and not every score is a mean of zeros and ones from which one would follow.
      standardError: null,
      nSamples,
      higherIsBetter: directionOf(map),
      mark: score.mark,
      standardErrorMark: null,
      path: joinPath(path, "score"),
    },
  ];
}

/**
 * What evalscope itself calls the metric: in v1 its `name`, in v2 the `legacy_name` of one that was taken over without
 * being understood, else its identity as evalscope spells it, `accuracy:pass_at_k[k=8]`.
 */
function keyOf(metric: MapNode): string | null {
  const name = textOf(childOf(metric, "name")) ?? textOf(childOf(metric, "legacy_name"));
  const identity = childOf(metric, "identity");
  if (name !== null || identity?.kind !== "map") return name;
  const concept = textOf(childOf(identity, "name"));
  const aggregation = textOf(childOf(identity, "aggregation"));
  if (concept === null || aggregation === null) return null;
  const dimensions = childOf(identity, "dimensions");
  const written =
    dimensions?.kind === "map" ? [...dimensions.entries].map(([key, { value }]) => dimension(key, value)) : [];
  return `${concept}:${aggregation}${written.length === 0 ? "" : `[${written.join(",")}]`}`;
}

function dimension(key: string, node: SourceNode): string {
  if (node.kind !== "scalar") return `${key}=`;
  return `${key}=${node.form === "quoted" ? JSON.stringify(node.value) : node.written}`;
}

/** As the semantics of v2 state it; null for metrics that only describe. */
function directionOf(metric: MapNode): boolean | null {
  const semantics = childOf(metric, "semantics");
  const direction = semantics?.kind === "map" ? textOf(childOf(semantics, "direction")) : null;
  if (direction === "higher_is_better") return true;
  return direction === "lower_is_better" ? false : null;
}

/** Evalscope leaves samples that failed out of its scores, and says how many. */
function tellIncomplete(root: MapNode, reading: ReportReading): void {
  const summary = childOf(root, "execution_summary");
  if (summary?.kind !== "map") return;
  const [requested, succeeded] = [numberOf(childOf(summary, "requested")), numberOf(childOf(summary, "succeeded"))];
  if (requested === null || succeeded === null || succeeded >= requested) return;
  const { mark } = childOf(summary, "succeeded") ?? summary;
  reading.tell(reportIncomplete, mark, "execution_summary.succeeded", { requested, succeeded });
}
