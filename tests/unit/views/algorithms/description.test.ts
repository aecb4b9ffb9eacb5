/** What is told of an algorithm, in the reader's language where there is one, and nothing where there is none. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { algorithmsOf } from "../../../../src/leaderboard/algorithms/algorithms.ts";
import { algorithmDescription, glosses } from "../../../../src/views/algorithms/description.ts";
import { namedSettings } from "../../../../src/views/algorithms/names.ts";
import { namingOf } from "../../../../src/views/board-identity.ts";
import { firstSentence } from "../../../../src/views/markdown.ts";
import { bundledCatalog } from "../../../support/repository-catalog.ts";

const root = mkdtempSync(join(tmpdir(), "plugins-"));
after(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
}

write("packages/README.md", "");
write("plugins/README.md", "no plugin");
write(
  "plugins/both/README.md",
  "# Both\n\nLearns *slowly*, at v1.5. Then stops.\n\n<script>bad()</script> by a@b.example\n",
);
write("plugins/both/README.zh.md", "# 两者\n\n学得慢。然后停止。\n");
write("plugins/english/README.md", "One line without an end");
mkdirSync(join(root, "plugins/silent"));
const { plugins: read } = await readRepository(root);
const plugins = new Map(read.map((plugin) => [plugin.id, plugin]));
const place = { url: "https://host.example/data", prefix: "sub/", commit: "abc" };

test("the text without its heading, cleaned, with the file that it stands in", () => {
  assert.deepEqual([...plugins.keys()], ["both", "english", "silent"]);
  const both = algorithmDescription("both", { plugins }, place, "en");
  assert.match(both?.text.html ?? "", /^<p>Learns <em>slowly<\/em>, at v1\.5\. Then stops\.<\/p>/);
  assert.doesNotMatch(both?.text.html ?? "", /script|b\.example|Both/);
  assert.equal(both?.url, "https://host.example/data/blob/abc/sub/plugins/both/README.md");
  const chinese = algorithmDescription("both", { plugins }, { ...place, commit: null }, "zh");
  assert.deepEqual([chinese?.file, chinese?.url, chinese?.text.lang], ["plugins/both/README.zh.md", null, undefined]);
  assert.equal(algorithmDescription("english", { plugins }, place, "zh")?.text.lang, "en");
  for (const id of ["silent", "unknown"]) assert.equal(algorithmDescription(id, { plugins }, place, "en"), null);
});

test("the first sentence, in plain text", () => {
  const sentence = (id: string) => firstSentence(plugins.get(id)?.readme ?? "", "en")?.text;
  assert.deepEqual(["both", "english", "silent"].map(sentence), [
    "Learns slowly, at v1.5.",
    "One line without an end",
    undefined,
  ]);
  assert.equal(firstSentence(plugins.get("both")?.readmeChinese ?? "", "zh")?.text, "学得慢。");
});

test("every bundled algorithm says what it is, in both languages", async () => {
  const catalog = await bundledCatalog();
  const algorithms = [...algorithmsOf(catalog).values()];
  for (const locale of ["en", "zh"] as const) {
    const settings = namedSettings(
      algorithms.flatMap((results) => results.settings),
      namingOf(catalog),
      locale,
    );
    const told = glosses(settings, catalog, locale);
    assert.deepEqual(told.map(({ algorithm }) => algorithm.id).sort(), algorithms.map(({ id }) => id).sort());
    assert.ok(told.every(({ text }) => text.lang === undefined && text.text.length > 10));
  }
});
