/** The badges of entries and experiments: the number that matters with whatever keeps it from being misread. */
import type { Experiment } from "../../content-loaders/repository.ts";
import { dictionary, type Locale, localText } from "../i18n/index.ts";
import type { Entry } from "../leaderboard/board.ts";
import type { Catalog, LeaderboardWithBoard } from "../leaderboard/catalog.ts";
import type { Badge } from "./badge.ts";
import { boardNames, namingOf } from "./board-identity.ts";
import { cellOf, cellSpread } from "./cell-view.ts";
import { columnFormats, formatOf } from "./column-format.ts";
import { mainReason } from "./missing-text.ts";
import { intervalText } from "./rank.ts";
import { scoreLine, scoreText } from "./score.ts";
import { isSyntheticExperiment } from "./synthetic.ts";
import { testPhase } from "./test-phase.ts";
import { versionLabel } from "./version-text.ts";

/**
 * `GDPevo, groups 001–012 | #1 [1–3] · 71.47 ± 1.35`. One picture serves both languages, so that `locale` is English but
 * for its text alternative.
 */
export function entryBadge(
  item: LeaderboardWithBoard,
  entry: Entry,
  catalog: Pick<Catalog, "experiments" | "benchmarks">,
  locale: Locale,
): Badge {
  const { share, site } = dictionary(locale);
  const { board, leaderboard } = item;
  const { fields } = leaderboard.definition;
  const withdrawn = fields.status === "withdrawn";
  const label = localText(locale, fields.title, fields.title_zh).text;
  const cell = cellOf(entry, board.primary);
  const format = formatOf(columnFormats(board, locale), board.primary);
  const number =
    cell.kind === "figure"
      ? scoreLine({ value: format.value(cell.value), spread: cellSpread(cell, format, locale) })
      : mainReason(cell.missing, locale);
  const interval = entry.rankInterval === null ? null : intervalText(entry.rankInterval);
  const rank = entry.rank === null ? share.badge.unranked : share.badge.rank(entry.rank, interval);
  const version = versionLabel(entry.versionFlags, locale);
  const marks = [
    ...(entry.synthetic || fields.synthetic === true ? [site.synthetic] : []),
    ...(version === null ? [] : [version.label]),
    ...(withdrawn ? [site.withdrawn] : []),
  ];
  // What was withdrawn ranks nowhere.
  const value = [...(withdrawn ? [] : [rank]), number, ...marks].join(share.separator);
  const name = boardNames(item, namingOf(catalog), locale).of(entry).line;
  return {
    label,
    value,
    title: share.badge.entryAlt(label, name, value, site.name),
    tone: cell.kind === "missing" ? "missing" : marks.length > 0 || entry.rank === null ? "limited" : "figure",
  };
}

/** `codex-tg001 | 52.33 ± 3.06 · n = 3`, of the test. */
export function experimentBadge(
  experiment: Experiment,
  { benchmarks }: Pick<Catalog, "benchmarks">,
  locale: Locale,
): Badge {
  const { share, site, experiment: words } = dictionary(locale);
  const { status } = experiment.meta.fields;
  const figures = testPhase(experiment)?.summary.fields;
  const mean = figures?.score_mean ?? null;
  const n = figures?.n_attempt ?? null;
  const marks = [
    ...(isSyntheticExperiment(experiment, benchmarks) ? [site.synthetic] : []),
    ...(status === "withdrawn" ? [site.withdrawn] : []),
  ];
  const score = scoreText({ value: mean, std: figures?.score_std ?? null, n }, locale);
  // Of one attempt the spread's place says so already.
  const attempts = mean === null || n === null || n === 1 ? [] : [share.badge.attempts(n)];
  const number = score.missing ? words.notStated : scoreLine(score);
  const value = [number, ...attempts, ...marks].join(share.separator);
  return {
    label: share.badge.score,
    value,
    title: share.badge.experimentAlt(experiment.id, value, site.name),
    tone: mean === null ? "missing" : marks.length > 0 ? "limited" : "figure",
  };
}
