/** The gap between two metrics that read the same answers: strict against flexible says what one number would hide. */
import type { Pack } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale, type LocalText } from "../../i18n/index.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { metricLabel } from "./names.ts";
import { metricFormat } from "./number.ts";

/** A column of gaps: the second metric minus the first. */
export interface GapColumn {
  /** Positions of the two metrics in the declaration. */
  readonly first: number;
  readonly second: number;
  readonly firstLabel: LocalText;
  readonly secondLabel: LocalText;
}

/** One run's gap; null where one of the two numbers is missing. */
export interface GapFigure {
  readonly text: string;
  readonly title: string;
}

/** What names a reading of the answers in a key: `strict-match`, `prompt_level_loose_acc`. */
const reading = /strict-match|flexible-extract|strict|flexible|loose/;

/**
 * The strict readings beside the free ones of the same measure; where a pack has none, each metric beside its neighbour.
 * Only proportions with the same better way have a gap.
 */
export function gapColumns(pack: Pack, locale: Locale): readonly GapColumn[] {
  const neighbours = neighbourColumns(pack, locale);
  const pairs = neighbours.filter((column) => isStrictPair(pack, column));
  return pairs.length > 0 ? pairs : neighbours;
}

function neighbourColumns(pack: Pack, locale: Locale): readonly GapColumn[] {
  const { metrics } = pack.declaration.fields;
  return metrics.slice(1).flatMap((metric, first): readonly GapColumn[] => {
    const before = metrics[first];
    if (before === undefined || before.ratio === false || metric.ratio === false) return [];
    if ((before.direction ?? "higher") !== (metric.direction ?? "higher")) return [];
    return [
      {
        first,
        second: first + 1,
        firstLabel: metricLabel(pack, before.key, locale),
        secondLabel: metricLabel(pack, metric.key, locale),
      },
    ];
  });
}

/** Two keys that differ in nothing but how strictly the answers are read. */
function isStrictPair({ declaration }: Pack, { first, second }: GapColumn): boolean {
  const [strict = "", free = ""] = [first, second].map((index) => declaration.fields.metrics[index]?.key ?? "");
  return /strict/.test(strict) && !/strict/.test(free) && strict.replace(reading, "") === free.replace(reading, "");
}

/** What a gap of the pack means, in sentences; empty where it has none. */
export function gapMeaning(pack: Pack, columns: readonly GapColumn[], locale: Locale): readonly string[] {
  if (columns.length === 0) return [];
  const words = dictionary(locale).packs.results;
  return columns.some((column) => isStrictPair(pack, column))
    ? [words.gapMeaning, words.gapStrict]
    : [words.gapMeaning];
}

/** Second minus first, in the metrics' own unit; null where one of the two is missing. */
export function gapOf({ metrics }: Evaluation, { first, second }: Pick<GapColumn, "first" | "second">): number | null {
  const [from, own] = [metrics[first]?.figure.value ?? null, metrics[second]?.figure.value ?? null];
  return from === null || own === null ? null : own - from;
}

/** Second minus first, in percentage points. Both are of the same run, so it stands also where nothing is compared with another. */
export function gapFigure(evaluation: Evaluation, column: GapColumn, locale: Locale): GapFigure | null {
  const gap = gapOf(evaluation, column);
  if (gap === null) return null;
  const format = metricFormat({ ratio: true }, [], locale);
  const { gapTitle } = dictionary(locale).packs.results;
  const title = gapTitle(format.change(gap), column.secondLabel.text, column.firstLabel.text);
  return { text: format.bareChange(gap), title };
}
