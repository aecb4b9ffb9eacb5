/** The texts that a draft holds in the places of those that only a person can write. */
import type { Text } from "./problem.ts";

/** The value of a key that is to be filled in. */
export const toFillIn: Text = { en: "To be filled in", zh: "待填写" };

/** The body of a task's statement. */
export const statementToFillIn: Text = {
  en: "What the agent has to do, the materials that it is given, and what it has to hand in.",
  zh: "说明 Agent 要完成的目标、可用的材料与需要提交的结果。",
};

const placeholders: ReadonlySet<string> = new Set([toFillIn, statementToFillIn].flatMap((text) => [text.en, text.zh]));

/** Whether a text is one that a draft was made with, in whichever language. */
export function isPlaceholder(text: string): boolean {
  return placeholders.has(text.trim());
}
