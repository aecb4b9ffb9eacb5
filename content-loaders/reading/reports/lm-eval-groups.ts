/** Which tasks the groups of a harness's report are made of. */
import { joinPath, type MapNode, type SourceNode } from "../../source/node.ts";
import { childOf, expected, type ReportReading, textOf } from "./tree.ts";

/** The parts of each group, tasks or groups, by its name. */
export type GroupParts = ReadonlyMap<string, readonly string[]>;

/** The parts as `group_subtasks` lists them; before 0.4.2, as the aliases in `results` are indented. */
export function readGroupParts(root: MapNode, reading: ReportReading): GroupParts {
  const listed = reading.mappingAt(root, "group_subtasks", "");
  if (listed === null) return indentedParts(childOf(root, "results"), childOf(root, "groups"));
  const parts = new Map<string, readonly string[]>();
  // Tasks that are in no group stand there too, with an empty list.
  for (const [name, { value }] of listed.entries) {
    if (value.kind !== "list") reading.tellShape(value, joinPath("group_subtasks", name), expected.list);
    else if (value.items.length > 0)
      parts.set(
        name,
        value.items.map(textOf).filter((part) => part !== null),
      );
  }
  return parts;
}

/** What follows a group, one step further in: `mmlu`, ` - stem`, `  - anatomy`. */
function indentedParts(results: SourceNode | null, groups: SourceNode | null): GroupParts {
  const parts = new Map<string, string[]>();
  if (results?.kind !== "map" || groups?.kind !== "map") return parts;
  const above: string[] = [];
  for (const [name, { value }] of results.entries) {
    const alias = value.kind === "map" ? textOf(childOf(value, "alias")) : null;
    const depth = /^( +)- /.exec(alias ?? "")?.[1]?.length ?? 0;
    above.length = Math.min(above.length, depth);
    const parent = above[depth - 1];
    if (parent !== undefined) parts.get(parent)?.push(name);
    above[depth] = name;
    if (groups.entries.has(name)) parts.set(name, []);
  }
  return parts;
}

/** The tasks of a group, through groups of groups; of a task, itself. */
export function tasksOfGroup(name: string, parts: GroupParts): ReadonlySet<string> {
  const tasks = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const below = parts.get(at) ?? [];
    if (below.length === 0) tasks.add(at);
    for (const part of below) visit(part);
  };
  visit(name);
  return tasks;
}
