/**
 * Writes the bundled repository from the figures in this folder:
 *
 *     node repository/sources/import-figures.ts [target folder]
 *
 * The target is the repository around this folder unless one is given. What an earlier run wrote is removed first;
 * benchmarks, experiments, runs and leaderboards that someone else put there stay.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { addExample } from "./example/import.ts";
import { addGdpevo } from "./gdpevo/import.ts";
import type { Files } from "./layout.ts";
import { addPenguin } from "./penguin/import.ts";
import { addRuns } from "./runs/import.ts";

/** Items that belong to this script, by folder and form of the name: no more than what it may have written itself. */
const OWNED: readonly { readonly folder: string; readonly name: RegExp }[] = [
  { folder: "packages", name: /^(penguinharness-benchmark-sec-[a-e]|gdpevo-tg\d{3}-(train|test))$/ },
  { folder: "packages", name: /^example-(ledger|tickets)-(train|val|test)$/ },
  { folder: "experiments/penguinharness-0-2-13", name: /^sec-[a-e]$/ },
  {
    folder: "experiments/gdpevo",
    name: /^(claude-code-(deepseek-v4-pro-max|glm-5-2-max|kimi2-6-enabled|opus-4-8-xhigh)|codex-gpt5-5-xhigh|panofy-claude-opus-4-6-high)-tg\d{3}-(base|self|fewshot|reflect-3)$/,
  },
  { folder: "experiments/example-rsi", name: /^(ledger|tickets)-(baseline|steady|greedy)$/ },
  {
    folder: "runs",
    name: /^(deepseek-v2(-chat-(sft|rl))?|qwen2-1-5b(-instruct)?|llama-3-1-8b(-instruct)?|gpt-4|example-(base|(steady|greedy)-\d(-zero-shot)?))$/,
  },
  { folder: "leaderboards", name: /^(penguinharness-0-2-13|gdpevo-(v1|v2|all)|example-rsi)\.yaml$/ },
];

/** Everything the figures become, by path relative to the repository. */
export function importedFiles(): Files {
  const files: Files = new Map();
  addPenguin(files);
  addGdpevo(files);
  addExample(files);
  addRuns(files);
  return files;
}

/** Replaces what an earlier run wrote into `target` by the present figures; returns how many files were written. */
export function importFigures(target: string): number {
  const files = importedFiles();
  for (const path of files.keys()) {
    if (!isOwned(path)) throw new Error(`${path} is outside what this script may remove and write`);
  }
  for (const { folder, name } of OWNED) {
    const directory = join(target, folder);
    if (!existsSync(directory)) continue;
    for (const item of readdirSync(directory)) {
      if (name.test(item)) rmSync(join(directory, item), { recursive: true });
    }
  }
  for (const [path, content] of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return files.size;
}

function isOwned(path: string): boolean {
  return OWNED.some(({ folder, name }) => {
    const [item] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/") : [];
    return item !== undefined && name.test(item);
  });
}

if (import.meta.main) {
  if (process.argv[2]?.startsWith("-")) {
    console.log("Usage: npm run import:figures -- [repository]");
    process.exit(process.argv[2] === "--help" ? 0 : 2);
  }
  const target = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
  const count = importFigures(resolve(target));
  console.log(`${count} files written to ${target}`);
}
