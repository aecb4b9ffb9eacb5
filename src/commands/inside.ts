/** Which files of a repository a named part of it stands for. */

/**
 * Whether a file lies in a folder, or is it; both relative to the repository. A benchmark's folder stands for its data
 * folder too, since the two are one item; a pack's stands for what was reported of it, where a key that it misspells is
 * told. Empty means the whole repository.
 */
export function isInside(file: string, folder: string): boolean {
  if (folder === "") return true;
  const [, pack] = /^packs\/([^/]+)\/?$/.exec(folder) ?? [];
  if (pack !== undefined && /^runs\/[^/]+\/([^/]+)(?:\/|$)/.exec(file)?.[1] === pack) return true;
  const [, benchmark] = /^(?:packages|data)\/([^/]+)\/?$/.exec(folder) ?? [];
  const folders = benchmark === undefined ? [folder] : [`packages/${benchmark}`, `data/${benchmark}`];
  return folders.some((name) => file === name || file.startsWith(`${name}/`));
}
