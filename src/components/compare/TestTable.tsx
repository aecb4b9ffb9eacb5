/** The paired test of each pair: verdict, difference, its 95 % interval, p, shared tasks, what could have been shown. */

import { formatDelta } from "../../i18n/format.ts";
import { untestedReason } from "../../views/compare/findings.ts";
import type { ComparePair } from "../../views/compare/pairs.ts";
import { type PlotAxis, pairAxis, pairPlot } from "../../views/compare/plots.ts";
import type { PartProps, Party } from "./parties.ts";
import { Mark, Section, TableFrame } from "./pieces.tsx";

interface PairOf {
  readonly first: Party;
  readonly second: Party;
  /** The first minus the second; undefined where the two were not tested. */
  readonly pair: ComparePair | undefined;
}

const rowHeight = 36;

export function TestTable({ board, parties, words }: PartProps) {
  const { tests } = board;
  // The later entry first, as in the differences from A.
  const rows = parties.flatMap((second, place): readonly PairOf[] =>
    parties.slice(place + 1).map((first) => ({ first, second, pair: first.entry.pairs[second.choice.id] })),
  );
  const axis = pairAxis(
    rows.flatMap(({ pair }) => pair ?? []),
    240,
  );
  const methods = [...new Set(rows.flatMap(({ pair }) => pair?.method ?? []))];
  const placeOf = (party: Party) => parties.indexOf(party);
  const name = (party: Party) => (
    <>
      <Mark board={board} place={placeOf(party)} count={parties.length} /> {party.letter}
    </>
  );
  return (
    <Section id="tests" title={words.testsTitle}>
      <TableFrame caption={words.testsCaption} kind="pair-table">
        <thead>
          <tr>
            <th scope="col" className="pin">
              {words.pair}
            </th>
            <th scope="col">{words.testsVerdict}</th>
            <th scope="col" className="r">
              {tests.difference}
              <span className="unit">{words.difference}</span>
            </th>
            {axis !== null && <PairAxis axis={axis} />}
            <th scope="col" className="r">
              {tests.interval}
              <span className="unit">{tests.intervalUnit}</span>
            </th>
            <th scope="col" className="r">
              <i>p</i>
              <span className="unit">{words.unadjusted}</span>
            </th>
            <th scope="col" className="r">
              {tests.tasks}
              <span className="unit">{tests.tasksUnit}</span>
            </th>
            <th scope="col" className="r">
              {tests.detectable}
              <span className="unit">{tests.detectableUnit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ first, second, pair }) => (
            <tr key={`${first.choice.id} ${second.choice.id}`}>
              <th scope="row" className="pin pair-name" title={words.against(first.choice.line, second.choice.line)}>
                {name(first)} − {name(second)}
              </th>
              {pair === undefined ? (
                <td className="missing wrap" colSpan={axis === null ? 6 : 7}>
                  {untestedReason(board, first.entry, second.entry, words)}
                </td>
              ) : (
                <PairCells pair={pair} axis={axis} label={words.pairPlot(pair.difference, pair.interval)} />
              )}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div className="compare-notes">
        {tests.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {methods.length > 0 && <p>{words.testsLegend(methods)}</p>}
      </div>
    </Section>
  );
}

function PairAxis({ axis: { axis, width } }: { readonly axis: PlotAxis }) {
  return (
    <td className="plot fit wide-only">
      <svg width={width} height={20} aria-hidden="true">
        {axis.ticks.map(({ value, at }) => (
          <text key={value} className="faint" x={at} y={14} textAnchor="middle">
            {formatDelta(value, Number.isInteger(value) ? 0 : 1)}
          </text>
        ))}
      </svg>
    </td>
  );
}

interface CellsProps {
  readonly pair: ComparePair;
  readonly axis: PlotAxis | null;
  readonly label: string;
}

function PairCells({ pair, axis, label }: CellsProps) {
  const plot = axis && pairPlot(axis, pair, rowHeight);
  return (
    <>
      <td className={`delta ${pair.tone}`}>
        {pair.verdict}
        {pair.disagreement !== null && <span className="sub note">{pair.disagreement}</span>}
        {pair.versions !== null && (
          <span className="sub">
            <span className="tag warn">{pair.versions}</span>
          </span>
        )}
      </td>
      <td className="r">
        <span className={`delta ${pair.tone}`}>
          {pair.value !== 0 && <i aria-hidden="true">{pair.value > 0 ? "▲" : "▼"}</i>}
          {pair.difference}
        </span>
      </td>
      {axis !== null && plot !== null && (
        <td className="plot fit wide-only">
          <svg width={axis.width} height={rowHeight} role="img" aria-label={label}>
            {axis.axis.ticks.map(({ value, at }) => (
              <path key={value} className="gridline" d={`M${at} 0V${rowHeight}`} />
            ))}
            <path className="axis" d={`M${plot.zero} 0V${rowHeight}`} />
            {plot.bar !== null && <path className={`pair-bar ${pair.tone}`} d={plot.bar} />}
            <circle className={`mark ${pair.tone}`} cx={plot.dot} cy={rowHeight / 2} r="4" />
          </svg>
        </td>
      )}
      <td className="r muted">{pair.interval}</td>
      <td className="r" title={pair.method ?? undefined}>
        {pair.p}
      </td>
      <td className="r muted">{`${pair.tasks} / ${pair.differing}`}</td>
      <td className="r muted">{pair.detectable}</td>
    </>
  );
}
