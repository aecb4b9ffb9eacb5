/** The worked examples of cells: a mean over groups with its spread, two lifts over one baseline, a missing value. */
import { recomputeSummary } from "../../content-loaders/recompute.ts";
import { dash, formatDelta, formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import type { Column } from "../leaderboard/columns.ts";
import type { FigureCell } from "../leaderboard/evaluation/cell.ts";
import { difference } from "../leaderboard/measure/quantity.ts";
import { combinedUncertainty } from "../leaderboard/measure/uncertainty.ts";
import { routes, sourceAnchor } from "../routes.ts";
import { comparesBaseline } from "./column-format.ts";
import { rootOfSquares } from "./methodology-formulas.ts";
import { isSynthetic, plainNames, primaryCell, rankedBoards, type Subject } from "./methodology-subject.ts";
import { unmarked } from "./methodology-text.ts";

export interface CellExample {
  readonly expression: string;
  readonly mathml: string;
  readonly parts: readonly {
    readonly group: string;
    /** As the expression writes it, where it draws on several figures of a group. */
    readonly reference: string | null;
    readonly value: string;
    readonly std: string | null;
    readonly coefficient: string;
    /** |c_k| s_k; null where the std is unknown. */
    readonly contribution: string | null;
    readonly path: string | null;
  }[];
  readonly value: string;
  readonly std: string | null;
  /** The root of the sum of squared contributions, with its numbers; null without a std. */
  readonly formula: string | null;
  readonly se: string | null;
  readonly dof: string | null;
}

/** A cell of the subject, operand by operand: in the primary column, or in the one that it is of. */
export function cellExample(
  catalog: Catalog,
  { item, cell }: Subject,
  locale: Locale,
  column: Column = item.board.primary,
): CellExample {
  const { groups } = item.board;
  const names = plainNames(catalog, item, locale);
  const measured = cell.derivation.operands.filter(({ n }) => n !== null);
  const several = new Set(measured.map(({ reference }) => reference)).size > 1;
  const parts = measured.map(({ group, value, std, coefficient, experiment, place, reference }) => {
    const part = groups.find(({ id }) => id === group);
    const contribution = std === null || coefficient === null ? null : Math.abs(coefficient * std);
    const folder = `experiments/${experiment}/`;
    return {
      group: part === undefined ? reference : names.group(part),
      reference: several ? reference : null,
      value: value === null ? dash : formatNumber(value, 2),
      std: std === null ? null : formatNumber(std, 2),
      coefficient: coefficient === null ? dash : formatNumber(coefficient, 4),
      contribution: contribution === null ? null : formatNumber(contribution, 4),
      path:
        experiment === null || place === null
          ? null
          : routes.experimentSource(experiment) +
            sourceAnchor(place.file.startsWith(folder) ? place.file.slice(folder.length) : place.file, place.line),
    };
  });
  const std = cell.std === null ? null : formatNumber(cell.std, column.digits);
  const known = parts.flatMap(({ contribution }) => contribution ?? []);
  return {
    expression: column.expression,
    mathml: column.mathml,
    parts,
    value: (column.unit === "points" ? formatDelta : formatNumber)(cell.value, column.digits),
    std,
    formula: std === null || column.std !== null || known.length === 0 ? null : rootOfSquares("std", known, std),
    se: cell.se === null ? null : formatNumber(cell.se, column.digits),
    dof: cell.dof === null ? null : formatNumber(cell.dof, 1),
  };
}

export interface LiftExample {
  readonly expression: string;
  readonly mathml: string;
  readonly first: NamedLift;
  readonly second: NamedLift;
  readonly baseline: string;
  /** Without a sign. */
  readonly difference: string;
  /** What the two ± would give if they were independent. */
  readonly naive: string;
  /** The std of the difference with the shared baseline cancelled. */
  readonly std: string;
}

interface NamedLift {
  readonly entry: string;
  readonly value: string;
  readonly std: string;
}

/** Two entries over the same baseline in a column that draws on it; null where there are no two. */
export function liftExample(catalog: Catalog, { item, entry }: Subject, locale: Locale): LiftExample | null {
  const column = item.board.columns.find((candidate) => candidate.measured && comparesBaseline(candidate));
  const baseline = item.board.entries.find(({ id }) => id === entry.baseline);
  if (column === undefined || baseline === undefined || baseline.id === entry.id) return null;
  const mine = liftCell(entry, column);
  const [sibling] = item.board.entries.flatMap((other) => {
    const cell = other.baseline === baseline.id && other.id !== entry.id ? liftCell(other, column) : null;
    return cell === null || other.id === baseline.id ? [] : [{ other, cell }];
  });
  if (mine === null || sibling === undefined) return null;
  const apart = difference(mine.quantity, sibling.cell.quantity);
  const std = apart.kind === "quantity" ? combinedUncertainty(apart).std : null;
  if (std === null) return null;
  const name = plainNames(catalog, item, locale).entry;
  const lift = (of: Entry, { value, std: spread }: LiftCell): NamedLift => ({
    entry: name(of),
    value: formatDelta(value, column.digits),
    std: formatNumber(spread, column.digits),
  });
  return {
    expression: column.expression,
    mathml: column.mathml,
    first: lift(entry, mine),
    second: lift(sibling.other, sibling.cell),
    baseline: name(baseline),
    difference: formatNumber(Math.abs(mine.value - sibling.cell.value), column.digits),
    naive: formatNumber(Math.hypot(mine.std, sibling.cell.std), column.digits),
    std: formatNumber(std, column.digits),
  };
}

type LiftCell = FigureCell & { readonly std: number };

function liftCell(entry: Entry, column: Column): LiftCell | null {
  const cell = entry.cells.get(column.id);
  return cell?.kind === "figure" && cell.std !== null ? { ...cell, std: cell.std } : null;
}

export interface PairedAttemptsExample {
  readonly entry: string;
  readonly board: string;
  readonly boardPath: string;
  readonly value: string;
  readonly std: string;
  /** Sample standard deviation of the means that the attempts of one number have over all groups. */
  readonly paired: string;
}

/**
 * Of the leaders in a plain mean over groups the one whose two numbers lie furthest apart: the propagated std, and that
 * of averages over the attempts of one number. Null where no leader has as many attempts in every group.
 */
export function pairedAttemptsExample(catalog: Catalog, locale: Locale): PairedAttemptsExample | null {
  const found = rankedBoards(catalog.leaderboards).flatMap((item) => {
    const leader = item.board.entries[0];
    const cell = leader === undefined ? undefined : primaryCell(item, leader);
    if (leader === undefined || cell?.std == null || isSynthetic(item) || item.board.groups.length < 2) return [];
    if (item.board.primary.expression.replace(/\s/g, "") !== "mean(test.score)") return [];
    const paired = pairedStd(leader);
    if (paired === null || paired === 0 || cell.std === 0) return [];
    return [{ item, leader, value: cell.value, std: cell.std, paired, apart: Math.abs(Math.log(paired / cell.std)) }];
  });
  const [furthest] = found.sort((a, b) => b.apart - a.apart);
  if (furthest === undefined) return null;
  const { item, leader, value, std, paired } = furthest;
  return {
    entry: plainNames(catalog, item, locale).entry(leader),
    ...boardLink(item, locale),
    value: formatNumber(value, 2),
    std: formatNumber(std, 2),
    paired: formatNumber(paired, 2),
  };
}

function pairedStd({ experiments }: Entry): number | null {
  const groups = [...experiments.values()].map(({ phases }) => {
    const test = phases.find(({ kind }) => kind === "test");
    return test === undefined ? [] : recomputeSummary(test.attempts).attemptScores;
  });
  const count = groups[0]?.length ?? 0;
  if (count < 2 || groups.some((scores) => scores.length !== count || scores.includes(null))) return null;
  const means = Array.from({ length: count }, (_, j) => average(groups.map((scores) => scores[j] ?? Number.NaN)));
  const centre = average(means);
  return Math.sqrt((average(means.map((mean) => (mean - centre) ** 2)) * count) / (count - 1));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface MissingExample {
  readonly entry: string;
  readonly board: string;
  readonly boardPath: string;
  readonly present: number;
  readonly of: number;
}

/** The first entry without a value in the column that ranks; null where every entry has one. */
export function missingExample(catalog: Catalog, locale: Locale): MissingExample | null {
  for (const item of rankedBoards(catalog.leaderboards)) {
    for (const entry of item.board.entries) {
      const cell = entry.cells.get(item.board.primary.id);
      if (cell?.kind !== "missing") continue;
      const name = plainNames(catalog, item, locale).entry(entry);
      return { entry: name, ...boardLink(item, locale), present: cell.coverage.present, of: cell.coverage.of };
    }
  }
  return null;
}

/** Title of a leaderboard in the reader's language, and its page. */
export function boardLink(
  { leaderboard }: LeaderboardWithBoard,
  locale: Locale,
): { readonly board: string; readonly boardPath: string } {
  const { title, title_zh } = leaderboard.definition.fields;
  return {
    board: unmarked(locale === "zh" ? (title_zh ?? title) : title),
    boardPath: routes.leaderboard(locale, leaderboard.id),
  };
}
