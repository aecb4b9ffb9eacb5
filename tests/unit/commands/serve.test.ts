/** What the commands answer before they do anything, and what a built site says of itself. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import test, { after } from "node:test";
import manifest from "../../../package.json" with { type: "json" };
import { builtBase, leftOutLine } from "../../../src/commands/built-site.ts";
import { listenFault, serveFolder } from "../../../src/commands/static-server.ts";
import { runScript } from "../../support/command-step.ts";
import { project } from "../../support/modules.ts";

const scratch = mkdtempSync(join(tmpdir(), "serve-"));
after(() => rmSync(scratch, { recursive: true }));

test("every command answers --help with its usage and does nothing", async () => {
  const sources = new Map(
    globSync("src/commands/*.ts", { cwd: project }).map((file) => [
      basename(file, ".ts"),
      readFileSync(join(project, file), "utf8"),
    ]),
  );
  const commands = Object.values(manifest.scripts).flatMap(
    (line) => /src\/commands\/([\w-]+)\.ts/.exec(line)?.[1] ?? [],
  );
  for (const name of new Set(commands)) assert.match(sources.get(name) ?? "", /^answerHelp\(/m, name);
  // Starting each of them takes seconds: two stand for all.
  for (const [name, script] of [
    ["build", "build"],
    ["serve", "start"],
  ] as const) {
    const { status, output } = await runScript([join(project, `src/commands/${name}.ts`), "--help"], { cwd: scratch });
    assert.equal(status, 0, name);
    assert.match(output, new RegExp(`^Usage:.*npm (run )?${script}\\b`), name);
  }
});

test("a taken port is told before anything is built, and how to name another", async () => {
  const { origin, close } = await serveFolder(scratch, { host: "127.0.0.1" });
  const port = Number(new URL(origin).port);
  const { status, output } = await runScript([
    join(project, "src/commands/serve.ts"),
    ...["start", "--host", "127.0.0.1", "--port", String(port)],
  ]);
  assert.deepEqual([status, output.split("\n").length], [2, 2]);
  assert.match(output, new RegExp(`^Port ${port} is taken\\. Name another one with --port, such as --port \\d+\\.\n$`));
  await close();
  assert.equal(await listenFault(port, "127.0.0.1"), null);
});

test("a server that npm started ends with npm's shell", async () => {
  const site = join(scratch, "ended");
  mkdirSync(site);
  writeFileSync(join(site, "index.html"), "home");
  const command = `"${process.execPath}" "${join(project, "src/commands/serve.ts")}" preview --port 0 --out "${site}"; true`;
  const shell = spawn("/bin/sh", ["-c", command], {
    env: { ...process.env, npm_lifecycle_event: "preview" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shell.stdout, "close");
  const [line] = await once(shell.stdout, "data");
  const [origin = ""] = /http:\S+/.exec(String(line)) ?? [];
  assert.equal(await (await fetch(origin)).text(), "home");
  shell.kill("SIGTERM");
  // The server holds the other end of this stream.
  await ended;
  await assert.rejects(fetch(origin));
});

test("a site says for which path it was built", () => {
  const page = (address: string) => `<head><link rel="canonical" href="${address}"></head>`;
  for (const [html, base] of [
    [page("https://club.example/"), "/"],
    [page("https://club.example/boards/"), "/boards/"],
    ["<head></head>", "/"],
  ] as const) {
    const site = join(scratch, "site");
    mkdirSync(site, { recursive: true });
    writeFileSync(join(site, "index.html"), html);
    assert.equal(builtBase(site), base);
  }
});

test("what was left out is one line, whatever its number", () => {
  assert.equal(leftOutLine([]), null);
  assert.equal(
    leftOutLine(["experiments/a/b", "packages/c"]),
    "Left out because of errors: 2 (experiments/a/b, packages/c); see /data-health/",
  );
  assert.match(leftOutLine([..."abcdefg"]) ?? "", /: 7 \(a, b, c, d, e, and 2 more\)/);
});
