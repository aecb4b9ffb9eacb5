/** The page of an experiment that is gone: what happened to it, where it lives on, and what it said last. */
import { dash, formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";
import type { Ledger, Tombstone } from "../../leaderboard/ledger/ledger.ts";
import { routes } from "../../routes.ts";
import { emphasis, type Segment } from "../emphasis.ts";
import { costFigure, type Figure, figure, scoreFigure } from "../figure.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import { type CommitHead, commitHead } from "./commit.ts";
import type { Items } from "./item-changes.ts";
import { changePath } from "./site-changes.ts";

export interface TombstoneView {
  readonly key: string;
  readonly folder: string;
  readonly id: string;
  readonly path: string;
  /** The list of the folder's experiments; null where none is left. */
  readonly folderPath: string | null;
  readonly title: string;
  readonly description: string;
  readonly kindText: string;
  readonly told: readonly Segment[];
  /** Where it lives on; null where it does not. */
  readonly now: { readonly text: string; readonly path: string } | null;
  /** The names that it had afterwards, where the last of them is gone too. */
  readonly gone: { readonly text: string; readonly path: string | null } | null;
  readonly withdrawn: LocalText | null;
  /** What its last numbers are, and whether they count. */
  readonly lastText: string;
  readonly commit: CommitHead;
  /** In the site's ledger; null where it stands in none. */
  readonly ledgerPath: string | null;
  readonly settings: readonly { readonly term: string; readonly text: string }[];
  readonly phases: readonly TombstonePhase[];
  readonly units: { readonly tokens: string; readonly time: string };
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string | null }[];
  readonly benchmarks: readonly { readonly id: string; readonly path: string | null }[];
}

export interface TombstonePhase {
  readonly name: string;
  readonly score: Figure;
  readonly attempts: Figure;
  readonly cost: Figure;
  readonly tokens: Figure;
  readonly time: Figure;
}

/** Those of the ledger's tombstones whose address no experiment has taken. */
export function standingTombstones(ledger: Ledger, { experiments }: Pick<Items, "experiments">): readonly Tombstone[] {
  return ledger.tombstones.filter(({ key }) => !experiments.has(key));
}

export function tombstoneView(
  tombstone: Tombstone,
  ledger: Ledger,
  items: Items,
  repositoryUrl: string | null,
  locale: Locale,
): TombstoneView {
  const { key, at, what, meta } = tombstone;
  const words = dictionary(locale).changes;
  const [folder = "", id = ""] = key.split("/");
  const commit = ledger.commits[at] ?? { commit: "", committedAt: "" };
  const date = formatDate(commit.committedAt);
  const heir = what === "renamed" ? lastName(tombstone, ledger) : null;
  const lives = heir !== null && items.experiments.has(heir);
  const summaries = tombstone.phases.map(({ summary }) => summary);
  const tokens = tokenUnit(summaries.flatMap(totalTokens), locale);
  const time = timeUnit(
    summaries.flatMap(({ duration_ms }) => duration_ms ?? []),
    locale,
  );
  return {
    key,
    folder,
    id,
    path: routes.experiment(locale, key),
    folderPath: foldersOf(items).has(folder) ? routes.experimentFolder(locale, folder) : null,
    title: words.tombstone.title(id, folder),
    description: words.tombstone.description(key),
    kindText: words.what[what],
    told: emphasis(words.tombstone[what](date)),
    now: lives ? { text: heir, path: routes.experiment(locale, heir) } : null,
    gone:
      heir === null || lives
        ? null
        : {
            text: heir,
            path: stonesOf(ledger).has(heir) ? routes.experiment(locale, heir) : null,
          },
    withdrawn:
      meta.status === "withdrawn" ? localText(locale, meta.withdrawn_reason ?? dash, meta.withdrawn_reason_zh) : null,
    lastText: lives ? words.tombstone.lastTextLives : words.tombstone.lastText,
    commit: commitHead(commit, repositoryUrl),
    ledgerPath: changePath(ledger, at, locale),
    settings: settingsOf(tombstone, locale),
    phases: tombstone.phases.map(({ name, summary }) => ({
      name,
      score: scoreFigure(summary, null, locale),
      attempts: figure(summary.n_attempt, String, null, locale),
      cost: costFigure(summary.cost, null, locale),
      tokens: figure(totalTokens(summary)[0], tokens.text, null, locale),
      time: figure(summary.duration_ms, time.text, null, locale),
    })),
    units: { tokens: tokens.name, time: time.name },
    leaderboards: tombstone.leaderboards.map((board) => {
      const fields = items.leaderboards.get(board)?.leaderboard.definition.fields;
      if (fields === undefined) return { title: { text: board, lang: undefined }, path: null };
      return { title: localText(locale, fields.title, fields.title_zh), path: routes.leaderboard(locale, board) };
    }),
    benchmarks: meta.test_data.map((benchmark) => ({
      id: benchmark,
      path: items.benchmarks.has(benchmark) ? routes.benchmark(locale, benchmark) : null,
    })),
  };
}

const stones = new WeakMap<Ledger, ReadonlyMap<string, Tombstone>>();

function stonesOf(ledger: Ledger): ReadonlyMap<string, Tombstone> {
  const known = stones.get(ledger) ?? new Map(ledger.tombstones.map((stone) => [stone.key, stone]));
  stones.set(ledger, known);
  return known;
}

const folders = new WeakMap<Items["experiments"], ReadonlySet<string>>();

/** The folders that still hold experiments. */
function foldersOf({ experiments }: Pick<Items, "experiments">): ReadonlySet<string> {
  const known = folders.get(experiments) ?? new Set([...experiments.values()].map(({ folder }) => folder));
  folders.set(experiments, known);
  return known;
}

/** The name at the end of all renamings. */
function lastName({ to }: Tombstone, ledger: Ledger): string | null {
  const seen = new Set<string>();
  let name = to;
  for (
    let stone = stonesOf(ledger).get(name ?? "");
    stone?.what === "renamed";
    stone = stonesOf(ledger).get(name ?? "")
  ) {
    if (seen.has(stone.key)) break;
    seen.add(stone.key);
    name = stone.to;
  }
  return name;
}

/** Input and output together; nothing where one of them is not stated. */
function totalTokens({ n_input_tokens, n_output_tokens }: Tombstone["phases"][number]["summary"]): readonly number[] {
  return n_input_tokens == null || n_output_tokens == null ? [] : [n_input_tokens + n_output_tokens];
}

function settingsOf({ meta }: Tombstone, locale: Locale): TombstoneView["settings"] {
  const { terms, noAlgorithm, notStated } = dictionary(locale).experiment;
  const harness = [meta.harness_name, meta.harness_version].filter(Boolean).join(" ");
  const data = (ids: readonly string[] | null | undefined) => (ids && ids.length > 0 ? ids.join(", ") : null);
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [terms.algorithm, meta.algorithm ?? noAlgorithm],
    [terms.harness, harness],
    [terms.model, meta.model_name],
    [terms.provider, meta.model_provider ?? notStated],
    [terms.thinkingLevel, meta.thinking_level ?? notStated],
    [terms.trainingData, data(meta.training_data)],
    [terms.validationData, data(meta.validation_data)],
    [terms.author, meta.author.name],
    [terms.submitted, formatDate(meta.submit_time)],
  ];
  return rows.flatMap(([term, text]) => (text == null ? [] : [{ term, text }]));
}
