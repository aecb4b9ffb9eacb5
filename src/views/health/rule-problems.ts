/** All problems that one rule found, a page at a time: a silent source alone gives one for each of its files. */
import type { Problem } from "../../../content-loaders/problem.ts";
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale, pick } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import type { RepositoryPlace } from "../source.ts";
import { type PlaceView, placeView, type SourceItems } from "./places.ts";

/** Rows on a page. */
export const pageSize = 200;

export interface RuleProblemsView {
  readonly code: string;
  readonly severity: Problem["severity"];
  readonly single: boolean;
  readonly severityText: string;
  readonly path: string;
  readonly count: string;
  /** `1–200`: which of them stand here. */
  readonly range: string;
  readonly rows: readonly {
    readonly place: PlaceView;
    readonly field: string;
    readonly message: string;
    readonly fix: string;
  }[];
  /** All pages in order; one alone is not linked. */
  readonly pages: readonly { readonly number: number; readonly path: string; readonly current: boolean }[];
}

/** How many pages the problems of a rule fill; at least one. */
export function pageCount(problems: readonly Problem[]): number {
  return Math.max(1, Math.ceil(problems.length / pageSize));
}

/**
 * @param problems all of one rule, in order
 * @param number the page, from 1
 */
export function ruleProblemsView(
  problems: readonly Problem[],
  number: number,
  catalog: SourceItems,
  repository: RepositoryPlace,
  locale: Locale,
): RuleProblemsView {
  const { code = "", severity = "info" } = problems[0] ?? {};
  const first = (number - 1) * pageSize;
  const rows = problems.slice(first, first + pageSize);
  return {
    code,
    severity,
    single: problems.length === 1,
    severityText: dictionary(locale).health.severity[severity],
    path: routes.problems(locale, code, number),
    count: formatCount(problems.length),
    range: `${formatCount(first + 1)}–${formatCount(first + rows.length)}`,
    rows: rows.map((found) => ({
      place: placeView(found, catalog, repository),
      field: found.path,
      message: pick(locale, found.message),
      fix: pick(locale, found.fix),
    })),
    pages: Array.from({ length: pageCount(problems) }, (_, index) => ({
      number: index + 1,
      path: routes.problems(locale, code, index + 1),
      current: index + 1 === number,
    })),
  };
}
