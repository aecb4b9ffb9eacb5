/** Source pages: every line has the address that the links of other pages use. */
import assert from "node:assert/strict";
import test from "node:test";
import { routes, sourceAnchor } from "../../../src/routes.ts";
import { type SourceFileView, sourceView } from "../../../src/views/source.ts";
import { fieldSource, recordSource } from "../../../src/views/source-link.ts";
import { experiment } from "../../support/attempts.ts";

const nowhere = { url: null, prefix: "", commit: null };
const files = [
  { file: "experiments/board/one/meta_info.yaml", text: "# note\nexperiment_id: one\n" },
  { file: "experiments/board/one/test/summary.yaml", text: "time: null\nscore_mean: 72.5\n" },
];

/** The lines that are shown, without the gaps between them. */
function shown(file: SourceFileView | undefined) {
  return (file?.lines ?? []).flatMap((line) => (line.kind === "unread" ? [] : [line]));
}

test("lines are numbered from 1, named after their file, and linked to themselves", () => {
  const [meta, summary] = sourceView(files, "experiments/board/one", nowhere).files;
  assert.deepEqual(
    shown(meta).map(({ id, number, text, kind }) => [id, number, text, kind]),
    [
      ["meta_info.yaml:1", 1, "# note", "comment"],
      ["meta_info.yaml:2", 2, "experiment_id: one", "text"],
    ],
  );
  assert.deepEqual(
    shown(summary).map(({ id, href }) => [id, href]),
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
  const ids = sourceView(files, "experiments/board/one", nowhere).files.flatMap((file) =>
    shown(file).map(({ id }) => id),
  );
  assert.ok(ids.includes(link.split("#")[1] ?? ""), link);
  assert.match(recordSource(subject, attempt, record, "score"), /#test\/attempt-1\.yaml:6$/);
});

test("lines end where places count them: at a line feed; blank lines count, the last end adds none", () => {
  const texts = ["a\nb", "a\nb\n", "a\r\nb\r\n"].map((text) => ({ file: "leaderboards/x.yaml", text }));
  for (const file of sourceView(texts, "leaderboards", nowhere).files) {
    assert.deepEqual(
      shown(file).map(({ text }) => text),
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

test("what was not read is told as a gap, and the numbers of the lines behind it stay", () => {
  const text = `{\n  "results": 1,\n${"\n".repeat(8281)}  "date": 2\n}\n`;
  const report = { file: "runs/r/gsm8k/results.json", text, unread: [[3, 8283]] as const };
  const [view] = sourceView([report], "runs/r", nowhere).files;
  assert.deepEqual(
    view?.lines.map((line) => (line.kind === "unread" ? [line.from, line.to] : [line.id, line.text])),
    [
      ["gsm8k/results.json:1", "{"],
      ["gsm8k/results.json:2", '  "results": 1,'],
      ["3", "8,283"],
      ["gsm8k/results.json:8284", '  "date": 2'],
      ["gsm8k/results.json:8285", "}"],
    ],
  );
  assert.equal(view?.lineCount, "8,285");
  const [last] = sourceView([{ ...report, text: "{}\n\n\n", unread: [[2, 9]] as const }], "runs/r", nowhere).files;
  assert.deepEqual(last?.lines.at(-1), { kind: "unread", from: "2", to: "3" });
});
