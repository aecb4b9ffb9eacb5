/** The table behind curves: every score that is drawn with where it was read, and what evolving had used by then. */
import { formatUsd } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Operand } from "../../leaderboard/evaluation/reference.ts";
import { type CurvePhase, type Resource, resources } from "../../leaderboard/phase-curves.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import { type Figure, figure, missingFigure } from "../figure.ts";
import { mainReason, missingTexts } from "../missing-text.ts";
import { scoreLine, scoreText } from "../score.ts";
import { fileInExperiment } from "../source-link.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import { phaseName, phaseScoreText } from "./plotted-phase.ts";

export interface PhasePoints {
  readonly units: { readonly tokens: string; readonly time: string };
  /** The groups that the score is a mean over, with a column each; empty where there is one only. */
  readonly groups: readonly string[];
  /** Which amounts are known of any phase. */
  readonly resources: readonly Resource[];
  readonly rows: readonly PhasePointRow[];
}

export interface PhasePointRow {
  readonly phase: string;
  readonly isTest: boolean;
  readonly score: Figure;
  /** `1/2` where groups are missing; else null. */
  readonly coverage: string | null;
  /** In the order of `groups`. */
  readonly parts: readonly Figure[];
  readonly used: Readonly<Record<Resource, Figure>>;
}

/** The rows of one agent; several agents of one table share the units. */
export function phasePoints(phases: readonly CurvePhase[], units: AmountUnits, locale: Locale): PhasePoints {
  const groups = [...new Set(phases.flatMap(({ operands }) => operands.flatMap(({ group }) => group ?? [])))];
  return {
    units: { tokens: units.tokens.name, time: units.time.name },
    groups: groups.length > 1 ? groups : [],
    resources: resources.filter((resource) => phases.some(({ used }) => used[resource].kind === "quantity")),
    rows: phases.map((phase) => row(phase, groups, units, locale)),
  };
}

export interface AmountUnits {
  readonly tokens: { readonly name: string; readonly text: (value: number) => string };
  readonly time: { readonly name: string; readonly text: (value: number) => string };
}

/** One unit for the tokens and one for the times of all phases. */
export function amountUnits(phases: readonly CurvePhase[], locale: Locale): AmountUnits {
  const amounts = (resource: Resource) =>
    phases.flatMap(({ used }) => (used[resource].kind === "quantity" ? [used[resource].value] : []));
  return { tokens: tokenUnit(amounts("tokens"), locale), time: timeUnit(amounts("time"), locale) };
}

function row(phase: CurvePhase, groups: readonly string[], units: AmountUnits, locale: Locale): PhasePointRow {
  const { present, of } = phase.coverage;
  const parts = groups.map((group) =>
    partFigure(
      phase.operands.find((operand) => operand.group === group),
      locale,
    ),
  );
  return {
    phase: phaseName(phase),
    isTest: phase.kind === "test",
    score: scoreFigureOf(phase, parts.length === 1 ? (parts[0]?.href ?? null) : null, locale),
    coverage: present < of ? `${present}/${of}` : null,
    parts: groups.length > 1 ? parts : [],
    used: {
      cost: amountFigure(phase, "cost", formatUsd, locale),
      tokens: amountFigure(phase, "tokens", units.tokens.text, locale),
      time: amountFigure(phase, "time", units.time.text, locale),
    },
  };
}

function scoreFigureOf(phase: CurvePhase, href: string | null, locale: Locale): Figure {
  const written = phaseScoreText(phase, locale);
  if (phase.score.kind === "missing" || written === null) {
    const { reasons } = phase.score.kind === "missing" ? phase.score : { reasons: [] };
    const told = missingTexts(reasons, [], locale).join(dictionary(locale).leaderboard.clauseSeparator);
    return missingFigure(told, href);
  }
  return { ...figure(phase.score.value, () => written.value, href, locale), spread: written.spread };
}

function partFigure(operand: Operand | undefined, locale: Locale): Figure {
  if (operand === undefined) return missingFigure(dictionary(locale).experiment.notStated, null);
  const href = operandPath(operand);
  const { value, std, n, missing } = operand;
  if (value === null) return missingFigure(dictionary(locale).reasons.missing[missing ?? "not-stated"], href);
  const written = scoreText({ value, std, n }, locale);
  return { ...figure(value, () => written.value, href, locale), title: scoreLine(written) };
}

/** The line that an operand was read from. */
export function operandPath({ experiment, place }: Operand): string | null {
  if (experiment === null || place === null) return null;
  return (
    routes.experimentSource(experiment) + sourceAnchor(fileInExperiment({ key: experiment }, place.file), place.line)
  );
}

function amountFigure(
  { used }: CurvePhase,
  resource: Resource,
  text: (value: number) => string,
  locale: Locale,
): Figure {
  const amount = used[resource];
  if (amount.kind === "missing") return missingFigure(mainReason(amount.reasons, locale), null);
  return figure(amount.value, text, null, locale);
}
