import type { Check, PackReading, Reading } from "../check.ts";
import type { SuiteReport } from "../packs.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { measurements } from "./measurements.ts";
import { existingNames, nearestKey, withoutFilter } from "./metric-names.ts";

const unreportedKey = defineRule<{
  readonly name: string;
  readonly nearest: string | null;
  readonly existing: readonly string[];
}>({
  code: "E-METRIC-UNREPORTED",
  severity: "error",
  about: {
    en: "Some run's report has each metric of a pack that was run, under exactly this key: what no report has is misspelt.",
    zh: "评测包一经运行，其每个指标都应见于某次运行的报告，且 key 一字不差；任何报告中都没有的，便是写错了。",
  },
  example: {
    name: "exact_match",
    nearest: "exact_match,strict-match",
    existing: ["exact_match,strict-match", "exact_match,flexible-extract"],
  },
  message: ({ name, nearest, existing }) => {
    const keys = existingNames(nearest, existing);
    return {
      en: `No report of any run has the metric "${name}". The keys that they have: ${keys.en}.`,
      zh: `任何运行的报告中都没有指标“${name}”。报告中的 key：${keys.zh}。`,
    };
  },
  fix: ({ name, nearest }) => {
    if (nearest === null) {
      return {
        en: "write the key as the reports have it, or leave the metric out until one has it.",
        zh: "按报告中的写法改正 key；若尚无报告含有该指标，请先不声明。",
      };
    }
    return withoutFilter(nearest) === name
      ? {
          en: `write key: "${nearest}", the filter behind the comma being part of the key.`,
          zh: `写成 key: "${nearest}"，逗号后的过滤器名也是 key 的一部分。`,
        }
      : {
          en: `write key: "${nearest}" if that is what is meant.`,
          zh: `若所指即“${nearest}”，请写成 key: "${nearest}"。`,
        };
  },
});

/** A declared metric that no report has although the pack was run. */
interface Unreported {
  readonly pack: PackReading;
  readonly key: string;
  /** The keys that the reports have. */
  readonly existing: readonly string[];
}

/**
 * By pack and key. One scores.json alone is no evidence against the pack: somebody wrote it by hand, and it may be what
 * is misspelt.
 */
export class UnreportedMetrics {
  private readonly byName = new Map<string, Unreported>();

  constructor(reading: Reading) {
    interface Looked {
      readonly pack: PackReading;
      readonly key: string;
      readonly lacking: Set<SuiteReport>;
      isReported: boolean;
      hasRunnersReport: boolean;
    }
    const looked = new Map<string, Looked>();
    for (const { pack, key, result, report, figures, reported } of measurements(reading)) {
      const name = nameOf(pack, key);
      const one = looked.get(name) ?? {
        pack,
        key,
        lacking: new Set<SuiteReport>(),
        isReported: false,
        hasRunnersReport: false,
      };
      looked.set(name, one);
      if (reported !== null) one.isReported = true;
      // What could be read in part alone may hold it.
      else if (!result.isBroken) {
        one.lacking.add(figures);
        if (report.format !== "scores") one.hasRunnersReport = true;
      }
    }
    for (const [name, { pack, key, lacking, isReported, hasRunnersReport }] of looked) {
      if (isReported || !(hasRunnersReport || lacking.size > 1)) continue;
      const existing = new Set([...lacking].flatMap(({ metrics }) => Object.keys(metrics)));
      this.byName.set(name, { pack, key, existing: [...existing] });
    }
  }

  has(pack: PackReading, key: string): boolean {
    return this.byName.has(nameOf(pack, key));
  }

  all(): Iterable<Unreported> {
    return this.byName.values();
  }
}

function nameOf({ id }: PackReading, key: string): string {
  return `${id}\n${key}`;
}

/** Every declared key is one that reports have: a key of no report is told once, at the pack. */
export const metricKeys: Check = {
  name: "metric-keys",
  rules: [unreportedKey],
  run(reading, tell) {
    for (const { pack, key, existing } of new UnreportedMetrics(reading).all()) {
      if (pack.declaration === null) continue;
      const at = pack.metrics?.findIndex((metric) => metric.key === key) ?? 0;
      const place = placeOf(pack.declaration, `metrics.${at}.key`);
      tell(problem(unreportedKey, place, { name: key, nearest: nearestKey(key, existing, pack), existing }));
    }
  },
};
