/** Pieces of several files: why something is missing, a number with its uncertainty, how it came about, a test. */
import { identityFields } from "../../../../content-loaders/schema/leaderboard.ts";
import { dictionary } from "../../../i18n/index.ts";
import {
  define,
  listOf,
  number,
  object,
  optional,
  orNull,
  type Properties,
  type Schema,
  text,
  truth,
  tuple,
  whole,
  word,
} from "./schema.ts";

const { missing, methods, verdicts, versions } = dictionary("en").reasons;

/** A code with its words. */
export function coded(description: string, codes: readonly string[]): Schema {
  return object(description, {
    code: word("For programs.", codes),
    en: text("The same in English."),
    zh: text("The same in Chinese."),
  });
}

export const caveat = define(
  "note",
  object("What a reader of the numbers must know.", {
    text: text("In English."),
    text_zh: orNull(text("In Chinese; null where there is no translation.")),
  }),
);

export const experimentKey = define("experiment-key", {
  type: "string",
  pattern: "^[^/]+/[^/]+$",
  description: "An experiment: `<folder>/<experiment-id>`.",
});

/** Where a value stands; lines count from 1. */
export const sourceLine = define(
  "source-line",
  object("A line of a file of the benchmark repository.", {
    file: text("Path of the file, from the top of the repository."),
    line: whole("Number of the line.", 1),
  }),
);

export const sourceFile = define(
  "source-file",
  object("A file of the benchmark repository.", { file: text("Path of the file, from the top of the repository.") }),
);

export const identity = define(
  "identity",
  object("The settings that make experiments the same agent.", {
    ...Object.fromEntries(
      identityFields.map((name) => [
        name,
        optional(orNull(text(`The experiments' ${name}; null: none, or not stated.`))),
      ]),
    ),
  }),
);

export const reason = define("reason", coded("Why a number is missing.", Object.keys(missing)));

const discrepancy = define(
  "discrepancy",
  object("A disagreement of a figure with its attempts or its price.", {
    code: text("Code of the rule."),
    severity: word("How grave it is.", ["error", "warning", "info"]),
    file: text("Path of the file, from the top of the repository."),
    line: whole("Number of the line.", 1),
    field: text("The field in the file, such as `score_mean`."),
    en: text("What is wrong, in English."),
    zh: text("The same in Chinese."),
  }),
);

/** What a number comes with. */
export const cellProperties: Properties = {
  value: orNull(number("The number at full precision, in the unit of its column; null where missing.")),
  text: orNull(text("The number as people see it on the English page, rounded once, without its unit.")),
  std: orNull(
    number(
      "Standard deviation of the value, propagated from its figures; null where it has none, or that of a part is unknown.",
    ),
  ),
  std_text: orNull(text("The standard deviation as people see it.")),
  std_over: listOf(
    "What the spread is over; empty without one.",
    word("Attempts: sample standard deviation. Questions: standard errors that reports of runs state.", [
      "attempts",
      "questions",
    ]),
  ),
  se: orNull(number("Standard error of the value.")),
  dof: orNull(number("Effective degrees of freedom of the standard error (Welch-Satterthwaite).")),
  n: orNull(whole("Smallest number of attempts among the figures; null where none is measured in attempts.", 1)),
  std_unknown: orNull(
    tuple("How many measured parts have no known standard deviation, of how many.", whole("Unknown."), whole("Of.")),
  ),
  first_order: truth("True where the spread is a first-order approximation."),
  coverage: tuple("How many groups (or operands) are there, of how many.", whole("There."), whole("Of.")),
  missing: listOf(
    "Everything that is not there, and why.",
    object("A part that is not there.", {
      group: orNull(text("Id of the group; null where it is no matter of groups.")),
      operand: orNull(text("The reference as written in the expression; null for the result of an operation.")),
      reason: reason("Why."),
    }),
  ),
  synthetic: truth("True if a made-up figure went in."),
  discrepancies: listOf("Disagreements of a figure that went in.", discrepancy("A disagreement.")),
};

export const cell = define("cell", object("A number with its uncertainty and its coverage.", cellProperties));

const operand = define(
  "operand",
  object("A figure that went in, or that should have.", {
    reference: text("The reference as written, such as `baseline.test.score`."),
    group: orNull(text("Id of the group; null where the reference names an experiment or a run.")),
    experiment: orNull(experimentKey("The experiment; null if there is none, or it is a figure of a run.")),
    phase: orNull(text("The phase: `test`, `train-3`, `val-3`; null if there is none.")),
    field: text("The figure: `score`, `cost`; of a run, the key of the metric."),
    value: orNull(number("At full precision, in the field's own unit; null where missing.")),
    std: orNull(number("Sample standard deviation between attempts; null for a figure without one.")),
    n: orNull(whole("Number of attempts; of a figure of a run, number of samples.", 1)),
    coefficient: orNull(number("Partial derivative of the result with respect to this figure; null where missing.")),
    run: optional(text("Id of the run.")),
    pack: optional(text("Id of the pack.")),
    metric: optional(text("Key of the pack's metric.")),
    suite: optional(orNull(text("The suite, where the pack's number is the mean of several."))),
    standard_error: optional(orNull(number("Of the value, over questions, as the report states it."))),
    external: optional(truth("True of a number that was scored elsewhere.")),
    as_declared: optional(truth("False where the reports were not made as the pack declares.")),
    synthetic: optional(truth("True of a made-up number of a run.")),
    source: orNull(sourceLine("The line that the figure was read from.")),
    missing: orNull(reason("Why there is no value; null where there is one.")),
  }),
);

export const derivation = define(
  "derivation",
  object(
    "What a value can be computed from again: std^2 = sum of coefficient^2 std^2 over the figures, each (experiment, phase, field) once.",
    {
      expression: text("The column's expression, as written in the definition."),
      groups: listOf(
        "The groups that it runs over.",
        object("A group.", { id: text("Its id."), weight: number("Its weight in weighted_mean().") }),
      ),
      operands: listOf("The figures, group by group.", operand("A figure.")),
      std: orNull(
        object("The column's own expression for the spread; null where it is propagated.", {
          expression: text("As written."),
          operands: listOf("The figures of that expression.", operand("A figure.")),
        }),
      ),
    },
  ),
);

/** A paired test; unadjusted, two-sided. */
export const testProperties: Properties = {
  interval: orNull(
    tuple("95 % interval of the difference; null without one.", number("Lower end."), number("Upper end.")),
  ),
  p: orNull(number("Two-sided p-value, unadjusted; null where there was no test.")),
  method: orNull(coded("The test.", Object.keys(methods))),
  n_tasks: orNull(whole("Number of tasks that both sides were tested on.")),
  n_differing: orNull(whole("Of these, on how many they differ.")),
  verdict: orNull(coded("What the test says, of this side; null: nothing to test.", Object.keys(verdicts))),
  detectable_difference: orNull(
    number("The smallest true difference that this data would have shown at 5 % with a power of 80 %."),
  ),
  versions_differ: listOf(
    "Benchmarks that the two were measured on in different versions.",
    text("Id of a benchmark."),
  ),
};

export const versionFlag = define(
  "version-flag",
  object("A figure that was measured on another version of its benchmark than the present one.", {
    code: word("For programs.", Object.keys(versions)),
    en: text("The same in English."),
    zh: text("The same in Chinese."),
    experiment: experimentKey("The experiment."),
    benchmark: text("Id of the benchmark."),
    version: orNull(text("The version that was measured on; null where it is not stated.")),
    current_version: text("The benchmark's version now."),
  }),
);
