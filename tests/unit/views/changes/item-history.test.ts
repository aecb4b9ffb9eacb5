/** What the pages of experiments, benchmarks, runs and packs know of how their numbers changed. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { Cache } from "../../../../src/cache.ts";
import { readLedger } from "../../../../src/history.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import type { Ledger } from "../../../../src/leaderboard/ledger/ledger.ts";
import {
  benchmarkHistory,
  experimentHistory,
  packHistory,
  runHistory,
} from "../../../../src/views/changes/item-history.ts";
import { taggedRepository } from "../../../support/tagged-repository.ts";

const scratch = mkdtempSync(join(tmpdir(), "item-history-"));
const { git, root, tags } = taggedRepository();
after(() => {
  rmSync(scratch, { recursive: true });
  git.remove();
});
const ledger: Ledger = await readLedger(root, new Cache("ledger", scratch));
const catalog = buildCatalog(await readRepository(root));
const short = (commit: string) => commit.slice(0, 12);

test("pages of experiments and benchmarks know what changed on them, printed as they print it", () => {
  const experiment = catalog.experiments.get("demo/agent-base");
  const benchmark = catalog.benchmarks.get("court-test");
  assert.ok(experiment !== undefined && benchmark !== undefined);
  const own = experimentHistory(experiment, ledger, "en");
  const texts = [
    ["mean score", "33.33", "50.00"],
    ["standard deviation", "28.87", "0.00"],
  ];
  assert.deepEqual(
    own.changes.map(({ columnText, old, new: now }) => [columnText, old, now]),
    texts,
  );
  assert.deepEqual(
    own.events.map(({ at, text }) => [at, text]),
    [
      [2, "1 of 6 scores of the records in test differ."],
      [3, "It was published."],
    ],
  );
  assert.equal(own.pages[2], `/changes/#${short(tags[1])}`);
  const results = benchmarkHistory(benchmark, ledger, catalog, "zh");
  assert.deepEqual(
    results.changes.map(({ entry, old, new: now }) => [entry, old, now]),
    texts.map(([, old, now]) => ["demo/agent-base", old, now]),
  );
  assert.deepEqual(
    results.comings.map(({ at, entry, there }) => [at, entry, there]),
    [
      [3, "demo/agent-base", true],
      [3, "demo/agent-evolved", true],
    ],
  );
});

test("a change below what is printed is none on the page of an experiment either", () => {
  const experiment = catalog.experiments.get("demo/agent-base");
  assert.ok(experiment !== undefined);
  const figures = [
    { part: "test", field: "score_mean", old: 50.001, new: 50.002 },
    { part: "test", field: "cost", old: 0.3, new: null },
    { part: "", field: "model_name", old: "a", new: "b" },
  ];
  const changes = [
    { item: "experiment", id: "demo/agent-base", title: null, kind: "corrected", figures, records: [] },
  ] as const;
  const tiny: Ledger = {
    ...ledger,
    commits: [{ commit: "0".repeat(40), committedAt: "2026-01-01T00:00:00Z", changes }],
  };
  const { changes: told, events } = experimentHistory(experiment, tiny, "en");
  assert.deepEqual(
    told.map(({ columnText, old, new: now }) => [columnText, old, now]),
    [["cost", "$0.30", null]],
  );
  assert.deepEqual(events, [{ at: 0, text: "model_name a → b" }]);
});

test("numbers of runs are printed as their pack prints them, on the page of the run and of the pack", () => {
  const [run] = catalog.runs.values();
  assert.ok(run !== undefined);
  const evaluation = [...(catalog.evaluations.get(run.id)?.values() ?? [])].find(({ metrics }) =>
    metrics.some(({ ratio }) => ratio),
  );
  const metric = evaluation?.metrics.find(({ ratio }) => ratio);
  assert.ok(evaluation !== undefined && metric !== undefined);
  const figures = [
    { part: evaluation.pack.id, field: `suite ${metric.key}`, old: 0.5, new: 0.6125 },
    { part: evaluation.pack.id, field: "unknown", old: 1, new: 2.5 },
  ];
  const changes = [{ item: "run", id: run.id, title: null, kind: "corrected", figures, records: [] }] as const;
  const tiny: Ledger = {
    ...ledger,
    commits: [{ commit: "0".repeat(40), committedAt: "2026-01-01T00:00:00Z", changes }],
  };
  const expected = [
    ["50.0 %", "61.3 %"],
    ["1", "2.5"],
  ];
  const texts = ({
    changes: told,
  }: {
    readonly changes: readonly { readonly old: string | null; readonly new: string | null }[];
  }) => told.map(({ old, new: now }) => [old, now].map((text) => text?.replace(/\s/g, " ")));
  assert.deepEqual(texts(runHistory(run, tiny, catalog, "en")), expected);
  assert.deepEqual(texts(packHistory(evaluation.pack, tiny, catalog, "en")), expected);
});
