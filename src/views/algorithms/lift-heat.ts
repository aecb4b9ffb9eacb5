/** The lift of every configuration in every group: numbers with their sign, direction as colour, size as depth. */
import { dash, formatDelta, formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmSetting, ConfigurationLift } from "../../leaderboard/algorithms/setting.ts";
import { dataKey } from "../../leaderboard/entries/groups.ts";
import { routes } from "../../routes.ts";
import type { GroupHead } from "../group-heat.ts";
import { shortIds } from "../short-ids.ts";
import { groupLifts, scoreDecimals, type Tone, toneOf } from "./figures.ts";
import { agentLabel, paths } from "./lift-table.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

export interface LiftHeat {
  readonly board: SettingBoard;
  readonly groups: readonly GroupHead[];
  readonly rows: readonly LiftHeatRow[];
  /** The two ends of the colours. */
  readonly ends: readonly [string, string];
  readonly incomplete: boolean;
  /** How many of the squares are below 0, of how many. */
  readonly lower: number;
  readonly all: number;
}

export interface LiftHeatRow {
  readonly name: string;
  readonly path: string;
  readonly cells: readonly LiftHeatCell[];
  readonly mean: { readonly text: string; readonly tone: Tone };
}

export interface LiftHeatCell {
  /** -3 to 3, 0 without a change; null where there is no lift. */
  readonly step: number | null;
  readonly text: string;
  readonly title: string;
  readonly path: string | null;
}

/** Above this many groups there is no room for a decimal. */
const groupsWithDecimals = 12;

/** Of settings whose groups are all among those of another one only the larger is shown. */
export function heatSettings(settings: readonly AlgorithmSetting[]): readonly AlgorithmSetting[] {
  const keys = (setting: AlgorithmSetting) =>
    new Set(
      setting.lifts.flatMap(({ configuration, contrast }) =>
        contrast.matches.map(({ group }) => `${configuration.key} ${dataKey(group.testData)}`),
      ),
    );
  const withKeys = settings.map((setting) => ({ setting, own: keys(setting) })).filter(({ own }) => own.size > 0);
  return withKeys
    .filter(
      ({ own }, index) =>
        !withKeys.some(
          (other, place) =>
            place !== index && own.isSubsetOf(other.own) && (other.own.size > own.size || place < index),
        ),
    )
    .map(({ setting }) => setting);
}

export function liftHeat(setting: AlgorithmSetting, names: SettingNames, locale: Locale): LiftHeat {
  const { board } = setting.leaderboard;
  const { lifts } = setting;
  const numbers = lifts.flatMap(({ contrast }) => groupLifts(contrast).map(({ lift }) => lift));
  const used = new Set(lifts.flatMap(({ contrast }) => contrast.matches.map(({ group }) => group.id)));
  const groups = board.groups.filter(({ id }) => used.has(id));
  const many = groups.length > groupsWithDecimals;
  const small = scoreDecimals(lifts.map(({ contrast }) => contrast)) > 2;
  const digits = small ? 2 : many ? 0 : 1;
  const reach = Math.max(1e-9, ...numbers.map(Math.abs));
  const short = shortIds(
    groups.map(({ id }) => id),
    many ? 3 : Number.POSITIVE_INFINITY,
  );
  return {
    board: names.board,
    groups: groups.map((group) => ({ ...names.group(group), short: short.get(group.id) ?? group.id })),
    rows: lifts.map((lift) =>
      row(
        lift,
        setting,
        groups.map(({ id }) => id),
        { digits, reach },
        names,
        locale,
      ),
    ),
    ends: [formatDelta(-reach, small ? 2 : 0), formatDelta(reach, small ? 2 : 0)],
    incomplete: lifts.some(({ contrast }) => contrast.matches.length < groups.length),
    lower: numbers.filter((lift) => lift < 0).length,
    all: numbers.length,
  };
}

function row(
  lift: ConfigurationLift,
  setting: AlgorithmSetting,
  groups: readonly string[],
  { digits, reach }: { readonly digits: number; readonly reach: number },
  names: SettingNames,
  locale: Locale,
): LiftHeatRow {
  const words = dictionary(locale).algorithm;
  const byGroup = new Map(groupLifts(lift.contrast).map((one) => [one.match.group.id, one]));
  return {
    name: agentLabel(lift, names),
    path: paths(lift, setting, locale).path,
    cells: groups.map((id): LiftHeatCell => {
      const found = byGroup.get(id);
      if (found === undefined) {
        const left = lift.leftOut.find(({ group }) => group === id);
        const reason = left === undefined ? words.notRun : words.leftOutReasons[left.side][left.code];
        return { step: null, text: dash, title: words.heatMissing(id, reason), path: null };
      }
      const { score, baseline, match } = found;
      return {
        step: stepOf(found.lift, reach),
        text: formatDelta(found.lift, digits),
        title: words.heatCell(id, formatNumber(baseline, 2), formatNumber(score, 2)),
        path: routes.experiment(locale, match.experiment.key),
      };
    }),
    mean: { text: formatDelta(lift.contrast.lift.value, 2), tone: toneOf(lift.contrast.comparison) },
  };
}

/** Three depths either way, at thirds of the largest lift. */
function stepOf(lift: number, reach: number): number {
  return Math.sign(lift) * Math.min(3, Math.ceil((3 * Math.abs(lift)) / reach));
}
