/** Looking into the tree of a report; what is not as the runner writes it is told. */
import { type Problem, problem, type Rule, type Text } from "../../problem.ts";
import { joinPath, type MapNode, type ScalarNode, type SourceNode } from "../../source/node.ts";
import { reportShape } from "./rules.ts";

const decimalNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
const wordsOfNothing = /^(?:n\/?a|[-+]?nan|[-+]?inf(?:inity)?|none|null)$/i;

export const expected = {
  mapping: { en: "a mapping", zh: "映射" },
  list: { en: "a list", zh: "列表" },
  number: { en: "a number", zh: "数字" },
  metric: { en: "a metric with name and score", zh: "含名称与分数的指标" },
} as const satisfies Readonly<Record<string, Text>>;

/** The reading of one report: its file, and what was found wrong. */
export class ReportReading {
  readonly problems: Problem[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  tell<P>(rule: Rule<P>, mark: number, path: string, values: P): void {
    this.problems.push(
      problem(rule, { file: this.file, line: Math.floor(mark / 1024), column: mark % 1024, path }, values),
    );
  }

  /** Tells that a value is of another kind than the runner writes. */
  tellShape(node: SourceNode, path: string, wanted: Text): void {
    this.tell(reportShape, node.mark, path, { found: describe(node), expected: wanted });
  }

  /** A mapping; null, and told, where something else stands; null where nothing or `null` does. */
  mapping(node: SourceNode | null, path: string): MapNode | null {
    if (node === null || isNull(node)) return null;
    if (node.kind === "map") return node;
    this.tellShape(node, path, expected.mapping);
    return null;
  }

  /** The mapping at a key of a mapping. */
  mappingAt(map: MapNode, key: string, path: string): MapNode | null {
    return this.mapping(childOf(map, key), joinPath(path, key));
  }
}

/** What stands at a key; null where the mapping does not have it. */
export function childOf(map: MapNode | null, key: string): SourceNode | null {
  return map?.entries.get(key)?.value ?? null;
}

/** A text that is not empty; null for all else. */
export function textOf(node: SourceNode | null): string | null {
  return node?.kind === "scalar" && typeof node.value === "string" && node.value !== "" ? node.value : null;
}

/** A finite number; null for all else. */
export function numberOf(node: SourceNode | null): number | null {
  return node?.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value) ? node.value : null;
}

/** A version, which tools write as number or as text. */
export function versionOf(node: SourceNode | null): string | null {
  if (node?.kind !== "scalar" || typeof node.value === "boolean") return null;
  const written = String(node.value ?? "");
  return written === "" || wordsOfNothing.test(written) ? null : node.written;
}

/**
 * A figure that a Python program wrote: a number, or one that its JSON writer knew only how to turn into text; null for
 * NaN, `"N/A"`, null; undefined for what is no figure.
 */
export function figureOf(node: SourceNode): number | null | undefined {
  if (node.kind !== "scalar") return undefined;
  const { value } = node;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  if (typeof value !== "string") return undefined;
  if (decimalNumber.test(value) && Number.isFinite(Number(value))) return Number(value);
  return wordsOfNothing.test(value) ? null : undefined;
}

/** Whether it is a null as JSON writes it, and not a NaN. */
export function isNull(node: SourceNode): boolean {
  return node.kind === "scalar" && node.value === null && node.written === "null";
}

/** A value as it is quoted in a sentence. */
export function describe(node: SourceNode): string {
  if (node.kind === "map") return "{…}";
  if (node.kind === "list") return "[…]";
  return quoted(node);
}

function quoted(node: ScalarNode): string {
  const cut = node.written.length > 40 ? `${node.written.slice(0, 40)}…` : node.written;
  return node.form === "quoted" ? `"${cut}"` : cut;
}
