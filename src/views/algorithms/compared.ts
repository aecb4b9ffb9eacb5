/** The leaderboards that hold agents with and without algorithms, the one that says most first. */
import type { Locale } from "../../i18n/index.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import { routes } from "../../routes.ts";
import { type DumbbellChart, dumbbellChart } from "./dumbbells.ts";
import { paths } from "./lift-table.ts";
import type { NamedSetting, SettingBoard } from "./names.ts";

/** A leaderboard with every algorithm that was run against none on it, the largest mean lift first; at least one. */
export interface ComparedBoard {
  readonly board: SettingBoard;
  readonly settings: readonly NamedSetting[];
}

/** By how many pairs of algorithm and configuration cover every group, then by id. Settings without a lift are left out. */
export function comparedBoards(settings: readonly NamedSetting[]): readonly ComparedBoard[] {
  const compared = settings.filter(({ setting }) => setting.lifts.length > 0);
  return [...Map.groupBy(compared, ({ names }) => names.board.anchor).values()]
    .flatMap((own): readonly ComparedBoard[] => {
      const sorted = [...own].sort((a, b) => meanLift(b.setting) - meanLift(a.setting));
      const [first] = sorted;
      return first === undefined ? [] : [{ board: first.names.board, settings: sorted }];
    })
    .sort((a, b) => completePairs(b) - completePairs(a) || (a.board.anchor < b.board.anchor ? -1 : 1));
}

/** All algorithms of a board side by side, agents by their highest score. */
export function comparedChart({ settings }: ComparedBoard, locale: Locale): DumbbellChart | null {
  const panels = settings.map(({ setting, names }) => ({
    algorithm: names.algorithm,
    path: routes.algorithm(locale, setting.algorithm),
    pairs: new Map(
      setting.lifts.map((lift) => [
        names.agent(lift),
        { contrast: lift.contrast, path: paths(lift, setting, locale).path },
      ]),
    ),
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

function completePairs({ settings }: ComparedBoard): number {
  return settings.reduce(
    (sum, { setting }) => sum + setting.lifts.filter(({ leftOut }) => leftOut.length === 0).length,
    0,
  );
}

function meanLift({ pooled }: AlgorithmSetting): number {
  return pooled?.contrast.lift.value ?? Number.NEGATIVE_INFINITY;
}
