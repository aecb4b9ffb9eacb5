/** The entries of a leaderboard that have no phase curve: why, and what is known of their evolution all the same. */
import { formatCount, formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Board } from "../../leaderboard/board.ts";
import { type CurvePhase, type EntryCurve, type Resource, resources } from "../../leaderboard/phase-curves.ts";
import { routes } from "../../routes.ts";
import type { BoardNames, EntryName } from "../board-identity.ts";
import { type Figure, figure, missingFigure } from "../figure.ts";
import { mainReason, missingTexts } from "../missing-text.ts";
import { type AmountUnits, amountUnits } from "./phase-points.ts";
import { phaseScoreText } from "./plotted-phase.ts";

/** Entries without a curve, why, and what is known of their evolution all the same. */
export interface AbsentTable {
  /** Which amounts are known of any of them. */
  readonly resources: readonly Resource[];
  readonly units: { readonly tokens: string; readonly time: string };
  readonly rows: readonly AbsentRow[];
}

export interface AbsentRow {
  readonly name: EntryName;
  readonly path: string;
  readonly reason: string;
  /** All that is missing, group by group. */
  readonly title: string;
  readonly rounds: string;
  readonly used: Readonly<Record<Resource, Figure>>;
  readonly test: Figure;
}

/** Null where every entry has a curve. */
export function absentTable(
  board: Board,
  curves: readonly EntryCurve[],
  names: BoardNames,
  locale: Locale,
): AbsentTable | null {
  const absent = curves.filter(({ scored }) => !scored);
  if (absent.length === 0) return null;
  const tests = absent.flatMap(({ phases }) => phases.filter(({ kind }) => kind === "test"));
  const units = amountUnits(tests, locale);
  return {
    resources: resources.filter((resource) => tests.some(({ used }) => used[resource].kind === "quantity")),
    units: { tokens: units.tokens.name, time: units.time.name },
    rows: absent.map((curve) => absentRow(board, curve, names, units, locale)),
  };
}

function absentRow(board: Board, curve: EntryCurve, names: BoardNames, units: AmountUnits, locale: Locale): AbsentRow {
  const { entry, phases, reasons, groups } = curve;
  const test = phases.find(({ kind }) => kind === "test");
  const last = Math.max(0, ...phases.map(({ round }) => round ?? 0));
  const order = groups.map(({ id }) => id);
  const evolved = reasons.some(({ code }) => code === "phase-not-run");
  return {
    name: names.of(entry),
    path: routes.entry(locale, board.id, entry.id),
    // A source that states no round does not say that none was run.
    reason: last === 0 && evolved ? dictionary(locale).chart.phases.noRounds : mainReason(reasons, locale),
    title: missingTexts(reasons, order, locale).join(dictionary(locale).leaderboard.clauseSeparator),
    rounds: formatCount(last),
    used: {
      cost: used(test, "cost", formatUsd, locale),
      tokens: used(test, "tokens", units.tokens.text, locale),
      time: used(test, "time", units.time.text, locale),
    },
    test: testFigure(test, locale),
  };
}

function used(
  test: CurvePhase | undefined,
  resource: Resource,
  text: (value: number) => string,
  locale: Locale,
): Figure {
  const amount = test?.used[resource];
  if (amount?.kind !== "quantity") return missingFigure(mainReason(amount?.reasons ?? [], locale), null);
  return figure(amount.value, text, null, locale);
}

function testFigure(test: CurvePhase | undefined, locale: Locale): Figure {
  const text = test && phaseScoreText(test, locale);
  if (!test || test.score.kind === "missing" || !text) {
    const reasons = test?.score.kind === "missing" ? test.score.reasons : [];
    return missingFigure(mainReason(reasons, locale), null);
  }
  return { ...figure(test.score.value, () => text.value, null, locale), spread: text.spread };
}
