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

/** A value of the data without the mark of emphasis. */
export function plain(value: string): string {
  return value.replaceAll("**", "");
}
