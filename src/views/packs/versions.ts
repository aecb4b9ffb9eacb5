/** Which versions of its suites a run was evaluated on, as the reports state them. */
import type { PackFigures } from "../../../content-loaders/packs.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";

/** `3`; where they differ `2 (mmlu), 1 (57 suites)`; null where no report states one. */
export function suiteVersions({ versions }: Pick<PackFigures, "versions">, locale: Locale): string | null {
  const { listSeparator, run } = dictionary(locale).packs;
  const byVersion = [...Map.groupBy(versions, ({ version }) => version)];
  if (byVersion.length < 2) return byVersion[0]?.[0] ?? null;
  return byVersion
    .map(([version, [first, ...others]]) =>
      run.versionOf(version, others.length === 0 ? (first?.suite ?? "") : run.suiteCount(others.length + 1)),
    )
    .join(listSeparator);
}
