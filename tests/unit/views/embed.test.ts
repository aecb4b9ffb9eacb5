/** The frame for other pages: its height, and a snippet that no title breaks. */
import assert from "node:assert/strict";
import test from "node:test";
import { embedHeight, embedRows, embedSnippet } from "../../../src/views/embed.ts";

test("the height follows from the rows, ten at most and at least one", () => {
  // Title 48, head 32, rows of 36, foot 40, border 2.
  assert.equal(embedHeight(3), 48 + 32 + 3 * 36 + 40 + 2);
  assert.equal(embedHeight(1000), 48 + 32 + embedRows * 36 + 40 + 2);
  assert.equal(embedHeight(0), embedHeight(1));
});

test("what a title holds stays inside of its attribute", () => {
  const snippet = embedSnippet("https://club.example/embed/x/?a=1&b=2", `"A" & <B>`, 200);
  assert.match(
    snippet,
    /^<iframe src="https:\/\/club\.example\/embed\/x\/\?a=1&amp;b=2" title="&quot;A&quot; &amp; &lt;B&gt;" /,
  );
  assert.match(snippet, / height="200" /);
  assert.match(snippet, /<\/iframe>$/);
});
