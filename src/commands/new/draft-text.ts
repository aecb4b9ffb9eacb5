/** A file to fill in: the keys of its format, each below what the format says of it. */
import type { ReportLocale } from "../../../content-loaders/report.ts";
import type { Fields, Syntax } from "../../../content-loaders/schema/type.ts";
import type { NewWords } from "./words.ts";

type Value = string | number | boolean | null | readonly string[];

/** A key of a draft. Without a value it is an optional one, shown as a comment with an example. */
export interface DraftKey {
  readonly key: string;
  readonly value?: Value | undefined;
  /** Instead of the format's own example. */
  readonly example?: string;
  /** For a mapping below this key: its format and its keys; or for a list of one such mapping, in YAML only. */
  readonly below?: { readonly fields: Fields; readonly keys: readonly DraftKey[]; readonly isList?: boolean };
}

/**
 * The text of a draft. Every key must be one of `fields`, whose `about` stands above it in the language of `locale`.
 *
 * @throws Error for a key that the format does not have
 */
export function draftText(
  syntax: Syntax,
  fields: Fields,
  keys: readonly DraftKey[],
  { locale, words }: { readonly locale: ReportLocale; readonly words: NewWords },
): string {
  const linesOf = (format: Fields, list: readonly DraftKey[]): readonly string[] =>
    list.flatMap(({ key, value, example, below }) => {
      const field = format[key];
      if (field === undefined) throw new Error(`The format has no key "${key}".`);
      const isOptional = value === undefined && (below === undefined || field.presence === "optional");
      const comment = `# ${isOptional ? words.optional : ""}${field.about[locale]}`;
      const off = isOptional ? "# " : "";
      if (below !== undefined) {
        const inner = linesOf(below.fields, below.keys);
        return syntax === "toml"
          ? ["", comment, `${off}[${key}]`, ...inner]
          : [comment, `${off}${key}:`, ...(below.isList === true ? asItem(inner) : inner).map((line) => `  ${line}`)];
      }
      const written = value === undefined ? (example ?? field.type.example(syntax)) : valueText(value);
      return [comment, `${off}${key}${syntax === "toml" ? " =" : ":"} ${written}`];
    });
  return `${linesOf(fields, keys).join("\n")}\n`;
}

/** Lines of a mapping as those of an item of a list, whose mark stands at the first key. */
function asItem(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !line.startsWith("#"));
  return lines.map((line, at) => `${at === first ? "- " : "  "}${line}`);
}

/** Texts are quoted as JSON does, which both YAML and TOML read. */
function valueText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
  return JSON.stringify(value);
}
