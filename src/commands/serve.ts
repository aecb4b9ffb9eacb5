/**
 * `serve dev` follows changes of code and data; `serve preview` shows `dist/` as a static host would. `--port <number>`,
 * default 4321. Exit 2: wrong usage, a wrong setting, nothing built yet, or a port that is taken.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { basePath, checkSettings, messageLocale, SettingError } from "../settings.ts";
import { serveFolder } from "./static-server.ts";

const project = resolve(import.meta.dirname, "../..");
process.env.ASTRO_TELEMETRY_DISABLED ??= "1";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "4321" }, host: { type: "string" } },
  });
  checkSettings();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is no port.`);
  switch (positionals[0]) {
    case "dev": {
      const { dev } = await import("astro");
      await dev({ server: { port, ...(values.host === undefined ? {} : { host: values.host }) } });
      break;
    }
    case "preview":
      await preview(port, values.host ?? "localhost");
      break;
    default:
      throw new Error(`Serve what? ${positionals[0] === undefined ? "" : `"${positionals[0]}" is unknown.`}`.trim());
  }
} catch (error) {
  const message = error instanceof Error ? error.message : error;
  console.error(error instanceof SettingError ? error.text[messageLocale()] : message);
  console.error("Usage: serve <dev|preview> [--port <number>] [--host <address>]");
  process.exit(2);
}

async function preview(port: number, host: string): Promise<void> {
  const site = join(project, "dist");
  if (!existsSync(join(site, "index.html"))) throw new Error("There is no dist/ yet: npm run build.");
  const base = basePath();
  const { origin } = await serveFolder(site, { port, host, base });
  console.log(`dist/ on ${origin}${base}`);
}
