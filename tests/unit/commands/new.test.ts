/** `new`: what it makes is a sound draft, and what is there is never touched. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { newUsage, readNewArguments } from "../../../src/commands/new/arguments.ts";
import { kinds } from "../../../src/commands/new/kinds.ts";
import { makeDraft } from "../../../src/commands/new/run.ts";
import { summarize } from "../../../src/commands/summarize/run.ts";
import { checkExpressions } from "../../../src/leaderboard/check-leaderboard.ts";
import { edit, Scratch } from "../../support/fixture.ts";
import { project } from "../../support/modules.ts";

const scratch = new Scratch();
after(() => scratch.remove());
const now = new Date("2026-11-30T12:34:56.789Z");

/** `new <words>` in a repository. */
const make = (repository: string, words: string) =>
  makeDraft(readNewArguments([...words.split(" "), "--into", repository], now));

const read = (repository: string) => readRepository(repository, { checkExpression: checkExpressions });

/** Every file of a repository with its text. */
function treeOf(repository: string): ReadonlyMap<string, string> {
  const files = globSync("**/*", { cwd: repository, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), "utf8"),
    ]),
  );
}

for (const lang of ["en", "zh"]) {
  test(`every kind is a draft without errors (${lang})`, async () => {
    const repository = scratch.copyFixture(`every-${lang}`);
    const before = treeOf(repository);
    const drafts: readonly (readonly [string, string])[] = [
      ["benchmark", "benchmark my-bench"],
      ["task", "task my-bench/CASE_1-a"],
      ["experiment", "experiment demo/my-run --benchmark court-test --training court-train --rounds 2 --attempts 2"],
      ["experiment", "experiment elsewhere/joint --benchmark my-bench --benchmark court-test --attempts 1"],
      ["experiment", "experiment elsewhere/val --benchmark my-bench --validation court-train"],
      ["leaderboard", "leaderboard elsewhere"],
      ["leaderboard", "leaderboard my-board --experiments demo --experiments elsewhere"],
      ["leaderboard", "leaderboard demonstration"],
      ["pack", "pack my_pack"],
      ["pack", "pack acme.my-pack"],
      ["run", "run new-run"],
    ];
    assert.deepEqual(new Set(drafts.map(([kind]) => kind)), new Set(kinds.map(({ name }) => name)));
    for (const [, words] of drafts) {
      const { exitCode, output } = await make(repository, `${words} --lang ${lang}`);
      assert.equal(exitCode, 0, output);
    }
    const { problems, benchmarks, experiments, leaderboards, packs, runs } = await read(repository);
    assert.deepEqual(
      problems.filter(({ severity }) => severity === "error"),
      [],
    );
    // Figures that nobody measured yet, and texts that nobody wrote yet, one problem a file.
    const codes = new Set(problems.map(({ code }) => code));
    assert.deepEqual(codes.difference(new Set(["W-NULL", "W-PLACEHOLDER", "I-JOINT-DATA"])), new Set());
    const left = problems.filter(({ code }) => code === "W-PLACEHOLDER").map(({ file }) => file);
    // A manifest, a task with its statement, three experiments, three leaderboards, two packs with theirs, a run.
    assert.equal(left.length, 1 + 2 + 3 + 3 + 2 * 2 + 1, left.join());
    assert.equal(new Set(left).size, left.length);

    const statuses = [
      benchmarks.find(({ id }) => id === "my-bench")?.manifest.fields.status,
      ...experiments.filter(({ id }) => ["my-run", "joint", "val"].includes(id)).map(({ meta }) => meta.fields.status),
      ...leaderboards.filter(({ id }) => id !== "demo").map(({ definition }) => definition.fields.status),
      ...packs.filter(({ id }) => /my.pack$/.test(id)).map(({ plugin }) => plugin.fields.status),
      ...runs.filter(({ id }) => id === "new-run").map(({ manifest }) => manifest.fields.status),
    ];
    assert.deepEqual(
      statuses,
      Array.from({ length: 10 }, () => "draft"),
    );
    const declared = packs.find(({ id }) => id === "acme.my-pack")?.declaration.fields;
    assert.deepEqual([declared?.name, declared?.runner, declared?.metrics.length], ["my-pack", "lm-eval", 1]);
    const names = (id: string) => experiments.find((found) => found.id === id)?.phases.map(({ name }) => name);
    assert.deepEqual(names("my-run"), ["train-1", "train-2", "test"]);
    assert.deepEqual(names("val"), ["val-1", "test"]);
    for (const [path, text] of before) assert.equal(readFileSync(path, "utf8"), text, path);
    assert.deepEqual(globSync("**/.*", { cwd: repository }), []);
  });
}

for (const lang of ["en", "zh"]) {
  test(`no kind can be published as it was made (${lang})`, async () => {
    const repository = scratch.copyFixture(`untouched-${lang}`);
    for (const words of [
      "benchmark my-bench",
      "task my-bench/one",
      "leaderboard my-board --experiments demo",
      "pack my-pack",
      "run new-run",
    ]) {
      await make(repository, `${words} --lang ${lang}`);
    }
    await make(repository, `experiment demo/my-run --benchmark court-test --lang ${lang}`);
    const own = [
      "packages/my-bench",
      "leaderboards/my-board.yaml",
      "experiments/demo/my-run",
      "packs/my-pack",
      "runs/new-run",
    ];
    edit(join(repository, "packs/my-pack/plugin.yaml"), 'status: "draft"', 'status: "published"');
    edit(join(repository, "runs/new-run/run.yaml"), 'status: "draft"', 'status: "published"');
    edit(join(repository, "packages/my-bench/benchmark_config.toml"), 'status = "draft"', 'status = "published"');
    edit(join(repository, "leaderboards/my-board.yaml"), 'status: "draft"', 'status: "published"');
    edit(join(repository, "experiments/demo/my-run/meta_info.yaml"), 'status: "draft"', 'status: "published"');
    const { problems, leftOut } = await read(repository);
    const files = problems.filter(({ code }) => code === "E-PLACEHOLDER").map(({ file }) => file);
    assert.deepEqual(files, [
      "experiments/demo/my-run/meta_info.yaml",
      "leaderboards/my-board.yaml",
      "packages/my-bench/benchmark_config.toml",
      "packages/my-bench/one/statement/README.md",
      "packages/my-bench/one/task_config.toml",
      "packs/my-pack/README.md",
      "packs/my-pack/benchmark.yaml",
      "runs/new-run/run.yaml",
    ]);
    assert.deepEqual(leftOut.map(({ path }) => path).toSorted(), own.toSorted());
  });
}

test("a draft claims no number: every figure of every record and summary is null", async () => {
  const repository = scratch.copyFixture("numbers");
  await make(repository, "experiment demo/my-run --benchmark court-test");
  const { experiments } = await read(repository);
  const phases = experiments.find(({ id }) => id === "my-run")?.phases ?? [];
  const records = phases.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.records));
  assert.equal(records.length, 3 * 2);
  const tasks = records.map(({ fields }) => fields.source.map(({ task_id }) => task_id).join());
  assert.deepEqual(tasks.slice(0, 2), ["CASE-001-docket", "CASE-002-filing_fee"]);
  const values = [...records, ...phases.map(({ summary }) => summary)].flatMap(({ fields }) => Object.entries(fields));
  const stated = values.filter(([key, value]) => key !== "source" && value !== null && value !== undefined);
  assert.deepEqual(stated, [["n_attempt", 3]]);
});

test("summarize leaves a fresh draft as it is, and fills it in once there are scores", async () => {
  const repository = scratch.copyFixture("summarized");
  await make(repository, "experiment demo/my-run --benchmark court-test --attempts 3");
  const folder = join(repository, "experiments/demo/my-run");
  const before = treeOf(folder);
  const options = { folder, given: "my-run", check: false, locale: "en" } as const;
  assert.equal((await summarize({ ...options, check: true })).exitCode, 0);
  assert.equal((await summarize(options)).exitCode, 0);
  assert.deepEqual(treeOf(folder), before);
  for (const [at, score] of [70, 72, 74].entries()) {
    const file = join(folder, `test/attempt-${at + 1}.yaml`);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("score: null", `score: ${score}`));
  }
  assert.equal((await summarize(options)).exitCode, 0);
  const summary = readFileSync(join(folder, "test/summary.yaml"), "utf8");
  const original = before.get(join(folder, "test/summary.yaml")) ?? "";
  assert.equal(
    summary,
    original.replace("score_mean: null", "score_mean: 72").replace("score_std: null", "score_std: 2"),
  );
});

test("comments come from the formats, in the language asked for; the time is the one of the call", async () => {
  const repository = scratch.copyFixture("comments");
  await make(repository, "benchmark one");
  await make(repository, "benchmark two --lang zh");
  const text = (id: string) => readFileSync(join(repository, `packages/${id}/benchmark_config.toml`), "utf8");
  assert.match(text("one"), /\n# Name to show\.\ntitle = "one"\n# Optional\. Name to show in Chinese\.\n# title_zh = /);
  assert.match(text("two"), /\n# 显示名称（英文）。\ntitle = "two"\n# 选填。显示名称（中文）。\n# title_zh = /);
  assert.match(text("one"), /\nlast_update = "2026-11-30T12:34:56Z"\n/);
});

test("what was made and what comes next is told, in both languages", async () => {
  const repository = scratch.copyFixture("told");
  const english = await make(repository, "experiment dem/my-run --benchmark court-test");
  const path = join(repository, "experiments/dem/my-run");
  assert.match(english.output, /^Made .*\(5 files\):\n/);
  assert.ok(english.output.includes(`  ${path}/test/attempt-3.yaml\n`));
  assert.ok(english.output.includes(`npm run summarize -- ${path}\n`));
  assert.match(english.output, /experiments\/dem\/ is a new folder; "demo" is there already/);
  const chinese = await make(repository, "task court-test/CASE-003 --lang zh");
  assert.match(chinese.output, /^已创建 .*（3 个文件）：\n[\s\S]*“court-test”已发布[\s\S]*\n接下来：\n/);
});

test("what is there is never overwritten, and a name that cannot be an id is refused as validation does", async () => {
  const repository = scratch.copyFixture("refused");
  const before = treeOf(repository);
  mkdirSync(join(repository, "packages/no-task"));
  writeFileSync(join(repository, "packages/no-task/benchmark_config.toml"), "");
  const cases: readonly (readonly [string, RegExp])[] = [
    ["benchmark court-test", /packages\/court-test:1:1 {2}\[E-EXISTS\]\n {2}"packages\/court-test" is there already/],
    ["task court-test/CASE-001-docket", /\[E-EXISTS\]/],
    ["experiment demo/agent-base --benchmark court-test", /\[E-EXISTS\]/],
    ["leaderboard demo", /leaderboards\/demo.yaml:1:1 {2}\[E-EXISTS\]/],
    [
      "benchmark my_bench",
      /\[E-FOLDER-NAME\]\n {2}"my_bench" has characters that an id cannot have\.\n {2}Fix: rename it to "my-bench"/,
    ],
    ["benchmark ../evil", /\[E-FOLDER-NAME\]/],
    ["benchmark 基准", /\[E-FOLDER-NAME\]/],
    ["benchmark aux", /\[E-NAME-RESERVED\]/],
    ["benchmark Court-Test", /\[E-ID-CASE\]\n {2}"Court-Test" and "court-test" differ only/],
    ["leaderboard DEMO", /\[E-ID-CASE\]\n {2}"DEMO" and "demo" differ only/],
    ["pack a.b.c", /\[E-PACK-FOLDER\]/],
    ["pack Gsm8k", /\[E-ID-CASE\]\n {2}"Gsm8k" and "gsm8k" differ only/],
    ["pack gsm8k", /packs\/gsm8k:1:1 {2}\[E-EXISTS\]/],
    ["run my_run", /\[E-FOLDER-NAME\]/],
    ["run base-run", /\[E-EXISTS\]/],
    ["task court-test/a.b", /\[E-FOLDER-NAME\]/],
    ["task court-test/a/b", /\[E-FOLDER-NAME\]/],
    ["task court-tset/CASE-9", /\[E-BENCHMARK-UNKNOWN\]\n.*"court-tset".*\n {2}Fix: write "court-test"\./],
    ["experiment Demo/x --benchmark court-test", /\[E-ID-CASE\]/],
    ["experiment demo/my_run --benchmark court-test", /\[E-FOLDER-NAME\]/],
    ["experiment ../x --benchmark court-test", /\[E-FOLDER-NAME\]/],
    [
      "experiment demo/x --benchmark court-tset --training court-trian",
      /"court-train"[\s\S]*"court-test"|"court-test"[\s\S]*"court-train"/,
    ],
    ["experiment demo/x --benchmark no-task", /\[E-NO-TASK\][\s\S]*npm run new -- task no-task\/<task-id>/],
    ["leaderboard new --experiments dmo", /\[E-FOLDER-UNKNOWN\]\n.*"dmo".*\n {2}Fix: write "demo"\./],
  ];
  for (const [words, expected] of cases) {
    const { exitCode, output } = await make(repository, words);
    assert.equal(exitCode, 2, words);
    assert.match(output, expected);
  }
  const chinese = await make(repository, "benchmark my_bench --lang zh");
  assert.match(chinese.output, /“my_bench”含有 ID 不允许的字符。\n {2}改法：改名为“my-bench”。/);
  const now = treeOf(repository);
  assert.equal(now.size, before.size + 1);
  for (const [path, text] of before) assert.equal(now.get(path), text, path);
  assert.deepEqual(readdirSync(join(repository, "experiments")), ["demo"]);
});

test("an empty folder becomes a repository; what is no folder does not", async () => {
  const empty = join(scratch.folder, "empty");
  mkdirSync(empty);
  assert.match((await make(empty, "leaderboard board")).output, /\[E-NO-EXPERIMENTS\]/);
  for (const words of ["benchmark b", "task b/t", "experiment board/run --benchmark b", "leaderboard board"]) {
    const { exitCode, output } = await make(empty, words);
    assert.equal(exitCode, 0, output);
  }
  const { problems } = await read(empty);
  assert.deepEqual(
    problems.filter(({ severity }) => severity === "error"),
    [],
  );
  for (const path of ["nowhere", "empty/packages/b/benchmark_config.toml"]) {
    const { exitCode, output } = await make(join(scratch.folder, path), "benchmark b");
    assert.equal(exitCode, 2);
    assert.match(output, /\[E-REPOSITORY\]/);
    assert.ok(!existsSync(join(scratch.folder, "nowhere")));
  }
});

test("wrong usage is told in a sentence", async () => {
  const repository = scratch.copyFixture("usage");
  const cases: readonly (readonly [string, RegExp])[] = [
    ["", /Say what is to be made|"" is not one of/],
    ["bench x", /"bench" is not one of benchmark, task, experiment, leaderboard, pack, run/],
    ["benchmark", /Name the benchmark: new benchmark <benchmark-id>/],
    ["benchmark a b", /One benchmark at a time, not 2/],
    ["benchmark a --rounds 2", /new benchmark takes no --rounds/],
    ["benchmark a --round 2", /--round/],
    ["benchmark a --lang fr", /--lang "fr" is not one of en, zh/],
    ["task court-test", /"court-test" has not the form <benchmark-id>\/<task-id>/],
    ["experiment x --benchmark court-test", /"x" has not the form <leaderboard-id>\/<experiment-id>/],
    ["experiment demo/x", /--benchmark <id>/],
    ["experiment demo/x --benchmark court-test --rounds 2", /--rounds needs --training/],
    ["experiment demo/x --benchmark court-test --attempts 0", /--attempts "0" is not a whole number from 1 to 100/],
    ["experiment demo/x --benchmark court-test --attempts 1e1", /--attempts "1e1"/],
  ];
  for (const [words, expected] of cases) await assert.rejects(async () => make(repository, words), expected, words);
  for (const { name } of kinds) assert.ok(newUsage.includes(`new -- ${name} <`), name);
});

test("the processes end with the code, and put wrong usage where complaints go", async () => {
  const script = (name: string) => join(project, "src/commands", name);
  const summarizing = spawnSync(process.execPath, [script("summarize.ts"), "nowhere"], { encoding: "utf8" });
  assert.deepEqual([summarizing.status, summarizing.stdout], [2, 'There is no folder "nowhere".\n']);
  const making = spawnSync(process.execPath, [script("new.ts"), "task", "x"], { encoding: "utf8", cwd: project });
  assert.deepEqual([making.status, making.stdout], [2, ""]);
  assert.match(making.stderr, /^"x" has not the form <benchmark-id>\/<task-id>\.\nUsage:\n/);
});
