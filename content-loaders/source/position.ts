import { packMark } from "../repository.ts";

/** Turns offsets in a text into packed positions. */
export interface Positions {
  at(offset: number): number;
}

/** Lines end with LF, so CRLF counts once; columns count UTF-16 units, as editors do. */
export function positionsOf(text: string): Positions {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  const lineIndex = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    at(offset) {
      const line = lineIndex(offset);
      return packMark(line + 1, offset - (starts[line] ?? 0) + 1);
    },
  };
}
