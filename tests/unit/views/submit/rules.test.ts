/** The reference of the rules is complete, and each rule says in both languages what it means and how to mend a fault. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { locales } from "../../../../src/i18n/index.ts";
import { RULE_KINDS, ruleReference } from "../../../../src/views/submit/rules.ts";
import { project } from "../../../support/modules.ts";

const code = "[EWI](?:-[A-Z0-9]+)+";

/** What a pattern finds in files of the project, each once. */
function found(files: string, pattern: string): readonly string[] {
  const texts = globSync(files, { cwd: project }).map((file) => readFileSync(join(project, file), "utf8"));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(new RegExp(pattern, "g"))].map(([, name = ""]) => name))),
  ];
}

const listed = ruleReference("en").flatMap(({ rules }) => rules.map((rule) => rule.code));

test("every code that the source defines is listed, and no code twice", () => {
  const defined = found("{content-loaders,src}/**/*.ts", `"(${code})"`);
  assert.ok(defined.length >= 119, String(defined.length));
  assert.deepEqual(
    defined.filter((name) => !listed.includes(name)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});

test("every code that a report of the fixtures holds is listed", () => {
  const reported = found("tests/fixtures/broken/*/expected.*.txt", `\\[(${code})\\]`);
  assert.ok(reported.length > 90, String(reported.length));
  assert.deepEqual(
    reported.filter((name) => !listed.includes(name)),
    [],
  );
});

test("each kind has its rules; those about one thing stand together", () => {
  const groups = ruleReference("en");
  assert.deepEqual(
    groups.map(({ anchor }) => anchor),
    RULE_KINDS.map((kind) => `rules-${kind}`),
  );
  const groupOf = (name: string) => groups.find(({ rules }) => rules.some((rule) => rule.code === name))?.anchor;
  assert.equal(groupOf("E-REQUIRED"), "rules-values");
  assert.equal(groupOf("E-THINKING-LEVEL"), "rules-values");
  assert.equal(groupOf("E-SCORE-STD"), "rules-figures");
  assert.equal(groupOf("E-PRICE"), "rules-figures");
  assert.equal(groupOf("E-BENCHMARK-UNKNOWN"), "rules-data");
  assert.equal(groupOf("E-NO-TEST"), "rules-phases");
  assert.equal(groupOf("E-COLUMN-UNIT"), "rules-leaderboards");
  assert.equal(groupOf("E-EXPR-NAME"), "rules-expressions");
  for (const name of ["E-PACK-RUNNER", "E-RATIO", "E-BASE-CIRCLE", "E-SCORE-SOURCE", "E-REPORT-SHAPE"]) {
    assert.equal(groupOf(name), "rules-packs", name);
  }
});

test("each rule says what it means, what is printed and how to mend it, in the language of the page", () => {
  for (const locale of locales) {
    for (const rule of ruleReference(locale).flatMap(({ rules }) => rules)) {
      for (const text of [rule.about, rule.message, rule.fix]) {
        assert.match(text, locale === "zh" ? /[。？…]$/ : /[.?…]$/, `${rule.code}: ${text}`);
        assert.doesNotMatch(text, /undefined|\[object|NaN(?! (?:and|与) Infinity)/, rule.code);
        if (locale === "zh") assert.match(text, /\p{Script=Han}/u, rule.code);
        else assert.doesNotMatch(text, /\p{Script=Han}/u, rule.code);
      }
      const names = { error: ["error", "错误"], warning: ["warning", "警告"], info: ["note", "提示"] } as const;
      assert.equal(rule.severityName, names[rule.severity][locale === "zh" ? 1 : 0]);
      assert.equal(rule.severity, { E: "error", W: "warning", I: "info" }[rule.code.charAt(0)]);
    }
  }
});

test("the sentences are those that the check prints of such a fault", () => {
  const report = readFileSync(join(project, "tests/fixtures/broken/std-by-n/expected.en.txt"), "utf8");
  const rule = ruleReference("en")
    .flatMap(({ rules }) => rules)
    .find((known) => known.code === "E-SCORE-STD");
  assert.ok(rule && report.includes(`[E-SCORE-STD]\n  ${rule.message}\n  Fix: ${rule.fix}\n`));
});
