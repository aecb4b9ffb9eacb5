/** The settings from the environment: what each takes, and what it says of anything else. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  basePath,
  cacheFolder,
  checkSettings,
  onProblem,
  repositoryUrl,
  SettingError,
  siteUrl,
  snapshotTags,
} from "../../src/settings.ts";

test("without settings there are defaults", () => {
  assert.equal(siteUrl({}), "https://club.penguin.ooo");
  assert.equal(basePath({}), "/");
  assert.equal(repositoryUrl({}), null);
  assert.equal(onProblem({}), "fail");
  assert.equal(snapshotTags({}), "v*");
  assert.equal(cacheFolder({}), ".cache");
});

test("a pattern of tags is anything that could match one", () => {
  for (const pattern of ["v*", "v[0-9]*", "paper-??", "release/*", "v1.0", "发布-*"]) {
    assert.equal(snapshotTags({ SNAPSHOT_TAGS: pattern }), pattern);
  }
});

test("a sub-path has a slash at both ends, however it is written", () => {
  for (const written of ["boards", "/boards", "boards/", "/boards/"]) {
    assert.equal(basePath({ BASE_PATH: written }), "/boards/", written);
  }
  assert.equal(basePath({ BASE_PATH: "/a/b-c_1" }), "/a/b-c_1/");
  assert.equal(basePath({ BASE_PATH: "/" }), "/");
});

test("addresses lose the slash at their end", () => {
  assert.equal(siteUrl({ SITE_URL: "http://localhost:8080/" }), "http://localhost:8080");
  assert.equal(repositoryUrl({ REPOSITORY_URL: "https://git.example/a/b/" }), "https://git.example/a/b");
});

test("any other value is told in both languages, with the setting, the value and the form that it has to have", () => {
  const wrong: readonly (readonly [string, string])[] = [
    ["SITE_URL", "foo"],
    ["SITE_URL", "https://club.example/sub"],
    ["SITE_URL", "ftp://club.example"],
    ["BASE_PATH", "https://club.example/sub"],
    ["BASE_PATH", "a//b"],
    ["BASE_PATH", "../up"],
    ["BASE_PATH", "a b"],
    ["REPOSITORY_URL", "git@git.example:a/b"],
    ["REPOSITORY_URL", "https://git.example/a?b"],
    ["ON_PROBLEM", "warn"],
    ["SNAPSHOT_TAGS", "-v*"],
    ["SNAPSHOT_TAGS", "v* w*"],
    ["SNAPSHOT_TAGS", "v..w"],
    ["SNAPSHOT_TAGS", "^v.*"],
    ["CACHE_FOLDER", "a\0b"],
  ];
  for (const [variable, value] of wrong) {
    assert.throws(
      () => checkSettings({ [variable]: value }),
      (error) => {
        assert.ok(error instanceof SettingError);
        for (const text of [error.text.en, error.text.zh]) {
          assert.ok(text.includes(variable) && text.includes(value), text);
        }
        return true;
      },
      `${variable}=${value}`,
    );
  }
});

test("a password in an address is refused and not repeated", () => {
  assert.throws(
    () => repositoryUrl({ REPOSITORY_URL: "https://someone:secret@git.example/a/b" }),
    (error) => error instanceof SettingError && !error.text.en.includes("secret") && !error.text.zh.includes("secret"),
  );
});
