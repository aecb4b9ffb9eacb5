/**
 * A problem is data: where it is, what is wrong, how to mend it, in every language of the site.
 * Rules are declared beside the check that finds them; this file turns a broken rule into a record and a record into text.
 */

/** A sentence in each language of the site. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

/** `error` keeps the item from being published, `warning` is shown and never hidden, `info` only explains. */
export type Severity = "error" | "warning" | "info";

/** A point in a file of the repository. Lines and columns count from 1; `path` names the field (`author.name`, `0.score`). */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: string;
}

/** One finding about one place. */
export interface Problem extends Place {
  readonly code: string;
  readonly severity: Severity;
  readonly message: Text;
  readonly fix: Text;
}

/** What can be wrong, told once: `P` are the values that the sentences quote. */
export interface Rule<P> {
  /** Stable and documented: `E-`, `W-` or `I-` and capitals. */
  readonly code: string;
  readonly severity: Severity;
  /** The rule itself, for the reference page. */
  readonly about: Text;
  /** What is wrong with the value, the value quoted as written. */
  message(values: P): Text;
  /** One concrete thing to do. */
  fix(values: P): Text;
  /** The sentences about the rule's own example, for the reference page. */
  sample(): Sample;
}

/** What is told of one fault. */
export interface Sample {
  readonly message: Text;
  readonly fix: Text;
}

/** A rule as it is written down: with the values of a fault as authors make it. */
export type RuleDeclaration<P> = Omit<Rule<P>, "sample"> & { readonly example: P };

/** Declares a rule; `P` is inferred from the sentences. */
export function defineRule<P>({ example, ...rule }: RuleDeclaration<P>): Rule<P> {
  return { ...rule, sample: () => ({ message: rule.message(example), fix: rule.fix(example) }) };
}

/** The record of one broken rule at one place. */
export function problem<P>(rule: Rule<P>, place: Place, values: P): Problem {
  return {
    file: place.file,
    line: place.line,
    column: place.column,
    path: place.path,
    code: rule.code,
    severity: rule.severity,
    message: rule.message(values),
    fix: rule.fix(values),
  };
}
