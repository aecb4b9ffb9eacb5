/**
 * A drawing as it looks without the site: what its style sheets say becomes attributes that every program knows, in the
 * light appearance. No class, no custom property, no link and nothing that waits for a pointer is left.
 */
import { coordinate } from "../axis.ts";
import { type Element, element, type Node } from "./markup.ts";
import { compareSpecificity, type Path, readSelector, type Selector } from "./selector.ts";
import { lightTokens, type Rule } from "./stylesheet.ts";

/** The style sheets, read once for all drawings. */
export interface Inks {
  readonly tokens: ReadonlyMap<string, string>;
  /** By weight, the heaviest last. */
  readonly rules: readonly WeighedRule[];
  /** What was found before, by the names and classes of an element and of all that it stands in. */
  readonly known: Map<string, Style>;
}

interface WeighedRule {
  readonly selector: Selector;
  readonly declarations: Rule["declarations"];
}

type Style = ReadonlyMap<string, string>;

/** What a style sheet can say of a drawing that a picture needs. */
const attributes: ReadonlySet<string> = new Set([
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-size",
  "font-weight",
]);

/** Attributes of the markup that a picture keeps. */
const geometry: ReadonlySet<string> = new Set([
  ...attributes,
  ...["d", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "dx", "dy"],
  ...["transform", "text-anchor", "points"],
]);

/** @param tokens the style sheet of the custom properties; `rules` in the order of their layers */
export function readInks(tokens: string, rules: readonly Rule[]): Inks {
  const weighed = rules.flatMap(({ selectors, declarations }) =>
    selectors.map((text) => ({ selector: readSelector(text), declarations })),
  );
  // Sorting is stable: of equal weight the later one wins.
  return {
    tokens: lightTokens(tokens),
    rules: weighed.sort((a, b) => compareSpecificity(a.selector.specificity, b.selector.specificity)),
    known: new Map(),
  };
}

/** The drawing inside of an `<svg>`, ready to stand in a picture. */
export function inked(nodes: readonly Node[], inks: Inks): readonly Node[] {
  return nodes.flatMap((node) => inkedNode(node, [], inks, inks.tokens));
}

function inkedNode(node: Node, above: Path, inks: Inks, inherited: Style): readonly Node[] {
  if (typeof node === "string") return node.trim() !== "" || isGap(node, above) ? [node.replace(/\s+/g, " ")] : [];
  if (node.name === "desc") return [];
  // A title inside of a drawing is what a pointer reads there.
  if (node.name === "title") return above.length > 1 ? [element("title", {}, ...node.children)] : [];
  const path = [...above, node];
  const style = styleOf(path, inks, inherited);
  if (style.get("display") === "none" || style.get("visibility") === "hidden") return [];
  const customs = new Map([...inherited, ...[...style].filter(([name]) => name.startsWith("--"))]);
  const children = node.children.flatMap((child) => inkedNode(child, path, inks, customs));
  const kept = [...node.attributes].filter(([name]) => geometry.has(name));
  const styled = [...style].filter(([name]) => attributes.has(name));
  const stated = new Map([...kept, ...styled.flatMap(([name, value]) => attribute(name, value))]);
  if (isContainer(node)) {
    if (!children.some((child) => typeof child !== "string" && child.name !== "title")) return [];
    for (const name of ["x", "y", "width", "height"]) stated.delete(name);
    return stated.size === 0 && children.length === 1 ? children : [{ name: "g", attributes: stated, children }];
  }
  if (isUnseen(node.name, stated, style)) return [];
  const seen = { name: node.name, attributes: stated, children };
  return style.get("paint-order") === "stroke" ? outlined(seen) : [seen];
}

/** True for the space between two pieces of one line of text; what indents the markup breaks the line. */
function isGap(text: string, above: Path): boolean {
  return above.at(-1)?.name === "text" && /^ +$/.test(text);
}

/** Not every program draws a stroke first: an outline is an element of its own below the one that it surrounds. */
function outlined({ name, attributes, children }: Element): readonly Node[] {
  const below = new Map(attributes);
  below.set("fill", attributes.get("stroke") ?? "none");
  below.set("aria-hidden", "true");
  const above = new Map([...attributes].filter(([key]) => !key.startsWith("stroke")));
  const untitled = children.filter((child) => typeof child === "string" || child.name !== "title");
  return [
    { name, attributes: below, children: untitled },
    { name, attributes: above, children },
  ];
}

function isContainer({ name }: Element): boolean {
  return name === "svg" || name === "g" || name === "a";
}

/** A shape without any colour is there for the pointer; one without a path is not there. */
function isUnseen(name: string, stated: Style, style: Style): boolean {
  if (name === "path" && !stated.get("d")) return true;
  const isClear = (value: string | undefined) => value === "none" || value === "transparent";
  const stroke = style.get("stroke") ?? stated.get("stroke");
  return (
    name !== "text" && name !== "tspan" && isClear(stated.get("fill")) && (stroke === undefined || isClear(stroke))
  );
}

/** The properties of an element, with all references to custom properties resolved. Selectors ask for names and classes alone. */
function styleOf(path: Path, inks: Inks, inherited: Style): Style {
  const signature = path.map(({ name, attributes }) => `${name}.${attributes.get("class") ?? ""}`).join("/");
  const before = inks.known.get(signature);
  if (before !== undefined) return before;
  const declared = new Map<string, string>();
  for (const { selector, declarations } of inks.rules) {
    if (!selector.matches(path)) continue;
    for (const [property, value] of declarations) {
      for (const [name, text] of longhand(property, value)) declared.set(name, text);
    }
  }
  const customs = new Map([...inherited, ...[...declared].filter(([name]) => name.startsWith("--"))]);
  const style = new Map([...declared].map(([name, value]) => [name, resolved(value, customs)]));
  inks.known.set(signature, style);
  return style;
}

/** `font: 12px var(--font-sans)` as the size that it gives; the family is the picture's own. */
function longhand(property: string, value: string): readonly (readonly [string, string])[] {
  if (property !== "font") return [[property, value]];
  const size = /([\d.]+px)/.exec(value)?.[1];
  return size === undefined ? [] : [["font-size", size]];
}

function resolved(value: string, customs: Style): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = customs.get(name);
    if (found === undefined) throw new Error(`No custom property ${name}`);
    return resolved(found, customs);
  });
}

/** A property as attributes: numbers without `px`, colours without an alpha channel of their own. */
function attribute(name: string, value: string): readonly (readonly [string, string])[] {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value) ?? [];
  if (alpha === undefined) return [[name, value.replace(/(\d)px\b/g, "$1")]];
  const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  return [
    [name, `#${hex}`],
    [`${name}-opacity`, String(coordinate(Number(alpha) * 100) / 100)],
  ];
}
