/** The words of the methodology page on packs and runs, in English. Marks of running text as in `methodology`. */
export const methodologyPacks = {
  title: "Packs and runs",
  text: [
    "A benchmark pack declares an evaluation: what a runner is to run, and which numbers of its report are read. This site runs nothing. It reads the report as the runner wrote it, and each number leads to the line that states it. The number of a pack of $K$ suites is the report's own total of exactly these suites, where it has one, else their unweighted mean. Where a suite is missing, so is the mean.",
    "**The ± of such a number is a standard error**: the one that the report states, over the $N$ questions. It says how far the value may lie from the one that other questions of the same kind would give. The ± of an experiment's score is a sample standard deviation between attempts and answers another question. Every ± says which of the two it is. Where a report states no standard error there is no ±; what is not known never counts as 0.",
  ],
  change: [
    "**The change of a run** is its value $x_1$ minus the value $x_0$ of the base run that it names, in percentage points where the metric is a proportion. The reports hold no results of single questions, so the two values are taken as independent, although both runs answered the same questions. Where right answers tend to coincide, as between a model and what was trained from it, $SE$ is then too large rather than too small, and the test too cautious.",
  ],
  test: [
    "The test is two-sided, on the normal distribution, at 5 %, for each pair by itself and unadjusted. A change without both standard errors, or where one is 0, is shown and not tested. The metric's direction decides what is an improvement; a neutral metric knows none. Colour marks significant changes only.",
    "**Not compared** are a number that was not made as its pack declares (other examples in the prompt, a limit on samples, other suites), which is shown as “not as declared”; a number that was scored elsewhere with one that was not; a number with one of another version of the suite; a total with a mean; and anything with a run that is not published. Numbers that a judge gave name the rubric that it went by.",
    "In an [expression](#expressions) a run's number is a source like a score. Its standard error enters both sums [above](#uncertainty), that of the standard deviation too: how the number would vary between attempts is not known. The report does not say how its standard error was made, so it is taken as exactly known, with infinite degrees of freedom. Entries are tested on their own tasks; where a run's number does not cancel between two entries, they are not tested.",
  ],
  example: (
    run: string,
    base: string,
    pack: string,
    metric: string,
    figures: { readonly run: string; readonly base: string },
  ) =>
    `**${run}** on “${pack}”, ${metric}, in per cent: ${figures.run}. Its base run **${base}**: ${figures.base}. The ± are standard errors.`,
  result: (difference: string, p: string, significant: boolean) =>
    `The change is **${difference}** (${p}): ${significant ? "significant" : "not significant"}.`,
  link: "All numbers of the run",
};
