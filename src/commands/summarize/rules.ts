/** What keeps a `summary.yaml` from being written, beside what validation tells. */
import { defineRule } from "../../../content-loaders/problem.ts";

export const linkedSummary = defineRule<object>({
  code: "E-SUMMARY-LINK",
  severity: "error",
  about: {
    en: "A summary that is written is a file of its own.",
    zh: "要写入的汇总须为独立的文件。",
  },
  example: {},
  message: () => ({
    en: "This is a symbolic link; writing it would change another file.",
    zh: "这是符号链接，写入会改动另一个文件。",
  }),
  fix: () => ({ en: "replace it by the file itself.", zh: "换成文件本身。" }),
});

export const entangledSummary = defineRule<object>({
  code: "E-SUMMARY-ANCHOR",
  severity: "error",
  about: {
    en: "A figure can be set without changing the value of another key.",
    zh: "设置一个数值不得改变其他键的值。",
  },
  example: {},
  message: () => ({
    en: "The figures of this file cannot be set without changing something else in it.",
    zh: "无法只改动此文件中的数值而不影响其他内容。",
  }),
  fix: () => ({
    en: "write each key on a line of its own, and values out instead of anchors (&) and aliases (*).",
    zh: "每个键单独成行，并直接写出各值，不用锚点（&）与别名（*）。",
  }),
});
