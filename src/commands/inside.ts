/** Which files of a repository a named part of it stands for. */

/**
 * Whether a file lies in a folder, or is it; both relative to the repository. A benchmark's folder stands for its data
 * folder too, since the two are one item. Empty means the whole repository.
 */
export function isInside(file: string, folder: string): boolean {
  if (folder === "") return true;
  const [, benchmark] = /^(?:packages|data)\/([^/]+)\/?$/.exec(folder) ?? [];
  const folders = benchmark === undefined ? [folder] : [`packages/${benchmark}`, `data/${benchmark}`];
  return folders.some((name) => file === name || file.startsWith(`${name}/`));
}
