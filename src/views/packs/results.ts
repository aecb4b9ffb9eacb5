/** The results on one pack: all published runs by all metrics, with the gaps between metrics; what is not comparable stands apart. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Pack } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { primaryIndex } from "../../leaderboard/packs/evaluate-runs.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { differInVersion } from "../../leaderboard/packs/suite-versions.ts";
import { type PackFigureView, packFigure } from "./figure.ts";
import { metricFormats } from "./formats.ts";
import { type GapColumn, type GapFigure, gapColumns, gapFigure, gapMeaning } from "./gaps.ts";
import { metricLabel } from "./names.ts";
import { evaluationsOn } from "./published.ts";
import { type RunName, runName } from "./run-name.ts";
import { type SuiteTable, suiteTables } from "./suites.ts";
import { suiteVersions } from "./versions.ts";

export interface PackResults {
  readonly metrics: readonly MetricHead[];
  readonly gaps: readonly GapColumn[];
  /** What a gap means; empty without gaps. */
  readonly gapMeaning: readonly string[];
  /** Comparable rows first; only those blocks that have rows. */
  readonly blocks: readonly ResultBlock[];
  /** Folded; empty for a pack of one suite. */
  readonly suites: readonly SuiteTable[];
  /** Said instead of the tables by suite where these would be too large; else null. */
  readonly suitesNote: string | null;
}

export interface MetricHead {
  readonly key: string;
  readonly label: LocalText;
  readonly primary: boolean;
  /** `%`; empty where the number says it all. */
  readonly unit: string;
}

/** Rows that may be held against each other. */
export interface ResultBlock {
  readonly kind: BlockKind;
  readonly rows: readonly ResultRow[];
}

export type BlockKind = "comparable" | "external" | "not-as-declared";

export interface ResultRow {
  readonly run: RunName;
  /** `suite version 3`, where the runs were not all evaluated on the same one; else null. */
  readonly versions: string | null;
  /** In the order of the declaration. */
  readonly figures: readonly PackFigureView[];
  readonly gaps: readonly (GapFigure | null)[];
}

const blockOrder: readonly BlockKind[] = ["comparable", "external", "not-as-declared"];

/** The numbers of a table by suite that one page has room for. */
const mostSuiteNumbers = 3000;

export function packResults(pack: Pack, catalog: Pick<Catalog, "evaluationsOf">, locale: Locale): PackResults {
  const evaluations = sorted(pack, evaluationsOn(catalog, pack.id));
  const formats = metricFormats(catalog, pack, locale);
  const gaps = gapColumns(pack, locale);
  const { metrics } = pack.declaration.fields;
  const primary = primaryIndex(metrics);
  const blocks = Map.groupBy(evaluations, blockOf);
  const numbers = evaluations.reduce(
    (sum, evaluation) => sum + evaluation.metrics.reduce((inner, { figure }) => inner + figure.suites.length, 0),
    0,
  );
  const severalSuites = evaluations.some((evaluation) =>
    evaluation.metrics.some(({ figure }) => figure.suites.length > 1),
  );
  const told = versionsTold(evaluations, locale);
  const tooMany = severalSuites && numbers > mostSuiteNumbers;
  return {
    metrics: metrics.map(({ key }, index) => ({
      key,
      label: metricLabel(pack, key, locale),
      primary: index === primary,
      unit: formats.get(key)?.unit ?? "",
    })),
    gaps,
    gapMeaning: gapMeaning(pack, gaps, locale),
    blocks: blockOrder.flatMap((kind): readonly ResultBlock[] => {
      const members = blocks.get(kind) ?? [];
      if (members.length === 0) return [];
      const rows = members.map((evaluation) => ({
        run: runName(evaluation.run, locale),
        versions: told.get(evaluation) ?? null,
        figures: evaluation.metrics.map((metric) => packFigure(evaluation, metric, locale, formats.get(metric.key))),
        gaps: gaps.map((column) => gapFigure(evaluation, column, locale)),
      }));
      return [{ kind, rows }];
    }),
    suites: severalSuites && !tooMany ? suiteTables(pack, evaluations, formats, locale) : [],
    suitesNote: tooMany ? dictionary(locale).packs.results.tooManySuites(String(numbers)) : null,
  };
}

/** The versions of the suites by evaluation; empty where all that state them state the same. */
function versionsTold(evaluations: readonly Evaluation[], locale: Locale): ReadonlyMap<Evaluation, string> {
  if (!differInVersion(evaluations.map(({ figures }) => figures.versions))) return new Map();
  const { suiteVersion } = dictionary(locale).packs.run;
  return new Map(
    evaluations.flatMap((evaluation) => {
      const versions = suiteVersions(evaluation.figures, locale);
      return versions === null ? [] : [[evaluation, suiteVersion(versions)] as const];
    }),
  );
}

function blockOf({ figures }: Evaluation): BlockKind {
  if (figures.deviations.length > 0) return "not-as-declared";
  return figures.source === "external" ? "external" : "comparable";
}

/** By the primary metric, the better first; without a better way, and where equal, by id. Missing numbers come last. */
function sorted(pack: Pack, evaluations: readonly Evaluation[]): readonly Evaluation[] {
  const { metrics } = pack.declaration.fields;
  const primary = primaryIndex(metrics);
  const direction = metrics[primary]?.direction ?? "higher";
  const sign = direction === "lower" ? 1 : -1;
  const place = (evaluation: Evaluation): number => {
    const value = evaluation.metrics[primary]?.figure.value ?? null;
    if (value === null) return Number.POSITIVE_INFINITY;
    return direction === "neutral" ? 0 : sign * value;
  };
  return evaluations.toSorted((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? compareCodePoints(a.run.id, b.run.id) : first - second;
  });
}
