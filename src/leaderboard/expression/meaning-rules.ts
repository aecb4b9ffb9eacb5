/** Rules about the meaning of an expression that is well formed. */
import { defineRule, type Text } from "../../../content-loaders/problem.ts";
import { type Character, type Found, suggestion } from "./finding.ts";

export const ROUND = defineRule<Character & Found>({
  code: "E-EXPR-ROUND",
  severity: "error",
  about: {
    en: "Train and val have rounds: a score is that of one round, cost, duration and tokens add up, n_rounds counts them.",
    zh: "train 和 val 分轮次：得分取自某一轮；费用、耗时和 Token 可以相加；n_rounds 是轮数。",
  },
  example: { found: "train.score", character: 6 },
  message: ({ found, character }) => ({
    en: `Character ${character}: "${found}" does not fit here: a round is needed, or must not be given.`,
    zh: `第 ${character} 个字符：“${found}”用在此处不对：须指明轮次，或不应指明轮次。`,
  }),
  fix: () => ({
    en: "write for example train(1).score, last(train.score), best(val.score), train.cost or train.n_rounds.",
    zh: "例如写成 train(1).score、last(train.score)、best(val.score)、train.cost 或 train.n_rounds。",
  }),
});

export const ARITY = defineRule<
  Character & { readonly name: string; readonly inputs: number; readonly arity: readonly [number, number] }
>({
  code: "E-EXPR-ARITY",
  severity: "error",
  about: { en: "A function gets as many inputs as it takes.", zh: "函数的输入个数必须与其定义一致。" },
  example: { name: "pooled_std", inputs: 1, arity: [2, 2], character: 1 },
  message: ({ name, inputs, arity, character }) => ({
    en: `Character ${character}: ${name}() takes ${inputCount(arity).en}, not ${inputs}.`,
    zh: `第 ${character} 个字符：${name}() 需要${inputCount(arity).zh}输入，而不是 ${inputs} 个。`,
  }),
  fix: ({ name, arity }) => ({
    en: `give ${name}() ${inputCount(arity).en}.`,
    zh: `给 ${name}() ${inputCount(arity).zh.trim()}输入。`,
  }),
});

export const NOT_AGGREGATED = defineRule<Character>({
  code: "E-EXPR-GROUPS",
  severity: "error",
  about: {
    en: "A column has one number per entry: figures of several groups go through mean(), sum() or another function over groups.",
    zh: "每一列对每个条目只有一个数：各子基准的数值须经 mean()、sum() 等函数聚合。",
  },
  example: { character: 1 },
  message: ({ character }) => ({
    en: `Character ${character}: this has one value per group, where a single number is needed.`,
    zh: `第 ${character} 个字符：此处每个子基准各有一个值，而这里需要单个数值。`,
  }),
  fix: () => ({
    en: 'put mean(…) or sum(…) around it, or choose a group: group("…").test.score.',
    zh: '套上 mean(…) 或 sum(…)，或选定一个子基准：group("…").test.score。',
  }),
});

export const NEEDS_GROUPS = defineRule<Character & { readonly name: string }>({
  code: "E-EXPR-NEEDS-GROUPS",
  severity: "error",
  about: {
    en: "A function over groups takes one input with a value per group, or several single numbers, never a mixture.",
    zh: "聚合函数接受一个子基准输入，或若干个单值输入，两者不能混用。",
  },
  example: { name: "weighted_mean", character: 1 },
  message: ({ name, character }) => ({
    en: `Character ${character}: ${name}() needs values per group here.`,
    zh: `第 ${character} 个字符：${name}() 在此处需要子基准数值。`,
  }),
  fix: () => ({
    en: "give it one expression over all groups, such as test.score.",
    zh: "给它一个覆盖所有子基准的表达式，例如 test.score。",
  }),
});

export const TYPE = defineRule<Character & { readonly expected: "number" | "condition" }>({
  code: "E-EXPR-TYPE",
  severity: "error",
  about: {
    en: "Comparisons stand in front of ?, numbers everywhere else.",
    zh: "比较只能写在“?”之前，其余位置都是数。",
  },
  example: { expected: "condition", character: 1 },
  message: ({ expected, character }) => ({
    en: `Character ${character}: a ${expected === "number" ? "number" : "comparison"} is needed here.`,
    zh: `第 ${character} 个字符：此处需要${expected === "number" ? "数" : "比较"}。`,
  }),
  fix: () => ({ en: "write comparison ? number : number.", zh: "写成“比较 ? 数 : 数”。" }),
});

export const SPREAD = defineRule<Character & { readonly name: string; readonly wanted: "measured" | "plain" }>({
  code: "E-EXPR-SPREAD",
  severity: "error",
  about: {
    en: "std() and se() take measured quantities (.score, or a number of a run), combined_std() and pooled_std() plain figures (.score_std, .n_attempt).",
    zh: "std() 和 se() 的输入是测得量（.score 或运行的数值）；combined_std() 和 pooled_std() 的输入是普通数值（.score_std、.n_attempt）。",
  },
  example: { name: "combined_std", wanted: "plain", character: 14 },
  message: ({ name, wanted, character }) => ({
    en: `Character ${character}: ${name}() takes ${wanted === "measured" ? "a measured quantity" : "plain figures"}.`,
    zh: `第 ${character} 个字符：${name}() 的输入应为${wanted === "measured" ? "测得量" : "普通数值"}。`,
  }),
  fix: ({ wanted }) =>
    wanted === "measured"
      ? { en: "use .score inside it.", zh: "在其中使用 .score。" }
      : { en: "use .score_std (and .n_attempt) inside it.", zh: "在其中使用 .score_std（和 .n_attempt）。" },
});

export const UNKNOWN_GROUP = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-GROUP",
  severity: "error",
  about: { en: 'group("…") names a group of the leaderboard.', zh: 'group("…") 中须是本榜单的子基准 ID。' },
  example: { found: "tg01", nearest: "tg001", character: 7 },
  message: ({ found, character }) => ({
    en: `Character ${character}: the leaderboard has no group "${found}".`,
    zh: `第 ${character} 个字符：榜单没有名为“${found}”的子基准。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use the id of one of the groups.`,
    zh: `${suggestion(nearest).zh}使用某个子基准的 ID。`,
  }),
});

export const UNKNOWN_EXPERIMENT = defineRule<Character & Found & { readonly nearest: string | null }>({
  code: "E-EXPR-EXPERIMENT",
  severity: "error",
  about: { en: 'experiment("…") names a published experiment.', zh: 'experiment("…") 中须是已发布的实验 ID。' },
  example: { found: "agent-bas", nearest: "agent-base", character: 12 },
  message: ({ found, character }) => ({
    en: `Character ${character}: there is no published experiment "${found}".`,
    zh: `第 ${character} 个字符：没有名为“${found}”的已发布实验。`,
  }),
  fix: ({ nearest }) => ({
    en: `${suggestion(nearest).en}use the id of an experiment, or <leaderboard-id>/<experiment-id>.`,
    zh: `${suggestion(nearest).zh}使用实验 ID，或 <leaderboard-id>/<experiment-id>。`,
  }),
});

export const AMBIGUOUS_EXPERIMENT = defineRule<Character & Found & { readonly keys: readonly string[] }>({
  code: "E-EXPR-AMBIGUOUS",
  severity: "error",
  about: {
    en: "An experiment id that stands in two folders is written with its folder.",
    zh: "同一实验 ID 出现在两个文件夹中时，必须连同文件夹一起写。",
  },
  example: { found: "agent-base", keys: ["demo/agent-base", "trial/agent-base"], character: 12 },
  message: ({ found, keys, character }) => ({
    en: `Character ${character}: "${found}" stands in several folders: ${keys.join(", ")}.`,
    zh: `第 ${character} 个字符：“${found}”出现在多个文件夹中：${keys.join("、")}。`,
  }),
  fix: ({ keys }) => ({ en: `write experiment("${keys[0]}").`, zh: `写成 experiment("${keys[0]}")。` }),
});

export const NO_BASELINE = defineRule<Character>({
  code: "E-EXPR-BASELINE",
  severity: "error",
  about: {
    en: "baseline is the entry without an algorithm, so the identity must contain algorithm.",
    zh: "baseline 是没有算法的同一条目，因此 identity 必须包含 algorithm。",
  },
  example: { character: 19 },
  message: ({ character }) => ({
    en: `Character ${character}: baseline has no meaning here: the identity leaves out algorithm.`,
    zh: `第 ${character} 个字符：此处 baseline 没有意义：identity 中没有 algorithm。`,
  }),
  fix: () => ({ en: "add algorithm to entries.identity.", zh: "在 entries.identity 中加入 algorithm。" }),
});

export const NEUTRAL_BEST = defineRule<Character>({
  code: "E-EXPR-BEST",
  severity: "error",
  about: { en: "best() needs a column that is higher or lower.", zh: "best() 要求该列的方向为 higher 或 lower。" },
  example: { character: 1 },
  message: ({ character }) => ({
    en: `Character ${character}: best() has no meaning in a neutral column.`,
    zh: `第 ${character} 个字符：在 neutral 列中 best() 没有意义。`,
  }),
  fix: () => ({
    en: "set direction to higher or lower, or use first() or last().",
    zh: "将 direction 设为 higher 或 lower，或改用 first()、last()。",
  }),
});

/** The number of inputs of a function; the Chinese text goes on with the counted word. */
function inputCount([least, most]: readonly [number, number]): Text {
  const noun = least === 1 ? "input" : "inputs";
  return most === least
    ? { en: `${least} ${noun}`, zh: ` ${least} 个` }
    : { en: `${least} ${noun} or more`, zh: `至少 ${least} 个` };
}
