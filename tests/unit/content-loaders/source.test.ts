import assert from "node:assert/strict";
import test from "node:test";
import type { Problem } from "../../../content-loaders/problem.ts";
import { leaveOutEmails, sourceWithoutEmails } from "../../../content-loaders/source/addresses.ts";
import { decode } from "../../../content-loaders/source/decode.ts";
import { collectMarks, type SourceNode, toJson } from "../../../content-loaders/source/node.ts";
import { parseToml } from "../../../content-loaders/source/toml.ts";
import type { Parsed } from "../../../content-loaders/source/yaml.ts";
import { parseYaml } from "../../../content-loaders/source/yaml.ts";

/** `path -> line:column` of every value. */
function placesOf({ root }: Parsed): Record<string, string> {
  assert.ok(root);
  const marks: Record<string, number> = {};
  collectMarks(root, marks);
  return Object.fromEntries(Object.entries(marks).map(([path, mark]) => [path, `${mark >> 10}:${mark & 1023}`]));
}

/** `CODE line:column path`. */
function told(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ code, line, column, path }) => `${code} ${line}:${column}${path === "" ? "" : ` ${path}`}`);
}

function child(root: SourceNode | null, key: string): SourceNode {
  assert.equal(root?.kind, "map");
  const entry = root?.kind === "map" ? root.entries.get(key) : undefined;
  assert.ok(entry);
  return entry.value;
}

test("YAML: values stand where they are written, mappings and lists at their key", () => {
  const text = ['id: "a"', "author:", "  name: Lab", "list:", "  - x", "  - { k: 1 }"].join("\n");
  assert.deepEqual(placesOf(parseYaml("f", text)), {
    "": "1:1",
    id: "1:5",
    author: "2:1",
    "author.name": "3:9",
    list: "4:1",
    "list.0": "5:5",
    "list.1": "6:5",
    "list.1.k": "6:10",
  });
});

test("YAML: a byte order mark and CRLF move nothing", () => {
  const bytes = new TextEncoder().encode("\uFEFFa: 1\r\nb:\r\n  c: 2\r\n");
  const decoded = decode("f", bytes);
  assert.equal(decoded.kind, "text");
  const places = placesOf(parseYaml("f", decoded.kind === "text" ? decoded.text : ""));
  assert.deepEqual(places, { "": "1:1", a: "1:4", b: "2:1", "b.c": "3:6" });
});

test("YAML: numbers keep their digits, words stay words", () => {
  const { root } = parseYaml("f", "version: 0.10\nname: 680841e1\nprovider: no\nalgorithm: on\nsays: null\nnothing:\n");
  assert.deepEqual(toJson(root as SourceNode), {
    version: 0.1,
    name: 6808410,
    provider: "no",
    algorithm: "on",
    says: null,
    nothing: null,
  });
  const written = ["version", "name", "says", "nothing"].map((key) => child(root, key));
  assert.deepEqual(
    written.map((node) => (node.kind === "scalar" ? [node.written, node.form] : [])),
    [
      ["0.10", "plain"],
      ["680841e1", "plain"],
      ["null", "plain"],
      ["", "empty"],
    ],
  );
});

test("YAML: a line that asks for version 1.1 does not turn no into false", () => {
  const { root } = parseYaml("f", "%YAML 1.1\n---\nprovider: no\n");
  assert.equal((child(root, "provider") as { value: unknown }).value, "no");
});

test("YAML: faults of several lines are told together, one for each line", () => {
  const { root, problems } = parseYaml("f", 'a: "x\\qy"\nb: 1\nc: @d\n');
  assert.equal(root, null);
  assert.deepEqual(told(problems), ["E-YAML-SYNTAX 1:6", "E-YAML-SYNTAX 3:4"]);
});

test("YAML: an unquoted conditional is told to be quoted", () => {
  const { problems } = parseYaml("f", "columns:\n  - id: x\n    value: test.score > 50 ? 1 : 0\n");
  assert.equal(problems[0]?.line, 3);
  assert.match(problems[0]?.fix.en ?? "", /quotes/);
});

test("YAML: tabs, second documents, empty files", () => {
  assert.deepEqual(told(parseYaml("f", "a:\n\tb: 1\n").problems), ["E-YAML-TAB 2:1"]);
  assert.deepEqual(told(parseYaml("f", "a: 1\n---\nb: 2\n").problems), ["E-YAML-DOCUMENTS 2:1"]);
  assert.deepEqual(told(parseYaml("f", "# only a remark\n").problems), ["E-FILE-EMPTY 1:1"]);
});

test("YAML: of a key that stands twice neither value is taken, and the rest is read", () => {
  const { root, problems } = parseYaml("f", "a: 1\nb: 2\na: 3\n");
  assert.deepEqual(toJson(root as SourceNode), { a: null, b: 2 });
  assert.deepEqual(told(problems), ["E-DUPLICATE-KEY 3:1 a"]);
  assert.match(problems[0]?.message.en ?? "", /line 1/);
});

test("YAML: tags are told where they begin, known ones too", () => {
  const { problems } = parseYaml("f", "a: !!str 1\nb: !mine { c: 2 }\nd: ! x\n");
  assert.deepEqual(told(problems), ["E-YAML-TAG 1:4 a", "E-YAML-TAG 2:4 b", "E-YAML-TAG 3:4 d"]);
  assert.match(problems[1]?.message.en ?? "", /"!mine"/);
});

test("YAML: an alias is what its anchor holds", () => {
  const { root, problems } = parseYaml("f", "a: &x { n: 1 }\nb: *x\n");
  assert.deepEqual(problems, []);
  assert.deepEqual(toJson(root as SourceNode), { a: { n: 1 }, b: { n: 1 } });
});

test("YAML: aliases that name nothing, or themselves", () => {
  assert.deepEqual(told(parseYaml("f", "a: *x\n").problems), ["E-YAML-ALIAS 1:4 a"]);
  assert.deepEqual(told(parseYaml("f", "a: &x [1, *x]\n").problems), ["E-YAML-ALIAS 1:11 a.1"]);
});

test("YAML: aliases of aliases do not explode", () => {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
  for (let level = 1; level <= 20; level += 1) {
    const alias = `*a${level - 1}`;
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => alias).join(", ")}]`);
  }
  const start = performance.now();
  const { root, problems } = parseYaml("f", lines.join("\n"));
  assert.deepEqual(told(problems), [
    `E-YAML-ALIAS-EXPANSION ${problems[0]?.line}:${problems[0]?.column} ${problems[0]?.path}`,
  ]);
  JSON.stringify(toJson(root as SourceNode));
  assert.ok(performance.now() - start < 2000);
});

test("YAML: thousands of brackets are a problem, not a crash", () => {
  const deep = parseYaml("f", `a: ${"[".repeat(50_000)}`).problems;
  assert.ok(deep.length > 0);
  assert.deepEqual(told(parseYaml("f", `a: ${"[".repeat(100)}${"]".repeat(100)}`).problems).length, 1);
});

test("YAML: nesting is found before the parser spends seconds on it, whatever nests", () => {
  for (const unit of ["[", "{a: ", "- ", "? ", '[ "]", ', "[ {a: "]) {
    const start = performance.now();
    const { problems } = parseYaml("f", unit.repeat(Math.floor(1_000_000 / unit.length)));
    assert.deepEqual(
      problems.map(({ code, line }) => `${code} ${line}`),
      ["E-DEPTH 1"],
      unit,
    );
    assert.ok(performance.now() - start < 1000, unit);
  }
});

test("YAML: depth by indentation is one problem", () => {
  const text = Array.from({ length: 2000 }, (_, level) => `${" ".repeat(level)}a:\n`).join("");
  assert.deepEqual(
    parseYaml("f", text).problems.map(({ code }) => code),
    ["E-DEPTH"],
  );
});

test("YAML: brackets and hyphens that nest nothing are no depth", () => {
  const texts = [
    `a: |\n  ${"[".repeat(100)}\n  ${"- ".repeat(100)}\n`,
    `a: "${"[".repeat(100)}"\n`,
    `a: x ${"[".repeat(100)}\n`,
    `a: ${"- ".repeat(3)}x\n`.replace("- - - ", "x - - "),
    "- [1, { a: [2] }]\n".repeat(200),
    `# ${"[".repeat(100)}\na: 1\n`,
  ];
  for (const text of texts) assert.deepEqual(parseYaml("f", text).problems, [], text.slice(0, 20));
  const sound = `a: ${"[".repeat(60)}${"]".repeat(60)}\n`;
  assert.deepEqual(parseYaml("f", sound).problems, []);
});

test("YAML: a bracket or quote that is not closed is told where it opens", () => {
  const places = (text: string) => told(parseYaml("f", text).problems);
  assert.deepEqual(places("a: 1\nb: [2, 3\nc: 4\n"), ["E-YAML-SYNTAX 2:4"]);
  assert.deepEqual(places("a: 1\nb: { c: [2 }\nd: 4\n"), ["E-YAML-SYNTAX 2:9"]);
  assert.deepEqual(places("a: 1\nb: [1, 2"), ["E-YAML-SYNTAX 2:4"]);
  assert.deepEqual(places("a: [1, 2}\nb: 1\n"), ["E-YAML-SYNTAX 1:4"]);
  assert.deepEqual(places('a: "open\nb: "x"\nc: 1\n'), ["E-YAML-SYNTAX 1:4"]);
  assert.deepEqual(places("a: 1\nb: 'open\nc: it''s\n"), ["E-YAML-SYNTAX 2:4"]);
  assert.deepEqual(places('a: "open \\"\nb: 1\nc: @x\n'), ["E-YAML-SYNTAX 1:4"]);
  assert.match(parseYaml("f", "b: {2: 3\n").problems[0]?.fix.en ?? "", /"}"/);
});

test("YAML: a merge key is told and not read; a quoted one is a key", () => {
  const { root, problems } = parseYaml("f", 'a: &x { n: 1 }\nb:\n  <<: *x\n  m: 2\n"<<": 3\n');
  assert.deepEqual(told(problems), ["E-YAML-MERGE 3:3 b.<<"]);
  assert.deepEqual(toJson(root as SourceNode), { a: { n: 1 }, b: { m: 2 }, "<<": 3 });
});

test("escapes that stand for no character are told, in keys too", () => {
  assert.deepEqual(told(parseYaml("f", 'a: "\\0"\nb: "\\u0000"\nc: "\\ud800"\n"d\\0": 1\n').problems), [
    "E-NUL 1:4 a",
    "E-NUL 2:4 b",
    "E-HALF-CHARACTER 3:4 c",
    "E-NUL 4:1 d\0",
  ]);
  assert.deepEqual(told(parseYaml("f", "a: '\\0'\nb: \"\\U0001F600\"\n").problems), []);
  assert.deepEqual(told(parseToml("f", 'a = "x\\u0000"\n"b\\u0000" = 1\n').problems), ["E-NUL 1:5 a", "E-NUL 2:1 b\0"]);
});

test("lines that end with CR alone are told once, in YAML and TOML", () => {
  assert.deepEqual(told(parseYaml("f", "a: 1\rb: 2\r").problems), ["E-LINE-ENDS 1:1"]);
  assert.deepEqual(told(parseToml("f", "a = 1\rb = 2\r").problems), ["E-LINE-ENDS 1:1"]);
});

test("TOML: keys, tables and values stand where they are written", () => {
  const text = [
    "# remark with = and [brackets]",
    'id = "a # no remark"  # remark',
    '"quoted key".plain = 1_000',
    "list = [",
    '  "x", # remark with ]',
    "  { y = 2, z = [true] },",
    "]",
    'long = """',
    'id = "inside"',
    '"""',
    "when = 2026-10-29T12:00:00Z",
    "[author]",
    "  name = 'it\"s'",
    "[[run]]",
    "n = 1",
    "[run.sub]",
    "m = 2",
    "[[run]]",
    "n = 0x1F",
  ].join("\n");
  const parsed = parseToml("f", text);
  assert.deepEqual(parsed.problems, []);
  assert.deepEqual(placesOf(parsed), {
    "": "1:1",
    id: "2:6",
    "quoted key": "3:1",
    "quoted key.plain": "3:22",
    list: "4:1",
    "list.0": "5:3",
    "list.1": "6:3",
    "list.1.y": "6:9",
    "list.1.z": "6:12",
    "list.1.z.0": "6:17",
    long: "8:8",
    when: "11:8",
    author: "12:2",
    "author.name": "13:10",
    run: "14:3",
    "run.0": "14:3",
    "run.0.n": "15:5",
    "run.0.sub": "16:6",
    "run.0.sub.m": "17:5",
    "run.1": "18:3",
    "run.1.n": "19:5",
  });
  const when = child(parsed.root, "when");
  assert.deepEqual(
    [when.kind === "scalar" && when.written, when.kind === "scalar" && when.form],
    ["2026-10-29T12:00:00Z", "date"],
  );
});

test("TOML: the first fault of a file is told, and that it is only the first", () => {
  const { root, problems } = parseToml("f", 'a = 1\ntitle = "open\nb = ]\n');
  assert.equal(root, null);
  assert.deepEqual(told(problems), ["E-TOML-SYNTAX 2:9"]);
  assert.match(problems[0]?.message.en ?? "", /not closed/);
  assert.match(problems[0]?.fix.en ?? "", /only the first/);
});

test("TOML: an open quote is told where it opens, and only if the parser stopped because of it", () => {
  assert.deepEqual(told(parseToml("f", 'a = 1\nb = """open\nc = 2\n').problems), ["E-TOML-SYNTAX 2:5"]);
  assert.deepEqual(told(parseToml("f", "a = 'open\nb = 1\n").problems), ["E-TOML-SYNTAX 1:5"]);
  assert.deepEqual(
    told(parseToml("f", "a = no\nb = 'open\n").problems).map((line) => line.slice(0, 15)),
    ["E-TOML-SYNTAX 1"],
  );
});

test("TOML: depth is found at once, in keys, tables and lists; dots in texts are no depth", () => {
  const deep = [
    `${"b.".repeat(20_000)}c = 1\n`,
    `[${"b.".repeat(20_000)}c]\n`,
    `a = ${"[".repeat(1_000_000)}`,
    `a = ${"{ b = ".repeat(100_000)}`,
    `${'"b" . '.repeat(20_000)}c = 1\n`,
  ];
  for (const text of deep) {
    const start = performance.now();
    assert.deepEqual(
      told(parseToml("f", text).problems).map((line) => line.slice(0, 9)),
      ["E-DEPTH 1"],
    );
    assert.ok(performance.now() - start < 500);
  }
  const dots = ".".repeat(100);
  const sound = `a = "${dots}\\"${dots}" # ${dots}\nb = '${dots}'\nc = """\n"${dots}"""""\nd = [1.5, 2.5]\n`.repeat(1);
  assert.deepEqual(parseToml("f", sound).problems, []);
});

test("TOML: a key that stands twice", () => {
  assert.deepEqual(told(parseToml("f", "a = 1\na = 2\n").problems), ["E-TOML-SYNTAX 2:1"]);
});

test("bytes that are no UTF-8 are told at their line and column", () => {
  const bytes = Buffer.concat([Buffer.from("a: 1\nb: 中x"), Buffer.from([0xff]), Buffer.from("\n")]);
  const decoded = decode("f", bytes);
  assert.deepEqual(decoded.kind === "unreadable" ? told(decoded.problems) : [], ["E-UTF8 2:6"]);
  // A lead byte without the rest of its character is itself the fault, not the byte behind it.
  const latin1 = decode("f", Buffer.from('x: "Caf\xe9"\n', "latin1"));
  assert.deepEqual(latin1.kind === "unreadable" ? told(latin1.problems) : [], ["E-UTF8 1:8"]);
  const atEnd = decode("f", Buffer.from("a\xe4", "latin1"));
  assert.deepEqual(atEnd.kind === "unreadable" ? told(atEnd.problems) : [], ["E-UTF8 1:2"]);
});

test("UTF-16 is told as such, with and without its mark", () => {
  for (const text of ["\uFEFFa: 1\n", "a: 1\n"]) {
    const little = Buffer.from(text, "utf16le");
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const decoded = decode("f", bytes);
      assert.deepEqual(decoded.kind === "unreadable" ? told(decoded.problems) : [], ["E-UTF8 1:1"]);
      assert.match(decoded.kind === "unreadable" ? (decoded.problems[0]?.message.en ?? "") : "", /UTF-16/);
    }
  }
});

test("a NUL byte is told at its place; a file past 5 MB is not read", () => {
  const withNul = decode("f", Buffer.from("a: 1\nb\0: 2"));
  assert.deepEqual(withNul.kind === "unreadable" ? told(withNul.problems) : [], ["E-NUL 2:2"]);
  const large = decode("f", Buffer.alloc(5 * 1024 * 1024 + 1, "a"));
  assert.deepEqual(large.kind === "unreadable" ? told(large.problems) : [], ["E-FILE-SIZE 1:1"]);
});

test("addresses are left out of source texts, other signs with @ are not", () => {
  const text =
    'email: "someone.private+x@lab.example.org" # or <a@b.cn>\npass@k: 60.0\ntool: x@1.2.3\nat: 张三@例子.公司\n';
  assert.equal(leaveOutEmails(text), 'email: "…@…" # or <…@…>\npass@k: 60.0\ntool: x@1.2.3\nat: …@…\n');
  const start = performance.now();
  for (const unit of ["a.", "email:", "mailto:", "://", "://a", "a@"]) {
    leaveOutEmails(`${unit.repeat(Math.floor(1_000_000 / unit.length))}@`);
  }
  assert.ok(performance.now() - start < 4000);
});

test("addresses behind mailto: and email:, and users in URLs, are left out in any form", () => {
  const texts = {
    "[write](mailto:me%40lab) now": "[write](mailto:…@…) now",
    "<MAILTO:me@localhost>": "<mailto:…@…>",
    "see https://me@lab/page": "see https://lab/page",
    "see https://me:word@lab.example/a@b": "see https://lab.example/a@b",
    "see https://lab.example/@me and /@you": "see https://lab.example/@me and /@you",
    "E-mail: me@localhost, or call": "E-mail: …@…, or call",
    "# email = me@10.0.0.1": "# email = …@…",
    "{ email: 'me@host' }": "{ email: '…@…' }",
    "email: none": "email: none",
  };
  for (const [text, expected] of Object.entries(texts)) assert.equal(leaveOutEmails(text), expected);
});

test("spans of a source text go, its lines stay", () => {
  const text = 'a: "x y"\nb: |\n  one\n  two\nc: 1\n';
  const spans = [
    { start: text.indexOf("|"), end: text.indexOf("c:") },
    { start: text.indexOf('"'), end: text.indexOf("\nb") },
  ];
  assert.equal(sourceWithoutEmails(text, spans), 'a: "…@…"\nb: …@…\n\n\nc: 1\n');
});
