/** A view of a leaderboard as JSON: its rows and columns in their order, the numbers at full precision. */
import { type ExportTable, isMissing, stdText } from "./table.ts";

/** `null` is missing, and `why` says why. Keys are those of the leaderboard's own file. */
export function viewFile({ id, locale, title, caption, permalink, state, columns, rows }: ExportTable) {
  return {
    leaderboard_id: id,
    language: locale,
    title,
    caption,
    permalink,
    repository: { commit: state.commit, committed_at: state.committedAt, dirty: state.dirty },
    columns: columns.map(({ key, kind, title: name, unit }) => ({ key, kind, title: name, unit })),
    entries: rows.map((row) => ({
      id: row.id,
      ranked: row.placed,
      synthetic: row.synthetic,
      versions: row.versions === "" ? null : row.versions,
      cells: Object.fromEntries(
        columns.flatMap(({ key, kind }, index) => {
          const cell = row.cells[index];
          if (cell === undefined) return [];
          return [
            [
              key,
              {
                value: cell.value ?? null,
                text: isMissing(cell) ? null : cell.text,
                ...(kind === "rank" ? { interval: cell.range ?? null } : {}),
                ...(kind === "coverage" ? { groups: cell.range ?? null } : {}),
                ...(kind === "figure" ? { std: cell.std ?? null, std_text: stdText(cell), n: cell.n ?? null } : {}),
                why: cell.why ?? null,
              },
            ],
          ];
        }),
      ),
    })),
  };
}

/** The same as text, with a line break at its end. */
export function viewJson(table: ExportTable): string {
  return `${JSON.stringify(viewFile(table), null, 2)}\n`;
}
