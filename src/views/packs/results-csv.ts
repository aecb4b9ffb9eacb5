/** `/api/v1/pack-results.csv`: the matrix in long form, one line for each number, those of single suites included. */
import type { SuiteFigure } from "../../../content-loaders/packs.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { type CsvCell, csvText } from "../csv.ts";
import { scorerOf } from "../json/evaluation-record.ts";
import { decisionOf } from "./decision.ts";
import { deviationText, type PackFigureView, packFigure } from "./figure.ts";
import { metricFormats } from "./formats.ts";
import { packCategory, rubricOf } from "./names.ts";
import { metricFormat } from "./number.ts";
import { publishedPacks } from "./published.ts";
import { suiteVersions } from "./versions.ts";

const columns = [
  ...["run", "pack", "category", "runner", "metric_key", "label", "direction", "ratio", "primary", "suite"],
  ...["value", "value_text", "standard_error", "n_samples", "made", "missing"],
  ...["scored_by", "external", "as_declared", "deviation", "suite_version", "rubric"],
  ...["base", "difference", "difference_text", "difference_se", "p", "decision", "not_compared"],
  ...["file", "line", "synthetic"],
] as const;

type Row = Readonly<Record<(typeof columns)[number], CsvCell>>;

/** Published runs and packs only. `suite` is empty for the pack's own number; a suite's number has no change. */
export function packResultsCsv(catalog: Pick<Catalog, "packs" | "evaluationsOf">): string {
  return csvText(columns, lines(catalog));
}

function* lines(catalog: Pick<Catalog, "packs" | "evaluationsOf">): Generator<readonly CsvCell[]> {
  for (const pack of publishedPacks(catalog)) {
    const formats = metricFormats(catalog, pack, "en");
    for (const evaluation of catalog.evaluationsOf.get(pack.id) ?? []) {
      const versions = new Map(evaluation.figures.versions.map(({ suite, version }) => [suite, version]));
      for (const [index, metric] of evaluation.metrics.entries()) {
        const format = formats.get(metric.key) ?? metricFormat(metric, [], "en");
        const shared = sharedCells(evaluation, metric, index);
        const shown = packFigure(evaluation, metric, "en", format);
        const own: Row = {
          ...shared,
          ...figureCells(metric.figure),
          ...changeCells(metric, shown),
          suite: "",
          value_text: metric.figure.value === null ? null : shown.value,
          made: metric.figure.made,
        };
        yield columns.map((column) => own[column]);
        if (metric.figure.suites.length < 2) continue;
        for (const figure of metric.figure.suites) {
          const row: Row = {
            ...shared,
            ...noChange,
            ...figureCells(figure),
            suite: figure.suite,
            suite_version: versions.get(figure.suite) ?? null,
            value_text: figure.value === null ? null : format.value(figure.value),
            made: "suite",
          };
          yield columns.map((column) => row[column]);
        }
      }
    }
  }
}

/** What all lines of a metric say. */
function sharedCells(evaluation: Evaluation, { key, direction, ratio, primary }: EvaluatedMetric, index: number) {
  const { run, pack, figures } = evaluation;
  const { metrics, runner } = pack.declaration.fields;
  return {
    run: run.id,
    pack: pack.id,
    category: packCategory(pack),
    runner,
    metric_key: key,
    label: metrics[index]?.label ?? key,
    direction,
    ratio,
    primary,
    scored_by: scorerOf(evaluation),
    external: figures.source === "external",
    as_declared: figures.deviations.length === 0,
    deviation:
      figures.deviations.length === 0 ? null : figures.deviations.map((one) => deviationText(one, "en")).join("; "),
    suite_version: suiteVersions(figures, "en"),
    rubric: rubricOf(pack),
    synthetic: run.manifest.fields.synthetic === true,
  };
}

function figureCells(figure: Pick<SuiteFigure, "value" | "standardError" | "nSamples" | "missing" | "place">) {
  return {
    value: figure.value,
    standard_error: figure.standardError,
    n_samples: figure.nSamples,
    missing: figure.missing,
    file: figure.place?.file ?? null,
    line: figure.place?.line ?? null,
  };
}

const noChange = {
  base: null,
  difference: null,
  difference_text: null,
  difference_se: null,
  p: null,
  decision: null,
  not_compared: null,
};

function changeCells(metric: EvaluatedMetric, shown: PackFigureView) {
  const { change } = metric;
  if (change.kind === "not-compared") return { ...noChange, base: change.base, not_compared: change.reason };
  return {
    base: change.base,
    difference: change.difference,
    difference_text: shown.change?.text ?? null,
    difference_se: change.standardError,
    p: change.p,
    decision: decisionOf(metric),
    not_compared: null,
  };
}
