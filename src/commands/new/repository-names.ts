/** The names that are taken in a repository, and those that a draft may refer to. */
import { lstatSync, statSync } from "node:fs";
import { join } from "node:path";
import { placeOfPath } from "../../../content-loaders/check.ts";
import { idCase } from "../../../content-loaders/checks/case-collisions.ts";
import { unknownBenchmark } from "../../../content-loaders/checks/references.ts";
import { problem } from "../../../content-loaders/problem.ts";
import { readDocument } from "../../../content-loaders/reading/document.ts";
import { RepositoryFiles } from "../../../content-loaders/reading/files.ts";
import { checkName, checkPackFolder } from "../../../content-loaders/reading/names.ts";
import { noRepository } from "../../../content-loaders/reading/rules.ts";
import { benchmarkManifest } from "../../../content-loaders/schema/benchmark.ts";
import { existing } from "../../../content-loaders/writing-rules.ts";
import { Refused } from "./refusals.ts";

/** A benchmark and what a draft needs of it. */
export interface KnownBenchmark {
  readonly id: string;
  /** Ids of the tasks that have a configuration, in code-point order. */
  readonly tasks: readonly string[];
}

export class RepositoryNames {
  readonly root: string;
  private readonly files: RepositoryFiles;

  private constructor(root: string, files: RepositoryFiles) {
    this.root = root;
    this.files = files;
  }

  /** @throws Refused where `root` is no folder, or its own folders are links that nothing is read through */
  static async open(root: string, given: string): Promise<RepositoryNames> {
    const found = statSync(root, { throwIfNoEntry: false });
    if (found?.isDirectory() !== true) {
      const reason = found === undefined ? "missing" : "no-folder";
      throw new Refused([problem(noRepository, placeOfPath("."), { root: given, reason })]);
    }
    const files = await RepositoryFiles.open(root);
    if (files.problems.length > 0) throw new Refused(files.problems);
    return new RepositoryNames(root, files);
  }

  /** The folders in a folder; none if it is not there. */
  async foldersIn(folder: string): Promise<readonly string[]> {
    return (await this.files.list(folder)).folders;
  }

  /**
   * Looks whether an item can get this name.
   *
   * @throws Refused for a name that is no id, that differs from a neighbour's in case alone, or that is taken
   */
  async claim(
    path: string,
    id: string,
    options: { readonly underscores?: boolean; readonly mayExist?: boolean; readonly pack?: boolean } = {},
  ): Promise<void> {
    const faults = options.pack === true ? checkPackFolder(path, id) : checkName(path, id, options.underscores);
    if (faults.length > 0) throw new Refused(faults);
    const parent = path.slice(0, path.lastIndexOf("/"));
    const { folders, files } = await this.files.list(parent);
    const name = path.slice(parent.length + 1);
    const other = [...folders, ...files].find((taken) => taken !== name && taken.toLowerCase() === name.toLowerCase());
    if (other !== undefined) {
      throw new Refused([problem(idCase, placeOfPath(path), { id, other: other.slice(0, id.length) })]);
    }
    const isThere = lstatSync(join(this.root, path), { throwIfNoEntry: false }) !== undefined;
    if (isThere && options.mayExist !== true) throw new Refused([problem(existing, placeOfPath(path), { path })]);
  }

  /** @throws Refused where one is not there, with the nearest name */
  async benchmarks(ids: readonly string[]): Promise<readonly KnownBenchmark[]> {
    const known = new Set(await this.foldersIn("packages"));
    const unknown = [...new Set(ids)].filter((id) => !known.has(id));
    if (unknown.length > 0) {
      throw new Refused(
        unknown.map((id) => problem(unknownBenchmark, placeOfPath(`packages/${id}`), { id, existing: known })),
      );
    }
    return Promise.all([...new Set(ids)].map(async (id) => ({ id, tasks: await this.tasksOf(id) })));
  }

  /** Whether a benchmark stands on the site, so that what is added to it does too. */
  async isPublished(benchmark: string): Promise<boolean> {
    const file = `packages/${benchmark}/benchmark_config.toml`;
    const read = await this.files.read(file, (text) => readDocument(benchmarkManifest, "toml", file, text));
    return read?.content?.fields.status === "published";
  }

  private async tasksOf(benchmark: string): Promise<readonly string[]> {
    const folder = `packages/${benchmark}`;
    const names = await this.foldersIn(folder);
    const listings = await Promise.all(names.map((name) => this.files.list(`${folder}/${name}`)));
    return names.filter((_, at) => listings[at]?.files.includes("task_config.toml"));
  }
}
