/** The first sentences of the pages of algorithms: what the paired tests show, claiming no more. */
import { formatCount, formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import { plain } from "../emphasis.ts";
import { groupLifts, tally } from "./figures.ts";
import type { SettingNames } from "./names.ts";

/** An algorithm on the leaderboard that says most of it; sentences with `**` around what they are about. */
export function algorithmFindings(
  setting: AlgorithmSetting | undefined,
  names: SettingNames | undefined,
  fallback: string,
  locale: Locale,
): readonly string[] {
  const words = dictionary(locale).algorithm;
  if (setting === undefined || names === undefined || setting.lifts.length === 0) {
    return [words.findingNone(plain(names?.algorithm.name ?? fallback))];
  }
  const contrasts = setting.lifts.map(({ contrast }) => contrast);
  const lifts = contrasts.map(({ lift }) => lift.value);
  const counts = tally(contrasts);
  const finding = {
    ...counts,
    board: plain(names.board.title.text),
    algorithm: plain(names.algorithm.name),
    low: formatDelta(Math.min(...lifts), 1),
    high: formatDelta(Math.max(...lifts), 1),
  };
  const sentence =
    counts.all === 1
      ? words.findingOne(finding)
      : counts.better === counts.all
        ? words.findingAll(finding)
        : words.findingSome(finding);
  return [sentence, ...cellsSentence([setting], locale)];
}

/** All algorithms on one leaderboard. */
export function listFindings(
  settings: readonly AlgorithmSetting[],
  names: SettingNames | undefined,
  locale: Locale,
): readonly string[] {
  const words = dictionary(locale).algorithm;
  const contrasts = settings.flatMap(({ lifts }) => lifts.map(({ contrast }) => contrast));
  if (contrasts.length === 0 || names === undefined) return [words.listNothing];
  const counts = tally(contrasts);
  return [words.listFinding({ ...counts, board: plain(names.board.title.text) }), ...cellsSentence(settings, locale)];
}

/** In how many squares of configuration and group the mean score is lower; nothing where there is but one square. */
function cellsSentence(settings: readonly AlgorithmSetting[], locale: Locale): readonly string[] {
  const words = dictionary(locale).algorithm;
  const lifts = settings.flatMap((setting) => setting.lifts.flatMap(({ contrast }) => groupLifts(contrast)));
  if (lifts.length < 2) return [];
  const lower = lifts.filter(({ lift }) => lift < 0).length;
  const all = formatCount(lifts.length);
  return [lower === 0 ? words.cellsNoneLower(all) : words.cellsLower(formatCount(lower), all)];
}
