/** 从本站取走的内容。 */
import type { Dictionary } from "../en.ts";
import { spaced } from "../spacing.ts";

export const share: Dictionary["share"] = {
  snippet: {
    copy: "复制",
    copyLabel: (what) => spaced(`复制 ${what}`),
    copied: "已复制",
  },
};
