/** Every rule of the check, by what it is about, with the sentences that it prints. */
import { checks } from "../../../content-loaders/checks/all.ts";
import type { Rule, Severity } from "../../../content-loaders/problem.ts";
import { reportRules } from "../../../content-loaders/reading/reports/rules.ts";
import { readingRules } from "../../../content-loaders/reading/rules.ts";
import { thinkingLevelRule } from "../../../content-loaders/schema/experiment.ts";
import { leaderboardRules } from "../../../content-loaders/schema/leaderboard.ts";
import { packRules } from "../../../content-loaders/schema/pack.ts";
import { statusRule } from "../../../content-loaders/schema/publication.ts";
import { fieldRules } from "../../../content-loaders/schema/rules.ts";
import { scoreSourceRule } from "../../../content-loaders/schema/run.ts";
import { sourceRules } from "../../../content-loaders/source/rules.ts";
import { writingRules } from "../../../content-loaders/writing-rules.ts";
import { dictionary, type Locale, pick } from "../../i18n/index.ts";
import { EXPRESSION_RULES } from "../../leaderboard/expression/rules.ts";

/** What rules are about, in the order of the page. */
export const RULE_KINDS = [
  "files",
  "text",
  "values",
  "phases",
  "data",
  "figures",
  "leaderboards",
  "expressions",
  "packs",
  "writing",
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface RuleGroup {
  /** The anchor of its section. */
  readonly anchor: string;
  readonly title: string;
  /** "13 rules" */
  readonly count: string;
  readonly rules: readonly RuleRow[];
}

export interface RuleRow {
  /** Stable; the anchor of the rule: `/submit/#E-REQUIRED`. */
  readonly code: string;
  readonly severity: Severity;
  readonly severityName: string;
  /** The rule itself. */
  readonly about: string;
  /** What is printed for an example of a fault, and the advice that comes with it. */
  readonly message: string;
  readonly fix: string;
}

type ListedRule = Pick<Rule<never>, "code" | "severity" | "about" | "sample">;

/** The checks that are about something else than data sets, benchmarks and ids, by the name of their file. */
const CHECK_KINDS: Readonly<Record<string, RuleKind>> = {
  "case-collisions": "files",
  phases: "phases",
  attempts: "phases",
  "covered-tasks": "phases",
  "cached-tokens": "figures",
  "score-scale": "figures",
  "summary-scores": "figures",
  "summary-figures": "figures",
  prices: "figures",
  "leaderboard-experiments": "leaderboards",
  "leaderboard-cells": "leaderboards",
  "leaderboard-parts": "leaderboards",
  "pack-name": "packs",
  "pack-rubric": "packs",
  "pack-metrics": "packs",
  "run-packs": "packs",
  "run-base": "packs",
  "run-results": "packs",
  "report-files": "packs",
  "report-forms": "packs",
  "report-dates": "packs",
  "report-keys": "packs",
  "report-values": "packs",
  "report-numbers": "packs",
  "report-direction": "packs",
  "report-model": "packs",
  "unread-scores": "packs",
};

/** A new check is listed without a line here: under "data". */
function rulesByKind(): ReadonlyMap<RuleKind, readonly ListedRule[]> {
  const all: readonly (readonly [RuleKind, readonly ListedRule[]])[] = [
    ["files", readingRules.filter(({ code }) => !code.startsWith("E-PRICE"))],
    ["text", sourceRules],
    ["values", [...fieldRules, thinkingLevelRule, statusRule]],
    ["figures", readingRules.filter(({ code }) => code.startsWith("E-PRICE"))],
    ["leaderboards", Object.values(leaderboardRules)],
    ["expressions", EXPRESSION_RULES],
    ["packs", [...Object.values(packRules), scoreSourceRule, ...reportRules]],
    ["writing", writingRules],
    ...checks.map(({ name, rules }) => [CHECK_KINDS[name] ?? "data", rules] as const),
  ];
  return new Map(RULE_KINDS.map((kind) => [kind, all.flatMap(([of, rules]) => (of === kind ? rules : []))]));
}

/** All rules in one language. */
export function ruleReference(locale: Locale): readonly RuleGroup[] {
  const words = dictionary(locale).submit.rules;
  return [...rulesByKind()].map(([kind, rules]) => ({
    anchor: `rules-${kind}`,
    title: words.kinds[kind],
    count: words.count(rules.length),
    rules: rules.map((rule) => {
      const { message, fix } = rule.sample();
      return {
        code: rule.code,
        severity: rule.severity,
        severityName: words.severities[rule.severity],
        about: pick(locale, rule.about),
        message: pick(locale, message),
        fix: pick(locale, fix),
      };
    }),
  }));
}
