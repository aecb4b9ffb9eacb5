/** `/api/v1/packs/<id>.json`: the declaration as written, and what every published run scored by it. */
import type { Pack } from "../../../content-loaders/packs.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { primaryIndex } from "../../leaderboard/packs/evaluate-runs.ts";
import { metricFormats } from "../packs/formats.ts";
import { packCategory } from "../packs/names.ts";
import { evaluationsOn } from "../packs/published.ts";
import { evaluationRecord } from "./evaluation-record.ts";

/** Field names are those of `benchmark.yaml`; `metrics` have the defaults filled in. */
export function packFile(pack: Pack, catalog: Pick<Catalog, "evaluationsOf">) {
  const { declaration, plugin, readme, readmeChinese } = pack;
  const { metrics: _metrics, ...declared } = declaration.fields;
  const formats = metricFormats(catalog, pack, "en");
  return {
    pack_id: pack.id,
    status: plugin.fields.status ?? "published",
    withdrawn_reason: plugin.fields.withdrawn_reason ?? null,
    author: plugin.fields.author ?? null,
    homepage: plugin.fields.homepage ?? null,
    license: plugin.fields.license ?? null,
    references: plugin.fields.references ?? [],
    ...declared,
    category: packCategory(pack),
    batch_size: declared.batch_size ?? "auto",
    metrics: metricRecords(pack),
    readme,
    readme_zh: readmeChinese,
    source: { file: declaration.file },
    runs: Object.fromEntries(
      evaluationsOn(catalog, pack.id).map(
        (evaluation) =>
          [
            evaluation.run.id,
            {
              model: evaluation.run.manifest.fields.model,
              synthetic: evaluation.run.manifest.fields.synthetic === true,
              ...evaluationRecord(evaluation, formats),
            },
          ] as const,
      ),
    ),
  };
}

/** How the numbers of a pack are read. */
export function metricRecords({ declaration }: Pack) {
  const { metrics } = declaration.fields;
  const primary = primaryIndex(metrics);
  return metrics.map(({ key, label, direction, ratio, i18n }, index) => ({
    key,
    label: label ?? key,
    label_zh: i18n?.zh?.label ?? null,
    direction: direction ?? "higher",
    ratio: ratio ?? true,
    primary: index === primary,
  }));
}
