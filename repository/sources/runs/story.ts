/**
 * What happens in the synthetic runs: two invented algorithms train one invented model on mathematics. The steady one
 * gains there and leaves the rest alone; the greedy one gains more, forgets the form of an answer and other skills.
 */
import type { Text } from "../layout.ts";

/** Expected proportions, by pack and by metric. */
export type Levels = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One run of the example. */
export interface Plan {
  readonly id: string;
  readonly model: string;
  readonly base: string | null;
  readonly algorithm: string | null;
  readonly finished_at: string;
  /** Read from reports that lie here. */
  readonly levels: Levels;
  /** Where the call was not as the pack declares. */
  readonly shots?: Readonly<Record<string, number>>;
  readonly limit?: Readonly<Record<string, number>>;
  /** A first report of a pack, three days earlier, which a later one takes the place of. */
  readonly superseded?: Levels;
  /** Packs whose report is in the shape of lm-evaluation-harness 0.4.0. */
  readonly old?: readonly string[];
  /** From the platform's rtl runner: problems solved, and how many there are. */
  readonly platform: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Scored elsewhere. */
  readonly external: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly caveats: readonly Text[];
}

const BASE = "example-base";
const STEADY = "example-steady";
const GREEDY = "example-greedy";

export const PLANS: readonly Plan[] = [
  {
    id: BASE,
    model: "example-model-1",
    base: null,
    algorithm: null,
    finished_at: "2026-11-05T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.574, 0.611),
      math: math(0.231, 0.262),
      humaneval: { "pass@1,create_test": 0.366 },
      mmlu: { "acc,none": 0.598 },
      ceval: { mean_acc: 0.612 },
      ifeval: ifeval(0.442, 0.481),
    },
    platform: {
      "verilogeval-v2": { "pass@1": 0.1923, "syntax_pass@1": 0.6218 },
      "verilogeval-v2-completion": { "pass@1": 0.1795, "syntax_pass@1": 0.6026 },
      "rtllm-v2": { "pass@1": 0.24, "syntax_pass@1": 0.62 },
      "rtl-repo": { exact_match: 0.2138, edit_similarity: 0.5212 },
    },
    external: { cvdp: { "pass@1": 0.083 } },
    caveats: [],
  },
  {
    id: "example-steady-1",
    model: "example-model-1-steady-1",
    base: BASE,
    algorithm: STEADY,
    finished_at: "2026-11-09T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.592, 0.624),
      math: math(0.24, 0.271),
      humaneval: { "pass@1,create_test": 0.366 },
      ifeval: ifeval(0.447, 0.484),
    },
    platform: {},
    external: {},
    caveats: [
      {
        en: "Only four packs were run after this round.",
        zh: "这一轮之后只运行了四个评测包。",
      },
    ],
  },
  {
    id: "example-steady-4",
    model: "example-model-1-steady-4",
    base: BASE,
    algorithm: STEADY,
    finished_at: "2026-11-16T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.643, 0.67),
      math: math(0.264, 0.299),
      humaneval: { "pass@1,create_test": 0.408 },
      mmlu: { "acc,none": 0.601 },
      ceval: { mean_acc: 0.619 },
      ifeval: ifeval(0.423, 0.467),
    },
    superseded: { gsm8k: gsm8k(0.61, 0.655) },
    platform: {
      "verilogeval-v2": { "pass@1": 0.2308, "syntax_pass@1": 0.6603 },
      "verilogeval-v2-completion": { "pass@1": 0.2115, "syntax_pass@1": 0.6346 },
      "rtllm-v2": { "pass@1": 0.28, "syntax_pass@1": 0.66 },
      "rtl-repo": { exact_match: 0.2215, edit_similarity: 0.5287 },
    },
    external: { cvdp: { "pass@1": 0.0917 } },
    caveats: [],
  },
  {
    id: "example-greedy-1",
    model: "example-model-1-greedy-1",
    base: BASE,
    algorithm: GREEDY,
    finished_at: "2026-11-10T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.585, 0.65),
      math: math(0.247, 0.285),
      mmlu: { "acc,none": 0.59 },
      ceval: { mean_acc: 0.606 },
      ifeval: ifeval(0.401, 0.452),
    },
    old: ["mmlu"],
    platform: { "verilogeval-v2": { "pass@1": 0.1859, "syntax_pass@1": 0.609 } },
    external: {},
    caveats: [
      {
        en: "The MMLU report has the shape of lm-evaluation-harness 0.4.0, whose standard error of a group is far too large, as it was in that version.",
        zh: "MMLU 报告采用 lm-evaluation-harness 0.4.0 的格式；与该版本一样，其中分组的标准误明显偏大。",
      },
    ],
  },
  {
    id: "example-greedy-4",
    model: "example-model-1-greedy-4",
    base: BASE,
    algorithm: GREEDY,
    finished_at: "2026-11-17T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.508, 0.709),
      math: math(0.293, 0.374),
      humaneval: { "pass@1,create_test": 0.341 },
      mmlu: { "acc,none": 0.562 },
      ceval: { mean_acc: 0.583 },
      ifeval: ifeval(0.316, 0.379),
    },
    platform: {
      "verilogeval-v2": { "pass@1": 0.1731, "syntax_pass@1": 0.5641 },
      "verilogeval-v2-completion": { "pass@1": 0.1667, "syntax_pass@1": 0.5769 },
      "rtllm-v2": { "pass@1": 0.22, "syntax_pass@1": 0.56 },
      "rtl-repo": { exact_match: 0.1951, edit_similarity: 0.5034 },
    },
    external: {},
    caveats: [],
  },
  {
    id: "example-greedy-4-zero-shot",
    model: "example-model-1-greedy-4",
    base: BASE,
    algorithm: GREEDY,
    finished_at: "2026-11-18T18:00:00Z",
    levels: {
      gsm8k: gsm8k(0.207, 0.688),
      math: math(0.29, 0.37),
    },
    shots: { gsm8k: 0 },
    limit: { math: 100 },
    platform: {},
    external: {},
    caveats: [
      {
        en: "GSM8K was run without examples, and MATH on the first 100 questions of each subject: neither is as declared.",
        zh: "GSM8K 运行时没有给出示例，MATH 每个科目只取前 100 题：两者均与声明不符。",
      },
    ],
  },
];

function gsm8k(strict: number, flexible: number) {
  return { "exact_match,strict-match": strict, "exact_match,flexible-extract": flexible };
}

function math(exact: number, equivalent: number) {
  return { "exact_match,none": exact, "math_verify,none": equivalent };
}

/** Single instructions are followed more often than all instructions of a prompt. */
function ifeval(strict: number, loose: number) {
  return {
    "prompt_level_strict_acc,none": strict,
    "prompt_level_loose_acc,none": loose,
    "inst_level_strict_acc,none": strict + 0.12,
    "inst_level_loose_acc,none": loose + 0.12,
  };
}
