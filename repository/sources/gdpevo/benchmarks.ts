/** GDPevo's groups as pairs of benchmarks: five tasks to learn from, five to be tested on. */
import { addBenchmark, type Files, PRISM_SHADOW, type TaskSource, type Text } from "../layout.ts";
import { grouped, number, type Row, readRows, text } from "../reading.ts";
import { benchmarkCaveats } from "./caveats.ts";
import { groupNumber, groupTitle } from "./groups.ts";

export const REPOSITORY_URL = "https://github.com/Prism-Shadow/GDPevo";

/** The commit from which all figures were taken. */
export const COMMIT = "57d3c0458d2c0c1e23e42c29e8143eded0a198ff";

/** This import's own numbering: GDPevo does not number its groups' contents. */
const VERSION = "1.0.0";

type Split = "train" | "test";

const SPLIT_NAMES: Readonly<Record<Split, Text>> = {
  train: { en: "train", zh: "训练" },
  test: { en: "test", zh: "测试" },
};

/** Adds both benchmarks of every group; `publishedAt` is the commit time of each release's reports. */
export function addGdpevoBenchmarks(files: Files, publishedAt: ReadonlyMap<string, string>): void {
  const testTasks = grouped(readRows("gdpevo", "test_tasks.csv"), "task_group_id");
  for (const group of readRows("gdpevo", "groups.csv")) {
    const rubrics = testTasks.get(text(group, "task_group_id")) ?? [];
    const lastUpdate = publishedAt.get(text(group, "release"));
    if (lastUpdate === undefined) throw new Error(`No reports of release ${text(group, "release")}`);
    addSplit(files, group, "train", lastUpdate, rubrics);
    addSplit(files, group, "test", lastUpdate, rubrics);
  }
}

function addSplit(files: Files, group: Row, split: Split, lastUpdate: string, rubrics: readonly Row[]): void {
  const id = text(group, "task_group_id");
  const groupId = groupNumber(id);
  const title = groupTitle(groupId);
  const scenario = text(group, "scenario_id");
  const count = number(group, `n_${split}_tasks`);
  const url = `${REPOSITORY_URL}/tree/${COMMIT}/data/task_groups/${id}`;
  const use: Text =
    split === "train"
      ? { en: "to learn from; no scores are published for them", zh: "供学习之用，没有公布得分" }
      : { en: "scored by rubric points, given as 0 to 100", zh: "按评分点计分，折算为 0 至 100 分" };
  addBenchmark(files, {
    id: `gdpevo-tg${groupId}-${split}`,
    title: {
      en: `${title.en} (GDPevo ${groupId}, ${SPLIT_NAMES[split].en})`,
      zh: `${title.zh}（GDPevo ${groupId}，${SPLIT_NAMES[split].zh}）`,
    },
    description: {
      en: `The ${count} ${split} tasks of GDPevo's group ${groupId} (${scenario}), ${use.en}.`,
      zh: `GDPevo 子基准 ${groupId}（${scenario}）的 ${count} 道${SPLIT_NAMES[split].zh}题，${use.zh}。`,
    },
    version: VERSION,
    last_update: lastUpdate,
    references: [url],
    author: PRISM_SHADOW,
    caveats: split === "test" ? benchmarkCaveats(groupId) : [],
    tasks: Array.from({ length: count }, (_, index) => taskSource(groupId, split, index + 1, url, rubrics[index])),
    comments: ["source: sources/gdpevo/groups.csv, test_tasks.csv, runs.csv"],
  });
}

function taskSource(group: string, split: Split, position: number, url: string, rubric: Row | undefined): TaskSource {
  const number = String(position).padStart(3, "0");
  const title = groupTitle(group);
  const id = `${split}_${number}`;
  return {
    id,
    title: {
      en: `${title.en}, ${SPLIT_NAMES[split].en} task ${position}`,
      zh: `${title.zh}，${SPLIT_NAMES[split].zh}题 ${position}`,
    },
    description: description(group, split, position, rubric),
    statement: `The statement of this task, \`${id}\` of GDPevo's group ${group}, is published at <${url}/${split}_tasks/${number}>.`,
  };
}

function description(group: string, split: Split, position: number, rubric: Row | undefined): Text {
  const plain: Text = {
    en: `${split === "train" ? "Train" : "Test"} task ${position} of GDPevo's group ${group}`,
    zh: `GDPevo 子基准 ${group} 的第 ${position} 道${SPLIT_NAMES[split].zh}题`,
  };
  if (split === "train" || rubric === undefined) return { en: `${plain.en}.`, zh: `${plain.zh}。` };
  const items = number(rubric, "n_rubric_items");
  const points = number(rubric, "rubric_points_used");
  return {
    en: `${plain.en}, scored by ${items} rubric items worth ${points} points.`,
    zh: `${plain.zh}，共 ${items} 个评分项，合计 ${points} 分。`,
  };
}
