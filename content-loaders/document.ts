/** What a file that was read is handed on as: its values, each with its place. */

/**
 * Where the values of a document stand: dotted path (`author.name`, `test_data.0`) to a packed position,
 * line x 1024 + column (columns past 1023 count as 1023). Packed because a large repository has millions of them.
 */
export type Marks = Readonly<Record<string, number>>;

/** One file's content with the place of every value. */
export interface Document<Fields> {
  /** Path relative to the repository root, with `/`. */
  readonly file: string;
  readonly fields: Fields;
  readonly marks: Marks;
  /** Numbers as they were written (`72.50`), by path: the tolerance of a comparison follows from the digits. */
  readonly written: Readonly<Record<string, string>>;
}
