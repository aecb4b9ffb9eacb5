/** Running text with marks, and the reference of the expression language made from its tables. */
import assert from "node:assert/strict";
import test from "node:test";
import { en } from "../../../src/i18n/en.ts";
import { zh } from "../../../src/i18n/zh.ts";
import { FUNCTIONS } from "../../../src/leaderboard/expression/functions.ts";
import { parseExpression } from "../../../src/leaderboard/expression/parse.ts";
import { expressionReference } from "../../../src/views/expression-reference.ts";
import { formulas } from "../../../src/views/methodology-formulas.ts";
import { inlineText, unmarked } from "../../../src/views/methodology-text.ts";

test("marks become runs, what is between them stays", () => {
  assert.deepEqual(inlineText("a **b** `c` [d](#e) f"), [
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "link", text: "d", fragment: "#e" },
    { kind: "text", text: " f" },
  ]);
  assert.deepEqual(inlineText("$n - 1$"), [
    {
      kind: "math",
      mathml: '<math display="inline"><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow></math>',
    },
  ]);
  const [symbol] = inlineText("$S_j$");
  assert.ok(symbol?.kind === "math" && symbol.mathml.includes("<msub><mi>S</mi><mrow><mi>j</mi></mrow></msub>"));
});

test("a value of the data cannot put marks into a sentence", () => {
  for (const value of ["**a** `b` $c$", "opus[1m](#x)"]) {
    assert.deepEqual(
      inlineText(`x ${unmarked(value)} y`).map(({ kind }) => kind),
      ["text"],
    );
  }
});

/** Every text of the page, functions called with stand-ins. */
function texts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return texts(value(...Array.from({ length: value.length }, () => ["1"])));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

test("no mark of a text is left open in any language", () => {
  for (const dictionary of [en, zh]) {
    for (const text of texts(dictionary.methodology)) {
      const left = inlineText(text).flatMap((run) => (run.kind === "text" ? [run.text] : []));
      assert.ok(!left.some((part) => /\*\*|[`$]|\]\(/.test(part)), text);
    }
  }
});

test("every formula is balanced MathML", () => {
  for (const [name, mathml] of Object.entries(formulas)) {
    const open: string[] = [];
    for (const [, slash, tag = ""] of mathml.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
      if (slash === "") open.push(tag);
      else assert.equal(open.pop(), tag, name);
    }
    assert.deepEqual(open, [], name);
  }
});

test("the reference lists every function with an example that is right", () => {
  const { functions } = expressionReference("en");
  assert.deepEqual(
    functions.map(({ name }) => name),
    [...FUNCTIONS.keys()],
  );
  const shown = new Map(functions.map(({ name, example }) => [name, example]));
  const wanted: Readonly<Record<string, readonly [string, string | null]>> = {
    mean: ["5", "0.3333, 0.3333, 0.3333"],
    median: ["5", "0, 0, 1"],
    // (2 + 2 x 8 + 5) / 4
    weighted_mean: ["5.75", "0.25, 0.5, 0.25"],
    // sqrt(4 + 64 + 25) / 3
    combined_std: ["3.2146", null],
    // sqrt((2 x 4 + 2 x 64 + 4 x 25) / 8)
    pooled_std: ["5.4314", null],
    // 2 x 4 and 4^2 ln 4
    pow: ["16", "8, 22.1807"],
  };
  for (const [name, [value, coefficients]] of Object.entries(wanted)) {
    assert.deepEqual([shown.get(name)?.value, shown.get(name)?.coefficients], [value, coefficients], name);
  }
});

test("every written form of a reference can be read", () => {
  for (const text of expressionReference("zh").names.flatMap(({ written }) => written)) {
    const expression = text.includes(".") ? text : `${text}.cost`;
    assert.equal(parseExpression(expression).kind, "expression", text);
  }
});
