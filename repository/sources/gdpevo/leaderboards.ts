/** The three views of GDPevo's experiments: the first release, the second, and both. */
import { COST, evolutionCost, IDENTITY, LIFT, SCORE, TOKENS } from "../columns.ts";
import { addLeaderboard, caveats, type Files, PRISM_SHADOW, type Text, titled } from "../layout.ts";
import { type Row, text } from "../reading.ts";
import type { Mapping } from "../writing.ts";
import { REPOSITORY_URL } from "./benchmarks.ts";
import { LEADERBOARD_CAVEATS } from "./caveats.ts";
import { groupNumber, groupTitle } from "./groups.ts";

const PAPER_URL = "https://arxiv.org/pdf/2608.03764";

/** Short names of harnesses, models and modes. */
const DISPLAY: Mapping = {
  harness_name: { codex: "Codex", claude_code: "Claude Code", panofy: "Panofy" },
  model_name: {
    "gpt-5.5": "GPT-5.5",
    "claude-opus-4-8[1m]": "Opus 4.8",
    "claude-opus-4-6": "Opus 4.6",
    "glm-5.2": "GLM-5.2",
    "kimi-k2.6": "Kimi K2.6",
    "deepseek-v4-pro": "DeepSeek V4 Pro",
  },
  algorithm: {
    "gdpevo-self": { en: "self", zh: "自学" },
    "gdpevo-fewshot": { en: "few-shot", zh: "少样本" },
    "gdpevo-reflect-3": { en: "reflect-3", zh: "三轮反思" },
  },
};

const MODES: Text = {
  en: "Each agent is tested as it is and after learning from five train tasks in three ways: inputs only (self), inputs and answers (few-shot), inputs and three judge replies (reflect-3).",
  zh: "每个 Agent 先原样接受测试，再用五道训练题以三种方式学习后测试：只看题目（自学）、看题目与答案（少样本）、看题目与三次评判回复（三轮反思）。",
};

/** Adds `gdpevo-v1`, `gdpevo-v2` and `gdpevo-all`; `publishedAt` is the commit time of each release's reports. */
export function addGdpevoLeaderboards(
  files: Files,
  groups: readonly Row[],
  publishedAt: ReadonlyMap<string, string>,
): void {
  const published = (release: string) => {
    const time = publishedAt.get(release);
    if (time === undefined) throw new Error(`No reports of release ${release}`);
    return time;
  };
  const add = (view: "v1" | "v2" | "all", title: Text, about: Text, lastUpdate: string, columns: readonly Mapping[]) =>
    addLeaderboard(files, {
      leaderboard_id: `gdpevo-${view}`,
      status: "published",
      caveats: caveats(LEADERBOARD_CAVEATS[view]),
      ...titled(title, { en: `${about.en} ${MODES.en}`, zh: `${about.zh}${MODES.zh}` }),
      last_update: lastUpdate,
      author: PRISM_SHADOW,
      references: [REPOSITORY_URL, PAPER_URL],
      experiments: ["gdpevo"],
      groups: groups.filter((group) => view === "all" || text(group, "release") === view).map(groupDefinition),
      entries: { identity: IDENTITY },
      display: DISPLAY,
      columns,
    });
  add(
    "v1",
    { en: "GDPevo, groups 001–012", zh: "GDPevo，子基准 001–012" },
    {
      en: "Six agents on GDPevo's first twelve groups: CRM, ERP and finance.",
      zh: "六个 Agent 在 GDPevo 前十二个子基准（CRM、ERP 与金融）上的结果。",
    },
    published("v1"),
    [SCORE, LIFT, COST, TOKENS],
  );
  add(
    "v2",
    { en: "GDPevo, groups 013–024", zh: "GDPevo，子基准 013–024" },
    {
      en: "Two agents on GDPevo's second twelve groups: healthcare, law and data analysis.",
      zh: "两个 Agent 在 GDPevo 后十二个子基准（医疗、法律与数据分析）上的结果。",
    },
    published("v2"),
    [SCORE, LIFT, COST, evolutionCost("sum(train.cost)"), TOKENS],
  );
  add(
    "all",
    { en: "GDPevo, all 24 groups", zh: "GDPevo，全部 24 个子基准" },
    {
      en: "All of GDPevo's 24 groups; only two of the six agents were measured on every one, the others are listed unranked.",
      zh: "GDPevo 的全部 24 个子基准；六个 Agent 中只有两个测满，其余列出但不排名。",
    },
    published("v2"),
    [SCORE, LIFT, COST, TOKENS],
  );
}

function groupDefinition(group: Row): Mapping {
  const id = groupNumber(text(group, "task_group_id"));
  const title = groupTitle(id);
  return { id: `tg${id}`, title: title.en, title_zh: title.zh, test_data: [`gdpevo-tg${id}-test`] };
}
