/**
 * Where symbolic links may lead. A link could otherwise publish what is never read: a rubric, a hidden file, a file of
 * another machine. Paths are relative to the repository, with `/`.
 */

/** Why a link is not followed. */
export type LinkFault = "broken" | "outside" | "other-item" | "hidden";

/** How many parts the path of an item has, by top folder; a definition, a price list or a plugin is an item by itself. */
const itemDepths: Readonly<Record<string, number>> = {
  packages: 2,
  data: 2,
  experiments: 3,
  leaderboards: 2,
  packs: 2,
  plugins: 2,
  prices: 2,
  runs: 2,
};

/**
 * The folder that a link has to stay in: that of its benchmark, experiment, pack or run. Null for what belongs to no item and is
 * never read, such as a README beside the top folders: it only has to stay in the repository.
 */
export function ownPlace(link: string): string | null {
  const parts = link.split("/");
  const depth = itemDepths[parts[0] ?? ""];
  return depth === undefined ? null : parts.slice(0, depth).join("/");
}

/** What is wrong with the real path `target` of a link that has to stay below `place`, or null. */
export function linkFault(target: string, place: string | null): LinkFault | null {
  const parts = target.split("/");
  // A path on another drive stays absolute and is not below the root either.
  if (target === "" || parts[0] === ".." || parts[0] === "" || /^[A-Za-z]:$/.test(parts[0] ?? "")) return "outside";
  if (place === null) return null;
  if (!target.startsWith(`${place}/`)) return "other-item";
  const isHidden = parts.some((part) => part.startsWith(".") || part.toLowerCase() === "rubric");
  return isHidden ? "hidden" : null;
}
