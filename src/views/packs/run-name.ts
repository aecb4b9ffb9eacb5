/** A run as tables name it: its id, what was evaluated, and what must be known of it. */
import type { Run } from "../../../content-loaders/packs.ts";
import { formatCount, formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { isPublishedRun } from "../../leaderboard/packs/published.ts";
import { routes } from "../../routes.ts";

export interface RunName {
  readonly id: string;
  readonly path: string;
  readonly model: string;
  readonly provider: string | null;
  /** Id of the plugin that made the model out of its base; null where nothing did. */
  readonly algorithm: string | null;
  /** The day; null where it is not stated. */
  readonly finished: string | null;
  readonly synthetic: boolean;
  readonly withdrawn: boolean;
}

export function runName(run: Run, locale: Locale): RunName {
  const { model, provider, algorithm, finished_at, synthetic } = run.manifest.fields;
  return {
    id: run.id,
    path: routes.run(locale, run.id),
    model,
    provider,
    algorithm,
    finished: finished_at === null ? null : formatDate(finished_at),
    synthetic: synthetic === true,
    withdrawn: !isPublishedRun(run),
  };
}

/** A run in a list of runs: what it is compared with, and on how many packs it has results. */
export interface ListedRun extends RunName {
  /** Null where it names none; the path is null for one that has no page. */
  readonly base: { readonly id: string; readonly path: string | null } | null;
  /** Packs with a result. */
  readonly packs: string;
}

export function listedRun(
  run: Run,
  { runs, evaluations }: Pick<Catalog, "runs" | "evaluations">,
  locale: Locale,
): ListedRun {
  const { base } = run.manifest.fields;
  return {
    ...runName(run, locale),
    base: base === null ? null : { id: base, path: runs.has(base) ? routes.run(locale, base) : null },
    packs: formatCount(evaluations.get(run.id)?.size ?? 0),
  };
}
