/** Items by themselves: what their own files say, whatever stands elsewhere. For states of a repository that are read in parts. */
import { type ItemKind, type ItemsByKind, itemOf, type ReadItem, type WholeItem } from "../repository.ts";
import { draftItems, wholeBenchmark, wholeExperiment, wholeLeaderboard, wholePack, wholeRun } from "../whole-items.ts";
import { readBenchmarks } from "./benchmarks.ts";
import { readExperiments } from "./experiments.ts";
import type { Files } from "./files.ts";
import { readLeaderboards } from "./leaderboards.ts";
import { readPacks } from "./packs.ts";
import { readRuns } from "./runs.ts";
import { SourceTexts } from "./sources.ts";

/** All items among the files, in the order benchmarks, experiments, leaderboards, packs, runs, each in code-point order. */
export async function readItems(files: Files): Promise<readonly ReadItem[]> {
  const sources = new SourceTexts();
  const [benchmarks, { experiments }, leaderboards, packs, runs] = await Promise.all([
    readBenchmarks(files),
    readExperiments(files, sources),
    readLeaderboards(files, sources),
    readPacks(files, sources),
    readRuns(files, sources),
  ]);
  const faulty = new Set(
    files.problems.flatMap(({ severity, file }) => (severity === "error" ? (itemOf(file) ?? []) : [])),
  );
  const drafts = new Set(draftItems({ benchmarks, experiments, leaderboards, packs, runs }));
  const read = <Kind extends ItemKind>(
    kind: Kind,
    path: string,
    id: string,
    item: ItemsByKind[Kind] | null,
    status: "draft" | "published" | "withdrawn" | undefined,
  ): ReadItem => {
    if (drafts.has(path) || status === "draft") return { kind, path, id, state: "draft" };
    if (item === null || status === undefined) return { kind, path, id, state: "unreadable" };
    return { kind, path, id, state: status, item } as WholeItem<Kind> & ReadItem;
  };
  return [
    ...benchmarks.map((found) => {
      const item = wholeBenchmark(found, faulty);
      return read("benchmark", found.folder, found.id, item, item?.manifest.fields.status);
    }),
    ...experiments.map((found) => {
      const item = wholeExperiment(found, faulty);
      return read("experiment", found.path, found.key, item, item?.meta.fields.status);
    }),
    ...leaderboards.map((found) => {
      const item = wholeLeaderboard(found, faulty);
      return read("leaderboard", `leaderboards/${found.id}.yaml`, found.id, item, item?.definition.fields.status);
    }),
    ...packs.map((found) => {
      const item = wholePack(found, faulty);
      // A pack that says nothing of it is published.
      const status = item === null ? undefined : (item.plugin.fields.status ?? "published");
      return read("pack", found.path, found.id, item, status);
    }),
    ...runs.map((found) => {
      const item = wholeRun(found, faulty);
      return read("run", found.path, found.id, item, item?.manifest.fields.status);
    }),
  ];
}

/** The path of the item that a file is part of; null for what is part of none. What is hidden is read nowhere. */
export function itemPathOf(file: string): string | null {
  const parts = file.split("/");
  if (parts.some((part) => part.startsWith("."))) return null;
  const [top = ""] = parts;
  if (top === "leaderboards") return parts.length === 2 && file.endsWith(".yaml") ? file : null;
  const depth = { packages: 2, experiments: 3, packs: 2, runs: 2 }[top];
  return depth === undefined || parts.length <= depth ? null : parts.slice(0, depth).join("/");
}
