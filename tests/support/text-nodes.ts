/** What a page says, piece by piece, with the language it is said in: texts between tags, and attributes that are read out or shown. */

export interface Said {
  /** White space folded, entities decoded. */
  readonly text: string;
  /** `title`, `aria-label`, `content`, …; null between tags. */
  readonly attribute: string | null;
  /** The nearest `lang` around it. */
  readonly lang: string;
  /** True inside code, formulas and ids, which belong to no language. */
  readonly literal: boolean;
}

interface Open {
  readonly name: string;
  readonly lang: string;
  readonly literal: boolean;
}

const token =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|<!doctype[^>]*>/gi;
const attribute = /([^\s"'>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const literalNames = new Set("code pre math kbd samp".split(" "));
const spoken = ["title", "aria-label", "alt", "placeholder"];
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Takes well-formed output of a generator. */
export function* textNodes(html: string): Generator<Said> {
  const open: Open[] = [];
  const around = (): Open => open.at(-1) ?? { name: "", lang: "", literal: false };
  const said = (raw: string, name: string | null, { lang, literal }: Open): Said[] => {
    const text = decoded(raw).replace(/\s+/g, " ").trim();
    return text === "" ? [] : [{ text, attribute: name, lang, literal }];
  };
  let end = 0;
  for (const match of html.matchAll(token)) {
    yield* said(html.slice(end, match.index), null, around());
    end = match.index + match[0].length;
    const name = match[3]?.toLowerCase();
    if (name === undefined) continue;
    if (match[2] === "/") {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    const values = new Map(
      [...(match[4] ?? "").matchAll(attribute)].map(([, key = "", ...value]) => [key.toLowerCase(), value.join("")]),
    );
    const element: Open = {
      name,
      lang: values.get("lang") ?? around().lang,
      literal: around().literal || literalNames.has(name) || /\b(mono|is-id)\b/.test(values.get("class") ?? ""),
    };
    for (const key of spoken) yield* said(values.get(key) ?? "", key, { ...element, literal: false });
    if (name === "meta" && /description|title/.test(`${values.get("name")} ${values.get("property")}`)) {
      yield* said(values.get("content") ?? "", "content", { ...element, literal: false });
    }
    if (match[5] !== "/" && !empty.has(name)) open.push(element);
  }
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return named[name] ?? whole;
  });
}
