/** A citation claims no more than the state of the data allows, and names whose work it is. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  bibtexAuthors,
  bibtexKey,
  bibtexLink,
  bibtexText,
  bibtexUrl,
  verbatim,
} from "../../../src/views/citation/bibtex.ts";
import { type CitedPage, citationKey, pageCitation, siteCitation } from "../../../src/views/citation.ts";
import { readBibtex } from "../../support/bibtex-reader.ts";

const state = { url: null, commit: "0123456789abcdef", committedAt: "2026-11-30T12:00:00Z", dirty: false };
const none = { url: null, commit: null, committedAt: null, dirty: false };
const address = "https://club.example/";

test("a commit stands for its numbers", () => {
  const { text, entry, permalink } = siteCitation(state, address, "en");
  assert.match(text, /the same commit gives the same numbers/);
  assert.equal(permalink, "https://club.example/?at=0123456789ab");
  const [read] = readBibtex(entry);
  assert.equal(read?.fields.note, "Data at commit 0123456789ab, 2026-11-30.");
  assert.equal(read?.fields.url, permalink);
  assert.match(siteCitation(state, address, "zh").text, /提交号相同/);
});

test("with uncommitted changes no commit does, and the citation says so", () => {
  const dirty = { ...state, dirty: true };
  const { text, entry } = siteCitation(dirty, address, "en");
  assert.doesNotMatch(text, /same numbers/);
  assert.match(text, /no commit gives them again/);
  assert.match(entry, /note = \{Data at commit 0123456789ab, 2026-11-30, with uncommitted changes\.\}/);
  assert.match(siteCitation(dirty, address, "zh").text, /未提交的改动/);
  assert.match(pageCitation(page, address, dirty, null, "en").text, /with uncommitted changes/);
});

test("without git nothing fixes the state, and there is no commit in any text", () => {
  const { text, entry, permalink } = siteCitation(none, address, "en");
  assert.match(text, /nothing fixes/);
  assert.match(entry, /nothing fixes their state/);
  assert.equal(permalink, address);
  const cited = pageCitation(page, address, none, null, "en");
  assert.equal(cited.commit, null);
  assert.match(cited.text, /no address names their state/);
  assert.doesNotMatch(cited.text + cited.entry, /at=|year/);
});

const page: CitedPage = {
  path: "/leaderboards/demo/",
  title: "a_b & 50% #1 {x}, 中文",
  viewTitle: null,
  authors: ["Ann & Bob", "Carol"],
  remarks: ["Withdrawn: wrong data", "Synthetic: made up."],
  works: [
    {
      key: "benchmark/demo",
      title: "Research and {Development",
      authors: ["Ann and Bob", "李雷"],
      date: "2024-02-03T00:00:00Z",
      references: ["https://a.example/x_y?p=1&q=%7B", "https://b.example/#top", "https://c.example/~u"],
      remarks: ["Version 1.0.0."],
    },
    { key: "run/bare", title: "Bare", authors: ["Eve"], date: null, references: [], remarks: [] },
  ],
  moreWorks: 0,
};

test("the text names title, authors, site, commit, day, remarks, snapshot and permalink, in both languages", () => {
  const withUrl = { ...state, url: "https://git.example/data" };
  const kept = "https://club.example/snapshots/v1/leaderboards/demo/";
  assert.equal(
    pageCitation(page, `${address}leaderboards/demo/`, withUrl, kept, "en").text,
    "Ann & Bob, Carol. “a_b & 50% #1 {x}, 中文”. PenguinHarness Leaderboards, data at commit 0123456789ab (2026-11-30). Data repository: <https://git.example/data>. Withdrawn: wrong data Synthetic: made up. Kept at <https://club.example/snapshots/v1/leaderboards/demo/>. https://club.example/leaderboards/demo/?at=0123456789ab",
  );
  assert.match(
    pageCitation(page, address, withUrl, kept, "zh").text,
    /^Ann & Bob、Carol：“a_b & 50% #1 \{x\}, 中文”。PenguinHarness 榜单，数据提交 0123456789ab（2026-11-30）。数据仓库：/,
  );
});

test("a snapshot is cited by its own address, which stands for its commit", () => {
  const own = `${address}snapshots/v1/leaderboards/demo/`;
  const { permalink, text, entry } = pageCitation(page, own, { ...state, lasting: true }, null, "en");
  assert.equal(permalink, own);
  assert.ok(text.includes("data at commit 0123456789ab (2026-11-30)") && text.endsWith(own), text);
  assert.equal(readBibtex(entry)[0]?.fields.url, own);
});

test("entries are read back as BibTeX reads them, whatever stands in a title or a name", () => {
  const { entry, works, key } = pageCitation(page, `${address}leaderboards/demo/`, state, null, "en");
  const [own] = readBibtex(entry);
  assert.equal(own?.key, key);
  assert.equal(key, "penguin/leaderboards/demo/0123456789ab");
  assert.equal(own?.fields.title, "{a\\_b \\& 50\\% \\#1 \\textbraceleft{}x\\textbraceright{}, 中文}");
  assert.equal(own?.fields.author, "{PenguinHarness Leaderboards}");
  assert.equal(own?.fields.year, "2026");
  assert.match(own?.fields.note ?? "", /Withdrawn: wrong data Synthetic: made up\.$/);
  const [benchmark, bare] = readBibtex(works ?? "");
  assert.deepEqual(benchmark, {
    type: "misc",
    key: "benchmark/demo",
    fields: {
      author: "{Ann and Bob} and {李雷}",
      title: "{Research and \\textbraceleft{}Development}",
      year: "2024",
      howpublished: "https://b.example/\\#top, \\url{https://c.example/~u}",
      note: "Version 1.0.0.",
      url: "https://a.example/x_y?p=1&q=%7B",
    },
  });
  assert.deepEqual(bare, { type: "misc", key: "run/bare", fields: { author: "{Eve}", title: "{Bare}" } });
});

test("no sign of TeX keeps its meaning, a brace never ends an entry, and addresses stay addresses", () => {
  assert.equal(
    bibtexText("\\ { } # $ % & _ ^ ~ < > |\r\nend"),
    "\\textbackslash{} \\textbraceleft{} \\textbraceright{} \\# \\$ \\% \\& \\_ \\textasciicircum{} \\textasciitilde{} \\textless{} \\textgreater{} \\textbar{} end",
  );
  assert.equal(verbatim("$5"), "{{}\\$5}");
  assert.equal(bibtexAuthors(["A", "B", "C"], 2), "{A} and {B} and others");
  assert.equal(bibtexUrl('https://x.example/a b?q={"中}'), "https://x.example/a%20b?q=%7B%22%E4%B8%AD%7D");
  assert.equal(bibtexLink("https://x.example/a%20b"), "https://x.example/a\\%20b");
  assert.equal(bibtexKey("entry/lb/模型-1 a"), "entry/lb/+6a21+578b-1+20a");
});

test("keys differ where pages or states do, and are the same in both languages", () => {
  assert.equal(citationKey("/", null), "penguin");
  const keys = ["/leaderboards/a/", "/leaderboards/a/compare/", "/benchmarks/a/"].flatMap((path) =>
    [null, "0123456789abcdef", "1123456789abcdef"].map((commit) => citationKey(path, commit)),
  );
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(pageCitation(page, address, state, null, "zh").key, pageCitation(page, address, state, null, "en").key);
});
