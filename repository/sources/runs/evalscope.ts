/** C-Eval's report in the shape of evalscope 1.9: one file a data set, subjects in four categories, four decimals, no errors. */
import { bell, seeded } from "../example/random.ts";
import { number, readRows, text } from "../reading.ts";
import { json } from "./json.ts";

const CATEGORIES = ["Humanities", "Other", "STEM", "Social Science"];
/** How much the subjects differ from each other. */
const SUBJECT_SPREAD = 0.1;
const NOISE = 0.25;

interface Part {
  readonly score: number;
  readonly num: number;
}

/** The path that evalscope chooses below its folder, and the text; `level` is the expected proportion of right answers. */
export function cevalReport(
  seed: string,
  model: string,
  level: number,
): { readonly path: string; readonly text: string } {
  const rows = readRows("runs", "ceval.csv");
  const categories = CATEGORIES.map((category) => {
    const subsets = rows
      .filter((row) => text(row, "category") === category)
      .map((row) => {
        const name = text(row, "suite");
        const num = number(row, "questions");
        const expected = Math.min(0.97, Math.max(0.03, level + bell(seeded(`ease of ceval ${name}`), SUBJECT_SPREAD)));
        const noise = bell(seeded(`${seed}/${name}`), NOISE * Math.sqrt(num * expected * (1 - expected)));
        const right = Math.min(num, Math.max(0, Math.round(num * expected + noise)));
        return { name, score: rounded(right / num), num, is_aggregate: false };
      });
    return { name: [category], num: count(subsets), score: micro(subsets), macro_score: macro(subsets), subsets };
  });
  const metric = {
    name: "mean_acc",
    num: count(categories),
    score: micro(categories),
    macro_score: macro(categories),
    categories,
  };
  const report = {
    name: `${model}@ceval`,
    dataset_name: "ceval",
    dataset_pretty_name: "C-Eval",
    dataset_description: "synthetic: left out",
    model_name: model,
    score: metric.score,
    metrics: [metric],
    analysis: "N/A",
    perf_metrics: null,
    num: metric.num,
  };
  return { path: `reports/${model}/ceval.json`, text: json(report, 4) };
}

function count(parts: readonly Part[]): number {
  return parts.reduce((sum, { num }) => sum + num, 0);
}

/** Every question weighs the same. */
function micro(parts: readonly Part[]): number {
  return rounded(parts.reduce((sum, { score, num }) => sum + score * num, 0) / count(parts));
}

/** Every part weighs the same. */
function macro(parts: readonly Part[]): number {
  return rounded(parts.reduce((sum, { score }) => sum + score, 0) / parts.length);
}

function rounded(score: number): number {
  return Number(score.toFixed(4));
}
