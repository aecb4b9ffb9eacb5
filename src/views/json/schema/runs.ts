/** The schemas of packs, runs and the matrix of both. */
import { metricDirections, packDeclaration, packRunners } from "../../../../content-loaders/schema/pack.ts";
import { dictionary } from "../../../i18n/index.ts";
import { author, type FieldValues, fieldProperties, statuses } from "./fields.ts";
import { caveat, coded, sourceFile } from "./parts.ts";
import {
  address,
  define,
  listOf,
  mapOf,
  number,
  object,
  optional,
  orNull,
  type Properties,
  type Schema,
  text,
  time,
  truth,
  whole,
  word,
} from "./schema.ts";

const { missing, notCompared } = dictionary("en").runs.figure;

const place = define(
  "place",
  object("Where it stands.", {
    file: text("Path of the file, from the top of the repository."),
    line: whole("Number of the line.", 1),
    field: text("The field in the file, dotted."),
  }),
);

const absences = Object.keys(missing).filter((code) => code !== "not-evaluated");

const metricProperties: Properties = {
  value: orNull(number("At full precision, in the metric's own unit: a proportion from 0 to 1 where `ratio` is true.")),
  text: orNull(text("The number as people see it: proportions as percentages.")),
  standard_error: orNull(number("Of the value, over questions, as the report states it: no spread between attempts.")),
  n_samples: orNull(whole("Samples behind the value.")),
  made: word("One suite's value, the report's total of a group of suites, or the mean of the suites.", [
    "suite",
    "group",
    "mean",
  ]),
  source: orNull(place("Where it stands; null for a mean, whose suites have their places.")),
  missing: orNull(coded("Why there is no value.", absences)),
  change: orNull(
    object("This run minus its base run; null where they are not compared.", {
      base: text("Id of the base run."),
      difference: number("In the metric's own unit."),
      text: orNull(text("As people see it.")),
      standard_error: orNull(number("Of the difference; null unless both reports state one.")),
      p: orNull(number("Two-sided p-value on the normal distribution, unadjusted.")),
      significant: orNull(truth("Whether p is below 5 %; null where it cannot be tested.")),
      decision: orNull(
        word("A direction is claimed only where the test passed.", [
          "improved",
          "regressed",
          "changed",
          "undecided",
          "untested",
        ]),
      ),
    }),
  ),
  not_compared: orNull(coded("Why there is no change.", Object.keys(notCompared))),
};

const suites = listOf(
  "The suites, where there are several.",
  object("A suite.", {
    suite: text("Its name."),
    value: orNull(number("Its value.")),
    standard_error: orNull(number("Its standard error.")),
    n_samples: orNull(whole("Its samples.")),
    source: orNull(place("Where it stands.")),
    missing: orNull(word("Why there is no value.", absences)),
  }),
);

const metric = define("metric-result", object("What a run scored by a metric.", { ...metricProperties, suites }));
const briefMetric = define("metric-number", object("What a run scored by a metric.", metricProperties));

/** One run on one pack. */
const evaluationOf = (number: Schema): Properties => ({
  scored_by: word("What scored it: the pack's runner, the platform, or somebody elsewhere.", [
    ...packRunners,
    "platform",
    "external",
  ]),
  external: truth("True where it was scored elsewhere."),
  as_declared: truth("False where the reports were not made as the pack declares."),
  deviations: listOf(
    "In which ways they were not.",
    object("A difference.", {
      kind: word("What differs.", ["num_fewshot", "limit", "suites"]),
      suite: orNull(text("The suite; null for the report as a whole.")),
      declared: orNull(text("What the pack declares.")),
      reported: orNull(text("What the report says.")),
      en: text("The same in English."),
      zh: text("The same in Chinese."),
      source: place("Where the report says so."),
    }),
  ),
  versions: mapOf(
    "By suite, the version that was evaluated, as the reports write it; of a group its tasks too. Empty where they state none.",
    text("A version."),
  ),
  rubric: orNull(text("The rubric that decides the numbers; null where the runner reads none.")),
  metrics: mapOf("The numbers, by key of the metric.", number),
});

const evaluation = evaluationOf(metric("A number."));
/** Without the suites. */
const briefEvaluation = evaluationOf(briefMetric("A number; those of single suites are in the run's own file."));

const metricList = (description: string): Schema =>
  listOf(
    description,
    object("A metric.", {
      key: text("The name that the runner writes."),
      label: text("Name to show."),
      label_zh: orNull(text("The same in Chinese.")),
      direction: word("Which way is better.", metricDirections),
      ratio: truth("Whether values are proportions from 0 to 1."),
      primary: truth("True at the metric that runs are compared by."),
    }),
  );

const runProperties: Properties = {
  model: text("The model that was evaluated."),
  provider: orNull(text("Who serves or publishes the model.")),
  base: orNull(text("Id of the run that it is compared with.")),
  algorithm: orNull(text("What made the model out of its base.")),
  finished_at: orNull(time("When the run was finished, UTC.")),
  synthetic: truth("True if its numbers were made up."),
};

const { metrics: _metrics, ...declared } = packDeclaration.fields;

const declaration: FieldValues<typeof declared> = {
  schema: text,
  name: text,
  title: text,
  summary: text,
  category: text,
  runner: (about) => word(about, packRunners),
  suites: (about) => listOf(about, text("A suite.")),
  num_fewshot: (about) => whole(about),
  batch_size: (description) => ({ type: ["string", "number"], description }),
  limit: number,
  extra_args: (description) => ({ description }),
  rubric: text,
  keywords: (about) => listOf(about, text("A word.")),
  i18n: (about) =>
    object(about, {
      zh: optional(
        object("In Chinese.", { title: optional(text("Name to show.")), summary: optional(text("What it measures.")) }),
      ),
    }),
};

export const pack = object("A benchmark pack as it is declared, and what every published run scored by it.", {
  pack_id: text("The pack's id."),
  status: word("Withdrawn packs keep their file.", statuses),
  withdrawn_reason: orNull(text("Why it was withdrawn; null where it was not.")),
  author: orNull(author("Who maintains the pack.")),
  homepage: orNull(address("Home page of the pack.")),
  license: orNull(text("Licence of the declaration; null where none is stated.")),
  references: listOf("Papers, data sets, repositories.", address("A reference.")),
  ...fieldProperties(declared, declaration),
  category: text("What it is listed under."),
  batch_size: { type: ["string", "number"], description: "Batch size; `auto` where none is declared." },
  metrics: metricList("Its metrics, with the defaults filled in."),
  readme: orNull(text("The pack's README, as Markdown.")),
  readme_zh: orNull(text("The same in Chinese.")),
  source: sourceFile("The file of the declaration."),
  runs: mapOf(
    "What the published runs scored, by id of the run.",
    object("A run on this pack.", {
      model: text("The model that was evaluated."),
      synthetic: truth("True if its numbers were made up."),
      ...evaluation,
    }),
  ),
});

export const run = object(
  "A run: what was evaluated, its numbers on every pack, and the files that they were read from.",
  {
    run_id: text("The run's id."),
    ...runProperties,
    status: word("Withdrawn runs keep their file.", statuses),
    withdrawn_reason: orNull(text("Why it was withdrawn; null where it was not.")),
    author: author("Who made the run."),
    caveats: listOf("Remarks that stand beside the numbers.", caveat("A remark.")),
    references: listOf("Papers, data sets, repositories.", address("A reference.")),
    source: sourceFile("Its file."),
    packs: mapOf(
      "Its numbers, by id of the pack.",
      object("A pack.", {
        ...evaluation,
        reference: orNull(address("Where the numbers are published.")),
        note: orNull(text("What a reader of the numbers must know.")),
        note_zh: orNull(text("The same in Chinese.")),
      }),
    ),
    reports: listOf(
      "The report files.",
      object("A file.", {
        pack: text("Id of the pack."),
        file: text("Path of the file, from the top of the repository."),
        format: word("What wrote it.", ["lm-eval", "evalscope", "scores"]),
        version: orNull(text("Version of the tool, as far as the file says.")),
        date: orNull(text("When it was written, by the date inside, UTC.")),
        model: orNull(text("The model as the file names it.")),
        use: orNull(
          word("Whether numbers were read from it; null for a pack that does not count.", [
            "read",
            "partly",
            "superseded",
            "unread",
          ]),
        ),
      }),
    ),
  },
);

export const matrix = object("All published runs by all published packs.", {
  packs: listOf(
    "The packs.",
    object("A pack.", {
      pack_id: text("Its id."),
      title: text("Name."),
      title_zh: orNull(text("The same in Chinese.")),
      category: text("What it is listed under."),
      runner: word("What executes it.", packRunners),
      metrics: metricList("Its metrics."),
    }),
  ),
  runs: listOf(
    "The runs.",
    object("A run.", {
      run_id: text("Its id."),
      ...runProperties,
      results: mapOf(
        "Its numbers, by id of the pack; a pack that is not among them was not evaluated.",
        object("A pack.", briefEvaluation),
      ),
    }),
  ),
});
