/**
 * What people really write by hand. Each line of a table is one line of a file that is sound otherwise, with what a
 * submitter needs to hear of it: nothing where the value is what was meant, else one clear problem at its line.
 */
import assert from "node:assert/strict";
import test from "node:test";
import { sortAndFold } from "../../../content-loaders/fold.ts";
import type { Problem } from "../../../content-loaders/problem.ts";
import { type FormatName, readFormat, soundFiles, withLine } from "../../support/sound-files.ts";

/** The line; the value that it gives. */
type Sound = readonly [format: FormatName, line: string, value: unknown];
/** The line; the code; what both messages quote; what the advice says. */
type Faulty = readonly [format: FormatName, line: string, code: string, quoted: string, advice: string];

const nbsp = "\u00a0";

const sound: readonly Sound[] = [
  // Numbers in the forms that every reader agrees on.
  ["summary", "score_mean: +5", 5],
  ["summary", "score_mean: .5", 0.5],
  ["summary", "score_mean: 5.", 5],
  ["summary", "score_mean: 1e3", 1000],
  ["summary", "score_mean: 1E3", 1000],
  ["summary", "score_mean: -0", 0],
  ["summary", "score_mean: -0.0", 0],
  ["summary", "score_mean: 72.50 # mean of three", 72.5],
  ["summary", "score_mean :   72.5", 72.5],
  ["summary", "score_mean:\t72.5\t", 72.5],
  ["summary", '"score_mean": 72.5', 72.5],
  ["summary", "score_mean: &mean 72.5", 72.5],
  ["summary", "score_mean:\n  72.5", 72.5],
  ["summary", "? score_mean\n: 72.5", 72.5],
  ["summary", "n_attempt: 3.0", 3],
  ["task", "budget.timeout = 1_000", 1000],
  ["task", "budget.timeout = +900", 900],
  // Words that YAML 1.1 took for booleans, and what it took for numbers.
  ["meta", "model_provider: no", "no"],
  ["meta", "model_provider: on", "on"],
  ["meta", "model_provider: Y", "Y"],
  ["meta", "model_provider: 1:30", "1:30"],
  ["meta", "model_provider: 1_000", "1_000"],
  ["meta", "model_provider: 2026-10-29", "2026-10-29"],
  ["meta", "model_provider: =HYPERLINK(x)", "=HYPERLINK(x)"],
  ["meta", "model_provider: C:\\Users\\me", "C:\\Users\\me"],
  ["meta", "model_provider: 'it''s'", "it's"],
  ["meta", "model_provider: 深度求索", "深度求索"],
  ["meta", "model_provider: 😀", "😀"],
  ["meta", "model_provider: a#b", "a#b"],
  ["meta", "model_provider: >-\n  Deep\n  Seek", "Deep Seek"],
  ["meta", "model_provider: |\n  deepseek", "deepseek"],
  ["meta", 'model_provider: "deep\\\n  seek"', "deepseek"],
  ["meta", "algorithm: on", "on"],
  ["meta", "harness_version: 0.2.16", "0.2.16"],
  ["meta", "test_data: [b,]", ["b"]],
  ["meta", "test_data:\n- b", ["b"]],
  ["meta", "author:\n name: Lab", { name: "Lab" }],
  ["meta", "submit_time: 2026-10-29T12:00:00Z", "2026-10-29T12:00:00Z"],
  // What JSON cannot hold stays as it is written.
  ["meta", "harness_setting: { a: .nan, b: 0123, c: 1e400, d: 1 }", { a: ".nan", b: "0123", c: "1e400", d: 1 }],
  ["manifest", "last_update = 2026-10-01T00:00:00Z", "2026-10-01T00:00:00Z"],
  ["manifest", "title = 'C:\\Users\\me'", "C:\\Users\\me"],
  ["manifest", 'title = """\nB\n"""', "B"],
  ["manifest", 'references = [\n  "https://a.b", # first\n]', ["https://a.b"]],
  ["manifest", 'author.name = "Lab"', { name: "Lab" }],
  ["manifest", '[author]\nname = "Lab"', { name: "Lab" }],
  ["manifest", 'author = {\n  name = "Lab",\n}', { name: "Lab" }],
];

test("what every reader understands alike is read as it is meant, without a word", () => {
  for (const [format, line, value] of sound) {
    const { content, problems } = readFormat(format, withLine(format, line).text);
    assert.deepEqual(problems, [], line);
    const fields = (content as { fields: Record<string, unknown> }).fields;
    const key = /[\w]+/.exec(line)?.[0] ?? "";
    const found = key === "budget" ? (fields.budget as { timeout: number }).timeout : fields[key];
    // Reading keeps no minus of a zero.
    assert.ok(!Object.is(found, -0), line);
    assert.deepEqual(found, value, line);
  }
});

const faulty: readonly Faulty[] = [
  ["summary", "score_mean: 1:30", "E-NUMBER", "1:30", "such as 72.5"],
  ["summary", "score_mean: 0123", "E-NUMBER", "0123", "write 123."],
  ["summary", "score_mean: 0o17", "E-NUMBER", "0o17", "write 15."],
  ["summary", "score_mean: 0x1F", "E-NUMBER", "0x1F", "write 31."],
  ["summary", "score_mean: 1_000", "E-NUMBER", "1_000", "write 1000."],
  ["summary", "score_mean: 1,234.5", "E-NUMBER", "1,234.5", "write 1234.5."],
  ["summary", "score_mean: 1.234,5", "E-NUMBER", "1.234,5", "write 1234.5."],
  ["summary", "score_mean: 1,234", "E-NUMBER", "1,234", "such as 72.5"],
  ["summary", "score_mean: 72,5", "E-NUMBER", "72,5", "write 72.5."],
  ["summary", "score_mean: 72.5,", "E-NUMBER", "72.5,", "write 72.5."],
  ["summary", "score_mean: 72.5;", "E-NUMBER", "72.5;", "write 72.5."],
  ["summary", "score_mean: 72.5%", "E-NUMBER", "72.5%", "write 72.5."],
  ["summary", "score_mean: 1 234", "E-NUMBER", "1 234", "write 1234."],
  ["summary", "score_mean: 1'234'567", "E-NUMBER", "1'234'567", "write 1234567."],
  ["summary", "score_mean: ７２．５", "E-NUMBER", "７２．５", "write 72.5."],
  ["summary", "score_mean: 72。5", "E-NUMBER", "72。5", "write 72.5."],
  ["summary", "score_mean: −5", "E-NUMBER", "−5", "write -5."],
  ["summary", `score_mean: 72.5${nbsp}`, "E-NUMBER", "72.5\\u00a0", "write 72.5."],
  ["summary", "score_mean: 72.5 ± 1.8", "E-NUMBER", "72.5 ± 1.8", "such as 72.5"],
  ["summary", "score_mean: 3/4", "E-NUMBER", "3/4", "such as 72.5"],
  ["summary", 'score_mean: "72.5"', "E-NUMBER", "72.5", "remove the quotes: 72.5."],
  ["summary", "score_mean: |\n  72.5", "E-NUMBER", "72.5", "remove the quotes: 72.5."],
  ["summary", "score_mean: true", "E-NUMBER", "true", "such as 72.5"],
  ["summary", "score_mean: n/a", "E-NUMBER", "n/a", "write null"],
  ["summary", 'score_mean: "NaN"', "E-NUMBER", "NaN", "write null"],
  ["summary", "score_mean: .nan", "E-NUMBER", ".nan", "write null"],
  ["summary", "score_mean: None", "E-NUMBER", "None", "write null"],
  ["summary", "score_mean: —", "E-NUMBER", "—", "write null"],
  ["summary", "score_mean: 未知", "E-NUMBER", "未知", "write null"],
  ["summary", "score_mean: -.inf", "E-NUMBER", "-.inf", "such as 72.5"],
  ["summary", "score_mean: 1e400", "E-NUMBER", "1e400", "15 digits"],
  ["summary", "score_mean: 1e-400", "E-NUMBER", "1e-400", "15 digits"],
  ["summary", "score_mean: 9007199254740993", "E-NUMBER", "9007199254740993", "15 digits"],
  ["summary", 'score_mean: ""', "E-EMPTY", "", "or null"],
  ["summary", "score_mean:", "E-EMPTY", "", "or null"],
  ["summary", "score_mean: [72.5]", "E-TYPE", "", "72.5"],
  ["summary", "score_mean: ~", "W-NULL", "score_mean", "leave it"],
  ["summary", "score_mean: NULL", "W-NULL", "score_mean", "leave it"],
  ["summary", "cost: $4.25", "E-NUMBER", "$4.25", "write 4.25."],
  ["summary", "cost: 4.25 USD", "E-NUMBER", "4.25 USD", "write 4.25."],
  // Another currency is another amount.
  ["summary", "cost: ¥30", "E-NUMBER", "¥30", "without unit"],
  ["summary", "cost: -0.01", "E-NEGATIVE", "-0.01", "0 or more"],
  ["summary", "duration_ms: 12s", "E-NUMBER", "12s", "without unit"],
  ["summary", "duration_ms: 9 min", "E-NUMBER", "9 min", "without unit"],
  ["summary", "n_attempt: 3x", "E-NUMBER", "3x", "such as 3"],
  ["summary", "n_attempt: 03", "E-NUMBER", "03", "write 3."],
  ["summary", "n_attempt: 0", "E-INTEGER", "0", "such as 3"],
  ["summary", "n_attempt: null", "E-NULL", "null", "whole number"],
  ["summary", "pass@k: 101", "E-PERCENTAGE", "101", "times 100"],
  ["summary", "summary: 72.5", "E-QUOTE", "72.5", 'quote this value: "72.5".'],
  ["summary", "summary: fixed #5", "W-YAML-COMMENT", "#5", '"fixed #5" in quotes'],
  ["summary", "summary: !important", "E-YAML-TAG", "!important", "remove it"],
  ["summary", "summary: *bold", "E-YAML-ALIAS", "*bold", "write the value out"],
  ["meta", "harness_version: 0.10", "E-QUOTE", "0.10", 'quote this value: "0.10".'],
  ["meta", "model_name: 5493654", "E-QUOTE", "5493654", 'quote this value: "5493654".'],
  ["meta", "model_name: 680841e1", "E-QUOTE", "680841e1", 'quote this value: "680841e1".'],
  ["meta", "model_name: True", "E-QUOTE", "True", 'quote this value: "True".'],
  ["meta", "model_name: .inf", "E-QUOTE", ".inf", 'quote this value: ".inf".'],
  ["meta", "harness_version: “0.2.16”", "W-TEXT", "“0.2.16”", 'write "0.2.16".'],
  ["meta", 'harness_version: " 0.2.16"', "W-TEXT", " 0.2.16", 'write "0.2.16".'],
  ["meta", `model_name: "gpt-5${nbsp}"`, "W-TEXT", "gpt-5\\u00a0", 'write "gpt-5".'],
  ["meta", 'model_name: "gpt-5\u200b"', "W-TEXT", "gpt-5\\u200b", 'write "gpt-5".'],
  ["meta", 'model_name: "\\u202egpt-5"', "W-TEXT", "\\u202egpt-5", 'write "gpt-5".'],
  ["meta", "model_name: 「gpt-5」", "W-TEXT", "「gpt-5」", 'write "gpt-5".'],
  ["meta", "model_provider: unknown", "W-WORD-FOR-NULL", "unknown", "write null"],
  ["meta", "harness_version: N/A", "W-WORD-FOR-NULL", "N/A", "write null"],
  ["meta", "algorithm: none", "W-WORD-FOR-NULL", "none", "leave the key out"],
  ["meta", "algorithm: few_shot", "E-ID", "few_shot", 'name it "few-shot".'],
  ["meta", "algorithm: 深度-1", "E-ID", "深度-1", "use letters, digits and hyphens."],
  ["meta", "thinking_level: High", "E-THINKING-LEVEL", "High", 'did you mean "high"?'],
  ["meta", "thinking_level: off", "E-THINKING-LEVEL", "off", "or null"],
  ["meta", 'thinking_level: ""', "E-EMPTY", "", "or null"],
  ["meta", "status: true", "E-STATUS", "true", "one of draft"],
  ["meta", "synthetic: yes", "E-TYPE", "yes", "as in true"],
  ["meta", "synthetic: no", "E-TYPE", "no", "as in false"],
  ["meta", "test_data: b", "E-TYPE", "b", '["b"]'],
  ["meta", "test_data: b, c", "E-TYPE", "b, c", '["b", "c"]'],
  ["meta", "test_data: []", "E-LIST-EMPTY", "", "at least one"],
  ["meta", "author: Lab", "E-TYPE", "Lab", '{ name: "…" }'],
  ["meta", "author: {name:Lab}", "E-KEY-NAME", "name:Lab", 'behind the colon of "name:"'],
  ["meta", "references: [arxiv.org/abs/1]", "E-URL", "arxiv.org/abs/1", "https://"],
  ["meta", "submit_time: 2026-10-29t12:00:00z", "E-TIMESTAMP", "2026-10-29t12:00:00z", '"2026-10-29T12:00:00Z"'],
  ["meta", "submit_time: 2026-10-29 12:00:00Z", "E-TIMESTAMP", "2026-10-29 12", 'write "2026-10-29T12:00:00Z"'],
  ["meta", "submit_time: 2026-10-29T12:00:00+08", "E-TIMESTAMP", "+08", 'write "2026-10-29T04:00:00Z"'],
  ["meta", "submit_time: 2026-10-29T12：00：00Z", "E-TIMESTAMP", "12：00：00", 'write "2026-10-29T12:00:00Z"'],
  ["meta", "submit_time: 2026-10-29T12:00:00 UTC", "E-TIMESTAMP", "UTC", 'write "2026-10-29T12:00:00Z"'],
  // A time without a zone may be any; so may a day alone.
  ["meta", "submit_time: 2026-10-29T12:00:00", "E-TIMESTAMP", "2026-10-29T12:00:00", "as in"],
  ["meta", "submit_time: 2026-10-29", "E-TIMESTAMP", "2026-10-29", "as in"],
  ["meta", "submit_time: 2026-13-40T00:00:00Z", "E-TIMESTAMP", "2026-13-40T00:00:00Z", "as in"],
  ["meta", "submit_time: 2026-10-29T24:00:00Z", "E-TIMESTAMP", "24:00:00", "as in"],
  ["meta", "submit_time: 2026-12-31T23:59:60Z", "E-TIMESTAMP", "23:59:60", "as in"],
  ["meta", "submit_time: 29.10.2026", "E-TIMESTAMP", "29.10.2026", "as in"],
  ["meta", "submit_time: 1761739200", "E-TIMESTAMP", "1761739200", 'write "2025-10-29T12:00:00Z"'],
  ["meta", "submit_time: 1761739200000", "E-TIMESTAMP", "1761739200000", 'write "2025-10-29T12:00:00Z"'],
  ["meta", "submit_time: 0001-01-01T00:00:00Z", "E-TIMESTAMP", "0001-01-01", "as in"],
  ["summary", "time: 1970-01-01T00:00:00Z", "E-TIMESTAMP", "1970-01-01", "write null"],
  ["summary", "time: 2026-10-29T12:00:00.5Z", "W-TIMESTAMP-PRECISION", "00.5Z", '"2026-10-29T12:00:00Z"'],
  // Keys.
  ["summary", "Score_Mean: 72.5", "E-KEY-NAME", "Score_Mean", 'did you mean "score_mean"?'],
  ["summary", "“score_mean”: 72.5", "E-KEY-NAME", "“score_mean”", 'did you mean "score_mean"?'],
  ["summary", "pass@3: 60", "W-UNKNOWN-KEY", "pass@3", 'did you mean "pass@k"?'],
  ["records", '  timestamp: "2026-10-29T12:00:00Z"', "W-UNKNOWN-KEY", "timestamp", "remove it"],
  ["definition", "display: { model_nam: { m: M } }", "W-UNKNOWN-KEY", "model_nam", 'did you mean "model_name"?'],
  // TOML.
  ["manifest", "version = 0.10", "E-QUOTE", "0.10", 'quote this value: "0.10".'],
  ["manifest", "title = 2026-10-29", "E-QUOTE", "2026-10-29", 'quote this value: "2026-10-29".'],
  ["manifest", "last_update = 2026-10-01 00:00:00Z", "E-TIMESTAMP", "2026-10-01 00", '"2026-10-01T00:00:00Z"'],
  ["manifest", "last_update = 2026-02-30T00:00:00Z", "E-TIMESTAMP", "2026-02-30", "as in"],
  ["manifest", 'title = " B "', "W-TEXT", " B ", 'write "B".'],
  ["manifest", 'version = ""', "E-EMPTY", "", '"0.1.0"'],
  ["manifest", '[[author]]\nname = "Lab"', "E-TYPE", "", "{ name ="],
  ["task", "budget.timeout = '900'", "E-NUMBER", "900", "remove the quotes: 900."],
  ["task", "budget.timeout = 0x384", "E-NUMBER", "0x384", "write 900."],
  ["task", "budget.timeout = nan", "E-NUMBER", "nan", "such as 900"],
  ["task", "budget.timeout = 00:15:00", "E-NUMBER", "00:15:00", "without unit"],
];

/** The one problem of a file, in two languages that both name what was found. */
function onlyProblem(problems: readonly Problem[], line: string): Problem {
  const [first, ...others] = sortAndFold(problems);
  assert.ok(first !== undefined && others.length === 0, `${line}: ${problems.map(({ code }) => code).join()}`);
  assert.match(first.message.zh + first.fix.zh, /\p{Script=Han}/u, line);
  return first;
}

test("what is no value of its field gives one problem that quotes it and says what to write", () => {
  for (const [format, written, code, quoted, advice] of faulty) {
    const { text, line } = withLine(format, written);
    const found = onlyProblem(readFormat(format, text).problems, written);
    assert.deepEqual([found.code, found.line], [code, line], written);
    const key = /["'“]?[\w.@]+["'”]?/.exec(written)?.[0] ?? "";
    const path = format === "records" ? `0.${key}` : key;
    assert.ok(found.path.startsWith(path) || path.startsWith(found.path), written);
    for (const words of [found.message.en, found.message.zh]) assert.ok(words.includes(quoted), `${written}: ${words}`);
    assert.ok(found.fix.en.includes(advice), `${written}: ${found.fix.en}`);
  }
});

/** A line that the syntax does not allow; the code, and what the English message says. */
const unreadable: readonly (readonly [FormatName, string, string, RegExp])[] = [
  ["summary", "score_mean:72.5", "E-YAML-SYNTAX", /": " is missing/],
  ["summary", "score_mean： 72.5", "E-YAML-SYNTAX", /"score_mean" is followed by a full-width colon/],
  ["summary", " score_mean: 72.5", "E-YAML-SYNTAX", /indentation/],
  ["summary", "\tscore_mean: 72.5", "E-YAML-TAB", /tab/],
  ["summary", "score_mean: -", "E-YAML-SYNTAX", /hyphen begins a list/],
  ["summary", "score_mean: 72.5 cost: 3", "E-YAML-SYNTAX", /holds ": "/],
  ["summary", "score_mean: @72", "E-YAML-SYNTAX", /cannot begin with this character/],
  ["summary", "score_mean: ? 72", "E-YAML-SYNTAX", /cannot begin with this character/],
  ["summary", "score_mean: 72.5\rscore_std: 1.8", "E-LINE-ENDS", /CR alone/],
  ["summary", "summary: [WIP] better prompt", "E-YAML-SYNTAX", /"better" stands/],
  ["summary", "summary: 'it's better'", "E-YAML-SYNTAX", /"s" stands/],
  ["summary", 'summary: "say "hi""', "E-YAML-SYNTAX", /"hi"/],
  ["summary", "summary: fix: prompt", "E-YAML-SYNTAX", /holds ": "/],
  ["summary", 'summary: "C:\\Users"', "E-YAML-SYNTAX", /escape/],
  ["summary", "```yaml", "E-YAML-SYNTAX", /Markdown/],
  ["summary", "[score_mean]: 72.5", "E-YAML-SYNTAX", /no text/],
  ["meta", "test_data: [b", "E-YAML-SYNTAX", /not closed/],
  ["meta", 'model_name: "m-1', "E-YAML-SYNTAX", /not closed/],
  ["meta", "test_data:\n  - b\n  -c", "E-YAML-SYNTAX", /"-c" has no space/],
  ["manifest", "version = 0.1.0", "E-TOML-SYNTAX", /"0\.1\.0" is text without quotes/],
  ["manifest", "title = “B”", "E-TOML-SYNTAX", /"“B”" is text without quotes/],
  ["manifest", "status = published", "E-TOML-SYNTAX", /"published" is text/],
  ["manifest", "title =", "E-TOML-SYNTAX", /Nothing stands behind "title ="/],
  ["manifest", "title = null", "E-TOML-SYNTAX", /"null" is no value/],
  ["manifest", "title: B", "E-TOML-SYNTAX", /":" stands behind "title"/],
  ["manifest", "title ＝ 'B'", "E-TOML-SYNTAX", /"＝" stands behind "title"/],
  ["manifest", 'title = "B', "E-TOML-SYNTAX", /not closed/],
  ["manifest", 'title = "C:\\Users"', "E-TOML-SYNTAX", /escape/],
  ["manifest", "// title", "E-TOML-SYNTAX", /"\/\/ title" is no key/],
  ["manifest", "synthetic = True", "E-TOML-SYNTAX", /"True" is no value/],
  ["manifest", "last_update = 2026-13-40T00:00:00Z", "E-TOML-SYNTAX", /does not exist/],
  ["manifest", "last_update = 2026-10-01T24:00:00Z", "E-TOML-SYNTAX", /does not exist/],
  ["manifest", "[author", "E-TOML-SYNTAX", /closing bracket/],
  ["task", "budget.timeout = 15m", "E-TOML-SYNTAX", /"15m" is no value/],
  ["task", "budget.timeout = 007", "E-TOML-SYNTAX", /"007" is no value/],
  ["task", "budget.timeout = .5", "E-TOML-SYNTAX", /"\.5" is no value/],
  ["task", "budget.timeout = 99999999999999999999", "E-TOML-SYNTAX", /99999999999999999999/],
];

test("what the syntax does not allow gives one problem at its line, in the author's terms", () => {
  for (const [format, written, code, message] of unreadable) {
    const { text, line } = withLine(format, written);
    const found = onlyProblem(readFormat(format, text).problems, written);
    // The fault is in the last of several lines.
    const last = line + written.split("\n").length - 1;
    assert.deepEqual([found.code, found.line], [code, last], `${written}: ${found.message.en}`);
    assert.match(found.message.en, message, written);
  }
});

const summary = `${soundFiles.summary.join("\n")}\n`;
const records = `${soundFiles.records.join("\n")}\n`;
const manifest = `${soundFiles.manifest.join("\n")}\n`;

/** A whole file; its problems as `CODE line path`. */
const files: Readonly<Record<string, readonly [FormatName, string, readonly string[]]>> = {
  "a byte order mark in front": ["summary", `\ufeff${summary}`, []],
  CRLF: ["summary", summary.replaceAll("\n", "\r\n"), []],
  "the marks of one document": ["summary", `%YAML 1.2\n---\n${summary}...\n`, []],
  "blank lines and comments between": ["summary", summary.replaceAll("\n", "\n\n# x\n"), []],
  "everything indented alike": ["summary", summary.replaceAll(/^(?=.)/gm, "  "), []],
  "one mapping in braces": ["summary", `{${summary.trim().replaceAll("\n", ",\n")}}`, []],
  "a line of 100,000 characters": ["summary", `${summary}summary: ${"x".repeat(100_000)}\n`, []],
  "a file without an open end": ["summary", summary.trimEnd(), []],
  "lines that end with CR": ["summary", summary.replaceAll("\n", "\r"), ["E-LINE-ENDS 1 "]],
  "lines that end with CR CR LF": ["summary", summary.replaceAll("\n", "\r\r\n"), ["E-LINE-ENDS 1 "]],
  nothing: ["summary", "", ["E-FILE-EMPTY 1 "]],
  "blank lines": ["summary", "\n  \n\n", ["E-FILE-EMPTY 1 "]],
  "a comment alone": ["summary", "# to do\n", ["E-FILE-EMPTY 1 "]],
  "a comment alone, in TOML": ["manifest", "# to do\n", ["E-FILE-EMPTY 1 "]],
  "the mark of a document alone": ["summary", "---\n", ["E-FILE-EMPTY 1 "]],
  "the word null": ["summary", "null\n", ["E-TYPE 1 "]],
  "an empty mapping": ["summary", "{}\n", ["E-REQUIRED 1 time"]],
  "a page of HTML": ["summary", "<html><body>404</body></html>\n", ["E-TYPE 1 "]],
  "the signs of TOML in YAML": ["summary", summary.replaceAll(": ", " = "), ["E-TYPE 1 "]],
  "the signs of YAML in TOML": ["manifest", manifest.replaceAll(" = ", ": "), ["E-TOML-SYNTAX 1 "]],
  "a list for a mapping": ["summary", "- a: 1\n", ["E-TYPE 1 "]],
  "commas at the ends of lines": ["summary", summary.replaceAll("\n", ",\n"), ["E-YAML-SYNTAX 1 "]],
  "braces without commas": ["summary", `{${summary}}`, ["E-YAML-SYNTAX 2 "]],
  "two documents": ["summary", `${summary}---\n${summary}`, ["E-YAML-DOCUMENTS 10 "]],
  "an end of a document and another": ["summary", `${summary}...\n${summary}`, ["E-YAML-DOCUMENTS 11 "]],
  "an unfinished merge": ["summary", `<<<<<<< HEAD\n${summary}=======\n${summary}>>>>>>> x\n`, ["E-MERGE-CONFLICT 1 "]],
  "a key twice, once in quotes": ["summary", `${summary}"cost": 1\n`, ["E-DUPLICATE-KEY 10 cost"]],
  "all keys twice": ["summary", summary + summary, ["E-DUPLICATE-KEY 10 time"]],
  "a merge key": ["summary", `${summary}<<: { summary: x }\n`, ["E-YAML-MERGE 10 <<"]],
  "a key that is null": ["summary", `${summary}null: 1\n`, ["W-UNKNOWN-KEY 10 null"]],
  "keys of the host language": ["summary", `${summary}__proto__: 1\nconstructor: 2\n`, ["W-UNKNOWN-KEY 10 __proto__"]],
  "a byte order mark in the middle": ["summary", summary.replace("cost", "\ufeffcost"), ["E-KEY-NAME 5 \ufeffcost"]],
  "a space that does not break": ["summary", summary.replace("cost", `cost${nbsp}`), [`E-KEY-NAME 5 cost${nbsp}`]],
  "a key further in than the others": ["summary", summary.replace("\ncost", "\n  cost"), ["E-YAML-SYNTAX 5 "]],
  "a value that goes on unindented": ["summary", `summary: first\nsecond\n${summary}`, ["E-YAML-SYNTAX 2 "]],
  "a thousand brackets": ["summary", `${summary}summary: ${"[".repeat(1000)}\n`, ["E-DEPTH 10 "]],
  "a tag in front of a key": ["summary", summary.replace("cost", "!!str cost"), ["E-YAML-TAG 5 cost"]],
  "an anchor that its own value names": [
    "summary",
    summary.replace("4.25", "&a [*a]"),
    ["E-TYPE 5 cost", "E-YAML-ALIAS 5 cost.0"],
  ],
  "a record that is no list item": ["records", records.replace("- ", "  "), ["E-TYPE 1 "]],
  "records under a key": ["records", `records:\n${records}`, ["E-TYPE 1 "]],
  "a hyphen without its space": ["records", records.replace("- ", "-") + records, ["E-YAML-SYNTAX 1 "]],
  "a forgotten hyphen": ["records", records + records.replace("- ", "  "), ["E-DUPLICATE-KEY 9 0.source"]],
  "an item with nothing in it": ["records", `${records}-\n`, ["E-EMPTY 9 1"]],
  "no item": ["records", "[]\n", []],
  "a task without its list": ["records", records.replace("[{", "{").replace("}]", "}"), ["E-TYPE 1 0.source"]],
  "a task id that is a number": [
    "records",
    records.replace("task_id: t", "task_id: 001"),
    ["E-QUOTE 1 0.source.0.task_id"],
  ],
  "records as JSON": [
    "records",
    '[{"source":[{"benchmark_id":"b","task_id":"t"}],"time":null,"score":1}]',
    ["E-REQUIRED 1 0.cost", "W-NULL 1 0.time"],
  ],
  "TOML: a key twice": ["manifest", `${manifest}title = "x"\n`, ["E-TOML-SYNTAX 8 "]],
  "TOML: a dotted key twice": ["manifest", `${manifest}author.name = "x"\n`, ["E-TOML-SYNTAX 8 "]],
  "TOML: a table twice": ["manifest", `${manifest}[a]\n[a]\n`, ["E-TOML-SYNTAX 9 "]],
  "TOML: a comma between items is missing": [
    "manifest",
    `${manifest}references = [\n"https://a.b"\n"https://c.d"\n]\n`,
    ["E-TOML-SYNTAX 10 "],
  ],
  "TOML: a required key behind a table": [
    "manifest",
    manifest.replace('status = "published"\n', "").replace(/author.*\n/, '[author]\nname = "Lab"\nstatus = "draft"\n'),
    ["E-KEY-LEVEL 8 author.status"],
  ],
  "TOML: an optional key behind a table": [
    "manifest",
    manifest.replace(/author.*\n/, '[author]\nname = "Lab"\nsynthetic = true\n'),
    ["W-UNKNOWN-KEY 9 author.synthetic"],
  ],
  "TOML: a header in capitals": [
    "manifest",
    manifest.replace(/author.*\n/, '[Author]\nname = "Lab"\n'),
    ["E-KEY-NAME 7 Author"],
  ],
  "TOML: braces of JSON": ["manifest", '{"id": "b"}\n', ["E-TOML-SYNTAX 1 "]],
};

for (const [name, [format, text, expected]] of Object.entries(files)) {
  test(`a file as a whole: ${name}`, () => {
    const problems = sortAndFold(readFormat(format, text).problems);
    assert.deepEqual(
      problems.map(({ code, line, path }) => `${code} ${line} ${path}`),
      expected,
    );
    for (const { message, fix } of problems) {
      assert.ok(message.en.length < 400 && fix.en.length < 400, message.en);
      assert.match(message.zh + fix.zh, /\p{Script=Han}/u);
    }
  });
}
