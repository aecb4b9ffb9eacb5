/** Columns that several leaderboards share. */
import type { Mapping } from "./writing.ts";

/** The default identity of an entry, written out. */
export const IDENTITY = [
  "harness_name",
  "harness_version",
  "model_name",
  "model_provider",
  "thinking_level",
  "algorithm",
  "author.name",
];

export const SCORE: Mapping = {
  id: "score",
  title: "Score",
  title_zh: "得分",
  value: "mean(test.score)",
  unit: "score",
  digits: 2,
  direction: "higher",
  primary: true,
};

export const LIFT: Mapping = {
  id: "lift",
  title: "Lift",
  title_zh: "提升",
  value: "mean(test.score - baseline.test.score)",
  unit: "points",
  digits: 2,
  direction: "higher",
};

export const COST: Mapping = {
  id: "cost",
  title: "Cost",
  title_zh: "费用",
  value: "sum(test.cost)",
  unit: "usd",
  digits: 2,
  direction: "lower",
};

export const TOKENS: Mapping = {
  id: "tokens",
  title: "Tokens",
  title_zh: "Token",
  value: "sum(test.n_input_tokens + test.n_output_tokens)",
  unit: "tokens",
  direction: "lower",
};

export const DURATION: Mapping = {
  id: "duration",
  title: "Duration",
  title_zh: "用时",
  value: "sum(test.duration_ms)",
  unit: "ms",
  direction: "lower",
};

/** What evolving cost, by an expression over the train and val phases. */
export function evolutionCost(value: string): Mapping {
  return {
    id: "evolution-cost",
    title: "Evolution cost",
    title_zh: "自进化费用",
    value,
    unit: "usd",
    digits: 2,
    direction: "lower",
  };
}
