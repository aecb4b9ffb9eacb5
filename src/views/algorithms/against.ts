/** Algorithms against each other, over the configurations that ran both. */
import { formatCount } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import type { AlgorithmAgainst, AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { type Lift, liftOf, scoreDecimals, type TestText, testText } from "./figures.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

export interface AgainstRow {
  readonly board: SettingBoard;
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly other: AlgorithmView;
  readonly otherPath: string;
  readonly count: string;
  readonly difference: Lift;
  readonly test: TestText;
}

/** One row for each other algorithm of a setting. */
export function againstRows(setting: AlgorithmSetting, names: SettingNames, locale: Locale): readonly AgainstRow[] {
  return setting.against.map((against) => againstRow(against, names, locale));
}

/** Each pair once: from the side whose id comes first. */
export function pairRows(setting: AlgorithmSetting, names: SettingNames, locale: Locale): readonly AgainstRow[] {
  return setting.against
    .filter(({ other }) => setting.algorithm < other)
    .map((against) => againstRow(against, names, locale));
}

function againstRow(
  { other, configurations, contrast }: AlgorithmAgainst,
  names: SettingNames,
  locale: Locale,
): AgainstRow {
  const digits = scoreDecimals([contrast]);
  return {
    board: names.board,
    algorithm: names.algorithm,
    path: routes.algorithm(locale, names.algorithm.id ?? ""),
    other: names.other(other),
    otherPath: routes.algorithm(locale, other),
    count: formatCount(configurations),
    difference: liftOf(contrast, digits, locale),
    test: testText(contrast, digits, locale),
  };
}
