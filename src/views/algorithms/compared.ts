/** The leaderboards that hold agents with and without algorithms, the one that says most first. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import { routes } from "../../routes.ts";
import { type DumbbellChart, dumbbellChart } from "./dumbbells.ts";
import { coverageOf, paths } from "./lift-table.ts";
import type { NamedSetting, SettingBoard } from "./names.ts";

/** A leaderboard with every algorithm that was run against none on it, the largest mean lift first; at least one. */
export interface ComparedBoard {
  readonly board: SettingBoard;
  readonly settings: readonly NamedSetting[];
  /**
   * Those that sentences about the leaderboard as a whole draw on: the ones with agents that cover all of its groups,
   * or where there is no such agent, the ones with groups that all agents share.
   */
  readonly counted: readonly NamedSetting[];
}

/** By how many pairs of algorithm and agent cover every group, then by id. Settings without a lift are left out. */
export function comparedBoards(settings: readonly NamedSetting[]): readonly ComparedBoard[] {
  const compared = settings.filter(({ setting }) => setting.lifts.length > 0);
  return [...Map.groupBy(compared, ({ names }) => names.board.anchor).values()]
    .flatMap((own): readonly ComparedBoard[] => {
      const sorted = [...own].sort(
        (a, b) => basisOrder(a.setting) - basisOrder(b.setting) || meanLift(b.setting) - meanLift(a.setting),
      );
      const [first] = sorted;
      if (first === undefined) return [];
      const kind = first.setting.basis?.kind;
      const counted = sorted.filter(({ setting }) => setting.basis !== null && setting.basis.kind === kind);
      return [{ board: first.names.board, settings: sorted, counted }];
    })
    .sort((a, b) => completePairs(b) - completePairs(a) || (a.board.anchor < b.board.anchor ? -1 : 1));
}

/** All algorithms of a board side by side, agents by their highest score. */
export function comparedChart({ counted, settings }: ComparedBoard, locale: Locale): DumbbellChart | null {
  const panels = counted.map((named) => ({
    path: routes.algorithm(locale, named.setting.algorithm),
    ...panelOf(named, locale),
  }));
  const best = new Map<string, number>();
  for (const { setting, names } of settings) {
    for (const lift of setting.lifts) {
      const agent = names.agent(lift);
      best.set(agent, Math.max(best.get(agent) ?? Number.NEGATIVE_INFINITY, lift.contrast.score.value));
    }
  }
  const agents = [...best].sort(([, a], [, b]) => b - a).map(([agent]) => agent);
  return dumbbellChart(panels, agents, locale);
}

/** What a chart draws of a setting: what enters its mean. Other agents are named with how many groups they cover. */
export function panelOf({ setting, names }: NamedSetting, locale: Locale) {
  const entering = new Set(setting.counted.map(({ configuration }) => configuration));
  return {
    algorithm: names.algorithm,
    pairs: new Map(
      setting.counted.map((lift) => [
        names.agent(lift),
        { contrast: lift.contrast, path: paths(lift, setting, locale).path },
      ]),
    ),
    partial: new Map(
      setting.lifts
        .filter(({ configuration }) => !entering.has(configuration))
        .map((lift) => [names.agent(lift), dictionary(locale).algorithm.groupsOf(coverageOf(lift) ?? "")]),
    ),
  };
}

function completePairs({ settings }: ComparedBoard): number {
  return settings.reduce(
    (sum, { setting }) => sum + setting.lifts.filter(({ leftOut }) => leftOut.length === 0).length,
    0,
  );
}

/** Means over all groups of the leaderboard, over some of them, none at all. */
function basisOrder({ basis }: AlgorithmSetting): number {
  return basis === null ? 2 : basis.kind === "complete" ? 0 : 1;
}

function meanLift({ pooled }: AlgorithmSetting): number {
  return pooled?.contrast.lift.value ?? Number.NEGATIVE_INFINITY;
}
