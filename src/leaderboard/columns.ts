/** The columns of a leaderboard: those of its definition, with what it leaves out filled in, or the default ones. */
import type { Text } from "../../content-loaders/problem.ts";
import type { columnUnits, LeaderboardDefinition } from "../../content-loaders/schema/leaderboard.ts";
import { bilingual } from "./entries/groups.ts";
import type { ColumnExpressions } from "./evaluation/cell.ts";
import { type Direction, spreadBases } from "./expression/check.ts";
import { mathml } from "./expression/mathml.ts";
import { parseExpression } from "./expression/parse.ts";
import { type Expression, references, runFigures } from "./expression/tree.ts";
import type { SpreadBasis } from "./measure/quantity.ts";

export type Unit = (typeof columnUnits)[number];
type StatedColumn = NonNullable<LeaderboardDefinition["columns"]>[number];

export interface Column extends ColumnExpressions {
  /** Null for a default column, which is named after its id. */
  readonly title: Text | null;
  readonly description: Text | null;
  readonly mathml: string;
  readonly unit: Unit;
  /** Decimals to show. */
  readonly digits: number;
  readonly direction: Direction;
  /** True for the one column that ranks. */
  readonly primary: boolean;
  /** True if a spread comes with its values. */
  readonly measured: boolean;
  /** What that spread is over; empty without one. */
  readonly over: readonly SpreadBasis[];
}

/** What a leaderboard without columns shows. */
const DEFAULT_COLUMNS = [
  { id: "score", value: "mean(test.score)" },
  { id: "cost", value: "sum(test.cost)" },
  { id: "tokens", value: "sum(test.n_input_tokens + test.n_output_tokens)" },
  { id: "duration", value: "sum(test.duration_ms)" },
] as const;

/** What was read of lists before: a leaderboard is worked out for many states of its experiments, and each time anew. */
const read = new WeakMap<readonly Partial<StatedColumn>[], readonly Column[]>();

/** The columns in display order. @throws Error if an expression is wrong, which checking the definition rules out */
export function columnsOf(stated: LeaderboardDefinition["columns"]): readonly Column[] {
  const list: readonly Partial<StatedColumn>[] = stated ?? DEFAULT_COLUMNS;
  const columns = read.get(list) ?? columnsIn(list);
  read.set(list, columns);
  return columns;
}

function columnsIn(list: readonly Partial<StatedColumn>[]): readonly Column[] {
  const primary = Math.max(
    0,
    list.findIndex((column) => column.primary === true),
  );
  return list.map((column, i) => columnOf(column, i === primary));
}

/** The direction of a column as it will be, for checking its expression. */
export function directionOf(
  column: { readonly unit?: Unit | undefined; readonly direction?: Direction | undefined },
  tree: Expression,
): Direction {
  const unit = column.unit ?? unitOf(tree);
  return column.direction ?? (unit === "usd" || unit === "ms" || unit === "tokens" ? "lower" : "higher");
}

function columnOf(column: Partial<StatedColumn>, primary: boolean): Column {
  const tree = treeOf(column.value ?? "");
  const unit = column.unit ?? unitOf(tree);
  const over = spreadBases(tree);
  return {
    id: column.id ?? "",
    title: bilingual(column.title, column.title_zh),
    description: bilingual(column.description, column.description_zh),
    expression: column.value ?? "",
    tree,
    std: column.std == null ? null : { expression: column.std, tree: treeOf(column.std) },
    mathml: mathml(tree),
    unit,
    digits: column.digits ?? (unit === "ms" || unit === "tokens" ? 0 : 2),
    direction: directionOf(column, tree),
    primary,
    measured: over.length > 0,
    over,
  };
}

function treeOf(text: string): Expression {
  const parsed = parseExpression(text);
  if (parsed.kind === "expression") return parsed.tree;
  throw new Error(`unchecked expression: ${text}`);
}

/** The unit that the figures of an expression suggest, where the definition states none. */
function unitOf(tree: Expression): Unit {
  const fields = references(tree).map(({ field }) => field);
  if (runFigures(tree).length > 0) return "score";
  if (fields.length > 0 && fields.every((field) => field === "cost")) return "usd";
  if (fields.length > 0 && fields.every((field) => field === "duration_ms")) return "ms";
  if (fields.length > 0 && fields.every((field) => field.endsWith("_tokens"))) return "tokens";
  if (fields.every((field) => field.startsWith("n_"))) return "count";
  return fields.every((field) => field === "pass_at_k") ? "percent" : "score";
}
