/** Posters: what they say of a small leaderboard, and that they keep to their room. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { markupText } from "../../../src/views/pictures/markup.ts";
import { lightTokens } from "../../../src/views/pictures/stylesheet.ts";
import { dotRows } from "../../../src/views/posters/dot-rows.ts";
import { type Poster, paletteOf, posterSvg } from "../../../src/views/posters/poster.ts";
import { line } from "../../../src/views/posters/text.ts";
import { assertGolden } from "../../support/golden.ts";
import { project } from "../../support/modules.ts";

const colour = paletteOf(lightTokens(readFileSync(join(project, "src/styles/tokens.css"), "utf8")));
const state = {
  url: null,
  prefix: "",
  commit: "0123456789abcdef0123456789abcdef01234567",
  committedAt: "2026-11-30T10:00:00Z",
  dirty: false,
};

const poster: Poster = {
  kind: "Algorithm",
  warning: "synthetic",
  title: "few-shot <1> against no algorithm",
  facts: "2 agents on Demo",
  note: "Line: 95 % interval",
  address: "club.example/algorithms/few-shot",
  alt: "few-shot",
  figure: (room) =>
    dotRows(
      [
        { name: "A", value: 10, interval: [4, 16], text: "+10.00", tone: "accent" },
        { name: "B", value: -2, interval: null, text: "−2.00", tone: "rest" },
      ],
      room,
      "differences",
      colour,
    ),
};

test("a poster is as it was looked at", () =>
  assertGolden("pictures/poster.svg", posterSvg(poster, state, colour, "en")));

test("a poster names the state of its data, and says where there is none", () => {
  assert.match(posterSvg(poster, state, colour, "en"), /data 0123456789ab · 2026-11-30/);
  assert.match(posterSvg(poster, { ...state, commit: null }, colour, "zh"), /数据未纳入版本管理/);
});

test("a title has two lines at most, whatever its length", () => {
  const svg = posterSvg({ ...poster, title: "a long title of an algorithm ".repeat(20) }, state, colour, "en");
  const titles = [...svg.matchAll(/font-size="44"/g)];
  assert.equal(titles.length, 2);
  assert.match(svg, /…<\/text>/);
});

test("a line with Chinese in it is one face, so that its weight holds", () => {
  const text = (content: string) => markupText([line(0, 0, { size: 20, fill: "#000", weight: 600 }, content)]);
  assert.match(text("GDPevo，全部"), /font-family="Noto Sans S Chinese"/);
  assert.match(text("GDPevo"), /font-family="Noto Sans"/);
});

test("a score's interval is cut at the ends of the scale, and the axis stays on it", () => {
  const room = { left: 0, right: 1000, top: 0, bottom: 200 };
  const rows = [{ name: "A", value: 3, interval: [-3, 9] as const, text: "3", tone: "rest" as const }];
  const svg = markupText(dotRows(rows, room, "scores", colour));
  assert.deepEqual(
    [...svg.matchAll(/<text [^>]*text-anchor="middle"[^>]*>([^<]*)</g)].map(([, tick]) => tick),
    ["0", "50", "100"],
  );
});
