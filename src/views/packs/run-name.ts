/** A run as tables name it: its id, what was evaluated, and what must be known of it. */
import type { Run } from "../../../content-loaders/packs.ts";
import { formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import { isPublishedRun } from "./published.ts";

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
