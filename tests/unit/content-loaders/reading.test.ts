import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
  assert.deepEqual([...repository.sources.keys()], ["demo/agent-evolved", "leaderboards/demo"]);
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

test("links inside the repository are followed, others are not", { skip: process.platform === "win32" }, async () => {
  const root = repositoryWith({});
  const outside = join(scratch, "outside");
  cpSync(join(valid, "experiments/demo/agent-base"), outside, { recursive: true });
  symlinkSync(outside, join(root, "experiments/demo/outside"));
  symlinkSync("nowhere", join(root, "packages/broken"));
  symlinkSync(join(root, "leaderboards/demo.yaml"), join(root, "leaderboards/copy.yaml"));
  const { problems, experiments } = await readRepository(root);
  const told = problems.filter(({ severity }) => severity === "error").map(({ code, file }) => `${code} ${file}`);
  assert.deepEqual(told, [
    "E-SYMLINK experiments/demo/outside",
    "E-FOLDER-UNKNOWN leaderboards/copy.yaml",
    "E-ID-FOLDER leaderboards/copy.yaml",
    "E-SYMLINK packages/broken",
  ]);
  assert.equal(experiments.length, 2);
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

test("the expression check sees sound definitions, and its errors take them out", async () => {
  const rule = defineRule<object>({
    code: "E-EXPRESSION",
    severity: "error",
    about: { en: "", zh: "" },
    message: () => ({ en: "bad", zh: "坏" }),
    fix: () => ({ en: "mend", zh: "改" }),
  });
  const seen: string[] = [];
  const repository = await readRepository(repositoryWith({ "leaderboards/broken.yaml": "title: 5\n" }), {
    checkExpression: ({ id, definition }, reading) => {
      seen.push(id);
      assert.ok(reading.experimentFolders.has("demo"));
      return [problem(rule, { file: definition.file, line: 3, column: 1, path: "columns.0.value" }, {})];
    },
  });
  assert.deepEqual(seen, ["demo"]);
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
  for (const name of ["test-1", "train", "val", "train-0", "train-01", "Test", "train-1a"]) {
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
