/** `prices/*.csv`: list prices that costs are held against. The columns stand in this order in the header. */
import type { Text } from "../problem.ts";

/** What a cell of a column holds. */
export interface PriceColumn {
  readonly expected: Text;
  /** False where the cell may be empty. */
  readonly required: boolean;
  readonly about: Text;
  /** A right value as it would be written. */
  readonly example: string;
}

const price: Pick<PriceColumn, "expected" | "required"> = {
  expected: { en: "a number from 0", zh: "不小于 0 的数字" },
  required: true,
};

export const priceColumns = {
  model: {
    expected: { en: "text", zh: "文本" },
    required: true,
    about: {
      en: "The model; applies to experiments with this model_name.",
      zh: "模型名称；用于 model_name 与之相同的实验。",
    },
    example: "deepseek-flash-1017",
  },
  provider: {
    expected: { en: "text", zh: "文本" },
    required: false,
    about: {
      en: "Who serves it. Where an experiment states no provider, the prices of any provider are tried.",
      zh: "提供商；实验没有写明提供商时，各提供商的价格都会参与核对。",
    },
    example: "deepseek",
  },
  input_usd_per_mtok: {
    ...price,
    about: {
      en: "USD per million input tokens that are not cached.",
      zh: "每百万个未命中缓存的输入 Token 的价格，美元。",
    },
    example: "0.435",
  },
  cached_usd_per_mtok: {
    ...price,
    about: { en: "USD per million cached input tokens.", zh: "每百万个命中缓存的输入 Token 的价格，美元。" },
    example: "0.0435",
  },
  output_usd_per_mtok: {
    ...price,
    about: { en: "USD per million output tokens.", zh: "每百万个输出 Token 的价格，美元。" },
    example: "0.87",
  },
} as const satisfies Readonly<Record<string, PriceColumn>>;
