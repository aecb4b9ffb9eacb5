/** What the first page says of the bundled repository; the numbers were worked out from the YAML files apart from this code. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { homeView } from "../../../src/views/home.ts";
import { leaderboardCards } from "../../../src/views/leaderboards.ts";
import { catalogOf } from "../../support/algorithm-records.ts";
import { experiment } from "../../support/board-records.ts";
import { bundledCatalog } from "../../support/repository-catalog.ts";

const bundled = await bundledCatalog();

const told = (sentences: readonly (readonly { readonly text: string }[])[]) =>
  sentences.map((segments) => segments.map(({ text }) => text).join(""));

test("the first sentences name the algorithm that helps most, and where that does not hold", () => {
  const { claims, limits } = homeView(bundled, "en").findings;
  assert.deepEqual(told(claims), [
    "On GDPevo, groups 001–012, an agent with an algorithm scores above the same agent without one in all 18 comparisons, by 2.63 to 21.83 points; the paired test over tasks confirms 16 of them.",
    "few-shot has the largest mean lift, +16.16 points over 6 agents (95\u00a0% interval over tasks +12.53 to +19.79); the test puts it above reflect-3 and self.",
  ]);
  assert.deepEqual(told(limits), [
    "On GDPevo, groups 013–024, scores are higher with an algorithm in all 6 comparisons, and the test confirms 3; few-shot leads with +7.05 points over 2 agents (95\u00a0% interval over tasks +3.85 to +10.25); the test puts it above self, not above reflect-3.",
    "Each test is made at 5\u00a0%, unadjusted for multiple comparisons.",
  ]);
});

test("made-up numbers are neither news nor a finding, and their leaderboard is marked and last", () => {
  const { newest, featured, cards } = homeView(bundled, "en");
  assert.ok(newest.every(({ path }) => !path.includes("example-rsi")));
  assert.equal(featured?.id, "gdpevo-v1");
  assert.deepEqual(cards.map(({ id, synthetic }) => [id, synthetic]).at(-1), ["example-rsi", true]);
});

test("a board of one entry names it, with its score over all groups beside that of each", () => {
  const card = leaderboardCards(bundled, "en").find(({ id }) => id === "penguinharness-0-2-13");
  assert.equal(card?.summary, "1 entry ranked over 5 groups, 5 experiments.");
  assert.ok(card?.content.kind === "groups");
  assert.deepEqual(card.content.entry.score, { value: "32.67", missing: false, spread: "± 3.65" });
  assert.equal(card.content.rows.length + card.content.more, 5);
});

test("without any pair nothing is claimed, and the way leads to all leaderboards", () => {
  const view = homeView(catalogOf([]), "en");
  assert.deepEqual(told(view.findings.claims), [
    "No agent has been run with and without an algorithm on the same test data yet.",
  ]);
  assert.equal(view.featured, null);
});

test("a lift that the test finds worse is told beside those it confirms, and one pair in a sentence of its own", () => {
  /** Ten tasks, each `shift` points above its usual score. */
  const run = (id: string, shift: number, model_name: string, algorithm: string | null) => {
    const scores = [-1, 0, 1].map((noise) => Array.from({ length: 10 }, (_, task) => 30 + 3 * task + shift + noise));
    return experiment(`lb/${id}`, { model_name, ...(algorithm === null ? {} : { algorithm }) }, { test: { scores } });
  };
  const claim = (...shifts: readonly number[]) => {
    const runs = shifts.flatMap((shift, index) => [
      run(`base-${index}`, 0, `m${index}`, null),
      run(`grown-${index}`, shift, `m${index}`, "grow"),
    ]);
    return told(homeView(catalogOf(runs), "en").findings.claims)[0];
  };
  assert.equal(
    claim(5, -6),
    "On Leaderboard, an agent with an algorithm scores above the same agent without one in 1 of 2 comparisons; the differences run from −6.00 to 5.00 points; the paired test over tasks confirms 1 of them, and finds a lower score in 1.",
  );
  // Where no task differs, Welch's test over attempts decides: not all are paired tests over tasks.
  assert.match(
    claim(5, -6, 0) ?? "",
    /in 1 of 3 comparisons; .*; the test, over tasks or where these are too few over attempts, confirms 1 of them, and finds a lower/,
  );
  assert.equal(
    claim(-6),
    "On Leaderboard, the one agent run with and without an algorithm differs by −6.00 points (with minus without); the paired test over tasks finds it worse.",
  );
});
