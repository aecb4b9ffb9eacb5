/** The formulas of the methodology page, each a complete `<math>` element. */
import {
  element,
  fraction,
  identifier,
  number,
  operator,
  parenthesised,
  row,
} from "../leaderboard/expression/markup.ts";
import { math } from "./methodology-text.ts";

const equals = operator("=");
const plus = operator("+");
const minus = operator("−");

/** Where a formula stands in the page. */
export type FormulaName =
  | "attemptScore"
  | "scoreMean"
  | "scoreStd"
  | "passAtK"
  | "macroMean"
  | "lift"
  | "std"
  | "se"
  | "dof"
  | "combinedStd"
  | "cancelled"
  | "rankInterval"
  | "taskDifference"
  | "signFlip"
  | "differenceInterval"
  | "differenceSe"
  | "detectable"
  | "welch"
  | "pooledDifference"
  | "gap"
  | "taskMean"
  | "front"
  | "questionsSe"
  | "suitesSe"
  | "changeSe"
  | "changeZ";

export const formulas: Readonly<Record<FormulaName, string>> = {
  attemptScore: math(
    row(index("S", "j"), equals, fraction(number(1), identifier("M")), sum("i", "M", index("s", "i", "j"))),
  ),
  scoreMean: math(row(mean("S"), equals, fraction(number(1), identifier("n")), sum("j", "n", index("S", "j")))),
  scoreStd: math(
    row(
      identifier("s"),
      equals,
      root(
        row(
          fraction(number(1), row(identifier("n"), minus, number(1))),
          sum("j", "n", squared(parenthesised(row(index("S", "j"), minus, mean("S"))))),
        ),
      ),
    ),
  ),
  passAtK: math(
    row(identifier("pass@k"), equals, fraction(number(100), identifier("M")), sum("i", "M", index("I", "i"))),
  ),
  macroMean: math(row(identifier("y"), equals, fraction(number(1), identifier("G")), sum("g", "G", index("x", "g")))),
  lift: math(
    row(
      identifier("y"),
      equals,
      fraction(number(1), identifier("G")),
      sum("g", "G", parenthesised(row(index("x", "g"), minus, index("b", "g")))),
    ),
  ),
  std: math(row(identifier("std"), equals, root(over("k", row(power("c", "k", 2), power("s", "k", 2)))))),
  se: math(row(identifier("se"), equals, root(over("k", shareOfError())))),
  dof: math(
    row(
      identifier("ν"),
      equals,
      fraction(
        element("msup", identifier("se"), number(4)),
        over(
          "k",
          fraction(
            row(power("c", "k", 4), power("s", "k", 4)),
            row(power("n", "k", 2), parenthesised(row(index("n", "k"), minus, number(1)))),
          ),
        ),
      ),
    ),
  ),
  combinedStd: math(
    row(identifier("std"), equals, fraction(number(1), identifier("G")), root(sum("g", "G", power("s", "g", 2)))),
  ),
  cancelled: math(
    row(
      parenthesised(row(identifier("A"), minus, identifier("B"))),
      minus,
      parenthesised(row(identifier("C"), minus, identifier("B"))),
      equals,
      identifier("A"),
      minus,
      identifier("C"),
    ),
  ),
  rankInterval: math(
    row(
      operator("["),
      number(1),
      plus,
      identifier("b"),
      operator(","),
      identifier("N"),
      minus,
      identifier("w"),
      operator("]"),
    ),
  ),
  taskDifference: math(
    row(
      index("d", "i"),
      equals,
      fraction(number(1), index("M", "g")),
      over("k", row(parenthesised(row(weightOf("A"), minus, weightOf("B"))), operator("·"), index("x", "k", "i"))),
    ),
  ),
  signFlip: math(
    row(
      identifier("p"),
      equals,
      identifier("P"),
      parenthesised(
        row(
          between(over("i", row(operator("±"), index("d", "i")))),
          operator("≥"),
          between(over("i", index("d", "i"))),
        ),
      ),
    ),
  ),
  differenceInterval: math(
    row(
      identifier("Δ"),
      operator("±"),
      element("msub", identifier("t"), row(number(0.975), operator(","), identifier("ν"))),
      operator("·"),
      identifier("se"),
    ),
  ),
  differenceSe: math(
    row(
      element("msup", identifier("se"), number(2)),
      equals,
      over(
        "g",
        row(
          index("M", "g"),
          operator("·"),
          element("msub", identifier("var"), row(identifier("i"), operator("∈"), identifier("g"))),
          parenthesised(index("d", "i")),
        ),
      ),
    ),
  ),
  detectable: math(
    row(
      identifier("δ"),
      equals,
      parenthesised(row(quantile(0.975, "M"), plus, quantile(0.8, "M"))),
      operator("·"),
      root(
        row(
          fraction(identifier("M"), row(identifier("M"), minus, number(1))),
          sum("i", "M", squared(parenthesised(row(index("d", "i"), minus, mean("d"))))),
        ),
      ),
    ),
  ),
  welch: math(row(identifier("t"), equals, fraction(identifier("Δ"), identifier("se")))),
  pooledDifference: math(
    row(index("d", "i"), equals, fraction(number(1), identifier("C")), sum("c", "C", index("d", "c", "i"))),
  ),
  gap: math(
    row(
      identifier("y"),
      equals,
      fraction(number(1), identifier("G")),
      sum("g", "G", parenthesised(row(index("r", "g"), minus, index("x", "g")))),
    ),
  ),
  taskMean: math(
    row(
      element("msub", mean("x"), identifier("i")),
      equals,
      fraction(number(1), identifier("E")),
      sum("e", "E", index("x", "e", "i")),
    ),
  ),
  front: math(
    row(
      operator("∄"),
      identifier("j"),
      operator(":"),
      index("c", "j"),
      operator("≤"),
      index("c", "i"),
      operator(","),
      index("y", "j"),
      operator("≥"),
      index("y", "i"),
      operator(","),
      parenthesised(row(index("c", "j"), operator(","), index("y", "j"))),
      operator("≠"),
      parenthesised(row(index("c", "i"), operator(","), index("y", "i"))),
    ),
  ),
  questionsSe: math(
    row(
      identifier("SE"),
      equals,
      root(
        row(
          fraction(number(1), row(identifier("N"), parenthesised(row(identifier("N"), minus, number(1))))),
          sum("i", "N", squared(parenthesised(row(index("x", "i"), minus, mean("x"))))),
        ),
      ),
    ),
  ),
  suitesSe: math(
    row(
      identifier("SE"),
      equals,
      fraction(number(1), identifier("K")),
      root(sum("k", "K", element("msubsup", identifier("SE"), identifier("k"), number(2)))),
    ),
  ),
  changeSe: math(
    row(
      identifier("SE"),
      equals,
      root(
        row(
          element("msubsup", identifier("SE"), number(1), number(2)),
          plus,
          element("msubsup", identifier("SE"), number(0), number(2)),
        ),
      ),
    ),
  ),
  changeZ: math(row(identifier("z"), equals, fraction(row(index("x", "1"), minus, index("x", "0")), identifier("SE")))),
};

/** z as the change over its standard error, with their numbers. */
export function changeOverError(change: string, error: string, z: string): string {
  return math(
    row(identifier("z"), equals, fraction(figure(change.replace("+", "")), figure(error)), equals, figure(z)),
  );
}

/** `S̄ = (a + b + c) / 3 = mean` with its numbers. */
export function meanOf(values: readonly string[], result: string): string {
  const terms = shortened(values.map(figure)).flatMap((term, i) => (i === 0 ? [term] : [plus, term]));
  return math(row(mean("S"), equals, fraction(row(...terms), number(values.length)), equals, figure(result)));
}

/** The sample standard deviation of the values about their mean, with its numbers. */
export function sampleStdOf(values: readonly string[], centre: string, result: string): string {
  const squares = shortened(values.map((value) => squared(parenthesised(row(figure(value), minus, figure(centre))))));
  const terms = squares.flatMap((term, i) => (i === 0 ? [term] : [plus, term]));
  const below = row(number(values.length), minus, number(1));
  return math(row(identifier("s"), equals, root(fraction(row(...terms), below)), equals, figure(result)));
}

/** The root of the sum of squared contributions, with its numbers. */
export function rootOfSquares(name: string, contributions: readonly string[], result: string): string {
  const squares = shortened(contributions.map((text) => squared(figure(text))));
  const terms = squares.flatMap((term, i) => (i === 0 ? [term] : [plus, term]));
  return math(row(identifier(name), equals, root(row(...terms)), equals, figure(result)));
}

/** A number as text; a minus in front is an operator of its own. */
function figure(text: string): string {
  const digits = text.replace(/^−/, "");
  const markup = element("mn", digits);
  return digits === text ? markup : row(minus, markup);
}

/** Long lists keep their first two and their last term. */
function shortened(terms: readonly string[]): readonly string[] {
  return terms.length <= 4 ? terms : [...terms.slice(0, 2), operator("…"), ...terms.slice(-1)];
}

/** The quantile of Student's t with one degree of freedom less than there are tasks. */
function quantile(share: number, tasks: string): string {
  const below = row(identifier(tasks), minus, number(1));
  return element("msub", identifier("t"), row(number(share), operator(","), below));
}

function index(base: string, ...indices: readonly string[]): string {
  return element("msub", identifier(base), row(...indices.map(identifier)));
}

function power(base: string, below: string, exponent: number): string {
  return element("msubsup", identifier(base), identifier(below), number(exponent));
}

function squared(base: string): string {
  return element("msup", base, number(2));
}

function root(content: string): string {
  return element("msqrt", content);
}

function mean(name: string): string {
  return element("mover", identifier(name), operator("¯"));
}

function between(content: string): string {
  return row(operator("|"), content, operator("|"));
}

function sum(name: string, last: string, term: string): string {
  const from = row(identifier(name), equals, number(1));
  return row(element("munderover", operator("∑"), from, identifier(last)), term);
}

function over(name: string, term: string): string {
  return row(element("munder", operator("∑"), identifier(name)), term);
}

function shareOfError(): string {
  return fraction(row(power("c", "k", 2), power("s", "k", 2)), index("n", "k"));
}

function weightOf(entry: string): string {
  return row(index("c", "k"), parenthesised(identifier(entry)));
}
