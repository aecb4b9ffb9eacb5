/** A chart as a picture of its own, in the site's own style, as it was looked at. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { chartDrawing, type FigureText, figureSvg, type PictureSource } from "../../../../src/views/pictures/figure.ts";
import { readInks } from "../../../../src/views/pictures/ink.ts";
import { element, parseMarkup } from "../../../../src/views/pictures/markup.ts";
import { rulesOf } from "../../../../src/views/pictures/stylesheet.ts";
import { assertGolden } from "../../../support/golden.ts";
import { project } from "../../../support/modules.ts";

const css = (name: string) => readFileSync(join(project, "src/styles", `${name}.css`), "utf8");
const inks = readInks(
  css("tokens"),
  ["cells", "chart", "charts", "cost-score", "algorithm"].flatMap((name) => rulesOf(css(name))),
);

const source: PictureSource = {
  address: "https://club.example/leaderboards/demo/",
  state: {
    url: "https://code.example/benchmarks",
    prefix: "",
    commit: "0123456789abcdef0123456789abcdef01234567",
    committedAt: "2026-11-30T10:00:00Z",
    dirty: true,
  },
};

const markup = `<svg class="chart" width="200" height="80" viewBox="0 0 200 80"><title>t</title><desc>d</desc>
  <path class="gridline" d="M20 60H200"></path><text class="faint" x="0" y="64">0 &lt; 1</text>
  <path class="band" d="M40 20h6v30h-6Z"></path><path class="mark accent" d="M40 30h6v6h-6Z"></path>
  <text class="halo accent" x="60" y="34">少样本 · A&amp;B</text></svg>`;

const text: FigureText = {
  title: "Demo <1> · Score against cost, with a title that is longer than one line of the picture",
  description: "Two entries.",
  warning: "Made-up numbers.",
  key: [
    { mark: element("path", { class: "mark ring", d: "M2 2h8v8h-8Z" }), width: 12, text: "no algorithm" },
    { mark: null, width: 0, text: "bar: ± std" },
  ],
  notes: ["Band: ± sample standard deviation between attempts."],
};

const picture = (drawings = [chartDrawing(parseMarkup(markup))]) => figureSvg(text, source, drawings, inks, "en");

test("the picture is as it was looked at", () => assertGolden("pictures/figure.svg", picture()));

test("it is complete by itself", () => {
  const svg = picture();
  assert.doesNotMatch(svg, /var\(|class=|<style|<script|data-|light-dark|currentColor/);
  assert.match(svg, /<title id="title">Demo &lt;1&gt; · Score against cost/);
  assert.match(svg, /<desc id="desc">Two entries\.<\/desc>/);
  assert.match(svg, /font-family="Helvetica, Arial, /);
  assert.match(
    svg.replaceAll(/<[^>]*>\s*/g, " "),
    /data at commit 0123456789ab, 2026-11-30, with\s+uncommitted changes/,
  );
  assert.match(svg, /href="https:\/\/club\.example\/leaderboards\/demo\/\?at=0123456789ab"/);
});

test("the same chart gives the same bytes", () => assert.equal(picture(), picture()));

test("several drawings stand beside and below each other, each under its name", () => {
  const panel = (head: string) => chartDrawing(parseMarkup(markup), head);
  const svg = picture(["one", "two", "three", "four", "five", "six"].map(panel));
  // 1104 pixels hold four drawings of 200 with gaps of 32: 4 x 200 + 3 x 32 = 896, 5 would need 1128.
  assert.match(svg, /<svg [^>]*width="944"/);
  assert.match(svg, />five<\/text>/);
});

test("without a commit there is no permalink, and the picture says so", () => {
  const state = { ...source.state, commit: null, committedAt: null, dirty: false };
  const svg = figureSvg(text, { ...source, state }, [chartDrawing(parseMarkup(markup))], inks, "en");
  assert.match(svg, /not under version control/);
  assert.doesNotMatch(svg, /\?at=/);
});
