/** The schemas of the index and of the list of problems. */
import { statuses } from "./fields.ts";
import { experimentKey } from "./parts.ts";
import {
  address,
  define,
  listOf,
  mapOf,
  object,
  orNull,
  type Properties,
  path,
  type Schema,
  text,
  time,
  truth,
  whole,
  word,
} from "./schema.ts";

function list(description: string, item: Properties): Schema {
  return object(description, {
    count: whole("How many there are."),
    items: listOf("All of them.", object("An item.", { ...item, path: path("Its file.") })),
  });
}

const tables = (description: string) =>
  object(description, {
    csv: path("As CSV."),
    tex: path("As LaTeX (booktabs)."),
    md: path("As Markdown."),
  });

const title: Properties = { title: text("Name."), title_zh: orNull(text("The same in Chinese.")) };
const status: Properties = { status: word("Withdrawn items keep their file.", statuses) };

const generator = object("The program that made the site.", {
  name: text("Its name."),
  version: text("Its version."),
});

const boardItem: Properties = {
  leaderboard_id: text("Its id."),
  ...title,
  ...status,
  defined: truth("False for a folder of experiments that no definition draws on."),
  n_entries: whole("Number of entries."),
  tables: object("The table as people see it, by language.", {
    en: tables("In English."),
    zh: tables("In Chinese."),
  }),
};

const leftOut: Properties = {
  kind: word("What it is.", ["benchmark", "experiment", "leaderboard", "pack", "run"]),
  id: text("Its id, or `<folder>/<id>` of an experiment."),
};

export const index = object("What the data hold, and what they were made from.", {
  generator,
  repository: object("The state of the benchmark repository.", {
    url: orNull(address("Where it lies; null where the site was not told.")),
    commit: orNull(text("The last commit that touched its files; null without a git history.")),
    committed_at: orNull(time("When that was, UTC.")),
    dirty: truth("True where files differ from that commit."),
  }),
  schemas: mapOf("The JSON Schema of each kind of file.", path("The schema.")),
  leaderboards: list("The leaderboards.", {
    ...boardItem,
    records: path("Every record behind it in long form, as CSV."),
    croissant: path("What all of these files are, as Croissant says it."),
    records_dictionary: path("What the columns of the records are, as CSV on the Web says it."),
  }),
  experiments: list("The experiments.", {
    experiment: experimentKey("The experiment."),
    ...status,
    submit_time: time("When it was submitted, UTC."),
  }),
  benchmarks: list("The benchmarks.", {
    benchmark_id: text("Its id."),
    ...title,
    ...status,
    n_tasks: whole("Number of tasks."),
  }),
  algorithms: list("The algorithms.", {
    algorithm_id: text("Its plugin id."),
    synthetic: truth("True if all of its figures were made up."),
    n_experiments: whole("Number of published experiments with it."),
  }),
  packs: list("The benchmark packs.", {
    pack_id: text("Its id."),
    ...title,
    ...status,
    n_runs: whole("Published runs with a result."),
  }),
  runs: list("The runs.", {
    run_id: text("Its id."),
    model: text("The model that was evaluated."),
    ...status,
    synthetic: truth("True if its numbers were made up."),
    n_packs: whole("Packs with a result."),
  }),
  snapshots: list("The states of the data that are kept, the lowest version first.", {
    tag: text("The tag of the benchmark repository."),
    commit: text("The commit that it stands on."),
    committed_at: time("When that was made, UTC."),
    n_leaderboards: whole("Number of leaderboards."),
  }),
});

export const snapshot = object("What a snapshot holds, and what it was made from.", {
  generator,
  tag: text("The tag of the benchmark repository."),
  repository: object("The state of the benchmark repository at the tag.", {
    url: orNull(address("Where it lies; null where the site was not told.")),
    commit: text("The commit of the tag."),
    committed_at: time("When that was made, UTC."),
    dirty: truth("Always false: a commit has no changes beside it."),
  }),
  leaderboards: list("The leaderboards.", boardItem),
  left_out: object("Items that fail the rules of this generator.", {
    count: whole("How many there are."),
    items: listOf("All of them.", object("An item.", leftOut)),
  }),
});

const sentence = define("sentence", object("A sentence.", { en: text("In English."), zh: text("In Chinese.") }));

export const problems = object(
  "Everything that was found in the published and withdrawn data, and what was left out.",
  {
    problems: listOf(
      "The problems.",
      object("A problem.", {
        file: text("Path of the file, from the top of the repository."),
        line: whole("Number of the line.", 1),
        column: whole("Number of the column.", 1),
        path: text("The field, dotted; empty for the file as a whole."),
        code: text("Code of the rule: `E-`, `W-` or `I-` and capitals."),
        severity: word("An error keeps the item from being published.", ["error", "warning", "info"]),
        discrepancy: truth("True where a written figure disagrees with its attempts or its price."),
        message: sentence("What is wrong."),
        fix: sentence("What to do."),
      }),
    ),
    left_out: listOf(
      "Items that errors kept out.",
      object("An item.", {
        ...leftOut,
        path: text("The start of its files' paths."),
      }),
    ),
  },
);
