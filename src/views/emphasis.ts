/** Sentences whose named things are strong: `**` around them in the dictionary. */

/** A run of a sentence. */
export interface Segment {
  readonly text: string;
  readonly strong: boolean;
}

/** Splits a sentence at its `**`. Values put into the sentence must not contain the mark; {@link plain} takes it out. */
export function emphasis(sentence: string): readonly Segment[] {
  return sentence
    .split("**")
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** Names and numbers as wide as 24 letters at most are not broken at their hyphens and spaces: they fit the narrowest screen. */
export function staysWhole(text: string): boolean {
  return text.replace(/[\u2e80-\uffef]/gu, "--").length <= 24;
}

/** A value of the data without the mark of emphasis. */
export function plain(value: string): string {
  return value.replaceAll("**", "");
}
