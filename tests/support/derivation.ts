/**
 * Works a cell out again from its derivation in an entry's file, and from nothing else: the expression as text and the
 * operands. A small reader of its own, which shares no line with the one under test.
 */

/** An operand as an entry's file has it. */
export interface FileOperand {
  readonly reference: string;
  readonly group: string | null;
  readonly experiment: string | null;
  readonly phase: string | null;
  readonly field: string;
  readonly value: number | null;
  readonly std: number | null;
  readonly n: number | null;
  readonly coefficient: number | null;
  /** Only of a number of a run. */
  readonly run?: string;
  readonly pack?: string;
  readonly suite?: string | null;
  readonly standard_error?: number | null;
  readonly source: { readonly file: string; readonly line: number } | null;
  readonly missing: { readonly code: string; readonly en: string; readonly zh: string } | null;
}

export interface FileDerivation {
  readonly expression: string;
  readonly groups: readonly { readonly id: string; readonly weight: number }[];
  readonly operands: readonly FileOperand[];
  readonly std: { readonly expression: string; readonly operands: readonly FileOperand[] } | null;
}

/** A number, what is missing, or what `available` left out. */
type Part = number | null | "left out";
/** One part, or one per group. */
type Value = Part | readonly Part[];

/** The value of the expression; null if anything it needs is missing. */
export function revalue(
  derivation: FileDerivation,
  direction: "higher" | "lower" | "neutral" = "higher",
): number | null {
  const reader = new Reader(derivation, direction);
  const value = reader.conditional();
  if (reader.rest() !== "") throw new Error(`"${reader.rest()}" is left of "${derivation.expression}"`);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** What follows from the spread of the operands. */
export interface Respread {
  readonly std: number | null;
  readonly se: number | null;
  readonly dof: number | null;
  readonly n: number | null;
}

/**
 * sqrt(sum c^2 s^2) and the like, each figure once; null if a figure has a spread that is not known, or if none has one.
 * A number of a run has its standard error in the place of s and of s/sqrt(n), with infinite degrees of freedom.
 */
export function respread({ operands }: Pick<FileDerivation, "operands">): Respread {
  const measured = operands.filter(
    ({ field, reference, run }) => (field === "score" || run !== undefined) && !reference.startsWith("value("),
  );
  const figures = new Map(
    measured.map((operand) => {
      const { experiment, phase, run, pack, suite, field } = operand;
      return [run === undefined ? `${experiment} ${phase}` : `${run} ${pack} ${suite} ${field}`, operand] as const;
    }),
  );
  const used = [...figures.values()].filter(({ coefficient, missing }) => coefficient !== 0 && missing === null);
  const attempts = used.filter(({ run }) => run === undefined).map((operand) => operand.n ?? Number.NaN);
  const n = attempts.length === 0 ? null : Math.min(...attempts);
  const spreadOf = ({ run, std, standard_error = null }: FileOperand) => (run === undefined ? std : standard_error);
  const known = used.every((operand) => operand.coefficient !== null && spreadOf(operand) !== null);
  if (figures.size === 0 || !known) return { std: null, se: null, dof: null, n };
  const parts = used.map((operand) => ({
    variance: ((operand.coefficient ?? 0) * (spreadOf(operand) ?? 0)) ** 2,
    n: operand.run === undefined ? (operand.n ?? 0) : 1,
    dof: operand.run === undefined ? (operand.n ?? 0) - 1 : Number.POSITIVE_INFINITY,
  }));
  const squaredError = sum(parts.map((part) => part.variance / part.n));
  const weighted = sum(parts.map((part) => (part.variance / part.n) ** 2 / part.dof));
  return {
    std: Math.sqrt(sum(parts.map((part) => part.variance))),
    se: Math.sqrt(squaredError),
    dof: weighted === 0 ? null : squaredError ** 2 / weighted,
    n,
  };
}

const functions: Readonly<Record<string, (...lists: readonly (readonly number[])[]) => number>> = {
  mean: (x = []) => sum(x) / x.length,
  sum: (x = []) => sum(x),
  min: (x = []) => Math.min(...x),
  max: (x = []) => Math.max(...x),
  median: (x = []) => {
    const sorted = [...x].sort((a, b) => a - b);
    const half = sorted.length / 2;
    return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  },
  combined_std: (s = []) => Math.sqrt(sum(s.map((x) => x * x))) / s.length,
  pooled_std: (s = [], n = []) =>
    Math.sqrt(sum(s.map((x, i) => x * x * ((n[i] ?? 0) - 1))) / sum(n.map((count) => count - 1))),
};

const elementwise: Readonly<Record<string, (...x: readonly number[]) => number>> = {
  abs: (x = 0) => Math.abs(x),
  sqrt: (x = 0) => Math.sqrt(x),
  exp: (x = 0) => Math.exp(x),
  log: (x = 0) => Math.log(x),
  pow: (x = 0, y = 0) => x ** y,
  value: (x = 0) => x,
};

class Reader {
  readonly derivation: FileDerivation;
  readonly direction: string;
  at = 0;

  constructor(derivation: FileDerivation, direction: string) {
    this.derivation = derivation;
    this.direction = direction;
  }

  rest(): string {
    return this.derivation.expression.slice(this.at).trimStart();
  }

  conditional(): Value {
    const condition = this.comparison();
    if (!this.accept("?")) return condition;
    const whenTrue = this.conditional();
    this.need(":");
    const whenFalse = this.conditional();
    return this.each(
      [condition, whenTrue, whenFalse],
      ([test, yes, no]) => (test === null ? null : test ? yes : no),
      true,
    );
  }

  comparison(): Value {
    const left = this.sum();
    const sign = ["==", "!=", "<=", ">=", "<", ">"].find((candidate) => this.accept(candidate));
    if (sign === undefined) return left;
    return this.each([left, this.sum()], ([a = 0, b = 0]) => {
      const equal = Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
      if (sign === "==" || sign === "!=") return Number(equal === (sign === "=="));
      if (equal) return Number(sign.endsWith("="));
      return Number(sign.startsWith("<") ? a < b : a > b);
    });
  }

  sum(): Value {
    let left = this.product();
    for (;;) {
      if (this.accept("+")) left = this.each([left, this.product()], ([a = 0, b = 0]) => a + b);
      else if (this.accept("-")) left = this.each([left, this.product()], ([a = 0, b = 0]) => a - b);
      else return left;
    }
  }

  product(): Value {
    let left = this.signed();
    for (;;) {
      if (this.accept("*")) left = this.each([left, this.signed()], ([a = 0, b = 0]) => a * b);
      else if (this.accept("/")) left = this.each([left, this.signed()], ([a = 0, b = 0]) => a / b);
      else return left;
    }
  }

  signed(): Value {
    return this.accept("-") ? this.each([this.signed()], ([a = 0]) => -a) : this.power();
  }

  power(): Value {
    const base = this.atom();
    return this.accept("^") ? this.each([base, this.signed()], ([a = 0, b = 0]) => a ** b) : base;
  }

  atom(): Value {
    if (this.accept("(")) {
      const inner = this.conditional();
      this.need(")");
      return inner;
    }
    const number = this.take(/^(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?/i);
    if (number !== null) return Number(number);
    const picked = this.take(/^(first|last|best)\([^()]*(\([^()]*\)[^()]*)*\)/);
    if (picked !== null) return this.reference(picked);
    const ofRun = this.take(/^run\("[^"]*"\)\.pack\("[^"]*"\)\.(primary|metric\("[^"]*"\))/);
    if (ofRun !== null) return this.reference(ofRun);
    const call = this.take(/^(?!group\b|experiment\b|train\b|val\b)[a-z_]+(?=\()/);
    if (call !== null) return this.call(call);
    const reference = this.take(/^[a-z_]+(\((\d+|"[^"]*"|'[^']*')\))?(\.[a-z_]+(\((\d+|"[^"]*"|'[^']*')\))?)*/);
    if (reference === null) throw new Error(`cannot read "${this.rest()}"`);
    return this.reference(reference);
  }

  call(name: string): Value {
    this.need("(");
    const inputs = [this.conditional()];
    while (this.accept(",")) inputs.push(this.conditional());
    this.need(")");
    const one = elementwise[name];
    if (one !== undefined) return this.each(inputs, (x) => one(...x));
    const flat = inputs.flatMap((input) => (Array.isArray(input) ? (input as readonly Part[]) : [input as Part]));
    if (name === "available") return flat.map((part) => (part === null ? "left out" : part));
    if (name === "count") return flat.filter((part) => typeof part === "number").length;
    const lists = inputs.length > 1 && inputs.some(Array.isArray) ? (inputs as readonly (readonly Part[])[]) : [flat];
    if (lists.some((list) => list.includes(null))) return null;
    const places = [...(lists[0] ?? []).keys()].filter((i) => lists.every((list) => typeof list[i] === "number"));
    if (places.length === 0) return null;
    const kept = lists.map((list) => places.map((i) => list[i] as number));
    if (name === "weighted_mean") {
      const weights = places.map((i) => this.derivation.groups[i]?.weight ?? 0);
      return sum((kept[0] ?? []).map((x, i) => x * (weights[i] ?? 0))) / sum(weights);
    }
    const many = functions[name];
    if (many === undefined) throw new Error(`no function ${name}`);
    return many(...kept);
  }

  reference(written: string): Value {
    const name = written.replace(/\s+/g, "").replaceAll("'", '"');
    const found = this.derivation.operands.filter(
      ({ reference }) => reference.replace(/^value\((.*)\)$/, "$1") === name,
    );
    if (found.length === 0) throw new Error(`no operand for ${name}`);
    if (name.startsWith("run(")) return this.numberOfRun(found);
    if (/(^|\.)(group|experiment)\(/.test(name)) return this.figure(name, found);
    return this.derivation.groups.map(({ id }) =>
      this.figure(
        name,
        found.filter(({ group }) => group === id),
      ),
    );
  }

  /** The phases of one experiment: one, several that add up, or several among which is picked. */
  figure(name: string, found: readonly FileOperand[]): Part {
    const figures = new Map(found.map(({ phase, value }) => [phase, value]));
    const values = [...figures.values()];
    if (values.length === 0 || values.includes(null)) return null;
    const numbers = values as readonly number[];
    if (name.startsWith("best(")) return this.direction === "lower" ? Math.min(...numbers) : Math.max(...numbers);
    return sum(numbers);
  }

  /** One number, or the unweighted mean of the suites. */
  numberOfRun(found: readonly FileOperand[]): Part {
    const suites = new Map(found.map(({ suite, value }) => [suite, value]));
    const values = [...suites.values()];
    return values.includes(null) ? null : sum(values as readonly number[]) / values.length;
  }

  each(inputs: readonly Value[], operation: (x: readonly number[]) => number | null | undefined, lazy = false): Value {
    const one = (parts: readonly Part[]): Part => {
      if (parts.includes("left out")) return "left out";
      if (!lazy && parts.includes(null)) return null;
      return operation(parts as readonly number[]) ?? null;
    };
    const length = inputs.find((input) => Array.isArray(input)) as readonly Part[] | undefined;
    const at = (input: Value, g: number): Part => (Array.isArray(input) ? (input[g] as Part) : (input as Part));
    if (length === undefined) return one(inputs.map((input) => at(input, 0)));
    return length.map((_, g) => one(inputs.map((input) => at(input, g))));
  }

  accept(text: string): boolean {
    if (!this.rest().startsWith(text)) return false;
    this.at = this.derivation.expression.length - this.rest().length + text.length;
    return true;
  }

  need(text: string): void {
    if (!this.accept(text)) throw new Error(`"${text}" expected before "${this.rest()}"`);
  }

  take(pattern: RegExp): string | null {
    const [text] = pattern.exec(this.rest()) ?? [];
    if (text === undefined || text === "") return null;
    this.accept(text);
    return text;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
