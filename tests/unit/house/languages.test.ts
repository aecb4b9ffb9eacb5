/** Both dictionaries say the same things, each in its own language, and Chinese is set as Chinese is. */
import assert from "node:assert/strict";
import test from "node:test";
import { en } from "../../../src/i18n/en.ts";
import { zh } from "../../../src/i18n/zh.ts";
import { leaves, settingFaults } from "../../support/chinese.ts";
import { readModules } from "../../support/modules.ts";

/** Words that Chinese writes in Latin letters too. */
const properNames = new Set(
  "PenguinHarness Penguin Harness Agent Token Tokens GitHub YAML TOML JSON CSV RSI USD RFC API CPU GPU GB GDPevo English n".split(
    " ",
  ),
);

function sameKeys(one: unknown, other: unknown): readonly string[] {
  const keys = (value: unknown) => new Set(leaves(value).map(([path, leaf]) => `${path} (${typeof leaf})`));
  return [...keys(one).symmetricDifference(keys(other))];
}

test("the dictionaries have the same keys", () => {
  assert.deepEqual(sameKeys(en, zh), []);
  assert.deepEqual(sameKeys({ a: { b: "x" } }, { a: { b: () => "x" } }), ["a.b (string)", "a.b (function)"]);
});

test("no text is empty in one language only", () => {
  const empty = (value: unknown) => leaves(value).flatMap(([path, leaf]) => (leaf === "" ? [path] : []));
  assert.deepEqual(empty(zh), empty(en));
});

test("nothing was left in English", () => {
  const english = new Map(leaves(en));
  const same = leaves(zh).filter(([path, leaf]) => {
    if (typeof leaf !== "string" || leaf !== english.get(path)) return false;
    return (leaf.replaceAll("pass@k", "").match(/[A-Za-z]+/g) ?? []).some((word) => !properNames.has(word));
  });
  assert.deepEqual(same, []);
});

test("Chinese has its own punctuation, and air around Latin letters and digits", () => {
  const found = readModules(["src", "content-loaders"]).flatMap(({ path, texts }) =>
    texts.flatMap(({ text, line }) => settingFaults(text).map((fault) => `${path}:${line} ${fault}`)),
  );
  assert.deepEqual(found, []);
});

test("a fault of setting is noticed", () => {
  for (const text of ["得分,越高越好", "共3 个", "用Agent", "得分 ，越高", "均值(宏)", "结束. ", "写`null`。"]) {
    assert.equal(settingFaults(text).length, 1, text);
  }
  for (const text of [
    "共 3 个任务，均值 72.5。",
    "见 README.md。",
    "test/summary.yaml",
    "第 1 轮（共 4 轮）",
    "写成“键: 值”。",
    "写 `null`，见 `a, b`。",
  ]) {
    assert.deepEqual(settingFaults(text), [], text);
  }
});
