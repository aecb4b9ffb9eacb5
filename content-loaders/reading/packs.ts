/** `packs/`: declared evaluations. */
import type { PackReading } from "../check.ts";
import { packDeclaration, packMetric, packPlugin } from "../schema/pack.ts";
import { Reader } from "../schema/type.ts";
import type { SourceNode } from "../source/node.ts";
import type { Files } from "./files.ts";
import { readMapping } from "./mapping.ts";
import { checkPackFolder, checkYml } from "./names.ts";
import type { SourceTexts } from "./sources.ts";

/** All packs by id. Files beside the folders are no items. */
export async function readPacks(files: Files, sources: SourceTexts): Promise<readonly PackReading[]> {
  const { folders } = await files.list("packs");
  return Promise.all(folders.map((id) => readPack(files, sources, id)));
}

/** The files of a pack that are read by a format, in the order in which its source page shows them. */
export const packFiles = ["plugin.yaml", "benchmark.yaml"] as const;

async function readPack(files: Files, sources: SourceTexts, id: string): Promise<PackReading> {
  const path = `packs/${id}`;
  files.add(checkPackFolder(path, id));
  const inside = await files.list(path);
  files.add(checkYml(path, inside.files, (name) => packFiles.some((known) => known === name)));
  const prose = (name: string) =>
    inside.files.includes(name) ? files.read(`${path}/${name}`, (text) => text) : Promise.resolve(null);
  const own = (name: (typeof packFiles)[number]) => ({ item: path, folder: path, name });
  const [plugin, declaration, readme, readmeChinese] = await Promise.all([
    readMapping(files, sources, own("plugin.yaml"), inside, packPlugin),
    readMapping(files, sources, own("benchmark.yaml"), inside, packDeclaration),
    prose("README.md"),
    prose("README.zh.md"),
  ]);
  const metrics = metricsIn(declaration.root, `${path}/benchmark.yaml`);
  return { id, path, plugin: plugin.content, declaration: declaration.content, metrics, readme, readmeChinese };
}

/** The metrics of a declaration one by one: a list with a fault in it is absent from its fields as a whole. */
function metricsIn(root: SourceNode | null, file: string): PackReading["metrics"] {
  const list = root?.kind === "map" ? root.entries.get("metrics")?.value : undefined;
  if (list?.kind !== "list") return null;
  // What is wrong with them is told where the declaration is read.
  const reader = new Reader(file, "yaml");
  return list.items.map((item, at) => packMetric.readKnown(item, `metrics.${at}`, reader) ?? {});
}
