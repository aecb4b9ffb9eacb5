/** Every configuration of a setting without and with the algorithm, with the test, the groups and the tasks behind it. */
import { formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Contrast } from "../../leaderboard/algorithms/contrast.ts";
import type { Basis } from "../../leaderboard/algorithms/coverage.ts";
import type { AlgorithmSetting, ConfigurationLift, LeftOut } from "../../leaderboard/algorithms/setting.ts";
import { type TestKind, testKind } from "../../leaderboard/ranking/comparison.ts";
import { routes } from "../../routes.ts";
import { withList } from "../address/query.ts";
import { coordinate } from "../axis.ts";
import { type InRowAxis, inRowAxis } from "../in-row-score.ts";
import { groupRuns } from "../missing-text.ts";
import {
  groupLifts,
  type Lift,
  liftOf,
  type Spread,
  scoreDecimals,
  scoreSpread,
  type TaskText,
  type TestText,
  taskText,
  testText,
} from "./figures.ts";
import type { SettingNames } from "./names.ts";

export interface LiftTable {
  /** Null where no group differs from another. */
  readonly axis: InRowAxis | null;
  readonly rows: readonly LiftRow[];
  /** The mean over the configurations; null for a single one. */
  readonly pooled: LiftRow | null;
  /** By which tests the rows were tested. */
  readonly tests: TestKind;
  /** What the mean is. */
  readonly pooledNote: string;
  /** Groups that do not enter, and configurations without a baseline. */
  readonly notes: readonly string[];
}

export interface LiftRow {
  readonly name: string;
  /** The pages of the two entries, or of the leaderboard where the experiments are no single entry; null for a mean. */
  readonly path: string | null;
  readonly baselinePath: string | null;
  /** The paired tests of the entry; null for a mean, and where there is no single entry. */
  readonly testPath: string | null;
  /** The tasks gained and lost, one by one, the baseline first; null where there are no two entries. */
  readonly tasksPath: string | null;
  /** `12/24 groups, not in the mean` where groups are left out. */
  readonly coverage: string | null;
  readonly score: Spread;
  readonly baseline: Spread;
  readonly lift: Lift;
  readonly test: TestText;
  readonly tasks: TaskText;
  readonly improved: string;
  readonly plot: GroupPlot | null;
}

/** The groups as dots, or crosses where the score fell, and their mean as a bar. */
export interface GroupPlot {
  readonly zero: number;
  readonly dots: readonly number[];
  readonly crosses: string;
  readonly mean: string;
  readonly label: string;
}

export const taskBarWidth = 72;

export function liftTable(setting: AlgorithmSetting, names: SettingNames, locale: Locale): LiftTable {
  const words = dictionary(locale).algorithm;
  const { lifts, pooled, unpaired, basis, counted } = setting;
  const entering = new Set(counted.map(({ configuration }) => configuration));
  const contrasts = lifts.map(({ contrast }) => contrast);
  const digits = scoreDecimals(contrasts);
  const byGroup = contrasts.flatMap((contrast) => groupLifts(contrast).map(({ lift }) => lift));
  const [low, high] = [Math.min(0, ...byGroup), Math.max(0, ...byGroup)];
  const axis =
    low === high ? null : inRowAxis({ low, high }, 240, 36, (value) => formatDelta(value, digits === 2 ? 0 : 2));
  const row = (
    name: string,
    contrast: Contrast,
    rest: Pick<LiftRow, "path" | "baselinePath" | "testPath" | "tasksPath" | "coverage">,
  ): LiftRow => {
    const groups = groupLifts(contrast).map(({ lift }) => lift);
    return {
      name,
      ...rest,
      score: scoreSpread(contrast.score, digits, locale),
      baseline: scoreSpread(contrast.baseline, digits, locale),
      lift: liftOf(contrast, digits, locale),
      test: testText(contrast, digits, locale),
      tasks: taskText(contrast.tasks, taskBarWidth, locale),
      improved: words.improved(groups.filter((lift) => lift > 0).length, groups.length),
      plot: axis && groupPlot(axis, groups, contrast.lift.value, digits, locale),
    };
  };
  return {
    axis,
    rows: lifts.map((lift) =>
      row(names.agent(lift), lift.contrast, {
        ...paths(lift, setting, locale),
        coverage: coverageText(lift, entering.has(lift.configuration), locale),
      }),
    ),
    pooled:
      pooled === null || counted.length < 2
        ? null
        : row(words.mean(counted.length, basis?.kind === "common" ? basis.groups.length : null), pooled.contrast, {
            path: null,
            baselinePath: null,
            testPath: null,
            tasksPath: null,
            coverage: null,
          }),
    tests: testKind([...contrasts, ...(pooled === null ? [] : [pooled.contrast])].map((one) => one.comparison.method)),
    pooledNote: counted.length === 0 ? "" : words.pooledNote(counted.length),
    notes: [
      ...coverageNotes(setting, names, locale),
      ...leftOutTexts(lifts, names, locale),
      ...(unpaired.length === 0
        ? []
        : [words.unpaired(unpaired.map((one) => names.agent(one)).join(dictionary(locale).leaderboard.listSeparator))]),
    ],
  };
}

/** The pages that show how the two scores were made. */
export function paths(
  { entry, baselineEntry }: ConfigurationLift,
  { leaderboard }: AlgorithmSetting,
  locale: Locale,
): Pick<LiftRow, "testPath" | "tasksPath"> & { readonly path: string; readonly baselinePath: string } {
  const { id } = leaderboard.leaderboard;
  const page = (found: typeof entry) =>
    found === null ? routes.leaderboard(locale, id) : routes.entry(locale, id, found.id);
  const path = page(entry);
  return {
    path,
    baselinePath: page(baselineEntry),
    testPath: entry === null ? null : `${path}#pairs`,
    tasksPath:
      entry === null || baselineEntry === null
        ? null
        : routes.compare(locale, id) + withList("", "entries", [baselineEntry.id, entry.id]),
  };
}

/** `12/24`: the groups that both sides of a lift have; null for all. */
export function coverageOf({ contrast, leftOut }: ConfigurationLift): string | null {
  const { length } = contrast.matches;
  return leftOut.length === 0 ? null : `${length}/${length + leftOut.length}`;
}

/** An agent by its name, with its coverage where it is not complete. */
export function agentLabel(lift: ConfigurationLift, names: SettingNames): string {
  const coverage = coverageOf(lift);
  return coverage === null ? names.agent(lift) : `${names.agent(lift)} (${coverage})`;
}

/** The groups of a basis as runs of ids: `tg001–tg011`. */
export function basisGroups({ groups }: Basis, names: SettingNames, locale: Locale): string {
  return groupRuns(groups, names.groups, dictionary(locale).leaderboard.listSeparator);
}

function coverageText(lift: ConfigurationLift, enters: boolean, locale: Locale): string | null {
  const words = dictionary(locale).algorithm;
  const coverage = coverageOf(lift);
  if (coverage === null) return null;
  return enters ? words.groupsOf(coverage) : words.notInMean(coverage);
}

/** What the mean is over, where it is not simply every agent on every group. */
function coverageNotes(setting: AlgorithmSetting, names: SettingNames, locale: Locale): readonly string[] {
  const words = dictionary(locale).algorithm;
  const { lifts, counted, basis } = setting;
  if (basis === null) return lifts.length === 0 ? [] : [words.noSharedGroup];
  if (basis.kind === "common") return [words.commonGroups(basisGroups(basis, names, locale))];
  return counted.length < lifts.length ? [words.completeOnly] : [];
}

/** One sentence for each set of groups and reason, with all configurations that it concerns. */
function leftOutTexts(lifts: readonly ConfigurationLift[], names: SettingNames, locale: Locale): readonly string[] {
  const { algorithm: words, leaderboard } = dictionary(locale);
  const agents = new Map<string, string[]>();
  for (const lift of lifts) {
    const byReason = Map.groupBy(lift.leftOut, ({ side, code }: LeftOut) => words.leftOutReasons[side][code]);
    for (const [reason, groups] of byReason) {
      const runs = groupRuns(
        groups.map(({ group }) => group),
        names.groups,
        leaderboard.listSeparator,
      );
      const key = leaderboard.missingGroups(runs, reason);
      agents.set(key, [...(agents.get(key) ?? []), names.agent(lift)]);
    }
  }
  return [...agents].map(([what, who]) => words.leftOut(what, who.join(leaderboard.listSeparator)));
}

function groupPlot(
  { axis, height }: InRowAxis,
  lifts: readonly number[],
  mean: number,
  digits: number,
  locale: Locale,
): GroupPlot {
  const y = height / 2;
  const at = (value: number) => coordinate(axis.at(value));
  const fallen = lifts.filter((lift) => lift < 0).map(at);
  return {
    zero: at(0),
    dots: lifts.filter((lift) => lift >= 0).map(at),
    crosses: fallen.map((x) => `M${x - 3} ${y - 3}l6 6m0 -6l-6 6`).join(""),
    mean: `M${at(mean)} ${y - 8}V${y + 8}`,
    label: dictionary(locale).algorithm.groupsPlotLabel(
      lifts.filter((lift) => lift > 0).length,
      lifts.length,
      formatDelta(Math.min(...lifts), digits === 2 ? 1 : 3),
      formatDelta(Math.max(...lifts), digits === 2 ? 1 : 3),
    ),
  };
}
