/** The state of the data: what was left out and what that leads to, which figures disagree, what else was found by rule. */
import { disagreementCodes } from "../../../content-loaders/disagreements.ts";
import type { Run } from "../../../content-loaders/packs.ts";
import type { Problem, Severity } from "../../../content-loaders/problem.ts";
import { itemOf, type LeftOut } from "../../../content-loaders/repository.ts";
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, type LocalText, localText, pick } from "../../i18n/index.ts";
import type { Catalog, LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { isFaulty } from "../../leaderboard/entries/selection.ts";
import { routes } from "../../routes.ts";
import type { RepositoryPlace } from "../source.ts";
import { type PlaceView, placeView } from "./places.ts";

export interface HealthView {
  readonly facts: readonly { readonly value: string; readonly after: string; readonly path?: string }[];
  readonly leftOut: readonly LeftOutView[];
  readonly discrepancies: readonly DiscrepancyView[];
  readonly rules: readonly RuleView[];
}

/** An item with errors, why, and what it is missing from. */
export interface LeftOutView {
  readonly kind: string;
  readonly id: string;
  readonly reasons: readonly { readonly place: PlaceView; readonly code: string; readonly message: string }[];
  /** How many errors are not in `reasons`; their rules' pages list them. */
  readonly more: number;
  readonly leaderboards: readonly { readonly title: LocalText; readonly path: string }[];
  /** What was measured with it, folded under the sentence that says so; null where nothing was. */
  readonly dependents: {
    readonly title: string;
    readonly items: readonly { readonly id: string; readonly path: string | null }[];
  } | null;
}

/** A written figure that its attempts or prices contradict. */
export interface DiscrepancyView {
  readonly experiment: { readonly key: string; readonly path: string | null };
  readonly place: PlaceView;
  readonly code: string;
  readonly message: string;
}

/** One rule with what it found. */
export interface RuleView {
  readonly code: string;
  readonly severity: Severity;
  readonly severityText: string;
  readonly count: string;
  readonly files: string;
  readonly path: string;
}

/** More errors of one item than these nobody reads at once. */
const reasonsShown = 5;

const severities: readonly Severity[] = ["error", "warning", "info"];

/** Where what was left out is missing from; null where that has no page. */
export interface ItemPaths {
  leaderboard(id: string): string;
  experiment(key: string): string | null;
  run(id: string): string | null;
}

export type HealthInput = Pick<
  Catalog,
  "problems" | "leftOut" | "experiments" | "leaderboards" | "testedOn" | "packs" | "runs"
>;

export function healthView(catalog: HealthInput, repository: RepositoryPlace, locale: Locale): HealthView {
  const { problems, leftOut } = catalog;
  const words = dictionary(locale).health;
  const discrepancies = problems.filter(({ code }) => disagreementCodes.has(code));
  const count = (severity: Severity) => problems.filter((found) => found.severity === severity).length;
  const place = (found: Problem) => placeView(found, catalog, repository);
  const paths: ItemPaths = {
    leaderboard: (id) => routes.leaderboard(locale, id),
    experiment: (key) => routes.experiment(locale, key),
    run: (id) => routes.run(locale, id),
  };
  return {
    facts: [
      ...severities.map((severity) => {
        const number = count(severity);
        return { value: formatCount(number), after: words.severityCount[severity](number) };
      }),
      {
        value: formatCount(discrepancies.length),
        after: words.discrepancyCount(discrepancies.length),
        ...(discrepancies.length === 0 ? {} : { path: "#discrepancies" }),
      },
      ...(leftOut.length === 0
        ? []
        : [{ value: formatCount(leftOut.length), after: words.leftOutCount(leftOut.length), path: "#left-out" }]),
    ],
    leftOut: leftOutViews(catalog, place, paths, locale),
    discrepancies: discrepancies.map((found) => ({
      experiment: experimentOf(found.file, catalog, locale),
      ...reasonView(found, place, locale),
    })),
    rules: ruleViews(problems, locale),
  };
}

/** Problems by code, errors first; within a severity in code-point order of the codes. */
export function problemsByCode(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const groups = Map.groupBy(problems, ({ code }) => code);
  const rank = (found: readonly Problem[]) => severities.indexOf(found[0]?.severity ?? "info");
  return new Map([...groups].sort(([a, x], [b, y]) => rank(x) - rank(y) || (a < b ? -1 : 1)));
}

function ruleViews(problems: readonly Problem[], locale: Locale): readonly RuleView[] {
  const words = dictionary(locale).health;
  return [...problemsByCode(problems)].map(([code, found]) => {
    const severity = found[0]?.severity ?? "info";
    return {
      code,
      severity,
      severityText: words.severity[severity],
      count: formatCount(found.length),
      files: formatCount(new Set(found.map(({ file }) => file)).size),
      path: routes.problems(locale, code),
    };
  });
}

/** An error with its place and its rule. */
export function reasonView(
  found: Problem,
  place: (found: Problem) => PlaceView,
  locale: Locale,
): LeftOutView["reasons"][number] {
  return { place: place(found), code: found.code, message: pick(locale, found.message) };
}

/** What errors keep out, in the order of the catalogue. */
export function leftOutViews(
  catalog: HealthInput,
  place: (found: Problem) => PlaceView,
  paths: ItemPaths,
  locale: Locale,
): readonly LeftOutView[] {
  const { problems, leftOut, leaderboards, testedOn } = catalog;
  const words = dictionary(locale).health;
  const errors = Map.groupBy(
    problems.filter(({ severity }) => severity === "error"),
    ({ file }) => itemOf(file),
  );
  const missedBy = leaderboardsByExperiment(leaderboards);
  return leftOut.map(({ kind, id, path }) => {
    // An error of the folder keeps out all that is in it.
    const own = errors.get(path) ?? errors.get(path.slice(0, path.lastIndexOf("/"))) ?? [];
    const tested = kind === "benchmark" ? (testedOn.get(id) ?? []).map(({ key }) => key) : [];
    const boards = kind === "experiment" ? (missedBy.get(id) ?? []) : tested.flatMap((key) => missedBy.get(key) ?? []);
    return {
      kind: words.kinds[kind],
      id,
      reasons: own.slice(0, reasonsShown).map((found) => reasonView(found, place, locale)),
      more: Math.max(0, own.length - reasonsShown),
      leaderboards: [...new Set(boards)].map(({ leaderboard: { id: board, definition } }) => ({
        title: localText(locale, definition.fields.title, definition.fields.title_zh),
        path: paths.leaderboard(board),
      })),
      dependents: dependentsOf(kind, id, catalog, paths, locale),
    };
  });
}

/** The experiments that were tested on a benchmark; the runs that were evaluated by a pack, or that have a run as their base. */
function dependentsOf(
  kind: LeftOut["kind"],
  id: string,
  { testedOn, runs }: HealthInput,
  paths: ItemPaths,
  locale: Locale,
): LeftOutView["dependents"] {
  const words = dictionary(locale).health;
  const runsWith = (isMeant: (run: Run) => boolean) =>
    [...runs.values()].filter(isMeant).map((run) => ({ id: run.id, path: paths.run(run.id) }));
  const listed = (
    items: readonly { readonly id: string; readonly path: string | null }[],
    title: (count: number) => string,
  ) => (items.length === 0 ? null : { title: title(items.length), items });
  switch (kind) {
    case "benchmark": {
      const experiments = testedOn.get(id) ?? [];
      return listed(
        experiments.map(({ key }) => ({ id: key, path: paths.experiment(key) })),
        words.testedExperiments,
      );
    }
    case "pack":
      return listed(
        runsWith(({ results }) => results.some(({ pack }) => pack === id)),
        words.evaluatedRuns,
      );
    case "run":
      return listed(
        runsWith(({ manifest }) => manifest.fields.base === id),
        words.comparedRuns,
      );
    case "experiment":
    case "leaderboard":
      return null;
    default:
      return kind satisfies never;
  }
}

/** The leaderboards that say of an experiment that errors keep it out. */
function leaderboardsByExperiment(
  leaderboards: Catalog["leaderboards"],
): ReadonlyMap<string, readonly LeaderboardWithBoard[]> {
  const index = new Map<string, LeaderboardWithBoard[]>();
  for (const item of leaderboards.values()) {
    for (const note of item.board.notes) {
      if (note.code !== "excluded" || !isFaulty(note.reason)) continue;
      const known = index.get(note.experiment);
      if (known === undefined) index.set(note.experiment, [item]);
      else known.push(item);
    }
  }
  return index;
}

function experimentOf(file: string, { experiments }: HealthInput, locale: Locale): DiscrepancyView["experiment"] {
  const key = file.split("/").slice(1, 3).join("/");
  return { key, path: experiments.has(key) ? routes.experiment(locale, key) : null };
}
