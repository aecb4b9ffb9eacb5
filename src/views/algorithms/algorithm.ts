/** The page of one algorithm. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmResults } from "../../leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../../routes.ts";
import { type AlgorithmView, algorithmView } from "../algorithm.ts";
import { type Naming, namingOf } from "../board-identity.ts";
import { type CaveatView, sharedCaveatViews } from "../caveats.ts";
import { emphasis, type Segment } from "../emphasis.ts";
import { type AgainstRow, againstRows } from "./against.ts";
import { type CostTable, costTable, type GapView, gapView } from "./costs.ts";
import { type DumbbellChart, dumbbellChart } from "./dumbbells.ts";
import { algorithmFindings } from "./finding.ts";
import { heatSettings, type LiftHeat, liftHeat } from "./lift-heat.ts";
import { type LiftTable, liftTable, paths } from "./lift-table.ts";
import { type MeanCurves, meanCurves } from "./mean-curves.ts";
import { type SettingBoard, type SettingNames, settingNames } from "./names.ts";

export interface AlgorithmPage {
  readonly id: string;
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly jsonPath: string;
  readonly synthetic: boolean;
  readonly findings: readonly (readonly Segment[])[];
  readonly facts: readonly { readonly value: string; readonly after?: string; readonly before?: string }[];
  readonly settings: readonly SettingView[];
  readonly heats: readonly LiftHeat[];
  readonly gap: GapView;
  readonly costs: CostTable | null;
  readonly curves: readonly MeanCurves[];
  readonly against: readonly AgainstRow[];
  readonly caveats: readonly CaveatView[];
}

/** One leaderboard's part of the page. */
export interface SettingView {
  readonly board: SettingBoard;
  /** Configurations and groups, in a sentence; null without a lift. */
  readonly sub: string | null;
  readonly chart: DumbbellChart | null;
  readonly table: LiftTable;
}

export function algorithmPage(results: AlgorithmResults, catalog: Catalog, locale: Locale): AlgorithmPage {
  const { id, experiments, synthetic } = results;
  const words = dictionary(locale).algorithm;
  const naming = namingOf(catalog);
  const settings = named(results.settings, naming, locale);
  const [first] = settings;
  const algorithm = first?.names.algorithm ?? algorithmView(id, naming.shapes, locale);
  const lifts = results.settings.flatMap((setting) => setting.lifts);
  const configurations = new Set(lifts.map(({ configuration }) => configuration.key)).size;
  const used = new Map(
    lifts.flatMap(({ contrast }) =>
      contrast.matches.flatMap((match) => [match.experiment, match.baseline].map((one) => [one.key, one] as const)),
    ),
  );
  return {
    id,
    algorithm,
    path: routes.algorithm(locale, id),
    jsonPath: apiRoutes.algorithm(id),
    synthetic,
    findings: algorithmFindings(first?.setting, first?.names, id, locale).map(emphasis),
    facts: [
      { before: words.facts.id, value: id },
      { value: formatCount(experiments.length), after: words.facts.experiments(experiments.length) },
      { value: formatCount(configurations), after: words.facts.configurations(configurations) },
      { value: formatCount(settings.length), after: words.facts.leaderboards(settings.length) },
    ],
    settings: settings.map(({ setting, names }) => settingView(setting, names, locale)),
    heats: heatSettings(results.settings).flatMap((setting) => {
      const found = settings.find((one) => one.setting === setting);
      return found === undefined ? [] : [liftHeat(setting, found.names, locale)];
    }),
    gap: gapView(settings, locale),
    costs: costTable(settings, locale),
    curves: settings.flatMap(({ setting, names }) => meanCurves(setting, names, locale) ?? []),
    against: settings.flatMap(({ setting, names }) => againstRows(setting, names, locale)),
    caveats: sharedCaveatViews(
      [...used.values()].map(({ meta }) => meta.fields.caveats),
      locale,
      (count) => words.concerns(count, used.size),
    ),
  };
}

/** Settings beside their names. */
export function named(settings: readonly AlgorithmSetting[], naming: Naming, locale: Locale) {
  return settings.map((setting) => ({ setting, names: settingNames(setting, naming, locale) }));
}

function settingView(setting: AlgorithmSetting, names: SettingNames, locale: Locale): SettingView {
  const { lifts, leaderboard } = setting;
  const words = dictionary(locale).algorithm;
  const pairs = new Map(
    lifts.map((lift) => [names.agent(lift), { contrast: lift.contrast, path: paths(lift, setting, locale).path }]),
  );
  return {
    board: names.board,
    sub: lifts.length === 0 ? null : words.settingSub(lifts.length, leaderboard.board.groups.length),
    chart: dumbbellChart([{ algorithm: names.algorithm, path: null, pairs }], [...pairs.keys()], locale),
    table: liftTable(setting, names, locale),
  };
}
