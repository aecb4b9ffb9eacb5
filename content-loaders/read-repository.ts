/** A benchmark repository's folder to checked records, or to a complete list of what is wrong with it. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type LeaderboardReading, placeOfPath, type Reading } from "./check.ts";
import { checks } from "./checks/all.ts";
import { sortAndFold } from "./fold.ts";
import { type Problem, problem, type Text } from "./problem.ts";
import { readBenchmarks } from "./reading/benchmarks.ts";
import { readExperiments } from "./reading/experiments.ts";
import { type Files, RepositoryFiles } from "./reading/files.ts";
import { readLeaderboards } from "./reading/leaderboards.ts";
import { packFiles, readPacks } from "./reading/packs.ts";
import { readPlugins } from "./reading/plugins.ts";
import { readPrices } from "./reading/prices.ts";
import { emptyRepository, noRepository } from "./reading/rules.ts";
import { readRuns } from "./reading/runs.ts";
import { SourceTexts } from "./reading/sources.ts";
import { itemOf, type Repository } from "./repository.ts";
import { leaveOutEmails } from "./source/addresses.ts";
import {
  draftItems,
  leftOutItems,
  wholeBenchmark,
  wholeExperiment,
  wholeLeaderboard,
  wholePack,
  wholeRun,
} from "./whole-items.ts";

export interface ReadOptions {
  /** Checks the expressions of a definition, sound or not; handed in because the language lives elsewhere. */
  readonly checkExpression?: ((definition: LeaderboardReading, reading: Reading) => readonly Problem[]) | undefined;
  /** Called for each file that was read. */
  readonly onFile?: (() => void) | undefined;
}

/**
 * Reads and checks everything under `root`. Never throws for what an author can cause: each fault is in `problems`,
 * and an item with an error is left out of the lists. Drafts and withdrawn items stay in.
 */
export async function readRepository(root: string, options: ReadOptions = {}): Promise<Repository> {
  const path = resolve(root);
  const kind = await kindOfRoot(path);
  if (kind !== "folder") return withoutItems([problem(noRepository, placeOfPath("."), { root, reason: kind })]);

  return readFiles(await RepositoryFiles.open(path, options.onFile), root, options);
}

/** A repository has at least one of these folders. */
export const itemFolders = ["packages", "experiments", "leaderboards", "packs", "runs"] as const;

/** The same for files wherever they lie; `root` is the name of the repository in messages. */
export async function readFiles(files: Files, root: string, options: ReadOptions = {}): Promise<Repository> {
  const { top } = files;
  if (!itemFolders.some((name) => top.folders.includes(name))) {
    return withoutItems([...files.problems, problem(emptyRepository, placeOfPath("."), { root })]);
  }
  const sources = new SourceTexts();
  const [benchmarks, { folders, experiments }, leaderboards, packs, runs, prices, plugins] = await Promise.all([
    readBenchmarks(files),
    readExperiments(files, sources),
    readLeaderboards(files, sources),
    readPacks(files, sources),
    readRuns(files, sources),
    readPrices(files),
    readPlugins(files),
  ]);
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const report = (found: Problem) => {
    problems.push(found);
    const item = found.severity === "error" ? itemOf(found.file) : null;
    if (item !== null) faulty.add(item);
  };
  for (const found of files.problems) report(found);
  const reading: Reading = {
    root: resolve(root),
    benchmarks,
    experiments,
    leaderboards,
    packs,
    runs,
    benchmarkIds: new Set(benchmarks.map(({ id }) => id)),
    taskIds: new Map(benchmarks.map(({ id, tasks }) => [id, new Set(tasks.map((task) => task.id))])),
    experimentFolders: new Set(folders),
    pluginIds: plugins === null ? null : new Set(plugins.map(({ id }) => id)),
    prices,
    faulty,
  };
  for (const check of checks) check.run(reading, report);
  for (const found of leaderboards) for (const one of options.checkExpression?.(found, reading) ?? []) report(one);

  const drafts = draftItems(reading);
  const wholeExperiments = experiments.flatMap((found) => wholeExperiment(found, faulty) ?? []);
  const wholeLeaderboards = leaderboards.flatMap((found) => wholeLeaderboard(found, faulty) ?? []);
  const wholePacks = packs.flatMap((found) => wholePack(found, faulty) ?? []);
  const wholeRuns = runs.flatMap((found) => wholeRun(found, faulty) ?? []);
  return {
    benchmarks: benchmarks.flatMap((found) => wholeBenchmark(found, faulty) ?? []),
    experiments: wholeExperiments,
    leaderboards: wholeLeaderboards,
    plugins: plugins ?? [],
    packs: wholePacks,
    runs: wholeRuns,
    sources: new Map([
      ...wholeExperiments.map(({ key, meta, phases }) => {
        const order = phases.flatMap(({ summary, attempts }) => [summary.file, ...attempts.map(({ file }) => file)]);
        return [key, sources.of(key, [meta.file, ...order])] as const;
      }),
      ...wholeLeaderboards.map(({ id }) => [`leaderboards/${id}`, sources.of(`leaderboards/${id}`, [])] as const),
      ...wholePacks.map(({ id }) => {
        const order = packFiles.map((name) => `packs/${id}/${name}`);
        return [`packs/${id}`, sources.of(`packs/${id}`, order)] as const;
      }),
      ...wholeRuns.map(({ id, manifest, results }) => {
        const order = results.flatMap(({ reports }) => reports.map(({ file }) => file));
        return [`runs/${id}`, sources.of(`runs/${id}`, [manifest.file, ...order])] as const;
      }),
    ]),
    problems: sortAndFold(problems).map(withoutAddresses),
    leftOut: leftOutItems(reading, problems, drafts),
    drafts,
  };
}

/** Messages quote what files say, and are published on the page of problems. */
function withoutAddresses(found: Problem): Problem {
  const texts = ({ en, zh }: Text): Text => ({ en: leaveOutEmails(en), zh: leaveOutEmails(zh) });
  return { ...found, path: leaveOutEmails(found.path), message: texts(found.message), fix: texts(found.fix) };
}

async function kindOfRoot(path: string): Promise<"folder" | "missing" | "no-folder"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "no-folder";
  } catch {
    return "missing";
  }
}

function withoutItems(problems: readonly Problem[]): Repository {
  return {
    benchmarks: [],
    experiments: [],
    leaderboards: [],
    plugins: [],
    packs: [],
    runs: [],
    sources: new Map(),
    problems: sortAndFold(problems),
    leftOut: [],
    drafts: [],
  };
}
