/** The schemas of a leaderboard and of one of its entries. */
import { columnDirections, columnUnits } from "../../../../content-loaders/schema/leaderboard.ts";
import { dictionary } from "../../../i18n/index.ts";
import type { Note } from "../../../leaderboard/board-notes.ts";
import { author, statuses } from "./fields.ts";
import {
  caveat,
  cell,
  cellProperties,
  derivation,
  experimentKey,
  identity,
  testProperties,
  versionFlag,
} from "./parts.ts";
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
  path,
  type Schema,
  text,
  time,
  truth,
  tuple,
  whole,
  word,
} from "./schema.ts";

const { exclusions, missing, runFlags } = dictionary("en").reasons;

/** What both files say of an entry. */
const entryProperties: Properties = {
  id: text("The entry's id, in addresses and exports."),
  title: orNull(text("Its own name, where the definition gives it one.")),
  title_zh: orNull(text("The same in Chinese.")),
  rank: orNull(whole("Its rank in the primary column: 1 and how many are better; null where it is unranked.", 1)),
  rank_interval: orNull(
    tuple(
      "The ranks that it could have: 1 and how many are better by the test, and the last place less how many are worse; null where nothing can be tested.",
      whole("Best.", 1),
      whole("Worst.", 1),
    ),
  ),
  identity: orNull(identity("What makes its experiments one agent; null where they are several.")),
  baseline: orNull(text("Id of the entry that `baseline` means in the expressions.")),
  experiments: mapOf("The experiment that counts, by id of the group.", experimentKey("The experiment.")),
  earlier_submissions: listOf(
    "Experiments that were replaced by a later one.",
    object("An earlier submission.", {
      group: text("Id of the group."),
      experiment: experimentKey("The experiment."),
    }),
  ),
  synthetic: truth("True if a figure of one of its numbers was made up."),
  caveats: listOf("Remarks on its experiments and benchmarks.", caveat("A remark.")),
  versions: listOf("Benchmarks that it was measured on in another version.", versionFlag("A difference.")),
};

const group = define(
  "group",
  object("A part of the leaderboard: experiments that were tested on the same benchmarks.", {
    id: text("Its id, in expressions and addresses."),
    title: orNull(text("Its name; null where its only benchmark's name, or the id, stands for it.")),
    title_zh: orNull(text("The same in Chinese.")),
    description: orNull(text("What it measures.")),
    description_zh: orNull(text("The same in Chinese.")),
    test_data: listOf("The benchmarks.", text("Id of a benchmark.")),
    weight: number("Its weight in weighted_mean()."),
  }),
);

const column = define(
  "column",
  object("A column.", {
    id: text("Its id, in addresses and exports."),
    title: text("Heading."),
    title_zh: text("The same in Chinese."),
    description: orNull(text("What the number is.")),
    description_zh: orNull(text("The same in Chinese.")),
    expression: text("The expression that yields the value of a cell."),
    std_expression: orNull(text("The one that yields its spread; null where it is propagated.")),
    mathml: text("The expression as MathML."),
    unit: word(
      "Unit of `value` and `std`: score and points as the benchmark gives them, usd US dollars, ms milliseconds.",
      columnUnits,
    ),
    digits: whole("Decimals that people see."),
    direction: word("Which way is better.", columnDirections),
    primary: truth("True at the column that ranks."),
    spread_over: listOf(
      "What the spread is over; empty without one.",
      word("Attempts, or questions (numbers of runs).", ["attempts", "questions"]),
    ),
    measured: truth("True if a spread comes with the values."),
    text_unit: object("The unit of `text`, which may be a multiple: `M` for millions.", {
      en: text("In English; empty without one."),
      zh: text("In Chinese."),
    }),
  }),
);

/** Exactly the values of a note. */
type NoteProperties<Code extends Note["code"]> = Readonly<
  Record<Exclude<keyof Extract<Note, { readonly code: Code }>, "code">, Properties[string]>
>;

/** The values that stand beside a note's code, by code. */
const noteValues: { readonly [Code in Note["code"]]: NoteProperties<Code> } = {
  "earlier-submissions": {
    entry: text("Id of the entry."),
    group: text("Id of the group."),
    counted: text("The experiment that counts."),
    earlier: listOf("Those that were submitted earlier.", text("An experiment.")),
  },
  "mixed-identity": { entry: text("Id of the entry.") },
  "outside-groups": { experiments: listOf("The experiments.", experimentKey("An experiment.")) },
  excluded: {
    experiment: text("The experiment, or the start of its files' paths."),
    reason: word("Why it does not count.", Object.keys(exclusions)),
  },
  "mixed-versions": {
    benchmark: text("Id of the benchmark."),
    versions: listOf("Its versions.", orNull(text("A version; null is an earlier one that nobody stated."))),
  },
  "several-test-sets": { sets: whole("How many sets there are.", 2) },
  "flagged-run": {
    run: text("Id of the run."),
    pack: text("Id of the pack."),
    flags: listOf("What must be said of its number.", word("A flag.", Object.keys(runFlags))),
  },
  "mixed-suite-versions": {
    pack: text("Id of the pack."),
    runs: listOf("The runs, evaluated on different versions of its suites.", text("Id of a run.")),
  },
  "uncounted-run": {
    run: text("Id of the run."),
    pack: text("Id of the pack."),
    reason: word("Why it does not count.", Object.keys(missing)),
  },
  "run-caveat": {
    run: text("Id of the run."),
    text: text("The remark."),
    text_zh: optional(orNull(text("The same in Chinese."))),
  },
  "neutral-primary": {},
};

const note: Schema = {
  description: "What a reader of the leaderboard must be told: a code with its words and its values.",
  oneOf: Object.entries(noteValues).map(([code, values]) =>
    object(`A note \`${code}\`.`, {
      code: { const: code, description: "For programs." },
      en: text("The same in English."),
      zh: text("The same in Chinese."),
      ...values,
    }),
  ),
};

const boardNote = define("board-note", note);

export const leaderboard = object(
  "A leaderboard at full precision, with the text that people see beside the numbers. Entries stand in rank order, unranked ones after them.",
  {
    leaderboard_id: text("The leaderboard's id."),
    status: word("Withdrawn leaderboards keep their file.", statuses),
    withdrawn_reason: orNull(text("Why it was withdrawn; null where it was not.")),
    withdrawn_reason_zh: orNull(text("The same in Chinese.")),
    defined: truth("False for a folder of experiments that no definition draws on."),
    title: text("Name."),
    title_zh: orNull(text("The same in Chinese.")),
    description: text("What it compares, and how."),
    description_zh: orNull(text("The same in Chinese.")),
    last_update: time("Last change of the definition, UTC."),
    author: author("Who maintains it."),
    references: listOf("Papers, data sets, repositories.", address("A reference.")),
    synthetic: truth("True where the figures were made up as an example."),
    caveats: listOf("Remarks that stand beside the numbers.", caveat("A remark.")),
    notes: listOf("What was noticed while it was computed.", boardNote("A note.")),
    ranked: truth("False where nothing is ranked."),
    primary_column: text("Id of the column that ranks."),
    groups: listOf("The groups in display order.", group("A group.")),
    columns: listOf("The columns in display order.", column("A column.")),
    entries: listOf(
      "The entries in rank order; unranked ones last, by id.",
      object("An entry.", {
        ...entryProperties,
        path: orNull(
          path("The entry's own file, which has the derivation of each number and the tests; null in a snapshot."),
        ),
        cells: mapOf("Its numbers, by id of the column.", cell("A number.")),
      }),
    ),
  },
);

export const entry = object("An entry of a leaderboard: how each number was made, and its tests against the others.", {
  leaderboard_id: text("The leaderboard's id."),
  ...entryProperties,
  ranked_of: whole("How many entries of the leaderboard are ranked."),
  primary_column: text("Id of the column that ranks."),
  cells: mapOf(
    "Its numbers, by id of the column.",
    object("A number and how it was made.", { ...cellProperties, derivation: derivation("How it was made.") }),
  ),
  all_pairs: truth("False where only the others nearest in rank are listed."),
  pairs: listOf(
    "Tests against other entries in the primary column, in rank order.",
    object("A comparison: this entry minus the other.", {
      entry: text("Id of the other entry."),
      difference: number("This entry's value minus the other's, in the unit of the primary column."),
      ...testProperties,
    }),
  ),
});
