/** Why a number is missing, what a test says, what a reader must be told: the words for codes, in Chinese. */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

export const reasons: Dictionary["reasons"] = {
  missing: {
    "no-experiment": "没有实验",
    "no-baseline": "没有基线",
    excluded: "实验不计入",
    "left-out": "数据有错误，未收录",
    "phase-not-run": "未运行该阶段",
    "not-evolved": "未进化",
    "no-run-figure": "该运行没有这一数值",
    "run-excluded": "运行或评测包不计入",
    "run-left-out": "运行或评测包的数据有错误，未收录",
    "not-stated": "来源未说明",
    "single-attempt": "只有一次试验，没有标准差",
    "std-unknown": "标准差未知",
    "not-defined": "无定义",
  },
  verdicts: {
    better: "更好",
    worse: "更差",
    undecided: "未能区分",
    "too-few": "数据太少，无法检验",
    "different-parts": "构成不同，不作检验",
    "no-shared-tasks": "没有共同的题目",
  },
  untestable: "没有可检验的数据",
  methods: {
    "sign-flip-exact": "按题目配对的符号翻转检验，精确",
    "sign-flip-grid": "按题目配对的符号翻转检验，与精确值相差不超过 0.001",
    welch: "按试验的 Welch t 检验",
  },
  versions: {
    "other-version": (benchmark, current, version) =>
      spaced(
        version === null
          ? `所测为 ${benchmark} 的其他版本；现为 ${current}`
          : `所测为 ${benchmark} ${version}；现为 ${current}`,
      ),
    "before-last-update": (benchmark, current) => `测于 ${benchmark} 最近一次更新之前；现为 ${current}`,
  },
  versionsDiffer: (benchmarks) => `${benchmarks.join("、")} 的版本不同`,
  exclusions: {
    draft: "草稿",
    withdrawn: "已撤回",
    faulty: "数据有错误，未收录",
    "test-data-draft": "测试数据仍是草稿",
    "test-data-withdrawn": "测试数据已撤回",
    "test-data-faulty": "其测试数据有错误，未收录",
    "test-data-unknown": "仓库中没有其测试数据",
  },
  runFlags: { external: "外部评分", "not-as-declared": "与声明不符", synthetic: "虚构的示例" },
  notes: {
    "earlier-submissions": ({ entry, group, counted, earlier }) =>
      `${entry}，${group}：以 ${counted} 为准；较早提交：${earlier.join("、")}。`,
    "mixed-identity": ({ entry }) => `${entry} 的实验并非同一 Agent，因此没有基线。`,
    "outside-groups": ({ experiments }) =>
      experiments.length > 3
        ? `${experiments.length} 个实验的测试数据不属于本榜单的任何子基准。`
        : `测试数据不属于本榜单的任何子基准：${experiments.join("、")}。`,
    excluded: ({ experiment, reason }) => `${experiment} 不计入：${reasons.exclusions[reason]}。`,
    "mixed-versions": ({ benchmark, versions }) =>
      `${benchmark} 的测试使用了不同版本：${versions.map((version) => version ?? "更早的版本").join("、")}。`,
    "mixed-suite-versions": ({ pack, runs }) => spaced(`${pack} 上的数值出自不同版本的评测集：${runs.join("、")}。`),
    "several-test-sets": ({ sets }) =>
      `未排名：这些实验用了 ${sets} 套不同的测试数据。写一份榜单定义，即可说明它们的关系。`,
    "flagged-run": ({ run, pack, flags }) =>
      spaced(`${run} 在 ${pack} 上的数值：${flags.map((flag) => reasons.runFlags[flag]).join("；")}。`),
    "uncounted-run": ({ run, pack, reason }) => spaced(`${run} 在 ${pack} 上：${reasons.missing[reason]}。`),
    "run-caveat": ({ run, text, text_zh }) => `${run}：${text_zh ?? text}`,
    "neutral-primary": () => "未排名：排名列不分优劣。",
  },
};
