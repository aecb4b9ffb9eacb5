/** What the marks in the cells mean, and which of the numbers they stand at: all that a pointer would show, below the table. */
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { MatrixCell } from "./matrix-cell.ts";
import type { MetricColumn } from "./matrix-data.ts";
import type { MatrixRow } from "./matrix-row.ts";

/** Which signs occur, so that the legend explains no other. */
export interface MatrixLegend {
  readonly spreads: boolean;
  readonly significant: boolean;
  readonly notSignificant: boolean;
  readonly untested: boolean;
  readonly external: boolean;
  readonly notAsDeclared: boolean;
  readonly notCompared: boolean;
  readonly missing: boolean;
}

/** One remark, with the runs and packs that it is about. */
export interface MatrixNote {
  readonly text: string;
  readonly places: readonly { readonly run: string; readonly path: string; readonly packs: readonly string[] }[];
}

export function matrixLegend(columns: readonly MetricColumn[]): MatrixLegend {
  const cells = columns.flatMap((column) => column.cells);
  const present = cells.filter((cell) => cell !== null);
  const weighs = (weight: string) => present.some(({ change }) => change?.tone.endsWith(` ${weight}`) === true);
  const isMarked = (kind: string) =>
    present.some(({ marks = [], note }) => [...marks, ...(note ? [note] : [])].some((mark) => mark.kind === kind));
  return {
    spreads: present.some(({ spread }) => spread !== undefined),
    significant: weighs("significant"),
    notSignificant: weighs("not-significant"),
    untested: weighs("untested"),
    external: present.some(({ external }) => external === true),
    notAsDeclared: isMarked("not-as-declared"),
    notCompared: isMarked("not-compared"),
    missing: cells.includes(null) || isMarked("missing"),
  };
}

/** What stands in single cells and has more to say than its word: deviations, and why a number is not compared. */
export function matrixNotes(
  rows: readonly MatrixRow[],
  columns: readonly MetricColumn[],
  locale: Locale,
): readonly MatrixNote[] {
  const { labelSeparator } = dictionary(locale).runs.matrix;
  const byText = new Map<string, Map<MatrixRow, string[]>>();
  for (const { head, cells } of columns) {
    cells.forEach((cell, place) => {
      const row = rows[place];
      if (row === undefined) return;
      for (const text of told(cell)) {
        const byRow = byText.get(text) ?? new Map<MatrixRow, string[]>();
        byRow.set(row, [...(byRow.get(row) ?? []), head.pack]);
        byText.set(text, byRow);
      }
    });
  }
  return [...byText].map(([text, byRow]) => ({
    text,
    places: [...byRow].map(([{ id, path }, packs]) => ({ run: id, path, packs: [packs.join(labelSeparator)] })),
  }));
}

function told(cell: MatrixCell | null): readonly string[] {
  const marks = [...(cell?.marks ?? []), ...(cell?.note ? [cell.note] : [])];
  return marks.flatMap(({ kind, title }) => (kind === "external" || title === null ? [] : [title]));
}
