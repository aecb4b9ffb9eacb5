/** What a reader of a leaderboard must be told beside its numbers, in words, each experiment with its page. */
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Board } from "../leaderboard/board.ts";
import type { Note } from "../leaderboard/board-notes.ts";
import { isFaulty } from "../leaderboard/entries/selection.ts";
import { routes } from "../routes.ts";
import type { BoardNames } from "./board-identity.ts";

export interface NoteView {
  readonly text: string;
  /** The experiments it is about, where they are not named in the text. */
  readonly experiments: readonly { readonly key: string; readonly path: string | null }[];
  /** Where the rest is told: what keeps them out, or the run that it is about; null where there is nothing more to say. */
  readonly more: { readonly path: string; readonly text: string } | null;
}

export interface BoardNotes {
  /** To be seen before any number: benchmarks that entries were measured on in different versions. */
  readonly versions: readonly string[];
  /** Why nothing is ranked. */
  readonly unrankable: readonly string[];
  readonly others: readonly NoteView[];
}

/** Above this many, experiments are counted in the sentence and listed below it. */
const namedInText = 3;

export function boardNotes({ notes, entries }: Board, names: BoardNames, locale: Locale): BoardNotes {
  const lines = new Map(entries.map((entry) => [entry.id, names.of(entry).line]));
  const view = noteViewer(lines, locale);
  const of = (...codes: readonly Note["code"][]) => notes.filter(({ code }) => codes.includes(code));
  const apart: readonly Note["code"][] = ["mixed-versions", "several-test-sets", "neutral-primary"];
  return {
    versions: of("mixed-versions").map((note) => view(note).text),
    unrankable: of("several-test-sets", "neutral-primary").map((note) => view(note).text),
    others: [
      ...notes.filter(({ code }) => code !== "excluded" && !apart.includes(code)).map(view),
      ...excludedViews(notes.filter(isExcluded), locale),
    ],
  };
}

type ExcludedNote = Extract<Note, { readonly code: "excluded" }>;

function isExcluded(note: Note): note is ExcludedNote {
  return note.code === "excluded";
}

/** One sentence for each experiment, or one for all that the same thing keeps out. */
function excludedViews(notes: readonly ExcludedNote[], locale: Locale): readonly NoteView[] {
  const { reasons, leaderboard: words } = dictionary(locale);
  return [...Map.groupBy(notes, ({ reason }) => reason)].flatMap(([reason, some]): readonly NoteView[] => {
    const more = isFaulty(reason) ? { path: routes.dataHealth(locale), text: words.whyLeftOut } : null;
    if (some.length <= namedInText) {
      return some.map((note) => ({ text: reasons.notes.excluded(note), experiments: [], more }));
    }
    // One that was left out has no page.
    const experiments = some.map(({ experiment: key }) => ({
      key,
      path: reason === "faulty" ? null : routes.experiment(locale, key),
    }));
    return [{ text: words.excluded(some.length, reasons.exclusions[reason]), experiments, more }];
  });
}

function noteViewer(lines: ReadonlyMap<string, string>, locale: Locale): (note: Note) => NoteView {
  const { reasons, leaderboard: words } = dictionary(locale);
  const link = (key: string) => ({ key, path: routes.experiment(locale, key) });
  const toRun = (run: string) => ({ path: routes.run(locale, run), text: words.toRun });
  return (note) => {
    switch (note.code) {
      case "earlier-submissions": {
        const entry = lines.get(note.entry) ?? note.entry;
        return { text: reasons.notes[note.code]({ ...note, entry }), experiments: [], more: null };
      }
      case "mixed-identity":
        return {
          text: reasons.notes[note.code]({ ...note, entry: lines.get(note.entry) ?? note.entry }),
          experiments: [],
          more: null,
        };
      case "outside-groups":
        if (note.experiments.length <= namedInText)
          return { text: reasons.notes[note.code](note), experiments: [], more: null };
        return {
          text: words.outsideGroups(note.experiments.length),
          experiments: note.experiments.map(link),
          more: null,
        };
      case "excluded":
        return { text: reasons.notes[note.code](note), experiments: [], more: null };
      case "mixed-versions":
        return { text: reasons.notes[note.code](note), experiments: [], more: null };
      case "mixed-suite-versions":
        return { text: reasons.notes[note.code](note), experiments: [], more: null };
      case "several-test-sets":
        return { text: reasons.notes[note.code](note), experiments: [], more: null };
      case "flagged-run":
        return { text: reasons.notes[note.code](note), experiments: [], more: toRun(note.run) };
      case "uncounted-run": {
        // One that was left out has no page.
        const faults = { path: routes.dataHealth(locale), text: words.whyLeftOut };
        const more = note.reason === "run-left-out" ? faults : toRun(note.run);
        return { text: reasons.notes[note.code](note), experiments: [], more };
      }
      case "run-caveat":
        return { text: reasons.notes[note.code](note), experiments: [], more: toRun(note.run) };
      case "neutral-primary":
        return { text: reasons.notes[note.code](note), experiments: [], more: null };
      default:
        return note satisfies never;
    }
  };
}
