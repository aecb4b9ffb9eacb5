/** The `test` of all browser tests: it fails where a page complains in the console or asks another host for anything. */
import { test as base, type Page } from "playwright/test";

export { expect } from "playwright/test";

export interface Options {
  /** Messages of the browser that belong to what is tested, such as the one about a page that is not there. */
  readonly expectedMessages: RegExp;
}

export const test = base.extend<Options & { readonly watched: undefined }>({
  expectedMessages: [/^$/, { option: true }],
  watched: [
    async ({ page, baseURL, expectedMessages }, use) => {
      const complaints: string[] = [];
      watch(page, baseURL ?? "", (complaint) => {
        if (!expectedMessages.test(complaint)) complaints.push(complaint);
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(`While the page was open:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
});

function watch(page: Page, origin: string, complain: (complaint: string) => void): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`script error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith("data:")) complain(`request elsewhere: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
}

export interface LocaleCase {
  readonly name: string;
  /** What stands before a page's path. */
  readonly prefix: string;
  readonly tag: string;
}

export const localeCases: readonly LocaleCase[] = [
  { name: "English", prefix: "", tag: "en" },
  { name: "Chinese", prefix: "/zh", tag: "zh-CN" },
];

/** One page of each kind, of the bundled repository, without the locale's prefix. */
export const pagesOfEachKind: readonly string[] = [
  "/",
  "/leaderboards/",
  "/leaderboards/gdpevo-v1/",
  "/leaderboards/gdpevo-all/",
  "/leaderboards/gdpevo-v1/compare/",
  "/leaderboards/gdpevo-v1/changes/",
  "/changes/",
  "/snapshots/",
  "/leaderboards/penguinharness-0-2-13/",
  "/leaderboards/example-rsi/",
  "/leaderboards/example-rsi/phases/",
  "/leaderboards/gdpevo-v1/phases/",
  "/leaderboards/example-rsi/phases/tickets/",
  "/leaderboards/gdpevo-v1/entries/codex-gpt-5-5-xhigh-prism-shadow/",
  "/algorithms/",
  "/algorithms/gdpevo-fewshot/",
  "/packs/",
  "/packs/gsm8k/",
  "/packs/ifeval/",
  "/runs/",
  "/runs/example-greedy-4/",
  "/runs/qwen2-1-5b-instruct/",
  "/methodology/",
  "/submit/",
  "/data-health/",
  "/data-health/w-null/2/",
  "/search/?q=reflect",
  "/experiments/",
  "/experiments/example-rsi/",
  "/experiments/penguinharness-0-2-13/sec-a/",
  "/experiments/gdpevo/codex-gpt5-5-xhigh-tg001-base/",
  "/benchmarks/",
  "/benchmarks/penguinharness-benchmark-sec-a/",
  "/benchmarks/gdpevo-tg001-test/",
  "/benchmarks/gdpevo-tg001-test/test_001/",
];

/** The pages that stand once for both languages. */
export const pagesOfBothLanguages: readonly string[] = [
  "/leaderboards/gdpevo-v1/source/",
  "/experiments/penguinharness-0-2-13/sec-a/source/",
  "/packs/gsm8k/source/",
  "/runs/example-greedy-4/source/",
];
