/** `runs/`: trained models, and what runners reported of them. */
import type { ResultReading, RunReading } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import type { Report } from "../packs.ts";
import { runManifest } from "../schema/run.ts";
import type { Files } from "./files.ts";
import { readMapping } from "./mapping.ts";
import { checkName, checkYml } from "./names.ts";
import type { SourceTexts } from "./sources.ts";

/** All runs by id. Files beside the folders are no items. */
export async function readRuns(files: Files, sources: SourceTexts): Promise<readonly RunReading[]> {
  const { folders } = await files.list("runs");
  return Promise.all(folders.map((id) => readRun(files, sources, id)));
}

async function readRun(files: Files, sources: SourceTexts, id: string): Promise<RunReading> {
  const path = `runs/${id}`;
  files.add(checkName(path, id));
  const inside = await files.list(path);
  files.add(checkYml(path, inside.files, (name) => name === "run.yaml"));
  const [manifest, results] = await Promise.all([
    readMapping(files, sources, { item: path, folder: path, name: "run.yaml" }, inside, runManifest),
    Promise.all(inside.folders.map((pack) => readResult(files, sources, path, pack))),
  ]);
  const strayReports = inside.files.filter(isJson).map((name) => `${path}/${name}`);
  return { id, path, manifest: manifest.content, results, strayReports };
}

/** Runners write a few folders deep; what lies deeper was not written by them. */
const maximumFolders = 8;

function isJson(name: string): boolean {
  return /\.json$/i.test(name);
}

async function readResult(files: Files, sources: SourceTexts, run: string, pack: string): Promise<ResultReading> {
  const path = `${run}/${pack}`;
  const found: string[] = [];
  const tooDeep: string[] = [];
  const look = async (folder: string, depth: number): Promise<void> => {
    const inside = await files.list(folder);
    for (const name of inside.files) if (isJson(name)) found.push(`${folder}/${name}`);
    const below = inside.folders.map((name) => `${folder}/${name}`);
    if (depth === maximumFolders) tooDeep.push(...below);
    else await Promise.all(below.map((one) => look(one, depth + 1)));
  };
  await look(path, 0);
  void sources;
  const reports: readonly Report[] = [];
  return { pack, path, reports, unrecognised: [], tooDeep: tooDeep.sort(compareCodePoints), isBroken: false };
}

/** The one written last first; without a date last; of equal or no date by file name. */
export function compareReports(a: Pick<Report, "date" | "file">, b: Pick<Report, "date" | "file">): number {
  return compareCodePoints(b.date ?? "", a.date ?? "") || compareCodePoints(a.file, b.file);
}
