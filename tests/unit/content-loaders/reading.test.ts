import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { defineRule, problem } from "../../../content-loaders/problem.ts";
import { readRepository } from "../../../content-loaders/read-repository.ts";
import { comparePhases, phaseNameOf } from "../../../content-loaders/reading/experiments.ts";
import { parsePrices } from "../../../content-loaders/reading/prices.ts";
import type { Repository } from "../../../content-loaders/repository.ts";

const valid = fileURLToPath(new URL("../../fixtures/valid/", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "reading-"));
after(() => rmSync(scratch, { recursive: true }));
let copies = 0;

/** A copy of the sound fixture with some files written anew. */
function repositoryWith(files: Readonly<Record<string, string>>): string {
  copies += 1;
  const root = join(scratch, String(copies));
  cpSync(valid, root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const errorsOf = ({ problems }: Repository) =>
  problems.filter(({ severity }) => severity === "error").map(({ code, file }) => `${code} ${file}`);

test("the sound fixture: everything is read, in order, without errors", async () => {
  const repository = await readRepository(valid);
  assert.deepEqual(errorsOf(repository), []);
  assert.deepEqual(
    repository.benchmarks.map(({ id }) => id),
    ["court-test", "court-train"],
  );
  assert.deepEqual(
    repository.experiments.map(({ key }) => key),
    ["demo/agent-base", "demo/agent-evolved"],
  );
  assert.deepEqual(
    repository.leaderboards.map(({ id }) => id),
    ["demo"],
  );
  assert.deepEqual(
    repository.experiments[1]?.phases.map(({ name }) => name),
    ["train-1", "val-1", "test"],
  );
  const folder = "experiments/demo/agent-base";
  assert.deepEqual(
    repository.sources.get("demo/agent-base")?.map(({ file }) => file),
    ["meta_info.yaml", "test/summary.yaml", "test/attempt-1.yaml", "test/attempt-2.yaml", "test/attempt-3.yaml"].map(
      (file) => `${folder}/${file}`,
    ),
  );
});

test("a root that is missing, a file, or empty", async () => {
  assert.deepEqual(errorsOf(await readRepository(join(scratch, "nowhere"))), ["E-REPOSITORY ."]);
  assert.deepEqual(errorsOf(await readRepository(join(valid, "leaderboards/demo.yaml"))), ["E-REPOSITORY ."]);
  const empty = join(scratch, "empty");
  mkdirSync(empty);
  assert.deepEqual(errorsOf(await readRepository(empty)), ["E-REPOSITORY-EMPTY ."]);
});

test("an item with an error is left out; nothing else is", async () => {
  const root = repositoryWith({
    "experiments/demo/agent-base/test/attempt-2.yaml": "- [",
    "packages/court-train/CASE-001-intake/task_config.toml": "id = ",
    "leaderboards/second.yaml": "leaderboard_id: other\n",
  });
  const repository = await readRepository(root);
  assert.deepEqual(
    repository.experiments.map(({ id }) => id),
    ["agent-evolved"],
  );
  assert.deepEqual(
    repository.benchmarks.map(({ id }) => id),
    ["court-test"],
  );
  assert.deepEqual(
    repository.leaderboards.map(({ id }) => id),
    ["demo"],
  );
  assert.deepEqual(
    [...repository.sources.keys()],
    ["demo/agent-evolved", "leaderboards/demo", "packs/acme.rig", "packs/gsm8k", "runs/base-run", "runs/tuned-run"],
  );
});

test("names that no id can have, or that some machines cannot store", async () => {
  const root = repositoryWith({
    "experiments/demo/has_underscore/meta_info.yaml": "",
    "packages/aux/benchmark_config.toml": "",
    "packages/README.md": "no item",
    "packages/.hidden/x": "no item",
    "leaderboards/notes.txt": "no item",
  });
  const errors = errorsOf(await readRepository(root));
  assert.ok(errors.includes("E-FOLDER-NAME experiments/demo/has_underscore"));
  assert.ok(errors.includes("E-NAME-RESERVED packages/aux"));
  assert.ok(errors.includes("E-FILE-EMPTY packages/aux/benchmark_config.toml"));
  assert.ok(!errors.some((line) => /README|hidden|notes/.test(line)));
});

test("a folder without its file, and a file with the wrong ending", async () => {
  const root = repositoryWith({
    "packages/court-test/CASE-009/statement/README.md": "A task without configuration.",
    "leaderboards/other.yml": "leaderboard_id: other\n",
    "experiments/demo/agent-base/notes.yml": "no file that would be read",
  });
  assert.deepEqual(errorsOf(await readRepository(root)), [
    "E-YML leaderboards/other.yml",
    "E-FILE-MISSING packages/court-test/CASE-009",
  ]);
});

const linkTest = { skip: process.platform === "win32" };

test(
  "links inside an experiment are followed, those out of the repository or to nowhere are not",
  linkTest,
  async () => {
    const root = repositoryWith({});
    const attempt = join(root, "experiments/demo/agent-base/test/attempt-1.yaml");
    renameSync(attempt, join(root, "experiments/demo/agent-base/first.yaml"));
    symlinkSync("../first.yaml", attempt);
    const outside = join(scratch, "outside");
    cpSync(join(valid, "experiments/demo/agent-base"), outside, { recursive: true });
    symlinkSync(outside, join(root, "experiments/demo/outside"));
    symlinkSync("nowhere", join(root, "packages/broken"));
    symlinkSync(join(root, "leaderboards/demo.yaml"), join(root, "leaderboards/copy.yaml"));
    const { problems, experiments } = await readRepository(root);
    const told = problems.filter(({ severity }) => severity === "error").map(({ code, file }) => `${code} ${file}`);
    assert.deepEqual(told, [
      "E-SYMLINK experiments/demo/outside",
      "E-SYMLINK leaderboards/copy.yaml",
      "E-SYMLINK packages/broken",
    ]);
    assert.equal(experiments.length, 2);
  },
);

test("no link publishes a rubric, a hidden file or another item's file", linkTest, async () => {
  const secret = "SECRET-TEXT";
  const statement = "packages/court-test/CASE-001-docket/statement";
  const targets = {
    "../rubric/README.md": "hidden",
    "../Rubric/README.md": "hidden",
    "../../.secret/config": "hidden",
    "../.notes": "hidden",
    "../../../../.git/config": "other-item",
    "../../../court-train/CASE-001-docket/statement/hidden.md": "other-item",
    "../../../../experiments/demo/agent-base/secret.md": "other-item",
  };
  for (const [target, fault] of Object.entries(targets)) {
    const root = repositoryWith({ [join(statement, target)]: secret });
    rmSync(join(root, statement, "README.md"));
    symlinkSync(target, join(root, statement, "README.md"));
    const repository = await readRepository(root);
    assert.deepEqual(errorsOf(repository), [`E-SYMLINK ${statement}/README.md`], target);
    assert.match(repository.problems[0]?.message.en ?? "", fault === "hidden" ? /rubric/ : /its own benchmark/, target);
    assert.ok(!JSON.stringify([repository.benchmarks, [...repository.sources]]).includes(secret), target);
    assert.ok(!repository.benchmarks.some(({ id }) => id === "court-test"));
  }
});

test("a folder that is a link is held to the same rule as a file", linkTest, async () => {
  const statement = "packages/court-test/CASE-001-docket/statement";
  const root = repositoryWith({ "packages/court-test/CASE-001-docket/rubric/README.md": "SECRET-TEXT" });
  rmSync(join(root, statement), { recursive: true });
  symlinkSync("rubric", join(root, statement));
  symlinkSync("court-train", join(root, "packages/court-copy"));
  const repository = await readRepository(root);
  assert.deepEqual(errorsOf(repository), ["E-SYMLINK packages/court-copy", `E-SYMLINK ${statement}`]);
});

test("a top folder that is a link is not read, wherever it leads", linkTest, async () => {
  const items = {
    packages: "benchmarks",
    experiments: "experiments",
    leaderboards: "leaderboards",
    packs: "packs",
    runs: "runs",
  } as const;
  for (const [folder, list] of Object.entries(items)) {
    for (const inside of [false, true]) {
      const root = repositoryWith({});
      const elsewhere = inside ? join(root, ".moved") : join(scratch, `elsewhere-${folder}`);
      renameSync(join(root, folder), elsewhere);
      symlinkSync(elsewhere, join(root, folder));
      const repository = await readRepository(root);
      assert.ok(errorsOf(repository).includes(`E-SYMLINK ${folder}`), folder);
      assert.deepEqual(repository[list], [], folder);
    }
  }
});

test("a link beside the top folders, which is never read, only has to stay in the repository", linkTest, async () => {
  const root = repositoryWith({ ".github/AGENTS.md": "x" });
  symlinkSync(".github/AGENTS.md", join(root, "AGENTS.md"));
  assert.deepEqual(errorsOf(await readRepository(root)), []);
  symlinkSync("/etc/hostname", join(root, "NOTES.md"));
  assert.deepEqual(errorsOf(await readRepository(root)), ["E-SYMLINK NOTES.md"]);
});

test("drafts and withdrawn items stay in the lists", async () => {
  const repository = await readRepository(valid);
  const file = "leaderboards/demo.yaml";
  const text = repository.sources.get("leaderboards/demo")?.[0]?.text ?? "";
  const root = repositoryWith({
    [file]: text.replace(/^status: .*$/m, "status: withdrawn\nwithdrawn_reason: superseded"),
  });
  const [leaderboard] = (await readRepository(root)).leaderboards;
  assert.equal(leaderboard?.definition.fields.status, "withdrawn");
});

test("the expression check sees all definitions, and its errors take them out", async () => {
  const rule = defineRule<object>({
    code: "E-EXPRESSION",
    severity: "error",
    about: { en: "", zh: "" },
    example: {},
    message: () => ({ en: "bad", zh: "坏" }),
    fix: () => ({ en: "mend", zh: "改" }),
  });
  const seen: string[] = [];
  const repository = await readRepository(repositoryWith({ "leaderboards/broken.yaml": "title: 5\n" }), {
    checkExpression: ({ id, definition }, reading) => {
      seen.push(id);
      assert.ok(reading.experimentFolders.has("demo"));
      if (definition === null) return [];
      return [problem(rule, { file: definition.file, line: 3, column: 1, path: "columns.0.value" }, {})];
    },
  });
  assert.deepEqual(seen, ["broken", "demo"]);
  assert.deepEqual(repository.leaderboards, []);
  assert.ok(errorsOf(repository).includes("E-EXPRESSION leaderboards/demo.yaml"));
});

test("addresses reach neither the records nor the source texts", async () => {
  const base = await readRepository(valid);
  const text = base.sources.get("demo/agent-base")?.[0]?.text ?? "";
  const root = repositoryWith({
    "experiments/demo/agent-base/meta_info.yaml": text
      .replace(
        /^author:.*\n {2}name: .*$/m,
        '$&\n  email: "someone@lab.example"\nharness_setting:\n  contact: "write to other@lab.example"',
      )
      .replace(/^harness_setting:\n {2}max_turns.*\n/m, ""),
    "packages/court-test/CASE-001-docket/statement/README.md": "Ask third@lab.example.",
    "data/court-test/README.md": "Ask fourth@lab.example.",
  });
  const repository = await readRepository(root);
  assert.deepEqual(errorsOf(repository), []);
  assert.deepEqual(repository.experiments[0]?.meta.fields.harness_setting, { contact: "write to …@…" });
  const everything = JSON.stringify([repository.benchmarks, repository.experiments, [...repository.sources]]);
  assert.ok(everything.includes("…@…"));
  assert.ok(!everything.includes("lab.example"));
});

test("what a key email holds is on no page, whatever it looks like; lines stay where they are", async () => {
  const base = await readRepository(valid);
  const text = base.sources.get("demo/agent-base")?.[0]?.text ?? "";
  const setting = [
    "harness_setting:",
    "  email: private@localhost",
    '  E-mail: "priv\\u0061te\\u0040lab.example"',
    "  nested: { email: private@10.0.0.1, anchor: &a handle-77 }",
    "  email_of: x",
    "  deeper:",
    "    email: >",
    "      private at",
    "      the laboratory",
    "  other: { 'email': *a }",
    '  note: "write to priv\\u0061te\\u0040lab.example" # email: private@host',
    "last: 1",
  ].join("\n");
  const root = repositoryWith({
    "experiments/demo/agent-base/meta_info.yaml": text.replace(/^harness_setting:\n {2}max_turns.*$/m, setting),
  });
  const repository = await readRepository(root);
  assert.deepEqual(errorsOf(repository), []);
  const shown = repository.sources.get("demo/agent-base")?.[0]?.text ?? "";
  assert.ok(!JSON.stringify([repository.experiments, [...repository.sources]]).includes("priv"));
  assert.ok(!shown.includes("handle-77"));
  const lineOf = (lines: string, key: string) => lines.split("\n").findIndex((line) => line.trim().startsWith(key));
  const written = text.replace(/^harness_setting:\n {2}max_turns.*$/m, setting);
  for (const key of ["email_of", "note", "last", "author"]) assert.equal(lineOf(shown, key), lineOf(written, key), key);
  assert.deepEqual(repository.experiments[0]?.meta.fields.harness_setting?.nested, {
    email: "…@…",
    anchor: "handle-77",
  });
});

test("messages leave addresses out, long values and names included", async () => {
  const base = await readRepository(valid);
  const text = base.sources.get("demo/agent-base")?.[0]?.text ?? "";
  const long = `${"see the long remark of this laboratory, ".repeat(1)}${"x".repeat(12)} private@lab.example`;
  const root = repositoryWith({
    "experiments/demo/agent-base/meta_info.yaml": text
      .replace(/^experiment_id: .*$/m, 'experiment_id: "private@lab.example"')
      .replace(/^submit_time: .*$/m, `submit_time: "${long}"`)
      .replace(/^thinking_level: .*$/m, 'thinking_level: "mailto:private%40lab"'),
  });
  const { problems } = await readRepository(root);
  assert.deepEqual(
    problems.map(({ code }) => code),
    ["E-ID-FOLDER", "E-TIMESTAMP", "E-THINKING-LEVEL"],
  );
  assert.ok(!/private|lab\.ex/.test(JSON.stringify(problems)));
});

test("a file may have more faults than a call can have arguments", async () => {
  const root = repositoryWith({ "experiments/demo/agent-base/test/attempt-1.yaml": "- x\n".repeat(150_000) });
  assert.deepEqual(errorsOf(await readRepository(root)), ["E-TYPE experiments/demo/agent-base/test/attempt-1.yaml"]);
});

test("phases by round, test last; other names are no phases", () => {
  const names = ["test", "train-10", "val-1", "train-2", "train-1", "val-2"].flatMap((name) => phaseNameOf(name) ?? []);
  assert.deepEqual(
    names.toSorted(comparePhases).map(({ name }) => name),
    ["train-1", "val-1", "train-2", "val-2", "train-10", "test"],
  );
  assert.equal(phaseNameOf("train-999999")?.round, 999_999);
  for (const name of ["test-1", "train", "val", "train-0", "train-01", "Test", "train-1a", "train-1000000"]) {
    assert.equal(phaseNameOf(name), null, name);
  }
});

test("price lists: faulty lines are told with their number, sound ones are kept", () => {
  const header = "model,provider,input_usd_per_mtok,cached_usd_per_mtok,output_usd_per_mtok";
  const { prices, problems } = parsePrices(
    "prices/p.csv",
    `${header}\r\nm-1,p,1,0.5,2\r\n\r\n"m,\n2",p,-1,,x\r\nm-3,,0,0,0\r\n`,
  );
  assert.deepEqual(
    prices.map(({ model, line }) => [model, line]),
    [
      ["m-1", 2],
      ["m-3", 6],
    ],
  );
  assert.deepEqual(prices[0], {
    file: "prices/p.csv",
    line: 2,
    model: "m-1",
    provider: "p",
    inputUsdPerMtok: 1,
    cachedUsdPerMtok: 0.5,
    outputUsdPerMtok: 2,
  });
  assert.deepEqual(
    problems.map(({ line, path }) => `${line} ${path}`),
    ["4 input_usd_per_mtok", "4 cached_usd_per_mtok", "4 output_usd_per_mtok"],
  );
  assert.deepEqual(
    parsePrices("f", "model,price\n").problems.map(({ code }) => code),
    ["E-PRICE-HEADER"],
  );
});

test("what errors take out is listed with what it still says of itself; drafts are listed apart", async () => {
  const base = join(valid, "experiments/demo/agent-base");
  const meta = readFileSync(join(base, "meta_info.yaml"), "utf8");
  const root = repositoryWith({
    "experiments/demo/agent-base/test/summary.yaml": "score_mean: [\n",
    "experiments/demo/agent-draft/meta_info.yaml": meta
      .replace("agent-base", "agent-draft")
      .replace("published", "draft"),
    "leaderboards/demo.yaml": "title: [\n",
    "packages/court-train/benchmark_config.toml": "id = \n",
  });
  const { leftOut, drafts, experiments } = await readRepository(root);
  assert.deepEqual(
    leftOut.map(({ kind, id, path, meta: known }) => [kind, id, path, known?.test_data ?? null]),
    [
      ["benchmark", "court-train", "packages/court-train", null],
      ["experiment", "demo/agent-base", "experiments/demo/agent-base", ["court-test"]],
      ["leaderboard", "demo", "leaderboards/demo.yaml", null],
    ],
  );
  assert.deepEqual(drafts, ["experiments/demo/agent-draft"]);
  assert.deepEqual(
    experiments.map(({ key }) => key),
    ["demo/agent-evolved"],
  );
});
