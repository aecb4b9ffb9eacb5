/** What the first sentences and the legend of a leaderboard speak of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ExperimentMeta } from "../../../content-loaders/schema/experiment.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { leaderboardView } from "../../../src/views/leaderboard.ts";
import { catalogOf } from "../../support/algorithm-records.ts";
import { experiment } from "../../support/board-records.ts";

const score = { id: "score", title: "Score", value: "mean(test.score)", primary: true };
const lift = { id: "lift", title: "Lift", value: "mean(test.score - baseline.test.score)", unit: "points" as const };

/** Two tasks that score alike, three attempts three points apart. */
function run(id: string, middle: number, meta: Partial<ExperimentMeta> = {}) {
  return experiment(`lb/${id}`, meta, {
    test: { scores: [-3, 0, 3].map((noise) => [middle + noise, middle + noise]) },
  });
}

function view(columns: LeaderboardDefinition["columns"]) {
  const catalog = catalogOf([run("base", 40), run("grown", 60, { algorithm: "grow" })], {
    columns,
    groups: [{ id: "a", test_data: ["b1"] }],
  });
  const item = catalog.leaderboards.get("lb");
  assert.ok(item);
  const shown = leaderboardView(item, catalog, "en");
  return {
    shown,
    lead: shown.findings
      .flat()
      .map(({ text }) => text)
      .join(""),
  };
}

test("a first sentence speaks of lifts only where a column shows them", () => {
  assert.match(view([score, lift]).lead, /the same agent scores \+20\.00 points against no algorithm/);
  assert.doesNotMatch(view([score]).lead, /against no algorithm/);
  assert.doesNotMatch(view(undefined).lead, /against no algorithm/);
});

// t = 20 / sqrt(9/3 + 9/3) = 8.16 with 4 degrees of freedom: significant.
test("with fewer than six tasks the legend names the test over attempts", () => {
  const { shown } = view([score, lift]);
  assert.equal(shown.table?.legend.tests, "attempts");
  assert.equal(shown.table?.sets[0]?.rows[0]?.rank?.interval, "1");
});
