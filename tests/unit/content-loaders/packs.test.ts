/** Packs, runs and the reports in them, as they are read from a repository. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { readFiles } from "../../../content-loaders/read-repository.ts";
import type { Repository } from "../../../content-loaders/repository.ts";
import { MemoryFiles } from "../../support/memory-files.ts";

const valid = fileURLToPath(new URL("../../fixtures/valid/", import.meta.url));
const sound: ReadonlyMap<string, string> = new Map(
  readdirSync(valid, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(valid, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => /^(?:packs|runs)\//.test(path))
    .map((path) => [path, readFileSync(join(valid, path), "utf8")]),
);

const baseReport = "runs/base-run/gsm8k/results_2026-10-20T12-00-00.000000.json";
const report = sound.get(baseReport) ?? "";
const tunedRun = sound.get("runs/tuned-run/run.yaml") ?? "";

/** The sound packs and runs with some files written anew; undefined takes one away. */
function read(files: Readonly<Record<string, string | undefined>> = {}): Promise<Repository> {
  const all = Object.entries({ ...Object.fromEntries(sound), ...files });
  return readFiles(
    new MemoryFiles(new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])))),
    ".",
  );
}

const told = ({ problems }: Repository) => problems.map(({ code, file }) => `${code} ${file}`);
const resultOf = ({ runs }: Repository, run: string, pack: string) =>
  runs.find(({ id }) => id === run)?.results.find((result) => result.pack === pack);

test("a repository of packs and runs alone is none that is empty", async () => {
  const repository = await read();
  assert.deepEqual(repository.problems, []);
  assert.deepEqual([repository.packs.length, repository.runs.length], [2, 2]);
  assert.deepEqual(repository.benchmarks, []);
});

test("one metric is lower-is-better, one neutral, none primary; a key keeps its comma", async () => {
  const { packs } = await read();
  const [rig, gsm8k] = packs.map(({ declaration }) => declaration.fields.metrics);
  assert.deepEqual(
    rig?.map(({ key, direction, ratio, primary }) => [key, direction, ratio, primary]),
    [
      ["pass@1", undefined, undefined, undefined],
      ["cell_area", "lower", false, undefined],
      ["mean_length", "neutral", false, undefined],
    ],
  );
  assert.deepEqual(gsm8k?.[0], {
    key: "exact_match,strict-match",
    label: "Exact match (strict)",
    primary: true,
    i18n: { zh: { label: "精确匹配（严格）" } },
  });
});

test("reports are found at any depth, the latest by the date inside first, and other files are passed over", async () => {
  const dated = (seconds: number) => report.replace(/"date": [\d.]+/, `"date": ${seconds}`);
  const repository = await read({
    "runs/base-run/gsm8k/z/y/x/later.json": dated(1_800_000_000),
    "runs/base-run/gsm8k/earlier.json": dated(1_700_000_000),
    "runs/base-run/gsm8k/samples_gsm8k_2026.jsonl": '{"doc_id": 0}\n',
    "runs/base-run/gsm8k/reviews.html": "<p>",
  });
  assert.deepEqual(repository.problems, []);
  assert.deepEqual(
    resultOf(repository, "base-run", "gsm8k")?.reports.map(({ file, date }) => [file.split("/").at(-1), date]),
    [
      ["later.json", "2027-01-15T08:00:00.000Z"],
      ["results_2026-10-20T12-00-00.000000.json", "2026-10-20T12:00:00.250Z"],
      ["earlier.json", "2023-11-14T22:13:20.000Z"],
    ],
  );
});

test("the lines of a report that nothing is read from are not handed on, and the others stay where they are", async () => {
  const repository = await read();
  const source = repository.sources.get("runs/base-run")?.find(({ file }) => file === baseReport);
  const lines = report.split("\n");
  const shown = source?.text.split("\n") ?? [];
  assert.equal(shown.length, lines.length);
  assert.doesNotMatch(source?.text ?? "", /PyTorch|git_hash/);
  const unread = lines.findIndex((line) => line.includes("PyTorch"));
  assert.ok(source?.unread?.some(([from, to]) => from <= unread + 1 && unread + 1 <= to));
  for (const [index, line] of shown.entries()) assert.ok(line === "" || line === lines[index], `line ${index + 1}`);
  assert.ok(shown.some((line) => line.includes('"exact_match,strict-match"')));
});

test("sources: the declaration; run.yaml, then the reports that are read; what is no report is not kept", async () => {
  const repository = await read({ "runs/base-run/gsm8k/notes.json": '{ "secret": "x" }\n' });
  const filesOf = (item: string) => repository.sources.get(item)?.map(({ file }) => file);
  assert.deepEqual(filesOf("packs/gsm8k"), ["packs/gsm8k/plugin.yaml", "packs/gsm8k/benchmark.yaml"]);
  assert.deepEqual(filesOf("runs/base-run"), [
    "runs/base-run/run.yaml",
    "runs/base-run/acme.rig/scores.json",
    baseReport,
  ]);
  assert.ok(!JSON.stringify([...repository.sources]).includes("secret"));
});

test("whose numbers they are: a runner's report, the platform's scores, or anybody's", async () => {
  const sources = ({ runs }: Repository) =>
    runs.flatMap(({ id, results }) => results.map(({ pack, source }) => `${id} ${pack} ${source}`));
  assert.deepEqual(sources(await read()), [
    "base-run acme.rig platform",
    "base-run gsm8k runner",
    "tuned-run acme.rig external",
    "tuned-run gsm8k runner",
  ]);
  const silent = tunedRun.slice(0, tunedRun.indexOf("results:"));
  assert.ok(sources(await read({ "runs/tuned-run/run.yaml": silent })).includes("tuned-run acme.rig external"));
  const scores = '{ "exact_match,strict-match": 0.4, "exact_match,flexible-extract": 0.5 }\n';
  const replaced = await read({ [baseReport]: undefined, "runs/base-run/gsm8k/scores.json": scores });
  assert.deepEqual(replaced.problems, []);
  assert.ok(sources(replaced).includes("base-run gsm8k external"));
});

test("e-mail addresses are in no record and no source", async () => {
  const repository = await read({
    [baseReport]: report.replaceAll("acme/tiny-1", "someone@example.org/tiny-1"),
    "packs/gsm8k/README.md": "Write to someone@example.org.\n",
    "packs/gsm8k/plugin.yaml": 'kind: benchmark\nauthor: { name: A, email: "someone@example.org" }\n',
  });
  assert.ok(!JSON.stringify([repository, ...repository.sources]).includes("someone@example.org"));
});

test("an error takes out the pack or the run alone: a run is not held against a faulty pack or a draft", async () => {
  const other = (sound.get("packs/gsm8k/benchmark.yaml") ?? "").replace("exact_match,strict-match", "acc,none");
  const having = report.replaceAll("exact_match,strict-match", "acc,none");
  const oneLacks = await read({ "packs/gsm8k/benchmark.yaml": other, [baseReport]: having });
  const tunedReport = "runs/tuned-run/gsm8k/models__tiny/results_2026-10-25T12-00-00.000000.json";
  assert.deepEqual(told(oneLacks), [`E-METRIC-MISSING ${tunedReport}`]);
  assert.match(oneLacks.problems[0]?.fix.en ?? "", /whose reports have "acc,none"\.$/);
  assert.deepEqual(
    oneLacks.runs.map(({ id }) => id),
    ["base-run"],
  );
  const faulty = await read({ "packs/gsm8k/benchmark.yaml": other.replace("name: gsm8k", "name: other") });
  assert.deepEqual(told(faulty), ["E-PACK-NAME packs/gsm8k/benchmark.yaml"]);
  assert.deepEqual(faulty.leftOut, [{ kind: "pack", id: "gsm8k", path: "packs/gsm8k", meta: null }]);
  assert.deepEqual(faulty.runs.length, 2);
  const draft = await read({
    "packs/gsm8k/benchmark.yaml": other,
    "packs/gsm8k/plugin.yaml": "kind: benchmark\nstatus: draft\n",
  });
  assert.deepEqual([draft.problems, draft.drafts], [[], ["packs/gsm8k"]]);
});

test("a metric of no report is an error of the pack, told once", async () => {
  const other = (sound.get("packs/gsm8k/benchmark.yaml") ?? "").replace("exact_match,strict-match", "acc,none");
  const repository = await read({ "packs/gsm8k/benchmark.yaml": other });
  assert.deepEqual(told(repository), ["E-METRIC-UNREPORTED packs/gsm8k/benchmark.yaml"]);
  assert.deepEqual(repository.leftOut, [{ kind: "pack", id: "gsm8k", path: "packs/gsm8k", meta: null }]);
  assert.deepEqual(repository.runs.length, 2);
  // What else is wrong with the runs is told all the same.
  const negative = report.replaceAll(/("exact_match_stderr,flexible-extract": )/g, "$1-");
  const both = await read({ "packs/gsm8k/benchmark.yaml": other, [baseReport]: negative });
  assert.deepEqual(told(both), ["E-METRIC-UNREPORTED packs/gsm8k/benchmark.yaml", `E-STANDARD-ERROR ${baseReport}`]);
});

test("a key that the pack declares too is not what a missing one means", async () => {
  const lacking = report.replaceAll(/^.*"exact_match(_stderr)?,strict-match": [\d.e-]+,\n/gm, "");
  const { problems } = await read({ [baseReport]: lacking });
  assert.equal(problems[0]?.code, "E-METRIC-MISSING");
  assert.doesNotMatch(problems[0]?.fix.en ?? "", /flexible/);
});

test("one scores.json alone is no evidence against a pack, two that agree are", async () => {
  const rig = (run: string) => `runs/${run}/acme.rig/scores.json`;
  const scores = '{ "pass@1": 0.3, "cell-area": 1, "mean_length": 2 }\n';
  const alone = await read({ [rig("base-run")]: scores, [rig("tuned-run")]: undefined });
  assert.ok(told(alone).includes(`E-METRIC-MISSING ${rig("base-run")}`));
  assert.deepEqual(told(await read({ [rig("base-run")]: scores, [rig("tuned-run")]: scores })), [
    "E-METRIC-UNREPORTED packs/acme.rig/benchmark.yaml",
  ]);
});

test("drafts are named by their path, with their errors, and are not among what is left out", async () => {
  const repository = await read({
    "runs/tuned-run/run.yaml": tunedRun.replace("status: published", "status: draft").replace("base-run", "nobody"),
  });
  assert.deepEqual(told(repository), ["E-BASE-UNKNOWN runs/tuned-run/run.yaml"]);
  assert.deepEqual([repository.drafts, repository.leftOut], [["runs/tuned-run"], []]);
});

test("a metric is told by its key, however near: the filter that lacks, the spelling", async () => {
  const declared = (key: string) =>
    read({
      "packs/gsm8k/benchmark.yaml": (sound.get("packs/gsm8k/benchmark.yaml") ?? "").replace(
        "exact_match,strict-match",
        key,
      ),
    });
  const fixOf = async (key: string) => (await declared(key)).problems[0]?.fix.en;
  assert.match((await fixOf("exact_match")) ?? "", /^write key: "exact_match,strict-match", the filter/);
  assert.match(
    (await fixOf("exact_match,strict_match")) ?? "",
    /write key: "exact_match,strict-match" .* what is meant/,
  );
  assert.match((await fixOf("bleu")) ?? "", /^write the key as the reports have it/);
});

test("the model of a report is that of its run, by the last part of its name; a folder of some machine says nothing", async () => {
  const codes = async (model: string) => told(await read({ [baseReport]: report.replaceAll("acme/tiny-1", model) }));
  for (const model of ["TINY-1", "hub/acme/tiny_1", "acme/Tiny-1-checkpoint-500", "/ckpt/step-9", "./out"]) {
    assert.deepEqual(await codes(model), [], model);
  }
  assert.deepEqual(await codes("acme/large-2"), [`W-REPORT-MODEL ${baseReport}`]);
});

test("a long chain of bases, and one that runs into a circle, are walked once", async () => {
  const manifest = (base: string) => tunedRun.slice(0, tunedRun.indexOf("results:")).replace("base-run", base);
  const chain = Array.from({ length: 2000 }, (_, at) => [`runs/r${at}/run.yaml`, manifest(`r${at + 1}`)] as const);
  const ends = { "runs/r2000/run.yaml": manifest("r2001"), "runs/r2001/run.yaml": manifest("r2000") };
  const repository = await read({ ...Object.fromEntries(chain), ...ends });
  assert.deepEqual(told(repository), ["E-BASE-CIRCLE runs/r2000/run.yaml", "E-BASE-CIRCLE runs/r2001/run.yaml"]);
  assert.match(repository.problems[0]?.message.en ?? "", /r2000 → r2001 → r2000/);
});
