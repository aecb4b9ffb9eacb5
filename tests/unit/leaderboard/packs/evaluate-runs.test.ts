import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Pack, Run } from "../../../../content-loaders/packs.ts";
import type { PackMetric } from "../../../../content-loaders/schema/pack.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import type { Change, EvaluatedMetric } from "../../../../src/leaderboard/packs/evaluation.ts";
import { pack, run, type StatedFigures, statedFigures } from "../../../support/run-records.ts";

const accuracy: PackMetric = { key: "acc,none" };
const deviation = {
  kind: "num_fewshot",
  suite: "p",
  declared: "5",
  reported: "0",
  place: { file: "runs/tuned/p/results.json", line: 3, path: "n-shot.p" },
} as const;

/** The first metric of the run `tuned` on the pack `p` against the run `base`. */
function changeOf(
  tuned: StatedFigures,
  base: StatedFigures,
  settings: { readonly metric?: PackMetric; readonly runs?: readonly Run[]; readonly pack?: Pack } = {},
): EvaluatedMetric["change"] {
  const declared = settings.pack ?? pack("p", [settings.metric ?? accuracy]);
  const runs = settings.runs ?? [run("base", null, ["p"]), run("tuned", "base", ["p"])];
  const { evaluations } = evaluateRuns(
    new Map([["p", declared]]),
    new Map(runs.map((item) => [item.id, item])),
    statedFigures({ "base/p": base, "tuned/p": tuned }),
  );
  const metric = evaluations.get("tuned")?.get("p")?.metrics[0];
  assert.ok(metric);
  return metric.change;
}

function figures(
  value: number | null,
  standardError: number | null = null,
  more: Partial<StatedFigures> = {},
): StatedFigures {
  return { metrics: { "acc,none": [value, standardError] }, ...more };
}

function compared(change: EvaluatedMetric["change"]): Change {
  assert.equal(change.kind, "change");
  return change as Change;
}

function reasonOf(change: EvaluatedMetric["change"]): string | null {
  return change.kind === "not-compared" ? change.reason : null;
}

function near(actual: number | null, expected: number): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= 1e-12 * Math.max(1, Math.abs(expected)), `${actual}`);
}

describe("the change of a run against its base", () => {
  // 0.60 - 0.50 = 0.10; sqrt(0.02^2 + 0.015^2) = 0.025; z = 4, p = 6.334e-5 by the table of the normal distribution.
  it("is the difference, with the root of the sum of the squared errors and a two-sided z test", () => {
    const change = compared(changeOf(figures(0.6, 0.02), figures(0.5, 0.015)));
    near(change.difference, 0.1);
    near(change.standardError, 0.025);
    assert.ok(Math.abs((change.p ?? 1) - 6.334248366623985e-5) < 1e-14);
    assert.equal(change.significant, true);
    assert.equal(change.verdict, "improvement");
    assert.equal(change.base, "base");
  });

  // -0.03 / sqrt(0.016^2 + 0.012^2) = -0.03 / 0.02 = -1.5, p = 0.1336.
  it("is not significant where p is 5 % or more", () => {
    const change = compared(changeOf(figures(0.47, 0.016), figures(0.5, 0.012)));
    near(change.difference, -0.03);
    assert.ok(Math.abs((change.p ?? 1) - 0.13361440253771614) < 1e-12);
    assert.equal(change.significant, false);
    assert.equal(change.verdict, "regression");
  });

  it("calls a lower value better where the metric says so, and neither where it is neutral", () => {
    const less = [figures(0.4, 0.01), figures(0.5, 0.01)] as const;
    assert.equal(compared(changeOf(...less, { metric: { ...accuracy, direction: "lower" } })).verdict, "improvement");
    assert.equal(compared(changeOf(...less, { metric: { ...accuracy, direction: "neutral" } })).verdict, "neutral");
  });

  it("is equal for values that differ by rounding only", () => {
    const change = compared(changeOf(figures(0.1 + 0.2, 0.01), figures(0.3, 0.01)));
    assert.equal(change.difference, 0);
    assert.equal(change.verdict, "equal");
    assert.equal(change.p, 1);
    assert.equal(change.significant, false);
  });

  it("is shown and not tested without both standard errors, or where one is 0", () => {
    for (const [mine, theirs, error] of [
      [null, 0.01, null],
      [0.01, null, null],
      [0, 0, 0],
      [0, 0.01, 0.01],
      [0.01, 0, 0.01],
    ] as const) {
      const change = compared(changeOf(figures(0.6, mine), figures(0.5, theirs)));
      assert.deepEqual([change.standardError, change.p, change.significant], [error, null, null]);
      assert.equal(change.verdict, "improvement");
    }
  });
});

describe("what is not compared", () => {
  const sound = figures(0.5, 0.01);
  const tuned = run("tuned", "base", ["p"]);

  it("is a run without a base, or without a number", () => {
    assert.equal(reasonOf(changeOf(sound, sound, { runs: [run("tuned", null, ["p"])] })), "no-base");
    assert.equal(reasonOf(changeOf(figures(null), sound)), "no-figure");
  });

  it("is a run whose base is absent or withdrawn, or has no number there", () => {
    assert.equal(reasonOf(changeOf(sound, sound, { runs: [tuned] })), "base-not-shown");
    const withdrawn = run("base", null, ["p"], { status: "withdrawn", withdrawn_reason: "wrong seed" });
    assert.equal(reasonOf(changeOf(sound, sound, { runs: [withdrawn, tuned] })), "base-not-shown");
    assert.equal(reasonOf(changeOf(sound, sound, { runs: [run("base", null, []), tuned] })), "base-without-figure");
    assert.equal(reasonOf(changeOf(sound, figures(null))), "base-without-figure");
  });

  it("was not evaluated as declared, on either side", () => {
    const deviating = figures(0.5, 0.01, { deviations: [deviation] });
    assert.equal(reasonOf(changeOf(deviating, sound)), "not-as-declared");
    assert.equal(reasonOf(changeOf(sound, deviating)), "base-not-as-declared");
  });

  it("covers other suites, or is another kind of total", () => {
    const two = pack("p", [accuracy], { suites: ["a", "b"] });
    const all = { ...sound, suites: ["a", "b"], made: "mean" } as const;
    assert.equal(reasonOf(changeOf({ ...sound, suites: ["a"] }, all, { pack: two })), "different-suites");
    assert.equal(reasonOf(changeOf({ ...all, made: "group" }, all, { pack: two })), "different-totals");
    assert.equal(changeOf({ ...all, suites: ["b", "a"] }, all, { pack: two }).kind, "change");
  });

  it("was evaluated on another version of a suite, of a group also of one of its tasks", () => {
    const on = (...versions: readonly string[]) => ({
      ...sound,
      versions: versions.map((version, at) => ({ suite: `task-${at}`, version })),
    });
    assert.equal(reasonOf(changeOf(on("3"), on("2"))), "different-versions");
    assert.equal(reasonOf(changeOf(on("2", "1", "1.1"), on("2", "1", "1.0"))), "different-versions");
    assert.equal(changeOf(on("3"), on("3.0")).kind, "change");
    // What one report does not state cannot be held against it.
    assert.equal(changeOf(on("3", "1"), on("3")).kind, "change");
    assert.equal(changeOf(on(), on("3")).kind, "change");
  });

  it("was scored elsewhere, and the other not", () => {
    const external = figures(0.6, null, { source: "external" });
    assert.equal(reasonOf(changeOf(external, sound)), "different-source");
    assert.equal(reasonOf(changeOf(sound, external)), "different-source");
    assert.equal(changeOf(external, external).kind, "change");
    assert.equal(changeOf({ ...sound, source: "platform" }, sound).kind, "change");
  });
});

describe("the evaluations of a repository", () => {
  const metrics: readonly PackMetric[] = [
    { key: "strict", ratio: false },
    { key: "flexible", primary: true },
  ];
  const packs = new Map([pack("p", metrics), pack("q", [accuracy])].map((item) => [item.id, item]));
  const withdrawn = run("old", "base", ["p"], { status: "withdrawn", withdrawn_reason: "wrong data" });
  const runs = new Map(
    [run("base", null, ["p", "gone"]), withdrawn, run("tuned", "base", ["p", "q"])].map((item) => [item.id, item]),
  );
  const found = evaluateRuns(
    packs,
    runs,
    statedFigures({ "tuned/p": { metrics: { strict: [0.2], flexible: [0.3] } } }),
  );

  it("are one for each result of a known pack, also of withdrawn runs", () => {
    const ids = [...found.evaluations].map(([id, ofRun]) => [id, [...ofRun.keys()]]);
    assert.deepEqual(ids, [
      ["base", ["p"]],
      ["old", ["p"]],
      ["tuned", ["p", "q"]],
    ]);
  });

  it("are listed by pack for the published runs", () => {
    assert.deepEqual(
      found.evaluationsOf.get("p")?.map((item) => item.run.id),
      ["base", "tuned"],
    );
    assert.equal(found.evaluationsOf.get("p")?.[1], found.evaluations.get("tuned")?.get("p"));
  });

  it("have one primary metric, the first where none says so, and the defaults of a declaration", () => {
    const described = found.evaluations
      .get("tuned")
      ?.get("p")
      ?.metrics.map(({ key, primary, ratio, direction }) => [key, primary, ratio, direction]);
    assert.deepEqual(described, [
      ["strict", false, false, "higher"],
      ["flexible", true, true, "higher"],
    ]);
    assert.equal(found.evaluations.get("tuned")?.get("q")?.metrics[0]?.primary, true);
  });

  it("are read once for each result", () => {
    let readings = 0;
    const reader = statedFigures({});
    evaluateRuns(packs, runs, (...given) => {
      readings += 1;
      return reader(...given);
    });
    assert.equal(readings, 4);
  });
});
