/** All rules about expressions, for the reference page. */
import type { Rule } from "../../../content-loaders/problem.ts";
import * as form from "./form-rules.ts";
import * as meaning from "./meaning-rules.ts";
import * as run from "./run-rules.ts";

export const EXPRESSION_RULES: readonly Pick<Rule<never>, "code" | "severity" | "about" | "sample">[] = [
  form.TOO_LARGE,
  form.CHARACTER,
  form.SYNTAX,
  form.UNQUOTED_ID,
  form.QUOTED_TEXT,
  form.CHAIN,
  form.CONDITIONAL,
  form.UNKNOWN_NAME,
  form.HYPHEN,
  form.PHASE_EXPECTED,
  form.UNKNOWN_FIELD,
  form.RUN_FORM,
  meaning.ROUND,
  meaning.ARITY,
  meaning.NOT_AGGREGATED,
  meaning.NEEDS_GROUPS,
  meaning.TYPE,
  meaning.SPREAD,
  meaning.UNKNOWN_GROUP,
  meaning.UNKNOWN_EXPERIMENT,
  meaning.AMBIGUOUS_EXPERIMENT,
  run.UNKNOWN_RUN,
  run.UNKNOWN_PACK,
  run.RUN_WITHOUT_PACK,
  run.UNKNOWN_METRIC,
  meaning.NO_BASELINE,
  meaning.NEUTRAL_BEST,
];
