/** The example on the page is a repository of its own: sound, and nothing in it can be left out. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { dictionary, locales } from "../../../../src/i18n/index.ts";
import { inlineText } from "../../../../src/views/methodology-text.ts";
import { exampleFiles } from "../../../../src/views/submit/example.ts";
import { experimentTree, submissionSteps } from "../../../../src/views/submit/steps.ts";
import { project } from "../../../support/modules.ts";
import { listFiles } from "../../../support/site.ts";

const smallest = join(project, "tests/fixtures/smallest");
const scratch = mkdtempSync(join(tmpdir(), "smallest-"));
after(() => rmSync(scratch, { recursive: true }));

const files = listFiles(smallest);

test("the smallest repository has no problem, not even a warning", async () => {
  const { problems, experiments } = await readRepository(smallest);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    experiments.map(({ key }) => key),
    ["docket/my-agent"],
  );
});

test("no line of its files can be left out", async () => {
  const root = join(scratch, "copy");
  cpSync(smallest, root, { recursive: true });
  for (const file of files.filter((name) => !name.endsWith(".md"))) {
    const text = readFileSync(join(root, file), "utf8");
    const lines = text.split("\n");
    for (const [at, line] of lines.entries()) {
      if (line.trim() === "") continue;
      writeFileSync(join(root, file), lines.toSpliced(at, 1).join("\n"));
      const { problems } = await readRepository(root);
      assert.ok(
        problems.some(({ severity }) => severity === "error"),
        `${file}:${at + 1} ${line}`,
      );
    }
    writeFileSync(join(root, file), text);
  }
});

test("its files are shown whole: metadata first, then the phase; the benchmark apart", () => {
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(smallest, file), "utf8")]));
  const { experiment, benchmark } = exampleFiles(texts);
  assert.deepEqual(
    [...experiment, ...benchmark].map(({ path }) => path),
    [
      "experiments/docket/my-agent/meta_info.yaml",
      "experiments/docket/my-agent/test/attempt-1.yaml",
      "experiments/docket/my-agent/test/summary.yaml",
      "packages/docket-test/benchmark_config.toml",
      "packages/docket-test/CASE-001-sort/task_config.toml",
      "packages/docket-test/CASE-001-sort/statement/README.md",
    ],
  );
  for (const { path, text } of [...experiment, ...benchmark]) assert.equal(`${text}\n`, texts[path]);
});

test("the tree has its words in one column, the steps come in order", () => {
  const [top, ...lines] = experimentTree("en").split("\n");
  assert.equal(top, "experiments/<leaderboard-id>/<experiment-id>/");
  const words = Object.values(dictionary("en").submit.what.tree);
  assert.equal(new Set(lines.map((line, i) => line.indexOf(words[i] ?? "?"))).size, 1);
  assert.deepEqual(
    submissionSteps({ repository: null, source: null }, "en").flatMap(({ commands }) =>
      commands.filter((line) => line.startsWith("npm run")),
    ),
    [
      "npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id>",
      "npm run new -- experiment <leaderboard-id>/<experiment-id> --benchmark <id> --training <id> --rounds 2",
      "npm run summarize -- <folder>",
      "npm run validate -- <folder>",
    ],
  );
});

test("the first step leads to what is cloned, as far as the site knows where that is", () => {
  const first = (repository: string | null, source: string | null) => submissionSteps({ repository, source }, "en")[0];
  const known = first("https://host.example/data", null);
  assert.deepEqual(known?.links, [{ label: "Benchmark repository", url: "https://host.example/data" }]);
  assert.deepEqual(known?.commands.slice(0, 2), [
    "git clone https://host.example/data benchmark-repository",
    "git clone <source-of-this-site> leaderboards",
  ]);
  assert.deepEqual(first(null, null)?.links, []);
});

/** Every text of the page, functions called with stand-ins. */
function texts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return texts(value(...Array.from({ length: value.length }, () => "1")));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

test("no mark of a text is left open in any language", () => {
  for (const text of locales.flatMap((locale) => texts(dictionary(locale).submit))) {
    const left = inlineText(text).flatMap((run) => (run.kind === "text" ? [run.text] : []));
    assert.ok(!left.some((part) => /\*\*|[`$]|\]\(/.test(part)), text);
  }
});
