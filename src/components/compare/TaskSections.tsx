/** Task by task against the first entry: the gains and losses as bars, then by name with their pages. */
import { type ReactNode, useState } from "react";
import { formatDelta } from "../../i18n/format.ts";
import { taskDifference, taskText } from "../../views/compare/difference.ts";
import { changeBars, type TaskChange, type TaskChanges, taskChanges } from "../../views/compare/task-changes.ts";
import { href } from "../href.ts";
import type { PartProps } from "./parties.ts";
import { Delta, Section, TableFrame } from "./pieces.tsx";
import type { CompareWords } from "./words.ts";

export function TaskSections({ board, parties, words }: PartProps) {
  const [reference, ...others] = parties;
  if (reference === undefined) return null;
  return (
    <Section id="tasks" title={words.tasksTitle} sub={words.tasksSub}>
      {others.map(({ letter, choice, entry }, index) => {
        const changes = taskChanges(board.tasks, entry.tasks, reference.entry.tasks);
        const { gained, lost, equal, unshared } = changes;
        const letters = [letter, reference.letter] as const;
        return (
          <details key={choice.id} className="task-changes" open={index === 0}>
            <summary>{words.tasksSummary(...letters, gained.length, equal, lost.length)}</summary>
            {gained.length + lost.length + equal === 0 ? (
              <p className="muted">{words.tasksNone(...letters)}</p>
            ) : (
              <>
                <div className="wide-only">
                  <Bars changes={changes} width={1104} height={190} words={words} />
                </div>
                <div className="narrow-only">
                  <Bars changes={changes} width={312} height={160} words={words} />
                </div>
                <div className="task-lists">
                  <TaskList title={words.gainedTitle(letter)} changes={gained} letters={letters} words={words}>
                    {words.gainedNone}
                  </TaskList>
                  <TaskList title={words.lostTitle(letter)} changes={lost} letters={letters} words={words}>
                    {words.lostNone}
                  </TaskList>
                </div>
              </>
            )}
            {unshared > 0 && <p className="muted small">{words.tasksUnshared(unshared)}</p>}
          </details>
        );
      })}
    </Section>
  );
}

interface BarsProps {
  readonly changes: TaskChanges;
  readonly width: number;
  readonly height: number;
  readonly words: CompareWords;
}

function Bars({ changes, width, height, words }: BarsProps) {
  const bars = changeBars(changes, width, height);
  if (bars === null) return null;
  const { gained, lost, equal } = changes;
  return (
    <>
      <svg
        className="chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.barsLabel(gained.length, equal, lost.length)}
      >
        {bars.ticks.map(({ value, y }) => (
          <g key={value}>
            <path className="gridline" d={`M${bars.left} ${y}H${bars.right}`} />
            <text className="faint" x={bars.left - 6} y={y + 4} textAnchor="end">
              {formatDelta(value, Number.isInteger(value) ? 0 : 1)}
            </text>
          </g>
        ))}
        <path className="bar worse" d={bars.lost} />
        <path className="bar better" d={bars.gained} />
        <path className="axis" d={`M${bars.left} ${bars.zero}H${bars.right}`} />
        <path className="bar equal" d={bars.equal} />
      </svg>
      <p className="bar-ends">
        <span className="delta worse">{words.barsLost(lost.length)}</span>
        <span>{words.barsEqual(equal)}</span>
        <span className="delta better">{words.barsGained(gained.length)}</span>
      </p>
    </>
  );
}

/** So many are shown before the reader asks for all. */
const shownFirst = 5;

interface ListProps {
  readonly title: string;
  readonly changes: readonly TaskChange[];
  readonly letters: readonly [entry: string, reference: string];
  readonly words: CompareWords;
  /** What stands there where there are none. */
  readonly children: ReactNode;
}

function TaskList({ title, changes, letters: [letter, reference], words, children }: ListProps) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className="muted">{children}</p>;
  return (
    <div>
      <TableFrame caption={title} kind="task-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className="r">
              {reference}
            </th>
            <th scope="col" className="r">
              {letter}
            </th>
            <th scope="col" className="r">{`${letter} − ${reference}`}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? changes : changes.slice(0, shownFirst)).map(({ task, from, value, gap }) => (
            <tr key={`${task.group} ${task.label} ${task.path}`}>
              <th scope="row" className="cut">
                <span className="mono">
                  {task.path === null ? task.label : <a href={href(task.path)}>{task.label}</a>}
                </span>
                {task.title !== null && (
                  <span className="sub" lang={task.title.lang} title={task.title.text}>
                    {task.title.text}
                  </span>
                )}
              </th>
              <td className="r muted">{taskText(from)}</td>
              <td className="r">{taskText(value)}</td>
              <td className="r">
                <Delta difference={taskDifference(gap)} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {changes.length > shownFirst && (
        <button type="button" className="button show-all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.showFewer : words.showAll(changes.length)}
        </button>
      )}
    </div>
  );
}
