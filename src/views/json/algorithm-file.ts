/** `/api/v1/algorithms/<id>.json`: an algorithm against none and against others, at full precision beside the text. */
import type { AlgorithmResults } from "../../leaderboard/algorithms/algorithms.ts";
import {
  baselineColumn,
  liftColumn,
  type MeasureId,
  measureColumns,
  scoreColumn,
} from "../../leaderboard/algorithms/columns.ts";
import type { Contrast } from "../../leaderboard/algorithms/contrast.ts";
import type { AlgorithmSetting, ConfigurationLift, LeftOut } from "../../leaderboard/algorithms/setting.ts";
import type { Column } from "../../leaderboard/columns.ts";
import type { Cell } from "../../leaderboard/evaluation/cell.ts";
import { groupLifts } from "../algorithms/figures.ts";
import { columnFormat } from "../column-format.ts";
import { cellRecord, derivationRecord } from "./cell-record.ts";
import { coded } from "./coded.ts";
import { pairRecord } from "./entry-file.ts";

/** `null` is missing, and `missing` says why. In derivations `baseline` is the other side of the comparison. */
export function algorithmFile({ id, synthetic, experiments, settings }: AlgorithmResults) {
  return {
    algorithm_id: id,
    synthetic,
    experiments: experiments.map(({ key }) => key),
    leaderboards: settings.map(settingRecord),
  };
}

function settingRecord(setting: AlgorithmSetting) {
  const { leaderboard, synthetic, lifts, counted, basis, unpaired, pooled, against } = setting;
  const entering = new Set(counted.map(({ configuration }) => configuration));
  return {
    leaderboard_id: leaderboard.leaderboard.id,
    synthetic,
    groups: leaderboard.board.groups.map(({ id, testData }) => ({ id, test_data: testData })),
    configurations: lifts.map((lift) => configurationRecord(lift, entering.has(lift.configuration))),
    without_baseline: unpaired.map(({ configuration: { identity, folder }, leftOut }) => ({
      identity,
      folder,
      left_out: leftOut.map(leftOutRecord),
    })),
    /** Mean over the configurations that are `in_mean`, over the groups of `basis`, each counting the same; in its test each task once, averaged over them. */
    pooled:
      pooled === null
        ? null
        : {
            n_configurations: counted.length,
            basis,
            ...contrastRecord(pooled.contrast),
            parts: partRecords(pooled.contrast),
            ...measureRecords(pooled.measures),
          },
    /** This algorithm minus the other, over the configurations that ran both on every group of `basis`. */
    against: against.map(({ other, configurations, partial, basis, contrast }) => ({
      algorithm_id: other,
      n_configurations: configurations,
      n_partial: partial,
      basis,
      ...contrastRecord(contrast),
      parts: partRecords(contrast),
    })),
  };
}

function configurationRecord(
  { configuration, entry, baselineEntry, contrast, leftOut, measures, curve }: ConfigurationLift,
  inMean: boolean,
) {
  const covered = contrast.matches.length;
  return {
    identity: configuration.identity,
    folder: configuration.folder,
    synthetic: configuration.synthetic,
    entry: entry?.id ?? null,
    baseline_entry: baselineEntry?.id ?? null,
    /** Groups of the leaderboard that both sides have a score for, of how many. */
    coverage: [covered, covered + leftOut.length],
    in_mean: inMean,
    left_out: leftOut.map(leftOutRecord),
    ...contrastRecord(contrast),
    /** The figures behind both scores, with the coefficients of the lift. */
    derivation: derivationRecord(
      contrast.lift.derivation,
      contrast.matches.map(({ id, weight }) => ({ id, weight })),
    ),
    by_group: groupLifts(contrast).map(({ match, score, baseline, lift }) => ({
      group: match.group.id,
      score,
      baseline,
      lift,
      experiment: match.experiment.key,
      baseline_experiment: match.baseline.key,
    })),
    ...measureRecords(measures),
    /** Macro means over the groups, round by round; null without a scored round that all groups have. */
    curve:
      curve === null
        ? null
        : curve.series.map(({ kind, points }) => ({
            phase: kind,
            rounds: points.map(({ round, cell }) => ({ round, value: cell.value, std: cell.std, n: cell.n })),
          })),
  };
}

function contrastRecord({ score, baseline, lift, comparison, tasks }: Contrast) {
  const { entry: _entry, difference: _difference, ...test } = pairRecord(comparison);
  return {
    score: formatted(scoreColumn, score),
    baseline: formatted(baselineColumn, baseline),
    lift: formatted(liftColumn, lift),
    test,
    tasks,
  };
}

/** The groups of all configurations; the mean weighs each test score by `weight` over the sum of the weights. */
function partRecords({ matches }: Contrast) {
  return matches.map(({ group, weight, experiment, baseline }) => ({
    group: group.id,
    weight,
    experiment: experiment.key,
    baseline_experiment: baseline.key,
  }));
}

const formats = measureColumns(true, 1);

function measureRecords(measures: ReadonlyMap<MeasureId, Cell>) {
  const record = (id: MeasureId) => {
    const [column, cell] = [formats.get(id), measures.get(id)];
    return column === undefined || cell === undefined
      ? null
      : { ...formatted(column, cell), expression: cell.derivation.expression };
  };
  return {
    last_train: record("last-train"),
    gap: record("gap"),
    evolution_cost: record("evolution-cost"),
    evolution_tokens: record("evolution-tokens"),
    test_cost: record("test-cost"),
    baseline_test_cost: record("baseline-test-cost"),
    test_tokens: record("test-tokens"),
    baseline_test_tokens: record("baseline-test-tokens"),
  };
}

function formatted(column: Column, cell: Cell) {
  return cellRecord(cell, columnFormat(column, cell.kind === "figure" ? [cell.value] : [], "en"));
}

function leftOutRecord({ group, side, code }: LeftOut) {
  return { group, side, reason: coded(code, ({ algorithm }) => algorithm.leftOutReasons[side][code]) };
}
