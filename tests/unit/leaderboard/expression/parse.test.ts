/** The form of expressions: what is read, what is refused, at which character, and that nothing gets through. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { FUNCTIONS } from "../../../../src/leaderboard/expression/functions.ts";
import { parseExpression } from "../../../../src/leaderboard/expression/parse.ts";
import { EXPRESSION_RULES } from "../../../../src/leaderboard/expression/rules.ts";
import { expressionText } from "../../../../src/leaderboard/expression/text.ts";
import type { Expression } from "../../../../src/leaderboard/expression/tree.ts";
import { seeded } from "../../../support/board-records.ts";

const place = { file: "leaderboards/lb.yaml", line: 9, column: 12, path: "columns.0.value" };

/** Code and character of the refusal, or "read". */
function told(text: string): string {
  const parsed = parseExpression(text);
  if (parsed.kind === "expression") return "read";
  const { code, message } = parsed.finding.at(place);
  const character = parsed.finding.offset + 1;
  assert.ok(message.en.startsWith(`Character ${character}: `), message.en);
  assert.ok(message.zh.startsWith(`第 ${character} 个字符：`), message.zh);
  return `${code} ${character}`;
}

function tree(text: string): Expression {
  const parsed = parseExpression(text);
  assert.equal(parsed.kind, "expression", text);
  return (parsed as { readonly tree: Expression }).tree;
}

test("what the language has is read", () => {
  for (const text of [
    "mean(test.score)",
    "mean(test.score - baseline.test.score)",
    "sum(test.n_input_tokens + test.n_output_tokens)",
    "mean(last(train.score) - test.score)",
    "mean(best(val.score))",
    'group("gdp-a").test.score - group("gdp-b").test.score',
    'baseline.group("tg001").train(2).cost',
    'experiment("other/gdp-a").val(1).score',
    "mean(test.score > 50 ? test.score : 0)",
    "-mean(test.score) ^ 2 / 1e3 * (2.5 - .5)",
    "weighted_mean(available(test.score))",
    "pooled_std(test.score_std, test.n_attempt)",
    "mean(\n  test.score\n)",
    "mean(train.n_rounds)",
    "group('tg001').test.pass_at_k",
    'run("run-1").pack("gsm8k").primary',
    "run('run-1').pack('acme.rig').metric('exact_match,strict-match')",
    'mean(test.score) - 100 * run("run-1").pack("gsm8k").primary ^ 2',
  ]) {
    assert.equal(told(text), "read", text);
  }
});

test("everything else is refused, at the right character", () => {
  for (const [text, expected] of [
    ["gdp-a.test.score - gdp-b.test.score", "E-EXPR-HYPHEN 1"],
    ["mean(test.score) - gdp-b.test.score", "E-EXPR-HYPHEN 20"],
    ["mean(train-1.score)", "E-EXPR-HYPHEN 6"],
    ["test-a.score", "E-EXPR-HYPHEN 1"],
    ["group(tg001).test.score", "E-EXPR-ID 7"],
    ['run(base-run).pack("gsm8k").primary', "E-EXPR-ID 5"],
    ['run("a").pack(gsm8k).primary', "E-EXPR-ID 15"],
    ['run("a").pack("b").metric(exact_match,strict-match)', "E-EXPR-ID 27"],
    ['run("a")', "E-EXPR-RUN-FORM 1"],
    ['run("a").pack("b")', "E-EXPR-RUN-FORM 1"],
    ['run("a").primary', "E-EXPR-RUN-FORM 10"],
    ['run("a").test.score', "E-EXPR-RUN-FORM 10"],
    ['run("a").pack("b").primary.score', "E-EXPR-SYNTAX 27"],
    ['run("a").pack("b").score', "E-EXPR-RUN-FORM 20"],
    ['run("a").pack("b").metric("c").primary', "E-EXPR-RUN-FORM 32"],
    ['run("a").pack("b").pack("c").primary', "E-EXPR-RUN-FORM 20"],
    ['run("a").pack("b").primary("c")', "E-EXPR-SYNTAX 27"],
    ['run("a").metric("b").pack("c")', "E-EXPR-RUN-FORM 10"],
    ['run("a").pack("b", "c").primary', "E-EXPR-TEXT 20"],
    ['run("a").pack().primary', "E-EXPR-ARITY 10"],
    ['run(1).pack("b").primary', "E-EXPR-ARITY 1"],
    ["run.primary", "E-EXPR-SYNTAX 4"],
    ['pack("b").primary', "E-EXPR-RUN-FORM 1"],
    ["primary", "E-EXPR-RUN-FORM 1"],
    ["mean(test.primary)", "E-EXPR-FIELD 11"],
    ['baseline.run("a").pack("b").primary', "E-EXPR-FIELD 10"],
    ["baseline.experiment(gdp-a).test.score", "E-EXPR-FIELD 10"],
    ["experiment(gdp-a).test.score", "E-EXPR-ID 12"],
    ["meen(test.score)", "E-EXPR-NAME 1"],
    ["mean(test.scor)", "E-EXPR-FIELD 11"],
    ["test.constructor", "E-EXPR-FIELD 6"],
    ["test.__proto__.x", "E-EXPR-FIELD 6"],
    ['import("fs")', "E-EXPR-NAME 1"],
    ['createUnit("x")', "E-EXPR-NAME 1"],
    ['evaluate("1")', "E-EXPR-NAME 1"],
    ["random()", "E-EXPR-NAME 1"],
    ["pi", "E-EXPR-NAME 1"],
    ["x = 1", "E-EXPR-NAME 1"],
    ["1; 2", "E-EXPR-CHARACTER 2"],
    ["[1, 2]", "E-EXPR-CHARACTER 1"],
    ["{a: 1}", "E-EXPR-CHARACTER 1"],
    ["1:1000000000", "E-EXPR-CHARACTER 2"],
    ['"text"', "E-EXPR-TEXT 1"],
    ['mean("text")', "E-EXPR-TEXT 6"],
    ["test['score']", "E-EXPR-CHARACTER 5"],
    ["5!", "E-EXPR-CHARACTER 2"],
    ["5%", "E-EXPR-CHARACTER 2"],
    ["5 % 2", "E-EXPR-CHARACTER 3"],
    ["test.score'", "E-EXPR-CHARACTER 11"],
    ["test.score .* 2", "E-EXPR-SYNTAX 12"],
    ["1 and 2", "E-EXPR-SYNTAX 3"],
    ["not 1", "E-EXPR-NAME 1"],
    ["5 cm", "E-EXPR-SYNTAX 3"],
    ["2 test.score", "E-EXPR-SYNTAX 3"],
    ["2(3)", "E-EXPR-SYNTAX 2"],
    ["+1", "E-EXPR-SYNTAX 1"],
    ["1 < 2 < 3", "E-EXPR-CHAIN 3"],
    ["1 ?. 2 : 3", "E-EXPR-CHARACTER 3"],
    ["1 > 2 ? 3", "E-EXPR-CONDITIONAL 7"],
    ["1 > 2 ? 3 > 4 ? 5 : 6 : 7", "E-EXPR-SYNTAX 15"],
    ["(1 > 2 ? 3)", "E-EXPR-CONDITIONAL 8"],
    ["mean(test.score", "E-EXPR-SYNTAX 16"],
    ["mean(test.score))", "E-EXPR-CHARACTER 17"],
    ["mean(test.score,)", "E-EXPR-SYNTAX 17"],
    ["mean(test)", "E-EXPR-SYNTAX 10"],
    ["baseline", "E-EXPR-SYNTAX 9"],
    ["baseline.score", "E-EXPR-PHASE 10"],
    ['group("a").score', "E-EXPR-PHASE 12"],
    ['baseline.experiment("a").test.score', "E-EXPR-FIELD 10"],
    ["mean()", "E-EXPR-ARITY 1"],
    ["pow(2)", "E-EXPR-ARITY 1"],
    ["log(8, 2)", "E-EXPR-ARITY 1"],
    ["group().test.score", "E-EXPR-ARITY 1"],
    ["first(test.score)", "E-EXPR-ROUND 7"],
    ["first(train(1).score)", "E-EXPR-ROUND 7"],
    ["best(val.score - 1)", "E-EXPR-ROUND 6"],
    ["train(0).score", "E-EXPR-ROUND 1"],
    ["train(1.5).score", "E-EXPR-ROUND 1"],
    ["1e999", "E-EXPR-CHARACTER 1"],
    ["", "E-EXPR-SYNTAX 1"],
    ["мean(test.score)", "E-EXPR-CHARACTER 1"],
    ["mean(tеst.score)", "E-EXPR-CHARACTER 7"],
    ["mean（test.score）", "E-EXPR-CHARACTER 5"],
    ["mean(test.score)\u00a0+ 1", "E-EXPR-CHARACTER 17"],
    ["sum(test.cost) # money", "E-EXPR-CHARACTER 16"],
  ] as const) {
    assert.equal(told(text), expected, text);
  }
});

test("an id with hyphens and a phase folder's name get the advice that mends them", () => {
  const fix = (text: string): string => {
    const parsed = parseExpression(text);
    return parsed.kind === "refused" ? parsed.finding.at(place).fix.en : "";
  };
  assert.match(fix("gdp-a.test.score"), /group\("gdp-a"\) or experiment\("gdp-a"\)/);
  assert.match(fix("mean(train-12.score)"), /train\(12\)/);
  assert.match(fix("mean(test.scor)"), /did you mean score\?/);
  assert.match(fix("mean(test.score) > 1 ? 2"), /quotes/);
});

test("a problem stands where the expression stands", () => {
  const parsed = parseExpression("1 +");
  assert.equal(parsed.kind, "refused");
  if (parsed.kind === "refused") {
    const { file, line, column, path, severity } = parsed.finding.at(place);
    assert.deepEqual({ file, line, column, path, severity }, { ...place, severity: "error" });
  }
});

test("precedence and grouping are those of mathjs", () => {
  for (const [text, canonical] of [
    ["1-2-3", "1 - 2 - 3"],
    ["1-(2-3)", "1 - (2 - 3)"],
    ["2^3^2", "2 ^ 3 ^ 2"],
    ["(2^3)^2", "(2 ^ 3) ^ 2"],
    ["-2^2", "-2 ^ 2"],
    ["(-2)^2", "(-2) ^ 2"],
    ["2*(3+4)/5", "2 * (3 + 4) / 5"],
    ["((1+2))", "1 + 2"],
    ["1>2?3:4", "1 > 2 ? 3 : 4"],
    ["1>2?3:4>5?6:7", "1 > 2 ? 3 : 4 > 5 ? 6 : 7"],
    ["(1>2?3:4)+5", "(1 > 2 ? 3 : 4) + 5"],
    ["1>2?(3>4?5:6):7", "1 > 2 ? (3 > 4 ? 5 : 6) : 7"],
    ["mean( last( train . score ) )", "mean(last(train.score))"],
    ["baseline.group( 'a' ).val( 2 ).cost", 'baseline.group("a").val(2).cost'],
  ] as const) {
    assert.equal(expressionText(tree(text)), canonical);
    assert.equal(expressionText(tree(canonical)), canonical);
  }
});

test("nodes keep the place of their first character", () => {
  const node = tree("1 + mean(test.score  -  baseline.test.score)");
  assert.equal(node.kind, "arithmetic");
  if (node.kind !== "arithmetic" || node.right.kind !== "call") return;
  const [inner] = node.right.inputs;
  assert.equal(node.right.offset, 4);
  assert.equal(inner?.kind, "arithmetic");
  if (inner?.kind !== "arithmetic" || inner.right.kind !== "reference") return;
  assert.deepEqual([inner.offset, inner.right.offset, inner.right.fieldOffset], [9, 24, 38]);
});

test("the limits: 1,000 characters, 200 nodes, depth 32", () => {
  assert.equal(told(`1${" ".repeat(999)}`), "read");
  assert.equal(told(`1${" ".repeat(1000)}`), "E-EXPR-LIMIT 1001");
  assert.equal(told(`${"-".repeat(31)}1`), "read");
  assert.equal(told(`${"-".repeat(32)}1`), "E-EXPR-LIMIT 1");
  assert.equal(told(`${"(".repeat(32)}1${")".repeat(32)}`), "read");
  assert.equal(told(`${"(".repeat(33)}1${")".repeat(33)}`), "E-EXPR-LIMIT 33");
  const sum = (terms: number): string => Array.from({ length: terms }, () => "1").join("+");
  const balanced = (blocks: number): string => Array.from({ length: blocks }, () => `(${sum(10)})`).join("+");
  assert.equal(told(balanced(10)), "read");
  assert.equal(told(`${balanced(10)}+1`), "E-EXPR-LIMIT 221");
});

test("hostile texts are refused in milliseconds", () => {
  const hostile = [
    "(".repeat(10_000),
    "(".repeat(500),
    `${"-".repeat(900)}1`,
    `1${"^1".repeat(400)}`,
    "1?".repeat(300),
    "x".repeat(1 << 20),
    "(".repeat(1 << 20),
    "mean(test.score)+".repeat(1 << 16),
    "深".repeat(1 << 19),
    " ".repeat(1 << 20),
    "\ud800".repeat(400),
    "a-".repeat(499),
    `${"a-".repeat(300)}(`,
    '"'.repeat(999),
    "1:1e9",
    "ones(1e9)",
    "9".repeat(900),
    `test${".score".repeat(160)}`,
    "\u{1d42d}\u{1d41e}.score",
    "\0",
    "constructor.constructor('return process')()",
    'parse("cos").constructor',
    "f(x)=f(x);f(1)",
  ];
  parseExpression("1");
  for (const text of hostile) {
    const start = process.cpuUsage().user;
    assert.notEqual(told(text), "read", text.slice(0, 30));
    const spent = (process.cpuUsage().user - start) / 1000;
    assert.ok(spent < 50, `${text.slice(0, 30)}: ${spent} ms`);
  }
});

test("no sequence of tokens does anything but be read or be refused", () => {
  const random = seeded(9);
  const pool =
    "test train val baseline group experiment mean sum first best pow available score cost n_rounds ( ) ( ) , . . + - * / ^ < == ? : 1 2.5 .5 \"a-b\" 'x' a-b = ; [ ] { } % ! & @ # \\ 深 e5 in mod to \n".split(
      " ",
    );
  let read = 0;
  for (let run = 0; run < 20_000; run++) {
    const length = 1 + Math.floor(random() * 12);
    const text = Array.from({ length }, () => pool[Math.floor(random() * pool.length)]).join(random() < 0.5 ? "" : " ");
    if (told(text) === "read") read += 1;
  }
  assert.ok(read > 50, `only ${read} were read`);
});

test("what is read survives being written and read again", () => {
  const random = seeded(10);
  const build = (depth: number): string => {
    const pick = Math.floor(random() * (depth > 4 ? 2 : 8));
    const sub = (): string => build(depth + 1);
    switch (pick) {
      case 0:
        return String(Math.floor(random() * 100) / 4);
      case 1:
        return (
          ["test.score", "train(2).cost", "last(val.score)", 'baseline.group("a-b").test.cost'][
            Math.floor(random() * 4)
          ] ?? "1"
        );
      case 2:
        return `-${sub()}`;
      case 3:
        return `mean(${sub()}, ${sub()})`;
      case 4:
        return `(${sub()} >= ${sub()} ? ${sub()} : ${sub()})`;
      case 5:
        return `(${sub()})`;
      default:
        return `${sub()} ${["+", "-", "*", "/", "^"][Math.floor(random() * 5)]} ${sub()}`;
    }
  };
  for (let run = 0; run < 500; run++) {
    const text = build(0);
    const parsed = parseExpression(text);
    if (parsed.kind === "refused") continue;
    const canonical = expressionText(parsed.tree);
    assert.equal(expressionText(tree(canonical)), canonical, text);
  }
});

test("every rule has a broken fixture that shows its report", () => {
  const reports = globSync(join(import.meta.dirname, "../../../fixtures/broken/expression-*/expected.en.txt"))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  const unseen = EXPRESSION_RULES.filter(({ code }) => !reports.includes(`[${code}]`)).map(({ code }) => code);
  assert.deepEqual(unseen, []);
});

test("every function and every rule explains itself in both languages", () => {
  for (const { about, name } of FUNCTIONS.values())
    assert.ok(about.en !== "" && /\p{Script=Han}/u.test(about.zh), name);
  const codes = EXPRESSION_RULES.map(({ code }) => code);
  assert.equal(new Set(codes).size, codes.length);
  for (const { code, about } of EXPRESSION_RULES)
    assert.ok(/^E-EXPR-/.test(code) && /\p{Script=Han}/u.test(about.zh), code);
});
