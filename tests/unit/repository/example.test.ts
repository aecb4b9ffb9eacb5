import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { foldersIn, manifest, summaryOf, yaml } from "./bundled.ts";

describe("the synthetic example", () => {
  const score = (phase: string) => summaryOf(`example-rsi/${phase}`).score_mean ?? Number.NaN;

  it("says that it is synthetic wherever it can be met", () => {
    for (const id of foldersIn("packages").filter((name) => name.startsWith("example-"))) {
      const benchmark = manifest(`packages/${id}/benchmark_config.toml`);
      assert.equal(benchmark.synthetic, true);
      assert.match(benchmark.title, /synthetic/i);
      assert.match(benchmark.title_zh, /合成/);
    }
    for (const id of foldersIn("experiments/example-rsi")) {
      const meta = yaml(`experiments/example-rsi/${id}/meta_info.yaml`) as { synthetic: boolean };
      assert.equal(meta.synthetic, true);
    }
  });

  it("overfits with the greedy algorithm in round 4, on both sub-benchmarks", () => {
    for (const sub of ["ledger", "tickets"]) {
      assert.ok(score(`${sub}-greedy/train-4`) > score(`${sub}-greedy/train-3`) + 5);
      assert.ok(score(`${sub}-greedy/val-4`) < score(`${sub}-greedy/val-3`) - 5);
      assert.ok(score(`${sub}-steady/train-4`) > score(`${sub}-steady/train-3`));
      assert.ok(score(`${sub}-steady/val-4`) > score(`${sub}-steady/val-3`));
      assert.ok(score(`${sub}-steady/test`) > score(`${sub}-greedy/test`));
      assert.ok(score(`${sub}-steady/test`) > score(`${sub}-baseline/test`) + 5);
    }
  });

  it("says in both languages what each phase changed, and runs the phases one after another", () => {
    for (const experiment of ["ledger-steady", "ledger-greedy", "tickets-steady", "tickets-greedy"]) {
      let previous = "";
      for (const phase of ["train-1", "val-1", "train-2", "val-2", "train-3", "val-3", "train-4", "val-4", "test"]) {
        const summary = summaryOf(`example-rsi/${experiment}/${phase}`);
        assert.match(summary.summary ?? "", /^[A-Z].+\.$/);
        assert.match(summary.summary_zh ?? "", /[\u4e00-\u9fff].+。$/);
        assert.ok((summary.time ?? "") > previous, `${experiment} ${phase}`);
        previous = summary.time ?? "";
      }
    }
  });
});
