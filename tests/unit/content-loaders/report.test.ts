import assert from "node:assert/strict";
import test from "node:test";
import { sortAndFold } from "../../../content-loaders/fold.ts";
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Problem } from "../../../content-loaders/problem.ts";
import { formatReport } from "../../../content-loaders/report.ts";

function found(change: Partial<Problem>): Problem {
  return {
    file: "experiments/f/e/meta_info.yaml",
    line: 7,
    column: 17,
    path: "thinking_level",
    code: "E-X",
    severity: "error",
    message: { en: '"enabled" is not one.', zh: "“enabled”不是。" },
    fix: { en: "use high.", zh: "改用 high。" },
    ...change,
  };
}

test("text: place, field, code, then what is wrong and how to mend it, errors last, then a count", () => {
  const problems = [
    found({}),
    found({ file: "packages/b", line: 1, column: 1, path: "", code: "W-Y", severity: "warning" }),
  ];
  assert.equal(
    formatReport(problems, "en", "text"),
    [
      "packages/b:1:1  [W-Y]",
      '  "enabled" is not one.',
      "  Fix: use high.",
      "",
      "experiments/f/e/meta_info.yaml:7:17  thinking_level  [E-X]",
      '  "enabled" is not one.',
      "  Fix: use high.",
      "",
      "1 error, 1 warning in 2 files.",
      "",
    ].join("\n"),
  );
  assert.equal(
    formatReport([found({}), found({ severity: "info" })], "zh", "text")
      .split("\n")
      .slice(1, 3)
      .join("\n"),
    "  “enabled”不是。\n  改法：改用 high。",
  );
  assert.match(
    formatReport([found({}), found({ severity: "info" })], "zh", "text"),
    /\n1 个错误、1 条提示，涉及 1 个文件。\n$/,
  );
});

test("text: what is only not known comes first, the errors last; else the order is kept", () => {
  const codes = ["E-X", "W-NULL", "W-Y", "I-Z", "W-NULL", "W-A"];
  const names = { E: "error", W: "warning", I: "info" } as const;
  const problems = codes.map((code, at) =>
    found({ code, line: at + 1, severity: names[code.charAt(0) as keyof typeof names] }),
  );
  const heads = [...formatReport(problems, "en", "text").matchAll(/:(\d+):17 .*\[(.*)\]/g)].map(
    (at) => `${at[1]} ${at[2]}`,
  );
  assert.deepEqual(heads, ["2 W-NULL", "5 W-NULL", "3 W-Y", "4 I-Z", "6 W-A", "1 E-X"]);
});

test("text: nothing wrong says so; several are plural", () => {
  assert.equal(formatReport([], "en", "text"), "No problems found.\n");
  assert.equal(formatReport([], "zh", "text"), "未发现问题。\n");
  assert.match(formatReport([found({}), found({ line: 9 })], "en", "text"), /\n2 errors in 1 file\.\n$/);
});

test("text: what a file holds cannot take over the terminal", () => {
  const report = formatReport([found({ message: { en: "\u001b[2J", zh: "" } })], "en", "text");
  assert.ok(!report.includes("\u001b"));
  assert.ok(report.includes("\\u001b[2J"));
});

test("no format lets a name of a file or key take over the terminal", () => {
  const problems = [found({ file: "a\u001b[2J\n.yaml", path: "k\u009b\u202e", message: { en: "\u0007", zh: "" } })];
  for (const format of ["text", "json", "github"] as const) {
    const report = formatReport(problems, "en", format);
    assert.ok(!/[^\P{Cc}\n]|\u202e/u.test(report), format);
    assert.match(report, /\\u001b/, format);
  }
  assert.match(formatReport(problems, "en", "text"), /^a\\u001b\[2J\\u000a\.yaml:7:17 {2}k\\u009b\\u202e {2}\[E-X\]\n/);
  assert.match(formatReport(problems, "en", "github"), /^::error file=a\\u001b\[2J%0A\.yaml,/);
  assert.equal(JSON.parse(formatReport(problems, "en", "json")).problems[0].path, "k\u009b\u202e");
});

test("JSON: the fields in the language asked for", () => {
  assert.deepEqual(JSON.parse(formatReport([found({})], "zh", "json")), {
    problems: [
      {
        file: "experiments/f/e/meta_info.yaml",
        line: 7,
        column: 17,
        path: "thinking_level",
        code: "E-X",
        severity: "error",
        message: "“enabled”不是。",
        fix: "改用 high。",
      },
    ],
  });
  assert.deepEqual(JSON.parse(formatReport([], "en", "json")), { problems: [] });
});

test("GitHub: one command a line, with escapes, from the root of the Git repository", () => {
  const problems = [
    found({ file: "a,b:c.yaml", message: { en: "50 %\nmore", zh: "" }, severity: "warning" }),
    found({ severity: "info", path: "" }),
  ];
  assert.equal(
    formatReport(problems, "en", "github", "data"),
    "::warning file=data/a%2Cb%3Ac.yaml,line=7,col=17,title=E-X thinking_level::50 %25%0Amore%0AFix: use high.\n" +
      '::notice file=data/experiments/f/e/meta_info.yaml,line=7,col=17,title=E-X::"enabled" is not one.%0AFix: use high.\n',
  );
});

test("problems are sorted by file, line, column, code", () => {
  const shuffled = [
    found({ file: "b", line: 1 }),
    found({ file: "a", line: 10 }),
    found({ file: "a", line: 9, column: 2, code: "W-A" }),
    found({ file: "a", line: 9, column: 2, code: "E-B" }),
    found({ file: "a", line: 9, column: 1 }),
  ];
  assert.deepEqual(
    sortAndFold(shuffled).map(({ file, line, column, code }) => `${file} ${line} ${column} ${code}`),
    ["a 9 1 E-X", "a 9 2 E-B", "a 9 2 W-A", "a 10 17 E-X", "b 1 17 E-X"],
  );
});

test("problems of one kind along a list are one line with a count", () => {
  const problems = [1, 2, 3, 4, 5, 6, 7].map((n) => found({ path: `${n - 1}.cost`, line: n * 10 }));
  const folded = sortAndFold([
    ...problems,
    found({ path: "0.score", line: 11 }),
    found({ path: "cost", line: 12 }),
    found({ path: "cost", line: 13 }),
  ]);
  assert.deepEqual(
    folded.map(({ line, path }) => `${line} ${path}`),
    ["10 0.cost", "11 0.score", "12 cost", "13 cost"],
  );
  assert.equal(
    folded[0]?.message.en,
    '"enabled" is not one. The same 6 times more in this file: lines 20, 30, 40, 50, 60, ….',
  );
  assert.equal(folded[0]?.message.zh, "“enabled”不是。此文件中另有 6 处：第 20、30、40、50、60 行等。");
});

test("code points, not UTF-16 units, and no language decide the order", () => {
  const names = ["run-2", "Run-1", "\u{1F600}", "\uFF21", "运行-1", "run-10", "run-"];
  assert.deepEqual(names.toSorted(compareCodePoints), [
    "Run-1",
    "run-",
    "run-10",
    "run-2",
    "运行-1",
    "\uFF21",
    "\u{1F600}",
  ]);
});
