/** Data sets on pages, their Croissant descriptions and the sitemap, by the rules of those who read them. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { type Element, parseHtml } from "../support/html.ts";
import { project } from "../support/modules.ts";
import { readCsv } from "../support/rfc4180.ts";
import { hasTwin, readFolder } from "../support/site.ts";

const site = readFolder(join(project, "dist"));

/** What stands in the head of every page, by its path; the rest of a page is long, and says nothing to programs. */
const heads = new Map(
  site.files
    .filter((file) => file.endsWith(".html"))
    .map((file): [string, readonly Element[]] => {
      const html = site.read(file);
      const { elements } = parseHtml(html.slice(0, html.indexOf("</head>")));
      return [`/${file.replace(/(^|\/)index\.html$/, "$1")}`, elements];
    }),
);
const { origin } = new URL(linkOf("/", "canonical"));
const described = /^(\/zh)?\/(leaderboards\/[^/]+|experiments\/[^/]+\/[^/]+|benchmarks\/[^/]+|packs\/[^/]+)\/$/;

type Json = Readonly<Record<string, unknown>>;

function headOf(path: string): readonly Element[] {
  return heads.get(path) ?? assert.fail(path);
}

function linkOf(path: string, rel: string): string {
  return headOf(path).find(({ attributes }) => attributes.rel === rel)?.attributes.href ?? assert.fail(rel);
}

function blocksOf(path: string): readonly Json[] {
  return headOf(path)
    .filter(({ name, attributes }) => name === "script" && attributes.type === "application/ld+json")
    .map(({ raw }) => JSON.parse(raw));
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isAddress = (value: unknown) => isText(value) && URL.canParse(value) && /^https?:/.test(value);
const isMoment = (value: unknown) => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value);
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]);

/** What Google documents for `Dataset`: required, and of the recommended properties the form of each that is there. */
function datasetFaults(record: Json): readonly string[] {
  const { name, description } = record;
  const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
    alternateName: isText,
    citation: isText,
    isBasedOn: isAddress,
    isPartOf: isAddress,
    creator: (value) => {
      const { "@type": type, name: own, url } = value as Json;
      return (type === "Person" || type === "Organization") && isText(own) && (url === undefined || isAddress(url));
    },
    dateModified: isMoment,
    datePublished: isMoment,
    identifier: isText,
    inLanguage: isText,
    isAccessibleForFree: (value) => value === true,
    keywords: isText,
    license: isAddress,
    measurementTechnique: isText,
    temporalCoverage: (value) => isText(value) && value.split("/").length === 2 && value.split("/").every(isMoment),
    url: isAddress,
    variableMeasured: (value) => isText((value as Json).name) && (value as Json)["@type"] === "PropertyValue",
    version: isText,
    includedInDataCatalog: (value) => (value as Json)["@type"] === "DataCatalog" && isAddress((value as Json).url),
    distribution: (value) => {
      const { "@type": type, contentUrl, encodingFormat } = value as Json;
      return type === "DataDownload" && isText(encodingFormat) && isAddress(contentUrl) && isHere(String(contentUrl));
    },
  };
  const always = ["identifier", "isAccessibleForFree", "keywords", "measurementTechnique", "variableMeasured", "url"];
  return [
    ...(record["@type"] === "Dataset" && record["@context"] === "https://schema.org/" ? [] : ["type or context"]),
    ...(isText(name) ? [] : ["name"]),
    ...(isText(description) && description.length >= 50 && description.length <= 5000 ? [] : ["description"]),
    ...[...always, "version", "includedInDataCatalog", "distribution"].filter((key) => record[key] === undefined),
    ...Object.entries(forms).flatMap(([key, is]) =>
      record[key] === undefined || listOf(record[key]).every(is) ? [] : [key],
    ),
    ...Object.keys(record).filter(
      (key) => !key.startsWith("@") && !["name", "description", "creativeWorkStatus"].includes(key) && !(key in forms),
    ),
  ];
}

function isHere(address: string): boolean {
  return address.startsWith(`${origin}/`) && site.files.includes(address.slice(origin.length + 1));
}

test("each leaderboard, experiment, benchmark and pack is a data set as Google reads one, and no other page is", () => {
  const wrong = [...heads.keys()].flatMap((path) => {
    const blocks = blocksOf(path);
    if (!described.test(path)) return blocks.length === 0 ? [] : [`${path}: ${blocks.length} blocks`];
    const [record] = blocks;
    if (record === undefined || blocks.length > 1) return [`${path}: ${blocks.length} blocks`];
    const faults = [...datasetFaults(record), ...(record.url === origin + path ? [] : ["another address"])];
    return faults.map((fault) => `${path}: ${fault}`);
  });
  assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} in all`);
});

test("a number in a description is the one that the page prints", () => {
  for (const path of ["/leaderboards/gdpevo-v1/", "/zh/leaderboards/gdpevo-v1/"]) {
    const { text } = parseHtml(site.read(`${path.slice(1)}index.html`));
    const numbers: readonly string[] = String(blocksOf(path)[0]?.description).match(/\d+\.\d+/g) ?? [];
    assert.ok(numbers.includes("71.47"));
    for (const number of numbers) assert.ok(text.includes(number), `${path} ${number}`);
  }
  // The mean of 76.67 over three attempts, as it was published.
  const [sec] = blocksOf("/experiments/penguinharness-0-2-13/sec-a/");
  assert.match(JSON.stringify(sec?.variableMeasured), /"value":"76\.67 ± 5\.77"/);
});

test("made-up figures are said to be made up", () => {
  assert.match(String(blocksOf("/leaderboards/example-rsi/")[0]?.description), /^Made-up numbers/);
});

interface Croissant {
  readonly "@context": Readonly<Record<string, unknown>>;
  readonly "@type": string;
  readonly conformsTo: string;
  readonly distribution: readonly Readonly<Record<string, string>>[];
  readonly recordSet: readonly RecordSet[];
}

interface RecordSet {
  readonly "@id": string;
  readonly "@type": string;
  readonly key: readonly { readonly "@id": string }[];
  readonly field: readonly Field[];
}

interface Field {
  readonly "@id": string;
  readonly "@type": string;
  readonly name: string;
  readonly description: string;
  readonly dataType: string;
  readonly source: { readonly fileObject: { readonly "@id": string }; readonly extract: { readonly column: string } };
}

/** How values of a type are written in a CSV file; an empty cell is missing. */
const written: Readonly<Record<string, RegExp>> = {
  "sc:Text": /^[\s\S]*$/,
  "sc:Integer": /^-?\d+$/,
  "sc:Float": /^-?\d+(\.\d+)?(e[+-]?\d+)?$/,
  "sc:Boolean": /^(true|false)$/,
  "sc:DateTime": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
};

const croissants = site.files.filter((file) => file.endsWith(".croissant.json"));

test("every leaderboard has a Croissant description, which its page names", () => {
  const boards = site.files.filter((file) => /^api\/v1\/leaderboards\/[^/.]+\.json$/.test(file));
  assert.deepEqual(croissants, boards.map((file) => file.replace(".json", ".croissant.json")).sort());
  for (const file of croissants) {
    const id = file.replace(/^.*\/|\.croissant\.json$/g, "");
    assert.ok(headOf(`/leaderboards/${id}/`).some(({ attributes }) => attributes.href === `${origin}/${file}`));
  }
});

for (const file of croissants) {
  test(`${file} keeps the rules of Croissant 1.1, and describes the files as they are`, () => {
    const record = JSON.parse(site.read(file)) as Croissant & Json;
    assert.equal(record["@type"], "sc:Dataset");
    assert.equal(record.conformsTo, "http://mlcommons.org/croissant/1.1");
    for (const key of ["name", "description", "url", "creator", "datePublished", "license"])
      assert.ok(record[key] !== undefined, key);
    const terms = record["@context"];
    assert.deepEqual([terms.cr, terms.dct], ["http://mlcommons.org/croissant/", "http://purl.org/dc/terms/"]);
    const ids = [
      ...record.distribution.map((part) => part["@id"]),
      ...record.recordSet.flatMap((set) => [set["@id"], ...set.field.map((field) => field["@id"])]),
    ];
    assert.equal(new Set(ids).size, ids.length);

    const files = new Map<string, string>();
    for (const {
      "@type": type,
      "@id": id = "",
      name,
      contentUrl = "",
      encodingFormat,
      sha256,
      contentSize,
    } of record.distribution) {
      assert.equal(type, "cr:FileObject");
      const path = new URL(contentUrl).pathname.slice(1);
      const bytes = readFileSync(join(project, "dist", path));
      assert.equal(sha256, createHash("sha256").update(bytes).digest("hex"), path);
      assert.equal(contentSize, `${bytes.length} B`);
      assert.equal(name, path.split("/").at(-1));
      assert.equal(encodingFormat, path.endsWith(".csv") ? "text/csv" : "application/json");
      files.set(id, bytes.toString("utf8"));
    }
    assert.equal(files.size, 3);

    for (const { "@type": type, "@id": id, key, field } of record.recordSet) {
      assert.equal(type, "cr:RecordSet");
      const sources = new Set(field.map(({ source }) => source.fileObject["@id"]));
      assert.equal(sources.size, 1);
      const [head = [], ...rows] = readCsv((files.get([...sources][0] ?? "") ?? assert.fail()).replace(/^\ufeff/, ""));
      assert.deepEqual(
        field.map(({ source }) => source.extract.column),
        head,
      );
      for (const [place, own] of field.entries()) {
        assert.equal(own["@type"], "cr:Field");
        assert.equal(own["@id"], `${id}/${own.name}`);
        assert.ok(isText(own.description), own["@id"]);
        const form = written[own.dataType] ?? assert.fail(own.dataType);
        const odd = rows.map((row) => row[place] ?? "").find((value) => value !== "" && !form.test(value));
        assert.equal(odd, undefined, own["@id"]);
      }
      const places = key.map((part) => field.findIndex((own) => own["@id"] === part["@id"]));
      assert.ok(places.length > 0 && !places.includes(-1));
      const keys = new Set(rows.map((row) => JSON.stringify(places.map((place) => row[place]))));
      assert.equal(keys.size, rows.length, `the key of ${id}`);
    }
  });
}

test("the sitemap names every page that may be listed, its twins, and dates that the data carry", () => {
  const parts = [...site.read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const xml = parts.map((address) => site.read(new URL(address).pathname.slice(1))).join("");
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, text = ""]) => text);
  const named = new Map(urls.map((text) => [/<loc>([^<]+)/.exec(text)?.[1] ?? "", text]));
  const isHidden = (path: string) => headOf(path).some(({ attributes }) => attributes.content === "noindex");
  const listed = [...heads.keys()].filter((path) => hasTwin({ path }) && !isHidden(path));
  assert.deepEqual([...named.keys()].sort(), listed.map((path) => origin + path).sort());
  for (const path of listed) {
    const text = named.get(origin + path) ?? "";
    const english = path.replace(/^\/zh\//, "/");
    for (const [language, twin] of [
      ["en", english],
      ["zh-CN", `/zh${english}`],
      ["x-default", english],
    ])
      assert.ok(text.includes(`hreflang="${language}" href="${origin}${twin}"`), `${path} ${language}`);
  }
  assert.match(named.get(`${origin}/benchmarks/gdpevo-tg001-test/`) ?? "", /<lastmod>2026-07-17T17:26:18Z<\/lastmod>/);
  assert.doesNotMatch(named.get(`${origin}/`) ?? "", /lastmod/);
  assert.match(site.read("robots.txt"), new RegExp(`^Sitemap: ${origin}/sitemap\\.xml$`, "m"));
});
