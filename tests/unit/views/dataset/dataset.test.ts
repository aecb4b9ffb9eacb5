/** Data sets of schema.org: nothing is invented, nothing breaks out of the page, and Google's limits are kept. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  type DatasetFacts,
  datasetRecord,
  descriptionText,
  scriptText,
  span,
} from "../../../../src/views/dataset/dataset.ts";
import { parseHtml } from "../../../support/html.ts";

const origin = { address: (path: string) => `https://club.example/sub${path}`, licence: null, commit: null };
const facts: DatasetFacts = {
  path: (locale) => (locale === "zh" ? "/zh/leaderboards/a/" : "/leaderboards/a/"),
  identifier: "leaderboards/a",
  name: { text: "A", lang: undefined },
  alternateName: null,
  description: [],
  withdrawn: null,
  synthetic: false,
  author: null,
  measured: null,
  references: [],
  keywords: [],
  variables: [],
  files: [],
};

test("what is not stated is not there", () => {
  const record: Readonly<Record<string, unknown>> = datasetRecord(facts, origin, "en");
  for (const key of [
    ...["license", "creator", "version", "datePublished", "dateModified", "temporalCoverage"],
    ...["citation", "isBasedOn", "isPartOf", "alternateName", "variableMeasured", "creativeWorkStatus"],
  ])
    assert.ok(!(key in record), key);
});

test("both languages name one data set, each at its own address", () => {
  const [english, chinese] = [datasetRecord(facts, origin, "en"), datasetRecord(facts, origin, "zh")];
  assert.equal(english["@id"], "https://club.example/sub/leaderboards/a/#dataset");
  assert.equal(chinese["@id"], english["@id"]);
  assert.deepEqual(
    [english.url, chinese.url],
    [origin.address("/leaderboards/a/"), origin.address("/zh/leaderboards/a/")],
  );
});

test("a licence is that of the item, else that of the repository; one without an address is not replaced by another", () => {
  const licensed = { ...origin, licence: "https://spdx.org/licenses/MIT.html" };
  const licence = (own: Partial<DatasetFacts>) =>
    (datasetRecord({ ...facts, ...own }, licensed, "en") as { readonly license?: string }).license;
  assert.equal(licence({}), "https://spdx.org/licenses/MIT.html");
  assert.equal(
    licence({ licence: "https://spdx.org/licenses/CC0-1.0.html" }),
    "https://spdx.org/licenses/CC0-1.0.html",
  );
  assert.equal(licence({ licence: null }), undefined);
});

test("papers are cited, other references are what the data were made from", () => {
  const references = ["https://arxiv.org/abs/2110.14168", "https://github.com/a/b", "https://doi.org/10.1/x"];
  const record = datasetRecord({ ...facts, references }, origin, "en");
  assert.deepEqual(record.citation, [references[0], references[2]]);
  assert.deepEqual(record.isBasedOn, [references[1]]);
});

test("a description has 50 to 5000 characters, whatever there is to say", () => {
  for (const locale of ["en", "zh"] as const) {
    for (const sentence of ["", "短。", "x".repeat(4900), "字".repeat(9000)]) {
      const { length } = descriptionText({ ...facts, description: [sentence] }, locale);
      assert.ok(length >= 50 && length <= 5000, `${locale}: ${length}`);
    }
  }
  assert.match(descriptionText({ ...facts, description: ["x".repeat(9000)] }, "en"), /x… From /);
});

test("made-up numbers and withdrawn items say so first", () => {
  assert.match(descriptionText({ ...facts, synthetic: true }, "en"), /^Made-up numbers/);
  assert.match(descriptionText({ ...facts, withdrawn: "A wrong file." }, "en"), /^Withdrawn: A wrong file\./);
  assert.equal(datasetRecord({ ...facts, withdrawn: "x" }, origin, "en").creativeWorkStatus, "Withdrawn");
});

test("no title ends the block that it stands in, and it is read back as it was", () => {
  for (const text of ["</script><script>alert(1)</script>", "<!--<script>", 'a "b" \\ & &amp; ]]>', "\u2028中文"]) {
    const record = datasetRecord({ ...facts, name: { text, lang: undefined } }, origin, "en");
    const page = parseHtml(`<script type="application/ld+json">${scriptText(record)}</script><p>after</p>`);
    const [block, ...others] = page.elements;
    assert.equal(JSON.parse(block?.raw ?? "").name, text);
    assert.deepEqual(
      others.map(({ name }) => name),
      ["p"],
    );
    assert.equal(scriptText(record).includes("<"), false);
  }
});

test("a span is from the first to the last moment that is stated", () => {
  assert.equal(span([null, null]), null);
  assert.deepEqual(span(["2026-02-01T00:00:00Z", null, "2026-01-01T00:00:00Z"]), [
    "2026-01-01T00:00:00Z",
    "2026-02-01T00:00:00Z",
  ]);
});
