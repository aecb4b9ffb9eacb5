/** What evolving and testing took, configuration by configuration, and how far scores carried over from training to test. */
import { dash, formatDelta, formatNumber, formatPrecise, formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { MeasureId } from "../../leaderboard/algorithms/columns.ts";
import type { AlgorithmSetting, ConfigurationLift } from "../../leaderboard/algorithms/setting.ts";
import type { Cell } from "../../leaderboard/evaluation/cell.ts";
import { mainReason, missingTexts } from "../missing-text.ts";
import { tokenUnit } from "../units.ts";
import { scoreSpread } from "./figures.ts";
import { agentLabel, paths } from "./lift-table.ts";
import type { SettingBoard, SettingNames } from "./names.ts";

/** A figure, or why it is not there. */
export interface MeasureText {
  readonly text: string;
  /** `± 1.20`; null for a plain figure. */
  readonly spread: string | null;
  /** Null where there is a figure. */
  readonly reason: string | null;
  /** The figure in full, or everything that is missing. */
  readonly title: string;
}

export interface CostBlock {
  readonly board: SettingBoard;
  readonly rows: readonly CostRow[];
}

export interface CostRow {
  readonly name: string;
  readonly path: string;
  readonly evolution: MeasureText;
  readonly test: MeasureText;
  /** Change against the run without the algorithm, in percent. */
  readonly change: MeasureText;
  readonly evolutionTokens: MeasureText;
  readonly testTokens: MeasureText;
  readonly tokenChange: MeasureText;
}

export interface CostTable {
  readonly tokens: string;
  readonly blocks: readonly CostBlock[];
}

/** One unit for the tokens of the whole table. Null without a lift. */
export function costTable(
  settings: readonly { readonly setting: AlgorithmSetting; readonly names: SettingNames }[],
  locale: Locale,
): CostTable | null {
  const all = settings.flatMap(({ setting }) => setting.lifts);
  if (all.length === 0) return null;
  const figures = all.flatMap(({ measures }) =>
    (["evolution-tokens", "test-tokens"] as const).flatMap((id) => {
      const cell = measures.get(id);
      return cell?.kind === "figure" ? [cell.value] : [];
    }),
  );
  const unit = tokenUnit(figures, locale);
  return {
    tokens: unit.name,
    blocks: settings
      .filter(({ setting }) => setting.lifts.length > 0)
      .map(({ setting, names }) => ({
        board: names.board,
        rows: setting.lifts.map((lift) => costRow(lift, setting, names, unit.text, locale)),
      })),
  };
}

function costRow(
  lift: ConfigurationLift,
  setting: AlgorithmSetting,
  names: SettingNames,
  tokens: (value: number) => string,
  locale: Locale,
): CostRow {
  const text = (id: MeasureId, format: (value: number) => string) =>
    measureText(lift.measures.get(id), format, names.groups, locale);
  const change = (id: MeasureId, without: MeasureId, format: (value: number) => string) =>
    changeText(lift.measures.get(id), lift.measures.get(without), format, names.groups, locale);
  const usd = (value: number) => formatNumber(value, 2);
  return {
    name: agentLabel(lift, names),
    path: paths(lift, setting, locale).path,
    evolution: text("evolution-cost", usd),
    test: text("test-cost", usd),
    change: change("test-cost", "baseline-test-cost", formatUsd),
    evolutionTokens: text("evolution-tokens", tokens),
    testTokens: text("test-tokens", tokens),
    tokenChange: change("test-tokens", "baseline-test-tokens", tokens),
  };
}

/** A cell as text; `order` holds the ids of the groups in display order. */
export function measureText(
  cell: Cell | undefined,
  format: (value: number) => string,
  order: readonly string[],
  locale: Locale,
): MeasureText {
  if (cell?.kind === "figure")
    return { text: format(cell.value), spread: null, reason: null, title: formatPrecise(cell.value) };
  const missing = cell?.missing ?? [];
  const words = dictionary(locale).leaderboard;
  const { present, of } = cell?.coverage ?? { present: 0, of: 0 };
  const reason = mainReason(missing, locale);
  return {
    text: dash,
    spread: null,
    reason: present === 0 ? reason : `${present}/${of} ${reason}`,
    title: missingTexts(missing, order, locale).join(words.clauseSeparator),
  };
}

function changeText(
  cell: Cell | undefined,
  without: Cell | undefined,
  format: (value: number) => string,
  order: readonly string[],
  locale: Locale,
): MeasureText {
  const lacking = [cell, without].find((one) => one?.kind !== "figure");
  if (cell?.kind !== "figure" || without?.kind !== "figure") return measureText(lacking, format, order, locale);
  const words = dictionary(locale).algorithm;
  if (without.value === 0) {
    return {
      text: dash,
      spread: null,
      reason: dictionary(locale).reasons.missing["not-defined"],
      title: words.costWithoutTitle(format(0)),
    };
  }
  const percent = (100 * (cell.value - without.value)) / without.value;
  return {
    text: `${formatDelta(percent, 0)}%`,
    spread: null,
    reason: null,
    title: words.costWithoutTitle(format(without.value)),
  };
}

export interface GapView {
  readonly blocks: readonly GapBlock[];
  /** Leaderboards without a measured gap, and why. */
  readonly missing: readonly string[];
}

export interface GapBlock {
  readonly board: SettingBoard;
  readonly rows: readonly GapRow[];
}

export interface GapRow {
  readonly name: string;
  readonly path: string;
  readonly train: MeasureText;
  readonly test: MeasureText;
  readonly gap: MeasureText;
}

export function gapView(
  settings: readonly { readonly setting: AlgorithmSetting; readonly names: SettingNames }[],
  locale: Locale,
): GapView {
  const words = dictionary(locale);
  const measured = ({ measures }: ConfigurationLift) => measures.get("gap")?.kind === "figure";
  return {
    blocks: settings
      .filter(({ setting }) => setting.lifts.some(measured))
      .map(({ setting, names }) => ({
        board: names.board,
        rows: setting.lifts.map((lift) => {
          const spread = (cell: Cell | undefined, signed: boolean): MeasureText => {
            const text = measureText(
              cell,
              (value) => (signed ? formatDelta : formatNumber)(value, 2),
              names.groups,
              locale,
            );
            return cell?.kind === "figure" ? { ...text, spread: scoreSpread(cell, 2, locale).spread } : text;
          };
          return {
            name: agentLabel(lift, names),
            path: paths(lift, setting, locale).path,
            train: spread(lift.measures.get("last-train"), false),
            test: spread(lift.contrast.score, false),
            gap: spread(lift.measures.get("gap"), true),
          };
        }),
      })),
    missing: settings.flatMap(({ setting, names }) => {
      if (setting.lifts.length === 0 || setting.lifts.some(measured)) return [];
      const codes = new Set(
        setting.lifts.flatMap(({ measures }) => (measures.get("gap")?.missing ?? []).map(({ code }) => code)),
      );
      const reasons = [...codes].map((code) => words.reasons.missing[code]).join(words.leaderboard.listSeparator);
      return [words.algorithm.gapReason(names.board.title.text, reasons)];
    }),
  };
}
