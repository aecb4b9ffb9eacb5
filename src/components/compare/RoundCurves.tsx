/** The scores of the compared entries from round to round, one curve over the other, each ending at its test. */
import { useEffect, useRef } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { withList } from "../../views/address/query.ts";
import { hasRounds, placeLook, type RoundChart, roundChart } from "../../views/compare/plots.ts";
import { entriesKey } from "../../views/compare/selection.ts";
import { readPoints } from "../charts/point-reader.ts";
import { href } from "../href.ts";
import type { PartProps } from "./parties.ts";
import { Mark, MarkAt, Section } from "./pieces.tsx";

export function RoundCurves(props: PartProps) {
  const { board, parties, words } = props;
  const figure = useRef<HTMLElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    for (const svg of figure.current?.querySelectorAll("svg") ?? []) {
      if (readout.current !== null) readPoints(svg, readout.current);
    }
  });
  const entries = parties.map(({ entry }) => entry);
  const [wide, narrow] = [roundChart(entries, 1104, 320), roundChart(entries, 312, 260)];
  const without = parties.filter(({ entry }) => !hasRounds(entry)).map(({ letter }) => letter);
  if (wide === null || narrow === null) {
    return (
      <Section id="rounds" title={words.roundsTitle}>
        <div className="empty-state">
          <b>{words.roundsAbsentTitle}</b>
          {words.roundsAbsent}
        </div>
      </Section>
    );
  }
  return (
    <Section id="rounds" title={words.roundsTitle} sub={words.roundsSub}>
      <p className="place-key">
        {parties.map(({ letter, choice }, place) => (
          <span key={choice.id}>
            <Mark board={board} place={place} count={parties.length} /> {letter}{" "}
            <a className="quiet" href={href(choice.path)} lang={choice.lang}>
              {choice.line}
            </a>
          </span>
        ))}
      </p>
      <figure ref={figure}>
        <div className="wide-only">
          <Curves {...props} chart={wide} />
        </div>
        <div className="narrow-only">
          <Curves {...props} chart={narrow} />
        </div>
        <p ref={readout} className="point-readout">
          {words.readHint}
        </p>
      </figure>
      {without.length > 0 && <p className="muted small">{words.roundsNone(without)}</p>}
      <p className="small">
        <a
          href={href(
            board.phases +
              withList(
                "",
                entriesKey,
                entries.map(({ id }) => id),
              ),
          )}
        >
          {words.roundsMore}
        </a>
      </p>
    </Section>
  );
}

function Curves({ board, parties, words, chart }: PartProps & { readonly chart: RoundChart }) {
  const { width, height, left, right, bottom, scores, rounds, testX, curves } = chart;
  const count = parties.length;
  const label = words.roundsLabel(curves.flatMap(({ place }) => parties[place]?.letter ?? []));
  return (
    <svg
      className="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <text x={0} y={11}>
        {board.scoreAxis}
      </text>
      {scores.map(({ value, y }) => (
        <g key={value}>
          <path className="gridline" d={`M${left} ${y}H${right}`} />
          <text className="faint" x={left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value, Number.isInteger(value) ? 0 : 1)}
          </text>
        </g>
      ))}
      {rounds.map(({ round, x }) => (
        <text key={round} className="faint" x={x} y={bottom + 18} textAnchor="middle">
          {round}
        </text>
      ))}
      <text className="faint" x={testX} y={bottom + 18} textAnchor="middle">
        {words.test}
      </text>
      <text className="faint" x={(left + testX) / 2} y={height - 1} textAnchor="middle">
        {words.roundAxis}
      </text>
      {curves.map(({ place, train, val, trainPoints, valPoints, test }) => {
        const { tone } = placeLook(place, count);
        const letter = parties[place]?.letter ?? "";
        return (
          <g key={place} data-entry={letter}>
            <path className={`place-line dashed ${tone}`} d={train} />
            <path className={`place-line ${tone}`} d={val} />
            {[...trainPoints, ...valPoints].map(({ x, y, title }) => (
              <MarkAt key={title} {...{ board, place, count, x, y }} title={`${letter} ${title}`} />
            ))}
            {test !== null && (
              <>
                <MarkAt {...{ board, place, count }} x={test.x} y={test.y} title={`${letter} ${test.title}`} />
                <text className="halo strong" x={test.x + 10} y={test.y + 4}>
                  {letter}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
