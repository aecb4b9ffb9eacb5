/** Presentation MathML as text: the few shapes that expressions need. */

export function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join("")}</${name}>`;
}

export function row(...content: readonly string[]): string {
  return element("mrow", ...content);
}

export function identifier(text: string): string {
  return element("mi", escaped(text));
}

export function operator(text: string): string {
  return element("mo", escaped(text));
}

export function number(value: number): string {
  return element("mn", String(value));
}

export function text(content: string): string {
  return element("mtext", escaped(content));
}

export function fraction(above: string, below: string): string {
  return element("mfrac", above, below);
}

export function parenthesised(content: string): string {
  return row(operator("("), content, operator(")"));
}

/** `name(a, b)`. */
export function applied(name: string, inputs: readonly string[]): string {
  const list = inputs.flatMap((input, i) => (i === 0 ? [input] : [operator(","), input]));
  return row(identifier(name), parenthesised(row(...list)));
}

/** The sum over the groups g of 1 to G. */
export function sumOverGroups(term: string): string {
  const from = row(identifier("g"), operator("="), number(1));
  return row(element("munderover", operator("∑"), from, identifier("G")), term);
}

/** `name` over the groups, the index below it: min, max, median. */
export function overGroups(name: string, term: string): string {
  return row(element("munder", identifier(name), identifier("g")), term);
}

function escaped(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
