/** One number of a pack as every page shows it: value, standard error, change against the base run, and what must be said of it. */
import type { Deviation, FigurePlace } from "../../../content-loaders/packs.ts";
import { dash } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Change, EvaluatedMetric, Evaluation } from "../../leaderboard/packs/evaluation.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import { pPhrase } from "../p-value.ts";
import { rubricOf } from "./names.ts";
import { type MetricFormat, metricFormat } from "./number.ts";

export interface PackFigureView {
  /** `43.2 %`, or the dash. */
  readonly value: string;
  /** The same without its unit, for a column whose head names it. */
  readonly bareValue: string;
  /** `± 1.4`: the report's standard error; null where it gives none. */
  readonly spread: string | null;
  /** Why there is no number; null where there is one. */
  readonly missing: string | null;
  /** Null where the number is not compared. */
  readonly change: ChangeView | null;
  /** Why a number is not compared; null where it is, or where there is none. */
  readonly notCompared: string | null;
  readonly flags: readonly FigureFlag[];
  /** All of it in words, for whoever cannot see the marks. */
  readonly title: string;
  /** The run's page, where its figures on the pack stand. */
  readonly path: string;
  /** The line that the number was read from; null for a mean of several, and where there is none. */
  readonly source: string | null;
}

/** A change against the base run. Colour is for what passed the test; the arrow follows the number's sign. */
export interface ChangeView {
  /** `+3.1 pp` */
  readonly text: string;
  /** `+3.1` */
  readonly bareText: string;
  /** Solid where significant, hollow else; null for no difference. */
  readonly arrow: "▲" | "▼" | "△" | "▽" | null;
  readonly tone: "better" | "worse" | "plain";
  readonly weight: "significant" | "not-significant" | "untested";
  /** Whole sentence: difference, base, standard error, test, verdict. */
  readonly title: string;
}

/** What keeps a number from being misread. */
export interface FigureFlag {
  readonly kind: "external" | "not-as-declared" | "synthetic" | "rubric";
  /** `external`; for a rubric its name. */
  readonly label: string;
  readonly title: string;
}

/** `format` is that of the column that the number stands in; by itself a number has its own. */
export function packFigure(
  evaluation: Evaluation,
  metric: EvaluatedMetric,
  locale: Locale,
  format: MetricFormat = metricFormat(metric, metric.figure.value === null ? [] : [metric.figure.value], locale),
): PackFigureView {
  const words = dictionary(locale).runs.figure;
  const { run, pack } = evaluation;
  const { value, standardError, place } = metric.figure;
  const flags = figureFlags(evaluation, locale);
  const base = {
    flags,
    path: routes.runPack(locale, run.id, pack.id),
    source: place === null ? null : placePath(run.id, place),
  };
  if (value === null) {
    const missing = words.missing[metric.figure.missing ?? "no-number"];
    const title = [missing, ...flags.map(({ title }) => title)].join(words.clauseSeparator);
    return { ...base, ...nothing, missing, title };
  }
  const text = format.value(value);
  const spread = standardError === null ? null : `± ${format.error(standardError)}`;
  const { change } = metric;
  const view = change.kind === "change" ? changeView(change, format, locale) : null;
  const notCompared = change.kind === "change" ? null : words.notCompared[change.reason](change.base ?? "");
  const title = [
    text,
    ...(standardError === null ? [] : [words.spreadTitle(format.error(standardError))]),
    view?.title ?? notCompared,
    ...flags.map((flag) => flag.title),
  ].join(words.clauseSeparator);
  return {
    ...base,
    value: text,
    bareValue: format.bare(value),
    spread,
    missing: null,
    change: view,
    notCompared,
    title,
  };
}

/** Where a run has nothing on a pack. */
export function notEvaluated(run: string, pack: string, locale: Locale): PackFigureView {
  const missing = dictionary(locale).runs.figure.missing["not-evaluated"];
  const path = routes.runPack(locale, run, pack);
  return { ...nothing, missing, flags: [], title: missing, path, source: null };
}

/** The path of a line of a report on the source page of its run. */
export function placePath(run: string, { file, line }: FigurePlace): string {
  const folder = `runs/${run}/`;
  return routes.runSource(run) + sourceAnchor(file.startsWith(folder) ? file.slice(folder.length) : file, line);
}

/** `gsm8k: num_fewshot 0, declared 5` */
export function deviationText({ kind, suite, reported, declared }: Deviation, locale: Locale): string {
  return dictionary(locale).runs.figure.deviation(kind, suite, reported, declared);
}

export function changeView(change: Change, format: MetricFormat, locale: Locale): ChangeView {
  const words = dictionary(locale).runs.figure;
  const { difference, standardError, significant, p, verdict, base } = change;
  const test =
    significant === null || p === null
      ? standardError === null
        ? words.untested
        : words.untestedZero
      : (significant ? words.significant : words.notSignificant)(pPhrase(p));
  const text = format.change(difference);
  return {
    text,
    bareText: format.bareChange(difference),
    arrow: difference === 0 ? null : arrows[significant === true ? "solid" : "hollow"][difference > 0 ? 0 : 1],
    tone:
      significant !== true
        ? "plain"
        : verdict === "improvement"
          ? "better"
          : verdict === "regression"
            ? "worse"
            : "plain",
    weight: significant === null ? "untested" : significant ? "significant" : "not-significant",
    title: [
      words.change(text, base),
      ...(standardError === null ? [] : [words.changeError(format.error(standardError))]),
      test,
      ...(significant === true || verdict === "equal" ? [words.verdicts[verdict]] : []),
    ].join(words.clauseSeparator),
  };
}

const arrows = { solid: ["▲", "▼"], hollow: ["△", "▽"] } as const;
const nothing = { value: dash, bareValue: dash, spread: null, change: null, notCompared: null } as const;

/** What must be said of all numbers of an evaluation. */
export function figureFlags({ run, pack, figures }: Evaluation, locale: Locale): readonly FigureFlag[] {
  const { runs, site } = dictionary(locale);
  const words = runs.figure;
  const rubric = rubricOf(pack);
  const flags: FigureFlag[] = [];
  if (figures.source === "external")
    flags.push({ kind: "external", label: words.external, title: words.externalTitle });
  if (figures.deviations.length > 0) {
    const told = figures.deviations.map((deviation) => deviationText(deviation, locale));
    flags.push({
      kind: "not-as-declared",
      label: words.notAsDeclared,
      title: [words.notAsDeclared, ...new Set(told)].join(words.clauseSeparator),
    });
  }
  if (run.manifest.fields.synthetic === true) {
    flags.push({ kind: "synthetic", label: site.synthetic, title: words.syntheticTitle });
  }
  if (rubric !== null) flags.push({ kind: "rubric", label: rubric, title: words.rubric(rubric) });
  return flags;
}
