/** The report files of a run: what wrote them, when, and which of them the numbers were read from. */
import { supersededReports } from "../../../content-loaders/pack-figures.ts";
import type { PackResult, Report, Run } from "../../../content-loaders/packs.ts";
import { formatDate } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { routes, sourceAnchor } from "../../routes.ts";

/** One file. */
export interface ReportRow {
  readonly pack: string;
  /** Relative to the run's folder. */
  readonly name: string;
  readonly path: string;
  readonly format: string;
  /** Null where the file does not say; so are the next two. */
  readonly version: string | null;
  readonly date: string | null;
  readonly model: string | null;
  readonly use: ReportUse;
  /** The use in words. */
  readonly useText: string;
}

/** `partly`: read, but of some suite there is a later report. `unread`: it holds no declared number. */
export type ReportUse = "read" | "partly" | "superseded" | "unread";

/** Pack by pack; within a pack the one written last first. */
export function reportRows(
  run: Run,
  evaluations: ReadonlyMap<string, Evaluation>,
  locale: Locale,
): readonly ReportRow[] {
  const words = dictionary(locale).packs.run;
  const folder = `runs/${run.id}/`;
  return run.results.flatMap((result) => {
    const uses = reportUses(result, evaluations.get(result.pack));
    return result.reports.map((report): ReportRow => {
      const name = report.file.startsWith(folder) ? report.file.slice(folder.length) : report.file;
      const use = uses.get(report.file) ?? "unread";
      return {
        pack: result.pack,
        name,
        path: routes.runSource(run.id) + sourceAnchor(name, 1),
        format: report.format,
        version: report.version,
        date: report.date === null ? null : formatDate(report.date),
        model: report.model,
        use,
        useText: words.uses[use],
      };
    });
  });
}

/** How each report of a run's pack is used, by its file. */
export function reportUses(result: PackResult, evaluation: Evaluation | undefined): ReadonlyMap<string, ReportUse> {
  const read = filesRead(evaluation);
  const suites = evaluation?.pack.declaration.fields.suites ?? [];
  const superseded = new Set(supersededReports({ suites }, result));
  // Of the declared suites, those that a later report has.
  const covered = new Set<string>();
  const usage = (report: Report): ReportUse => {
    const own = suites.filter((suite) => Object.hasOwn(report.suites, suite));
    const isPartly = own.some((suite) => covered.has(suite));
    for (const suite of own) covered.add(suite);
    if (!read.has(report.file)) return superseded.has(report.file) ? "superseded" : "unread";
    return isPartly ? "partly" : "read";
  };
  return new Map(result.reports.map((report) => [report.file, usage(report)] as const));
}

/** The files that any number of the pack stands in. */
function filesRead(evaluation: Evaluation | undefined): ReadonlySet<string> {
  return new Set(
    (evaluation?.metrics ?? []).flatMap(({ figure }) =>
      [figure.place, ...figure.suites.map(({ place }) => place)].flatMap((place) => place?.file ?? []),
    ),
  );
}
