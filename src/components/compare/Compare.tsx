/**
 * The interactive part of the compare page: reads the entries from the address, keeps it up to date, loads what they
 * need and lays them side by side. It works out no statistics: the tests come ready with the files.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "../../i18n/index.ts";
import { readList, withList } from "../../views/address/query.ts";
import type { CompareBoard } from "../../views/compare/board-file.ts";
import type { CompareEntry } from "../../views/compare/entry-file.ts";
import { entriesKey, letterOf, selectEntries, toggled, withReference } from "../../views/compare/selection.ts";
import { citeView } from "../cite/view.ts";
import { href } from "../href.ts";
import { useFiles } from "./files.ts";
import { Notes } from "./Notes.tsx";
import { Picker } from "./Picker.tsx";
import type { Party } from "./parties.ts";
import { Result } from "./Result.tsx";
import { type CompareWords, useWords } from "./words.ts";

interface Props {
  readonly locale: Locale;
  /** Address of the leaderboard's file. */
  readonly board: string;
}

/** Nothing until the leaderboard is there: the static part of the page says that it is loading. */
export default function Compare({ locale, board }: Props) {
  const words = useWords(locale);
  return words === null ? null : <Comparison boardUrl={board} words={words} />;
}

function Comparison({ boardUrl, words }: { readonly boardUrl: string; readonly words: CompareWords }) {
  const [search, setSearch] = useState(() => location.search);
  const [[loaded], retryBoard] = useFiles<CompareBoard>([boardUrl]);
  const board = loaded?.kind === "ready" ? loaded.file : null;
  const choices = useMemo(() => new Map(board?.entries.map((entry) => [entry.id, entry])), [board]);
  const selection = selectEntries(readList(search, entriesKey), new Set(choices.keys()));
  const { chosen } = selection;
  const entryUrls = chosen.flatMap((entry) => choices.get(entry)?.file ?? []).map(href);
  const [files, retryEntries] = useFiles<CompareEntry>(entryUrls);
  const heading = useRef<HTMLHeadingElement>(null);
  const [focusOn, setFocusOn] = useState(0);

  useEffect(() => {
    const read = () => setSearch(location.search);
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  const choose = useCallback((entries: readonly string[]) => {
    history.pushState(null, "", location.pathname + withList(location.search, entriesKey, entries) + location.hash);
    setSearch(location.search);
  }, []);

  // What was pressed in the head of a column moves or goes with it: the focus must not be lost.
  const chooseFromHead = useCallback(
    (entries: readonly string[]) => {
      choose(entries);
      setFocusOn((count) => count + 1);
    },
    [choose],
  );
  useEffect(() => {
    if (focusOn > 0) (heading.current ?? document.querySelector<HTMLElement>(".compare-picker summary"))?.focus();
  }, [focusOn]);

  const nameOf = (entry: string) => choices.get(entry)?.line ?? entry;
  const lines = chosen.map(nameOf);
  useWindowTitle(lines, words.windowTitle);
  useCitation(search, lines);

  if (board === null) {
    if (loaded?.kind !== "failed") return null;
    return <Failure text={words.failed} retry={retryBoard} label={words.retry} />;
  }
  const parties = chosen.flatMap((entry, place): readonly Party[] => {
    const file = files[place];
    const choice = choices.get(entry);
    return file?.kind === "ready" && choice !== undefined
      ? [{ letter: letterOf(place), choice, entry: file.file }]
      : [];
  });
  const failed = chosen.filter((_, place) => files[place]?.kind === "failed");
  const pending = parties.length + failed.length < chosen.length;
  return (
    <>
      <Notes selection={selection} nameOf={nameOf} words={words} />
      <Picker board={board} chosen={chosen} choose={choose} toggle={toggled} words={words} />
      {failed.length > 0 && (
        <Failure
          text={failed.map((entry) => words.failedEntry(nameOf(entry))).join(" ")}
          retry={retryEntries}
          label={words.retry}
        />
      )}
      <p role="status" className="sr-only">
        {pending ? words.loading : chosen.length < 2 ? words.chooseMore(chosen.length) : words.shown(lines)}
      </p>
      {pending && (
        <p className="compare-loading" aria-hidden="true">
          {words.loading}
        </p>
      )}
      {!pending && failed.length === 0 && parties.length >= 2 && (
        <Result
          board={board}
          parties={parties}
          words={words}
          heading={heading}
          makeReference={(entry) => chooseFromHead(withReference(chosen, entry))}
          remove={(entry) => chooseFromHead(toggled(chosen, entry))}
        />
      )}
    </>
  );
}

/** The window and its history name the entries, so that going back is told apart from going on. */
function useWindowTitle(lines: readonly string[], title: (names: readonly string[], rest: string) => string): void {
  const original = useRef<string>(null);
  const joined = JSON.stringify(lines);
  useEffect(() => {
    original.current ??= document.title;
    const names = JSON.parse(joined) as readonly string[];
    document.title = names.length < 2 ? original.current : title(names, original.current);
  }, [joined, title]);
}

/** The page's citation names the entries too. */
function useCitation(search: string, lines: readonly string[]): void {
  const joined = JSON.stringify(lines);
  useEffect(() => citeView(search, JSON.parse(joined) as readonly string[]), [search, joined]);
}

function Failure({
  text,
  retry,
  label,
}: {
  readonly text: string;
  readonly retry: () => void;
  readonly label: string;
}) {
  return (
    <div className="empty-state" role="alert">
      <b>{text}</b>
      <button type="button" className="button" onClick={retry}>
        {label}
      </button>
    </div>
  );
}
