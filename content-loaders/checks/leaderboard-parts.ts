import type { Check, KnownDocument } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import type { LeaderboardDefinition } from "../schema/leaderboard.ts";

const idTwice = defineRule<{ kind: { en: string; zh: string }; id: string; first: Place }>({
  code: "E-PART-TWICE",
  severity: "error",
  about: {
    en: "The groups, columns and named entries of a leaderboard have ids of their own.",
    zh: "榜单的各个子基准、列与具名条目的 ID 互不相同。",
  },
  example: {
    kind: { en: "column", zh: "列" },
    id: "score",
    first: { file: "leaderboards/demo.yaml", line: 17, column: 5, path: "columns.0.id" },
  },
  message: ({ kind, id, first }) => ({
    en: `A ${kind.en} "${id}" is there already, in line ${first.line}.`,
    zh: `已有 ID 为“${id}”的${kind.zh}，见第 ${first.line} 行。`,
  }),
  fix: () => ({ en: "give one of the two another id.", zh: "为其中一个换一个 ID。" }),
});

const dataTwice = defineRule<{ id: string; other: string }>({
  code: "E-GROUP-DATA-TWICE",
  severity: "error",
  about: {
    en: "No two groups of a leaderboard have the same test data: an experiment belongs to one group.",
    zh: "榜单中没有两个子基准的测试集相同：一个实验只属于一个子基准。",
  },
  example: { id: "appeals", other: "court" },
  message: ({ id, other }) => ({
    en: `Group "${id}" has the same test_data as group "${other}".`,
    zh: `子基准“${id}”与子基准“${other}”的 test_data 相同。`,
  }),
  fix: ({ id }) => ({
    en: `name the data of group "${id}", or remove the group.`,
    zh: `为子基准“${id}”填写其自己的数据集，或删除该子基准。`,
  }),
});

const severalPrimary = defineRule<{ id: string; first: string }>({
  code: "E-PRIMARY-TWICE",
  severity: "error",
  about: { en: "One column of a leaderboard is primary.", zh: "榜单只有一个排名列。" },
  example: { id: "cost", first: "score" },
  message: ({ id, first }) => ({
    en: `Column "${id}" is primary, but column "${first}" is so already.`,
    zh: `列“${id}”设为排名列，但列“${first}”已经是排名列。`,
  }),
  fix: ({ id }) => ({
    en: `leave "primary" out of column "${id}".`,
    zh: `从列“${id}”中删去“primary”。`,
  }),
});

const weight = defineRule<{ id: string; value: number }>({
  code: "E-GROUP-WEIGHT",
  severity: "error",
  about: { en: "The weight of a group is above 0.", zh: "子基准的权重大于 0。" },
  example: { id: "court", value: 0 },
  message: ({ id, value }) => ({
    en: `The weight of group "${id}" is ${value}, which is not above 0.`,
    zh: `子基准“${id}”的权重为 ${value}，不大于 0。`,
  }),
  fix: () => ({
    en: "write a positive number, or leave weight out (it is then 1).",
    zh: "写一个正数，或删去 weight（缺省为 1）。",
  }),
});

const kinds = [
  { path: "groups", kind: { en: "group", zh: "子基准" } },
  { path: "columns", kind: { en: "column", zh: "列" } },
  { path: "entries.named", kind: { en: "named entry", zh: "具名条目" } },
] as const;

type Report = Parameters<Check["run"]>[1];
type Definition = KnownDocument<LeaderboardDefinition>;

function checkIds(definition: Definition, report: Report): void {
  const { groups, columns, entries } = definition.fields;
  const lists = [groups, columns, entries?.named];
  for (const [which, { path, kind }] of kinds.entries()) {
    const seen = new Map<string, Place>();
    for (const [at, { id }] of (lists[which] ?? []).entries()) {
      const place = placeOf(definition, `${path}.${at}.id`);
      const first = seen.get(id);
      if (first === undefined) seen.set(id, place);
      else report(problem(idTwice, place, { kind, id, first }));
    }
  }
}

function checkGroups(definition: Definition, report: Report): void {
  const byData = new Map<string, string>();
  for (const [at, { id, test_data, weight: value }] of (definition.fields.groups ?? []).entries()) {
    const data = [...new Set(test_data)].sort().join(" ");
    const other = byData.get(data);
    if (other === undefined) byData.set(data, id);
    else report(problem(dataTwice, placeOf(definition, `groups.${at}.test_data`), { id, other }));
    if (value != null && !(value > 0)) {
      report(problem(weight, placeOf(definition, `groups.${at}.weight`), { id, value }));
    }
  }
}

function checkPrimary(definition: Definition, report: Report): void {
  let first: string | undefined;
  for (const [at, { id, primary }] of (definition.fields.columns ?? []).entries()) {
    if (primary !== true) continue;
    if (first === undefined) first = id;
    else report(problem(severalPrimary, placeOf(definition, `columns.${at}.primary`), { id, first }));
  }
}

/** Groups, columns and named entries of one leaderboard beside each other. */
export const leaderboardParts: Check = {
  name: "leaderboard-parts",
  rules: [idTwice, dataTwice, severalPrimary, weight],
  run({ leaderboards }, report) {
    for (const { definition } of leaderboards) {
      if (definition === null) continue;
      checkIds(definition, report);
      checkGroups(definition, report);
      checkPrimary(definition, report);
    }
  },
};
