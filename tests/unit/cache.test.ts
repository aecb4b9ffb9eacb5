/** What is kept on disk, and what happens to what is not whole. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { Cache } from "../../src/cache.ts";

const scratch = mkdtempSync(join(tmpdir(), "cache-"));
after(() => rmSync(scratch, { recursive: true }));

test("a text is kept under its name, and only whole", async () => {
  const folder = join(scratch, "a");
  const cache = new Cache("ledger", folder);
  assert.equal(await cache.read("x"), null);
  await cache.write("x", "one\ntwo — 三\n");
  assert.equal(await cache.read("x"), "one\ntwo — 三\n");
  assert.equal(await cache.read("y"), null);
  assert.equal(await new Cache("image", folder).read("x"), null);
  const file = join(folder, readdirSync(folder)[0] ?? "");
  const whole = readFileSync(file, "utf8");
  for (const broken of ["", "x", whole.slice(0, -1), `${whole}x`, whole.replace("one", "eno")]) {
    writeFileSync(file, broken);
    assert.equal(await cache.read("x"), null, JSON.stringify(broken));
  }
  await cache.write("x", "again");
  assert.equal(await cache.read("x"), "again");
});

test("many writers leave one whole text and nothing else", async () => {
  const folder = join(scratch, "b");
  const text = "x".repeat(1_000_000);
  await Promise.all(Array.from({ length: 8 }, () => new Cache("ledger", folder).write("name", text)));
  assert.equal(readdirSync(folder).length, 1);
  assert.equal(await new Cache("ledger", folder).read("name"), text);
});

test("the folder does not grow for ever, and one that cannot be written to is no fault", async () => {
  const folder = join(scratch, "c");
  const cache = new Cache("ledger", folder);
  for (let n = 0; n < 20; n++) await cache.write(`name ${n}`, "text");
  assert.equal(readdirSync(folder).length, 12);
  assert.equal(await cache.read("name 19"), "text");
  const file = join(scratch, "file");
  writeFileSync(file, "in the way");
  await new Cache("ledger", file).write("x", "text");
  assert.equal(await new Cache("ledger", file).read("x"), null);
});
