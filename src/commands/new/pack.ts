/** `new pack <name>`: a plugin, a declaration with one metric, and a README. */
import { packDeclaration, packMetric, packPlugin } from "../../../content-loaders/schema/pack.ts";
import { draftText } from "./draft-text.ts";
import type { DraftKind } from "./kind.ts";

export const pack: DraftKind = {
  name: "pack",
  usage: "<pack-id>",
  flags: [],
  async draft(request) {
    const { id, names, words } = request;
    const target = `packs/${id}`;
    await names.claim(target, id, { pack: true });
    const name = id.slice(id.indexOf(".") + 1);
    const plugin = draftText(
      "yaml",
      packPlugin.fields,
      [
        { key: "kind", value: "benchmark" },
        { key: "status", value: "draft" },
        { key: "author", example: '{ name: "My team", homepage: "https://example.org" }' },
        { key: "homepage" },
        { key: "license", example: '"Apache-2.0"' },
        { key: "references" },
      ],
      request,
    );
    const declaration = draftText(
      "yaml",
      packDeclaration.fields,
      [
        { key: "schema", value: "forge/benchmark/v1" },
        { key: "name", value: name },
        { key: "title", value: name },
        { key: "summary", value: words.toFillIn },
        { key: "category", value: "general" },
        { key: "runner", value: "lm-eval" },
        { key: "suites", value: [words.toFillIn] },
        { key: "num_fewshot", example: "5" },
        { key: "batch_size", value: "auto" },
        { key: "limit", example: "200" },
        { key: "extra_args", example: "--confirm_run_unsafe_code" },
        { key: "rubric", example: "my-team/my-rubric" },
        { key: "keywords", example: "[math, reasoning]" },
        {
          key: "metrics",
          below: {
            fields: packMetric.fields,
            isList: true,
            keys: [
              { key: "key", value: words.toFillIn },
              { key: "label", value: words.toFillIn },
              { key: "direction", example: "lower" },
              { key: "ratio", example: "false" },
              { key: "primary", value: true },
              { key: "i18n", example: "{ zh: { label: 精确匹配 } }" },
            ],
          },
        },
        { key: "i18n", example: "{ zh: { title: 小学数学应用题 } }" },
      ],
      request,
    );
    return {
      target,
      files: [
        { path: `${target}/plugin.yaml`, text: plugin },
        { path: `${target}/benchmark.yaml`, text: declaration },
        { path: `${target}/README.md`, text: `# ${name}\n\n${words.toFillIn}\n` },
      ],
      notes: [],
      next: (shown) => words.nextOfPack(id, shown),
    };
  },
};
