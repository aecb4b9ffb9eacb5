/** The reference of the expression language, made from its own tables: what is listed here is what the checker takes. */
import { dictionary, type Locale, pick } from "../i18n/index.ts";
import { LIMITS } from "../leaderboard/expression/form-rules.ts";
import type { FunctionDefinition } from "../leaderboard/expression/function-kinds.ts";
import { FUNCTIONS } from "../leaderboard/expression/functions.ts";
import { element, identifier } from "../leaderboard/expression/markup.ts";
import { FIELDS, type FieldName, isFieldName } from "../leaderboard/expression/names.ts";
import { EXPRESSION_RULES } from "../leaderboard/expression/rules.ts";
import { inputForm, inputNames, signature, spreadForm } from "../leaderboard/expression/signature.ts";
import { roundToText } from "../leaderboard/rounding.ts";
import { math } from "./methodology-text.ts";

export interface ExpressionReference {
  readonly names: readonly { readonly written: readonly string[]; readonly about: string }[];
  readonly fields: readonly { readonly name: FieldName; readonly key: string | null; readonly about: string }[];
  readonly operators: readonly { readonly written: readonly string[]; readonly about: string }[];
  readonly functions: readonly FunctionRow[];
  readonly limits: Readonly<Record<keyof typeof LIMITS, number>>;
  readonly rules: readonly { readonly code: string; readonly about: string }[];
}

export interface FunctionRow {
  readonly name: string;
  readonly signature: string;
  readonly about: string;
  readonly inputs: string;
  readonly spread: string;
  /** The value as mathematics; null where a formula would say no more than the name. */
  readonly mathml: string | null;
  /** A call with numbers, its value and its sensitivity coefficients; null where there is nothing to calculate. */
  readonly example: { readonly call: string; readonly value: string; readonly coefficients: string | null } | null;
}

/** Three groups as the examples have them. */
export const EXAMPLE_GROUPS = { values: [2, 8, 5], counts: [3, 3, 5], weights: [1, 2, 1] } as const;

/** One number for functions that take each for itself. */
const EXAMPLE_NUMBERS = [4, 2] as const;

/** The forms of a reference. */
const NAMES = [
  { key: "phases", written: ["test", "train", "val"] },
  { key: "round", written: ["train(2)", "val(1)"] },
  { key: "picked", written: ["first(train.score)", "last(train.score)", "best(val.score)"] },
  { key: "rounds", written: ["train.cost", "train.n_rounds"] },
  { key: "baseline", written: ["baseline.test.score"] },
  { key: "group", written: ['group("tg001").test.score', 'baseline.group("tg001").test.score'] },
  {
    key: "experiment",
    written: ['experiment("my-experiment").test.score', 'experiment("folder/my-experiment").test.score'],
  },
  {
    key: "run",
    written: ['run("my-run").pack("gsm8k").primary', 'run("my-run").pack("gsm8k").metric("exact_match,strict-match")'],
  },
] as const;

const OPERATORS = [
  { key: "arithmetic", written: ["+", "-", "*", "/"] },
  { key: "power", written: ["^"] },
  { key: "negation", written: ["-x"] },
  { key: "comparison", written: ["==", "!=", "<", "<=", ">", ">="] },
  { key: "conditional", written: ["a ? b : c"] },
] as const;

export function expressionReference(locale: Locale): ExpressionReference {
  const words = dictionary(locale).methodology.reference;
  return {
    names: NAMES.map(({ key, written }) => ({ written, about: words.names[key] })),
    fields: Object.keys(FIELDS)
      .filter(isFieldName)
      .map((name) => ({ name, key: FIELDS[name].key || null, about: words.fields[name] })),
    operators: OPERATORS.map(({ key, written }) => ({ written, about: words.operators[key] })),
    functions: [...FUNCTIONS.values()].map((definition) => functionRow(definition, locale)),
    limits: LIMITS,
    rules: EXPRESSION_RULES.map(({ code, about }) => ({ code, about: pick(locale, about) })),
  };
}

function functionRow(definition: FunctionDefinition, locale: Locale): FunctionRow {
  const words = dictionary(locale).methodology.reference;
  return {
    name: definition.name,
    signature: signature(definition),
    about: pick(locale, definition.about),
    inputs: words.inputs[inputForm(definition)],
    spread: words.spreads[spreadForm(definition)],
    mathml: formulaOf(definition),
    example: exampleOf(definition),
  };
}

function formulaOf(definition: FunctionDefinition): string | null {
  const perGroup = definition.kind === "aggregate";
  const inputs = inputNames(definition).map((name) =>
    perGroup ? element("msub", identifier(name), identifier("g")) : identifier(name),
  );
  const formula = definition.notation?.(inputs, perGroup);
  return formula === undefined ? null : math(formula, "inline");
}

function exampleOf(definition: FunctionDefinition): FunctionRow["example"] {
  switch (definition.kind) {
    case "elementwise": {
      const x = EXAMPLE_NUMBERS.slice(0, definition.arity[0]);
      return {
        call: `${definition.name}(${x.join(", ")})`,
        value: short(definition.value(x)),
        coefficients: definition.sensitivities(x).map(short).join(", "),
      };
    }
    case "aggregate": {
      const { values, counts, weights } = EXAMPLE_GROUPS;
      const columns = [values, counts].slice(0, definition.arity[0]);
      // What goes in has no spread of its own, so its coefficients lead nowhere.
      const coefficients = definition.plainInputs ? null : definition.sensitivities(columns, weights).flat();
      return {
        call: `${definition.name}(${columns.map((column) => (columns.length > 1 ? `[${column.join(", ")}]` : column.join(", "))).join(", ")})`,
        value: short(definition.value(columns, weights)),
        coefficients: coefficients === null ? null : coefficients.map(short).join(", "),
      };
    }
    case "presence":
    case "part":
    case "round":
      return null;
    default:
      return definition satisfies never;
  }
}

/** At most four decimals, none that are 0 at the end. */
function short(value: number): string {
  const text = roundToText(value, 4);
  return text.replace(/\.?0+$/, "").replace("-", "−");
}
