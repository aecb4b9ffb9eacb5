/**
 * A report in the shape of lm-evaluation-harness 0.4.0: no date, no numbers of samples, no list of a group's parts. Its
 * standard error of a group adds the spread between the parts and comes out far too large, as it did then.
 */
import { json } from "./json.ts";
import { groupsOf, indented, type LmEvalRun, metrics, sorted } from "./lm-eval.ts";
import type { Measured, Tallies } from "./tallies.ts";
import { type Group, type Task, tasksOf } from "./tasks.ts";

/** The path that was named for it, and the text. */
export function lmEvalReport040(run: Omit<LmEvalRun, "startedAt" | "seconds">): {
  readonly path: string;
  readonly text: string;
} {
  const tasks = tasksOf(run.suite);
  const groups = groupsOf(run.suite);
  const outcome = (of: Task | Group) => metrics(measuredOf(of, run.tallies));
  const text = json(
    {
      results: indented(run.suite, (of, alias) => ({ ...outcome(of), alias })),
      groups: indented(run.suite, (of, alias) => ("parts" in of ? { ...outcome(of), alias } : null)),
      configs: sorted(tasks, (of) => ({ task: of.name, dataset_path: of.dataset, num_fewshot: run.shots })),
      versions: sorted([...groups, ...tasks], (of) => ("parts" in of ? "N/A" : of.version)),
      "n-shot": sorted([...groups, ...tasks], () => run.shots),
      config: {
        model: "hf",
        model_args: `pretrained=${run.model}`,
        batch_size: "auto",
        batch_sizes: [64],
        device: null,
        use_cache: null,
        limit: run.limit,
        bootstrap_iters: 100000,
        gen_kwargs: null,
      },
      git_hash: "synthetic",
    },
    2,
  );
  return { path: "results.json", text };
}

function measuredOf(suite: Task | Group, tallies: Tallies): ReadonlyMap<string, Measured> {
  if (!("parts" in suite)) return tallies.get(suite.name) ?? new Map();
  const parts = suite.parts.map((part) => measuredOf(part, tallies));
  const keys = [...(parts[0]?.keys() ?? [])];
  return new Map(keys.map((key) => [key, combined(parts.flatMap((part) => part.get(key) ?? []))]));
}

/** One part after the other, as 0.4.0 did: squares of standard errors are added up as if they were variances. */
function combined(parts: readonly Measured[]): Measured {
  const [first, ...others] = parts.map(({ value, standardError, of }) => ({
    value,
    of,
    square: (standardError ?? 0) ** 2,
  }));
  if (first === undefined) throw new Error("A group without parts has no total");
  let { value, of, square } = first;
  for (const part of others) {
    const both = of + part.of;
    const mean = (value * of + part.value * part.of) / both;
    const within = ((of - 1) * square + (part.of - 1) * part.square) / (both - 1);
    square = within + ((of * part.of) / (both * (both - 1))) * (mean - part.value) ** 2;
    value = mean;
    of = both;
  }
  return { value, standardError: Math.sqrt(square), of };
}
