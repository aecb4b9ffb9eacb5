/** The entries of a leaderboard whose phase curve is not drawn: why, and what is known of their evolution all the same. */
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
  /** True where any of them is set against an entry without an algorithm. */
  readonly baselines: boolean;
  /** Which amounts are known of any of them. */
  readonly resources: readonly Resource[];
  readonly units: { readonly tokens: string; readonly time: string };
  readonly rows: readonly AbsentRow[];
}

export interface AbsentRow {
  readonly id: string;
  readonly name: EntryName;
  readonly path: string;
  readonly reason: string;
  /** All that is missing, group by group. */
  readonly title: string;
  readonly rounds: string;
  readonly used: Readonly<Record<Resource, Figure>>;
  readonly test: Figure;
  /** The test of the same agent without an algorithm; null for that agent itself, and where there is none. */
  readonly baseline: Figure | null;
}

/**
 * Null where every entry's curve is drawn.
 *
 * @param drawn those of the curves that are
 */
export function absentTable(
  board: Board,
  curves: readonly EntryCurve[],
  drawn: readonly EntryCurve[],
  names: BoardNames,
  locale: Locale,
): AbsentTable | null {
  const shown = new Set(drawn);
  const absent = curves.filter((curve) => !shown.has(curve));
  if (absent.length === 0) return null;
  const tests = absent.flatMap(({ phases }) => phases.filter(({ kind }) => kind === "test"));
  const units = amountUnits(tests, locale);
  const byId = new Map(curves.map((curve) => [curve.entry.id, curve]));
  const rows = absent.map((curve) => absentRow(board, curve, byId, names, units, locale));
  return {
    baselines: rows.some(({ baseline }) => baseline !== null),
    resources: resources.filter((resource) => tests.some(({ used }) => used[resource].kind === "quantity")),
    units: { tokens: units.tokens.name, time: units.time.name },
    rows,
  };
}

function absentRow(
  board: Board,
  curve: EntryCurve,
  curves: ReadonlyMap<string, EntryCurve>,
  names: BoardNames,
  units: AmountUnits,
  locale: Locale,
): AbsentRow {
  const { entry, phases, reasons, groups, scored } = curve;
  const { phases: words } = dictionary(locale).chart;
  const test = testOf(curve);
  const last = Math.max(0, ...phases.map(({ round }) => round ?? 0));
  const order = groups.map(({ id }) => id);
  const evolved = reasons.some(({ code }) => code === "phase-not-run");
  const baseline = entry.baseline === entry.id ? undefined : curves.get(entry.baseline ?? "");
  // A source that states no round does not say that none was run.
  const reason = last === 0 && evolved ? words.noRounds : mainReason(reasons, locale);
  return {
    id: entry.id,
    name: names.of(entry),
    path: routes.entry(locale, board.id, entry.id),
    reason: scored ? words.notAmongFirst : reason,
    title: missingTexts(reasons, order, locale).join(dictionary(locale).leaderboard.clauseSeparator),
    rounds: formatCount(last),
    used: {
      cost: used(test, "cost", formatUsd, locale),
      tokens: used(test, "tokens", units.tokens.text, locale),
      time: used(test, "time", units.time.text, locale),
    },
    test: testFigure(test, locale),
    baseline: baseline === undefined ? null : testFigure(testOf(baseline), locale),
  };
}

function testOf({ phases }: EntryCurve): CurvePhase | undefined {
  return phases.find(({ kind }) => kind === "test");
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
