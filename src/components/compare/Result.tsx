/** The chosen entries side by side: the findings, what is unfair, settings, figures, tests, groups, tasks, curves. */
import type { Ref } from "react";
import { unfairness, type Warning } from "../../views/compare/fairness.ts";
import { findings } from "../../views/compare/findings.ts";
import { FigureTable } from "./FigureTable.tsx";
import { GroupTable } from "./GroupTable.tsx";
import type { HeadActions, PartProps } from "./parties.ts";
import { Emphasis } from "./pieces.tsx";
import { RoundCurves } from "./RoundCurves.tsx";
import { SettingTable } from "./SettingTable.tsx";
import { TaskSections } from "./TaskSections.tsx";
import { TestTable } from "./TestTable.tsx";
import type { CompareWords } from "./words.ts";

export function Result({
  heading,
  makeReference,
  remove,
  ...part
}: PartProps & HeadActions & { readonly heading: Ref<HTMLHeadingElement> }) {
  const { board, parties, words } = part;
  const entries = parties.map(({ entry }) => entry);
  const warnings = unfairness(entries);
  return (
    <>
      <section aria-labelledby="result" className="compare-result">
        <h2 id="result" tabIndex={-1} ref={heading}>
          {words.resultTitle(parties.map(({ choice }) => choice.line))}
        </h2>
        {warnings.length > 0 && (
          <aside className="banner warn" aria-label={words.unfairTitle}>
            <b>{words.unfairTitle}</b>
            <div>
              {warnings.map((warning) => {
                const text = warningText(warning, words);
                return <p key={text}>{text}</p>;
              })}
            </div>
          </aside>
        )}
        <ul className="compare-findings">
          {findings(board, entries, words).map((sentence) => (
            <li key={sentence}>
              <Emphasis sentence={sentence} />
            </li>
          ))}
        </ul>
        <p className="muted small">{words.testRule}</p>
      </section>
      <SettingTable {...part} />
      <FigureTable {...part} makeReference={makeReference} remove={remove} />
      <TestTable {...part} />
      <GroupTable {...part} />
      <TaskSections {...part} />
      <RoundCurves {...part} />
    </>
  );
}

/** More benchmarks than this are counted. */
const namedBenchmarks = 3;

function warningText(warning: Warning, words: CompareWords): string {
  switch (warning.kind) {
    case "setting":
      return words.unfair[warning.concern](warning.parties, warning.term);
    case "synthetic":
      return words.unfairSynthetic(warning.letters);
    case "versions": {
      const { benchmarks, parties } = warning;
      const more = benchmarks.length - namedBenchmarks;
      const named = more > 0 ? [...benchmarks.slice(0, namedBenchmarks), words.moreBenchmarks(more)] : benchmarks;
      return words.unfairVersions(named, parties);
    }
    default:
      return warning satisfies never;
  }
}
