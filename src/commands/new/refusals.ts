/** Why nothing is made. */
import type { Problem } from "../../../content-loaders/problem.ts";

/** The item cannot be made; told as validation tells it. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super("The draft was refused.");
    this.problems = problems;
  }
}

/** The command was given in a way that it does not understand. */
export class WrongUsage extends Error {}
