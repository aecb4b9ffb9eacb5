/**
 * `serve dev` follows changes of code and data; `serve preview` shows a built site as a static host would, below the path
 * that it was built for; `serve start` builds `dist/` and shows it. `--port <number>`, default 4321. Exit 2: wrong usage,
 * a wrong setting, nothing built yet, or a port that is taken; `start` ends as the build does where that fails.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkSettings, messageLocale, SettingError } from "../settings.ts";
import { givenPath, shownPath } from "./arguments.ts";
import { builtBase } from "./built-site.ts";
import { listenFault, serveFolder } from "./static-server.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

const project = resolve(import.meta.dirname, "../..");
const dist = join(project, "dist");
process.env.ASTRO_TELEMETRY_DISABLED ??= "1";

/** Nothing is wrong with the way the command was called: its usage would not help. */
class CannotServe extends Error {}

answerHelp(usages.serve);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "4321" }, host: { type: "string" }, out: { type: "string" } },
  });
  checkSettings();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is no port.`);
  const [kind, ...more] = positionals;
  endWithNpm();
  if (more.length > 0) throw new Error(`Unexpected: ${more.join(" ")}.`);
  if (values.out !== undefined && kind !== "preview") throw new Error("--out is for preview alone.");
  const host = values.host ?? "localhost";
  switch (kind) {
    case "dev": {
      const { dev } = await import("astro");
      await dev({ server: { port, ...(values.host === undefined ? {} : { host: values.host }) } });
      break;
    }
    case "preview":
      await preview(values.out === undefined ? dist : givenPath(values.out), port, host);
      break;
    case "start":
      // A port that is taken is told before the build, not after it.
      await refuseTakenPort(port, host);
      await build();
      await preview(dist, port, host);
      break;
    default:
      throw new Error(`Serve what? ${kind === undefined ? "" : `"${kind}" is unknown.`}`.trim());
  }
} catch (error) {
  const message = error instanceof Error ? error.message : error;
  console.error(error instanceof SettingError ? error.text[messageLocale()] : message);
  if (!(error instanceof CannotServe)) console.error(shortUsage("serve"));
  process.exit(2);
}

/** npm passes a signal on to its shell alone, and a shell that ends leaves this process behind with another parent. */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

async function preview(site: string, port: number, host: string): Promise<void> {
  const shown = site === dist ? "dist/" : shownPath(site);
  if (!existsSync(join(site, "index.html")))
    throw new CannotServe(`There is no built site in ${shown}: npm run build.`);
  await refuseTakenPort(port, host);
  const base = builtBase(site);
  const { origin } = await serveFolder(site, { port, host, base });
  console.log(`${shown} on ${origin}${base}`);
}

/** @throws CannotServe where the port cannot be listened on */
async function refuseTakenPort(port: number, host: string): Promise<void> {
  const fault = await listenFault(port, host);
  if (fault === null) return;
  throw new CannotServe(
    fault.code === "EADDRINUSE"
      ? `Port ${port} is taken. Name another one with --port, such as --port ${port === 65535 ? 4321 : port + 1}.`
      : fault.message,
  );
}

/** Builds in a process of its own, which ends together with this one; a failed build ends this one too. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
  const signals = ["SIGINT", "SIGTERM"] as const;
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const status = await new Promise<number>((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code ?? 1));
  });
  for (const signal of signals) process.off(signal, pass);
  if (status !== 0) process.exit(status);
}
