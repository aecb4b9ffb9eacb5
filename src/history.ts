/** What happened to the data of the benchmark repository from commit to commit, worked out once for a build. */
import { HistoryError } from "../content-loaders/history/git.ts";
import { ItemHistory } from "../content-loaders/history/items.ts";
import { type Log, type LoggedCommit, readLine, readLog } from "../content-loaders/history/log.ts";
import { withObjects } from "../content-loaders/history/objects.ts";
import { Cache, hashOf } from "./cache.ts";
import { codeVersion } from "./code-version.ts";
import { repositoryRoot } from "./context.ts";
import { LedgerBuilder, type Memory, tombstonesOf } from "./leaderboard/ledger/builder.ts";
import { type Digest, digestOf } from "./leaderboard/ledger/digest.ts";
import type { Ledger } from "./leaderboard/ledger/ledger.ts";

/** What the files of the repository are read and worked out by. */
const code = ["content-loaders/**/*.ts", "src/leaderboard/**/*.ts", "src/history.ts"];

let built: Promise<Ledger> | undefined;

/** The ledger of the benchmark repository up to its present commit. */
export function getLedger(): Promise<Ledger> {
  built ??= readLedger(repositoryRoot(), new Cache("ledger")).catch((error: unknown) => {
    if (!(error instanceof HistoryError)) throw error;
    // A clone without its objects is no reason for the site not to be built.
    console.warn(`${error.message} The site tells no history.`);
    return { extent: "none", commits: [], boards: {}, tombstones: [] };
  });
  return built;
}

/** The ledger of the repository in a folder. What was worked out before is taken from the cache, and gone on from. */
export async function readLedger(root: string, cache: Cache): Promise<Ledger> {
  const log = await readLog(root);
  if (log.commits.length === 0) return { extent: log.extent, commits: [], boards: {}, tombstones: [] };
  const names = stateNames(log, codeVersion(code));
  const known = await newestKnown(cache, names);
  const text = known?.count === log.commits.length ? known.text : await workOut(root, log, known);
  if (known?.count !== log.commits.length) await cache.write(names.at(-1) ?? "", text);
  return ledgerOf(log, JSON.parse(text));
}

let untouched: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * The commits that left the repository's folder as it was, by full id, each with the index of the commit in the ledger
 * whose data it holds. Those from before the folder was there are not among them.
 */
export function getUntouchedCommits(): Promise<ReadonlyMap<string, number>> {
  untouched ??= Promise.all([getLedger(), readLine(repositoryRoot())]).then(([ledger, line]) =>
    untouchedCommits(ledger, line),
  );
  return untouched;
}

/** @param line all commits, oldest first */
export function untouchedCommits({ commits }: Ledger, line: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map(commits.map(({ commit }, at) => [commit, at]));
  let at: number | null = null;
  const found = new Map<string, number>();
  for (const commit of line) {
    const own = places.get(commit);
    if (own !== undefined) at = own;
    else if (at !== null) found.set(commit, at);
  }
  return found;
}

interface KnownState {
  /** After how many commits. */
  readonly count: number;
  readonly text: string;
}

/** The latest state that was kept; null where there is none. */
async function newestKnown(cache: Cache, names: readonly string[]): Promise<KnownState | null> {
  for (let count = names.length; count > 0; count--) {
    const text = await cache.read(names[count - 1] ?? "");
    if (text !== null) return { count, text };
  }
  return null;
}

async function workOut(root: string, { extent, commits }: Log, known: KnownState | null): Promise<string> {
  const builder = new LedgerBuilder(known === null ? undefined : (JSON.parse(known.text) as Memory));
  return withObjects(root, async (objects) => {
    const history = new ItemHistory<Digest>(objects, digestOf);
    let count = known?.count ?? 0;
    history.pass(commits.slice(0, count));
    if (count > 0) builder.stand(await history.read());
    else if (extent === "shallow") {
      // What the first commit of a clone that is cut off seems to bring was there before.
      history.pass(commits.slice(0, 1));
      builder.begin(await history.read());
      count = 1;
    }
    for (const commit of commits.slice(count)) builder.step(await history.next(commit));
    return JSON.stringify(builder.memory());
  });
}

function ledgerOf({ extent, commits }: Log, memory: Memory): Ledger {
  return {
    extent,
    commits: commits.map(({ commit, committedAt }, at) => ({ commit, committedAt, changes: memory.changes[at] ?? [] })),
    boards: memory.boards,
    tombstones: tombstonesOf(memory),
  };
}

/**
 * A name for the state after each commit. It follows from the contents of all files up to there alone, so that a commit
 * that was made anew with the same files is known again.
 */
function stateNames({ extent, commits }: Log, version: string): readonly string[] {
  let name = hashOf(`${extent} ${version}`);
  return commits.map(({ files }: LoggedCommit) => {
    name = hashOf(JSON.stringify([name, files]));
    return name;
  });
}
