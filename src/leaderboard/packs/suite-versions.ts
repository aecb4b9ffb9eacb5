/** Whether runs were evaluated on the same versions of their suites. */
import type { SuiteVersion } from "../../../content-loaders/packs.ts";

/**
 * True where two of the sides state different versions of one suite. A version that a side does not state differs from none,
 * and 3 is 3.0: tools write the same number either way.
 */
export function differInVersion(sides: Iterable<readonly SuiteVersion[]>): boolean {
  const known = new Map<string, string>();
  for (const versions of sides) {
    for (const { suite, version: written } of versions) {
      const version = written.replace(/\.0+$/, "");
      if ((known.get(suite) ?? version) !== version) return true;
      known.set(suite, version);
    }
  }
  return false;
}
