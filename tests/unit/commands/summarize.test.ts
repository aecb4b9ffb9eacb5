/** `summarize`: what it writes, what it leaves alone, and how it ends. Every expected figure is worked out by hand. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { summarize } from "../../../src/commands/summarize/run.ts";
import { attemptText, type RecordFigures, readText, writeTree } from "../../support/experiment-folder.ts";
import { edit, Scratch } from "../../support/fixture.ts";

const scratch = new Scratch();
after(() => scratch.remove());
let made = 0;

/** A fresh experiment of the given files; its absolute path. */
function experiment(files: Readonly<Record<string, string>>): string {
  made += 1;
  const folder = join(scratch.folder, `experiments/lab-${made}/run`);
  writeTree(folder, { "meta_info.yaml": "experiment_id: run\n", ...files });
  return folder;
}

const run = (folder: string, check = false, locale: "en" | "zh" = "en") =>
  summarize({ folder, given: "some/run", check, locale });

/** One record for each attempt. */
function attempts(phase: string, ...records: readonly Omit<RecordFigures, "task">[]): Record<string, string> {
  return Object.fromEntries(
    records.map((record, at) => [`${phase}/attempt-${at + 1}.yaml`, attemptText([{ task: "one", ...record }])]),
  );
}

const scores = (phase: string, ...values: readonly (number | string)[]) =>
  attempts(phase, ...values.map((score) => ({ score })));

test("70, 72 and 74 are 72 with a standard deviation of 2; each figure is the mean of the sums", async () => {
  const record = (task: string, score: number, cost: number, tokens: number): RecordFigures => ({
    ...{ task, score, cost, duration_ms: tokens * 2 },
    ...{ n_input_tokens: tokens, n_cache_tokens: tokens / 2, n_output_tokens: 1 },
  });
  const folder = experiment({
    // Sums: 0.3, 0.4, 0.5 USD and 300, 400, 501 tokens.
    "test/attempt-1.yaml": attemptText([record("one", 60, 0.1, 100), record("two", 80, 0.2, 200)]),
    "test/attempt-2.yaml": attemptText([record("one", 70, 0.1, 200), record("two", 74, 0.3, 200)]),
    "test/attempt-3.yaml": attemptText([record("one", 72, 0.2, 300), record("two", 76, 0.3, 201)]),
  });
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 0, output);
  assert.deepEqual(
    readText(folder, "test/summary.yaml")
      .split("\n")
      .filter((line) => !line.startsWith("#")),
    [
      "score_mean: 72",
      "score_std: 2",
      "n_attempt: 3",
      "cost: 0.4",
      // 600, 800, 1002 ms; 300, 400, 501 and 150, 200, 250.5 tokens.
      "duration_ms: 800.666666667",
      "n_input_tokens: 400.333333333",
      "n_cache_tokens: 200.166666667",
      "n_output_tokens: 2",
      "",
    ],
  );
  assert.equal((await run(folder, true)).exitCode, 0);
});

test("a summary that is made says what a person has to fill in, and validation still asks for it", async () => {
  const folder = experiment(scores("test", 70, 72, 74));
  await run(folder, false, "zh");
  const lines = readText(folder, "test/summary.yaml").split("\n");
  const commented = lines.filter((line) => line.startsWith("# ")).map((line) => line.slice(2, line.indexOf(":")));
  const absent = ["cost", "duration_ms", "n_input_tokens", "n_cache_tokens", "n_output_tokens"];
  assert.deepEqual(commented, ["time", "summary", "summary_zh", ...absent]);
  assert.match(lines[0] ?? "", /^# time: 待填写。.*"2026-10-29T12:00:00Z"$/);
  const { problems } = await readRepository(scratch.folder);
  const missing = problems
    .filter(({ file, code }) => file.startsWith(`experiments/lab-${made}/run/test/summary`) && code === "E-REQUIRED")
    .flatMap(({ message }) => Array.from(message.en.matchAll(/"(.+?)"/g), ([, name]) => name ?? ""));
  assert.deepEqual(missing, ["time", ...absent]);
});

const commented = `# my run\r
own: {kept:   as it is}   # unknown\r
score_std: 1.632993 # spread\r
score_mean:    71.0   # mean\r
\r
n_attempt: 3\r
time: null\r
cost: null\r
summary: "写了什么"\r
duration_ms: 5\r
n_input_tokens: null\r
n_cache_tokens: null\r
n_output_tokens: null`;

test("only the figures that differ are touched: BOM, CRLF, comments, order and the open end stay", async () => {
  const folder = experiment({ ...scores("test", 70, 72, 74), "test/summary.yaml": `\ufeff${commented}` });
  const { output } = await run(folder);
  const expected = commented.replace("1.632993", "2").replace("71.0", "72");
  assert.equal(readText(folder, "test/summary.yaml"), `\ufeff${expected}`);
  const place = `experiments/lab-${made}/run/test/summary.yaml`;
  // The root of 8/3 is 1.632993: divided by n.
  assert.match(
    output,
    new RegExp(`${place}:3:12 {2}score_std\n {2}written 1.632993, the attempts give 2; .*divides by n`),
  );
  assert.match(output, new RegExp(`${place}:4:16 {2}score_mean\n {2}written 71.0, the attempts give 72\\.`));
  assert.match(
    output,
    /cost, duration_ms, .*n_output_tokens stay as they are: 3 records state none of them, first at .*attempt-1.yaml:6\./,
  );

  const { mtimeMs } = statSync(join(folder, "test/summary.yaml"));
  const again = await run(folder);
  assert.equal(again.exitCode, 0);
  assert.match(again.output, /Nothing to write/);
  assert.equal(statSync(join(folder, "test/summary.yaml")).mtimeMs, mtimeMs);
  assert.deepEqual(readdirSync(join(folder, "test")).toSorted(), [
    ...["attempt-1.yaml", "attempt-2.yaml", "attempt-3.yaml"],
    "summary.yaml",
  ]);
});

test("a figure that agrees as far as its digits go stays as it was written", async () => {
  // 70, 71, 71: the mean is 70.666…, the deviation the root of 1/3, 0.57735.
  const written = "score_mean: 70.67\nscore_std: 0.6\nn_attempt: 3\n";
  const folder = experiment({ ...scores("test", 70, 71, 71), "test/summary.yaml": written });
  assert.equal((await run(folder)).exitCode, 0);
  assert.equal(readText(folder, "test/summary.yaml"), written);
  edit(join(folder, "test/summary.yaml"), "70.67", "70.66");
  await run(folder);
  assert.match(readText(folder, "test/summary.yaml"), /^score_mean: 70\.6666666667\nscore_std: 0\.6\n/);
});

test("numbers carry no noise of binary fractions", async () => {
  const cases: readonly (readonly [readonly number[], string, string])[] = [
    [[70.1, 70.1, 70.1], "70.1", "0"],
    [[70.1, 70.2, 70.3], "70.2", "0.1"],
    [[0.1, 0.2, 0.3], "0.2", "0.1"],
    // The deviation of two is their difference over the root of 2.
    [[70.0001, 70.0002], "70.00015", "0.0000707107"],
    [[1, 2], "1.5", "0.70710678119"],
  ];
  for (const [values, mean, std] of cases) {
    const folder = experiment(scores("test", ...values));
    await run(folder);
    assert.match(readText(folder, "test/summary.yaml"), new RegExp(`\nscore_mean: ${mean}\nscore_std: ${std}\n`), mean);
    assert.equal((await run(folder, true)).exitCode, 0);
  }
});

test("pass@k is written where every score is 0 or the maximum, and left alone elsewhere", async () => {
  const two = (one: number, other: number) =>
    attemptText([
      { task: "one", score: one },
      { task: "two", score: other },
      { task: "three", score: 0 },
    ]);
  const folder = experiment({
    "test/attempt-1.yaml": two(100, 0),
    "test/attempt-2.yaml": two(0, 100),
    "train-1/attempt-1.yaml": two(99, 0),
    "train-1/summary.yaml": "pass@k: 50\n",
  });
  const { output } = await run(folder);
  // Two of three tasks passed once; each attempt scores a third.
  assert.match(
    readText(folder, "test/summary.yaml"),
    /\nscore_mean: 33\.3333333333\nscore_std: 0\npass@k: 66\.6666666667\n/,
  );
  assert.match(
    readText(folder, "train-1/summary.yaml"),
    /^score_mean: 33\nscore_std: null\npass@k: 50\nn_attempt: 1\n/,
  );
  assert.match(output, /pass@k stays as it is: not every score is 0 or the maximum/);
});

test("one attempt has no standard deviation: null, a written 0 is ignored", async () => {
  const stdOf = async (line: string): Promise<string> => {
    const folder = experiment({ ...scores("test", 70), "test/summary.yaml": `score_mean: 70\n${line}n_attempt: 1\n` });
    assert.equal((await run(folder)).exitCode, 0);
    return readText(folder, "test/summary.yaml").split("\n").slice(1, -2).join();
  };
  assert.equal(await stdOf("score_std: 0.0\n"), "score_std: 0.0");
  assert.equal(await stdOf("score_std: ~ # one\n"), "score_std: ~ # one");
  assert.equal(await stdOf("score_std: 1.8\n"), "score_std: null");
  assert.equal(await stdOf(""), "score_std: null");
});

test("a null in one record leaves the figure as it is, and is said; the others are written", async () => {
  const folder = experiment({
    ...attempts("test", { score: 1, cost: 0.5 }, { score: 3 }, { score: 2, cost: 0.7 }),
    "test/summary.yaml": "time: null\nscore_mean: null\nscore_std: null\nn_attempt: 2\ncost: 0.9\n",
  });
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 0);
  assert.equal(
    readText(folder, "test/summary.yaml"),
    "time: null\nscore_mean: 2\nscore_std: 1\nn_attempt: 3\ncost: 0.9\n",
  );
  assert.match(
    output,
    /cost stays as it is: the record at experiments\/lab-\d+\/run\/test\/attempt-2.yaml:6 states no cost/,
  );
});

test("a phase without attempts is said and left", async () => {
  const folder = experiment({ ...scores("test", 5), "train-1/summary.yaml": "score_mean: 3\n" });
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 0);
  assert.match(output, /run\/train-1 {2}no attempt file, left as it is/);
  assert.match(output, /Written: 1 of 1 summary\./);
  assert.equal(readText(folder, "train-1/summary.yaml"), "score_mean: 3\n");
});

test("--check writes nothing and ends with 1 where something differs", async () => {
  const written = "score_mean: 216\nscore_std: 4\nn_attempt: 3\n";
  const folder = experiment({ ...scores("test", 70, 72, 74), "test/summary.yaml": written, ...scores("val-1", 1) });
  const { exitCode, output } = await run(folder, true);
  assert.equal(exitCode, 1);
  assert.equal(readText(folder, "test/summary.yaml"), written);
  assert.ok(!existsSync(join(folder, "val-1/summary.yaml")));
  assert.match(
    output,
    /summary.yaml:1:13 {2}score_mean\n {2}written 216, the attempts give 72; it looks like the sum over the attempts/,
  );
  assert.match(output, /summary.yaml:2:12 {2}score_std\n {2}written 4, the attempts give 2; it looks like a variance/);
  assert.match(output, /val-1\/summary.yaml {2}is not there/);
  assert.match(output, /2 of 2 summaries differ .*: npm run summarize -- some\/run\n$/);
  const chinese = await run(folder, true, "zh");
  assert.match(chinese.output, /写的是 216，由各次试验算得 72；像是各次试验之和。/);
  await run(folder);
  assert.equal((await run(folder, true)).exitCode, 0);
});

test("what is wrong with the attempts is told with its line, and nothing at all is written", async () => {
  const good = scores("test", 70, 72, 74);
  const cases: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ "train-1/attempt-1.yaml": "- score: [1\n" }, /train-1\/attempt-1\.yaml:1:10 {2}\[E-YAML-SYNTAX\]/],
    [{ "test/summary.yaml": 'time: "open\n' }, /test\/summary\.yaml:1:7 {2}\[E-YAML-SYNTAX\]/],
    [{ "test/summary.yaml": "n_attempt: 3\nn_attempt: 3\n" }, /summary\.yaml:2:1 {2}n_attempt {2}\[E-DUPLICATE-KEY\]/],
    [{ "test/summary.yaml": "- 1\n" }, /\[E-TYPE\]/],
    [{ "test/summary.yaml": "cost: [1]\n" }, /cost {2}\[E-TYPE\]/],
    [{ "test/summary.yaml": "score_mean: &m 1\nown: *m\n" }, /\[E-SUMMARY-ANCHOR\]/],
    [{ "test/summary.yml": "n_attempt: 3\n" }, /\[E-YML\]/],
    [{ "train-1/attempt-1.yaml": "" }, /\[E-FILE-EMPTY\]/],
    [{ "train-1/attempt-1.yaml": "[]\n" }, /\[E-NO-RECORD\]/],
    [{ "train-1/attempt-1.yaml": "- score: 1\n" }, /0\.source {2}\[E-REQUIRED\]/],
    [{ "train-1/attempt-01.yaml": "[]\n" }, /\[E-ATTEMPT-NAME\]/],
    [scores("test-1", 5), /\[E-PHASE-NAME\]/],
    [{ "test/attempt-5.yaml": attemptText([{ task: "one", score: 1 }]) }, /\[E-ATTEMPT-GAP\]/],
    [{ "test/attempt-3.yaml": attemptText([{ task: "two", score: 1 }]) }, /\[E-TASKS-DIFFER\]/],
  ];
  for (const [files, expected] of cases) {
    const folder = experiment({ ...good, ...scores("val-1", 1), ...files });
    for (const check of [true, false]) {
      const { exitCode, output } = await run(folder, check);
      assert.equal(exitCode, 2, output);
      assert.match(output, expected);
    }
    assert.ok(!existsSync(join(folder, "val-1/summary.yaml")), String(expected));
  }
});

test("a task id that is misspelt is told as such, not as tasks that the other attempts lack", async () => {
  const repository = scratch.copyFixture("misspelt");
  const folder = join(repository, "experiments/demo/agent-base");
  edit(join(folder, "test/attempt-1.yaml"), "CASE-001-docket", "CASE_001-docket");
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 2);
  assert.match(
    output,
    /attempt-1\.yaml:3:16 .*\[E-TASK-UNKNOWN\]\n.*\n {2}Fix: write "CASE-001-docket"\.\n\n1 error in 1 file/,
  );
  edit(join(folder, "test/attempt-1.yaml"), "CASE_001-docket", "CASE-001-docket");
  // An attempt that truly lacks a task is told beside the misspelt one of another.
  edit(join(folder, "test/attempt-2.yaml"), /^- source:[\s\S]*?(?=^- source:)/m, "");
  edit(join(folder, "test/attempt-3.yaml"), "CASE-001-docket", "CASE_001-docket");
  const both = await run(folder);
  assert.deepEqual(
    [...both.output.matchAll(/(attempt-\d).*\[(E-.*)\]/g)].map((at) => `${at[1]} ${at[2]}`),
    ["attempt-2 E-TASKS-DIFFER", "attempt-3 E-TASK-UNKNOWN"],
  );
});

test("a summary that is a link is not written through", async () => {
  const folder = experiment({ ...scores("test", 1), ...scores("val-1", 2), "val-1/summary.yaml": "n_attempt: 1\n" });
  symlinkSync("../val-1/summary.yaml", join(folder, "test/summary.yaml"));
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 2);
  assert.match(output, /\[E-SUMMARY-LINK\]/);
  assert.equal(readText(folder, "val-1/summary.yaml"), "n_attempt: 1\n");
});

test("where one summary cannot be written, none is", async () => {
  const folder = experiment({ ...scores("val-1", 1), "val-1/summary.yaml": "n_attempt: 2\n", ...scores("test", 1) });
  // What is in the way of the file that is written before it takes its place.
  mkdirSync(join(folder, `test/.summary.yaml.${process.pid}`));
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 2);
  assert.match(output, /^Nothing was written: /);
  assert.equal(readText(folder, "val-1/summary.yaml"), "n_attempt: 2\n");
  assert.deepEqual(readdirSync(join(folder, "val-1")).toSorted(), ["attempt-1.yaml", "summary.yaml"]);
});

test("what is no experiment cannot be summarized", async () => {
  const folder = experiment(scores("test", 1));
  const cases: readonly (readonly [string, RegExp])[] = [
    [join(folder, "nowhere"), /There is no folder "some\/run"/],
    [join(folder, "meta_info.yaml"), /There is no folder/],
    [join(folder, ".."), /is not an experiment/],
    [join(folder, "test"), /is a phase\. Name its experiment/],
    [experiment({}), /has no phase folder/],
  ];
  for (const [path, expected] of cases) {
    const { exitCode, output } = await run(path);
    assert.equal(exitCode, 2);
    assert.match(output, expected);
  }
});

test("an experiment outside of any repository is summarized too, its paths counting from itself", async () => {
  const folder = join(scratch.folder, "alone");
  writeTree(folder, { ...scores("test", 4, 6), "test/summary.yaml": "# nothing yet\n" });
  const { exitCode, output } = await run(folder);
  assert.equal(exitCode, 0);
  assert.equal(
    output.split("\n").slice(0, 2).join("\n"),
    "test/summary.yaml\n  nothing was written yet, the attempts give score_mean 5, score_std 1.41421356237, n_attempt 2.",
  );
  // The root of 2.
  assert.match(
    readText(folder, "test/summary.yaml"),
    /^# nothing yet\nscore_mean: 5\nscore_std: 1\.41421356237\nn_attempt: 2\n$/,
  );
});
