/** Numbers of runs in cells: their values, what their standard errors lead to, and what must be said of them. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Run } from "../../../../content-loaders/packs.ts";
import type { RunManifest } from "../../../../content-loaders/schema/run.ts";
import type { BoardInput } from "../../../../src/leaderboard/board.ts";
import { evaluateRuns } from "../../../../src/leaderboard/packs/evaluate-runs.ts";
import { derivationRecord } from "../../../../src/views/json/cell-record.ts";
import { type FileDerivation, respread, revalue } from "../../../support/derivation.ts";
import { boardOf, cellOf, closeTo, figure, reasons, score } from "../../../support/one-cell.ts";
import { pack, run, type StatedFigures, statedFigures } from "../../../support/run-records.ts";

const key = "exact_match,strict-match";
const gsm8k = pack("gsm8k", [{ key: "exact_match,flexible-extract" }, { key, primary: true }]);
const exam = pack("exam", [{ key: "acc" }], { suites: ["law", "tax"] });
const gone = {
  ...pack("gone", [{ key: "acc" }]),
  plugin: { ...gsm8k.plugin, fields: { kind: "benchmark", status: "withdrawn" } },
} as const;

/** Scored with other examples in the prompt than the pack declares. */
const deviation = {
  kind: "num_fewshot",
  suite: "gsm8k",
  declared: "5",
  reported: "0",
  place: { file: "runs/plain/run.yaml", line: 9, path: "results.gsm8k.num_fewshot" },
} as const;

const stated: Readonly<Record<string, StatedFigures>> = {
  "a/gsm8k": {
    metrics: { [key]: [0.5, 0.01, 1319], "exact_match,flexible-extract": [0.6, 0.02, 1319] },
    versions: [{ suite: "gsm8k", version: "3" }],
  },
  "b/gsm8k": { metrics: { [key]: [0.4, 0.03, 1319] } },
  "plain/gsm8k": {
    metrics: { [key]: [0.45] },
    source: "external",
    deviations: [deviation],
    versions: [{ suite: "gsm8k", version: "2" }],
  },
  "old/gsm8k": { metrics: { [key]: [0.3, 0.01] } },
  "a/gone": { metrics: { acc: [0.1, 0.01] } },
};

function runsOf(more: Readonly<Record<string, Partial<RunManifest>>> = {}): NonNullable<BoardInput["evaluations"]> {
  const runs: readonly Run[] = [
    run("a", null, ["gsm8k", "gone", "exam"], more.a),
    run("b", null, ["gsm8k", "exam"], more.b),
    run("old", null, ["gsm8k"], { status: "withdrawn", withdrawn_reason: "wrong data" }),
    run("plain", null, ["gsm8k"], more.plain),
  ];
  const suites = statedFigures(stated);
  const { evaluations } = evaluateRuns(
    new Map([gsm8k, exam, gone].map((item) => [item.id, item])),
    new Map(runs.map((item) => [item.id, item])),
    (declaration, result, ...rest) => {
      const figures = suites(declaration, result, ...rest);
      if (result.pack !== "exam") return figures;
      const values = result.path.startsWith("runs/a/") ? ([0.5, 0.7] as const) : ([0.5, null] as const);
      const parts = values.map((value, i) => ({
        suite: exam.declaration.fields.suites[i] ?? "",
        value,
        standardError: value === null ? null : ([0.03, 0.04][i] ?? null),
        nSamples: 100,
        place: value === null ? null : { file: `${result.path}/results.json`, line: 20 + i, path: "x" },
        missing: value === null ? ("suite-not-reported" as const) : null,
      }));
      const whole = values[1] === null ? null : 0.6;
      return {
        ...figures,
        metrics: [
          {
            key: "acc",
            value: whole,
            standardError: whole === null ? null : 0.025,
            nSamples: 200,
            made: "mean",
            place: null,
            suites: parts,
            missing: whole === null ? "suite-not-reported" : null,
          },
        ],
      };
    },
  );
  return evaluations;
}

const runs = { evaluations: runsOf() };
const one = { g1: { test: score(70, 3) } };

/** sqrt(3^2 + 100^2 0.01^2) and sqrt(3^2/3 + 1): a report's standard error counts once in both. */
test("a score less a run's number, with both kinds of spread", () => {
  const cell = figure('mean(test.score) - 100 * run("a").pack("gsm8k").primary', one, { runs });
  closeTo(cell.value, 20);
  closeTo(cell.std, Math.sqrt(10));
  closeTo(cell.se, 2);
  // (3 + 1)^2 / (3^2 / 2): the degrees of freedom are those of the attempts alone.
  closeTo(cell.dof, 32 / 9);
  assert.deepEqual([cell.n, cell.over, cell.stdUnknown], [3, ["attempts", "questions"], { count: 0, of: 2 }]);
  assert.equal(cell.firstOrder, false);
});

test("a run's number alone has its standard error for both, and no degrees of freedom", () => {
  const cell = figure('100 * run("a").pack("gsm8k").primary', one, { runs });
  closeTo(cell.value, 50);
  closeTo(cell.std, 1);
  closeTo(cell.se, 1);
  assert.deepEqual([cell.dof, cell.n, cell.over], [null, null, ["questions"]]);
  assert.deepEqual(cell.coverage, { present: 1, of: 1 });
});

test("a metric is found by its key, commas included", () => {
  closeTo(figure(`run("a").pack("gsm8k").metric("${key}")`, one, { runs }).value, 0.5);
  closeTo(figure('run("a").pack("gsm8k").metric("exact_match,flexible-extract")', one, { runs }).value, 0.6);
});

test("two runs are independent, a run and itself are not", () => {
  const [a, b] = ['run("a").pack("gsm8k").primary', 'run("b").pack("gsm8k").primary'];
  const gap = figure(`${a} - ${b}`, one, { runs });
  closeTo(gap.value, 0.1);
  closeTo(gap.std, Math.hypot(0.01, 0.03));
  const itself = figure(`${a} - ${a}`, one, { runs });
  assert.deepEqual([itself.value, itself.std, itself.over], [0, 0, []]);
  // 0.5 / 0.4: the relative errors add up as squares, to first order.
  const ratio = figure(`${a} / ${b}`, one, { runs });
  closeTo(ratio.std, 1.25 * Math.hypot(0.01 / 0.5, 0.03 / 0.4));
  assert.equal(ratio.firstOrder, true);
});

test("std, se and value of a run's number", () => {
  closeTo(figure('std(run("b").pack("gsm8k").primary)', one, { runs }).value, 0.03);
  closeTo(figure('se(100 * run("b").pack("gsm8k").primary)', one, { runs }).value, 3);
  const plain = figure('value(run("b").pack("gsm8k").primary)', one, { runs });
  assert.deepEqual([plain.value, plain.std, plain.over], [0.4, null, []]);
});

test("an unknown standard error never counts as 0", () => {
  const cell = figure('mean(test.score) + run("plain").pack("gsm8k").primary', one, { runs });
  closeTo(cell.value, 70.45);
  assert.deepEqual([cell.std, cell.se, cell.stdUnknown], [null, null, { count: 1, of: 2 }]);
  assert.deepEqual(reasons('std(run("plain").pack("gsm8k").primary)', one, { runs }), ["std-unknown null null"]);
});

/** sqrt(0.03^2 + 0.04^2) / 2 = 0.025. */
test("a mean of suites is made of its suites, each with its line", () => {
  const cell = figure('run("a").pack("exam").primary', one, { runs });
  closeTo(cell.value, 0.6);
  closeTo(cell.std, 0.025);
  assert.deepEqual(
    cell.derivation.operands.map(({ run: facts, value, coefficient, place }) => [
      facts?.suite,
      value,
      coefficient,
      place?.line,
    ]),
    [
      ["law", 0.5, 0.5, 20],
      ["tax", 0.7, 0.5, 21],
    ],
  );
});

test("what is not there is missing, with its reason", () => {
  const reference = (id: string, name: string) => `run("${id}").pack("${name}").primary`;
  for (const [id, name, code] of [
    ["b", "exam", "no-run-figure"],
    ["none", "gsm8k", "no-run-figure"],
    ["old", "gsm8k", "run-excluded"],
    ["a", "gone", "run-excluded"],
  ] as const) {
    assert.deepEqual(reasons(reference(id, name), one, { runs }), [`${code} null ${reference(id, name)}`]);
  }
  for (const kind of ["run", "pack"] as const) {
    const leftOut = [{ kind, id: kind === "run" ? "a" : "gsm8k", path: "", meta: null }];
    assert.deepEqual(reasons(reference("a", "gsm8k"), one, { runs: { ...runs, leftOut } }), [
      `run-left-out null ${reference("a", "gsm8k")}`,
    ]);
  }
  const unreported = 'run("b").pack("gsm8k").metric("exact_match,flexible-extract")';
  assert.deepEqual(reasons(`mean(test.score) + ${unreported}`, one, { runs }), [`no-run-figure null ${unreported}`]);
});

test("the file of an entry gives the cell again, and says whose number it is", () => {
  const a = 'run("a").pack("gsm8k").primary';
  for (const text of [
    `mean(test.score) - 100 * ${a}`,
    `${a} / run("b").pack("gsm8k").metric("${key}")`,
    'mean(test.score) * run("a").pack("exam").primary',
    `max(${a}, run("b").pack("gsm8k").primary) + value(${a}) - ${a}`,
    'mean(test.score) + run("plain").pack("gsm8k").primary',
    'run("b").pack("exam").primary',
  ]) {
    const cell = cellOf(text, one, { runs });
    const derivation: FileDerivation = JSON.parse(
      JSON.stringify(derivationRecord(cell.derivation, [{ id: "g1", weight: 1 }])),
    );
    const value = revalue(derivation);
    if (cell.kind === "missing") {
      assert.equal(value, null, text);
      continue;
    }
    closeTo(value, cell.value);
    const spread = respread(derivation);
    for (const name of ["std", "se", "dof"] as const) {
      if (cell[name] === null || spread[name] === null) assert.equal(spread[name], cell[name], `${name} of ${text}`);
      else closeTo(spread[name], cell[name]);
    }
    assert.equal(spread.n, cell.n, text);
  }
  const [operand] = JSON.parse(JSON.stringify(derivationRecord(cellOf(a, one, { runs }).derivation, []))).operands;
  assert.deepEqual(operand, {
    reference: a,
    group: null,
    experiment: null,
    phase: null,
    field: key,
    value: 0.5,
    std: null,
    n: 1319,
    coefficient: 1,
    run: "a",
    pack: "gsm8k",
    metric: key,
    suite: null,
    standard_error: 0.01,
    external: false,
    as_declared: true,
    synthetic: false,
    source: { file: "runs/a/gsm8k/results.json", line: 11 },
    missing: null,
  });
});

test("what must be said of a run's number is said at the operand and as a note", () => {
  const marked = {
    evaluations: runsOf({ plain: { synthetic: true, caveats: [{ text: "Seed 7 only.", text_zh: "只有种子 7。" }] } }),
  };
  const text = 'mean(test.score) - run("plain").pack("gsm8k").primary + run("a").pack("gsm8k").primary';
  const cell = figure(text, one, { runs: marked });
  assert.equal(cell.synthetic, true);
  const facts = cell.derivation.operands.flatMap(({ run: of }) =>
    of === null ? [] : [[of.run, of.external, of.asDeclared, of.synthetic]],
  );
  assert.deepEqual(facts, [
    ["plain", true, false, true],
    ["a", false, true, false],
  ]);
  assert.deepEqual(boardOf(text, one, { runs: marked }).notes, [
    { code: "flagged-run", run: "plain", pack: "gsm8k", flags: ["external", "not-as-declared", "synthetic"] },
    { code: "mixed-suite-versions", pack: "gsm8k", runs: ["plain", "a"] },
    { code: "run-caveat", run: "plain", text: "Seed 7 only.", text_zh: "只有种子 7。" },
  ]);
  assert.deepEqual(boardOf('mean(test.score) + run("old").pack("gsm8k").primary', one, { runs }).notes, [
    { code: "uncounted-run", run: "old", pack: "gsm8k", reason: "run-excluded" },
  ]);
});
