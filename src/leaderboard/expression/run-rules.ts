/** Rules about the numbers of runs in an expression that is well formed. */
import { defineRule } from "../../../content-loaders/problem.ts";
import { type Character, type Found, suggestion } from "./finding.ts";

export const UNKNOWN_RUN = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-RUN",
  severity: "error",
  about: { en: 'run("…") names a published run.', zh: 'run("…") 中须是已发布的运行的 ID。' },
  example: { found: "base-rum", nearest: "base-run", character: 5 },
  message: ({ found, character }) => ({
    en: `Character ${character}: there is no published run "${found}".`,
    zh: `第 ${character} 个字符：没有名为“${found}”的已发布运行。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use the name of a folder under runs/ whose status is published.`,
    zh: `${suggestion(nearest).zh}使用 runs/ 下状态为 published 的运行，即其文件夹名。`,
  }),
});

export const UNKNOWN_PACK = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-PACK",
  severity: "error",
  about: { en: 'pack("…") names a published benchmark pack.', zh: 'pack("…") 中须是已发布的评测包的 ID。' },
  example: { found: "gsm8", nearest: "gsm8k", character: 22 },
  message: ({ found, character }) => ({
    en: `Character ${character}: there is no published pack "${found}".`,
    zh: `第 ${character} 个字符：没有名为“${found}”的已发布评测包。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use the name of a folder under packs/ whose status is published.`,
    zh: `${suggestion(nearest).zh}使用 packs/ 下状态为 published 的评测包，即其文件夹名。`,
  }),
});

export const RUN_WITHOUT_PACK = defineRule<
  Character & { readonly run: string; readonly pack: string; readonly packs: readonly string[] }
>({
  code: "E-EXPR-RUN-PACK",
  severity: "error",
  about: {
    en: "The run has results for the pack that an expression asks for.",
    zh: "表达式所引用的运行必须有该评测包的结果。",
  },
  example: { run: "base-run", pack: "mmlu", packs: ["gsm8k", "ifeval"], character: 22 },
  message: ({ run, pack, character }) => ({
    en: `Character ${character}: the run "${run}" has no results for the pack "${pack}".`,
    zh: `第 ${character} 个字符：运行“${run}”没有评测包“${pack}”的结果。`,
  }),
  fix: ({ run, pack, packs }) => ({
    en:
      packs.length === 0
        ? `add runs/${run}/${pack}/ with a report.`
        : `use a pack that it has results for (${packs.join(", ")}), or add runs/${run}/${pack}/ with a report.`,
    zh:
      packs.length === 0
        ? `添加 runs/${run}/${pack}/ 并放入报告。`
        : `改用该运行已有结果的评测包（${packs.join("、")}），或添加 runs/${run}/${pack}/ 并放入报告。`,
  }),
});

export const UNKNOWN_METRIC = defineRule<
  Character & Found & { readonly pack: string; readonly keys: readonly string[]; readonly nearest: string | null }
>({
  code: "E-EXPR-METRIC",
  severity: "error",
  about: {
    en: 'metric("…") is the key of a metric that the pack declares, verbatim.',
    zh: 'metric("…") 中须是评测包所声明指标的 key，须原样照写。',
  },
  example: {
    found: "exact_match",
    pack: "gsm8k",
    keys: ["exact_match,strict-match", "exact_match,flexible-extract"],
    nearest: null,
    character: 38,
  },
  message: ({ found, pack, character }) => ({
    en: `Character ${character}: the pack "${pack}" declares no metric "${found}".`,
    zh: `第 ${character} 个字符：评测包“${pack}”没有声明指标“${found}”。`,
  }),
  fix: ({ keys, nearest }) => ({
    en: `${suggestion(nearest).en}use one of the keys ${keys.map((key) => `"${key}"`).join(", ")}.`,
    zh: `${suggestion(nearest).zh}可用的 key：${keys.map((key) => `"${key}"`).join("、")}。`,
  }),
});
