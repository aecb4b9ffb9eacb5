/** `/api/v1/leaderboards/<id>.json`: the leaderboard at full precision, with the text that people see beside it. */
import { lineOf } from "../../../content-loaders/repository.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import type { Cell } from "../../leaderboard/macro-mean.ts";
import { roundToText } from "../../leaderboard/round.ts";

/** Digits of a score in text. */
const scoreDigits = 2;

/** Entries in rank order, unranked ones after them; `null` is missing, and `missing` says why. */
export function leaderboardFile({ leaderboard, board }: LeaderboardWithBoard) {
  const { fields } = leaderboard.definition;
  return {
    leaderboard_id: leaderboard.id,
    status: fields.status,
    withdrawn_reason: fields.withdrawn_reason ?? null,
    title: fields.title,
    title_zh: fields.title_zh ?? null,
    description: fields.description,
    description_zh: fields.description_zh ?? null,
    last_update: fields.last_update,
    references: fields.references ?? [],
    synthetic: fields.synthetic ?? false,
    caveats: fields.caveats ?? [],
    groups: board.groups.map((group) => ({
      id: group.id,
      title: group.title,
      title_zh: group.titleZh,
      test_data: group.testData,
    })),
    columns: [
      {
        id: "score",
        title: "Score",
        expression: "mean(test.score)",
        unit: "score",
        digits: scoreDigits,
        primary: true,
      },
    ],
    entries: board.entries.map(entryRecord),
  };
}

function entryRecord(entry: Entry) {
  return {
    id: entry.id,
    title: entry.title?.en ?? null,
    title_zh: entry.title?.zh ?? null,
    rank: entry.rank,
    identity: entry.identity,
    experiments: Object.fromEntries([...entry.experiments].map(([group, { key }]) => [group, key])),
    earlier_submissions: entry.earlierSubmissions.map(({ key }) => key),
    cells: { score: cellRecord(entry.cells.score) },
  };
}

function cellRecord(cell: Cell) {
  return {
    value: cell.value,
    text: cell.value === null ? null : roundToText(cell.value, scoreDigits),
    std: cell.std,
    std_text: cell.std === null ? null : roundToText(cell.std, scoreDigits),
    n: cell.n,
    n_std_unknown: cell.unknownStdCount,
    coverage: cell.coverage,
    missing: cell.missing,
    operands: cell.operands.map(({ group, experiment, value, std, n }) => {
      const summary = experiment.phases.find(({ kind }) => kind === "test")?.summary;
      return {
        group,
        experiment: experiment.key,
        phase: "test",
        field: "score_mean",
        value,
        std,
        n,
        source: summary ? { file: summary.file, line: lineOf(summary.marks, "score_mean") } : null,
      };
    }),
  };
}
