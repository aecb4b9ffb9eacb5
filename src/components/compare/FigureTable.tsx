/** Every column of the leaderboard for the compared entries, each with its difference from the first. */
import { columnDifference } from "../../views/compare/difference.ts";
import type { CompareCell } from "../../views/compare/entry-file.ts";
import { untestedReason } from "../../views/compare/findings.ts";
import { href } from "../href.ts";
import type { HeadActions, PartProps, Party } from "./parties.ts";
import { Delta, Local, Mark, Section, TableFrame } from "./pieces.tsx";

export function FigureTable({ board, parties, words, makeReference, remove }: PartProps & HeadActions) {
  const [reference] = parties;
  if (reference === undefined) return null;
  const ranked = parties.some(({ choice }) => /\d/.test(choice.rank));
  return (
    <Section id="figures" title={words.figuresTitle} sub={words.figuresSub}>
      <TableFrame caption={words.figuresCaption} kind="compare-table">
        <thead>
          <tr>
            <th scope="col" className="pin">
              {words.figure}
            </th>
            {parties.map((party, place) => (
              <th key={party.choice.id} scope="col" className="r entry-head">
                <span className="letter">
                  <Mark board={board} place={place} count={parties.length} /> {party.letter}
                </span>
                <a className="quiet" href={href(party.choice.path)} lang={party.choice.lang}>
                  {party.choice.line}
                </a>
                {party.entry.synthetic && <span className="tag warn">{words.synthetic}</span>}
                <span className="head-actions">
                  {place === 0 ? (
                    <span className="tag accent">{words.reference}</span>
                  ) : (
                    <button
                      type="button"
                      aria-label={words.makeReference(party.choice.line)}
                      onClick={() => makeReference(party.choice.id)}
                    >
                      {words.makeReferenceShort}
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={words.remove(party.choice.line)}
                    onClick={() => remove(party.choice.id)}
                  >
                    ×
                  </button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked && (
            <tr>
              <th scope="row" className="pin">
                {words.rankRow}
                <span className="sub">{words.rankUnit}</span>
              </th>
              {parties.map(({ choice, entry }) => (
                <td key={choice.id} className="r">
                  <span className="rank">
                    <b>{choice.rank}</b>
                    {entry.rankInterval !== null && <span className="interval">{entry.rankInterval}</span>}
                  </span>
                </td>
              ))}
            </tr>
          )}
          {board.columns.map((column, index) => (
            <tr key={column.id}>
              <th scope="row" className="pin breakable">
                <Local text={column.title} />
                {column.unit !== "" && <span className="sub">{column.unit}</span>}
              </th>
              {parties.map((party) => {
                const cell = party.entry.cells[index];
                const gap = party === reference ? null : columnDifference(column, index, party.entry, reference.entry);
                return (
                  <td key={party.choice.id} className="r">
                    {cell !== undefined && <Figure cell={cell} strong={column.primary} />}
                    {gap !== null && (
                      <span className="sub">
                        <Delta difference={gap} percent={words.percent} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row" className="pin">
              {words.testRow}
              <span className="sub">{words.testRowUnit}</span>
            </th>
            {parties.map((party) => (
              <td key={party.choice.id} className="r">
                {party !== reference && <Verdict party={party} reference={reference} board={board} words={words} />}
              </td>
            ))}
          </tr>
        </tbody>
      </TableFrame>
      <div className="table-notes">
        <span className="delta better">▲▼ {words.legendBetter}</span>
        <span className="delta worse">▲▼ {words.legendWorse}</span>
        <span>{words.legendPlain}</span>
        {board.columns.some(({ measured }) => !measured) && <span>{words.legendExact}</span>}
      </div>
    </Section>
  );
}

function Figure({ cell, strong }: { readonly cell: CompareCell; readonly strong: boolean }) {
  return (
    <span className={strong ? "figure strong" : "figure"} title={cell.title}>
      {cell.discrepancies.length > 0 && (
        <span className="tag warn" title={cell.discrepancies.join(" ")}>
          ≠
        </span>
      )}{" "}
      <span className={cell.value === null ? "value missing" : "value"}>{cell.text}</span>
      {cell.spread !== null && <span className="spread">{` ${cell.spread}`}</span>}
      {cell.value !== null && cell.coverage !== null && <span className="tag warn">{cell.coverage}</span>}
      {cell.reason !== null && (
        <span className="sub why">{cell.coverage === null ? cell.reason : `${cell.coverage} ${cell.reason}`}</span>
      )}
    </span>
  );
}

interface VerdictProps extends Pick<PartProps, "board" | "words"> {
  readonly party: Party;
  readonly reference: Party;
}

function Verdict({ party, reference, board, words }: VerdictProps) {
  const pair = party.entry.pairs[reference.choice.id];
  if (pair === undefined) {
    const why = untestedReason(board, party.entry, reference.entry, words);
    return (
      <span className="missing" title={why}>
        —
      </span>
    );
  }
  return (
    <span className={`delta ${pair.tone}`} title={pair.method ?? undefined}>
      {pair.verdict}
      {pair.pPhrase !== null && <span className="sub">{pair.pPhrase}</span>}
    </span>
  );
}
