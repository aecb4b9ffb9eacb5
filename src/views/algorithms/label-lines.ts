/** Labels of drawings, broken into as many lines as they need: a name is never cut. */

/** At 12 pixels: an em for a full-width character, 0.56 for others. */
function advance(character: string): number {
  return /[\u2e80-\uffef]/.test(character) ? 12 : 6.7;
}

/** Lines of at most `width` pixels, broken at spaces, and inside of a word only where it is wider than a line. */
export function labelLines(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  const length = (part: string): number => [...part].reduce((sum, character) => sum + advance(character), 0);
  // Full-width characters may part anywhere, Latin words only where they end.
  for (const piece of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    if (line !== "" && length((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    for (const character of piece) {
      if (line !== "" && length((line + character).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += character;
    }
  }
  return line.trim() === "" && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}
