/** Labels in one column beside a chart. Runs in the reader's browser too. */

const pitch = 15;

/**
 * The height of each label, as near to what it names as the others let it, 15 pixels apart.
 *
 * @param wanted heights of what the labels name, in any order
 */
export function labelHeights(wanted: readonly number[], top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heights: number[] = [];
  let least = top;
  for (const index of order) {
    heights[index] = Math.max(wanted[index] ?? 0, least);
    least = heights[index] + pitch;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    heights[index] = Math.min(heights[index] ?? 0, most);
    most = heights[index] - pitch;
  }
  return heights;
}

/** Path data from a point to the label at `x`, whose middle is at the height `y`. */
export function leaderPath(from: { readonly x: number; readonly y: number }, x: number, y: number): string {
  return `M${from.x} ${from.y}L${x - 3} ${y}`;
}
