/** Badges: the pictures as they were looked at, and what they say to whoever does not see them. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Badge, badgeRecord, badgeSvg } from "../../../src/views/badge.ts";
import { textWidth } from "../../../src/views/text-width.ts";
import { assertGolden } from "../../support/golden.ts";

const figure: Badge = { label: "gsm8k", value: "43.2 % ± 1.4", title: "gsm8k: 43.2 % ± 1.4", tone: "figure" };
const marked: Badge = {
  label: "自进化 <A&B>",
  value: "43.2% ± 1.4 · 外部评分",
  title: '自进化: 43.2% "外部评分"',
  tone: "limited",
};

test("a badge is drawn as it was looked at", () => {
  assertGolden("badges/figure.svg", badgeSvg(figure));
  assertGolden("badges/marked.svg", badgeSvg(marked));
});

test("a badge is one picture with a name, and what it says is escaped", () => {
  const svg = badgeSvg(marked);
  assert.match(svg, /role="img" aria-label="自进化: 43\.2% &quot;外部评分&quot;"/);
  assert.match(svg, /<title>自进化: 43\.2% &quot;外部评分&quot;<\/title>/);
  assert.match(svg, />自进化 &lt;A&amp;B&gt;<\/text>/);
  const broken = badgeSvg({ ...marked, label: "a\u0001\u001b", value: "b\uffff", title: "c\u000b" });
  assert.match(broken, /aria-label="c\ufffd".*>a\ufffd\ufffd<\/text>.*>b\ufffd<\/text>/s);
  assert.doesNotMatch(svg, /\bid=|\bhref=|<style|<script/);
});

test("shields.io reads the same words", () => {
  assert.deepEqual(badgeRecord(figure), {
    schemaVersion: 1,
    label: "gsm8k",
    message: "43.2 % ± 1.4",
    color: "0b57d0",
  });
});

test("widths follow the face's own table", () => {
  // Adobe's metrics of Helvetica: H 722, e 556, l 222 twice, o 556.
  assert.equal(textWidth("Hello", 1000), 2278);
  assert.equal(textWidth("自进化", 10), 30);
  assert.equal(textWidth("", 11), 0);
});
