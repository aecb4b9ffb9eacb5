/** Archives: any tar unpacks them, and the same files give the same bytes. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { tar } from "../../../src/commands/archive/tar.ts";
import { Scratch } from "../../support/fixture.ts";
import { listFiles } from "../../support/site.ts";

const scratch = new Scratch();
after(() => scratch.remove());

const paths = [
  "top/README.txt",
  `top/${"a".repeat(96)}`,
  `top/${"b".repeat(97)}`,
  `top/${"folder/".repeat(20)}${"c".repeat(90)}`,
  `top/${"d".repeat(200)}/${"e".repeat(150)}.html`,
  "top/中文.txt",
  "top/empty",
  "top/block",
];
const contents = paths.map((path, index) =>
  path.endsWith("empty") ? "" : path.endsWith("block") ? "x".repeat(512) : `${path}\n`.repeat(index + 1),
);

function archive(): Buffer {
  const files = paths.map((path, index) => ({ path, read: () => Buffer.from(contents[index] ?? "") }));
  return Buffer.concat([...tar(files, 1_790_000_000)]);
}

test("tar unpacks every name and content, with the time that was given", () => {
  const { status, stderr } = spawnSync("tar", ["-xf", "-", "-C", scratch.folder], {
    input: archive(),
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  assert.equal(stderr, "");
  assert.deepEqual(listFiles(scratch.folder), [...paths].sort());
  for (const [index, path] of paths.entries()) {
    assert.equal(readFileSync(join(scratch.folder, path), "utf8"), contents[index], path);
    assert.equal(statSync(join(scratch.folder, path)).mtimeMs, 1_790_000_000_000);
  }
});

test("the same files give the same bytes, in whole blocks", () => {
  assert.deepEqual(archive(), archive());
  assert.equal(archive().length % 512, 0);
});
