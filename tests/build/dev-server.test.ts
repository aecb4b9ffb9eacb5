/** The dev server follows the benchmark repository: a good save changes the page, a bad one is told and changes nothing. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import test, { after } from "node:test";
import { edit, placeIn, Scratch } from "../support/fixture.ts";
import { parseHtml } from "../support/html.ts";
import { project } from "../support/modules.ts";

const scratch = new Scratch();
const repository = scratch.copyFixture("repository");
const summary = "experiments/demo/agent-base/test/summary.yaml";
const attempt = "experiments/demo/agent-base/test/attempt-3.yaml";
/** A second copy of the sources: a dev server keeps its store in its project, and must not meet one that a person runs. */
const copy = join(project, ".build", `dev-${process.pid}`);
let server: ChildProcess | undefined;
let log = "";

after(async () => {
  if (server && server.exitCode === null) {
    const ended = new Promise((done) => server?.once("exit", done));
    server.kill("SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
  scratch.remove();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Asks for the page until its text fits; the last text when it never does. */
async function waitForText(url: string, pattern: RegExp, seconds: number): Promise<string> {
  const end = performance.now() + seconds * 1000;
  let text = "";
  while (performance.now() < end) {
    try {
      text = parseHtml(await (await fetch(url)).text()).text;
      if (pattern.test(text)) return text;
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return text;
}

test("a saved score shows, and a broken save is told while the last good number stays", async () => {
  mkdirSync(copy, { recursive: true });
  for (const name of ["src", "content-loaders", "public", "package.json", "astro.config.mjs", "tsconfig.json"]) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  const port = await freePort();
  server = spawn(process.execPath, ["src/commands/serve.ts", "dev", "--port", String(port), "--host", "127.0.0.1"], {
    cwd: copy,
    env: { ...process.env, BENCHMARK_REPOSITORY: repository, ASTRO_DEV_BACKGROUND: "0", NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk: Buffer) => (log += String(chunk)));
  const page = `http://127.0.0.1:${port}/experiments/demo/agent-base/`;
  assert.match(await waitForText(page, /33\.33/, 60), /33\.33 ± 28\.87/, log);

  // The third attempt now scores 100 on one of two tasks: 50, 50, 50.
  edit(join(repository, attempt), "score: 0", "score: 100");
  edit(join(repository, summary), "score_mean: 33.33", "score_mean: 50");
  edit(join(repository, summary), "score_std: 28.87", "score_std: 0");
  const changed = await waitForText(page, /50\.00 ± /, 20);
  assert.match(changed, /50\.00 ± 0\.00/, log);
  assert.doesNotMatch(changed, /33\.33/);

  edit(join(repository, summary), "score_mean: 50", "score_mean: fifty");
  const place = placeIn(repository, summary, "fifty");
  const told = await waitForText(page, /\bE-[A-Z]+/, 20);
  assert.match(told, /\bE-[A-Z]/, log);
  assert.ok(told.includes(place), `${place} is not in: ${told}`);
  assert.match(told, /50\.00 ± 0\.00/);

  edit(join(repository, summary), "score_mean: fifty", "score_mean: 50.0");
  const mended = await waitForText(page, /^(?!.*\bE-[A-Z])/s, 20);
  assert.doesNotMatch(mended, /\bE-[A-Z]/);
});
