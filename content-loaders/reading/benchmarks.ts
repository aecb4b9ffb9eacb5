/** `packages/`, and the READMEs of `data/`. */
import { type BenchmarkReading, type KnownDocument, placeOfPath, type TaskReading } from "../check.ts";
import { problem } from "../problem.ts";
import { benchmarkManifest } from "../schema/benchmark.ts";
import { taskConfig } from "../schema/task.ts";
import type { Fields, ObjectType, ValuesOf } from "../schema/type.ts";
import { readDocument } from "./document.ts";
import type { Files, Listing } from "./files.ts";
import { checkId, checkName } from "./names.ts";
import { missingFile } from "./rules.ts";

/** All benchmarks with their tasks. Files beside the folders are no items. */
export async function readBenchmarks(files: Files): Promise<readonly BenchmarkReading[]> {
  const [packages, data] = await Promise.all([files.list("packages"), files.list("data")]);
  const withData = new Set(data.folders);
  return Promise.all(packages.folders.map((id) => readBenchmark(files, id, withData.has(id))));
}

async function readBenchmark(files: Files, id: string, hasData: boolean): Promise<BenchmarkReading> {
  const folder = `packages/${id}`;
  files.add(checkName(folder, id));
  const [inside, data] = await Promise.all([files.list(folder), hasData ? files.list(`data/${id}`) : null]);
  const [manifest, readme, tasks] = await Promise.all([
    readManifest(files, folder, "benchmark_config.toml", inside, benchmarkManifest),
    data?.files.includes("README.md") ? files.read(`data/${id}/README.md`, (text) => text) : null,
    Promise.all(inside.folders.map((task) => readTask(files, folder, task))),
  ]);
  files.add(checkId(manifest, "id", id));
  return { id, folder, manifest, readme, tasks };
}

async function readTask(files: Files, parent: string, id: string): Promise<TaskReading> {
  const folder = `${parent}/${id}`;
  files.add(checkName(folder, id, true));
  const inside = await files.list(folder);
  const statementFiles = inside.folders.includes("statement") ? await files.list(`${folder}/statement`) : null;
  const [config, statement] = await Promise.all([
    readManifest(files, folder, "task_config.toml", inside, taskConfig),
    statementFiles?.files.includes("README.md") ? files.read(`${folder}/statement/README.md`, (text) => text) : null,
  ]);
  files.add(checkId(config, "id", id, true));
  return { id, folder, config, statement };
}

async function readManifest<F extends Fields>(
  files: Files,
  folder: string,
  name: string,
  inside: Listing,
  format: ObjectType<F>,
): Promise<KnownDocument<ValuesOf<F>> | null> {
  if (!inside.files.includes(name)) {
    files.problems.push(
      problem(missingFile, placeOfPath(folder), { name, folder, isFolder: inside.folders.includes(name) }),
    );
    return null;
  }
  const file = `${folder}/${name}`;
  const outcome = await files.read(file, (text) => readDocument(format, "toml", file, text));
  files.add(outcome?.problems ?? []);
  return outcome?.content ?? null;
}
