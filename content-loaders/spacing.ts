/** Spacing where a Chinese sentence takes up a name or a text of another script. */

/** The text as it stands behind a Chinese character: a space before a Latin letter or a digit, none before Chinese or a mark. */
export function behindHan(text: string): string {
  return /^[A-Za-z0-9]/.test(text) ? ` ${text}` : text;
}
