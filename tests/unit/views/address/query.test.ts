/** View state in the query: what is written comes back exactly, and nothing else is touched. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readChoice, readList, withChoice, withList } from "../../../../src/views/address/query.ts";
import { seeded } from "../../../support/board-records.ts";

const names = ["A, v2", "B+C", "a/b", "深度-1"];

test("names with commas, plus signs, slashes and Chinese come back exactly", () => {
  const search = withList("", "model", names);
  assert.deepEqual(readList(search, "model"), names);
  // The same after a browser or a form has written the whole query its own way.
  const rewritten = `?${new URLSearchParams(search)}`;
  assert.notEqual(rewritten, search);
  assert.deepEqual(readList(rewritten, "model"), names);
  assert.deepEqual(readList(new URL(`https://club.example/${search}`).search, "model"), names);
});

test("plain ids are written plainly, as in a link typed by hand", () => {
  assert.equal(withList("", "entries", ["a", "b-2"]), "?entries=a,b-2");
  assert.deepEqual(readList("?entries=a,b-2", "entries"), ["a", "b-2"]);
  assert.deepEqual(readList("?entries=a%2Cb-2", "entries"), ["a", "b-2"]);
  assert.deepEqual(readList("?entries=a&entries=b,a,,", "entries"), ["a", "b"]);
  assert.deepEqual(readList("?other=1", "entries"), []);
});

test("any list comes back exactly", () => {
  const random = seeded(7);
  const signs = [..." ,+/\\&=?#%'\"é深一a1\n", "\u{1f427}"];
  const pick = (most: number) => Math.floor(random() * most);
  for (let run = 0; run < 500; run += 1) {
    const item = () => Array.from({ length: 1 + pick(6) }, () => signs[pick(signs.length)]).join("");
    const list = [...new Set(Array.from({ length: 1 + pick(5) }, item))];
    assert.deepEqual(readList(withList("?sort=x", "k", list), "k"), list, JSON.stringify(list));
  }
});

test("what belongs to other keys stays as it was written, a nonsense too", () => {
  const search = "?sort=nonsense&entries=a%2Cb&lang=xx&q=%E6%B7%B1+1&%zz";
  assert.equal(withList(search, "entries", ["c"]), "?sort=nonsense&entries=c&lang=xx&q=%E6%B7%B1+1&%zz");
  assert.equal(withList(search, "entries", []), "?sort=nonsense&lang=xx&q=%E6%B7%B1+1&%zz");
  assert.equal(withList("?entries=a", "entries", []), "");
  assert.equal(withChoice("?a=1", "axis", "cost"), "?a=1&axis=cost");
});

test("an unknown choice is none, and is told", () => {
  const axes = ["round", "cost"] as const;
  assert.deepEqual(readChoice("?axis=cost", "axis", axes), { value: "cost", unknown: null });
  assert.deepEqual(readChoice("?axis=speed", "axis", axes), { value: null, unknown: "speed" });
  assert.deepEqual(readChoice("", "axis", axes), { value: null, unknown: null });
});
