/** `scores.json`: one mapping of metric keys to numbers, from whoever scored. */
import type { Report, ReportedMetric } from "../../packs.ts";
import type { MapNode, SourceNode } from "../../source/node.ts";
import { meantNumber } from "../../source/number-text.ts";
import { reportWithoutFigures, scoreNotNumber } from "./rules.ts";
import { describe, type ReportReading } from "./tree.ts";

/** Whether a file's content is a mapping of numbers, and nothing else; one called `scores.json` is meant to be. */
export function isScores(file: string, root: MapNode): boolean {
  if (/(?:^|\/)scores\.json$/.test(file)) return true;
  const values = [...root.entries.values()].map(({ value }) => value);
  return values.length > 0 && values.every(isNumberOrNothing) && values.some(isNumber);
}

/** The scores as the metrics of one suite without a name. */
export function readScores(root: MapNode, reading: ReportReading): Report {
  const metrics: [string, ReportedMetric][] = [];
  for (const [key, { value: node }] of root.entries) {
    if (!isNumberOrNothing(node)) {
      const meant = node.kind === "scalar" ? meantNumber(node) : null;
      reading.tell(scoreNotNumber, node.mark, key, { key, found: describe(node), meant });
      continue;
    }
    const value = node.kind === "scalar" && typeof node.value === "number" ? node.value : null;
    metrics.push([
      key,
      {
        value: value !== null && Number.isFinite(value) ? value : null,
        standardError: null,
        nSamples: null,
        higherIsBetter: null,
        mark: node.mark,
        standardErrorMark: null,
        path: key,
      },
    ]);
  }
  if (root.entries.size === 0) reading.tell(reportWithoutFigures, root.mark, "", {});
  return {
    file: reading.file,
    format: "scores",
    version: null,
    date: null,
    model: null,
    limitAt: null,
    suites: {
      "": {
        at: { mark: root.mark, path: "" },
        parts: null,
        version: null,
        numFewshot: null,
        numFewshotAt: null,
        nSamples: null,
        nSamplesOriginal: null,
        metrics: Object.fromEntries(metrics),
      },
    },
  };
}

function isNumber(node: SourceNode): boolean {
  return node.kind === "scalar" && typeof node.value === "number";
}

/** A number, null or NaN. */
function isNumberOrNothing(node: SourceNode): boolean {
  return node.kind === "scalar" && node.form === "plain" && (typeof node.value === "number" || node.value === null);
}
