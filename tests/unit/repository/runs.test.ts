/** The bundled runs: published figures as printed, synthetic reports in the runners' shape, read with JSON.parse alone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { filesOf, foldersIn, REPOSITORY, yaml } from "./bundled.ts";

interface Declaration {
  readonly name: string;
  readonly runner: string;
  readonly suites: readonly string[];
  readonly num_fewshot?: number;
  readonly metrics: readonly { readonly key: string; readonly primary?: boolean }[];
}

interface Manifest {
  readonly base: string | null;
  readonly synthetic?: boolean;
  readonly caveats: readonly unknown[];
  readonly results?: Readonly<Record<string, { readonly source: string; readonly reference?: string }>>;
}

interface LmEvalReport {
  readonly results: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  readonly groups?: Readonly<Record<string, unknown>>;
  readonly group_subtasks?: Readonly<Record<string, readonly string[]>>;
  readonly "n-shot": Readonly<Record<string, number>>;
  readonly "n-samples"?: Readonly<Record<string, { readonly original: number; readonly effective: number }>>;
  readonly date?: number;
}

const declarations = new Map(
  foldersIn("packs").map((pack) => [pack, yaml(`packs/${pack}/benchmark.yaml`) as Declaration]),
);
const manifests = new Map(foldersIn("runs").map((run) => [run, yaml(`runs/${run}/run.yaml`) as Manifest]));
const json = <T>(path: string): T => JSON.parse(readFileSync(join(REPOSITORY, path), "utf8")) as T;
const reports = filesOf(REPOSITORY).filter((path) => /^runs\/.+\.json$/.test(path));
const lmEval = reports
  .map((path) => ({ path, report: json<LmEvalReport>(path) }))
  .filter(({ report }) => "results" in report);

describe("packs", () => {
  it("are the built-in ones, each with its text in both languages and one primary metric", () => {
    assert.deepEqual(
      [...declarations.keys()].toSorted(),
      "ceval cvdp gsm8k humaneval ifeval math mmlu rtl-repo rtllm-v2 verilogeval-v2 verilogeval-v2-completion".split(
        " ",
      ),
    );
    for (const [pack, { name, metrics }] of declarations) {
      assert.equal(name, pack);
      assert.equal(metrics.filter(({ primary }) => primary === true).length, 1, pack);
      assert.match(readFileSync(join(REPOSITORY, `packs/${pack}/README.zh.md`), "utf8"), /\p{Script=Han}/u);
    }
  });
});

describe("published figures", () => {
  it("stand where the source prints them, in percent", () => {
    const printed: readonly (readonly [string, string, string, number])[] = [
      ["deepseek-v2", "ceval", "mean_acc", 81.7],
      ["deepseek-v2-chat-sft", "math", "exact_match,none", 52.7],
      ["deepseek-v2-chat-rl", "ceval", "mean_acc", 78.0],
      ["qwen2-1-5b", "gsm8k", "exact_match,strict-match", 58.5],
      ["qwen2-1-5b-instruct", "ifeval", "prompt_level_strict_acc,none", 29.0],
      ["llama-3-1-8b-instruct", "mmlu", "acc,none", 69.44],
      ["gpt-4", "rtl-repo", "edit_similarity", 71.87],
    ];
    for (const [run, pack, key, percent] of printed) {
      const value = json<Record<string, number>>(`runs/${run}/${pack}/scores.json`)[key];
      assert.ok(Math.abs((value ?? Number.NaN) * 100 - percent) < 1e-9, `${run} ${pack}`);
    }
  });

  it("are external and credited, and nothing else is", () => {
    for (const [run, { synthetic, results = {}, caveats }] of manifests) {
      assert.ok(caveats.length > 0, run);
      if (synthetic === true) continue;
      assert.deepEqual(Object.keys(results).toSorted(), foldersIn(`runs/${run}`).toSorted());
      for (const [pack, { source, reference }] of Object.entries(results)) {
        assert.equal(source, "external", `${run} ${pack}`);
        assert.match(reference ?? "", /^https:\/\//, `${run} ${pack}`);
      }
    }
  });
});

describe("runs", () => {
  it("have bases that are there, and folders of packs that are declared", () => {
    for (const [run, { base }] of manifests) {
      assert.ok(base === null || manifests.has(base), run);
      for (const pack of foldersIn(`runs/${run}`)) assert.ok(declarations.has(pack), `${run} ${pack}`);
    }
  });

  it("have every declared key in each report of the declared suite", () => {
    for (const { path, report } of lmEval) {
      const { suites, metrics } = declarations.get(path.split("/")[2] ?? "") ?? assert.fail(path);
      for (const suite of suites) {
        for (const { key } of metrics) assert.equal(typeof report.results[suite]?.[key], "number", `${path} ${key}`);
      }
    }
  });

  it("count right answers, and have the standard error that follows from them", () => {
    let seen = 0;
    for (const { path, report } of lmEval) {
      for (const [task, size] of Object.entries(report["n-samples"] ?? {})) {
        for (const [key, value] of Object.entries(report.results[task] ?? {})) {
          const error = report.results[task]?.[key.replace(",", "_stderr,")];
          if (typeof value !== "number" || typeof error !== "number" || key.includes("_stderr")) continue;
          const n = size.effective;
          const right = Math.round(value * n);
          // The sample variance of n zeros and ones, added up one by one.
          let squares = 0;
          for (let i = 0; i < n; i++) squares += ((i < right ? 1 : 0) - right / n) ** 2;
          assert.ok(Math.abs(value - right / n) < 1e-12, `${path} ${task}`);
          assert.ok(Math.abs(error - Math.sqrt(squares / (n - 1) / n)) < 1e-12, `${path} ${task}`);
          seen++;
        }
      }
    }
    assert.ok(seen > 200);
  });

  it("have totals of groups in which every question weighs the same", () => {
    const { results, "n-samples": sizes = {} } =
      lmEval.find(({ path }) => path.startsWith("runs/example-base/mmlu/"))?.report ?? assert.fail();
    const tasks = Object.keys(sizes);
    assert.equal(tasks.length, 57);
    let right = 0;
    let of = 0;
    for (const task of tasks) {
      right += Number(results[task]?.["acc,none"]) * (sizes[task]?.original ?? 0);
      of += sizes[task]?.original ?? 0;
    }
    assert.equal(of, 14_042);
    assert.ok(Math.abs(Number(results.mmlu?.["acc,none"]) - right / of) < 1e-12);
  });

  it("show each case that the pages have to show", () => {
    const value = (run: string, pack: string, key: string): number => {
      const found = lmEval.filter(({ path }) => path.startsWith(`runs/${run}/${pack}/`));
      const latest = found.toSorted((a, b) => (b.report.date ?? 0) - (a.report.date ?? 0))[0]?.report;
      return Number(latest?.results[declarations.get(pack)?.suites[0] ?? ""]?.[key]);
    };
    const lift = (run: string, pack: string, key: string): number =>
      value(run, pack, key) - value("example-base", pack, key);
    assert.ok(lift("example-greedy-4", "math", "exact_match,none") > 0.04);
    assert.ok(lift("example-greedy-4", "ifeval", "prompt_level_strict_acc,none") < -0.08);
    assert.ok(lift("example-greedy-4", "gsm8k", "exact_match,strict-match") < -0.04);
    assert.ok(lift("example-greedy-4", "gsm8k", "exact_match,flexible-extract") > 0.07);
    const zeroShot = lmEval.find(({ path }) => path.startsWith("runs/example-greedy-4-zero-shot/gsm8k/"))?.report;
    assert.notEqual(zeroShot?.["n-shot"].gsm8k, declarations.get("gsm8k")?.num_fewshot);
    assert.equal(lmEval.filter(({ path }) => path.startsWith("runs/example-steady-4/gsm8k/")).length, 2);
    assert.equal(lmEval.filter(({ report }) => report.date === undefined).length, 1);
    assert.ok(!foldersIn("runs/example-steady-1").includes("mmlu"));
    const sources = Object.values(manifests.get("example-base")?.results ?? {}).map(({ source }) => source);
    assert.deepEqual(new Set(sources), new Set(["platform", "external"]));
  });
});
