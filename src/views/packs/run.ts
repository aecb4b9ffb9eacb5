/** The page of one run: how it stands against its base run, every number with its line, and the files behind them. */
import type { Run } from "../../../content-loaders/packs.ts";
import { lineOf } from "../../../content-loaders/repository.ts";
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import { algorithmsOf } from "../../leaderboard/algorithms/algorithms.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { apiRoutes, badgeRoutes, routes, sourceAnchor } from "../../routes.ts";
import { type Badge, badgeSize } from "../badge.ts";
import { type CaveatView, caveatViews } from "../caveats.ts";
import { emphasis, plain, type Segment } from "../emphasis.ts";
import type { Setting } from "../experiment-settings.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { packTitle } from "./names.ts";
import { runPackBadge } from "./run-badge.ts";
import { type RunCategory, runFigures } from "./run-figures.ts";
import { type ListedRun, listedRun, type RunName, runName } from "./run-name.ts";
import { type ReportRow, reportRows } from "./run-reports.ts";

/** Everything on the page; strings are final, paths come from `routes`. */
export interface RunView {
  readonly name: RunName;
  readonly title: string;
  readonly description: string;
  readonly sourcePath: string;
  readonly jsonPath: string;
  /** The reason; null where the run stands. */
  readonly withdrawn: LocalText | null;
  readonly lede: readonly Segment[];
  /** Which packs went which way; null where nothing is compared. */
  readonly tally: readonly Segment[] | null;
  /** Whether any pack's primary number was tested, so that the test is to be named. */
  readonly tested: boolean;
  readonly facts: readonly { readonly before: string; readonly value: string; readonly path?: string }[];
  /** Head of the column of changes: the base run's id, or null. */
  readonly base: string | null;
  readonly settings: readonly Setting[];
  readonly categories: readonly RunCategory[];
  readonly caveats: readonly CaveatView[];
  /** The packs of which the run says where the scores come from. */
  readonly scores: readonly StatedScores[];
  /** Runs that name this one as their base. */
  readonly derived: readonly ListedRun[];
  readonly reports: readonly ReportRow[];
  readonly badges: readonly RunBadge[];
  readonly references: readonly string[];
}

/** What a run says of the scores of a pack. */
export interface StatedScores {
  readonly id: string;
  readonly title: LocalText;
  /** `elsewhere`, in words. */
  readonly scoredBy: string;
  readonly path: string;
  readonly reference: string | null;
  readonly note: LocalText | null;
}

export interface RunBadge {
  readonly pack: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** In the reader's language. */
  readonly alt: string;
  /** In English, for the snippets. */
  readonly badge: Badge;
}

export function runView(run: Run, catalog: Catalog, locale: Locale): RunView {
  const { fields } = run.manifest;
  const words = dictionary(locale).packs.run;
  const evaluations: ReadonlyMap<string, Evaluation> = catalog.evaluations.get(run.id) ?? new Map();
  const name = runName(run, locale);
  const tally = tallyOf([...evaluations.values()]);
  const compared = evaluations.size > tally.notCompared;
  return {
    name,
    title: words.pageTitle(run.id),
    description: words.description(run.id, fields.model, evaluations.size),
    sourcePath: routes.runSource(run.id),
    jsonPath: apiRoutes.run(run.id),
    withdrawn: name.withdrawn ? localText(locale, fields.withdrawn_reason ?? "", fields.withdrawn_reason_zh) : null,
    lede: emphasis(words.lede(plain(fields.model), fields.algorithm && plain(fields.algorithm), fields.base)),
    tally:
      fields.base === null || evaluations.size === 0
        ? null
        : emphasis(compared ? words.tally(tally) : words.nothingCompared),
    tested: compared && tally.improved.length + tally.regressed.length + tally.changed.length + tally.undecided > 0,
    facts: runFacts(run, catalog, locale),
    base: fields.base,
    settings: runSettings(run, catalog, locale),
    categories: runFigures(evaluations, catalog, locale),
    caveats: caveatViews(fields.caveats, locale),
    scores: statedScores(run, catalog, locale),
    derived: (runsByBase(catalog.runs).get(run.id) ?? []).map((other) => listedRun(other, catalog, locale)),
    reports: reportRows(run, evaluations, locale),
    badges: runBadges(run, catalog, locale),
    references: fields.references ?? [],
  };
}

const byBase = new WeakMap<ReadonlyMap<string, Run>, ReadonlyMap<string, readonly Run[]>>();

/** The runs that name a run as their base, by its id; worked out once for a catalogue. */
function runsByBase(runs: ReadonlyMap<string, Run>): ReadonlyMap<string, readonly Run[]> {
  const known = byBase.get(runs);
  if (known !== undefined) return known;
  const named = [...runs.values()].filter(({ manifest }) => manifest.fields.base !== null);
  const found = Map.groupBy(named, ({ manifest }) => manifest.fields.base ?? "");
  byBase.set(runs, found);
  return found;
}

/** The packs by what the test says of their primary metrics: by id where it found a change. */
function tallyOf(evaluations: readonly Evaluation[]) {
  const decisions = evaluations.map(({ pack, metrics }) => {
    const primary = metrics.find((metric) => metric.primary);
    return { id: pack.id, decision: primary === undefined ? null : decisionOf(primary) };
  });
  const ids = (decision: Decision | null) => decisions.filter((one) => one.decision === decision).map(({ id }) => id);
  return {
    improved: ids("improved"),
    regressed: ids("regressed"),
    changed: ids("changed"),
    undecided: ids("undecided").length,
    untested: ids("untested").length,
    notCompared: ids(null).length,
  };
}

/** What leads on from the run. */
function runFacts(run: Run, catalog: Catalog, locale: Locale): RunView["facts"] {
  const { base, algorithm, finished_at } = run.manifest.fields;
  const words = dictionary(locale).packs.run;
  return [
    ...(base === null
      ? []
      : [
          {
            before: words.baseFact,
            value: base,
            ...(catalog.runs.has(base) ? { path: routes.run(locale, base) } : {}),
          },
        ]),
    ...(algorithm === null
      ? []
      : [
          {
            before: words.algorithmFact,
            value: algorithm,
            ...(algorithmsOf(catalog).has(algorithm) ? { path: routes.algorithm(locale, algorithm) } : {}),
          },
        ]),
    ...(finished_at === null ? [] : [{ before: words.finishedFact, value: formatDate(finished_at) }]),
  ];
}

/** What `run.yaml` says of the run, each with its line. */
function runSettings(run: Run, catalog: Catalog, locale: Locale): readonly Setting[] {
  const { fields, marks, file } = run.manifest;
  const { facts, notStated } = dictionary(locale).packs.run;
  const name = file.replace(`runs/${run.id}/`, "");
  const setting = (term: string, field: string, value: string | null, missing: string, path: string | null = null) => ({
    term,
    rawTerm: false,
    values: value === null ? [] : [{ text: value, lang: undefined, id: null, path }],
    missing: value === null ? missing : null,
    path: marks[field] === undefined ? null : routes.runSource(run.id) + sourceAnchor(name, lineOf(marks, field)),
  });
  const base = fields.base === null ? undefined : catalog.runs.get(fields.base);
  const baseText = fields.base !== null && base === undefined ? `${fields.base} (${facts.baseNotShown})` : fields.base;
  const hasPage = fields.algorithm !== null && algorithmsOf(catalog).has(fields.algorithm);
  return [
    setting(facts.model, "model", fields.model, ""),
    setting(facts.provider, "provider", fields.provider, notStated),
    setting(facts.base, "base", baseText, facts.noBase, base === undefined ? null : routes.run(locale, base.id)),
    setting(
      facts.algorithm,
      "algorithm",
      fields.algorithm,
      dictionary(locale).site.noAlgorithm,
      hasPage && fields.algorithm !== null ? routes.algorithm(locale, fields.algorithm) : null,
    ),
    setting(facts.finished, "finished_at", fields.finished_at && formatDate(fields.finished_at), notStated),
    setting(facts.author, "author.name", fields.author.name, ""),
  ];
}

function statedScores(run: Run, { packs, evaluations }: Catalog, locale: Locale): readonly StatedScores[] {
  const stated = run.manifest.fields.results ?? {};
  const { scoredBy } = dictionary(locale).packs.run;
  return [...(evaluations.get(run.id) ?? [])].flatMap(([id, { figures }]) => {
    const pack = packs.get(id);
    const { reference, note, note_zh } = stated[id] ?? {};
    const shown = note ?? note_zh;
    if (pack === undefined || (figures.source === "runner" && reference === undefined && shown === undefined))
      return [];
    return [
      {
        id,
        title: packTitle(pack, locale),
        scoredBy: scoredBy[figures.source],
        path: routes.pack(locale, id),
        reference: reference ?? null,
        note: shown === undefined ? null : localText(locale, shown, note_zh),
      },
    ];
  });
}

function runBadges(run: Run, catalog: Catalog, locale: Locale): readonly RunBadge[] {
  return [...(catalog.evaluations.get(run.id) ?? [])].flatMap(([pack, evaluation]) => {
    const badge = runPackBadge(evaluation, catalog, "en");
    const own = runPackBadge(evaluation, catalog, locale);
    if (badge === null || own === null) return [];
    const { badgeAlt } = dictionary(locale).packs.run;
    return [
      {
        pack,
        path: badgeRoutes.runPack(run.id, pack, "svg"),
        ...badgeSize(badge),
        alt: badgeAlt(pack, own.value),
        badge,
      },
    ];
  });
}
