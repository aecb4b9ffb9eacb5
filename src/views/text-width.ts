/** How wide a text is in a sans-serif face, worked out where there is no browser to ask. */

/** Widths in thousandths of the type size, as Helvetica and the faces made to its measure have them; by character. */
const narrow: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, "ijl"],
  [260, "|"],
  [278, " !,./:;I[\\]ft·"],
  [333, "()-`r"],
  [334, "{}"],
  [355, '"'],
  [389, "*"],
  [469, "^"],
  [500, "Jckvsxyz"],
  [556, "#$0123456789?L_abdeghnopqu–"],
  [584, "+<=>~±−×"],
  [611, "FTZ"],
  [667, "&ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "Mm"],
  [889, "%"],
  [944, "W"],
  [1015, "@"],
];

const widths = new Map(narrow.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)));
/** Chinese, Japanese and Korean characters, full-width forms and emoji fill a square. */
const fullWidth =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
/** For letters that are not in the table: accented, Greek, Cyrillic. */
const usual = 600;

/** The width of a text at a type size, in the unit of the size. */
export function textWidth(text: string, size: number): number {
  const thousandths = [...text.normalize("NFC")].reduce(
    (sum, one) => sum + (widths.get(one) ?? (fullWidth.test(one) ? 1000 : /\p{M}/u.test(one) ? 0 : usual)),
    0,
  );
  return (thousandths * size) / 1000;
}
