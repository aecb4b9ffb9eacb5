/** The words of the expression language other than its functions. */

/** How a field of a phase enters an expression. */
export type FieldKind =
  /** A mean with its spread and number of attempts. */
  | "measured"
  /** A figure that adds up over rounds. */
  | "additive"
  /** A figure of one phase only. */
  | "plain"
  /** The number of rounds; stands behind `train` or `val` without a number. */
  | "rounds";

export type FieldName =
  | "score"
  | "score_mean"
  | "score_std"
  | "n_attempt"
  | "pass_at_k"
  | "cost"
  | "duration_ms"
  | "n_input_tokens"
  | "n_cache_tokens"
  | "n_output_tokens"
  | "n_rounds";

export interface Field {
  readonly kind: FieldKind;
  /** The key of a phase's summary that holds the value. */
  readonly key: string;
}

export const FIELDS: Readonly<Record<FieldName, Field>> = {
  score: { kind: "measured", key: "score_mean" },
  score_mean: { kind: "plain", key: "score_mean" },
  score_std: { kind: "plain", key: "score_std" },
  n_attempt: { kind: "plain", key: "n_attempt" },
  pass_at_k: { kind: "plain", key: "pass@k" },
  cost: { kind: "additive", key: "cost" },
  duration_ms: { kind: "additive", key: "duration_ms" },
  n_input_tokens: { kind: "additive", key: "n_input_tokens" },
  n_cache_tokens: { kind: "additive", key: "n_cache_tokens" },
  n_output_tokens: { kind: "additive", key: "n_output_tokens" },
  n_rounds: { kind: "rounds", key: "" },
};

export const PHASES = ["test", "train", "val"] as const;
export type PhaseName = (typeof PHASES)[number];

/** Names that take an id in quotes and begin a reference. */
export const SELECTORS = ["group", "experiment", "run"] as const;
export type SelectorName = (typeof SELECTORS)[number];

export const BASELINE = "baseline";

/** What stands behind run("…"): the pack, then a number of it. */
export const RUN_PARTS = ["pack", "metric", "primary"] as const;

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}

export function isPhaseName(name: string): name is PhaseName {
  return (PHASES as readonly string[]).includes(name);
}

/** True for a name that a run's number is chosen by. */
export function isRunPart(name: string): name is (typeof RUN_PARTS)[number] {
  return (RUN_PARTS as readonly string[]).includes(name);
}

/** True for a name that stands in front of one text in quotes. */
export function takesQuotedText(name: string): boolean {
  return isSelectorName(name) || (isRunPart(name) && name !== "primary");
}

export function isSelectorName(name: string): name is SelectorName {
  return (SELECTORS as readonly string[]).includes(name);
}
