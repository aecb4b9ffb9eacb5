/** `new run <run-id>`: what a run is. The reports of its evaluations are put beside it as the runners wrote them. */
import { runManifest } from "../../../content-loaders/schema/run.ts";
import { authorKey } from "./author-key.ts";
import { draftText } from "./draft-text.ts";
import type { DraftKind } from "./kind.ts";

export const modelRun: DraftKind = {
  name: "run",
  usage: "<run-id>",
  flags: [],
  async draft(request) {
    const { id, names, words } = request;
    const target = `runs/${id}`;
    await names.claim(target, id);
    const text = draftText(
      "yaml",
      runManifest.fields,
      [
        { key: "model", value: words.toFillIn },
        { key: "provider", value: null },
        { key: "base", value: null },
        { key: "algorithm", value: null },
        { key: "finished_at", value: null },
        authorKey(words),
        { key: "status", value: "draft" },
        { key: "synthetic", example: "true" },
        { key: "references" },
        { key: "results", example: "{ gsm8k: { source: external, num_fewshot: 5 } }" },
      ],
      request,
    );
    return {
      target,
      files: [{ path: `${target}/run.yaml`, text }],
      notes: [],
      next: (shown) => words.nextOfRun(shown),
    };
  },
};
