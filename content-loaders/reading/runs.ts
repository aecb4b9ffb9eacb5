/** `runs/`: trained models, and what runners reported of them. */
import type { ResultReading, RunReading } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { runManifest } from "../schema/run.ts";
import type { Files } from "./files.ts";
import { readMapping } from "./mapping.ts";
import { checkName, checkYml } from "./names.ts";
import { latestFirst, readReport } from "./reports/report.ts";
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
  const { found, tooDeep } = await reportFilesBelow(files, path);
  const read = await Promise.all(found.map((file) => readReportFile(files, sources, run, file)));
  return {
    pack,
    path,
    reports: latestFirst(read.flatMap(({ report }) => report ?? [])),
    unrecognised: read.flatMap(({ file, report, isBroken }) => (report === null && !isBroken ? [file] : [])),
    tooDeep,
    isBroken: read.some(({ isBroken }) => isBroken),
  };
}

/** The JSON files below a folder, and the folders that lie too deep to look for them; each in code-point order. */
async function reportFilesBelow(files: Files, path: string) {
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
  return { found: found.sort(compareCodePoints), tooDeep: tooDeep.sort(compareCodePoints) };
}

/** One file, read and parsed once. What is no report may hold anything, so that its text is not kept. */
async function readReportFile(files: Files, sources: SourceTexts, item: string, file: string) {
  const outcome = await files.read(file, (text) => {
    const read = readReport(file, text);
    if (read.report !== null) sources.add(item, file, text, [], read.unread);
    return read;
  });
  const problems = outcome?.problems ?? [];
  files.add(problems);
  const report = outcome?.report ?? null;
  return { file, report, isBroken: outcome === null || problems.some(({ severity }) => severity === "error") };
}
