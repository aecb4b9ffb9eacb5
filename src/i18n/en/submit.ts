/** The words of the page on submitting, in English. Marks of running text as on the methodology page. */
import type { Severity } from "../../../content-loaders/problem.ts";

const severities: Record<Severity, string> = { error: "error", warning: "warning", info: "note" };

export const submit = {
  title: "Submit a result",
  description:
    "How to add an experiment, a benchmark or a leaderboard: the way from a run to a page, every file format, every rule of the check.",
  lede: "A result is a folder of text files in the benchmark repository. One command checks it and names each problem with its file, its line and a way to mend it; a pull request brings it to review.",
  shortcuts: (fields: string, rules: string) =>
    `Looking something up? [${fields} fields of the files](#formats), [${rules} rules of the check](#rules).`,
  contents: "On this page",
  what: {
    title: "What a submission is",
    text: [
      "An **experiment** is one agent (harness, model, thinking level, algorithm) measured on one test set. It is a folder: one file about the run, and one folder for each phase.",
    ],
    treeLabel: "The folder of an experiment",
    tree: {
      meta: "who ran what, on which data",
      train: "optional: rounds of training, train-1, train-2, …",
      val: "optional: rounds of validation",
      test: "required",
      attempt: "the first run, one record for each task",
      more: "the same tasks again",
      summary: "what the attempts come to",
    },
    after: [
      "**One folder is one experiment.** An agent that was trained and tested on six groups separately is six experiments, and a leaderboard puts them together. Several data sets in one experiment say that they were used as one set.",
      "The benchmark that it was tested on is in the repository already, or comes with the same pull request: [Benchmarks and tasks](#benchmarks).",
    ],
  },
  steps: {
    title: "From a run to a page",
    list: {
      get: {
        title: "Get the repository and the tools",
        text: [
          "Clone the benchmark repository, and the source of this site beside it for its commands; an address in angle brackets is for you to put in. The variable says where the repository lies; without it, the one that comes with the site is used.",
        ],
      },
      draft: {
        title: "Make a draft",
        text: [
          "Writes a valid experiment to fill in: the first command for an agent that is only tested, the second for one that was trained in two rounds. In `meta_info.yaml` say what ran, on which data, by whom: every key is explained [below](#format-meta-info).",
        ],
      },
      attempts: {
        title: "Put the attempts",
        text: [
          "One file for each repeated run, `attempt-1.yaml`, `attempt-2.yaml`, …, and in it one record for each task: score, cost, time, tokens. A run that failed stays in, with its score and an `error_reason`.",
        ],
      },
      summarize: {
        title: "Let the summaries be worked out",
        text: [
          "Writes each `summary.yaml` from its attempts: mean, sample standard deviation, cost, time, tokens. Comments stay, and so do the fields that it cannot know, such as `time` and `summary`.",
        ],
      },
      validate: {
        title: "Check it",
        text: [
          "The same rules as the site's own build, all problems at once. It ends with 0 without errors (warnings are allowed), with 1 for errors, with 2 if it could not run. `--lang zh` tells them in Chinese; `--format json` and `--format github` are for programs and for annotations in a pull request.",
        ],
      },
      open: {
        title: "Open a pull request",
        text: [
          "With `status: draft`. A draft is checked as hard as anything else, and appears nowhere on the site. If the check warns of something, say in the pull request why it is so.",
        ],
      },
      review: {
        title: "Review",
        text: [
          "When the review has passed, the status becomes `published`. The next build of the site shows the experiment on a page of its own, on its benchmark, and on every leaderboard that draws on its folder.",
        ],
      },
    },
    repository: "Benchmark repository",
    source: "Source of this site",
    printed: "What the check prints",
    printedText:
      "Where first (file, line, column, field, code), then what is wrong, then one way to mend it. Each code is explained [below](#rules).",
    reviewers: "What reviewers look at",
    reviewersList: [
      "The check passes, and there is a reason for each warning.",
      "The run can be repeated: versions of harness and model, thinking level, settings.",
      "The test data were kept apart: nothing of them, and no rubric, was within reach of training or validation.",
      "Every attempt and every task is there, failed ones too. What was left out is named in `caveats`.",
      "Costs are at list prices, and `references` leads to where the figures come from.",
      "Figures that were made up as an example say `synthetic: true`.",
    ],
  },
  example: {
    title: "The smallest valid experiment",
    text: [
      "One task, one attempt, nothing optional. The files are those of `tests/fixtures/smallest/` in the source of this site; a test makes sure that they are valid, and that no line of them can be left out. Of one attempt no standard deviation exists, so `score_std` is null.",
    ],
    benchmark: "The benchmark that it refers to",
    more: [
      "Three attempts are usual. `attempt-2.yaml` and `attempt-3.yaml` then stand beside the first, with records for the same tasks.",
    ],
  },
  meaning: {
    title: "What the files say",
    list: [
      {
        term: "Phases",
        text: "`train-1`, `train-2`, … and `val-1`, `val-2`, … are rounds: they always have a number, from 1 and without gaps. `test` never has one, and no experiment is without it.",
      },
      {
        term: "Attempts and std",
        text: "A phase is run $n$ times on the same tasks. The score of an attempt is its mean over the tasks; `score_mean` is the mean over the attempts, and `score_std` their **sample standard deviation**: $n - 1$ below the sum, root included.",
      },
      {
        term: "Cost, time, tokens",
        text: "Those of **one run**: added up over the records, averaged over the attempts. Costs are at list prices. `n_input_tokens` includes the cached ones.",
      },
      {
        term: "Errors count",
        text: "A run that failed is a record like any other. It counts with the score that it was given, and `error_reason` says what happened. A run that timed out can still have 100.",
      },
      {
        term: "`null`",
        text: "**The source does not say.** The page shows a dash; nothing takes its place, and it is never 0. Figures, times, `harness_version`, `model_provider` and `thinking_level` may be null. A required key that is absent, or has nothing behind it, is an error.",
      },
      {
        term: "Baseline",
        text: "An experiment without `algorithm`. The lift of an algorithm is measured against a run without one that agrees in `harness_name`, `harness_version`, `model_name`, `model_provider`, `thinking_level` and `author.name`, on the same test data: please submit both, with these written the same way. Null agrees with null only.",
      },
      {
        term: "Scale",
        text: "All scores of an experiment are on one scale, 0 to 100 or 0 to 1. `pass@k` is a percentage.",
      },
    ],
    more: "How scores, spreads and ranks come about",
  },
  ranked: {
    title: "Ranked or not",
    text: [
      "An entry of a leaderboard is made of the experiments that agree in `harness_name`, `harness_version`, `model_name`, `model_provider`, `thinking_level`, `algorithm` and `author.name`, unless its definition names fewer of these under `identity`; at most one for each group. It is ranked if its value in the ranking column is complete.",
    ],
    list: [
      "Only published experiments on published test data count.",
      "Each group that the column asks for has an experiment with a score. If one lacks, the entry stands below the ranking, with what is missing: the mean of five groups is not the mean of six.",
      "Of several experiments for one entry and group the latest `submit_time` counts; the others are listed as earlier submissions.",
      "A folder without a definition has a leaderboard too. It is ranked if all of its experiments were tested on the same data.",
      "A single attempt is ranked like others; its ± is left out, and the page says that it is one attempt.",
    ],
    more: "What a rank says, and what it does not",
  },
  after: {
    title: "Drafts, corrections, withdrawal",
    list: [
      { term: "`draft`", text: "Checked, and shown nowhere. What you submit begins as a draft." },
      { term: "`published`", text: "Shown, and counted wherever a leaderboard asks for it." },
      {
        term: "`withdrawn`",
        text: "The page stays and shows `withdrawn_reason`; the experiment leaves every ranking. To withdraw a result, set the status and give the reason in a pull request. Links to it keep working.",
      },
      {
        term: "A mistake in the files",
        text: "Correct them in a pull request and say what was wrong. The history of the repository keeps what stood there before, and every page names the commit that it was made from.",
      },
      {
        term: "A run that was repeated",
        text: "Is a new experiment with an id of its own. The later one counts, the earlier one stays readable.",
      },
      {
        term: "E-mail addresses",
        text: "Are never shown. `author.email` is checked for its form, then dropped; addresses in other texts and on the source pages are left out too.",
      },
    ],
  },
  boards: {
    title: "Leaderboards",
    text: [
      "`leaderboards/<leaderboard-id>.yaml` says which experiments to put side by side, what makes them one entry, and which columns to show. Each column is an expression, such as `mean(test.score)` or `mean(test.score - baseline.test.score)`. Its keys are explained [below](#format-leaderboard).",
      "Without a definition each folder of `experiments/` is a leaderboard with one entry for each experiment. Write one when experiments belong together as groups, or when the same experiments deserve a second look.",
    ],
    more: "The expression language",
  },
  benchmarks: {
    title: "Benchmarks and tasks",
    text: [
      "A benchmark is a folder `packages/<benchmark-id>/` with `benchmark_config.toml`, and one folder for each task with `task_config.toml` and a `statement/`. Training, validation and test data are benchmarks of their own.",
      "`rubric/` is for evaluators only. The site never reads it: no page, no data file, no search can show it. Large files lie in `data/<benchmark-id>/`; its `README.md` is shown on the benchmark's page.",
      "Who changes tasks raises `version` and `last_update`. Experiments that were measured before are then flagged, and not ranked together with later ones without a visible mark.",
    ],
  },
  packs: {
    title: "Packs and runs",
    text: [
      "A run is a trained model with what the runners reported of it: a folder `runs/<run-id>/` with `run.yaml` ([its keys](#format-run)), and in it one folder for each pack, named by the pack's id. Put the runner's report there as it was written; its name does not matter. A report of several tasks is copied into the folder of each pack. Scores from elsewhere go into a `scores.json`, and are marked as external everywhere.",
      "Name the run that the model was made from as `base`: without it nothing can be compared. What evaluates differently from the pack's declaration (other examples in the prompt, a limit, other suites) is shown and not compared.",
      "A new pack is only needed where no published one declares the evaluation: a folder `packs/<pack-id>/` with `plugin.yaml`, `benchmark.yaml` ([its keys](#format-pack)) and a `README.md`.",
    ],
    more: "What is computed from reports, and what is compared",
  },
  formats: {
    title: "File formats",
    text: [
      "Written from the definitions by which the files are read. Keys that are not listed are not read, and the check says so.",
    ],
    field: "Field",
    value: "Value",
    required: { required: "required", nullable: "required", optional: "optional" },
    null: { required: "not null", nullable: "may be null", optional: "null counts as absent" },
    /** Of a key that must be there, and whose null is an answer. */
    nullIsNone: "null: there is none",
    /** Of a cell of a price list, which knows no null. */
    emptyCell: { required: "not empty", optional: "may be empty" },
    presence: "Required, null",
    meaning: "Meaning",
    caption: (path: string) => `Fields of ${path}`,
    files: {
      "meta-info": { title: "Experiment", about: "The run: agent, data, author." },
      attempt: {
        title: "Attempt",
        about: "A list of records, one for each task, or for several tasks that were run as one.",
      },
      summary: { title: "Summary of a phase", about: "What the attempts of the phase come to." },
      benchmark: { title: "Benchmark", about: "What the benchmark is and who maintains it." },
      task: { title: "Task", about: "What is to be done, and what one run may use." },
      leaderboard: { title: "Leaderboard", about: "Which experiments form which entries, and in which columns." },
      "pack-plugin": { title: "Benchmark pack", about: "Who maintains the pack, and whether it is published." },
      pack: {
        title: "Declaration of a pack",
        about:
          "What is run, and which numbers of the runner's report are read. It holds no code, and the site runs nothing.",
      },
      run: { title: "Run", about: "The model that was evaluated, and the run that it is compared with." },
      prices: {
        title: "Price list",
        about:
          "Optional. A CSV file with these columns as its header, in this order. Costs that differ from tokens times price by more than 1 % are warned about.",
      },
    },
    othersTitle: "Other files",
    others: {
      statement: "The statement of the task, shown on its page. Markdown; pictures become links.",
      rubric: "For evaluators. Never read.",
      data: "Shown on the benchmark's page. Whatever else lies in the folder is not read.",
      plugins:
        "Where the repository has such a folder, `algorithm` names one in it. Its `README.md` (in Chinese `README.zh.md`) says on the site what the algorithm is; the first sentence stands for it in lists.",
      lmEval:
        "The report of lm-evaluation-harness as it wrote it. Whatever its name and however deep it lies, it is known by its content; of several the one with the latest date inside counts. Only `results`, `groups` and what describes them are read and shown; prompts, and what is said of the machine, are not.",
      evalscope:
        "The report of evalscope as it wrote it, one for each data set. It states neither a date nor a standard error.",
      scores:
        'One mapping of metric keys to numbers, `{"pass@1": 0.43}`; null where there is none. From the platform\'s runner where `results` in `run.yaml` says `source: platform`, else marked as scored elsewhere.',
      packReadme: "Shown on the page of the pack; in Chinese `README.zh.md`.",
      traces: "Not read. Records lead to it by `trace_filepath`.",
    },
  },
  rules: {
    title: "Rules of the check",
    text: [
      "An **error** keeps the item from being published. A **warning** is shown with the data and never hidden. A **note** only explains. Below each rule stand an example of what the check prints and its advice.",
    ],
    count: (rules: number) => `${rules} rules`,
    fix: "Fix:",
    severities,
    kinds: {
      files: "Files, folders, ids",
      text: "Encoding, YAML, TOML, JSON",
      values: "Keys and values",
      phases: "Phases and attempts",
      data: "Data sets, tasks, models, traces",
      figures: "Figures and prices",
      leaderboards: "Leaderboards",
      expressions: "Expressions",
      packs: "Packs, runs, reports",
      writing: "What `new` and `summarize` refuse to write",
    },
  },
};
