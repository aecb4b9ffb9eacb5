/** The leaderboards of a repository from commit to commit: which there are, and which of them a commit touches. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { type BoardPlan, planFolder, planLeaderboard } from "../board-plan.ts";
import { columnsOf } from "../columns.ts";
import { type Evaluations, evaluateRuns } from "../packs/evaluate-runs.ts";
import { undefinedFolders } from "../undefined-folder.ts";
import { CellHistory, namesExperiments, namesRuns } from "./cell-history.ts";
import { type BoardData, type Digest, isKnown, type Step } from "./digest.ts";
import type { BoardHistory } from "./ledger.ts";

/** What a leaderboard is made from. */
interface Source {
  /** Null for a folder without a definition. */
  readonly definition: LeaderboardDefinition | null;
  readonly folders: readonly string[];
  /** True where it draws on experiments beside those of its folders. */
  readonly isOpen: boolean;
  /** True where a column shows numbers of runs. */
  readonly namesRuns: boolean;
}

interface Touched {
  readonly folders: Set<string>;
  benchmarks: boolean;
  runs: boolean;
}

function nothingTouched(): Touched {
  return { folders: new Set(), benchmarks: false, runs: false };
}

export class BoardStates {
  private readonly histories: Map<string, CellHistory>;
  private sources: ReadonlyMap<string, Source> = new Map();
  private readonly benchmarks = new Map<string, Benchmark>();
  private readonly experiments = new Map<string, Map<string, Experiment>>();
  private readonly definitions = new Map<string, LeaderboardDefinition>();
  private readonly packs = new Map<string, Pack>();
  private readonly runs = new Map<string, Run>();
  /** Of all runs by all packs; null where it has to be worked out anew. */
  private evaluations: Evaluations["evaluations"] | null = null;

  /** @param known what is known of earlier commits */
  constructor(known: Readonly<Record<string, BoardHistory>>) {
    this.histories = new Map(Object.entries(known).map(([id, history]) => [id, new CellHistory(history)]));
  }

  /** Takes all items over, without telling what is new of the leaderboards. */
  stand(at: number, items: ReadonlyMap<string, Digest>): void {
    const touched = nothingTouched();
    for (const digest of items.values()) this.put(null, digest, touched);
    this.sources = this.sourcesNow();
    for (const [id, source] of this.sources) this.historyOf(id).stand(at, this.plan(id, source));
  }

  /** Takes over what a commit did. */
  next(at: number, steps: readonly Step[]): void {
    const touched = nothingTouched();
    for (const { before, after } of steps) this.put(before?.digest ?? null, after?.digest ?? null, touched);
    const sources = this.sourcesNow();
    for (const [id, source] of sources) {
      const earlier = this.sources.get(id);
      const isTouched =
        earlier === undefined ||
        earlier.definition !== source.definition ||
        touched.benchmarks ||
        source.folders.some((folder) => touched.folders.has(folder)) ||
        (source.isOpen && touched.folders.size > 0) ||
        (source.namesRuns && touched.runs);
      if (isTouched) this.historyOf(id).next(at, this.plan(id, source));
    }
    for (const id of this.sources.keys()) if (!sources.has(id)) this.historyOf(id).next(at, null);
    this.sources = sources;
  }

  /** The ids of the leaderboards that an experiment counts in, in code-point order. */
  holding(key: string): readonly string[] {
    return [...this.sources.keys()]
      .filter((id) => this.histories.get(id)?.experiments().has(key))
      .sort(compareCodePoints);
  }

  /** What is known of every leaderboard that ever was, by id. */
  known(): Readonly<Record<string, BoardHistory>> {
    const ids = [...this.histories.keys()].sort(compareCodePoints);
    return Object.fromEntries(
      ids.flatMap((id) => {
        const history = this.histories.get(id)?.known() ?? null;
        return history === null ? [] : [[id, history]];
      }),
    );
  }

  private historyOf(id: string): CellHistory {
    const history = this.histories.get(id) ?? new CellHistory(null);
    this.histories.set(id, history);
    return history;
  }

  private put(before: Digest | null, after: Digest | null, touched: Touched): void {
    if (isKnown(before)) {
      const { data, id } = before;
      if (data.kind === "experiment") this.experiments.get(data.experiment.folder)?.delete(id);
      else this.itemsOf(data.kind).delete(id);
      this.touch(data, touched);
    }
    if (isKnown(after)) {
      const { data, id } = after;
      if (data.kind === "benchmark") this.benchmarks.set(id, data.benchmark);
      else if (data.kind === "leaderboard") this.definitions.set(id, data.definition);
      else if (data.kind === "pack") this.packs.set(id, data.pack);
      else if (data.kind === "run") this.runs.set(id, data.run);
      else {
        const { folder } = data.experiment;
        const members = this.experiments.get(folder) ?? new Map<string, Experiment>();
        this.experiments.set(folder, members.set(id, data.experiment));
      }
      this.touch(data, touched);
    }
    // Of a benchmark no more matters than whether what was tested on it counts.
    const status = (digest: Digest | null) => (digest?.kind === "benchmark" && isKnown(digest) ? digest.state : null);
    if (status(before) !== status(after)) touched.benchmarks = true;
  }

  private itemsOf(kind: Exclude<BoardData["kind"], "experiment">): Map<string, unknown> {
    const all = { benchmark: this.benchmarks, leaderboard: this.definitions, pack: this.packs, run: this.runs };
    return all[kind];
  }

  private touch(data: BoardData, touched: Touched): void {
    if (data.kind === "experiment") touched.folders.add(data.experiment.folder);
    if (data.kind !== "pack" && data.kind !== "run") return;
    touched.runs = true;
    this.evaluations = null;
  }

  private sourcesNow(): ReadonlyMap<string, Source> {
    const asLeaderboards = new Map(
      [...this.definitions].map(([id, fields]) => [
        id,
        { id, definition: { file: "", fields, marks: {}, written: {} } },
      ]),
    );
    const published = [...this.experiments].flatMap(([folder, members]) =>
      [...members.values()].some(({ meta }) => meta.fields.status === "published") ? [folder] : [],
    );
    const sources = new Map<string, Source>();
    for (const [id, definition] of this.definitions) {
      sources.set(id, { definition, folders: definition.experiments ?? [id], ...openness(definition) });
    }
    for (const { id, folder } of undefinedFolders(asLeaderboards, published)) {
      sources.set(id, { definition: null, folders: [folder], isOpen: false, namesRuns: false });
    }
    return sources;
  }

  private evaluated(): Evaluations["evaluations"] {
    this.evaluations ??= evaluateRuns(this.packs, this.runs).evaluations;
    return this.evaluations;
  }

  private plan(id: string, { definition, folders, isOpen, namesRuns: withRuns }: Source): BoardPlan {
    const from = isOpen ? [...this.experiments.keys()] : folders;
    const items = {
      experiments: from.flatMap((folder) => [...(this.experiments.get(folder)?.values() ?? [])]),
      benchmarks: [...this.benchmarks.values()],
      evaluations: withRuns ? this.evaluated() : new Map(),
    };
    if (definition !== null) return planLeaderboard(definition, items);
    return { ...planFolder(folders[0] ?? id, items), id };
  }
}

/** Whether a definition names experiments that may lie in other folders, and whether it shows numbers of runs. */
function openness({ entries, columns }: LeaderboardDefinition): Pick<Source, "isOpen" | "namesRuns"> {
  const named = (entries?.named ?? []).some(({ experiments }) => experiments.some((id) => id.includes("/")));
  const read = columnsOf(columns);
  return { isOpen: named || read.some(namesExperiments), namesRuns: read.some(namesRuns) };
}
