/** What stands for the code in the names of what is kept from build to build: other code may come to other results. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./cache.ts";

/** A digest of the project's files that match the patterns, and of the packages that they use. */
export function codeVersion(patterns: readonly string[]): string {
  const project = process.cwd();
  const files = globSync([...patterns, "package-lock.json"], { cwd: project });
  return hashOf(
    files
      .sort()
      .map((file) => `${file} ${hashOf(readFileSync(join(project, file), "utf8"))}`)
      .join("\n"),
  );
}
