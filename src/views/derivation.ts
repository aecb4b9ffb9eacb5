/** How a score was made: every written figure it comes from, with the line it was read from, and the sum. */

import { lineOf } from "../../content-loaders/repository.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale, LocalText } from "../i18n/index.ts";
import type { Board, Entry } from "../leaderboard/board.ts";
import type { Operand } from "../leaderboard/macro-mean.ts";
import { routes } from "../routes.ts";
import { entryFigures } from "./finding.ts";
import { groupHead } from "./group-heat.ts";
import { type ScoreText, scoreDigits, scoreText } from "./score.ts";
import { fieldSource, fileInExperiment } from "./source-link.ts";
import { testPhase } from "./test-phase.ts";

/** The mean over groups and its parts. */
export interface Derivation {
  /** The entry in one line. */
  readonly entry: string;
  readonly score: ScoreText;
  /** Its standard deviation alone; null when unknown. */
  readonly std: string | null;
  readonly groupCount: number;
  /** What each part counts: `1/12`. */
  readonly coefficient: string;
  readonly parts: readonly DerivationPart[];
}

export interface DerivationPart {
  readonly group: string;
  readonly title: LocalText;
  readonly value: string;
  /** Null where no standard deviation exists or is known. */
  readonly std: string | null;
  readonly n: string;
  readonly experiment: { readonly id: string; readonly path: string };
  /** The line that states the mean: `test/summary.yaml:4`. */
  readonly source: { readonly text: string; readonly path: string };
}

/** The derivation of an entry's score; null when the score is missing. */
export function derivation(board: Board, entry: Entry, line: string, locale: Locale): Derivation | null {
  const { score } = entry.cells;
  if (score.value === null) return null;
  const titles = new Map(board.groups.map((group) => [group.id, groupHead(group, locale).title]));
  return {
    entry: line,
    score: scoreText(entryFigures(entry), locale),
    std: score.std === null ? null : formatNumber(score.std, scoreDigits),
    groupCount: board.groups.length,
    coefficient: board.groups.length === 1 ? "1" : `1/${board.groups.length}`,
    parts: score.operands.map((operand) => part(operand, titles, locale)),
  };
}

function part(
  { group, experiment, value, std, n }: Operand,
  titles: ReadonlyMap<string, LocalText>,
  locale: Locale,
): DerivationPart {
  const summary = testPhase(experiment)?.summary ?? experiment.meta;
  return {
    group,
    title: titles.get(group) ?? { text: group, lang: undefined },
    value: formatNumber(value, scoreDigits),
    std: std === null ? null : formatNumber(std, scoreDigits),
    n: String(n),
    experiment: { id: experiment.id, path: routes.experiment(locale, experiment.key) },
    source: {
      text: `${fileInExperiment(experiment, summary.file)}:${lineOf(summary.marks, "score_mean")}`,
      path: fieldSource(experiment, summary, "score_mean"),
    },
  };
}
