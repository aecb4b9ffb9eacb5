/** The words of the methodology page, in English. Marks of running text: `**strong**`, backticks, `$symbols$`, `[words](#anchor)`. */
import type { FieldName } from "../../leaderboard/expression/names.ts";
import type { InputForm, SpreadForm } from "../../leaderboard/expression/signature.ts";
import { methodologyPacks } from "./methodology-packs.ts";

const inputs: Record<InputForm, string> = {
  "per-group-or-several": "one value per group, or several single numbers",
  "per-group": "one value per group",
  any: "numbers; with a value per group, group by group",
  measured: "a quantity with a spread",
  rounds: "a figure of `train` or `val`",
};

const spreads: Record<SpreadForm, string> = {
  exact: "propagated exactly",
  "first-order": "propagated to first order",
  kept: "kept as it is",
  none: "the result has none",
};

const fields: Record<FieldName, string> = {
  score: "the score as a measured quantity: mean, standard deviation and number of attempts",
  score_mean: "the mean score, as a plain number",
  score_std: "the sample standard deviation between attempts; missing where there is one attempt",
  n_attempt: "the number of attempts",
  pass_at_k: "percentage of tasks passed in at least one attempt",
  cost: "US dollars of one run",
  duration_ms: "milliseconds of one run",
  n_input_tokens: "input tokens of one run, cached ones among them",
  n_cache_tokens: "cached input tokens of one run",
  n_output_tokens: "output tokens of one run",
  n_rounds: "the number of rounds; only behind `train` or `val`",
};

export const methodology = {
  title: "How numbers are made",
  description:
    "How scores, spreads, ranks and tests on this site are calculated, each formula with an example from the data, and the expression language of leaderboards.",
  lede: "Every number on this site is made by the rules on this page, and by nothing else.",
  follows: (entry: string, board: string) =>
    `The examples follow one entry, **${entry}** on **${board}**, from the scores of single tasks to its rank. They are worked out anew with every build.`,
  contents: "On this page",
  example: "Worked example",
  synthetic: "made-up data",
  followed: {
    title: "Every number explains itself",
    text: [
      "A cell on a leaderboard opens into its parts: the expression, each figure that went in, its weight, and the line of the file that it was read from. The same stands as data in the JSON of each entry, complete enough to work the cell out again.",
      "What people read as text is rounded. JSON and CSV hold the full precision beside it.",
    ],
    api: "Index of the data files",
    exports: (licence: string) =>
      `A leaderboard's table can be taken away as CSV, LaTeX, Markdown and JSON, as it stands or as a reader has filtered and sorted it; its texts are those of the page, to the character. Every record behind a leaderboard is one line of a CSV file, whose columns a dictionary (CSV on the Web) explains. Licence of the data: ${licence}.`,
    records: (board: string) => `Records of ${board}`,
  },
  score: {
    title: "From tasks to a score",
    text: [
      "A phase of an experiment is run several times. Each run is an attempt, and its score $S_j$ is the mean over its $M$ tasks, all counting the same. The score of the phase is the mean over its $n$ attempts.",
    ],
    spread: [
      "The ± is the **sample standard deviation** of the attempt scores, with $n - 1$ below the sum, as RFC-0002 asks. It says how far apart single attempts lie, not how well their mean is known. Where an agent evolves anew for each attempt, the ± holds the spread of evolution too.",
      "**A single attempt has no standard deviation.** Whatever a file may say, the ± is left out and “n = 1” stands in its place. An unknown spread never enters a calculation as 0: a mean with such a part says “std unknown, 1 of 6”.",
    ],
    example: (experiment: string, attempts: number, tasks: number, group: string) =>
      `The test phase of ${experiment}: ${attempts === 1 ? "one attempt" : `${attempts} attempts`} at ${tasks === 1 ? "one task" : `${tasks} tasks`} (${group}).`,
    attempt: "Attempt",
    attemptScore: "Score",
    readFrom: "Read from",
    summary: "The summary states the mean in",
    other: [
      "Published summaries are held against their attempts. A mean or a standard deviation that the attempts contradict is an error, and the experiment is not published. A disagreement in cost, duration or tokens is shown wherever the figure is used.",
      "A task that ended in an error counts with the score it was given, and the error is listed. Cost, duration and tokens are those of **one run**: added up over the tasks, averaged over the attempts. `pass@k` is the share of tasks that passed in at least one of the $n$ attempts ($I_i$ is then 1, else 0). It has no spread. It is not `pass^k`, the share passed in all of $k$ attempts: a task passed in 2 of 3 attempts gives pass@2 = 1.00 and pass^2 = 0.33.",
    ],
  },
  missing: {
    title: "Missing is not zero",
    text: [
      "A group without an experiment, a phase that was not run, a figure that its source does not state: each of them is missing. Missing flows through every calculation, as `NA` does in R. The cell shows a dash, what is missing, and its coverage: in `5/6`, five of six groups have every figure that the expression asks for. A true 0 is a number like any other.",
      "An entry whose value in the ranking column is missing stays on the page, below the ranking and without a rank. The mean of five groups is not the mean of six, so the two are not put in order. A leaderboard that leaves parts out on purpose writes `available(…)`; the cell still shows its coverage, and is not tested against a cell made of other parts.",
      "A result that is not finite, such as 0/0, is missing with the reason “not defined”. For an agent without an algorithm, what evolving cost is missing with the reason “not evolved”.",
    ],
    example: (entry: string, present: number, of: number, board: string) =>
      `On “${board}”, **${entry}** has results in **${present} of ${of}** groups: a dash, coverage ${present}/${of}, no rank.`,
  },
  cell: {
    title: "From groups to a cell",
    text: [
      "A leaderboard is a file. It names its groups (the sub-benchmarks), says which experiments form an entry, and gives each column an **expression**. An entry is the set of experiments that agree in the identity fields, at most one for each group: `harness_name`, `harness_version`, `model_name`, `model_provider`, `thinking_level`, `algorithm` and `author.name`, unless the file names fewer. What the source does not state equals what it does not state. Where several were submitted for one group, the latest counts and the others are listed as earlier submissions.",
      "An expression works on all groups at once, and a function such as `mean` turns them into one number. `mean(test.score)` is a macro mean: each group counts the same, however many tasks it holds. Two groups with means of 80 over 10 tasks and 20 over 90 tasks come to 50, not to 26.",
      "`baseline` is the entry that agrees in all of these but has no algorithm. The lift of an algorithm is the difference to it, group by group.",
    ],
    example: (entry: string, column: string) =>
      `${entry}, column ${column}: what goes in, how much the result depends on it, and what that adds to the spread.`,
    group: "Group",
    value: "Value",
    std: "Std",
    coefficient: "Coefficient",
    contribution: "Adds",
    result: "Result",
  },
  uncertainty: {
    title: "How spread travels",
    text: [
      "Each score is a **source**: a value with a standard deviation $s_k$ over $n_k$ attempts. A value calculated from sources keeps, for each of them, a sensitivity coefficient $c_k$: how much the value changes per unit change of the source, its partial derivative. The spreads of independent sources then combine by first-order propagation, as in the GUM (JCGM 100:2008, clause 5).",
    ],
    meaning: [
      "The standard deviation stands on the same footing as the ± of a single score: how far a result made of single attempts would vary. The standard error says how well the mean itself is known; its effective degrees of freedom follow Welch and Satterthwaite.",
      "For a mean over $G$ independent groups the rule gives the root of the sum of squares divided by $G$, which is what `combined_std` calculates. For sums and differences the rule is exact. For a ratio, a root or a maximum it is the first term of a series, and the derivation says “first order”.",
    ],
    result: (std: string) => `The contributions add up as squares to ${std}:`,
    error: (se: string, dof: string) =>
      `The standard error of this mean is ${se}, with ${dof} effective degrees of freedom.`,
    sharedTitle: "A measurement that enters twice",
    shared: [
      "Coefficients are kept source by source, so that what enters on both sides cancels as it must. `test.score - test.score` is 0\u00a0±\u00a00. Two lifts over one baseline share the error of that baseline; in the difference between them it is gone, and adding up the squares of the two ± would count it twice.",
    ],
    lift: (first: string, firstLift: string, second: string, secondLift: string, baseline: string) =>
      `Over ${baseline}, **${first}** gains ${firstLift} points and **${second}** ${secondLift}.`,
    liftDifference: (difference: string, naive: string, std: string) =>
      `The lifts differ by ${difference} points. Taken as independent, their ± would combine to ±\u00a0${naive}. They share a baseline, which cancels: **±\u00a0${std}**.`,
    otherTitle: "Other numbers called std",
    other: [
      "A source may print another number under the same name. Such a number is no error, but it answers another question, and it is not compared with the ± here.",
    ],
    taskStd: (std: string, taskStd: string) =>
      `**The mean over tasks of each task's own standard deviation**, as GDPevo publishes it, says how repeatable single tasks are. For the score above it is ${taskStd}; between attempts it is ${std}. Either can be the larger: it depends on whether the tasks of an attempt rise and fall together.`,
    paired: (entry: string, board: string, value: string, std: string, paired: string) =>
      `**The standard deviation of overall attempt means** averages attempt 1 of every group with attempt 1 of every other, then 2 with 2. Nothing ties attempts of one number together across groups, so it changes with the numbering. For **${entry}** on “${board}” it is ${paired}. By propagation the mean is ${value}\u00a0±\u00a0${std}.`,
  },
  ranking: {
    title: "Ranks and what they can carry",
    text: [
      "Entries are ranked by one column, in its direction. Equal values share a rank (1, 2, 2, 4); values closer than a billionth of their size are equal. The rank belongs to the entry: sorting or filtering a table does not change it.",
      "Beside the rank stands its interval. Of $N$ ranked entries $b$ are significantly better and $w$ significantly worse; the interval runs over the places that are left.",
    ],
    testTitle: "The test behind the interval",
    test: [
      "Two entries $A$ and $B$ are compared on the tasks that both answered. $d_i$ is what task $i$ adds to the difference of their cells, with $x_ki$ its mean over attempts in source $k$ and $M_g$ the number of shared tasks in its group. What both cells share, such as a baseline, cancels.",
      "If neither were better, each $d_i$ might as well have had the other sign. The **sign-flip test** asks how often random signs give a sum at least as far from 0 as the one observed. That share is $p$: two-sided, significant at 5 %, for this pair alone.",
    ],
    exact: (examples: readonly string[]) =>
      `All arrangements of signs are counted, or enclosed to within 0.001 by convolution where there are too many. There are no random draws: the same data always give the same $p$. Where tasks are only passed or failed, in one group, this is McNemar's exact test: ${examples.join("; ")}.`,
    discordant: (first: number, second: number, p: string) =>
      `${first} tasks that only one of the two passes against ${second} that only the other passes give ${p}`,
    limits: (count: number, p: string) => [
      `**Too few to test.** With ${count} differing tasks the smallest possible $p$ is ${p}, so no result could be significant. Welch's t test on the attempts steps in where both answered the same tasks, with three attempts or more in every part: the difference $Δ$ over its standard error by [propagation](#uncertainty), with the degrees of freedom found there. Otherwise the answer is “too few to test”: neither better, nor worse, nor the same. It widens the interval.`,
      "The 95 % interval of a difference comes from the spread of $d_i$ over the tasks of each group. The test counts the differences between groups as chance too, so once in a while the two disagree; such a pair is marked, and the verdict is the test's.",
      "The **smallest detectable difference** $δ$ is the true difference that the test would find on the $M$ shared tasks in about four cases of five (a power of 80 %), by normal theory, the tasks taken as one sample whatever their group.",
      "A column without a score in it, such as cost, has no test and no interval of ranks. Cells made of different parts or without a shared task are not tested, nor are columns whose value is no sum over tasks, such as a ratio of scores.",
    ],
    twoTitle: "Two questions, two answers",
    two: [
      "The ± asks what would happen if the same tasks were attempted again. The test over tasks asks what would happen with other tasks of the same kind; where Welch's t over attempts steps in, it speaks of these tasks alone, and the page says so. An agent can repeat itself closely and still owe its lead to a few tasks. That is why overlapping error bars decide nothing here.",
    ],
    notTransitive: "**“Not separated” is not “equal”, and it does not chain.**",
    notTransitiveExample: (a: string, b: string, c: string) =>
      `**${a}** and **${b}** are not separated, nor are **${b}** and **${c}**. Yet **${a}** is significantly ahead of **${c}**.`,
    notTransitiveEnd:
      "Intervals therefore do not cut a ranking into classes; for the entry in focus, the page shows which others differ from it.",
    unadjusted:
      "**Per pair, unadjusted.** Each $p$ holds for one comparison, chosen beforehand. Among many comparisons of equals one in twenty is significant by chance.",
    unadjustedExample: (places: number, pairs: string) =>
      `The ${places} ranked entries of this example make ${pairs} pairs.`,
    example: (entry: string, rank: number, places: number) => `${entry}, rank ${rank} of ${places}, against others:`,
    intervalText: (better: number, worse: number, low: number, high: number, places: number) =>
      `${better === 0 ? "None" : better} of the others ${better < 2 ? "is" : "are"} significantly better, ${worse === 0 ? "none" : worse} significantly worse: the interval of the rank is **${low} to ${high}** of ${places}.`,
    against: "Against",
    baseline: "its baseline",
    difference: "Difference",
    interval95: "95 % interval",
    interval: (low: string, high: string) => `${low} to ${high}`,
    tasks: "Tasks",
    differing: "differing",
    p: "p",
    detectable: "Detectable",
    detectableUnit: "80 % power",
    verdict: "Verdict",
  },
  evolution: {
    title: "What evolving gained",
    text: [
      "The lift of one agent is its score with the algorithm minus its score without, group by group ([its formula](#cells)), held against chance by the test [above](#test). The page of an algorithm goes over all agents that were run both ways. A mean, a first sentence and a count of tests take only the $C$ agents that cover **every group** of the leaderboard both ways, so that all of them are over the same test data; the others stand in the table with their coverage. Where no agent covers every group, all of them are taken over the groups that they share, and these are named. A test of the same two sets of experiments counts once, on however many leaderboards it stands. Each agent counts the same in the mean lift, and the ± is propagated. The test of that mean counts every task once, with its differences averaged over the agents: what several agents score on one task are no independent draws. It speaks of these agents, not of agents at large.",
    ],
    pooled: (algorithm: string, agents: number, board: string, lift: string, tasks: number, p: string | null) =>
      `**${algorithm}** with ${agents} agents of “${board}”: a mean lift of **${lift}** points over ${tasks} tasks${p === null ? ", not tested" : ` (${p})`}.`,
    pooledLink: "All figures of the algorithm",
    gap: [
      "The **generalisation gap** is the score $r_g$ of the last training round minus the test score $x_g$. Near 0, what training gained carried over to the test. The two run on different tasks, so a difference in their difficulty is part of the gap.",
    ],
    gapExample: (board: string) => `“${board}”.`,
  },
  tasks: {
    title: "How hard a task is",
    text: [
      "A task is as hard as its mean score is low: the mean over the $E$ experiments tested on it, each by its mean over attempts. Who was tested decides it too, so two such means compare only within one data set. A record of several tasks tells nothing of the single ones and is left out.",
    ],
    example: (experiments: number, hardest: string, low: string, easiest: string, high: string) =>
      `Over ${experiments} experiments **${hardest}** is the hardest with a mean of ${low}, **${easiest}** the easiest with ${high}. Data set: `,
  },
  costs: {
    title: "Score against cost",
    text: [
      "Cost is that of **one run** over all groups, in US dollars as the source states it, at the prices the source went by. What evolving cost stands in a column of its own, and a chart says which of the two it draws.",
      "An entry $i$ with cost $c_i$ and score $y_i$ is on the **Pareto front** if no other entry $j$ is at most as dear and at least as good, and better in one of the two. Where low scores are good, the second sign turns. Numbers closer than a billionth of their size are equal. The front itself is no test: beside it stands how many of its steps the paired test confirms.",
      "On the logarithmic axis a cost of 0 stands apart, at the left. An entry without a cost is not drawn and listed below; an entry that had nothing to evolve is drawn at 0 where the chart is of evolving, and says so.",
    ],
    example: (board: string, front: number, entries: number) =>
      `On “${board}”, **${front} of ${entries}** entries are on the front.`,
    beaten: (entry: string, cost: string, score: string, by: string, byCost: string, byScore: string) =>
      `**${entry}** (${cost} USD, ${score}) is not: **${by}** costs ${byCost} USD and scores ${byScore}.`,
  },
  packs: methodologyPacks,
  rounding: {
    title: "One rounding rule",
    text: [
      "A number is rounded once, from full precision, at the moment it becomes text: half away from zero, on its shortest decimal form. So 72.345 becomes 72.35, although the binary number that holds it lies a little below. Tables, exports, picture texts and feeds print the same characters.",
    ],
    caption: "Numbers and what they become with two decimals",
    held: "Number",
    shown: "Shown",
  },
  versions: {
    title: "Versions",
    text: [
      "A benchmark that changes is another test under the same name. An experiment can state the version it was measured on. One that does not, and was submitted before the benchmark's last update, is flagged “measured before the benchmark's last update”. Entries on different versions are not ranked or compared without a visible flag.",
      "Drafts appear nowhere. What is withdrawn keeps its page with the reason and leaves every ranking. The foot of each page names the commit of the data: the same commit and the same generator give the same numbers.",
    ],
  },
  claims: {
    title: "What is not claimed",
    list: [
      "That neighbours in a ranking differ. Only a passed test says so.",
      "That entries which are not separated are equal. More tasks might separate them.",
      "That an algorithm alone causes a difference. Two entries may differ in more than one setting, and the page names each.",
      "That the ± holds for other tasks, other models or another day.",
      "That costs from sources with different price lists are comparable. A caveat beside the number says where they are not.",
      "That tasks chosen with knowledge of the results are a fair sample. Where a source says so, a caveat repeats it.",
    ],
  },
  reference: {
    title: "The expression language",
    text: [
      "Columns are written in a small subset of math.js syntax. It is total and has no side effects: an expression reaches nothing but the figures of the repository, never the file system, the network or the clock, and its cost is bounded by its size. It is checked when the definition is loaded; what is wrong is told with the column and the character.",
    ],
    namesTitle: "Names",
    fieldsTitle: "Fields of a phase",
    operatorsTitle: "Operators",
    functionsTitle: "Functions",
    limitsTitle: "Limits and refusals",
    written: "Written",
    means: "Stands for",
    field: "Field",
    key: "Key in summary.yaml",
    operator: "Operator",
    function: "Function",
    inputsHead: "Inputs",
    spreadHead: "Spread",
    formula: "Value",
    exampleHead: "Example",
    coefficients: (list: string) => `coefficients ${list}`,
    functionsText: (values: string, counts: string, weights: string) =>
      `Examples over groups use the values ${values}, for counts ${counts}, and the weights ${weights}.`,
    limits: (characters: string, nodes: number, depth: number) =>
      `An expression has at most ${characters} characters, ${nodes} nodes and a depth of ${depth}.`,
    refused:
      "Refused, with the character where it stands: assignment, blocks, ranges, objects, matrices, text anywhere but in `group()`, `experiment()`, `run()`, `pack()` and `metric()`, implicit multiplication, `%`, `!`, units, `and`, `or`, `not`, transposition, chained comparisons, unknown names, and every math.js function that is not listed above.",
    rulesCaption: "The rules and the codes they are told under",
    code: "Code",
    rule: "Rule",
    inputs,
    spreads,
    fields,
    names: {
      phases: "The phases of the entry's experiments: one element per group, in group order.",
      round: "The phase with that number.",
      picked:
        "One round of each group. The last is the last even if its score is null; the best goes by the direction of the column.",
      rounds:
        "Without a round: figures that add up are summed over the rounds, and rounds can be counted. A score needs its round.",
      baseline:
        "The entry with the same identity and no algorithm. An entry without one is its own baseline: its lift is 0\u00a0±\u00a00.",
      group: "One group: a single number.",
      experiment:
        "One published experiment, wherever it lies, by its id; with its folder where the id stands in several.",
      run: "A number of a published run on a benchmark pack: that of the pack's primary metric, or of the one with that key. A single number; a proportion runs from 0 to 1. Its spread is the standard error that the report states.",
    },
    operators: {
      arithmetic: "Element by element over the groups, never matrix algebra. A single number goes with every element.",
      power: "Power; groups to the right.",
      negation: "The negative.",
      comparison: "Compare values, equal within a billionth; only in front of a question mark.",
      conditional:
        "Chooses; what the other branch lacks does not matter. One between the question mark and the colon of another stands in parentheses. In YAML the whole expression is quoted.",
    },
  },
};
