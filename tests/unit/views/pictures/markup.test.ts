/** Markup of components as trees and as XML. */
import assert from "node:assert/strict";
import test from "node:test";
import { element, markupText, parseMarkup } from "../../../../src/views/pictures/markup.ts";

test("what HTML writes comes out as XML", () => {
  const html = `<!-- no word of this --><svg class='a b' hidden width=12><path d="M0 0"/><text x="1">A&#38;B &lt; C&nbsp;D</text></svg>`;
  assert.equal(
    markupText(parseMarkup(html)),
    [
      `<svg class="a b" hidden="" width="12">`,
      `<path d="M0 0"/>`,
      `<text x="1">A&amp;B &lt; C\u00a0D</text>`,
      `</svg>`,
    ].join("\n"),
  );
});

test("attributes are escaped for XML, where HTML lets a bracket stand", () => {
  const [svg] = parseMarkup(`<g title="a<b &#34;c&#34; & d"></g>`);
  assert.equal(markupText(svg === undefined ? [] : [svg]), `<g title="a&lt;b &quot;c&quot; &amp; d"/>`);
});

test("between the parts of a text no space comes in", () => {
  const text = element("text", {}, element("tspan", {}, "1"), element("tspan", {}, "2"));
  assert.equal(markupText([text]), "<text><tspan>1</tspan><tspan>2</tspan></text>");
});

test("what is no XML at all is replaced", () => {
  assert.equal(markupText(["a\u0000b\u000bc"]), "a\ufffdb\ufffdc");
});

test("markup that does not hold together is refused", () => {
  for (const wrong of ["<g>", "</g>", "<g></path>", "<g a='>", "<p>&unknown;</p>"]) {
    assert.throws(() => parseMarkup(wrong), wrong);
  }
});
