/** How texts and queries are cut into words, and where a word is found in a text. */
import assert from "node:assert/strict";
import test from "node:test";
import { fold } from "../../../../src/views/search/fold.ts";
import { excerptAround, markedRuns } from "../../../../src/views/search/marks.ts";
import { looseTerms, readTerms } from "../../../../src/views/search/query.ts";

test("a text is folded to small letters, with its words apart and with the parts of its words joined", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["Codex GPT-5.5", " codex gpt 5 5", " codex gpt55"],
    ["codex-gpt5-5-xhigh-tg001", " codex gpt5 5 xhigh tg001", " codexgpt55xhightg001"],
    ["ERP：库存与订单（GDPevo 007，测试）", " erp 库存与订单 gdpevo 007 测试", " erp 库存与订单 gdpevo 007 测试"],
    ["自进化Agent", " 自进化 agent", " 自进化 agent"],
    ["ＣＡＳＥ－００１", " case 001", " case001"],
    ["test_001", " test 001", " test001"],
    [" — ± ", "", ""],
  ];
  for (const [text, apart, joined] of cases) assert.deepEqual(fold(text), { apart, joined }, text);
});

test("a query is cut at spaces and where the script changes, not at signs", () => {
  const letters = (query: string) => readTerms(query).map((term) => term.letters);
  assert.deepEqual(letters("GPT-5.5 tg007"), ["gpt55", "tg007"]);
  assert.deepEqual(letters("自进化agent"), ["自进化", "agent"]);
  assert.deepEqual(letters("技能 技能"), ["技能"]);
  assert.deepEqual(letters("  ,. "), []);
  assert.deepEqual(readTerms("GPT-5.5"), [{ apart: " gpt 5 5", letters: "gpt55", inside: true }]);
});

test("only what is long, holds a digit or is Chinese counts in the middle of a word", () => {
  const inside = (query: string) => readTerms(query).map((term) => term.inside);
  assert.deepEqual(inside("rsi seek 007 能"), [false, true, true, true]);
});

test("Chinese that is not found as it stands is looked for in pairs of characters", () => {
  const loose = (query: string) => looseTerms(readTerms(query)).map((term) => term.letters);
  assert.deepEqual(loose("自进化算法 reflect"), ["自进", "进化", "化算", "算法", "reflect"]);
  assert.deepEqual(loose("技能"), ["技能"]);
});

/** The text with brackets around what is marked. */
function bracketed(text: string, query: string): string {
  return markedRuns(text, readTerms(query))
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join("");
}

test("what was found is marked where it stands, in the text's own writing", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["codex-gpt5-5-xhigh-tg001", "GPT-5.5", "codex-[gpt5-5]-xhigh-tg001"],
    ["DeepSeek V4 Pro", "seek", "Deep[Seek] V4 Pro"],
    ["version of RSI", "rsi", "version of [RSI]"],
    ["四轮自进化与技能库", "技能 自进化", "四轮[自进化]与[技能]库"],
    ["ＣＡＳＥ－００１", "case-001", "[ＣＡＳＥ－００１]"],
    ["Sec A–E", "sec-a", "[Sec A]–E"],
    ["use case", "sec-a", "use case"],
    ["tg007 tg0071", "tg007", "[tg007] [tg007]1"],
    ["aaa", "xyz", "aaa"],
  ];
  for (const [text, query, expected] of cases) assert.equal(bracketed(text, query), expected);
});

test("a long text is cut to what is around the first word found, a short one stays", () => {
  const text = `${"word ".repeat(40)}needle ${"word ".repeat(40)}`;
  const excerpt = excerptAround(text, readTerms("needle"), 60);
  assert.ok(excerpt.startsWith("…word") && excerpt.endsWith("word…") && excerpt.includes("needle"), excerpt);
  assert.ok(excerpt.length <= 62, excerpt);
  assert.equal(excerptAround("short", readTerms("needle"), 60), "short");
  assert.equal(excerptAround("😀".repeat(50), [], 21), `${"😀".repeat(10)}…`);
});
