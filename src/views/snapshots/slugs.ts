/** The names of tags as addresses have them. */

/** What names and orders the addresses of tags. */
export interface NamedState {
  readonly name: string;
  /** ISO 8601 UTC. */
  readonly committedAt: string;
}

/** So many digits tell two tags apart that would have the same address. */
const digits = 6;

/**
 * The last part of each tag's address, by its name. Letters, digits, `.`, `_` and `-` stay; all else becomes a hyphen.
 * Where two tags come to the same address, on disks that do not tell capitals from small letters too, the one that stands
 * on the later commit gets a digest of its name: a tag that is added does not move the pages of an earlier one.
 *
 * @param digest of a name, hexadecimal
 */
export function snapshotSlugs(
  tags: readonly NamedState[],
  digest: (name: string) => string,
): ReadonlyMap<string, string> {
  const inTime = tags.toSorted((a, b) => compare(a.committedAt, b.committedAt) || compare(a.name, b.name));
  const taken = new Set<string>();
  const slugs = new Map<string, string>();
  for (const { name } of inTime) {
    const plain = plainSlug(name);
    const slug =
      plain !== "" && !taken.has(plain.toLowerCase())
        ? plain
        : [plain || "tag", digest(name).slice(0, digits)].join("-");
    taken.add(slug.toLowerCase());
    slugs.set(name, slug);
  }
  return slugs;
}

/** Empty for a name without a letter or digit of ASCII. */
function plainSlug(name: string): string {
  return name.replace(/[^\w.-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
