/** Fields that benchmarks, experiments and leaderboards share: who stands behind it, and what a reader must know. */
import type { MapNode } from "../source/node.ts";
import { listOf, mapped } from "./collections.ts";
import { withdrawnWithoutReason } from "./rules.ts";
import { choiceRule } from "./scalar-rules.ts";
import { boolean, choice, email, text, url } from "./scalars.ts";
import { type Known, object, optional, type Reader, type RecordOf, required } from "./type.ts";

const statuses = ["draft", "published", "withdrawn"] as const;

/** The rule of `status`. */
export const statusRule = choiceRule("E-STATUS", { en: "a status", zh: "状态" }, statuses, {
  written: "publish",
  nearest: "published",
});

/** draft, published or withdrawn. */
export const status = choice(statusRule, statuses);

const authorAsWritten = object(
  { en: "an author with a name", zh: "含 name 的作者信息" },
  {
    name: required(text, { en: "Author or team.", zh: "作者或团队名称。" }),
    email: optional(email, {
      en: "Contact address. It is checked, never published.",
      zh: "联系邮箱。只做检查，不会公开。",
    }),
    homepage: optional(url, { en: "Home page of the author.", zh: "作者主页。" }),
  },
);

/** Without the e-mail address, so that nothing behind the loaders can publish it. */
export const author = mapped(authorAsWritten, ({ name, homepage }) =>
  homepage === undefined ? { name } : { name, homepage },
);
export type Author = RecordOf<typeof author>;

/** The keys of `author`, for the reference page. */
export const authorFields = authorAsWritten.fields;

/** A remark that stands beside the numbers. */
export const caveat = object(
  { en: "a caveat with a text", zh: "含 text 的说明" },
  {
    text: required(text, { en: "What a reader of the numbers must know.", zh: "读者须知（英文）。" }),
    text_zh: optional(text, { en: "The same in Chinese.", zh: "读者须知（中文）。" }),
  },
);
export type Caveat = RecordOf<typeof caveat>;

/** Spread into the fields of each format that can be published. */
export const publicationFields = {
  status: required(status, {
    en: "draft when submitted, published after review, withdrawn when taken back. Only published items count.",
    zh: "提交时为 draft，审核通过后为 published，撤回后为 withdrawn。只有 published 计入。",
  }),
  withdrawn_reason: optional(text, {
    en: "Why it was withdrawn; required when the status is withdrawn.",
    zh: "撤回原因（英文）；状态为 withdrawn 时必填。",
  }),
  withdrawn_reason_zh: optional(text, { en: "The same in Chinese.", zh: "撤回原因（中文）。" }),
  synthetic: optional(boolean, {
    en: "true where the figures were made up as an example; shown wherever one of them stands. Absent: false.",
    zh: "数字为虚构示例时写 true；凡出现这些数字之处均会标明。缺省为 false。",
  }),
  caveats: optional(listOf(caveat), {
    en: "Remarks that are shown beside the numbers.",
    zh: "显示在数字旁边的说明。",
  }),
  references: optional(listOf(url), {
    en: "Where it comes from: papers, data sets, repositories.",
    zh: "原始出处：论文、数据集、代码仓库等。",
  }),
};

/** What is withdrawn says why. */
export function inspectWithdrawal(
  values: Known<{ status: string; withdrawn_reason: string }>,
  node: MapNode,
  _path: string,
  reader: Reader,
): void {
  if (values.status !== "withdrawn" || values.withdrawn_reason !== undefined) return;
  const mark = node.entries.get("status")?.value.mark ?? node.mark;
  reader.report(withdrawnWithoutReason, mark, "withdrawn_reason", {});
}
