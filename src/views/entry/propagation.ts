/** The propagation of spread as mathematics: every source k with its coefficient c, standard deviation s and attempts n. */
import { element, fraction, identifier, number, operator, row } from "../../leaderboard/expression/markup.ts";

import type { SpreadOver } from "../../leaderboard/measure/spread-over.ts";

/** s = sqrt(sum c^2 s^2) and its value, a complete `<math>` element; `std` is final text. */
export function deviationFormula(std: string): string {
  return equation("s", row(squared("c"), squared("s")), std);
}

/** u = sqrt(sum c^2 s^2 / n) and its value; with standard errors of reports among the sources, sqrt(sum c^2 u^2). */
export function errorFormula(se: string, over: SpreadOver): string {
  const squaredError = over === "attempts" ? fraction(squared("s"), indexed("n")) : squared("u");
  return equation("u", row(squared("c"), squaredError), se);
}

function equation(name: string, term: string, value: string): string {
  const sum = row(element("munder", operator("∑"), identifier("k")), term);
  const result = element("mn", value);
  return block(row(identifier(name), operator("="), element("msqrt", sum), operator("="), result));
}

function block(content: string): string {
  return `<math display="block">${content}</math>`;
}

function squared(name: string): string {
  return element("msubsup", identifier(name), identifier("k"), number(2));
}

function indexed(name: string): string {
  return element("msub", identifier(name), identifier("k"));
}
