/** What the ledger keeps of an item: what it says, and what leaderboards draw on. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";
import type { Text } from "../../../content-loaders/problem.ts";
import type { Benchmark, Document, Experiment, ItemKind, ReadItem } from "../../../content-loaders/repository.ts";
import type { LeaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { bilingual } from "../entries/groups.ts";
import { parseExpression } from "../expression/parse.ts";
import { type Content, contentOf } from "./content.ts";

/** An item at a commit. Drafts and what cannot be read have no content. */
export type Digest = Known | Unknown;

interface Unknown {
  readonly kind: ItemKind;
  readonly id: string;
  readonly state: "draft" | "unreadable";
}

export interface Known {
  readonly kind: ItemKind;
  readonly id: string;
  readonly state: "published" | "withdrawn";
  readonly title: Text | null;
  /** Why it was withdrawn; empty where it was not. */
  readonly reason: Text;
  readonly content: Content;
  readonly data: BoardData;
}

/** What a commit did to an item. */
export interface Step {
  readonly path: string;
  /** Null where it was not there. */
  readonly before: StepState | null;
  /** Null where it is gone. */
  readonly after: StepState | null;
}

export interface StepState {
  /** Null where its files are none that are read. */
  readonly digest: Digest | null;
  /** The ids of its files' contents by path below it; of an item that is one file alone the path is empty. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the numbers of leaderboards are worked out from, without the records of attempts and the places of values. */
export type BoardData =
  | { readonly kind: "benchmark"; readonly benchmark: Benchmark }
  | { readonly kind: "experiment"; readonly experiment: Experiment }
  | { readonly kind: "leaderboard"; readonly definition: LeaderboardDefinition }
  | { readonly kind: "pack"; readonly pack: Pack }
  | { readonly kind: "run"; readonly run: Run };

/** Whether an item is one that people see. */
export function isKnown(digest: Digest | null): digest is Known {
  return digest !== null && digest.state !== "draft" && digest.state !== "unreadable";
}

/** A definition whose expressions cannot be read counts as one that cannot be read itself. */
export function digestOf(read: ReadItem): Digest {
  const { kind, id } = read;
  if (read.state === "draft" || read.state === "unreadable") return { kind, id, state: read.state };
  switch (read.kind) {
    case "benchmark": {
      const { manifest } = read.item;
      const benchmark = { id, manifest: withoutPlaces(manifest), tasks: [], readme: null };
      return known(read, manifest.fields, contentOf.benchmark(read.item), { kind: "benchmark", benchmark });
    }
    case "experiment": {
      const { item } = read;
      const phases = item.phases.map((phase) => ({ ...phase, summary: withoutPlaces(phase.summary), attempts: [] }));
      const experiment = { ...item, meta: withoutPlaces(item.meta), phases };
      return known(read, item.meta.fields, contentOf.experiment(item), { kind: "experiment", experiment });
    }
    case "leaderboard": {
      const { fields } = read.item.definition;
      if (!hasReadableColumns(fields)) return { kind, id, state: "unreadable" };
      const content = contentOf.leaderboard(read.item);
      return known(read, fields, content, { kind: "leaderboard", definition: fields });
    }
    case "pack": {
      const { item } = read;
      const { plugin, declaration } = item;
      const { title, i18n } = declaration.fields;
      const fields = { ...plugin.fields, title, title_zh: i18n?.zh?.title ?? null };
      const pack = { ...item, readme: null, readmeChinese: null };
      return known(read, fields, contentOf.pack(item), { kind: "pack", pack });
    }
    case "run":
      return known(read, read.item.manifest.fields, contentOf.run(read.item), { kind: "run", run: read.item });
    default:
      return read satisfies never;
  }
}

interface PublishedFields {
  readonly title?: string;
  readonly title_zh?: string | null | undefined;
  readonly withdrawn_reason?: string | null | undefined;
  readonly withdrawn_reason_zh?: string | null | undefined;
}

function known(
  { kind, id, state }: Pick<Known, "kind" | "id" | "state">,
  fields: PublishedFields,
  content: Content,
  data: BoardData,
): Known {
  const reason = bilingual(fields.withdrawn_reason, fields.withdrawn_reason_zh) ?? { en: "", zh: "" };
  return { kind, id, state, title: bilingual(fields.title, fields.title_zh), reason, content, data };
}

function withoutPlaces<Fields>({ file, fields }: Document<Fields>): Document<Fields> {
  return { file, fields, marks: {}, written: {} };
}

function hasReadableColumns({ columns }: LeaderboardDefinition): boolean {
  const expressions = (columns ?? []).flatMap(({ value, std }) => (std == null ? [value] : [value, std]));
  return expressions.every((expression) => parseExpression(expression).kind === "expression");
}
