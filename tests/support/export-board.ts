/** A small board whose names try to be commands, formulas and markup, as everything that can be exported of it. */
import type { LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import type { Locale } from "../../src/i18n/index.ts";
import { buildCatalog, type LeaderboardWithBoard } from "../../src/leaderboard/catalog.ts";
import { boardExport } from "../../src/views/export/board-export.ts";
import type { DataState } from "../../src/views/export/table.ts";
import { type BoardExport, exportTable, wholeView } from "../../src/views/export/view.ts";
import { benchmark, definition, experiment, type PhaseInput } from "./board-records.ts";

/** What people have called things, or might. */
export const hostileNames = [
  "a_b & 50% #1 {x}",
  '=HYPERLINK("http://x.example","y")',
  'a, "b"',
  "line\rbreak",
  "two\r\nlines",
  "中文，模型",
  "\\input{x}",
  "$x^2$ ~ ^",
  "a--b ''c'' `d`",
  "[x] *y* | z",
  "<b>é ñ Å ï</b>",
  "-1.5",
  "+1",
  "@cmd",
  "\ttab",
  "\\\\",
  "ends with \\",
  "%",
  "α × 3 − 2 – … “q”",
] as const;

export const state: DataState = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  committedAt: "2026-11-30T12:00:00Z",
  dirty: false,
};
const root = "https://club.example";

/** One experiment on one group, with the figures of its summary. */
export const run = (id: string, model: string, figures: PhaseInput) =>
  experiment(`lb/${id}`, { test_data: ["g"], model_name: model }, { test: figures });

/** One entry for each name, the first the best; scores end in many digits. */
export function hostileItem(): {
  readonly item: LeaderboardWithBoard;
  readonly catalog: ReturnType<typeof buildCatalog>;
} {
  return itemOf(
    hostileNames.map((name, index) =>
      run(`e${index}`, name, { score_mean: 90 - index + 0.123456789, score_std: 1.005, n_attempt: 3, cost: 0.1 + 0.2 }),
    ),
    { title: hostileNames[0], title_zh: "标题 & 50%" },
  );
}

export function itemOf(experiments: readonly ReturnType<typeof experiment>[], fields: Partial<LeaderboardDefinition>) {
  const document = {
    file: "leaderboards/lb.yaml",
    marks: {},
    written: {},
    fields: definition({
      groups: [{ id: "g", test_data: ["g"] }],
      columns: [
        { id: "score", title: "Score", value: "mean(test.score)" },
        { id: "cost", title: "Cost", value: "sum(test.cost)", unit: "usd" },
      ],
      ...fields,
    }),
  };
  const catalog = buildCatalog({
    experiments,
    benchmarks: [benchmark("g")],
    leaderboards: [{ id: "lb", definition: document }],
    problems: [],
  });
  const item = catalog.leaderboards.get("lb");
  if (item === undefined) throw new Error("The leaderboard is not there.");
  return { item, catalog };
}

export function exportOf(
  { item, catalog }: { readonly item: LeaderboardWithBoard; readonly catalog: Parameters<typeof boardExport>[1] },
  locale: Locale = "en",
  own: DataState = state,
): BoardExport {
  const prefix = locale === "zh" ? "/zh" : "";
  return boardExport(
    item,
    catalog,
    { address: `${root}${prefix}/leaderboards/${item.leaderboard.id}/`, state: own },
    locale,
  );
}

/** The table as the page shows it. */
export const tableOf = (board: BoardExport) => exportTable(board, wholeView(board));
