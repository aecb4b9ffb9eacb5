import { type Check, placeInRecord } from "../check.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { phasesOf, recordsOf } from "./walk.ts";

const cachedTokens = defineRule<{ cached: number; input: number }>({
  code: "E-CACHED-TOKENS",
  severity: "error",
  about: {
    en: "n_cache_tokens is at most n_input_tokens, which includes the cached ones.",
    zh: "n_cache_tokens 不大于 n_input_tokens，后者包含缓存的 Token。",
  },
  example: { cached: 15_000, input: 5000 },
  message: ({ cached, input }) => ({
    en: `n_cache_tokens is ${cached}, more than the ${input} of n_input_tokens.`,
    zh: `n_cache_tokens 为 ${cached}，大于 n_input_tokens 的 ${input}。`,
  }),
  fix: ({ cached, input }) => ({
    en: `count cached tokens as input too: if ${input} are the uncached ones alone, write n_input_tokens: ${cached + input}.`,
    zh: `输入 Token 须包含缓存的 Token：若 ${input} 只是未命中缓存的部分，请写成 n_input_tokens: ${cached + input}。`,
  }),
});

/** In records and summaries alike, cached tokens are part of the input tokens. */
export const cachedTokensWithinInput: Check = {
  name: "cached-tokens",
  rules: [cachedTokens],
  run(reading, report) {
    const compare = (
      fields: { n_cache_tokens?: number | null | undefined; n_input_tokens?: number | null | undefined },
      place: () => Place,
    ) => {
      const { n_cache_tokens: cached, n_input_tokens: input } = fields;
      if (cached != null && input != null && cached > input) report(problem(cachedTokens, place(), { cached, input }));
    };
    for (const { summary } of Array.from(phasesOf(reading), ({ phase }) => phase)) {
      if (summary !== null) compare(summary.fields, () => placeOf(summary, "n_cache_tokens"));
    }
    for (const { attempt, record } of recordsOf(reading)) {
      compare(record.fields, () => placeInRecord(attempt, record, "n_cache_tokens"));
    }
  },
};
