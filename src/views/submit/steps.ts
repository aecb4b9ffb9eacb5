/** The way from a run to a page, with what is typed at each step, and the folder of an experiment as a tree. */
import { dictionary, type Locale } from "../../i18n/index.ts";

const STEPS = [
  { key: "get", commands: ["npm ci", "export BENCHMARK_REPOSITORY=../penguin-harness-benchmark"] },
  { key: "draft", commands: ["npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <benchmark-id>"] },
  { key: "attempts", commands: [] },
  { key: "summarize", commands: ["npm run summarize -- <folder>"] },
  { key: "validate", commands: ["npm run validate -- <folder>"] },
  { key: "open", commands: [] },
  { key: "review", commands: [] },
] as const;

/** What is drawn before a name, the name, and the key of the words behind it. */
const TREE = [
  { branch: "", name: "experiments/<leaderboard-id>/<experiment-id>/", key: null },
  { branch: "├── ", name: "meta_info.yaml", key: "meta" },
  { branch: "├── ", name: "train-1/", key: "train" },
  { branch: "├── ", name: "val-1/", key: "val" },
  { branch: "└── ", name: "test/", key: "test" },
  { branch: "    ├── ", name: "attempt-1.yaml", key: "attempt" },
  { branch: "    ├── ", name: "attempt-2.yaml", key: "more" },
  { branch: "    └── ", name: "summary.yaml", key: "summary" },
] as const;

export type StepKey = (typeof STEPS)[number]["key"];
export type TreeKey = NonNullable<(typeof TREE)[number]["key"]>;

export interface Step {
  readonly title: string;
  readonly text: readonly string[];
  /** What is typed, one command a line; empty where nothing is. */
  readonly commands: readonly string[];
  /** Whether the report of the check is shown with it. */
  readonly printsReport: boolean;
}

/** The steps in their order. */
export function submissionSteps(locale: Locale): readonly Step[] {
  const words = dictionary(locale).submit.steps;
  return STEPS.map(({ key, commands }) => ({ ...words.list[key], commands, printsReport: key === "validate" }));
}

/** The tree as text, the words in one column. */
export function experimentTree(locale: Locale): string {
  const words = dictionary(locale).submit.what.tree;
  const width = Math.max(...TREE.map(({ branch, name, key }) => (key === null ? 0 : branch.length + name.length)));
  return TREE.map(({ branch, name, key }) =>
    key === null ? name : `${(branch + name).padEnd(width)}   ${words[key]}`,
  ).join("\n");
}
