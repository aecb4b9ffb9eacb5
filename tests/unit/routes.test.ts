import assert from "node:assert/strict";
import { test } from "node:test";
import { routes, sourceAnchor, twin, withBase } from "../../src/routes.ts";

test("English has no prefix, Chinese is /zh/ and the same path", () => {
  assert.equal(routes.home("en"), "/");
  assert.equal(routes.home("zh"), "/zh/");
  assert.equal(routes.experiment("zh", "board/x"), "/zh/experiments/board/x/");
  assert.equal(routes.experimentSource("board/x"), "/experiments/board/x/source/");
});

test("the twin of a twin is the page itself", () => {
  for (const path of ["/", "/zh-notes/", "/leaderboards/a/"]) assert.equal(twin(twin(path, "zh"), "en"), path);
  assert.equal(twin("/zh/leaderboards/a/", "en"), "/leaderboards/a/");
});

test("a base path stands before the path once", () => {
  assert.equal(withBase("/zh/", "/"), "/zh/");
  assert.equal(withBase("/zh/", "/sub/"), "/sub/zh/");
  assert.equal(sourceAnchor("test/summary.yaml", 4), "#test/summary.yaml:4");
});
