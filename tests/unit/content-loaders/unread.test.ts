/** What the source pages show of reports: nothing but what was read, whatever shares a line with it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { readReport } from "../../../content-loaders/reading/reports/report.ts";
import { withoutUnread } from "../../../content-loaders/source/unread.ts";

const folder = new URL("../../fixtures/reports/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), "utf8");
const small = { results: { gsm8k: { "acc,none": 0.5, "acc_stderr,none": 0.1 } }, versions: { gsm8k: 1 } };

/** What the source page of a text shows. */
function shownOf(text: string): string {
  return withoutUnread(text, readReport("r.json", text).unread);
}

test("of a file on one line all but what was read is left out", () => {
  const text = JSON.stringify({
    configs: { a: { doc_to_text: "secret prompt" } },
    "…": 1,
    ...small,
    pretty_env_info: 'private-host 秘密 "}, \\',
    git_hash: null,
    date: 1761739200,
    config_general: { model: "private" },
  });
  assert.equal(shownOf(text), `{…,${JSON.stringify(small).slice(1, -1)},…,"date":1761739200,…}`);
  const minified = JSON.stringify(
    JSON.parse(textOf("lm-eval-0.4.13.json").replaceAll(/: (?:NaN|-?Infinity)/g, ": null")),
  );
  const shown = shownOf(minified);
  assert.doesNotMatch(shown, /private-host|doc_to_text|tokenizer|git_hash|system_instruction/);
  assert.match(shown, /"acc,none".*"n-shot".*"limit":null.*"date".*"lm_eval_version"/);
});

test("lines that hold a part of something read keep their places", () => {
  const text =
    '{"results": {"a": {"acc,none": 1}}, "versions": {}, "x": {"s":\n"s",\n"t": 1}, "date": 3, "y": [\n1],\n"z": 2\n}\n';
  assert.equal(shownOf(text), '{"results": {"a": {"acc,none": 1}}, "versions": {}, …\n\n, "date": 3, …\n\n\n}\n');
  assert.deepEqual(readReport("r.json", text).unread.lines, [
    [2, 2],
    [4, 5],
  ]);
  const crlf = text.replaceAll("\n", "\r\n");
  assert.equal(shownOf(crlf).split("\n").length, crlf.split("\n").length);
  assert.doesNotMatch(shownOf(crlf), /"[stxyz]"/);
});

test("a file with every value on a line of its own has no parts of lines", () => {
  assert.deepEqual(readReport("r.json", textOf("lm-eval-0.4.13.json")).unread.parts, []);
  assert.deepEqual(readReport("r.json", textOf("evalscope-2-ceval.json")).unread.parts, []);
});
