/** `serve dev` follows changes of code and data; `serve preview` shows what was built. `--port <number>`, default 4321. */
import { parseArgs } from "node:util";
import { dev, preview } from "astro";

process.env.ASTRO_TELEMETRY_DISABLED ??= "1";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "4321" }, host: { type: "string" } },
});
const server = { port: Number(values.port), ...(values.host === undefined ? {} : { host: values.host }) };

switch (positionals[0]) {
  case "dev":
    await dev({ server });
    break;
  case "preview":
    await preview({ server });
    break;
  default:
    console.error("Usage: serve <dev|preview> [--port <number>] [--host <address>]");
    process.exitCode = 2;
}
