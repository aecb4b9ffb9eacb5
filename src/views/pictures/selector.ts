/**
 * Which elements of a drawing a selector means, by their names, their classes and what they stand in. One of any other
 * kind means none: an attribute belongs to the page's scripts and forms, `:hover` to a reader.
 */
import type { Element } from "./markup.ts";
import { partsOf } from "./stylesheet.ts";

/** An element with what it stands in, the outermost first. */
export type Path = readonly Element[];

/** Of classes, then of names of elements. */
export type Specificity = readonly [classes: number, names: number];

export interface Selector {
  readonly specificity: Specificity;
  matches(path: Path): boolean;
}

interface Step {
  /** How it hangs on the step before it. */
  readonly combinator: " " | ">";
  readonly compound: Compound;
}

type Compound = readonly Simple[];

interface Simple {
  readonly specificity: Specificity;
  readonly holds: (path: Path) => boolean;
}

const none: Specificity = [0, 0];

/** Reads a selector; one of a kind that is not known here matches nothing. */
export function readSelector(text: string): Selector {
  const steps = stepsOf(text);
  const specificity = (steps ?? [])
    .flatMap(({ compound }) => compound.map((simple) => simple.specificity))
    .reduce(plus, none);
  return { specificity, matches: (path) => steps !== null && matchesSteps(steps, path) };
}

export function compareSpecificity(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1];
}

function matchesSteps(steps: readonly Step[], path: Path): boolean {
  const last = steps.at(-1);
  if (last === undefined) return true;
  if (path.length === 0 || !last.compound.every(({ holds }) => holds(path))) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  if (last.combinator === ">") return matchesSteps(before, path.slice(0, -1));
  for (let end = path.length - 1; end > 0; end -= 1) if (matchesSteps(before, path.slice(0, end))) return true;
  return false;
}

/** Null where the selector is of a kind that is not known here. */
function stepsOf(text: string): readonly Step[] | null {
  const steps: Step[] = [];
  let combinator: Step["combinator"] = " ";
  for (const piece of piecesOf(text)) {
    if (piece === ">") {
      combinator = ">";
      continue;
    }
    const compound = compoundOf(piece);
    if (compound === null) return null;
    steps.push({ combinator, compound });
    combinator = " ";
  }
  return steps;
}

/** Split at the spaces that stand in no parentheses and no brackets. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = "";
  for (const character of text.trim()) {
    if (character === "(" || character === "[") depth += 1;
    if (character === ")" || character === "]") depth -= 1;
    const splits = depth === 0 && (/\s/.test(character) || character === ">");
    if (!splits) piece += character;
    if (splits && piece !== "") {
      pieces.push(piece);
      piece = "";
    }
    if (splits && character === ">") pieces.push(">");
  }
  return piece === "" ? pieces : [...pieces, piece];
}

const simplePattern = /([a-zA-Z][\w-]*)|\*|\.([\w-]+)|:(is|where|not)\(/y;

function compoundOf(text: string): Compound | null {
  const simples: Simple[] = [];
  let at = 0;
  while (at < text.length) {
    simplePattern.lastIndex = at;
    const found = simplePattern.exec(text);
    if (found === null) return null;
    at = simplePattern.lastIndex;
    const [, name, className, pseudo] = found;
    if (name !== undefined) simples.push({ specificity: [0, 1], holds: (path) => path.at(-1)?.name === name });
    else if (className !== undefined) simples.push(classSimple(className));
    else if (pseudo !== undefined) {
      const end = closing(text, at - 1);
      simples.push(listSimple(pseudo, text.slice(at, end)));
      at = end + 1;
    }
  }
  return simples;
}

function classSimple(className: string): Simple {
  return {
    specificity: [1, 0],
    holds: (path) => path.at(-1)?.attributes.get("class")?.split(/\s+/).includes(className) ?? false,
  };
}

/** `:is()`, `:where()` and `:not()` weigh as much as the heaviest of their list; `:where()` weighs nothing. */
function listSimple(pseudo: string, list: string): Simple {
  const selectors = partsOf(list).map(readSelector);
  const heaviest = selectors
    .map(({ specificity }) => specificity)
    .reduce((a, b) => (compareSpecificity(a, b) < 0 ? b : a), none);
  const any = (path: Path) => selectors.some((selector) => selector.matches(path));
  return {
    specificity: pseudo === "where" ? none : heaviest,
    holds: pseudo === "not" ? (path) => !any(path) : any,
  };
}

function closing(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A parenthesis is not closed: ${text}`);
}

function plus(a: Specificity, b: Specificity): Specificity {
  return [a[0] + b[0], a[1] + b[1]];
}
