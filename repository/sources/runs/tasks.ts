/** The tasks of lm-evaluation-harness that the synthetic runs were, as it were, asked: names, sizes and groups are the real ones. */
import { number, readRows, text } from "../reading.ts";

/** A task; its questions and metrics are those of lm-evaluation-harness. */
export interface Task {
  readonly name: string;
  readonly alias: string;
  readonly version: number;
  readonly questions: number;
  /** Metric and filter, joined with a comma in reports. */
  readonly metrics: readonly { readonly name: string; readonly filter: string; readonly of?: number }[];
  readonly dataset: string;
}

/** Tasks whose total is reported under the group's name. */
export interface Group {
  readonly name: string;
  readonly alias: string;
  readonly version: number;
  readonly parts: readonly (Task | Group)[];
}

/** Instructions in the 541 prompts of IFEval: its instruction-level metrics count them instead of prompts. */
const INSTRUCTIONS = 834;

const MATH_SUBJECTS = {
  algebra: 1187,
  counting_and_prob: 474,
  geometry: 479,
  intermediate_algebra: 903,
  num_theory: 540,
  prealgebra: 871,
  precalc: 546,
};

const MMLU_GROUPS = ["humanities", "other", "social_sciences", "stem"];

/** By pack, what its suite is. */
export const TASKS = {
  gsm8k: task("gsm8k", 3, 1319, "openai/gsm8k", "exact_match,strict-match", "exact_match,flexible-extract"),
  humaneval: task("humaneval", 1, 164, "openai/openai_humaneval", "pass@1,create_test"),
  ifeval: {
    ...task("ifeval", 4, 541, "google/IFEval"),
    metrics: ["prompt_level_strict_acc", "inst_level_strict_acc", "prompt_level_loose_acc", "inst_level_loose_acc"].map(
      (name) => ({ name, filter: "none", ...(name.startsWith("inst") ? { of: INSTRUCTIONS } : {}) }),
    ),
  },
  math: {
    name: "minerva_math",
    alias: "minerva_math",
    version: 1,
    parts: Object.entries(MATH_SUBJECTS).map(([subject, questions]) =>
      task(
        `minerva_math_${subject}`,
        2,
        questions,
        "EleutherAI/hendrycks_math",
        "exact_match,none",
        "math_verify,none",
      ),
    ),
  },
  mmlu: {
    name: "mmlu",
    alias: "mmlu",
    version: 2,
    parts: MMLU_GROUPS.map((group) => ({
      name: `mmlu_${group}`,
      alias: group.replace("_", " "),
      version: 2,
      parts: readRows("runs", "mmlu.csv")
        .filter((row) => text(row, "category") === group)
        .map((row) => ({
          ...task(`mmlu_${text(row, "suite")}`, 1, number(row, "questions"), "cais/mmlu", "acc,none"),
          alias: text(row, "suite"),
        })),
    })),
  },
} as const satisfies Readonly<Record<string, Task | Group>>;

/** The tasks of a group, at any depth, in order; a task is its own. */
export function tasksOf(suite: Task | Group): readonly Task[] {
  return "parts" in suite ? suite.parts.flatMap(tasksOf) : [suite];
}

function task(name: string, version: number, questions: number, dataset: string, ...keys: readonly string[]): Task {
  const metrics = keys.map((key) => {
    const [metric = key, filter = "none"] = key.split(",");
    return { name: metric, filter };
  });
  return { name, alias: name, version, questions, metrics, dataset };
}
