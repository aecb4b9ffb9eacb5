/** The measures, each run in a process of its own so that the peak of its memory is its own. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRepository } from "../../content-loaders/read-repository.ts";
import { Cache } from "../../src/cache.ts";
import { readLedger } from "../../src/history.ts";
import { buildBoard } from "../../src/leaderboard/board.ts";
import { buildCatalog } from "../../src/leaderboard/catalog.ts";
import { checkExpressions } from "../../src/leaderboard/check-leaderboard.ts";
import { matrixPage } from "../../src/views/packs/matrix.ts";
import { benchmark, definition, experiment, seeded } from "../support/board-records.ts";
import { writeGeneratedRuns } from "../support/generated-runs.ts";
import { writeHistory } from "./generated-history.ts";
import { writeRepository } from "./generated-repository.ts";

/** What was done, and how long the part that counts took. */
export interface Measure {
  readonly what: string;
  readonly seconds: number;
}

const scoreKinds = ["continuous", "pass-fail"] as const;
type ScoreKind = (typeof scoreKinds)[number];

/** By name; a name may be followed by a size: `rank:200:continuous`, `read:1000`, `runs:200`. */
export async function measure(name: string): Promise<readonly Measure[]> {
  const [task, size = "0", kind = "continuous"] = name.split(":");
  switch (task) {
    case "rank":
      return rank(Number(size), scoreKinds.find((known) => known === kind) ?? "continuous");
    case "bundled":
      return read("the bundled repository", join(import.meta.dirname, "../../repository"));
    case "read":
      return await inScratch((folder) => {
        writeRepository(folder, Number(size));
        return read(`a generated repository of ${size} experiments`, folder);
      });
    case "runs":
      return await inScratch((folder) => {
        writeGeneratedRuns(folder, { ...matrix, runs: Number(size) });
        return readRuns(Number(size), folder);
      });
    case "history":
      return await inScratch((folder) => history(Number(size), folder));
    default:
      throw new Error(`no measure ${name}`);
  }
}

/** Two metrics each: the matrix that people look at has 40. */
const matrix = { packs: 20, metrics: 2 } as const;

async function inScratch(of: (folder: string) => Promise<readonly Measure[]>): Promise<readonly Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    return await of(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readRuns(runs: number, root: string): Promise<readonly Measure[]> {
  const start = performance.now();
  const repository = await readRepository(root, { checkExpression: checkExpressions });
  const read = performance.now();
  const catalog = buildCatalog(repository);
  const evaluated = performance.now();
  const rows = matrixPage(catalog, "en").table?.rows.length ?? 0;
  const end = performance.now();
  return [
    {
      what: `read and check ${runs} generated runs x ${matrix.packs * matrix.metrics} metrics`,
      seconds: (read - start) / 1000,
    },
    { what: "compare each with its base", seconds: (evaluated - read) / 1000 },
    { what: `the view of their matrix, ${rows} rows`, seconds: (end - evaluated) / 1000 },
  ];
}

async function read(what: string, root: string): Promise<readonly Measure[]> {
  const start = performance.now();
  const repository = await readRepository(root, { checkExpression: checkExpressions });
  const between = performance.now();
  const { leaderboards } = buildCatalog(repository);
  const end = performance.now();
  const entries = [...leaderboards.values()].reduce((sum, { board }) => sum + board.entries.length, 0);
  return [
    { what: `read and check ${what}`, seconds: (between - start) / 1000 },
    { what: `its ${leaderboards.size} leaderboards, ${entries} entries`, seconds: (end - between) / 1000 },
  ];
}

/** The ledger of so many commits: worked out, read again, and gone on with by one commit that a cache does not know. */
async function history(commits: number, folder: string): Promise<readonly Measure[]> {
  const root = join(folder, "repository");
  mkdirSync(root);
  writeHistory(root, commits);
  const cache = new Cache("ledger", join(folder, "cache"));
  const times: number[] = [];
  for (const last of ["main~1", "main", "main"]) {
    // Only the name of the commit is written: nothing is read from a work tree.
    execFileSync("git", ["-C", root, "update-ref", "--no-deref", "HEAD", last]);
    const start = performance.now();
    await readLedger(root, cache);
    times.push((performance.now() - start) / 1000);
  }
  const [cold = 0, further = 0, warm = 0] = times;
  return [
    { what: `the ledger of ${commits - 1} commits`, seconds: cold },
    { what: "of one commit more", seconds: further },
    { what: "again, from the cache", seconds: warm },
  ];
}

/** So many entries on 24 groups of 5 tasks, three attempts each. */
function rank(entries: number, kind: ScoreKind): readonly Measure[] {
  const groups = Array.from({ length: 24 }, (_, g) => `b${g}`);
  const random = seeded(entries);
  const experiments = Array.from({ length: entries }, (_, e) => {
    const ability = random() * 40 + 30;
    const attempt = (): readonly number[] => Array.from({ length: 5 }, () => score(kind, ability, random));
    return groups.map((group) =>
      experiment(
        `lb/e${e}-${group}`,
        { test_data: [group], model_name: `model ${e}` },
        { test: { scores: [attempt(), attempt(), attempt()] } },
      ),
    );
  }).flat();
  const benchmarks = groups.map((id) => benchmark(id));
  const start = performance.now();
  const board = buildBoard({ definition: definition({}), experiments, benchmarks });
  const ranked = performance.now();
  const focus = board.entries[entries >> 1]?.id ?? "";
  const others = board.entries.slice(0, 100).map(({ id }) => id);
  const pairs = board.comparisons(focus, others).length;
  const end = performance.now();
  return [
    { what: `rank ${entries} entries x 24 groups x 5 tasks, ${kind}`, seconds: (ranked - start) / 1000 },
    { what: `compare one of them with ${pairs} others in full`, seconds: (end - ranked) / 1000 },
  ];
}

function score(kind: ScoreKind, ability: number, random: () => number): number {
  const drawn = ability + (random() + random() + random() - 1.5) * 60;
  if (kind === "pass-fail") return drawn > 50 ? 100 : 0;
  return Math.min(100, Math.max(0, drawn));
}
