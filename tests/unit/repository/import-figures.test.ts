import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { attemptOf, filesOf, foldersIn, isImported, manifest, REPOSITORY, summaryOf, yaml } from "./bundled.ts";

const SCRIPT = join(REPOSITORY, "sources/import-figures.ts");

interface Meta {
  readonly harness_version: string | null;
  readonly harness_setting: unknown;
  readonly model_provider: string | null;
  readonly thinking_level: string | null;
  readonly caveats: readonly unknown[];
}

/** Prints a figure with as many decimals as it was noted by hand. */
function printed(value: number | null, decimals: number): string {
  return value === null ? "null" : String(Number(value.toFixed(decimals)));
}

describe("a run into another folder", () => {
  let target: string;
  before(() => {
    target = `${mkdtempSync(join(tmpdir(), "import-figures-"))}/`;
    for (const [path, content] of [
      ["packages/gdpevo-tg999-test/left-over.txt", "an earlier run wrote this"],
      ["packages/gdpevo-tg001-test/test_009/task_config.toml", "and this"],
      ["packages/somebody-elses/benchmark_config.toml", "added by hand"],
      ["experiments/gdpevo/somebody-elses-tg001-self/meta_info.yaml", "added by hand"],
      ["runs/gpt-4/left-over/scores.json", "an earlier run wrote this"],
      ["runs/somebody-elses/run.yaml", "added by hand"],
      ["leaderboards/somebody-elses.yaml", "added by hand"],
    ] as const) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), content);
    }
    // Far from UTC and with a decimal comma: neither may show in the output.
    const env = { ...process.env, TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" };
    execFileSync(process.execPath, [SCRIPT, target], { env, stdio: "pipe" });
  });
  after(() => rmSync(target, { recursive: true }));

  it("gives the committed files byte by byte, and leaves what others added", () => {
    const added = (path: string) => path.includes("somebody-elses");
    const fresh = filesOf(target);
    assert.equal(fresh.filter(added).length, 4);
    const written = fresh.filter((path) => !added(path));
    assert.deepEqual(written, filesOf(REPOSITORY).filter(isImported));
    for (const path of written) {
      assert.ok(readFileSync(join(target, path)).equals(readFileSync(join(REPOSITORY, path))), `${path} differs`);
    }
  });
});

describe("counts", () => {
  it("has 53 published benchmarks with their tasks, and six synthetic ones", () => {
    const packages = foldersIn("packages");
    const penguin = packages.filter((id) => id.startsWith("penguinharness-benchmark-sec-"));
    const gdpevo = packages.filter((id) => /^gdpevo-tg\d{3}-(train|test)$/.test(id));
    assert.deepEqual([penguin.length, gdpevo.length], [5, 48]);
    for (const id of penguin) assert.equal(foldersIn(`packages/${id}`).length, 10);
    for (const id of gdpevo) assert.equal(foldersIn(`packages/${id}`).length, 5);
    assert.equal(packages.filter((id) => /^example-(ledger|tickets)-/.test(id)).length, 6);
  });

  it("has 389 published experiments, 72 of them with an evolution, and six synthetic ones", () => {
    assert.equal(foldersIn("experiments/penguinharness-0-2-13").length, 5);
    const gdpevo = foldersIn("experiments/gdpevo").filter((id) => isImported(`experiments/gdpevo/${id}`));
    assert.equal(gdpevo.length, 384);
    assert.equal(gdpevo.filter((id) => foldersIn(`experiments/gdpevo/${id}`).includes("train-1")).length, 72);
    assert.equal(foldersIn("experiments/example-rsi").length, 6);
  });

  it("defines four leaderboards over published figures and a synthetic one, with their groups", () => {
    const groups = (id: string) => (yaml(`leaderboards/${id}.yaml`) as { groups: { test_data: string[] }[] }).groups;
    assert.equal(groups("penguinharness-0-2-13").length, 5);
    assert.equal(groups("gdpevo-v1").length, 12);
    assert.equal(groups("gdpevo-v2").length, 12);
    assert.equal(groups("gdpevo-all").length, 24);
    assert.deepEqual(groups("gdpevo-v2")[0]?.test_data, ["gdpevo-tg013-test"]);
    const synthetic = (id: string) => (yaml(`leaderboards/${id}.yaml`) as { synthetic?: boolean }).synthetic === true;
    assert.deepEqual(["gdpevo-all", "example-rsi"].map(synthetic), [false, true]);
  });
});

describe("experiments checked by hand", () => {
  // Attempt totals, then mean, std, cost, input, cached, output, duration: each with the decimals of the note.
  const NOTES = [
    {
      phase: "gdpevo/codex-gpt5-5-xhigh-tg001-base/test",
      attempts: ["46.28746", "42.53746", "44.46928"],
      mean: "44.4314",
      std: "1.875287",
      cost: "4.484079425",
      tokens: ["2284828", "2016213.35", "71096.65"],
      duration: "1548895",
    },
    {
      phase: "gdpevo/panofy-claude-opus-4-6-high-tg010-self/test",
      attempts: ["71.776", "74.986", "69.27"],
      mean: "72.010667",
      std: "2.865216",
      cost: "5.225",
      tokens: ["1947571", "1653564", "102431"],
      duration: "null",
    },
    {
      phase: "gdpevo/claude-code-deepseek-v4-pro-max-tg024-reflect-3/test",
      attempts: ["55.82214", "51.38752", "49.01194"],
      mean: "52.073867",
      std: "3.456589",
      cost: "0.144355",
      tokens: ["1846343.33", "1646165.33", "58980.67"],
      duration: "null",
    },
    {
      phase: "penguinharness-0-2-13/sec-a/test",
      attempts: ["80", "70", "80"],
      mean: "76.666667",
      std: "5.773503",
      cost: "0.500252667",
      tokens: ["24279665", "23687765.33", "609034"],
      duration: "4067053.33",
    },
  ];
  for (const note of NOTES) {
    it(note.phase, () => {
      const summary = summaryOf(note.phase);
      const totals = [1, 2, 3].map((n) => {
        let total = 0;
        const records = attemptOf(note.phase, n);
        for (const record of records) total += record.score ?? Number.NaN;
        return printed(total / records.length, 5);
      });
      assert.deepEqual(totals, note.attempts);
      assert.equal(printed(summary.score_mean, 6), note.mean);
      assert.equal(printed(summary.score_std, 6), note.std);
      assert.equal(printed(summary.cost, 9), note.cost);
      const { n_input_tokens, n_cache_tokens, n_output_tokens } = summary;
      assert.deepEqual(
        [n_input_tokens, n_cache_tokens, n_output_tokens].map((tokens) => printed(tokens, 2)),
        note.tokens,
      );
      assert.equal(printed(summary.duration_ms, 2), note.duration);
      assert.equal(summary.n_attempt, 3);
    });
  }

  it("keeps the exact score of the source and says null where it is silent", () => {
    const [first] = attemptOf("gdpevo/codex-gpt5-5-xhigh-tg001-base/test", 1);
    assert.deepEqual(first, {
      source: [{ benchmark_id: "gdpevo-tg001-test", task_id: "test_001" }],
      time: null,
      score: 68.75,
      cost: null,
      duration_ms: null,
      n_input_tokens: null,
      n_cache_tokens: null,
      n_output_tokens: null,
    });
  });

  it("cuts Penguin's times to the second and keeps the reason of a record that ended early", () => {
    const records = attemptOf("penguinharness-0-2-13/sec-a/test", 1);
    assert.equal(records[0]?.time, "2026-10-03T04:29:22Z");
    let timeouts = 0;
    for (const letter of ["a", "b", "c", "d", "e"]) {
      for (const n of [1, 2, 3]) {
        for (const record of attemptOf(`penguinharness-0-2-13/sec-${letter}/test`, n)) {
          if (record.error_reason === "timeout") timeouts += 1;
        }
      }
    }
    assert.equal(timeouts, 32);
  });

  it("has an evolution as one record of five train tasks without a score", () => {
    const phase = "gdpevo/claude-code-deepseek-v4-pro-max-tg024-reflect-3/train-1";
    const records = attemptOf(phase, 1);
    assert.equal(records.length, 1);
    assert.deepEqual(
      records[0]?.source.map((task) => task.task_id),
      ["train_001", "train_002", "train_003", "train_004", "train_005"],
    );
    assert.deepEqual([records[0]?.score, records[0]?.cost], [null, 0.102608264]);
    const summary = summaryOf(phase);
    // (3,912,758 + 4,192,714 + 9,149,787) / 3
    assert.deepEqual([summary.score_mean, summary.score_std, summary.n_input_tokens], [null, null, 5751753]);
  });

  it("states settings as the source does", () => {
    const meta = yaml("experiments/gdpevo/claude-code-kimi2-6-enabled-tg003-base/meta_info.yaml") as Meta;
    assert.equal(meta.thinking_level, null);
    assert.equal(meta.harness_version, null);
    assert.equal(meta.model_provider, "siliconflow");
    assert.deepEqual(meta.harness_setting, { effort: "xhigh", thinking: "enabled" });
    assert.equal("algorithm" in meta || "training_data" in meta, false);
    assert.equal(meta.caveats.length, 3);
  });
});

describe("every file", () => {
  it("parses, with keys that match its folder", () => {
    for (const path of filesOf(REPOSITORY).filter(isImported)) {
      if (path.endsWith(".yaml")) assert.equal(typeof yaml(path), "object", path);
      if (!path.endsWith(".toml")) continue;
      assert.equal(manifest(path).id, path.split("/").at(-2), path);
    }
  });
});
