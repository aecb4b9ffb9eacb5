/** The words of the runs and of the figures of packs, in Chinese. */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

export const runs: Dictionary["runs"] = {
  figure: {
    percent: (digits) => `${digits}%`,
    points: (digits) => `${digits} 个百分点`,
    percentUnit: "%",
    pointsUnit: "个百分点",
    clauseSeparator: "；",
    standardError: "题目间的标准误",
    spreadTitle: (error) => `± ${error}：题目间的标准误`,
    external: "外部评分",
    externalTitle: "在平台之外评分，并非由评测包的运行器产生",
    notAsDeclared: "与声明不符",
    syntheticTitle: "虚构的数字，不代表任何测量结果",
    rubric: (rubric) => `评分标准 ${rubric}`,
    deviation: (kind, suite, reported, declared) =>
      `${suite === null ? "" : `${suite}：`}${kind} ${reported === null ? "报告中没有" : `报告为 ${reported}`}，${declared === null ? "未声明" : `声明为 ${declared}`}`,
    directions: { higher: "越高越好", lower: "越低越好", neutral: "高低无优劣之分" },
    missing: {
      "not-evaluated": "未评测",
      "suite-not-reported": "报告中没有该评测集",
      "key-not-reported": "报告中没有该指标",
      "no-number": "报告中没有数值",
    },
    notCompared: {
      "no-base": () => "未作比较：该运行没有对照运行",
      "base-not-shown": (base) => spaced(`未作比较：对照运行${base}尚未公开`),
      "base-without-figure": (base) => spaced(`未作比较：对照运行${base}没有对应的数字`),
      "no-figure": () => "未作比较：没有数值",
      "not-as-declared": () => "未作比较：未按评测包的声明评测",
      "base-not-as-declared": (base) => spaced(`未作比较：对照运行${base}未按评测包的声明评测`),
      "different-suites": (base) => spaced(`未作比较：对照运行${base}覆盖的评测集不同`),
      "different-totals": (base) =>
        spaced(`未作比较：该运行与对照运行${base}一个采用报告中的总分，另一个是各评测集的平均值`),
      "different-source": (base) => spaced(`未作比较：该运行与对照运行${base}之中只有一个是外部评分`),
    },
    untested: "未检验：缺少标准误",
    untestedZero: "未检验：两个标准误均为 0",
    significant: (p) => `显著，${p}`,
    notSignificant: (p) => `不显著，${p}`,
    verdicts: { improvement: "提升", regression: "退步", equal: "没有差异", neutral: "不分优劣" },
    change: (change, base) => spaced(`相对${base}变化 ${change}`),
    changeError: (error) => spaced(`± ${error}（差值的标准误）`),
  },
  categories: {
    math: "数学",
    code: "代码",
    knowledge: "知识",
    chinese: "中文",
    instruction: "指令遵循",
    hardware: "硬件设计",
    safety: "安全",
    general: "通用",
  },
};
