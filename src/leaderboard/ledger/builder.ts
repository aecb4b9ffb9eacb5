/** Makes the ledger, commit after commit, of what each did to the items. Pure: reading the items is not its matter. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Text } from "../../../content-loaders/problem.ts";
import type { ItemKind } from "../../../content-loaders/repository.ts";
import { BoardStates } from "./board-states.ts";
import { type Content, differences } from "./content.ts";
import { type Digest, isKnown, type Known, type Step, type StepState } from "./digest.ts";
import type { BoardHistory, Change, Differences, Tombstone } from "./ledger.ts";
import { type Moved, renames } from "./renames.ts";

/** All that is known after some commits, as plain data: from here the ledger can be gone on with. */
export interface Memory {
  /** By index of the commit. */
  readonly changes: readonly (readonly Change[])[];
  readonly boards: Readonly<Record<string, BoardHistory>>;
  /** What was published once and is not now, by path. */
  readonly past: Readonly<Record<string, Past>>;
}

/** An item that people saw once. */
interface Past {
  readonly kind: ItemKind;
  readonly id: string;
  readonly at: number;
  readonly what: Tombstone["what"];
  /** The id of the item that it became. */
  readonly to: string | null;
  readonly title: Text | null;
  readonly content: Content;
  /** Of an experiment, what its page said. */
  readonly last: Pick<Tombstone, "meta" | "phases" | "leaderboards"> | null;
}

const nothingYet: Memory = { changes: [], boards: {}, past: {} };

export class LedgerBuilder {
  private readonly changes: (readonly Change[])[];
  private readonly past: Map<string, Past>;
  private readonly boards: BoardStates;

  constructor({ changes, boards, past }: Memory = nothingYet) {
    this.changes = [...changes];
    this.past = new Map(Object.entries(past));
    this.boards = new BoardStates(boards);
  }

  /** Goes on after the commits that are known: what is there then. */
  stand(items: ReadonlyMap<string, Digest>): void {
    this.boards.stand(this.changes.length - 1, items);
  }

  /** Begins in the middle of a history that is cut off: what its first commit holds is no change. */
  begin(items: ReadonlyMap<string, Digest>): void {
    this.changes.push([]);
    this.stand(items);
  }

  /** The next commit. */
  step(steps: readonly Step[]): void {
    const at = this.changes.length;
    const became = renames(
      steps.flatMap((step) => (isGone(step) ? moved(step.path, step.before) : [])),
      steps.flatMap((step) => (isNew(step, this.past) ? moved(step.path, step.after) : [])),
    );
    const origins = new Set(became.values());
    const byPath = new Map(steps.map((step) => [step.path, step]));
    const changes = steps.flatMap((step): readonly Change[] => {
      if (origins.has(step.path)) return [];
      const target = byPath.get(became.get(step.path) ?? "");
      return target === undefined ? this.change(at, step) : this.rename(at, step, target);
    });
    this.changes.push(changes);
    this.boards.next(at, steps);
  }

  memory(): Memory {
    const past = [...this.past].sort(([a], [b]) => compareCodePoints(a, b));
    return { changes: this.changes, boards: this.boards.known(), past: Object.fromEntries(past) };
  }

  private change(at: number, { path, before, after }: Step): readonly Change[] {
    const [was, is] = [before?.digest ?? null, after?.digest ?? null];
    const [old, now] = [isKnown(was) ? was : null, isKnown(is) ? is : null];
    if (now === null) {
      if (old !== null) {
        const what = is === null ? "deleted" : is.state === "draft" ? "draft" : "unreadable";
        this.bury(at, path, old, what, null);
        const changed = changedItem(old);
        return what === "unreadable"
          ? [{ ...changed, kind: "unreadable" }]
          : [{ ...changed, kind: "deleted", toDraft: what === "draft" }];
      }
      return [];
    }
    const past = this.past.get(path);
    this.past.delete(path);
    const changed = changedItem(now);
    if (now.state === "withdrawn" && old?.state !== "withdrawn") {
      return [{ ...changed, kind: "withdrawn", reason: now.reason }];
    }
    if (old === null) {
      // What took the name of a renamed item is another one.
      if (past === undefined || past.what === "renamed") return [{ ...changed, kind: "published" }];
      return [{ ...changed, kind: "restored", ...differences(past.content, now.content) }];
    }
    const differing = differences(old.content, now.content);
    if (old.state === "withdrawn" && now.state === "published") return [{ ...changed, kind: "restored", ...differing }];
    return isNothing(differing) ? [] : [{ ...changed, kind: "corrected", ...differing }];
  }

  private rename(at: number, from: Step, to: Step): readonly Change[] {
    const [old, now] = [from.before?.digest ?? null, to.after?.digest ?? null];
    if (!isKnown(old) || !isKnown(now)) return this.change(at, from);
    this.bury(at, from.path, old, "renamed", now.id);
    this.past.delete(to.path);
    const renamed = {
      ...changedItem(old),
      kind: "renamed",
      to: now.id,
      ...differences(old.content, now.content),
    } as const;
    if (now.state === "published" || old.state === "withdrawn") return [renamed];
    return [renamed, { ...changedItem(now), kind: "withdrawn", reason: now.reason }];
  }

  private bury(at: number, path: string, item: Known, what: Tombstone["what"], to: string | null): void {
    const { kind, id, title, content, data } = item;
    const last =
      data.kind === "experiment"
        ? {
            meta: data.experiment.meta.fields,
            phases: data.experiment.phases.map(({ name, summary }) => ({ name, summary: summary.fields })),
            leaderboards: this.boards.holding(id),
          }
        : null;
    this.past.set(path, { kind, id, at, what, to, title, content, last });
  }
}

/** The tombstones among what is past, by key. */
export function tombstonesOf({ past }: Pick<Memory, "past">): readonly Tombstone[] {
  return Object.values(past)
    .flatMap(({ id, at, what, to, last }) => (last === null ? [] : [{ key: id, at, what, to, ...last }]))
    .sort((a, b) => compareCodePoints(a.key, b.key));
}

function changedItem({ kind, id, title }: Known) {
  return { item: kind, id, title };
}

function isNothing({ figures, records }: Differences): boolean {
  return figures.length === 0 && records.length === 0;
}

/** Published before, and no file of it left. */
function isGone({ before, after }: Step): boolean {
  return isKnown(before?.digest ?? null) && after === null;
}

/** Seen for the first time. */
function isNew({ path, before, after }: Step, past: ReadonlyMap<string, Past>): boolean {
  const isBack = past.has(path) && past.get(path)?.what !== "renamed";
  return !isBack && !isKnown(before?.digest ?? null) && isKnown(after?.digest ?? null);
}

function moved(path: string, state: StepState | null): readonly Moved[] {
  const digest = state?.digest ?? null;
  if (state === null || !isKnown(digest)) return [];
  return [{ kind: digest.kind, path, files: state.files, content: digest.content }];
}
