/** Tables as CSV, read back by another reader. */
import assert from "node:assert/strict";
import test from "node:test";
import { csvParse } from "d3-dsv";
import { csvText } from "../../../src/views/csv.ts";

test("what is hard to quote is quoted as RFC 4180 says", () => {
  assert.equal(csvText(["a", "b"], [['a, "b"', "x\ry"]]), '\ufeffa,b\r\n"a, ""b""","x\ry"\r\n');
});

test("a text that a spreadsheet would run is text, a negative number a number", () => {
  const cells = ["=HYPERLINK(1)", "+3.1 pp", "-1.5", "@a", "\tx", "＝1", "a=1", "中文"];
  const [, line] = csvText(
    cells.map((_, index) => `c${index}`),
    [cells],
  ).split("\r\n");
  assert.equal(line, "'=HYPERLINK(1),'+3.1 pp,'-1.5,'@a,'\tx,'＝1,a=1,中文");
  assert.equal(csvText(["n"], [[-1.5]]), "\ufeffn\r\n-1.5\r\n");
});

test("numbers keep every digit, what is missing is empty, a value that is none is refused", () => {
  const text = csvText(["value", "missing", "sure"], [[0.1 + 0.2, null, true]]);
  const [row] = csvParse(text.replace("\ufeff", ""));
  assert.deepEqual({ ...row }, { value: "0.30000000000000004", missing: "", sure: "true" });
  assert.throws(() => csvText(["value"], [[Number.NaN]]), RangeError);
});

test("a table without rows still names its columns", () => {
  assert.equal(csvText(["a"], []), "\ufeffa\r\n");
});
