/** The schema of an algorithm: against none and against other algorithms, on the same harness, model and thinking level. */
import { dictionary } from "../../../i18n/index.ts";
import { cell, cellProperties, coded, derivation, experimentKey, identity, testProperties } from "./parts.ts";
import { define, listOf, number, object, orNull, type Properties, text, truth, tuple, whole, word } from "./schema.ts";

const { leftOutReasons } = dictionary("en").algorithm;

const leftOut = define(
  "left-out-group",
  object("A group that does not enter.", {
    group: text("Id of the group."),
    side: word("The side that has no test score there.", Object.keys(leftOutReasons)),
    reason: coded("Why.", Object.keys(leftOutReasons.both)),
  }),
);

const basis = define(
  "basis",
  object("The groups that a mean over configurations is over.", {
    kind: word("All groups of the leaderboard, or those that all configurations share.", ["complete", "common"]),
    groups: listOf("The groups.", text("Id of a group.")),
  }),
);

const part = define(
  "part",
  object("A pair of experiments that enters.", {
    group: text("Id of the group."),
    weight: number("Its weight in the mean, over the sum of the weights."),
    experiment: experimentKey("The experiment with the algorithm."),
    baseline_experiment: experimentKey("The one on the other side."),
  }),
);

const { entry: _entry, difference: _difference, ...test } = { entry: null, difference: null, ...testProperties };

const contrast: Properties = {
  score: cell("Mean score with the algorithm."),
  baseline: cell("Mean score on the other side."),
  lift: cell("The first minus the second."),
  test: object("The test of the lift, over tasks.", test),
  tasks: object("How many tasks went which way.", {
    gained: whole("With a higher mean over attempts."),
    lost: whole("With a lower one."),
    tied: whole("With the same."),
  }),
};

const measure = define(
  "measure",
  object("A number with the expression behind it.", { ...cellProperties, expression: text("The expression.") }),
);

const measures: Properties = {
  last_train: orNull(measure("Score of the last round of training.")),
  gap: orNull(measure("That minus the score of the test.")),
  evolution_cost: orNull(measure("What evolving cost, in US dollars.")),
  evolution_tokens: orNull(measure("Tokens that evolving took.")),
  test_cost: orNull(measure("What the test cost with the algorithm, in US dollars.")),
  baseline_test_cost: orNull(measure("The same on the other side.")),
  test_tokens: orNull(measure("Tokens that the test took with the algorithm.")),
  baseline_test_tokens: orNull(measure("The same on the other side.")),
};

const curve = define(
  "curve",
  listOf(
    "Means over the groups, round by round.",
    object("The rounds of one phase.", {
      phase: word("The phase.", ["train", "val", "test"]),
      rounds: listOf(
        "Its rounds.",
        object("A round.", {
          round: orNull(whole("Its number; null for the test.")),
          value: number("Mean score."),
          std: orNull(number("Standard deviation, propagated.")),
          n: orNull(whole("Smallest number of attempts.", 1)),
        }),
      ),
    }),
  ),
);

const configuration = define(
  "configuration",
  object("An agent that was run with the algorithm and without any.", {
    identity: identity("Its settings, without the algorithm."),
    folder: text("Folder of its experiments."),
    synthetic: truth("True if its figures were made up."),
    entry: orNull(text("Id of the entry of the leaderboard; null where the experiments are spread over several.")),
    baseline_entry: orNull(text("The same without the algorithm.")),
    coverage: tuple("Groups that both sides have a score for, of how many.", whole("There."), whole("Of.")),
    in_mean: truth("Whether it enters the mean over configurations."),
    left_out: listOf("Groups that do not enter.", leftOut("A group.")),
    ...contrast,
    derivation: derivation("The figures behind both scores, with the coefficients of the lift."),
    by_group: listOf(
      "The lift in each group.",
      object("A group.", {
        group: text("Id of the group."),
        score: number("Test score with the algorithm."),
        baseline: number("Without it."),
        lift: number("The first minus the second."),
        experiment: experimentKey("The experiment with the algorithm."),
        baseline_experiment: experimentKey("The one without."),
      }),
    ),
    ...measures,
    curve: orNull(curve("Null without a scored round that all groups have.")),
  }),
);

export const algorithm = object("An algorithm against none and against others.", {
  algorithm_id: text("The algorithm's plugin id."),
  synthetic: truth("True if all of its figures were made up."),
  experiments: listOf("The published experiments with it.", experimentKey("An experiment.")),
  leaderboards: listOf(
    "Its results, by leaderboard.",
    object("Its results on one leaderboard.", {
      leaderboard_id: text("Id of the leaderboard."),
      synthetic: truth("True if these figures were made up."),
      groups: listOf(
        "The groups of the leaderboard.",
        object("A group.", {
          id: text("Its id."),
          test_data: listOf("Its benchmarks.", text("Id of a benchmark.")),
        }),
      ),
      configurations: listOf("Agents run with it and without, the largest lift first.", configuration("An agent.")),
      without_baseline: listOf(
        "Agents that share no group with a run without it.",
        object("An agent.", {
          identity: identity("Its settings, without the algorithm."),
          folder: text("Folder of its experiments."),
          left_out: listOf("Why each group does not enter.", leftOut("A group.")),
        }),
      ),
      pooled: orNull(
        object(
          "The mean over the configurations that are `in_mean`, each counting the same; in its test each task once.",
          {
            n_configurations: whole("How many enter.", 1),
            basis: orNull(basis("The groups that it is over.")),
            ...contrast,
            parts: listOf("The experiments that enter.", part("A pair.")),
            ...measures,
          },
        ),
      ),
      against: listOf(
        "This algorithm minus others, over the configurations that ran both.",
        object("Another algorithm.", {
          algorithm_id: text("Its plugin id."),
          n_configurations: whole("How many configurations enter.", 1),
          n_partial: whole("How many more ran both on some groups only."),
          basis: basis("The groups that it is over."),
          ...contrast,
          parts: listOf("The experiments that enter.", part("A pair.")),
        }),
      ),
    }),
  ),
});
