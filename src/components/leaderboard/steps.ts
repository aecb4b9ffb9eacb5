/**
 * Draws the rows of a large table in steps. Laying out a thousand rows that were moved, or that come back, takes a
 * browser most of a second: those in view come at once, the others moments later, and nobody has to wait for them.
 */

/** Fewer cells are drawn at once. */
const manyCells = 2000;
const cellsOfStep = 1000;

export interface Steps {
  /** To be called before anything is changed: how far down the table a reader is. */
  measure(): void;
  /** Draws rows that were moved or come into view, in their order on the page. */
  draw(rows: readonly HTMLElement[]): void;
}

export function drawnInSteps(table: HTMLTableElement | null | undefined): Steps {
  if (!table) return { measure: () => undefined, draw: () => undefined };
  const frame = table.parentElement ?? table;
  let inView = 0;
  let height = 0;
  let isBox = false;
  let timer = 0;
  let waiting: readonly HTMLElement[] = [];
  // Columns come and go: counted anew each time.
  const columns = () => Math.max(1, table.tHead?.rows[table.tHead.rows.length - 1]?.cells.length ?? 1);
  const isSmall = () => table.rows.length * columns() <= manyCells;
  const rowsOfStep = () => Math.ceil(cellsOfStep / columns());
  const drawMore = (count: number): void => {
    for (const row of waiting.slice(0, count)) row.classList.remove("is-waiting");
    waiting = waiting.slice(count);
    if (waiting.length > 0) timer = window.setTimeout(drawMore, 0, rowsOfStep());
    else frame.style.minHeight = "";
  };
  addEventListener("beforeprint", () => drawMore(waiting.length));
  return {
    measure: () => {
      // While rows are waiting the layout is not that of the table, and asking for it would cost what is saved.
      if (waiting.length > 0 || isSmall()) return;
      const { top, height: whole } = table.getBoundingClientRect();
      height = whole;
      // A box that scrolls by itself has its height already.
      isBox = getComputedStyle(frame).maxHeight !== "none";
      inView = Math.max(0, Math.ceil(((innerHeight - top) / whole) * table.rows.length));
    },
    draw: (rows) => {
      if (waiting.length === 0 && isSmall()) return;
      const known = new Set(rows);
      const all = [...rows, ...waiting.filter((row) => !known.has(row))];
      if (all.length === 0) return;
      clearTimeout(timer);
      waiting = all;
      const first = inView + rowsOfStep();
      for (const row of all.slice(first)) row.classList.add("is-waiting");
      // The page keeps its height meanwhile, so that it does not move under the reader.
      if (all.length > first && !isBox) frame.style.minHeight = `${height}px`;
      drawMore(first);
    },
  };
}
