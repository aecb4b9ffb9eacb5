/** The page of one algorithm. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmResults } from "../../leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type TestKind, testKind } from "../../leaderboard/ranking/comparison.ts";
import { apiRoutes, routes } from "../../routes.ts";
import { type AlgorithmView, algorithmView } from "../algorithm.ts";
import { namingOf } from "../board-identity.ts";
import { type CaveatView, sharedCaveatViews } from "../caveats.ts";
import { type ListedRun, listedRun } from "../packs/run-name.ts";
import { type AgainstRow, againstRows } from "./against.ts";
import { panelOf } from "./compared.ts";
import { type CostTable, costTable, type GapView, gapView } from "./costs.ts";
import { type DumbbellChart, dumbbellChart } from "./dumbbells.ts";
import { algorithmFindings, type Lede, lede } from "./finding.ts";
import { heatSettings, type LiftHeat, liftHeat } from "./lift-heat.ts";
import { type LiftTable, liftTable } from "./lift-table.ts";
import { type MeanCurves, meanCurves } from "./mean-curves.ts";
import { namedSettings, type SettingBoard, type SettingNames } from "./names.ts";

export interface AlgorithmPage {
  readonly id: string;
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly jsonPath: string;
  readonly synthetic: boolean;
  readonly findings: Lede;
  readonly facts: readonly { readonly value: string; readonly after?: string; readonly before?: string }[];
  readonly settings: readonly SettingView[];
  readonly heats: readonly LiftHeat[];
  readonly gap: GapView;
  readonly costs: CostTable | null;
  readonly curves: readonly MeanCurves[];
  readonly against: readonly AgainstRow[];
  /** By which tests the rows of `against` were tested. */
  readonly againstTests: TestKind;
  readonly caveats: readonly CaveatView[];
  /** Trained models that the algorithm made, evaluated with packs. */
  readonly runs: readonly ListedRun[];
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
  const settings = namedSettings(results.settings, naming, locale);
  const [first] = settings;
  const algorithm = first?.names.algorithm ?? algorithmView(id, naming.shapes, locale);
  const lifts = results.settings.flatMap((setting) => setting.lifts);
  const configurations = new Set(lifts.map(({ configuration }) => configuration.key)).size;
  return {
    id,
    algorithm,
    path: routes.algorithm(locale, id),
    jsonPath: apiRoutes.algorithm(id),
    synthetic,
    findings: lede(algorithmFindings(settings, id, locale)),
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
    againstTests: testKind(
      results.settings.flatMap((setting) => setting.against.map(({ contrast }) => contrast.comparison.method)),
    ),
    caveats: caveatsOf(results.settings, locale),
    runs: [...catalog.runs.values()]
      .filter(({ manifest }) => manifest.fields.algorithm === id)
      .map((run) => listedRun(run, catalog, locale)),
  };
}

/** The notes of every experiment behind the lifts, on either side; each names the experiments that it concerns. */
function caveatsOf(settings: readonly AlgorithmSetting[], locale: Locale): readonly CaveatView[] {
  const matches = settings.flatMap(({ lifts }) => lifts.flatMap(({ contrast }) => contrast.matches));
  const sides = matches.flatMap(({ experiment, baseline }) => [experiment, baseline]);
  const used = [...new Map(sides.map((one) => [one.key, one])).values()];
  return sharedCaveatViews(
    used.map(({ meta }) => meta.fields.caveats),
    locale,
    (count) => dictionary(locale).algorithm.concerns(count, used.length),
    (index) => {
      const experiment = used[index];
      return experiment === undefined ? null : { text: experiment.id, path: routes.experiment(locale, experiment.key) };
    },
  );
}

function settingView(setting: AlgorithmSetting, names: SettingNames, locale: Locale): SettingView {
  const { lifts, counted, basis, leaderboard } = setting;
  const words = dictionary(locale).algorithm;
  const complete = basis?.kind === "complete" ? counted.length : 0;
  return {
    board: names.board,
    sub: lifts.length === 0 ? null : words.settingSub(lifts.length, complete, leaderboard.board.groups.length),
    chart: dumbbellChart([{ path: null, ...panelOf({ setting, names }, locale) }], lifts.map(names.agent), locale),
    table: liftTable(setting, names, locale),
  };
}
