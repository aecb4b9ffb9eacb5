/**
 * Published figures as external scores: what stands in `published.csv`, as a proportion. A metric that the pack declares and
 * the source does not print is null.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { caveats, type Files } from "../layout.ts";
import { grouped, numberOrNull, type Row, readRows, text } from "../reading.ts";
import { yaml } from "../writing.ts";
import { json } from "./json.ts";
import { MODELS, type PublishedModel } from "./models.ts";

/** Adds a run for each model of which figures were found. Throws on a row whose model is not known. */
export function addPublishedRuns(files: Files): void {
  const byRun = grouped(readRows("runs", "published.csv"), "run");
  const unknown = [...byRun.keys()].filter((run) => MODELS.every(({ id }) => id !== run));
  if (unknown.length > 0) throw new Error(`No model for ${unknown.join(", ")}`);
  for (const model of MODELS) addRun(files, model, byRun.get(model.id) ?? []);
}

function addRun(files: Files, model: PublishedModel, rows: readonly Row[]): void {
  const folder = `runs/${model.id}`;
  const byPack = grouped(rows, "pack");
  const manifest = {
    model: model.model,
    provider: model.provider,
    base: model.base,
    algorithm: null,
    finished_at: null,
    author: model.author,
    status: "published",
    caveats: caveats([model.caveat]),
    references: [...new Set(rows.map((row) => text(row, "reference")))],
    results: Object.fromEntries([...byPack].map(([pack, scores]) => [pack, result(scores, model, pack)])),
  };
  files.set(`${folder}/run.yaml`, yaml(manifest, [`source: sources/runs/published.csv, ${model.id}`]));
  for (const [pack, scores] of byPack) {
    const printed = new Map(scores.map((row) => [text(row, "key"), proportion(text(row, "printed"))]));
    const values = declaredKeys(pack).map((key) => [key, printed.get(key) ?? null] as const);
    if (values.filter(([, value]) => value !== null).length < printed.size) throw new Error(`A key is not of ${pack}`);
    files.set(`${folder}/${pack}/scores.json`, `${json(Object.fromEntries(values), 2)}\n`);
  }
}

function result(rows: readonly Row[], { notes }: PublishedModel, pack: string) {
  const [first] = rows;
  if (first === undefined) throw new Error(`No row of ${pack}`);
  return {
    source: "external",
    num_fewshot: numberOrNull(first, "num_fewshot") ?? undefined,
    reference: text(first, "reference"),
    note: notes?.[pack]?.en,
    note_zh: notes?.[pack]?.zh,
  };
}

/** The metrics of a pack, in the order of its declaration. */
function declaredKeys(pack: string): readonly string[] {
  const file = new URL(`../../packs/${pack}/benchmark.yaml`, import.meta.url);
  const { metrics } = parse(readFileSync(file, "utf8")) as { readonly metrics: readonly { readonly key: string }[] };
  return metrics.map(({ key }) => key);
}

/** A percentage as it is printed, as a proportion with two digits more: no division, so nothing is rounded. */
function proportion(printed: string): number {
  const found = /^(\d{1,2})(?:\.(\d+))?$/.exec(printed);
  if (found === null) throw new Error(`Not a percentage below 100: ${printed}`);
  return Number(`0.${(found[1] ?? "").padStart(2, "0")}${found[2] ?? ""}`);
}
