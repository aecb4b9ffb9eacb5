/** Style sheets turned into attributes: what a browser would show, by hand. */
import assert from "node:assert/strict";
import test from "node:test";
import { inked, readInks } from "../../../../src/views/pictures/ink.ts";
import { markupText, parseMarkup } from "../../../../src/views/pictures/markup.ts";
import { rulesOf } from "../../../../src/views/pictures/stylesheet.ts";

const tokens = `
  /* Both appearances. */
  @theme static {
    --color-*: initial;
    --color-ground: light-dark(#fff, #000);
    --color-blue: light-dark(#1a73e8, #8ab4f8);
    --color-band: light-dark(rgb(26 115 232 / 0.18), rgb(138 180 248 / 0.28));
    --font-sans: "A", sans-serif;
  }
  :root { --color-blue: red; }
`;

const style = `
  svg text { fill: var(--color-blue); font: 12px var(--font-sans); &.faint { font-size: 11px; } }
  @layer components {
    .mark { &:is(.accent, .better) { fill: var(--color-blue); } &.ring { fill: none; stroke: var(--color-blue); } }
    .band { fill: var(--color-band); }
    .halo { paint-order: stroke; stroke: var(--color-ground); stroke-width: 4px; }
    .one { --tone: var(--color-blue); }
    .toned { stroke: var(--tone); }
    .drawing :not(.alone) > .again { display: none; }
    .reading > g { visibility: hidden; }
    a:hover path { fill: red; }
    @media print { .mark { fill: black; } }
  }
`;

const inks = readInks(tokens, rulesOf(style));
const drawn = (svg: string) => markupText(inked(parseMarkup(svg), inks));

test("rules, nested and in layers, become attributes; those of a screen do not", () => {
  assert.equal(drawn(`<svg><path class="mark better" d="M0 0"></path></svg>`), `<path d="M0 0" fill="#1a73e8"/>`);
  assert.equal(
    drawn(`<svg><path class="mark ring" d="M0 0"></path></svg>`),
    `<path d="M0 0" fill="none" stroke="#1a73e8"/>`,
  );
});

test("the heavier selector wins, then the later one", () => {
  assert.equal(
    drawn(`<svg><text class="faint" x="1">a</text></svg>`),
    `<text x="1" fill="#1a73e8" font-size="11">a</text>`,
  );
});

test("a custom property reaches what stands inside", () => {
  assert.equal(
    drawn(`<svg><g class="one"><path class="toned" d="M0 0"></path><path class="toned" d="M1 1"></path></g></svg>`),
    `<g>\n<path d="M0 0" stroke="#1a73e8"/>\n<path d="M1 1" stroke="#1a73e8"/>\n</g>`,
  );
});

test("an alpha channel becomes an opacity, which every program knows", () => {
  assert.equal(
    drawn(`<svg><rect class="band" x="1" y="2" width="3" height="4"></rect></svg>`),
    `<rect x="1" y="2" width="3" height="4" fill="#1a73e8" fill-opacity="0.18"/>`,
  );
});

test("an outline is an element of its own, below the text", () => {
  assert.equal(
    drawn(`<svg><text class="halo" x="1">a</text></svg>`),
    [
      `<g>`,
      `<text x="1" fill="#fff" font-size="12" stroke="#fff" stroke-width="4" aria-hidden="true">a</text>`,
      `<text x="1" fill="#1a73e8" font-size="12">a</text>`,
      `</g>`,
    ].join("\n"),
  );
});

test("what is not shown, or only to a pointer, is left out, and links with it", () => {
  assert.equal(
    drawn(`<svg class="drawing">
      <g><text class="again">20</text></g>
      <g class="alone"><text class="again">20</text></g>
      <a class="reading" href="/x/"><path fill="none" d="M0 0"></path><g><text>hidden</text></g></a>
      <a href="/y/"><title>y</title><path class="mark accent" d="M0 0" data-entry="y" tabindex="0"></path></a>
      <path class="mark accent" d=""></path>
    </svg>`),
    [
      `<g>`,
      `<text fill="#1a73e8" font-size="12">20</text>`,
      `<g>`,
      `<title>y</title>`,
      `<path d="M0 0" fill="#1a73e8"/>`,
      `</g>`,
      `</g>`,
    ].join("\n"),
  );
});

test("a colour that the tokens lack is a fault, not black", () => {
  const broken = readInks(tokens, rulesOf(".mark { fill: var(--color-red); }"));
  assert.throws(() => inked(parseMarkup(`<svg><path class="mark" d="M0 0"></path></svg>`), broken), /--color-red/);
});

test("the space between two pieces of a line stays, what indents the markup goes", () => {
  const line = drawn(`<svg><text><tspan>71.47</tspan> <tspan>± 1.35</tspan>\n  <tspan>!</tspan></text></svg>`);
  assert.equal(line.replace(/<[^>]*>/g, ""), "71.47 ± 1.35!");
});
