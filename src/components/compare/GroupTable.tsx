/** The test scores group by group: as marks on one axis, and as numbers with the difference from the first entry. */
import { formatNumber } from "../../i18n/format.ts";
import { groupDifference } from "../../views/compare/difference.ts";
import { groupAxis, groupPlot, type PlotAxis, placeLook } from "../../views/compare/plots.ts";
import { href } from "../href.ts";
import type { PartProps } from "./parties.ts";
import { Delta, Local, Mark, MarkAt, Section, TableFrame } from "./pieces.tsx";

const plotWidth = 360;

export function GroupTable({ board, parties, words }: PartProps) {
  const entries = parties.map(({ entry }) => entry);
  const [reference] = entries;
  const axis = groupAxis(entries, plotWidth);
  if (axis === null || reference === undefined) return null;
  const shown = board.groups
    .map((group, index) => ({ group, index }))
    .filter(({ index }) => entries.some(({ groups }) => (groups[index] ?? null) !== null));
  return (
    <Section
      id="groups"
      title={words.groupsTitle}
      sub={board.groups.length === 1 ? words.groupsSubOne : words.groupsSub}
    >
      <TableFrame caption={words.groupsCaption} kind="compare-table">
        <thead>
          <tr>
            <th scope="col" className="pin">
              {words.group}
            </th>
            <td className="plot fit wide-only">
              <GroupTicks axis={axis} title={board.scoreAxis} />
            </td>
            {parties.map(({ letter, choice }, place) => (
              <th key={choice.id} scope="col" className="r" title={choice.line}>
                <Mark board={board} place={place} count={parties.length} /> {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ group, index }) => (
            <tr key={group.id}>
              <th scope="row" className="pin breakable">
                {group.path === null ? (
                  <Local text={group.title} />
                ) : (
                  <a className="quiet" href={href(group.path)}>
                    <Local text={group.title} />
                  </a>
                )}
                {group.title.text !== group.id && <span className="sub mono">{group.id}</span>}
              </th>
              <td className="plot fit wide-only">
                <GroupMarks axis={axis} index={index} board={board} parties={parties} words={words} />
              </td>
              {entries.map((entry, place) => {
                const score = entry.groups[index] ?? null;
                const gap = place === 0 ? null : groupDifference(group, index, entry, reference);
                return (
                  <td key={entry.id} className="r">
                    {score === null ? (
                      <span className="missing">—</span>
                    ) : (
                      <span className="figure">
                        <span className="value">
                          {score.path === null ? score.text : <a href={href(score.path)}>{score.text}</a>}
                        </span>
                        {score.spread !== null && <span className="spread">{` ${score.spread}`}</span>}
                      </span>
                    )}
                    {gap !== null && (
                      <span className="sub">
                        <Delta difference={gap} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}

function GroupTicks({ axis: { axis, width }, title }: { readonly axis: PlotAxis; readonly title: string }) {
  return (
    <svg width={width} height={34} aria-hidden="true">
      <text className="faint" x={12} y={11}>
        {title}
      </text>
      {axis.ticks.map(({ value, at }) => (
        <text key={value} className="faint" x={at} y={29} textAnchor="middle">
          {formatNumber(value, Number.isInteger(value) ? 0 : 1)}
        </text>
      ))}
    </svg>
  );
}

function GroupMarks({
  axis,
  index,
  board,
  parties,
  words,
}: PartProps & { readonly axis: PlotAxis; readonly index: number }) {
  const { height, marks, line } = groupPlot(
    axis,
    parties.map(({ entry }) => entry),
    index,
  );
  const label = words.plotLabel(
    parties.map(({ letter, entry }) => {
      const score = entry.groups[index];
      return `${letter} ${[score?.text ?? "—", score?.spread].filter(Boolean).join(" ")}`;
    }),
  );
  return (
    <svg width={axis.width} height={height} role="img" aria-label={label}>
      {axis.axis.ticks.map(({ value, at }) => (
        <path key={value} className="gridline" d={`M${at} 0V${height}`} />
      ))}
      <path className="between" d={line} />
      {marks.map(
        ({ place, band, y }) =>
          band !== null && (
            <rect
              key={place}
              className={`place-band ${placeLook(place, parties.length).tone}`}
              x={band.x}
              y={y - 3}
              width={band.width}
              height={6}
            />
          ),
      )}
      {marks.map(({ place, x, y }) => (
        <MarkAt key={place} board={board} place={place} count={parties.length} x={x} y={y} />
      ))}
    </svg>
  );
}
