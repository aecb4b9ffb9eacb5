/**
 * Draws SVG as PNG, with the faces that npm packages ship and no others: the same bytes on every machine. What was drawn
 * before is taken from the cache, by its content. The only module that imports resvg.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import manifest from "../package.json" with { type: "json" };
import { cacheFolder } from "./settings.ts";

// Bundled modules lie elsewhere; every command works in the project's own folder.
const require = createRequire(join(process.cwd(), "package.json"));

/** By the weights that posters are set in. */
const faces = [
  ["@embedpdf/fonts-latin", "NotoSans-Regular.ttf"],
  ["@embedpdf/fonts-latin", "NotoSans-SemiBold.ttf"],
  ["@embedpdf/fonts-sc", "NotoSansHans-Regular.otf"],
  ["@embedpdf/fonts-sc", "NotoSansHans-Bold.otf"],
] as const;

const drawnBy = ["@resvg/resvg-wasm", "@embedpdf/fonts-latin", "@embedpdf/fonts-sc"] as const;
/** A picture is the same only if all that draws it is. */
const versions = drawnBy.map((name) => `${name}@${manifest.dependencies[name]}`).join(" ");

let fonts: Promise<Uint8Array[]> | undefined;

/** The picture in the size that the SVG states. Text in a face that is not shipped is set in one that is. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(cacheFolder(), "pictures");
  const name = createHash("sha256").update(versions).update("\0").update(svg).digest("hex");
  const file = join(folder, `${name}.png`);
  const known = readCached(file);
  if (known !== null) return known;
  fonts ??= loadFonts();
  const drawing = new Resvg(svg, {
    font: { fontBuffers: await fonts, loadSystemFonts: false, defaultFontFamily: "Noto Sans" },
  });
  const rendered = drawing.render();
  const png = new Uint8Array(rendered.asPng());
  rendered.free();
  drawing.free();
  mkdirSync(folder, { recursive: true });
  // Under a name of its own first: another build may read what this one has not finished.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, png);
  renameSync(own, file);
  return png;
}

function readCached(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

async function loadFonts(): Promise<Uint8Array[]> {
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return faces.map(([name, file]) => readFileSync(join(dirname(require.resolve(name)), "../fonts", file)));
}
