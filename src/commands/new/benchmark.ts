/** `new benchmark <id>`: a manifest. Its tasks are drafts of their own. */
import { benchmarkManifest } from "../../../content-loaders/schema/benchmark.ts";
import { authorKey } from "./author-key.ts";
import { draftText } from "./draft-text.ts";
import type { DraftKind } from "./kind.ts";

export const benchmark: DraftKind = {
  name: "benchmark",
  usage: "<benchmark-id>",
  flags: [],
  async draft(request) {
    const { id, names, words, now } = request;
    const target = `packages/${id}`;
    await names.claim(target, id);
    const text = draftText(
      "toml",
      benchmarkManifest.fields,
      [
        { key: "id", value: id },
        { key: "title", value: id },
        { key: "title_zh" },
        { key: "description", value: words.toFillIn },
        { key: "description_zh" },
        { key: "version", value: "0.1.0" },
        { key: "last_update", value: now },
        { key: "status", value: "draft" },
        { key: "references" },
        authorKey(words),
      ],
      request,
    );
    return {
      target,
      files: [{ path: `${target}/benchmark_config.toml`, text }],
      notes: [],
      next: (shown) => words.nextOfBenchmark(id, shown),
    };
  },
};
