/** Gains and losses by task, held against the published attempts where they are real. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { csvParse } from "d3-dsv";
import { groupAxis, groupPlot, placeLook, roundChart } from "../../../../src/views/compare/plots.ts";
import { changeBars, taskChanges } from "../../../../src/views/compare/task-changes.ts";
import { compareFiles } from "../../../support/compare-board.ts";
import { project } from "../../../support/modules.ts";

test("the published attempts give the published counts", () => {
  const rows = csvParse(readFileSync(join(project, "repository/sources/gdpevo/attempts.csv"), "utf8")).filter(
    ({ release, mode }) => release === "v1" && mode === "fewshot",
  );
  const tasks = [...new Set(rows.map(({ task_group_id, test_task }) => `${task_group_id} ${test_task}`))].sort();
  const runs = (config: string) => ({
    model: config,
    phases: {
      test: {
        tasks: tasks.map((task) => [task]),
        scores: ["1", "2", "3"].map((attempt) =>
          tasks.map((task) => {
            const row = rows.find(
              (found) =>
                found.config_id === config &&
                found.attempt === attempt &&
                `${found.task_group_id} ${found.test_task}` === task,
            );
            return Number(row?.score_100);
          }),
        ),
      },
    },
  });
  const configs = ["opus", "glm", "gpt"].map(
    (part) => rows.find(({ config_id }) => config_id?.includes(part) && !config_id.includes("panofy"))?.config_id ?? "",
  );
  const files = compareFiles(configs.map(runs));
  const [opus, glm, gpt] = configs.map(files.entry);
  const counts = (means: readonly (number | null)[] | undefined) => {
    const { gained, equal, lost } = taskChanges(files.board.tasks, means ?? [], opus?.tasks ?? []);
    return [gained.length, equal, lost.length];
  };
  assert.equal(files.board.tasks.length, 60);
  assert.deepEqual(counts(glm?.tasks), [19, 9, 32]);
  assert.deepEqual(counts(gpt?.tasks), [23, 9, 28]);
});

const task = (label: string) => ({ group: "g", label, title: null, path: null });

test("the largest gain and the largest loss come first; what only one answered is counted apart", () => {
  const tasks = ["a", "b", "c", "d", "e"].map(task);
  const third = 100 / 3;
  const changes = taskChanges(tasks, [10, 50, 0.1 + 0.2, null, third], [20, 20, 0.3, 5, 0]);
  assert.deepEqual(
    changes.gained.map(({ task: { label } }) => label),
    ["e", "b"],
  );
  assert.deepEqual(
    changes.lost.map(({ task: { label }, gap }) => [label, gap]),
    [["a", -10]],
  );
  assert.deepEqual([changes.equal, changes.unshared], [1, 1]);
});

test("bars run from the largest loss to the largest gain, equal tasks between them", () => {
  const changes = taskChanges(["a", "b", "c"].map(task), [0, 5, 20], [10, 5, 0]);
  const bars = changeBars(changes, 340, 120);
  const starts = (path: string) => [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  assert.deepEqual(
    [starts(bars?.lost ?? ""), starts(bars?.equal ?? ""), starts(bars?.gained ?? "")],
    [[36], [136], [236]],
  );
  assert.equal(changeBars(taskChanges([], [], []), 340, 120), null);
});

test("a task run together with others is one, and a score that is not stated leaves its mean unknown", () => {
  const files = compareFiles([
    {
      model: "m",
      phases: {
        test: {
          tasks: [["t2", "t1"], ["t3"]],
          scores: [
            [10, 20],
            [30, null],
          ],
          score_mean: 20,
          score_std: null,
        },
      },
    },
    {
      model: "n",
      phases: {
        test: {
          tasks: [["t1", "t2"], ["t3"]],
          scores: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    },
  ]);
  assert.deepEqual(
    files.board.tasks.map(({ label }) => label),
    ["t1 + 1", "t3"],
  );
  assert.deepEqual(files.entry("m").tasks, [20, null]);
});

test("up to four entries have a colour each, more have one in blue; the last two are hollow", () => {
  const looks = (count: number) => Array.from({ length: count }, (_, place) => placeLook(place, count));
  assert.deepEqual(new Set(looks(4).map(({ tone }) => tone)).size, 4);
  assert.deepEqual(
    looks(5).map(({ tone }) => tone),
    ["accent", "rest", "rest", "rest", "rest"],
  );
  assert.deepEqual(
    looks(8).flatMap(({ hollow }, place) => (hollow ? [place] : [])),
    [6, 7],
  );
});

test("scores of 100 keep to their scale, and marks stand one below the other", () => {
  const files = compareFiles([
    { model: "m", phases: { test: { score_mean: 98, score_std: 10, scores: [] } } },
    { model: "n", phases: { test: { score_mean: 40, score_std: 10, scores: [] } } },
  ]);
  const axis = groupAxis([files.entry("m"), files.entry("n")], 300);
  assert.equal(axis?.axis.ticks.at(-1)?.value, 100);
  const plot = axis && groupPlot(axis, [files.entry("m"), files.entry("n")], 0);
  const [first, second] = plot?.marks ?? [];
  assert.ok(first && second && first.y < second.y && first.x > second.x);
  assert.equal((first?.band?.x ?? 0) + (first?.band?.width ?? 0), axis?.axis.at(100));
});

test("curves stand over their rounds, and an entry without rounds still has its test", () => {
  const files = compareFiles([
    {
      model: "m",
      meta: { algorithm: "grow" },
      phases: {
        "train-1": { score_mean: 40, scores: [] },
        "train-2": { score_mean: 60, scores: [] },
        test: { score_mean: 50, scores: [] },
      },
    },
    { model: "n", phases: { test: { score_mean: 45, scores: [] } } },
  ]);
  const chart = roundChart([files.entry("m"), files.entry("n")], 400, 200);
  assert.deepEqual(
    chart?.rounds.map(({ round }) => round),
    [1, 2],
  );
  const [first, second] = chart?.curves ?? [];
  assert.equal(first?.trainPoints.length, 2);
  assert.ok((first?.trainPoints[0]?.y ?? 0) > (first?.trainPoints[1]?.y ?? 0));
  assert.deepEqual([second?.trainPoints.length, second?.test?.x], [0, chart?.testX]);
  assert.equal(roundChart([files.entry("n")], 400, 200), null);
});
