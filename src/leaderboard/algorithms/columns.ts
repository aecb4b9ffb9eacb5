/**
 * What is computed of an algorithm, in the language of the leaderboards' own columns. Plain names are the side in
 * question, `baseline` is the side that it is held against; groups weigh as much as their contrast says.
 */
import { type Column, columnsOf } from "../columns.ts";

export type MeasureId =
  | "last-train"
  | "gap"
  | "evolution-cost"
  | "evolution-tokens"
  | "test-cost"
  | "baseline-test-cost"
  | "test-tokens"
  | "baseline-test-tokens";

export const scoreColumn = column("score", "weighted_mean(test.score)", "score");
export const baselineColumn = column("baseline", "weighted_mean(baseline.test.score)", "score");
export const liftColumn = column("lift", "weighted_mean(test.score - baseline.test.score)", "points");

/**
 * The columns besides the scores, by id. Costs and tokens are those of one run of every group.
 *
 * @param validated whether validation belongs to what evolving took
 * @param configurations how many are pooled; costs and tokens are means over them
 */
export function measureColumns(validated: boolean, configurations: number): ReadonlyMap<MeasureId, Column> {
  const each = (sum: string): string => (configurations === 1 ? sum : `(${sum}) / ${configurations}`);
  const evolved = (figure: (phase: "train" | "val") => string): string =>
    each(validated ? `sum(${figure("train")}) + sum(${figure("val")})` : `sum(${figure("train")})`);
  const tokens = (phase: string): string => `${phase}.n_input_tokens + ${phase}.n_output_tokens`;
  const columns: readonly (readonly [MeasureId, string, "score" | "points" | "usd" | "tokens"])[] = [
    ["last-train", "weighted_mean(last(train.score))", "score"],
    ["gap", "weighted_mean(last(train.score) - test.score)", "points"],
    ["evolution-cost", evolved((phase) => `${phase}.cost`), "usd"],
    ["evolution-tokens", evolved(tokens), "tokens"],
    ["test-cost", each("sum(test.cost)"), "usd"],
    ["baseline-test-cost", each("sum(baseline.test.cost)"), "usd"],
    ["test-tokens", each(`sum(${tokens("test")})`), "tokens"],
    ["baseline-test-tokens", each(`sum(${tokens("baseline.test")})`), "tokens"],
  ];
  return new Map(columns.map(([id, value, unit]) => [id, column(id, value, unit)]));
}

/** The macro mean of one round of training or validation. */
export function roundColumn(kind: "train" | "val", round: number): Column {
  return column(`${kind}-${round}`, `weighted_mean(${kind}(${round}).score)`, "score");
}

function column(id: string, value: string, unit: "score" | "points" | "usd" | "tokens"): Column {
  const [made] = columnsOf([{ id, title: id, value, unit }]);
  if (made === undefined) throw new Error("a definition of one column makes one column");
  return made;
}
