/** What is built is served as static hosts serve it. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { serveFolder } from "../../../src/commands/static-server.ts";

const scratch = mkdtempSync(join(tmpdir(), "served-"));
const site = join(scratch, "site");
mkdirSync(join(site, "boards/demo"), { recursive: true });
writeFileSync(join(scratch, "secret.txt"), "secret");
writeFileSync(join(site, "index.html"), "home");
writeFileSync(join(site, "404.html"), "gone");
writeFileSync(join(site, "boards/demo/index.html"), "demo");
after(() => rmSync(scratch, { recursive: true }));

async function ask(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: "manual" });
  return [response.status, response.headers.get("location"), await response.text()];
}

test("a folder's page has a slash at its end; without it the reader is sent there, query and all", async () => {
  const { origin, close } = await serveFolder(site);
  assert.deepEqual(await ask(origin, "/"), [200, null, "home"]);
  assert.deepEqual(await ask(origin, "/boards/demo/"), [200, null, "demo"]);
  assert.deepEqual(await ask(origin, "/boards/demo?sort=a"), [301, "/boards/demo/?sort=a", ""]);
  assert.deepEqual(await ask(origin, "/boards/gone/"), [404, null, "gone"]);
  assert.deepEqual(await ask(origin, "/%2e%2e%2fsecret.txt"), [404, null, "gone"]);
  await close();
});

test("a site below a path is served there alone", async () => {
  const { origin, close } = await serveFolder(site, { base: "/sub/" });
  assert.deepEqual(await ask(origin, "/"), [302, "/sub/", ""]);
  assert.deepEqual(await ask(origin, "/sub"), [302, "/sub/", ""]);
  assert.deepEqual(await ask(origin, "/sub/boards/demo"), [301, "/sub/boards/demo/", ""]);
  assert.deepEqual(await ask(origin, "/sub/boards/demo/"), [200, null, "demo"]);
  assert.deepEqual(await ask(origin, "/boards/demo/"), [404, null, "gone"]);
  await close();
});
