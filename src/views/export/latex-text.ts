/**
 * Text of the data as LaTeX source in which no character means anything but itself. pdfLaTeX has fonts for few characters:
 * letters with accents are put together, signs become commands, and any other character goes through `\anychar`.
 */
import type { Locale } from "../../i18n/index.ts";

/** What the rest of a file relies on, where {@link usesAnyChar} says so. */
export const anyCharDefinition = String.raw`\providecommand{\anychar}[2]{\ifdefined\XeTeXversion#1\else\ifdefined\directlua#1\else[U+#2]\fi\fi}`;

/** Characters that are commands of TeX, and those that its fonts would print as others. */
const signs: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "#": "\\#",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "{\\char34}",
  "`": "\\`{}",
  // Behind a line's end a bracket would be read as its length, and in a short caption it would end it.
  "[": "{[}",
  "]": "{]}",
  "±": "$\\pm$",
  "×": "$\\times$",
  "÷": "$\\div$",
  "−": "$-$",
  "≤": "$\\leq$",
  "≥": "$\\geq$",
  "≠": "$\\neq$",
  "≈": "$\\approx$",
  "→": "$\\rightarrow$",
  "←": "$\\leftarrow$",
  "°": "$^{\\circ}$",
  "²": "$^{2}$",
  "³": "$^{3}$",
  µ: "$\\mu$",
  "·": "\\textperiodcentered{}",
  "•": "\\textbullet{}",
  "\u00a0": "~",
  "\u2009": "\\,",
  "\u202f": "\\,",
};

/** Typographic signs, which a Chinese font has in a width of its own. */
const latinSigns: Readonly<Record<string, string>> = {
  "–": "--",
  "—": "---",
  "…": "\\ldots{}",
  "“": "``",
  "”": "''",
  "‘": "`",
  "’": "'",
  ß: "\\ss{}",
  æ: "\\ae{}",
  Æ: "\\AE{}",
  œ: "\\oe{}",
  Œ: "\\OE{}",
  ø: "\\o{}",
  Ø: "\\O{}",
  ł: "\\l{}",
  Ł: "\\L{}",
  ı: "\\i{}",
  "§": "\\S{}",
  "©": "\\copyright{}",
  "£": "\\pounds{}",
  ...Object.fromEntries(
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi - pi rho - sigma tau upsilon phi chi psi omega"
      .split(" ")
      .flatMap((name, index) => (name === "-" ? [] : [[String.fromCharCode(0x3b1 + index), `$\\${name}$`] as const])),
  ),
};

/** Combining marks by the commands that put them over, or below, a letter. */
const accents: Readonly<Record<string, string>> = {
  "\u0300": "\\`",
  "\u0301": "\\'",
  "\u0302": "\\^",
  "\u0303": "\\~",
  "\u0304": "\\=",
  "\u0306": "\\u",
  "\u0307": "\\.",
  "\u0308": '\\"',
  "\u030a": "\\r",
  "\u030b": "\\H",
  "\u030c": "\\v",
  "\u0323": "\\d",
  "\u0327": "\\c",
};

/** Line breaks and controls become spaces: a text stays in one line. */
export function latexText(text: string, locale: Locale): string {
  const parts = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .normalize("NFC")
    // Two hyphens, or two apostrophes, would become one sign.
    .split(/(?<=-)(?=-)|(?<=')(?=')/);
  return parts.map((part) => [...part].map((character) => signOf(character, locale)).join("")).join("{}");
}

/** Whether a source has characters that only some engines can print. */
export function usesAnyChar(source: string): boolean {
  return source.includes("\\anychar{");
}

function signOf(character: string, locale: Locale): string {
  const sign = signs[character];
  if (sign !== undefined) return sign;
  if (/[ -~]/.test(character) || locale === "zh") return character;
  return latinSigns[character] ?? accented(character) ?? anyChar(character);
}

function accented(character: string): string | null {
  const [letter = "", mark = "", ...more] = character.normalize("NFD");
  const command = accents[mark];
  if (command === undefined || more.length > 0 || !/[A-Za-z]/.test(letter)) return null;
  const base = letter === "i" || letter === "j" ? `\\${letter}` : letter;
  return `${command}{${base}}`;
}

function anyChar(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `\\anychar{${character}}{${code}}`;
}
