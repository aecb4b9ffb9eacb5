/**
 * The adapter to Astro's content layer: one read of the repository feeds all collections, and in the dev server a
 * change of any of its files feeds them anew. Entries hold their record as JSON text: the store copies a string as it
 * is, where it would walk and compare every value of a million records.
 */
import { relative, resolve, sep } from "node:path";
import type { Loader, LoaderContext } from "astro/loaders";
import type { Problem } from "./problem.ts";
import { type ReadOptions, readRepository } from "./read-repository.ts";
import { isWithoutRepository } from "./reading/rules.ts";
import { formatReport } from "./report.ts";
import type { Repository } from "./repository.ts";

/** The collections, in the order in which they are filled: `problems` last, because its version tells that all is there. */
export const collectionNames = [
  "benchmarks",
  "experiments",
  "leaderboards",
  "plugins",
  "packs",
  "runs",
  "sources",
  "problems",
] as const;
export type CollectionName = (typeof collectionNames)[number];

export interface LoaderSettings extends ReadOptions {
  /** The folder of the benchmark repository. */
  readonly root: string;
  /**
   * Whether errors end the build or only leave the faulty items out. Without a repository every build ends; the dev server
   * never ends on errors.
   */
  readonly onProblem: "fail" | "exclude";
  /** The language of the report in the log. */
  readonly locale: "en" | "zh";
}

/** One loader for each collection over one shared read of the repository. */
export function repositoryLoaders(settings: LoaderSettings): Readonly<Record<CollectionName, Loader>> {
  const shared = new SharedRead(settings);
  const loader = (collection: CollectionName): Loader => ({
    name: `benchmark-repository-${collection}`,
    load: (context) => shared.load(collection, context),
  });
  return {
    benchmarks: loader("benchmarks"),
    experiments: loader("experiments"),
    leaderboards: loader("leaderboards"),
    plugins: loader("plugins"),
    packs: loader("packs"),
    runs: loader("runs"),
    sources: loader("sources"),
    problems: loader("problems"),
  };
}

/** What ends a build: the data, not the program, are at fault, and the report says all. */
export class RepositoryError extends Error {
  override readonly name = "RepositoryError";
}

/** Files are saved in bursts (several files, or one file twice); one reading follows the last of them. */
const settleMs = 100;

class SharedRead {
  readonly #settings: LoaderSettings;
  readonly #contexts = new Map<CollectionName, LoaderContext>();
  #reading: Promise<Repository> | undefined;
  #version = 0;
  #timer: NodeJS.Timeout | undefined;
  #watched = false;
  #refreshing = false;
  #changedMeanwhile = false;

  constructor(settings: LoaderSettings) {
    this.#settings = settings;
  }

  async load(collection: CollectionName, context: LoaderContext): Promise<void> {
    this.#contexts.set(collection, context);
    if (context.watcher) this.#watch(context.watcher);
    this.#reading ??= this.#readAndReport(context);
    const repository = await this.#reading;
    if (!context.watcher && repository.problems.some(isWithoutRepository)) {
      throw new RepositoryError("There is no benchmark repository to build from, see above. Nothing was built.");
    }
    if (!context.watcher && this.#settings.onProblem === "fail") {
      const errors = repository.problems.filter(({ severity }) => severity === "error").length;
      if (errors > 0)
        throw new RepositoryError(
          `The benchmark repository has ${errors === 1 ? "1 error" : `${errors} errors`}, listed above. Nothing was built.`,
        );
    }
    fill(context.store, collection, repository, this.#version);
  }

  async #readAndReport(context: LoaderContext): Promise<Repository> {
    const repository = await readRepository(this.#settings.root, this.#settings);
    report(context, repository.problems, this.#settings.locale);
    return repository;
  }

  #watch(watcher: NonNullable<LoaderContext["watcher"]>): void {
    if (this.#watched) return;
    this.#watched = true;
    const root = resolve(this.#settings.root);
    watcher.add(root);
    watcher.on("all", (_event, path) => {
      const inside = relative(root, resolve(path));
      if (inside === ".." || inside.startsWith(`..${sep}`) || inside.startsWith(".git")) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#refreshInTurn(), settleMs);
    });
  }

  /** One reading at a time, so that none that began earlier ends later and wins. */
  async #refreshInTurn(): Promise<void> {
    if (this.#refreshing) {
      this.#changedMeanwhile = true;
      return;
    }
    this.#refreshing = true;
    do {
      this.#changedMeanwhile = false;
      await this.#refresh().catch((error) => this.#contexts.get("problems")?.logger.error(String(error)));
    } while (this.#changedMeanwhile);
    this.#refreshing = false;
  }

  /** A repository with errors changes the list of problems only: the pages keep the last good state. */
  async #refresh(): Promise<void> {
    const context = this.#contexts.get("problems");
    if (!context) return;
    const repository = await this.#readAndReport(context);
    this.#version += 1;
    const broken = repository.problems.some(({ severity }) => severity === "error");
    if (!broken) this.#reading = Promise.resolve(repository);
    for (const collection of broken ? (["problems"] as const) : collectionNames) {
      const store = this.#contexts.get(collection)?.store;
      if (store) fill(store, collection, repository, this.#version);
    }
  }
}

/** Errors in full; warnings only counted by code, because a silent source alone gives one for each of its files. */
function report(context: LoaderContext, problems: readonly Problem[], locale: "en" | "zh"): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) context.logger.error(`\n${formatReport(errors, locale, "text")}`);
  const counts = new Map<string, number>();
  for (const { code, severity } of problems) {
    if (severity === "warning") counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size === 0) return;
  const list = [...counts].map(([code, count]) => `${code} ${count}`).join(", ");
  context.logger.warn(`${list}; \`npm run validate\` lists them.`);
}

function fill(
  store: LoaderContext["store"],
  collection: CollectionName,
  repository: Repository,
  version: number,
): void {
  const entries = entriesOf(collection, repository);
  store.clear();
  // Astro complains of a collection that is asked for and empty: this one, which never is, tells which ones to ask for.
  const filled =
    collection === "problems" ? collectionNames.filter((name) => entriesOf(name, repository).length > 0) : [];
  for (const [id, record] of entries) store.set({ id, data: { json: JSON.stringify(record), version, filled } });
}

/** What is wrong with the repository, and what that leads to. */
export type Findings = Pick<Repository, "problems" | "leftOut" | "drafts">;

function found({ problems, leftOut, drafts }: Repository): Findings {
  return { problems, leftOut, drafts };
}

function entriesOf(collection: CollectionName, repository: Repository): readonly (readonly [string, unknown])[] {
  switch (collection) {
    case "benchmarks":
    case "leaderboards":
    case "plugins":
    case "packs":
    case "runs":
      return repository[collection].map((item) => [item.id, item]);
    case "experiments":
      return repository.experiments.map((item) => [item.key, item]);
    case "sources":
      return [...repository.sources];
    case "problems":
      return [["all", found(repository)]];
    default:
      return collection satisfies never;
  }
}
