import assert from "node:assert/strict";
import test from "node:test";
import { type ParsedJson, parseJson } from "../../../content-loaders/source/json.ts";
import { collectMarks, type SourceNode, toJson } from "../../../content-loaders/source/node.ts";

/** `path -> line:column` of every value. */
function placesOf({ root }: ParsedJson): Record<string, string> {
  assert.ok(root);
  const marks: Record<string, number> = {};
  collectMarks(root, marks);
  return Object.fromEntries(Object.entries(marks).map(([path, mark]) => [path, `${mark >> 10}:${mark & 1023}`]));
}

/** `CODE line:column sentence` of each problem. */
function told(text: string): readonly string[] {
  return parseJson("f", text).problems.map(
    ({ code, line, column, message }) => `${code} ${line}:${column} ${message.en}`,
  );
}

function at(root: SourceNode | null, ...path: readonly (string | number)[]): SourceNode {
  let node = root;
  for (const step of path) {
    if (node?.kind === "map") node = node.entries.get(String(step))?.value ?? null;
    else node = node?.kind === "list" ? (node.items[Number(step)] ?? null) : null;
  }
  assert.ok(node);
  return node;
}

test("values stand where they are written, mappings and lists at their key", () => {
  const text = [
    "{",
    '  "a": 0.5,',
    '  "b": {',
    '    "c,d": [',
    "      1,",
    '      {"e": "x"}',
    "    ]",
    "  }",
    "}",
  ].join("\n");
  assert.deepEqual(placesOf(parseJson("f", text)), {
    "": "1:1",
    a: "2:8",
    b: "3:3",
    "b.c,d": "4:5",
    "b.c,d.0": "5:7",
    "b.c,d.1": "6:7",
    "b.c,d.1.e": "6:13",
  });
});

test("every kind of value is what JSON.parse makes of it", () => {
  const text = String.raw`{"t":true,"f":false,"n":null,"i":-12,"x":3.202519859941674e-05,"E":1E+2,"s":"\u4e2d\"\\\/\n\ud83d\ude00","z":0,"l":[],"m":{},"":1}`;
  const parsed = parseJson("f", text);
  assert.deepEqual(parsed.problems, []);
  assert.ok(parsed.root);
  assert.deepEqual(toJson(parsed.root), JSON.parse(text));
});

test("a number knows how it was written", () => {
  const node = at(parseJson("f", '{"v": 0.4320}').root, "v");
  assert.deepEqual(node, { kind: "scalar", mark: 1024 + 7, value: 0.432, written: "0.4320", form: "plain" });
});

test("NaN and Infinity of Python are no number, and stay text inside of quotes", () => {
  const { root, problems } = parseJson("f", '{"a": NaN, "b": -Infinity, "c": [Infinity], "d": "NaN"}');
  assert.deepEqual(problems, []);
  for (const [path, written] of [
    [["a"], "NaN"],
    [["b"], "-Infinity"],
    [["c", 0], "Infinity"],
  ] as const) {
    const node = at(root, ...path);
    assert.equal(node.kind === "scalar" && node.value, null);
    assert.equal(node.kind === "scalar" && node.written, written);
  }
  const quoted = at(root, "d");
  assert.equal(quoted.kind === "scalar" && quoted.value, "NaN");
});

test("a byte order mark and CRLF move nothing but the first column", () => {
  assert.deepEqual(placesOf(parseJson("f", '\ufeff{\r\n"a": 1\r\n}')), { "": "1:2", a: "2:6" });
});

test("each fault of the syntax is told with its place", () => {
  assert.deepEqual(told(""), ["E-FILE-EMPTY 1:1 The file is empty."]);
  assert.deepEqual(told(" \n"), ["E-FILE-EMPTY 1:1 The file is empty."]);
  assert.deepEqual(told('{"a": 1}\n// x'), ["E-JSON-SYNTAX 2:1 A comment stands here, which JSON does not have."]);
  assert.deepEqual(told('{"a": 1 /* x */}'), ["E-JSON-SYNTAX 1:9 A comment stands here, which JSON does not have."]);
  assert.deepEqual(told('{"a": 1,\n}'), ['E-JSON-SYNTAX 2:1 Nothing stands between a comma and this "}".']);
  assert.deepEqual(told("[1,]"), ['E-JSON-SYNTAX 1:4 Nothing stands between a comma and this "]".']);
  assert.deepEqual(told('{"a": 1\n"b": 2}'), ['E-JSON-SYNTAX 2:1 A comma is missing in front of "b".']);
  assert.deepEqual(told('{"a" 1}'), ['E-JSON-SYNTAX 1:6 "1" stands where a colon is missing.']);
  assert.deepEqual(told("{'a': 1}"), [`E-JSON-SYNTAX 1:2 "'a'" is no key in double quotes.`]);
  assert.deepEqual(told('{"a": None}'), ['E-JSON-SYNTAX 1:7 "None" is no value of JSON.']);
  assert.deepEqual(told('{"a": }'), ['E-JSON-SYNTAX 1:7 "}" is no value of JSON.']);
  for (const wrong of ["01", "1.", ".5", "+1", "1e", "0x1F", "1_000", "-", "--1"]) {
    assert.match(told(`{"a": ${wrong}}`)[0] ?? "", /^E-JSON-SYNTAX 1:7 .* is no number of JSON\.$/, wrong);
  }
  assert.match(told('{"a": 0x1F}')[0] ?? "", /"0x1F"/);
  assert.match(told('{"a": -Inf}')[0] ?? "", /^E-JSON-SYNTAX 1:7 /);
  assert.match(told('{"a": "x\ny"}')[0] ?? "", /^E-JSON-SYNTAX 1:7 A line break or control character/);
  assert.match(told('{"a": "x\ty"}')[0] ?? "", /^E-JSON-SYNTAX 1:7 A line break or control character/);
  assert.match(told(String.raw`{"a": "\x"}`)[0] ?? "", /^E-JSON-SYNTAX 1:7 A backslash/);
  assert.deepEqual(told("{} {}"), ['E-JSON-SYNTAX 1:4 "{" stands behind the end of the value.']);
  assert.deepEqual(
    told("<<<<<<< a\n{}\n=======\n{}\n>>>>>>> b").map((line) => line.slice(0, 16)),
    ["E-MERGE-CONFLICT"],
  );
});

test("a file that was cut off says so, and where what is open began", () => {
  const whole = '{\n  "results": {\n    "gsm8k": {\n      "acc": 0.5\n    }\n  }\n}';
  assert.deepEqual(told(whole.slice(0, whole.indexOf("0.5"))), [
    "E-JSON-SYNTAX 4:13 The file ends too early: what begins in line 3 is not closed.",
  ]);
  assert.deepEqual(told(whole.slice(0, -1)), [
    "E-JSON-SYNTAX 6:4 The file ends too early: what begins in line 1 is not closed.",
  ]);
  assert.deepEqual(told('{"a":\n"bcd'), [
    "E-JSON-SYNTAX 2:5 The file ends too early: what begins in line 2 is not closed.",
  ]);
  // No way of cutting a file short passes for a whole one.
  for (let end = 0; end < whole.length; end += 1) assert.equal(told(whole.slice(0, end)).length, 1, String(end));
});

test("keys that stand twice are told, and the first counts", () => {
  const text = '{\n"a": 1,\n"b": {"c": 1, "c": 2},\n"a": 3\n}';
  const { root, problems } = parseJson("f", text);
  assert.deepEqual(
    problems.map(({ code, line, column, path }) => [code, line, column, path]),
    [
      ["E-DUPLICATE-KEY", 3, 15, "b.c"],
      ["E-DUPLICATE-KEY", 4, 1, "a"],
    ],
  );
  assert.ok(root);
  assert.deepEqual(toJson(root), { a: 1, b: { c: 1 } });
});

test("half characters and NUL in what is kept are told", () => {
  assert.deepEqual(
    told(String.raw`{"a\u0000": 1}`).map((line) => line.slice(0, 5)),
    ["E-NUL"],
  );
  assert.deepEqual(
    told(String.raw`{"a": "\ud800"}`).map((line) => line.slice(0, 16)),
    ["E-HALF-CHARACTER"],
  );
});

test("nesting without end is told, not followed", () => {
  assert.match(told("[".repeat(1_000_000))[0] ?? "", /^E-DEPTH 1:65 /);
  assert.deepEqual(told(`${"[".repeat(64)}1${"]".repeat(64)}`), []);
});

test("what is left out at the top is checked for its syntax, and is empty in the tree", () => {
  const text = '{\n"kept": {"a": 1},\n"out": {"b": [1, {"c": 2}],\n "d": "x"},\n"word": "y"\n}';
  const { root, problems, sections } = parseJson("f", text, (key) => key !== "kept");
  assert.deepEqual(problems, []);
  assert.ok(root);
  assert.deepEqual(toJson(root), { kept: { a: 1 }, out: {}, word: "y" });
  const told = sections.map(({ key, lines, span: { start, end } }) => [key, lines, text.slice(start, end)]);
  assert.deepEqual(told, [
    ["kept", [2, 2], '"kept": {"a": 1}'],
    ["out", [3, 4], '"out": {"b": [1, {"c": 2}],\n "d": "x"}'],
    ["word", [5, 5], '"word": "y"'],
  ]);
  assert.equal(parseJson("f", '{"out": [1,,2]}', () => true).problems.length, 1);
});
