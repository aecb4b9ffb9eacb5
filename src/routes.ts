/** The one module that knows URL paths. Every path is given without the base path and for one locale. */
import type { Locale } from "./i18n/index.ts";

/** The locale's prefix: none for English, `/zh` for Chinese. */
const prefixes: Readonly<Record<Locale, string>> = { en: "", zh: "/zh" };

/** The pages of the site. Ids are those of the repository; they need no escaping, but titles never enter a path. */
export const routes = {
  home: (locale: Locale) => page(locale, ""),
  leaderboards: (locale: Locale) => page(locale, "leaderboards"),
  leaderboard: (locale: Locale, id: string) => page(locale, "leaderboards", id),
  entry: (locale: Locale, id: string, entryId: string) => page(locale, "leaderboards", id, "entries", entryId),
  /** The part of an entry's page that says how the number of a column was made. */
  cell: (locale: Locale, id: string, entryId: string, column: string) =>
    `${routes.entry(locale, id, entryId)}#${cellAnchor(column)}`,
  compare: (locale: Locale, id: string) => page(locale, "leaderboards", id, "compare"),
  phases: (locale: Locale, id: string) => page(locale, "leaderboards", id, "phases"),
  phasesOfGroup: (locale: Locale, id: string, group: string) => page(locale, "leaderboards", id, "phases", group),
  leaderboardSource: (id: string) => page("en", "leaderboards", id, "source"),
  experiments: (locale: Locale) => page(locale, "experiments"),
  /** The experiments of a folder; long lists have further pages, counted from 1. */
  experimentFolder: (locale: Locale, folder: string, number = 1) =>
    page(locale, "experiments", folder, ...(number === 1 ? [] : ["pages", String(number)])),
  /** `key` is `<folder>/<experiment-id>`. */
  experiment: (locale: Locale, key: string) => page(locale, "experiments", key),
  /** The records of a phase that the experiment's own page has no room for. */
  experimentPhase: (locale: Locale, key: string, phase: string) => page(locale, "experiments", key, "phases", phase),
  experimentSource: (key: string) => page("en", "experiments", key, "source"),
  benchmarks: (locale: Locale) => page(locale, "benchmarks"),
  benchmark: (locale: Locale, id: string) => page(locale, "benchmarks", id),
  task: (locale: Locale, benchmarkId: string, taskId: string) => page(locale, "benchmarks", benchmarkId, taskId),
  algorithms: (locale: Locale) => page(locale, "algorithms"),
  algorithm: (locale: Locale, id: string) => page(locale, "algorithms", id),
  packs: (locale: Locale) => page(locale, "packs"),
  pack: (locale: Locale, id: string) => page(locale, "packs", id),
  packSource: (id: string) => page("en", "packs", id, "source"),
  /** The matrix of runs by packs. */
  runs: (locale: Locale) => page(locale, "runs"),
  run: (locale: Locale, id: string) => page(locale, "runs", id),
  /** The part of a run's page that shows its figures on one pack. */
  runPack: (locale: Locale, id: string, pack: string) => `${routes.run(locale, id)}#${packAnchor(pack)}`,
  runSource: (id: string) => page("en", "runs", id, "source"),
  methodology: (locale: Locale) => page(locale, "methodology"),
  submit: (locale: Locale) => page(locale, "submit"),
  dataHealth: (locale: Locale) => page(locale, "data-health"),
  /** All problems of one rule; `number` counts its pages from 1. */
  problems: (locale: Locale, code: string, number = 1) =>
    page(locale, "data-health", code.toLowerCase(), number === 1 ? "" : String(number)),
  /** What was published, corrected, withdrawn and deleted; `number` counts its pages from 1. */
  changes: (locale: Locale, number = 1) => page(locale, "changes", number === 1 ? "" : String(number)),
  leaderboardChanges: (locale: Locale, id: string, number = 1) =>
    page(locale, "leaderboards", id, "changes", number === 1 ? "" : String(number)),
  /** The states of the data that were given a name. `snapshot` is the name of a tag as addresses have it. */
  snapshots: (locale: Locale) => page(locale, "snapshots"),
  snapshot: (locale: Locale, snapshot: string) => page(locale, "snapshots", snapshot),
  snapshotLeftOut: (locale: Locale, snapshot: string) => `${routes.snapshot(locale, snapshot)}#left-out`,
  snapshotLeaderboard: (locale: Locale, snapshot: string, id: string) =>
    page(locale, "snapshots", snapshot, "leaderboards", id),
  search: (locale: Locale) => page(locale, "search"),
  /** The first entries of a leaderboard, to stand inside another site's page. */
  embed: (locale: Locale, id: string) => page(locale, "embed", "leaderboards", id),
} as const;

/** Charts as pictures of their own, in SVG; each lies beside the page that shows it. */
export const pictureRoutes = {
  scores: (locale: Locale, id: string) => `${routes.leaderboard(locale, id)}scores.svg`,
  costScore: (locale: Locale, id: string) => `${routes.leaderboard(locale, id)}cost-score.svg`,
  /** Curves over each other along an axis, of a group or (null) of the mean over all. */
  phases: (locale: Locale, id: string, group: string | null, along: string) =>
    `${group === null ? routes.phases(locale, id) : routes.phasesOfGroup(locale, id, group)}by-${along}.svg`,
  /** Curves side by side. */
  phaseEntries: (locale: Locale, id: string, group: string | null) =>
    `${group === null ? routes.phases(locale, id) : routes.phasesOfGroup(locale, id, group)}entries.svg`,
  /** `key` is `<folder>/<experiment-id>`. */
  phaseCurve: (locale: Locale, key: string, along: string) =>
    `${routes.experiment(locale, key)}phase-curve-by-${along}.svg`,
  /** All algorithms on the leaderboard with the most agents. */
  lifts: (locale: Locale) => `${routes.algorithms(locale)}lifts.svg`,
  liftCost: (locale: Locale, board: string) => `${routes.algorithms(locale)}cost-${board}.svg`,
  /** `board` is the anchor of a leaderboard on the page of the algorithm. */
  algorithmLifts: (locale: Locale, id: string, board: string) => `${routes.algorithm(locale, id)}lifts-${board}.svg`,
  algorithmCurves: (locale: Locale, id: string, board: string) => `${routes.algorithm(locale, id)}curves-${board}.svg`,
} as const;

/** The kinds of item that have a poster of their own. */
export type PosterKind = "leaderboards" | "benchmarks" | "algorithms" | "packs";

/** Posters: the pictures that other sites show beside a link, in PNG. */
export const posterRoutes = {
  site: (locale: Locale) => `/og${prefixes[locale]}/site.png`,
  item: (locale: Locale, kind: PosterKind, id: string) => `/og${prefixes[locale]}/${kind}/${id}.png`,
} as const;

/** What feed readers follow, one file for each language. */
export const feedRoutes = {
  site: (locale: Locale) => `${routes.home(locale)}feed.xml`,
  leaderboard: (locale: Locale, id: string) => `${routes.leaderboard(locale, id)}feed.xml`,
} as const;

/** The files that the interactive parts of pages read, one for each language: text as it is shown, no stable format. */
export const dataRoutes = {
  groupColumn: (locale: Locale, id: string, group: string) => `${routes.leaderboard(locale, id)}groups/${group}.json`,
  /** All rows and columns of a leaderboard's table, for the exports of a view. */
  boardExport: (locale: Locale, id: string) => `${routes.leaderboard(locale, id)}export.json`,
  compareBoard: (locale: Locale, id: string) => `${routes.compare(locale, id)}board.json`,
  compareEntry: (locale: Locale, id: string, entryId: string) => `${routes.compare(locale, id)}entries/${entryId}.json`,
  /** All metrics of a pack over all runs, for the columns that readers add to the matrix. */
  packRuns: (locale: Locale, id: string) => `${routes.pack(locale, id)}runs.json`,
  /** How the numbers of a leaderboard changed, commit by commit. */
  boardHistory: (locale: Locale, id: string) => `${routes.leaderboard(locale, id)}history.json`,
  /** The commits that changed the data, with their days, newest first; one for both languages. */
  commits: () => "/changes/commits.json",
  /** The commits that left them as they were, by the place of the commit in that list whose data they hold. */
  untouchedCommits: () => "/changes/untouched-commits.json",
  /** How an experiment changed; only those that did have one, for both languages. */
  experimentHistory: (key: string) => `${routes.experiment("en", key)}history.json`,
  /** Parts count from 1. */
  searchPart: (locale: Locale, part: number) => `${routes.search(locale)}records/${part}.json`,
} as const;

/** The machine-readable files; one for both languages. */
export const apiRoutes = {
  index: () => "/api/v1/index.json",
  leaderboard: (id: string) => `/api/v1/leaderboards/${id}.json`,
  /** A leaderboard's table; the texts are in one language. */
  leaderboardTable: (locale: Locale, id: string, format: "csv" | "tex" | "md") =>
    `/api/v1/leaderboards/${tableName(locale, id)}.${format}`,
  /** Every record behind a leaderboard, and what its columns are. */
  records: (id: string) => `/api/v1/records/${id}.csv`,
  recordsDictionary: (id: string) => `${apiRoutes.records(id)}-metadata.json`,
  /** The same data as MLCommons' Croissant describes them. */
  croissant: (id: string) => `/api/v1/leaderboards/${id}.croissant.json`,
  entry: (id: string, entryId: string) => `/api/v1/leaderboards/${id}/entries/${entryId}.json`,
  experiment: (key: string) => `/api/v1/experiments/${key}.json`,
  benchmark: (id: string) => `/api/v1/benchmarks/${id}.json`,
  algorithm: (id: string) => `/api/v1/algorithms/${id}.json`,
  pack: (id: string) => `/api/v1/packs/${id}.json`,
  run: (id: string) => `/api/v1/runs/${id}.json`,
  /** The matrix of runs by packs: one row for each run. */
  matrix: (format: "json" | "csv") => `/api/v1/matrix.${format}`,
  /** The same in long form: one line for each number. */
  packResults: () => "/api/v1/pack-results.csv",
  problems: () => "/api/v1/problems.json",
  /** What the files of a kind are made of, as JSON Schema. */
  schema: (name: string) => `/api/v1/schema/${name}.json`,
} as const;

/** Files that crawlers look for. */
export const siteRoutes = {
  robots: () => "/robots.txt",
  /** The list of the parts, which hold the pages. */
  sitemap: () => "/sitemap.xml",
  /** Parts count from 1. */
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
} as const;

/** The machine-readable files of a snapshot; each has the place below the snapshot's own that today's has below the site's. */
export const snapshotApiRoutes = {
  index: (snapshot: string) => ofSnapshot(snapshot, apiRoutes.index()),
  leaderboard: (snapshot: string, id: string) => ofSnapshot(snapshot, apiRoutes.leaderboard(id)),
  leaderboardTable: (locale: Locale, snapshot: string, id: string, format: "csv" | "tex" | "md") =>
    ofSnapshot(snapshot, apiRoutes.leaderboardTable(locale, id, format)),
} as const;

function ofSnapshot(snapshot: string, path: string): string {
  return `/snapshots/${snapshot}${path}`;
}

/** Pictures of one number for other pages, as SVG and in the form that shields.io reads. */
export const badgeRoutes = {
  entry: (id: string, entryId: string, format: "svg" | "json") => `/badges/leaderboards/${id}/${entryId}.${format}`,
  /** `key` is `<folder>/<experiment-id>`. */
  experiment: (key: string, format: "svg" | "json") => `/badges/experiments/${key}.${format}`,
  runPack: (run: string, pack: string, format: "svg" | "json") => `/badges/runs/${run}/${pack}.${format}`,
} as const;

/**
 * The anchor of a line on a source page: `experimentSource(key) + sourceAnchor("test/summary.yaml", 4)`.
 * `file` is relative to the experiment's folder, or the file's name for a leaderboard.
 */
export function sourceAnchor(file: string, line: number): string {
  return `#${file}:${line}`;
}

/** The anchor of a number's derivation on the page of its entry, by the id of its column. */
export function cellAnchor(column: string): string {
  return `cell-${column}`;
}

/** The anchor of a commit on a page of changes: its first 12 hexadecimal digits. */
export function commitAnchor(commit: string): string {
  return commit.slice(0, 12);
}

/** The name of a leaderboard's table as a file, without its ending: `gdpevo-v1`, `gdpevo-v1.zh`. Ids have no dots. */
export function tableName(locale: Locale, id: string): string {
  return [id, ...(localeParam(locale) ?? "").split("/")].filter((part) => part !== "").join(".");
}

/** The anchor of a pack's figures on the page of a run. Ids of packs have no character that a fragment would escape. */
export function packAnchor(pack: string): string {
  return `pack-${pack}`;
}

/** The same page in another language; `path` is a path of this module. */
export function twin(path: string, to: Locale): string {
  const bare = path === "/zh" || path.startsWith("/zh/") ? path.slice(3) || "/" : path;
  return `${prefixes[to]}${bare}`;
}

/** The value of the `[...locale]` part of a page's file name: none for English. */
export function localeParam(locale: Locale): string | undefined {
  return prefixes[locale].slice(1) || undefined;
}

/** A path below the site's base path (`/` or `/sub/`), ready for `href`. */
export function withBase(path: string, base: string): string {
  return `${base.replace(/\/$/, "")}${path}`;
}

function page(locale: Locale, ...parts: readonly string[]): string {
  const path = parts.filter((part) => part !== "").join("/");
  return `${prefixes[locale]}/${path}${path === "" ? "" : "/"}`;
}
