/** What a built site says of itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The path that a site was built for, with a slash at both ends; its first page names its own address. */
export function builtBase(site: string): string {
  const page = readFileSync(join(site, "index.html"), "utf8");
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return address === undefined || !URL.canParse(address) ? "/" : new URL(address).pathname;
}

/** The paths of the items that errors kept out of a site (`experiments/<folder>/<id>`, …). */
export function leftOutOf(site: string): readonly string[] {
  const { left_out } = JSON.parse(readFileSync(join(site, "api/v1/problems.json"), "utf8")) as {
    readonly left_out: readonly { readonly path: string }[];
  };
  return left_out.map(({ path }) => path);
}

/** More names than that hide the sentence that they stand in. */
const named = 5;

/** One line on what errors kept out; null where nothing was. */
export function leftOutLine(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const more = paths.length > named ? [`and ${paths.length - named} more`] : [];
  return `Left out because of errors: ${paths.length} (${[...paths.slice(0, named), ...more].join(", ")}); see /data-health/`;
}
