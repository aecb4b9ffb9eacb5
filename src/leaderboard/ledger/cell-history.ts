/** The numbers of one leaderboard from commit to commit. */
import type { Experiment } from "../../../content-loaders/repository.ts";
import { cellsOfRow } from "../board-cells.ts";
import type { BoardPlan } from "../board-plan.ts";
import type { Column } from "../columns.ts";
import { baselinesOf, type EntryRow } from "../entries/entries.ts";
import type { Cell, FigureFacts } from "../evaluation/cell.ts";
import { references, runFigures } from "../expression/tree.ts";
import type { BoardHistory, CellChange, CellFigure, EntryComing } from "./ledger.ts";

type Cells = ReadonlyMap<string, CellFigure>;

/** A row with its cells, and all that they followed from. */
interface KnownRow {
  readonly row: EntryRow;
  readonly basis: readonly unknown[];
  readonly cells: Cells;
}

/** Neither is asked for: a value is the same whether or not it was made up or disagrees with its attempts. */
const noFacts: FigureFacts = { isSynthetic: () => false, discrepanciesAt: () => [] };

export class CellHistory {
  private rows: ReadonlyMap<string, KnownRow> = new Map();
  private columns: readonly Column[] = [];
  private keys: ReadonlySet<string> | null = null;
  /** Null before the leaderboard was first there. */
  private first: number | null;
  private readonly changes: CellChange[];
  private readonly comings: EntryComing[];
  private readonly entries: Map<string, BoardHistory["entries"][string]>;
  private readonly titles: Map<string, BoardHistory["columns"][string]>;

  /** @param history what is known of earlier commits; none where it is new */
  constructor(history: BoardHistory | null) {
    this.first = history?.first ?? null;
    this.changes = [...(history?.changes ?? [])];
    this.comings = [...(history?.comings ?? [])];
    this.entries = new Map(Object.entries(history?.entries ?? {}));
    this.titles = new Map(Object.entries(history?.columns ?? {}));
  }

  /** The keys of the experiments that its rows consist of. */
  experiments(): ReadonlySet<string> {
    this.keys ??= new Set([...this.rows.values()].flatMap(({ row }) => [...row.experiments.values()].map(keyOf)));
    return this.keys;
  }

  /** What is known up to now; null where it was never there. */
  known(): BoardHistory | null {
    const { first, changes, comings, entries, titles } = this;
    if (first === null) return null;
    return { first, changes, comings, entries: Object.fromEntries(entries), columns: Object.fromEntries(titles) };
  }

  /** Takes its state over without telling what is new: where the history goes on, or begins in its middle. */
  stand(at: number, plan: BoardPlan): void {
    this.take(plan);
    this.first ??= at;
  }

  /** Takes over its state after a commit; `plan` is null where it is not there. */
  next(at: number, plan: BoardPlan | null): void {
    if (this.first === null) {
      if (plan !== null) this.stand(at, plan);
      return;
    }
    const [rowsBefore, columnsBefore] = [this.rows, this.columns];
    this.take(plan);
    for (const entry of new Set([...this.rows.keys(), ...rowsBefore.keys()])) {
      const [before, after] = [rowsBefore.get(entry), this.rows.get(entry)];
      if (before?.cells === after?.cells) continue;
      const row = (after ?? before)?.row;
      const isNew = before === undefined;
      if (isNew || after === undefined) this.comings.push({ at, entry, there: isNew });
      let isTold = isNew || after === undefined;
      for (const column of new Set([...(after?.cells.keys() ?? []), ...(before?.cells.keys() ?? [])])) {
        const change = { old: before?.cells.get(column) ?? null, new: after?.cells.get(column) ?? null };
        if (isSame(change.old, change.new)) continue;
        this.changes.push({ at, entry, column, ...change });
        isTold = true;
        const shown = [...this.columns, ...columnsBefore].find(({ id }) => id === column);
        if (shown !== undefined) {
          this.titles.set(column, { title: shown.title, unit: shown.unit, digits: shown.digits });
        }
      }
      if (isTold && row !== undefined) this.entries.set(entry, { title: row.title, identity: row.identity });
    }
  }

  private take(plan: BoardPlan | null): void {
    this.keys = null;
    if (plan === null) {
      this.rows = new Map();
      this.columns = [];
      return;
    }
    const baselineOf = baselinesOf(plan.rows);
    const groups = JSON.stringify(plan.groups.map(({ id, testData, weight }) => [id, testData, weight]));
    // A column that names an experiment or a run outside of the row changes with it, and is worked out each time.
    const isClosed = plan.columns.every((column) => !namesExperiments(column) && !namesRuns(column));
    const before = this.rows;
    this.columns = plan.columns;
    this.rows = new Map(
      plan.rows.map((row): readonly [string, KnownRow] => {
        const baseline = baselineOf(row);
        const basis = [plan.columns, groups, ...experimentsOf(row), null, ...experimentsOf(baseline)];
        const earlier = before.get(row.id);
        if (isClosed && earlier !== undefined && isEqual(earlier.basis, basis)) return [row.id, { ...earlier, row }];
        return [row.id, { row, basis, cells: figuresOf(cellsOfRow(row, baseline, plan, noFacts)) }];
      }),
    );
  }
}

/** Whether the cells of a column follow from experiments that it names, beside those of their rows. */
export function namesExperiments({ tree, std }: Pick<Column, "tree" | "std">): boolean {
  return [...references(tree), ...(std === null ? [] : references(std.tree))].some(
    ({ owner }) => owner.kind === "experiment",
  );
}

/** Whether the cells of a column follow from runs. */
export function namesRuns({ tree, std }: Pick<Column, "tree" | "std">): boolean {
  return runFigures(tree).length > 0 || (std !== null && runFigures(std.tree).length > 0);
}

function keyOf({ key }: Experiment): string {
  return key;
}

function experimentsOf(row: EntryRow | null): readonly unknown[] {
  return row === null ? [] : [...row.experiments].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
}

function figuresOf(cells: readonly Cell[]): Cells {
  return new Map(
    cells.flatMap((cell) =>
      cell.kind === "figure" ? [[cell.column, { value: cell.value, std: cell.std, n: cell.n }] as const] : [],
    ),
  );
}

function isSame(a: CellFigure | null, b: CellFigure | null): boolean {
  if (a === null || b === null) return a === b;
  return a.value === b.value && a.std === b.std && a.n === b.n;
}

function isEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
