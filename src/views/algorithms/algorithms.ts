/** The page of all algorithms: each against none, and each against each. Made-up ones stand in a part of their own. */
import { formatCount, formatDelta, formatNumber } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { namingOf } from "../board-identity.ts";
import { emphasis, type Segment } from "../emphasis.ts";
import { type AgainstRow, pairRows } from "./against.ts";
import { named } from "./algorithm.ts";
import { type MeasureText, measureText } from "./costs.ts";
import { type DumbbellChart, dumbbellChart } from "./dumbbells.ts";
import {
  type Lift,
  liftOf,
  scoreDecimals,
  scoreSpread,
  type TaskText,
  type TestText,
  tally,
  taskText,
  testText,
} from "./figures.ts";
import { listFindings } from "./finding.ts";
import { paths, taskBarWidth } from "./lift-table.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

export interface AlgorithmsPage {
  readonly findings: readonly (readonly Segment[])[];
  readonly empty: boolean;
  /** The leaderboard with the most complete configurations, all algorithms side by side. */
  readonly chart: { readonly board: SettingBoard; readonly drawing: DumbbellChart } | null;
  readonly measured: AlgorithmsPart;
  readonly synthetic: AlgorithmsPart;
}

/** Either what was measured or what was made up. */
export interface AlgorithmsPart {
  readonly summary: readonly SummaryRow[];
  readonly against: readonly AgainstRow[];
  /** Algorithms that have nothing to compare yet. */
  readonly bare: readonly { readonly id: string; readonly path: string }[];
}

export interface SummaryRow {
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly board: SettingBoard;
  readonly count: string;
  readonly lift: Lift;
  readonly test: TestText;
  /** `5 / 0 / 1`: better, worse, neither. */
  readonly tally: string;
  readonly tasks: TaskText;
  readonly gap: MeasureText;
  readonly evolution: MeasureText;
}

interface NamedSetting {
  readonly setting: AlgorithmSetting;
  readonly names: SettingNames;
}

export function algorithmsPage(catalog: Catalog, locale: Locale): AlgorithmsPage {
  const algorithms = [...algorithmsOf(catalog).values()];
  const naming = namingOf(catalog);
  const settings = named(
    algorithms.flatMap((results) => results.settings),
    naming,
    locale,
  );
  const compared = settings.filter(({ setting }) => setting.lifts.length > 0);
  const featured = featuredSettings(compared.filter(({ setting }) => !setting.synthetic));
  const part = (synthetic: boolean): AlgorithmsPart => {
    const own = byBoard(compared.filter(({ setting }) => setting.synthetic === synthetic));
    return {
      summary: own.flatMap(({ setting, names }) => summaryRow(setting, names, locale)),
      against: own.flatMap(({ setting, names }) => pairRows(setting, names, locale)),
      bare: algorithms
        .filter(
          (results) => results.synthetic === synthetic && results.settings.every(({ lifts }) => lifts.length === 0),
        )
        .map(({ id }) => ({ id, path: routes.algorithm(locale, id) })),
    };
  };
  return {
    findings: listFindings(
      featured.map(({ setting }) => setting),
      featured[0]?.names,
      locale,
    ).map(emphasis),
    empty: algorithms.length === 0,
    chart: chartOf(featured, locale),
    measured: part(false),
    synthetic: part(true),
  };
}

/** Those of the leaderboard that holds the most pairs of algorithm and configuration with every group. */
function featuredSettings(settings: readonly NamedSetting[]): readonly NamedSetting[] {
  const boards = Map.groupBy(settings, ({ names }) => names.board.id);
  const complete = (own: readonly NamedSetting[]) =>
    own.reduce((sum, { setting }) => sum + setting.lifts.filter(({ leftOut }) => leftOut.length === 0).length, 0);
  const [most] = [...boards].sort(([idA, a], [idB, b]) => complete(b) - complete(a) || (idA < idB ? -1 : 1));
  return [...(most?.[1] ?? [])].sort((a, b) => pooledLift(b.setting) - pooledLift(a.setting));
}

function pooledLift({ pooled }: AlgorithmSetting): number {
  return pooled?.contrast.lift.value ?? Number.NEGATIVE_INFINITY;
}

function chartOf(featured: readonly NamedSetting[], locale: Locale): AlgorithmsPage["chart"] {
  const [first] = featured;
  if (first === undefined) return null;
  const panels = featured.map(({ setting, names }) => ({
    algorithm: names.algorithm,
    path: routes.algorithm(locale, setting.algorithm),
    pairs: new Map(
      setting.lifts.map((lift) => [
        names.agent(lift),
        { contrast: lift.contrast, path: paths(lift, setting, locale).path },
      ]),
    ),
  }));
  // By their highest score.
  const best = new Map<string, number>();
  for (const { setting, names } of featured) {
    for (const lift of setting.lifts) {
      const agent = names.agent(lift);
      best.set(agent, Math.max(best.get(agent) ?? Number.NEGATIVE_INFINITY, lift.contrast.score.value));
    }
  }
  const agents = [...best].sort(([, a], [, b]) => b - a).map(([agent]) => agent);
  const drawing = dumbbellChart(panels, agents, locale);
  return drawing && { board: first.names.board, drawing };
}

function summaryRow(setting: AlgorithmSetting, names: SettingNames, locale: Locale): readonly SummaryRow[] {
  const { pooled, lifts } = setting;
  if (pooled === null) return [];
  const { contrast, measures } = pooled;
  const digits = scoreDecimals([contrast]);
  const { better, worse, undecided, untested } = tally(lifts.map((lift) => lift.contrast));
  const gap = measures.get("gap");
  const measure = (cell: typeof gap, format: (value: number) => string): MeasureText => {
    const text = measureText(cell, format, [], locale);
    // Over several configurations the groups that lack it are too many to name.
    return text.reason === null ? text : { ...text, title: text.reason };
  };
  const gapText = measure(gap, (value) => formatDelta(value, 2));
  return [
    {
      algorithm: names.algorithm,
      path: routes.algorithm(locale, setting.algorithm),
      board: names.board,
      count: formatCount(lifts.length),
      lift: liftOf(contrast, digits, locale),
      test: testText(contrast, digits, locale),
      tally: [better, worse, undecided + untested].map(formatCount).join(" / "),
      tasks: taskText(contrast.tasks, taskBarWidth, locale),
      gap: gap?.kind === "figure" ? { ...gapText, spread: scoreSpread(gap, 2, locale).spread } : gapText,
      evolution: measure(measures.get("evolution-cost"), (value) => formatNumber(value, 2)),
    },
  ];
}

/** Leaderboards in the order in which they are met, on each the algorithm with the largest mean lift first. */
function byBoard(settings: readonly NamedSetting[]): readonly NamedSetting[] {
  return [...Map.groupBy(settings, ({ names }) => names.board.anchor).values()].flatMap((own) =>
    [...own].sort((a, b) => pooledLift(b.setting) - pooledLift(a.setting)),
  );
}
