/** From text to a tree. The only module that knows mathjs, and of mathjs only its parser. */
import { type ConditionalNode, type MathNode, type OperatorNode, parse } from "mathjs";
import { type Finding, finding } from "./finding.ts";
import { CHAIN, LIMITS, SYNTAX, TOO_LARGE } from "./form-rules.ts";
import { FUNCTIONS } from "./functions.ts";
import { type Link, readCall, readReference } from "./links.ts";
import { scan, type Token } from "./scan.ts";
import { type ArithmeticOperator, type ComparisonOperator, depth, type Expression } from "./tree.ts";

export type Parsed =
  | { readonly kind: "expression"; readonly tree: Expression }
  | { readonly kind: "refused"; readonly finding: Finding };

/**
 * Reads an expression. Only its form and its names are checked here; what they mean for a column, `check` knows.
 * Never throws for any text, and its time is bounded by the limits of a text.
 */
export function parseExpression(text: string): Parsed {
  const scanned = scan(text);
  if (scanned.kind === "refused") return scanned;
  try {
    // A line break would end a statement in mathjs; to an expression it is a space.
    const tree = new Reader(scanned.tokens).read(parse(text.replace(/[\t\r\n]/g, " ")));
    const levels = depth(tree);
    if (levels <= LIMITS.depth) return { kind: "expression", tree };
    return { kind: "refused", finding: finding(TOO_LARGE, tree.offset, { what: "depth", size: levels }) };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { kind: "refused", finding: thrown.finding };
    const offset = thrown instanceof SyntaxError && "char" in thrown ? Number(thrown.char) - 1 : 0;
    return {
      kind: "refused",
      finding: finding(SYNTAX, offset, { expected: { en: "an expression", zh: "表达式" }, atEnd: false }),
    };
  }
}

/** Leaves the reader from any depth; caught in `parseExpression`. */
class Refusal extends Error {
  readonly finding: Finding;

  constructor(found: Finding) {
    super("refused expression");
    this.finding = found;
  }
}

/**
 * Walks the tree of mathjs and the tokens side by side, in reading order: mathjs keeps no positions, the tokens do.
 */
class Reader {
  readonly tokens: readonly Token[];
  next = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(node: MathNode): Expression {
    const offset = this.peek().offset;
    switch (node.type) {
      case "ParenthesisNode": {
        this.take();
        const content = this.read(inner(node, "content"));
        this.take();
        return content;
      }
      case "ConstantNode":
        return { kind: "number", offset, value: Number(this.take().text) };
      case "OperatorNode":
        return this.readOperator(node as OperatorNode, offset);
      case "ConditionalNode": {
        const { condition, trueExpr, falseExpr } = node as ConditionalNode;
        const test = this.read(condition);
        this.take();
        const whenTrue = this.read(trueExpr);
        this.take();
        return { kind: "conditional", offset, condition: test, whenTrue, whenFalse: this.read(falseExpr) };
      }
      case "SymbolNode":
      case "AccessorNode":
      case "FunctionNode":
        return this.readName(node);
      default:
        throw new Refusal(this.unexpected(node));
    }
  }

  private readOperator(node: OperatorNode, offset: number): Expression {
    const [first, second] = node.args as readonly MathNode[];
    if (first === undefined) throw new Refusal(this.unexpected(node));
    if (second === undefined) {
      this.take();
      return { kind: "negation", offset, operand: this.read(first) };
    }
    const left = this.read(first);
    const operator = this.take().text;
    const right = this.read(second);
    return isComparison(operator)
      ? { kind: "comparison", offset, operator, left, right }
      : { kind: "arithmetic", offset, operator: operator as ArithmeticOperator, left, right };
  }

  private readName(node: MathNode): Expression {
    const links = this.readLinks(node);
    const [first] = links;
    const definition = links.length === 1 && first !== undefined ? FUNCTIONS.get(first.name) : undefined;
    const read = definition === undefined || first === undefined ? readReference(links) : readCall(definition, first);
    if (read.kind === "refused") throw new Refusal(read.finding);
    return read.node;
  }

  /** `a(1).b("x").c` as a list of names with their inputs. */
  private readLinks(node: MathNode): readonly Link[] {
    switch (node.type) {
      case "SymbolNode": {
        const { text, offset } = this.take();
        return [{ name: text, offset, inputs: null }];
      }
      case "AccessorNode": {
        const before = this.readLinks(inner(node, "object"));
        this.take();
        const { text, offset } = this.take();
        return [...before, { name: text, offset, inputs: null }];
      }
      case "FunctionNode": {
        const links = this.readLinks(inner(node, "fn"));
        const called = links.at(-1);
        this.take();
        const inputs = this.readInputs((node as MathNode & { readonly args: readonly MathNode[] }).args);
        return called === undefined ? links : [...links.slice(0, -1), { ...called, inputs }];
      }
      default:
        throw new Refusal(this.unexpected(node));
    }
  }

  private readInputs(nodes: readonly MathNode[]): Link["inputs"] {
    if (nodes.length === 0) this.take();
    return nodes.map((node) => {
      const token = this.peek();
      const input: NonNullable<Link["inputs"]>[number] =
        token.kind === "string"
          ? { kind: "string", offset: this.take().offset, text: token.text.slice(1, -1) }
          : this.read(node);
      this.take();
      return input;
    });
  }

  private unexpected(node: MathNode): Finding {
    const { offset } = this.peek();
    if (node.type === "RelationalNode") {
      // Refused at its first comparison: the walk has not gone below it yet.
      const first = this.tokens.find((token) => token.offset >= offset && isComparison(token.text));
      return finding(CHAIN, first?.offset ?? offset, {});
    }
    return finding(SYNTAX, offset, { expected: { en: "a listed operation", zh: "列出的运算" }, atEnd: false });
  }

  private peek(): Token {
    const token = this.tokens[this.next];
    if (token === undefined) throw new Error("the tokens and the parse tree do not agree");
    return token;
  }

  private take(): Token {
    const token = this.peek();
    this.next += 1;
    return token;
  }
}

function inner(node: MathNode, key: "content" | "object" | "fn"): MathNode {
  return (node as MathNode & Readonly<Record<typeof key, MathNode>>)[key];
}

function isComparison(text: string): text is ComparisonOperator {
  return ["==", "!=", "<", "<=", ">", ">="].includes(text);
}
