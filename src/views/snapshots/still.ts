/** A leaderboard's page as a snapshot shows it: the same texts and drawings, without a way into today's pages. */
import type { Locale } from "../../i18n/index.ts";
import { routes, snapshotApiRoutes } from "../../routes.ts";
import type { LeaderboardView } from "../leaderboard.ts";
import type { NoteView } from "../notes.ts";

/** What is drawn of it. The scores by group stand on today's pages alone. */
export type StillBoard = Omit<LeaderboardView, "groupHeat" | "definitionPath"> & {
  /** False for a folder of experiments that no definition draws on. */
  readonly defined: boolean;
};

/** @param snapshot the snapshot's name in addresses */
export function stillBoard(view: LeaderboardView, snapshot: string, locale: Locale): StillBoard {
  const { groupHeat: _heat, definitionPath, ...rest } = view;
  return {
    ...rest,
    path: routes.snapshotLeaderboard(locale, snapshot, view.id),
    jsonPath: snapshotApiRoutes.leaderboard(snapshot, view.id),
    defined: definitionPath !== null,
    // Nothing to sort or to compare: both would lead to what the numbers are today.
    interactive: null,
    caveats: view.caveats.map((caveat) => ({
      ...caveat,
      parts: caveat.parts.map((part) => ({ ...part, path: null })),
    })),
    notes: { ...view.notes, others: view.notes.others.map((note) => stillNote(note, snapshot, locale)) },
    table: view.table && {
      ...view.table,
      sets: view.table.sets.map((set) => ({
        ...set,
        rows: set.rows.map((row) => ({ ...row, path: null, cellPaths: [] })),
      })),
    },
    unranked: view.unranked && {
      ...view.unranked,
      rows: view.unranked.rows.map((row) => ({ ...row, path: null, cellPath: null })),
    },
  };
}

function stillNote(note: NoteView, snapshot: string, locale: Locale): NoteView {
  const isOfErrors = note.more?.path === routes.dataHealth(locale);
  return {
    ...note,
    experiments: note.experiments.map((experiment) => ({ ...experiment, path: null })),
    more: note.more !== null && isOfErrors ? { ...note.more, path: routes.snapshotLeftOut(locale, snapshot) } : null,
  };
}
