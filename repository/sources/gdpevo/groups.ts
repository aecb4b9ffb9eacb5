/** Short titles of GDPevo's 24 groups, ours, after the scenario names of groups.csv. */
import type { Text } from "../layout.ts";

/** By the number in `task_group_<number>`. */
export const GROUP_TITLES: Readonly<Record<string, Text>> = {
  "001": { en: "CRM: lead capture", zh: "CRM：线索获取" },
  "002": { en: "CRM: B2B quotes", zh: "CRM：B2B 报价答复" },
  "003": { en: "CRM: service tickets", zh: "CRM：服务工单" },
  "004": { en: "CRM: retention and churn", zh: "CRM：留存与流失" },
  "005": { en: "ERP: expense control", zh: "ERP：费用管控" },
  "006": { en: "ERP: procurement and receiving", zh: "ERP：采购与收货" },
  "007": { en: "ERP: inventory and orders", zh: "ERP：库存与订单" },
  "008": { en: "Finance: tax and estate planning", zh: "金融：税务与遗产规划" },
  "009": { en: "Finance: operating models", zh: "金融：经营建模与管理报告" },
  "010": { en: "Finance: portfolio risk", zh: "金融：投资组合风险" },
  "011": { en: "Finance: bank credit risk", zh: "金融：银行信贷风险" },
  "012": { en: "ERP: employee lifecycle", zh: "ERP：员工生命周期" },
  "013": { en: "Healthcare: intake and transfer", zh: "医疗：患者接诊与转院" },
  "014": { en: "Healthcare: authorization appeals", zh: "医疗：医保授权与申诉" },
  "015": { en: "Healthcare: EHR quality", zh: "医疗：电子病历质量" },
  "016": { en: "Healthcare: clinical protocols", zh: "医疗：临床方案决策" },
  "017": { en: "Legal: investigation review", zh: "法律：白领调查文件审查" },
  "018": { en: "Legal: court clerk orders", zh: "法律：法院书记员裁定与账目" },
  "019": { en: "Legal: licensing compliance", zh: "法律：许可与合规审查" },
  "020": { en: "Legal: M&A contracts", zh: "法律：并购合同审查" },
  "021": { en: "Data: cleaning pipeline", zh: "数据：清洗流程" },
  "022": { en: "Data: SQL analytics", zh: "数据：SQL 分析" },
  "023": { en: "Data: public health models", zh: "数据：公共卫生建模审计" },
  "024": { en: "Data: engineering work items", zh: "数据：工程工作项分析" },
};

/** The number of a group: `001` for `task_group_001`. */
export function groupNumber(taskGroupId: string): string {
  return taskGroupId.replace("task_group_", "");
}

/** The title of a group by its number. */
export function groupTitle(number: string): Text {
  const title = GROUP_TITLES[number];
  if (title === undefined) throw new Error(`No title for group ${number}`);
  return title;
}
