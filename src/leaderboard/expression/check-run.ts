/** What a number of a run refers to, checked against the runs and packs of the repository. */
import { nearestName } from "../../../content-loaders/nearest.ts";
import { type Finding, finding } from "./finding.ts";
import * as rule from "./run-rules.ts";
import type { RunFigureNode } from "./tree.ts";

/** The runs and packs that an expression can name. */
export interface RunVocabulary {
  /** Ids of the packs that a published run has results for, by id of the run. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
  /** Keys of the metrics that a published pack declares, by id of the pack; null where they are not known. */
  readonly packs: ReadonlyMap<string, readonly string[] | null>;
}

/** All that is wrong with a number of a run. */
export function checkRunFigure({ run, pack, metric }: RunFigureNode, { runs, packs }: RunVocabulary): Finding[] {
  const findings: Finding[] = [];
  const results = runs.get(run.id);
  if (results === undefined) {
    const nearest = nearestName(run.id, runs.keys());
    findings.push(finding(rule.UNKNOWN_RUN, run.offset, { found: run.id, nearest }));
  }
  const keys = packs.get(pack.id);
  if (keys === undefined) {
    const nearest = nearestName(pack.id, packs.keys());
    findings.push(finding(rule.UNKNOWN_PACK, pack.offset, { found: pack.id, nearest }));
  } else if (results !== undefined && !results.includes(pack.id)) {
    const known = results.filter((id) => packs.has(id));
    findings.push(finding(rule.RUN_WITHOUT_PACK, pack.offset, { run: run.id, pack: pack.id, packs: known }));
  }
  if (metric !== null && keys != null && !keys.includes(metric.id)) {
    const nearest = nearestName(metric.id, keys);
    findings.push(finding(rule.UNKNOWN_METRIC, metric.offset, { found: metric.id, pack: pack.id, keys, nearest }));
  }
  return findings;
}
