import { type Check, placeOfPath } from "../check.ts";
import { nearestName } from "../nearest.ts";
import { defineRule, problem } from "../problem.ts";
import { measurements, placeOfNumber, readableResults, suiteIn, suitesOf } from "./measurements.ts";
import { UnreportedMetrics } from "./metric-keys.ts";
import { existingNames, nearestKey } from "./metric-names.ts";

interface Missing {
  readonly run: string;
  readonly pack: string;
  readonly name: string;
  readonly nearest: string | null;
  readonly existing: readonly string[];
}

const missingSuite = defineRule<Missing>({
  code: "E-SUITE-MISSING",
  severity: "error",
  about: {
    en: "The reports of a run have every suite that the pack declares.",
    zh: "运行的报告包含评测包所声明的每一个评测集。",
  },
  example: {
    run: "tuned-run",
    pack: "gsm8k",
    name: "gsm8k",
    nearest: "gsm8k_cot",
    existing: ["gsm8k_cot", "arc_easy"],
  },
  message: ({ run, pack, name, nearest, existing }) => ({
    en: `No report of run "${run}" has the suite "${name}" of pack "${pack}". The suites that they have: ${existingNames(nearest, existing).en}.`,
    zh: `运行“${run}”的报告中没有评测包“${pack}”的评测集“${name}”。报告中的评测集：${existingNames(nearest, existing).zh}。`,
  }),
  fix: ({ pack, name, nearest }) =>
    nearest === null
      ? {
          en: `add the report of "${name}", or correct suites in packs/${pack}/benchmark.yaml.`,
          zh: `补上“${name}”的报告，或改正 packs/${pack}/benchmark.yaml 中的 suites。`,
        }
      : {
          en: `write "${nearest}" in suites of packs/${pack}/benchmark.yaml if that is what is meant; else add the report of "${name}".`,
          zh: `若所指即“${nearest}”，请在 packs/${pack}/benchmark.yaml 的 suites 中改写；否则补上“${name}”的报告。`,
        },
});

const missingKey = defineRule<Missing & { readonly suite: string }>({
  code: "E-METRIC-MISSING",
  severity: "error",
  about: {
    en: "A report has every metric that the pack declares, under exactly this key: exact_match,strict-match is one key with a comma in it.",
    zh: "报告包含评测包所声明的每一个指标，且 key 一字不差：exact_match,strict-match 是一个含逗号的 key。",
  },
  example: {
    run: "tuned-run",
    pack: "gsm8k",
    suite: "gsm8k",
    name: "exact_match,strict-match",
    nearest: "exact_match,get-answer",
    existing: ["exact_match,get-answer"],
  },
  message: ({ run, pack, suite, name, nearest, existing }) => {
    const lacks =
      suite === ""
        ? { en: `These scores of run "${run}" lack`, zh: `运行“${run}”的这份得分` }
        : { en: `The report of run "${run}" on suite "${suite}" lacks`, zh: `运行“${run}”关于评测集“${suite}”的报告` };
    const keys = existingNames(nearest, existing);
    return {
      en: `${lacks.en} the metric "${name}" of pack "${pack}". The keys that there are: ${keys.en}.`,
      zh: `${lacks.zh}中没有评测包“${pack}”的指标“${name}”。其中的 key：${keys.zh}。`,
    };
  },
  fix: ({ pack, suite, name, nearest }) => {
    if (suite !== "") {
      const called = nearest === null ? "" : `; "${nearest}" may be what this one calls it`;
      const calledInChinese = nearest === null ? "" : `（此版本可能称之为“${nearest}”）`;
      return {
        en: `evaluate it again with the version of the runner that the other runs have, whose reports have "${name}"${called}.`,
        zh: `其他运行的报告中有“${name}”：请用与之相同版本的运行器重新评测${calledInChinese}。`,
      };
    }
    return nearest === null
      ? {
          en: `add the number of "${name}" to the run, or null where it is not known; or correct the key in packs/${pack}/benchmark.yaml.`,
          zh: `在该运行中补上“${name}”的数字（未知时写 null），或改正 packs/${pack}/benchmark.yaml 中的 key。`,
        }
      : {
          en: `write the key "${name}" in place of "${nearest}" if that is what is meant; else add it, with null where it is not known.`,
          zh: `若“${nearest}”即所指，请改写为“${name}”；否则补上该 key，未知时写 null。`,
        };
  },
});

/** Every declared number can be found. A report that could not be read may hold what seems to be missing. */
export const reportKeys: Check = {
  name: "report-keys",
  rules: [missingSuite, missingKey],
  run(reading, report) {
    // Those are told at their pack.
    const unreported = new UnreportedMetrics(reading);
    for (const found of readableResults(reading)) {
      const { run, result, pack } = found;
      const [latest] = result.reports;
      if (latest === undefined || result.isBroken) continue;
      const existing = [...new Set(result.reports.flatMap(({ suites }) => Object.keys(suites)))];
      for (const name of suitesOf(found)) {
        if (suiteIn(result, name) !== null) continue;
        const values = { run: run.id, pack: pack.id, name, nearest: nearestName(name, existing), existing };
        report(problem(missingSuite, placeOfPath(latest.file), values));
      }
    }
    for (const measurement of measurements(reading)) {
      const { run, result, pack, suite, key, figures, reported } = measurement;
      if (reported !== null || result.isBroken || unreported.has(pack, key)) continue;
      const existing = Object.keys(figures.metrics);
      const values = {
        run: run.id,
        pack: pack.id,
        suite,
        name: key,
        nearest: nearestKey(key, existing, pack),
        existing,
      };
      report(problem(missingKey, placeOfNumber(measurement.report, figures.at.mark, figures.at.path), values));
    }
  },
};
