/** What the leaderboard, the algorithms, configurations and groups of a setting are called. */
import type { Locale, LocalText } from "../../i18n/index.ts";
import { localText } from "../../i18n/index.ts";
import type { Configuration } from "../../leaderboard/algorithms/configurations.ts";
import type {
  AlgorithmSetting,
  ConfigurationLift,
  UnpairedConfiguration,
} from "../../leaderboard/algorithms/setting.ts";
import type { Group } from "../../leaderboard/entries/groups.ts";
import { routes } from "../../routes.ts";
import { type AlgorithmView, algorithmView } from "../algorithm.ts";
import { boardNames, type GroupName, type Naming } from "../board-identity.ts";
import { displayName } from "../display.ts";

export interface SettingNames {
  readonly board: SettingBoard;
  readonly algorithm: AlgorithmView;
  /** Any algorithm by its name on this leaderboard. */
  other(id: string): AlgorithmView;
  agent(of: ConfigurationLift | UnpairedConfiguration): string;
  group(group: Group): GroupName;
  /** Ids in display order. */
  readonly groups: readonly string[];
}

/** The leaderboard of a setting, for heads and links. */
export interface SettingBoard {
  readonly id: string;
  readonly title: LocalText;
  readonly path: string;
  readonly synthetic: boolean;
  /** For links within a page; one leaderboard can stand there twice, measured and made up. */
  readonly anchor: string;
}

/** Names everything in one setting. Configurations that would look alike are told apart by all of their settings. */
export function settingNames(setting: AlgorithmSetting, naming: Naming, locale: Locale): SettingNames {
  const { leaderboard, lifts, unpaired, synthetic } = setting;
  const { fields } = leaderboard.leaderboard.definition;
  const names = boardNames(leaderboard, naming, locale);
  const agents = Map.groupBy([...lifts, ...unpaired], ({ named }) => names.of(named).agent);
  const other = (id: string): AlgorithmView =>
    algorithmView(id, naming.shapes, locale, displayName(fields.display, "algorithm", id, locale));
  const id = leaderboard.leaderboard.id;
  return {
    board: {
      id,
      title: localText(locale, fields.title, fields.title_zh),
      path: routes.leaderboard(locale, id),
      synthetic,
      anchor: synthetic && fields.synthetic !== true ? `${id}-synthetic` : id,
    },
    algorithm: other(setting.algorithm),
    other,
    agent: ({ named, configuration }) => {
      const agent = names.of(named).agent;
      return (agents.get(agent)?.length ?? 0) > 1 ? allSettings(configuration) : agent;
    },
    group: (group) => names.group(group),
    groups: leaderboard.board.groups.map((group) => group.id),
  };
}

/** A setting beside its names. */
export interface NamedSetting {
  readonly setting: AlgorithmSetting;
  readonly names: SettingNames;
}

export function namedSettings(
  settings: readonly AlgorithmSetting[],
  naming: Naming,
  locale: Locale,
): readonly NamedSetting[] {
  return settings.map((setting) => ({ setting, names: settingNames(setting, naming, locale) }));
}

function allSettings({ identity, folder }: Configuration): string {
  return [...Object.values(identity).flatMap((value) => value ?? []), folder].join(" · ");
}
