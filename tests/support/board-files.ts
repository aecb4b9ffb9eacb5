/** The leaderboard and entry files of a catalogue as a consumer reads them: JSON, parsed, with types written from the contract. */
import type { Catalog } from "../../src/leaderboard/catalog.ts";
import { apiRoutes } from "../../src/routes.ts";
import { columnFormats } from "../../src/views/column-format.ts";
import { entryFile } from "../../src/views/json/entry-file.ts";
import { leaderboardFile } from "../../src/views/json/leaderboard-file.ts";
import type { FileDerivation } from "./derivation.ts";

export interface Worded {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
}

export interface CellFile {
  readonly value: number | null;
  readonly text: string | null;
  readonly std: number | null;
  readonly std_text: string | null;
  readonly se: number | null;
  readonly dof: number | null;
  readonly n: number | null;
  readonly std_unknown: readonly [number, number] | null;
  readonly first_order: boolean;
  readonly coverage: readonly [number, number];
  readonly missing: readonly {
    readonly group: string | null;
    readonly operand: string | null;
    readonly reason: Worded;
  }[];
  readonly synthetic: boolean;
  readonly discrepancies: readonly (Worded & {
    readonly file: string;
    readonly line: number;
    readonly field: string;
  })[];
}

export interface EntryBase<Cell> {
  readonly id: string;
  readonly rank: number | null;
  readonly rank_interval: readonly [number, number] | null;
  readonly identity: Readonly<Record<string, string | null>> | null;
  readonly baseline: string | null;
  readonly experiments: Readonly<Record<string, string>>;
  readonly earlier_submissions: readonly { readonly group: string; readonly experiment: string }[];
  readonly synthetic: boolean;
  readonly caveats: readonly { readonly text: string; readonly text_zh: string | null }[];
  readonly versions: readonly (Worded & { readonly experiment: string; readonly benchmark: string })[];
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface EntryFile extends EntryBase<CellFile & { readonly derivation: FileDerivation }> {
  readonly leaderboard_id: string;
  readonly all_pairs: boolean;
  readonly pairs: readonly {
    readonly entry: string;
    readonly difference: number;
    readonly interval: readonly [number, number] | null;
    readonly p: number | null;
    readonly method: Worded | null;
    readonly n_tasks: number;
    readonly n_differing: number;
    readonly verdict: Worded | null;
    readonly detectable_difference: number | null;
    readonly versions_differ: readonly string[];
  }[];
}

export interface LeaderboardFile {
  readonly leaderboard_id: string;
  readonly status: string;
  readonly defined: boolean;
  readonly synthetic: boolean;
  readonly caveats: readonly { readonly text: string; readonly text_zh: string | null }[];
  readonly notes: readonly Worded[];
  readonly ranked: boolean;
  readonly primary_column: string;
  readonly groups: readonly { readonly id: string; readonly test_data: readonly string[]; readonly weight: number }[];
  readonly columns: readonly {
    readonly id: string;
    readonly title: string;
    readonly title_zh: string;
    readonly expression: string;
    readonly mathml: string;
    readonly direction: "higher" | "lower" | "neutral";
    readonly primary: boolean;
  }[];
  readonly entries: readonly (EntryBase<CellFile> & { readonly path: string })[];
}

export interface BoardFiles {
  readonly board: LeaderboardFile;
  /** In rank order. */
  readonly entries: readonly EntryFile[];
}

/** By leaderboard id. */
export function filesOf(catalog: Pick<Catalog, "leaderboards">): ReadonlyMap<string, BoardFiles> {
  return new Map(
    [...catalog.leaderboards].map(([id, leaderboard]) => {
      const formats = columnFormats(leaderboard.board, "en");
      return [
        id,
        {
          board: parsed<LeaderboardFile>(leaderboardFile(leaderboard, apiRoutes)),
          entries: leaderboard.board.entries.map((entry) => parsed<EntryFile>(entryFile(leaderboard, entry, formats))),
        },
      ];
    }),
  );
}

function parsed<File>(content: unknown): File {
  return JSON.parse(JSON.stringify(content)) as File;
}
