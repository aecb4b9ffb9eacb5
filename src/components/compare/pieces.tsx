/** The small pieces of a comparison: the frame of a table, an entry's mark, a difference, text in its own language. */
import type { ReactNode } from "react";
import type { LocalText } from "../../i18n/index.ts";
import type { CompareBoard } from "../../views/compare/board-file.ts";
import type { Difference } from "../../views/compare/difference.ts";
import { placeLook } from "../../views/compare/plots.ts";
import { emphasis } from "../../views/emphasis.ts";

interface FrameProps {
  readonly caption: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** Scrolls sideways, and takes the focus so that it does so by keyboard too. */
export function TableFrame({ caption, kind, children }: FrameProps) {
  const region = { role: "region", "aria-label": caption, tabIndex: 0 };
  return (
    <div className={`table-frame ${kind}-frame`}>
      <div className="table-scroll" {...region}>
        <table className={kind}>
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </div>
    </div>
  );
}

interface MarkProps {
  readonly board: CompareBoard;
  readonly place: number;
  readonly count: number;
}

/** The mark of a place as a picture of its own. */
export function Mark(props: MarkProps) {
  return (
    <svg className="place-mark-box" width="12" height="12" aria-hidden="true">
      <MarkAt {...props} x={6} y={6} />
    </svg>
  );
}

interface MarkAtProps extends MarkProps {
  readonly x: number;
  readonly y: number;
  /** What the point says, where it can be read on its own. */
  readonly title?: string;
}

/** The mark of a place inside a chart. */
export function MarkAt({ board, place, count, x, y, title }: MarkAtProps) {
  const { tone, hollow } = placeLook(place, count);
  return (
    <path
      className={`place-mark ${tone}${hollow ? " hollow" : ""}`}
      d={board.marks[place]}
      transform={`translate(${x - 6} ${y - 6})`}
    >
      {title !== undefined && <title>{title}</title>}
    </path>
  );
}

interface DeltaProps {
  readonly difference: Difference;
  /** The sign of per cent, with its space where the language has one. */
  readonly percent?: string;
}

/** A signed difference with its arrow, in the colour of what it means. */
export function Delta({ difference, percent: sign = "%" }: DeltaProps) {
  const { text, percent, arrow, tone } = difference;
  return (
    <span className={`delta ${tone}`}>
      {arrow !== null && <i aria-hidden="true">{arrow}</i>}
      {text}
      {percent !== null && <span className="percent">{` (${percent}${sign})`}</span>}
    </span>
  );
}

export function Local({ text }: { readonly text: LocalText }) {
  return text.lang === undefined ? text.text : <span lang={text.lang}>{text.text}</span>;
}

/** A sentence with its named things strong. */
export function Emphasis({ sentence }: { readonly sentence: string }) {
  return emphasis(sentence).map(({ text, strong }) => (strong ? <b key={text}>{text}</b> : text));
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly sub?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ id, title, sub, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {sub !== undefined && <p>{sub}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
