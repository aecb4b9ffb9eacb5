/** The settings that differ between the compared entries; what is the same or unknown in a line below. */
import { compareSettingRows, type SettingRow } from "../../views/compare/fairness.ts";
import { href } from "../href.ts";
import type { PartProps } from "./parties.ts";
import { Mark, Section, TableFrame } from "./pieces.tsx";

export function SettingTable({ board, parties, words }: PartProps) {
  const { differing, same, unstated } = compareSettingRows(parties.map(({ entry }) => entry));
  const count = parties.length;
  return (
    <Section id="settings" title={words.settingsTitle} sub={differing.length === 0 ? undefined : words.settingsSub}>
      {differing.length === 0 ? (
        <p>{words.settingsNone}</p>
      ) : (
        <TableFrame caption={words.settingsCaption} kind="compare-table">
          <thead>
            <tr>
              <th scope="col" className="pin">
                {words.setting}
              </th>
              {parties.map(({ letter, choice }, place) => (
                <th key={choice.id} scope="col">
                  <Mark board={board} place={place} count={count} /> {letter}
                  <a className="unit quiet" href={href(choice.path)} lang={choice.lang}>
                    {choice.line}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((row) => (
              <tr key={`${row.raw} ${row.term}`}>
                <th scope="row" className="pin breakable">
                  {row.raw ? <code>{row.term}</code> : row.term}
                </th>
                {row.values.map((value, place) => (
                  <td key={parties[place]?.choice.id} className="setting-value">
                    {value.text !== null ? (
                      <>
                        <span className={value.differs ? "differs" : undefined}>{value.name ?? value.text}</span>
                        {value.name !== null && <span className="sub mono">{value.text}</span>}
                      </>
                    ) : (
                      <span className={value.differs ? "missing differs" : "missing"}>
                        {value.varies ? words.varies : value.missing}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
      <div className="compare-notes">
        {same.length > 0 && <p>{words.same(same.map((row) => sameText(row, words.colon, words.varies)))}</p>}
        {unstated.length > 0 && <p>{words.unstated(unstated)}</p>}
      </div>
    </Section>
  );
}

function sameText({ term, values: [value] }: SettingRow, colon: string, varies: string): string {
  return `${term}${colon}${value?.name ?? value?.text ?? varies}`;
}
