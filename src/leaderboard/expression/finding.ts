/** A broken rule of an expression, before it has a place in a file. */
import { type Place, type Problem, problem, type Rule, type Text } from "../../../content-loaders/problem.ts";

export interface Finding {
  /** Offset of the character, from 0. */
  readonly offset: number;
  /** The problem, with the place of the expression in its file. */
  at(place: Place): Problem;
}

/** What every sentence about an expression quotes: the character, counted from 1. */
export interface Character {
  readonly character: number;
}

/** The text found, as written. */
export interface Found {
  readonly found: string;
}

/** Binds a rule and its values to the character at an offset. */
export function finding<P extends object>(rule: Rule<P & Character>, offset: number, values: P): Finding {
  return { offset, at: (place) => problem(rule, place, { ...values, character: offset + 1 }) };
}

/** The start of a fix that names what was probably meant; empty when nothing is near. */
export function suggestion(nearest: string | null): Text {
  return nearest === null ? { en: "", zh: "" } : { en: `did you mean ${nearest}? `, zh: `是否应为“${nearest}”？` };
}
