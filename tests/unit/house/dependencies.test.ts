/** Each dependency has its reason, in the README. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import manifest from "../../../package.json" with { type: "json" };
import { project } from "../../support/modules.ts";

test("the README says of every dependency what it is for", () => {
  const lines = readFileSync(join(project, "README.md"), "utf8").split("\n");
  const unexplained = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    (name) => !lines.some((line) => line.includes(`\`${name}\``) && line.replace(`\`${name}\``, "").length > 15),
  );
  assert.deepEqual(unexplained, []);
});
