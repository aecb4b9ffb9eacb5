/** Chooses the entries: a list with a check box each, narrowed by typing; folded while a comparison is shown. */
import { useState } from "react";
import type { CompareBoard, EntryChoice } from "../../views/compare/board-file.ts";
import { letterOf, matchingEntries, mostEntries } from "../../views/compare/selection.ts";
import { href } from "../href.ts";
import { Mark } from "./pieces.tsx";
import type { CompareWords } from "./words.ts";

interface Props {
  readonly board: CompareBoard;
  readonly chosen: readonly string[];
  readonly choose: (entries: readonly string[]) => void;
  readonly toggle: (chosen: readonly string[], id: string) => readonly string[];
  readonly words: CompareWords;
}

export function Picker({ board, chosen, choose, toggle, words }: Props) {
  const [filter, setFilter] = useState("");
  // Opened by the first look at an address with fewer than two; afterwards it is the reader's.
  const [open, setOpen] = useState(chosen.length < 2);
  const shown = matchingEntries(board.entries, filter);
  const full = chosen.length >= mostEntries;
  return (
    <details className="compare-picker" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {chosen.length < 2 ? words.choose : words.change}
        <span className="muted">{words.chosen(chosen.length, mostEntries)}</span>
      </summary>
      <div className="picker-tools">
        <label>
          <span>{words.filter}</span>
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        {chosen.length > 0 && (
          <button type="button" className="button" onClick={() => choose([])}>
            {words.clear}
          </button>
        )}
        <p role="status">
          {filter !== "" && (shown.length === 0 ? words.noMatch : words.matches(shown.length))}
          {full && ` ${words.full}`}
        </p>
      </div>
      <ul className="picker-list">
        {shown.map((entry) => (
          <Choice
            key={entry.id}
            board={board}
            entry={entry}
            place={chosen.indexOf(entry.id)}
            count={chosen.length}
            disabled={full}
            toggle={() => choose(toggle(chosen, entry.id))}
            words={words}
          />
        ))}
      </ul>
    </details>
  );
}

interface ChoiceProps {
  readonly board: CompareBoard;
  readonly entry: EntryChoice;
  /** -1 while it is not chosen. */
  readonly place: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly toggle: () => void;
  readonly words: CompareWords;
}

function Choice({ board, entry, place, count, disabled, toggle, words }: ChoiceProps) {
  const isChosen = place >= 0;
  return (
    <li className={isChosen ? "is-chosen" : undefined}>
      <label>
        <input type="checkbox" checked={isChosen} disabled={disabled && !isChosen} onChange={toggle} />
        <span className="place">{entry.rank}</span>
        <span className="name" lang={entry.lang}>
          {entry.line}
        </span>
        {entry.synthetic && <span className="tag warn">{words.synthetic}</span>}
        {isChosen && (
          <span className="letter">
            <Mark board={board} place={place} count={count} /> {letterOf(place)}
          </span>
        )}
        <span className="score">{entry.score}</span>
      </label>
      <a href={href(entry.path)}>
        {words.entryPage}
        <span className="sr-only">{` ${entry.line}`}</span>
      </a>
    </li>
  );
}
