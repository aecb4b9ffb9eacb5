/** How the numbers of a metric become text: percentages with one decimal, other numbers with four significant digits. */
import { formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { EvaluatedMetric } from "../../leaderboard/packs/evaluation.ts";

/** One unit and one number of decimals for a metric, wherever its numbers stand in one column. */
export interface MetricFormat {
  /** `%`; empty where the number says it all. */
  readonly unit: string;
  /** What differences are measured in. */
  readonly pointsUnit: string;
  /** Without its unit, for a column whose head names it. */
  bare(value: number): string;
  value(value: number): string;
  /** A standard error, without sign and unit; what would round to nothing is told as below the smallest step. */
  error(error: number): string;
  /** A difference with its sign, without its unit. */
  bareChange(difference: number): string;
  change(difference: number): string;
}

const ratioDigits = 1;
const significantDigits = 4;
const mostDigits = 6;

/**
 * The format of a metric. `values` are the numbers that share a column: without a unit of their own, the largest decides
 * how many decimals all have, so that the points stand below each other.
 */
export function metricFormat(
  { ratio }: Pick<EvaluatedMetric, "ratio">,
  values: readonly number[],
  locale: Locale,
): MetricFormat {
  const words = dictionary(locale).runs.figure;
  const digits = ratio ? ratioDigits : plainDigits(values);
  const scaled = (value: number) => (ratio ? value * 100 : value);
  const bare = (value: number) => formatNumber(scaled(value), digits);
  const bareChange = (difference: number) => {
    if (difference === 0) return formatNumber(0, digits);
    const sign = difference > 0 ? "+" : "−";
    return `${sign}${magnitude(Math.abs(scaled(difference)), digits)}`;
  };
  return {
    unit: ratio ? words.percentUnit : "",
    pointsUnit: ratio ? words.pointsUnit : "",
    bare,
    value: (value) => (ratio ? words.percent(bare(value)) : bare(value)),
    error: (error) => magnitude(scaled(error), digits),
    bareChange,
    change: (difference) => (ratio ? words.points(bareChange(difference)) : bareChange(difference)),
  };
}

/** A number from 0; one that is more than nothing never looks like nothing. */
function magnitude(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  if (value === 0 || /[1-9]/.test(text)) return text;
  return `<${formatNumber(10 ** -digits, digits)}`;
}

/** Decimals that give the largest value four significant digits, less the zeros that all values end with. */
function plainDigits(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs));
  if (largest === 0) return 0;
  const wanted = significantDigits - 1 - Math.floor(Math.log10(largest));
  const digits = Math.min(mostDigits, Math.max(0, wanted));
  const decimals = values.map((value) => /\.(\d*?)0*$/.exec(formatNumber(value, digits))?.[1]?.length ?? 0);
  return Math.max(0, ...decimals);
}
