/** Markdown from submitters: what it may show, and that nothing in it can act. */
import assert from "node:assert/strict";
import test from "node:test";
import { markdownView } from "../../../src/views/markdown.ts";

const html = (text: string) => markdownView(text, "en", "Title").html;

test("text, lists, tables and code are shown", () => {
  const shown = html("Some *text* with `code`.\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\nx < y\n```");
  for (const part of ["<em>text</em>", "<code>code</code>", "<li>one</li>", '<td align="right">2</td>', "x &lt; y"]) {
    assert.ok(shown.includes(part), part);
  }
});

test("nothing in it runs, loads or poses as the page", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<img src=x onerror=alert(1)>",
    "![shot](https://evil.example/pixel.png)",
    "<svg><script>alert(1)</script><circle onload=alert(1) /></svg>",
    "<iframe src='https://evil.example'></iframe>",
    "<form action='https://evil.example'><input name=q></form>",
    "<style>body{display:none}</style>",
    '<p class="banner" id="main" style="position:fixed">text</p>',
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "<a href='java\nscript:alert(1)'>x</a>",
    "<a href=' javascript:alert(1)'>x</a>",
    "[x](//evil.example)",
    "[x]: javascript:alert(1)\n\n[x]",
    '[x](https://a.example "\\" onmouseover=alert(1)")',
    "<!--><img src=x onerror=alert(1)>-->",
  ];
  const forbidden =
    /<(script|img|svg|iframe|form|input|style|math|base|link|meta|object)\b|\son\w+\s*=|\b(class|id|style|src)=|href="(?!https?:\/\/)/i;
  for (const text of hostile) assert.doesNotMatch(html(text), forbidden, text);
});

test("links to http and https stay, a picture becomes a link, a path in the repository becomes text", () => {
  assert.equal(
    html("[a](https://a.example/x?y=1&z=2)"),
    '<p><a href="https://a.example/x?y=1&amp;z=2" rel="nofollow">a</a></p>\n',
  );
  assert.equal(
    html("![a <b>](https://a.example/p.png)"),
    '<p><a href="https://a.example/p.png" rel="nofollow">a &lt;b&gt;</a></p>\n',
  );
  assert.equal(html("[a](../rubric/README.md)"), "<p><span>a</span></p>\n");
});

test("headings go below those of the page, and the title is not said twice", () => {
  assert.equal(html("# Title\n\ntext"), "<p>text</p>\n");
  assert.equal(html("# Other\n\n## Part"), "<h3>Other</h3>\n<h4>Part</h4>\n");
});

test("a text in another language than the page says so", () => {
  assert.equal(markdownView("English.", "en", "").lang, undefined);
  assert.equal(markdownView("English.", "zh", "").lang, "en");
  assert.equal(markdownView("中文。", "zh", "").lang, undefined);
  assert.equal(markdownView("中文。", "en", "").lang, "zh-CN");
});
