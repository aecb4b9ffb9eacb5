/** Titles of the five benchmarks, and Chinese titles of their tasks; the English task titles stand in tasks.csv. Translations are ours. */
import type { Text } from "../layout.ts";

/** What a benchmark measures, in a few words, by the last letter of its id. */
export const SECTIONS: Readonly<Record<string, Text>> = {
  a: { en: "data analysis", zh: "数据分析" },
  b: { en: "software engineering", zh: "软件工程" },
  c: { en: "office automation", zh: "办公自动化" },
  d: { en: "computational science", zh: "科学计算" },
  e: { en: "work in the terminal", zh: "终端作业" },
};

/** Chinese task titles by benchmark letter, in the order of the case numbers. */
export const TASK_TITLES_ZH: Readonly<Record<string, readonly string[]>> = {
  a: [
    "找出某商户某日适用的费率规则",
    "从报表库计算业务分部份额的变化",
    "推导角色与模块的权限矩阵",
    "从 10-K 年报筛选利息支出敏感性",
    "统一会员等级并计算利润占比",
    "在工作簿之间转置工作底稿区块",
    "撰写尽职调查差异备忘录",
    "用两个数据源计算应用评论指标",
    "用调查微观数据按雇主规模统计远程办公人数",
    "审计一级方程式数据库中的超车记录",
  ],
  b: [
    "修复 PromQL 对有类型与无类型值的标签排序",
    "为 expr 增加 try/catch 错误恢复",
    "为 dateutil 增加 RFC 5545 时区互操作",
    "为 HTTPX 响应增加流式 JSON 迭代",
    "为 SuperJSON 增加错误堆栈序列化",
    "为 KaTeX 数组环境增加跨列单元格",
    "为 etree 增加 XML 比较、补丁与合并",
    "为 Bandit 增加污点跟踪的注入检查",
    "为 Kysely 增加分组集与窗口帧辅助函数",
    "在 pest 中把多个选择合并为字符类",
  ],
  c: [
    "赢单收尾并转发喜报",
    "为联系人应用正确的电话更新",
    "提出市场预算调整方案",
    "按制度批准或拒绝权限申请",
    "判断哪些客户记录应当合并",
    "为会计汇总 1099-NEC 数据",
    "筹备暑期实习项目",
    "暂停效果不佳的广告活动",
    "处理最紧急的设施故障",
    "为出库货物发送危险品申报",
  ],
  d: [
    "给变星分类并测量周期",
    "从转录组数据还原被遮蔽的临床注释",
    "统一不同扫描仪的 MRI 特征",
    "同化稀疏异步传感器网络的数据",
    "以仿真基线定位真实裂纹",
    "以一次健康导波参考定位损伤",
    "用紧凑的认知模型预测小鼠的选择",
    "以单元格抑制保护相互关联的统计表",
    "证明稀疏回归解为全局最优",
    "由原始天体测量数据确定近地小行星轨道",
  ],
  e: [
    "为众赞歌片段配四部和声",
    "清除 HTML 中的 JavaScript 而不破坏页面",
    "阻止 Bun 发布构建泄露私有源码",
    "修复 MVCC LSM 存储引擎的可见性缺陷",
    "测定食品的 β 放射性活度",
    "预测蛋白质的一个未命名残基级特征",
    "修复 vLLM 中损坏的流式响应",
    "修复嵌入漂移监测器",
    "修复货运航班调度程序",
    "按工程图在 FreeCAD 中建模零件",
  ],
};
