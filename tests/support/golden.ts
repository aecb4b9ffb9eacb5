/** Pictures that were looked at once and must not change unseen. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./modules.ts";

/**
 * Compares a text with `tests/golden/<name>`. With `UPDATE_GOLDEN=1` the file is written instead: look at it before it
 * is committed.
 */
export function assertGolden(name: string, text: string): void {
  const file = join(project, "tests/golden", name);
  if (process.env.UPDATE_GOLDEN === "1") writeFileSync(file, text);
  assert.ok(existsSync(file), `tests/golden/${name} does not exist; UPDATE_GOLDEN=1 writes it.`);
  assert.equal(text, readFileSync(file, "utf8"), `tests/golden/${name} differs; UPDATE_GOLDEN=1 writes it anew.`);
}
