/** The files of the smallest experiment in the order in which they are written. */

export interface ExampleFile {
  /** Path in the benchmark repository. */
  readonly path: string;
  readonly text: string;
}

export interface ExampleFiles {
  readonly experiment: readonly ExampleFile[];
  /** What the experiment refers to. */
  readonly benchmark: readonly ExampleFile[];
}

/** What stands first in its folder; the rest follows by name. */
const ORDER = ["meta_info.yaml", "benchmark_config.toml", "task_config.toml"];

/** @param files text by path in the repository */
export function exampleFiles(files: Readonly<Record<string, string>>): ExampleFiles {
  const list = Object.entries(files)
    .map(([path, text]) => ({ path, text: text.trimEnd() }))
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
  return {
    experiment: list.filter(({ path }) => path.startsWith("experiments/")),
    benchmark: list.filter(({ path }) => path.startsWith("packages/")),
  };
}

function rank({ path }: ExampleFile): number {
  const place = ORDER.indexOf(path.slice(path.lastIndexOf("/") + 1));
  return place < 0 ? ORDER.length : place;
}
