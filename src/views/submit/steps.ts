/** The way from a run to a page, with what is typed at each step, and the folder of an experiment as a tree. */
import { dictionary, type Locale } from "../../i18n/index.ts";

const STEPS = [
  { key: "get", commands: [] },
  {
    key: "draft",
    commands: [
      "npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>",
      "npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id> --training <id> --rounds 2",
    ],
  },
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

export interface Step {
  readonly title: string;
  readonly text: readonly string[];
  /** What is typed, one command a line; empty where nothing is. */
  readonly commands: readonly string[];
  /** Web addresses that the step is about, as far as they are known. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Whether the report of the check is shown with it. */
  readonly printsReport: boolean;
}

/** Where what has to be cloned lives; null where the site was not told. */
export interface Addresses {
  readonly repository: string | null;
  /** The source of the site, which has the commands. */
  readonly source: string | null;
}

/** The steps in their order. */
export function submissionSteps(addresses: Addresses, locale: Locale): readonly Step[] {
  const words = dictionary(locale).submit.steps;
  return STEPS.map(({ key, commands }) => ({
    ...words.list[key],
    commands: key === "get" ? getCommands(addresses) : commands,
    links: key === "get" ? addressLinks(addresses, locale) : [],
    printsReport: key === "validate",
  }));
}

function getCommands({ repository, source }: Addresses): readonly string[] {
  return [
    `git clone ${repository ?? "<benchmark-repository>"} benchmark-repository`,
    `git clone ${source ?? "<source-of-this-site>"} leaderboards`,
    "cd leaderboards",
    "npm ci",
    "export BENCHMARK_REPOSITORY=../benchmark-repository",
  ];
}

function addressLinks({ repository, source }: Addresses, locale: Locale): Step["links"] {
  const words = dictionary(locale).submit.steps;
  return [
    { label: words.repository, url: repository },
    { label: words.source, url: source },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
}

/** The tree as text, the words in one column. */
export function experimentTree(locale: Locale): string {
  const words = dictionary(locale).submit.what.tree;
  const width = Math.max(...TREE.map(({ branch, name, key }) => (key === null ? 0 : branch.length + name.length)));
  return TREE.map(({ branch, name, key }) =>
    key === null ? name : `${(branch + name).padEnd(width)}   ${words[key]}`,
  ).join("\n");
}
