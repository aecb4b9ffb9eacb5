import { type Check, type ExperimentReading, type Price, placeInRecord } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { shortNumber } from "./wording.ts";

const accepted = 0.01;

const listPrice = defineRule<{ cost: number; expected: number; price: Price }>({
  code: "W-COST-PRICE",
  severity: "warning",
  about: {
    en: "Where the repository has a price list, a cost is within 1 % of tokens times price.",
    zh: "仓库含价目表时，费用与“Token 数 × 单价”相差不超过 1%。",
  },
  example: {
    cost: 0.5,
    expected: 0.42,
    price: {
      file: "prices/list.csv",
      line: 2,
      model: "deepseek-flash-1017",
      provider: "deepseek",
      inputUsdPerMtok: 0.435,
      cachedUsdPerMtok: 0.0435,
      outputUsdPerMtok: 0.87,
    },
  },
  message: ({ cost, expected, price }) => {
    const list = `${price.file}:${price.line}`;
    return {
      en: `cost is ${shortNumber(cost, 6)}, but the tokens at the list price of "${price.model}" (${list}) come to ${shortNumber(expected, 6)}.`,
      zh: `cost 为 ${shortNumber(cost, 6)}，而按“${price.model}”的目录价（${list}）由 Token 数算得 ${shortNumber(expected, 6)}。`,
    };
  },
  fix: ({ expected }) => ({
    en: `write cost: ${shortNumber(expected, 6)}, or correct the tokens or the price list.`,
    zh: `写成 cost: ${shortNumber(expected, 6)}，或更正 Token 数或价目表。`,
  }),
});

interface Priced {
  readonly cost?: number | null | undefined;
  readonly n_input_tokens?: number | null | undefined;
  readonly n_cache_tokens?: number | null | undefined;
  readonly n_output_tokens?: number | null | undefined;
}

/** The list prices of the experiment's model; where the provider is not stated, those of any provider. */
function pricesOf({ meta }: ExperimentReading, prices: readonly Price[]): readonly Price[] {
  const { model_name: model, model_provider: provider } = meta?.fields ?? {};
  return prices.filter((price) => price.model === model && (provider == null || price.provider === provider));
}

/** What the tokens cost at the price that comes nearest to the stated cost, in USD. */
function nearestCost(
  { n_input_tokens: input, n_cache_tokens: cached, n_output_tokens: output }: Priced,
  cost: number,
  prices: readonly Price[],
): { expected: number; price: Price } | null {
  if (input == null || cached == null || output == null) return null;
  const [nearest] = prices
    .map((price) => ({
      price,
      expected:
        ((input - cached) * price.inputUsdPerMtok + cached * price.cachedUsdPerMtok + output * price.outputUsdPerMtok) /
        1e6,
    }))
    .sort((a, b) => Math.abs(a.expected - cost) - Math.abs(b.expected - cost));
  return nearest ?? null;
}

/** Costs follow from tokens and the list price: those of records, or of the summary where no record states one. */
export const prices: Check = {
  name: "prices",
  rules: [listPrice],
  run(reading, report) {
    const compare = (fields: Priced, prices: readonly Price[], place: () => Place) => {
      const { cost } = fields;
      const found = cost == null ? null : nearestCost(fields, cost, prices);
      if (cost == null || found === null) return;
      if (Math.abs(cost - found.expected) > accepted * found.expected) {
        report(problem(listPrice, place(), { cost, ...found }));
      }
    };
    for (const experiment of reading.experiments) {
      const prices = pricesOf(experiment, reading.prices ?? []);
      for (const { attempts, summary } of experiment.phases) {
        const records = attempts.flatMap((attempt) =>
          (attempt.records ?? []).map((record) => ({ attempt, record, fields: record.fields })),
        );
        for (const { attempt, record, fields } of records) {
          compare(fields, prices, () => placeInRecord(attempt, record, "cost"));
        }
        if (summary !== null && records.every(({ fields }) => fields.cost == null)) {
          compare(summary.fields, prices, () => placeOf(summary, "cost"));
        }
      }
    }
  },
};
