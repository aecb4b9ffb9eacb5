/** PNG from SVG: the size that was asked for, the same bytes each time, and drawn once. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { pngOf } from "../../src/raster.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><path d="M0 0H240V60H0Z" fill="#fff"/><text x="8" y="40" font-family="Noto Sans S Chinese" font-weight="600" font-size="30">自进化 71.47 ± 1.35</text></svg>`;

/** Runs with a cache of its own, so that nothing drawn before is taken. */
async function withCache<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const before = process.env.CACHE_FOLDER;
  process.env.CACHE_FOLDER = folder;
  try {
    return await run(folder);
  } finally {
    if (before === undefined) delete process.env.CACHE_FOLDER;
    else process.env.CACHE_FOLDER = before;
    rmSync(folder, { recursive: true });
  }
}

test("a picture has the size of its SVG, and the same bytes when it is drawn anew", async () => {
  const first = await withCache(() => pngOf(svg));
  const second = await withCache(() => pngOf(svg));
  assert.deepEqual(Buffer.from(first), Buffer.from(second));
  const view = Buffer.from(first);
  assert.deepEqual([...view.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.deepEqual([view.readUInt32BE(16), view.readUInt32BE(20)], [240, 60]);
});

test("a picture is drawn once, another one is not taken for it", () =>
  withCache(async (folder) => {
    const [first] = [await pngOf(svg)];
    const [file = ""] = readdirSync(join(folder, "pictures"));
    const made = statSync(join(folder, "pictures", file)).mtimeMs;
    assert.deepEqual(await pngOf(svg), first);
    assert.equal(statSync(join(folder, "pictures", file)).mtimeMs, made);
    assert.notDeepEqual(await pngOf(svg.replace("71.47", "71.48")), first);
    assert.equal(readdirSync(join(folder, "pictures")).length, 2);
  }));

test("Chinese is drawn in its own face, bold as asked for", () =>
  withCache(async () => {
    const regular = await pngOf(svg.replace(' font-weight="600"', ""));
    assert.notDeepEqual(await pngOf(svg), regular);
    // A character that a face lacks is a box, the same for every such character.
    const [one, other] = [await pngOf(svg.replace("自进化", "自自自")), await pngOf(svg.replace("自进化", "进进进"))];
    assert.notDeepEqual(one, other);
  }));
