/** The first sentences of the pages of algorithms: what the paired tests show on every leaderboard, claiming no more. */
import { formatCount, formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Contrast } from "../../leaderboard/algorithms/contrast.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import type { ComparedBoard } from "./compared.ts";
import { groupLifts, scoreDecimals, tally } from "./figures.ts";
import { basisGroups } from "./lift-table.ts";
import type { NamedSetting } from "./names.ts";

/** Sentences with `**` around what they are about; see `emphasis`. */
export interface Findings {
  /** Leaderboard by leaderboard. */
  readonly claims: readonly string[];
  /** What keeps these from being read as more than they are. */
  readonly limits: readonly string[];
}

/** Findings ready to draw. */
export interface Lede {
  readonly claims: readonly (readonly Segment[])[];
  readonly limits: readonly (readonly Segment[])[];
}

export function lede({ claims, limits }: Findings): Lede {
  return { claims: claims.map(emphasis), limits: limits.map(emphasis) };
}

/** Leaderboards that have a clause of their own; further ones are counted together. */
const toldApart = 3;

/** One algorithm on all its leaderboards, as `settings` order them; made-up ones only where there are no measured ones. */
export function algorithmFindings(settings: readonly NamedSetting[], fallback: string, locale: Locale): Findings {
  const words = dictionary(locale).algorithm;
  const compared = settings.filter(({ setting }) => setting.counted.length > 0);
  const measured = compared.filter(({ setting }) => !setting.synthetic);
  const boards = (measured.length > 0 ? measured : compared).map(({ setting, names }) => {
    const contrasts = setting.counted.map(({ contrast }) => contrast);
    const lifts = contrasts.map(({ lift }) => lift.value);
    const digits = scoreDecimals(contrasts);
    return {
      contrasts,
      coverage: { settings: [{ setting, names }], counted: [{ setting, names }] },
      finding: {
        ...tally(contrasts),
        board: plain(names.board.title.text),
        algorithm: plain(names.algorithm.name),
        low: formatDelta(Math.min(...lifts), digits),
        high: formatDelta(Math.max(...lifts), digits),
      },
    };
  });
  const [first, ...others] = boards;
  if (first === undefined) {
    const name = plain(settings[0]?.names.algorithm.name ?? fallback);
    const apart = settings.some(({ setting }) => setting.lifts.length > 0);
    return { claims: [apart ? words.findingApart(name) : words.findingNone(name)], limits: [] };
  }
  const { finding } = first;
  const sentence =
    finding.all === 1
      ? words.findingOne(finding)
      : finding.better === finding.all
        ? words.findingAll(finding)
        : words.findingSome(finding);
  const [apart, together] = [others.slice(0, toldApart - 1), others.slice(toldApart - 1)];
  return {
    claims: [
      sentence,
      ...(apart.length === 0 ? [] : [words.findingElsewhere(apart.map((one) => one.finding))]),
      ...furtherSentence(together, locale),
    ],
    limits: limitSentences(boards, locale),
  };
}

/** All algorithms, leaderboard by leaderboard. */
export function listFindings(compared: readonly ComparedBoard[], locale: Locale): Findings {
  const words = dictionary(locale).algorithm;
  const boards = compared.flatMap((one) => {
    const contrasts = countedContrasts(one);
    if (contrasts.length === 0) return [];
    return [{ contrasts, coverage: one, finding: { ...tally(contrasts), board: plain(one.board.title.text) } }];
  });
  const [first, ...others] = boards;
  if (first === undefined) return { claims: [words.listNothing], limits: [] };
  const [apart, together] = [others.slice(0, toldApart - 1), others.slice(toldApart - 1)];
  return {
    claims: [
      words.listFinding(first.finding),
      ...(apart.length === 0 ? [] : [words.listElsewhere(apart.map(({ finding }) => finding))]),
      ...furtherSentence(together, locale),
    ],
    limits: limitSentences(boards, locale),
  };
}

interface BoardContrasts {
  readonly contrasts: readonly Contrast[];
  readonly coverage: Pick<ComparedBoard, "settings" | "counted">;
}

/** The pairs of algorithm and agent that sentences about a leaderboard draw on. */
export function countedContrasts({ counted }: ComparedBoard): readonly Contrast[] {
  return counted.flatMap(({ setting }) => setting.counted.map(({ contrast }) => contrast));
}

/** Tests of the same two sets of experiments are one test, on however many leaderboards they stand. */
function distinct(contrasts: readonly Contrast[]): readonly Contrast[] {
  const key = ({ matches }: Contrast) =>
    matches
      .map(({ experiment, baseline }) => `${experiment.key} ${baseline.key}`)
      .sort()
      .join("\n");
  return [...new Map(contrasts.map((contrast) => [key(contrast), contrast])).values()];
}

/** What keeps agents of a leaderboard out of the counts, or the counts from covering all of its groups. */
export function coverageLimits(
  { settings, counted }: Pick<ComparedBoard, "settings" | "counted">,
  locale: Locale,
): readonly string[] {
  const words = dictionary(locale).algorithm;
  const [first] = settings;
  if (first === undefined) return [];
  const board = plain(first.names.board.title.text);
  const common = counted.flatMap(({ setting, names }) =>
    setting.basis?.kind === "common"
      ? [words.commonLimit(board, plain(names.algorithm.name), basisGroups(setting.basis, names, locale))]
      : [],
  );
  const all = settings.reduce((sum, { setting }) => sum + setting.lifts.length, 0);
  const partial = all - counted.reduce((sum, { setting }) => sum + setting.counted.length, 0);
  return [...common, ...(partial === 0 ? [] : [words.partialLimit(board, partial)])];
}

function furtherSentence(boards: readonly BoardContrasts[], locale: Locale): readonly string[] {
  if (boards.length === 0) return [];
  const contrasts = distinct(boards.flatMap((one) => one.contrasts));
  return [dictionary(locale).algorithm.findingFurther(boards.length, tally(contrasts))];
}

function limitSentences(boards: readonly BoardContrasts[], locale: Locale): readonly string[] {
  const words = dictionary(locale).algorithm;
  const contrasts = distinct(boards.flatMap((one) => one.contrasts));
  const tests = contrasts.filter(({ comparison }) => comparison.p !== null).length;
  return [
    ...cellsSentence(contrasts, locale),
    ...boards.flatMap(({ coverage }) => coverageLimits(coverage, locale)),
    ...(tests > 1 ? [words.unadjusted(tests)] : []),
    ...(shareExperiments(boards) ? [words.sharedExperiments] : []),
  ];
}

/** In how many distinct squares of configuration and group the mean score is lower; nothing where there is but one. */
function cellsSentence(contrasts: readonly Contrast[], locale: Locale): readonly string[] {
  const words = dictionary(locale).algorithm;
  const lifts = new Map(
    contrasts.flatMap((contrast) =>
      groupLifts(contrast).map(({ match, lift }) => [`${match.experiment.key} ${match.baseline.key}`, lift] as const),
    ),
  );
  if (lifts.size < 2) return [];
  const lower = [...lifts.values()].filter((lift) => lift < 0).length;
  const all = formatCount(lifts.size);
  return [lower === 0 ? words.cellsNoneLower(all) : words.cellsLower(formatCount(lower), all)];
}

/** Whether any experiment enters more than one of the boards. */
function shareExperiments(boards: readonly BoardContrasts[]): boolean {
  const seen = new Set<string>();
  for (const { contrasts } of boards) {
    const own = experimentKeys(contrasts);
    if (!own.isDisjointFrom(seen)) return true;
    for (const key of own) seen.add(key);
  }
  return false;
}

/** The experiments behind contrasts, on either side. */
export function experimentKeys(contrasts: readonly Contrast[]): ReadonlySet<string> {
  return new Set(
    contrasts.flatMap(({ matches }) => matches.flatMap(({ experiment, baseline }) => [experiment.key, baseline.key])),
  );
}
