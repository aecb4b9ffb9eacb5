/** Text in lines of a width, for pictures: nothing wraps by itself there. */
import { textWidth } from "../text-width.ts";

/** What a text takes; the unit is that of the width it is wrapped to. */
export type Measure = (text: string) => number;

/** A measure of a type size; `heavier` widens it for faces and weights that run wider than the table of widths. */
export function measureAt(size: number, heavier = 1): Measure {
  return (text) => heavier * textWidth(text, size);
}

const noBreakBefore = /^[，。、；：！？）】》」』”’…,.;:!?)\]%]/;
const noBreakAfter = /[（【《「『“‘([$#]$/;
const square = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef“”‘’…—]/;

/**
 * The lines of a text, none wider than `width`: broken at spaces and between Chinese characters, a word inside only where
 * it is wider than a line. With more than `most` lines the last one ends in an ellipsis.
 */
export function wrapped(
  text: string,
  width: number,
  measure: Measure,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text).flatMap((one) => fitting(one, width, measure))) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), clipped(lines.slice(most - 1).join(" "), width, measure)];
}

/** The text, or as much of its beginning as fits with an ellipsis. */
export function clipped(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && measure(`${characters.join("")}…`) > width) characters.pop();
  return `${characters.join("").replace(/[\s·,，、:：(（-]+$/u, "")}…`;
}

/** The parts between which a line may end; spaces stand at the end of a part. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const word of text.replace(/[^\S\u00a0]+/g, " ").match(/[^ ]+ ?| /g) ?? []) {
    let piece = "";
    for (const character of word) {
      const last = piece.at(-1) ?? "";
      const breaks =
        (square.test(character) || square.test(last)) && !noBreakBefore.test(character) && !noBreakAfter.test(piece);
      if (piece !== "" && character !== " " && breaks) {
        pieces.push(piece);
        piece = "";
      }
      piece += character;
    }
    pieces.push(piece);
  }
  return pieces;
}

/** A part that is wider than a line, in parts that are not. */
function fitting(piece: string, width: number, measure: Measure): readonly string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = "";
  for (const character of piece) {
    if (part !== "" && measure(part + character) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
