/** Names of packs, metrics and categories. */
import assert from "node:assert/strict";
import test from "node:test";
import { categoryName, compareCategories, metricLabel, packCategory } from "../../../../src/views/packs/names.ts";
import { pack } from "../../../support/run-records.ts";

test("known categories come first in a fixed order, others by name, general last", () => {
  const mixed = ["general", "zoology", "safety", "astronomy", "code", "math"];
  assert.deepEqual(mixed.sort(compareCategories), ["math", "code", "safety", "astronomy", "zoology", "general"]);
  assert.equal(packCategory(pack("p", [])), "general");
});

test("known categories are translated, others stand as written", () => {
  assert.deepEqual(
    ["instruction", "chinese", "zoology", "constructor"].map((name) => categoryName(name, "zh")),
    ["指令遵循", "中文", "zoology", "constructor"],
  );
});

test("a label falls back to English marked as such, and a key is no language's", () => {
  const metrics = [
    { key: "a", label: "Exact", i18n: { zh: { label: "精确" } } },
    { key: "b", label: "Loose" },
    { key: "exact_match,none" },
  ];
  const shown = (key: string) => metricLabel(pack("p", metrics), key, "zh");
  assert.deepEqual(shown("a"), { text: "精确", lang: undefined });
  assert.deepEqual(shown("b"), { text: "Loose", lang: "en" });
  assert.deepEqual(shown("exact_match,none"), { text: "exact_match,none", lang: undefined });
});
