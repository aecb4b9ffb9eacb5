/** Source pages: every line has the address that the links of other pages use. */
import assert from "node:assert/strict";
import test from "node:test";
import { routes, sourceAnchor } from "../../../src/routes.ts";
import { sourceView } from "../../../src/views/source.ts";
import { fieldSource, recordSource } from "../../../src/views/source-link.ts";
import { experiment } from "../../support/attempts.ts";

const nowhere = { url: null, prefix: "", commit: null };
const files = [
  { file: "experiments/board/one/meta_info.yaml", text: "# note\nexperiment_id: one\n" },
  { file: "experiments/board/one/test/summary.yaml", text: "time: null\nscore_mean: 72.5\n" },
];

test("lines are numbered from 1, named after their file, and linked to themselves", () => {
  const [meta, summary] = sourceView(files, "experiments/board/one", nowhere).files;
  assert.deepEqual(
    meta?.lines.map(({ id, number, text, kind }) => [id, number, text, kind]),
    [
      ["meta_info.yaml:1", 1, "# note", "comment"],
      ["meta_info.yaml:2", 2, "experiment_id: one", "text"],
    ],
  );
  assert.deepEqual(
    summary?.lines.map(({ id, href }) => [id, href]),
    [
      ["test/summary.yaml:1", "#test/summary.yaml:1"],
      ["test/summary.yaml:2", "#test/summary.yaml:2"],
    ],
  );
});

test("a link to a number and the line that holds it have the same address", () => {
  const subject = experiment("one", { phases: { test: { scores: [{ a: 1 }] } } });
  const [phase] = subject.phases;
  const [attempt] = phase?.attempts ?? [];
  const [record] = attempt?.records ?? [];
  assert.ok(phase && attempt && record);
  const link = fieldSource(subject, phase.summary, "score_mean");
  assert.equal(link, routes.experimentSource("board/one") + sourceAnchor("test/summary.yaml", 2));
  const ids = sourceView(files, "experiments/board/one", nowhere).files.flatMap(({ lines }) =>
    lines.map(({ id }) => id),
  );
  assert.ok(ids.includes(link.split("#")[1] ?? ""), link);
  assert.match(recordSource(subject, attempt, record, "score"), /#test\/attempt-1\.yaml:6$/);
});

test("lines end where places count them: at a line feed; blank lines count, the last end adds none", () => {
  const texts = ["a\nb", "a\nb\n", "a\r\nb\r\n"].map((text) => ({ file: "leaderboards/x.yaml", text }));
  for (const { lines } of sourceView(texts, "leaderboards", nowhere).files) {
    assert.deepEqual(
      lines.map(({ text }) => text),
      ["a", "b"],
    );
  }
  const [blank] = sourceView([{ file: "leaderboards/x.yaml", text: "a\n\n\nb\n" }], "leaderboards", nowhere).files;
  assert.equal(blank?.lines.length, 4);
  const [bare] = sourceView([{ file: "leaderboards/x.yaml", text: "a\rb\nc" }], "leaderboards", nowhere).files;
  assert.equal(bare?.lines.length, 2);
});

test("with a repository the files are also linked there, at the commit", () => {
  const place = { url: "https://git.example/team/data", prefix: "bench/", commit: "abc123" };
  const [meta] = sourceView(files, "experiments/board/one", place).files;
  assert.equal(
    meta?.repositoryUrl,
    "https://git.example/team/data/blob/abc123/bench/experiments/board/one/meta_info.yaml",
  );
  const [without] = sourceView(files, "experiments/board/one", { ...place, commit: null }).files;
  assert.equal(without?.repositoryUrl, null);
});
