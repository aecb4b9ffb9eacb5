/** A citation claims no more than the state of the data allows. */
import assert from "node:assert/strict";
import test from "node:test";
import { citation } from "../../../src/views/citation.ts";

const state = { commit: "0123456789abcdef", committedAt: "2026-11-30T12:00:00Z", dirty: false };
const address = "https://club.example/";

test("a commit stands for its numbers", () => {
  const { text, entry } = citation(state, address, "en");
  assert.match(text, /the same commit gives the same numbers/);
  assert.match(entry, /\n {2}note = \{data 0123456, 2026-11-30\},\n {2}url = \{https:\/\/club\.example\/\}\n/);
  assert.match(citation(state, address, "zh").text, /提交号相同/);
});

test("with uncommitted changes no commit does, and the citation says so", () => {
  const dirty = { ...state, dirty: true };
  const { text, entry } = citation(dirty, address, "en");
  assert.doesNotMatch(text, /same numbers/);
  assert.match(text, /no commit gives them again/);
  assert.match(entry, /note = \{data 0123456, 2026-11-30, with uncommitted changes\}/);
  assert.match(citation(dirty, address, "zh").text, /未提交的改动/);
});

test("without git nothing is said of a commit", () => {
  assert.doesNotMatch(citation({ commit: null, committedAt: null, dirty: false }, address, "en").entry, /note/);
});
