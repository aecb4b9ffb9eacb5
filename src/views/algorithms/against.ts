/** Algorithms against each other, over the configurations that ran both. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Basis } from "../../leaderboard/algorithms/coverage.ts";
import type { AlgorithmAgainst, AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { type Lift, liftOf, scoreDecimals, type TestText, testText } from "./figures.ts";
import { basisGroups } from "./lift-table.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

export interface AgainstRow {
  readonly board: SettingBoard;
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly other: AlgorithmView;
  readonly otherPath: string;
  readonly count: string;
  /** Agents that do not enter, or groups that the row is over where these are not all; null where neither is to be said. */
  readonly partial: string | null;
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
  { other, configurations, partial, basis, contrast }: AlgorithmAgainst,
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
    partial: partialText(partial, basis, names, locale),
    difference: liftOf(contrast, digits, locale),
    test: testText(contrast, digits, locale),
  };
}

/** Beside a number of agents: how many more cover some groups only, or which groups these all share. */
export function partialText(partial: number, basis: Basis | null, names: SettingNames, locale: Locale): string | null {
  const words = dictionary(locale).algorithm;
  if (basis?.kind === "common") return words.onGroups(basisGroups(basis, names, locale));
  return partial === 0 ? null : words.morePartial(partial);
}
