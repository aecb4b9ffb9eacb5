/** Experiments, benchmarks and packs as data sets. */
import type { Pack } from "../../../content-loaders/packs.ts";
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { apiRoutes, routes } from "../../routes.ts";
import type { BenchmarkView } from "../benchmark.ts";
import type { ExperimentView } from "../experiment.ts";
import { mediaTypes } from "../export/formats.ts";
import { figure } from "../figure.ts";
import type { PackView } from "../packs/pack.ts";
import { licenceAddress } from "../records/licence.ts";
import { testPhase } from "../test-phase.ts";
import { timeUnit, tokenUnit } from "../units.ts";
import { alternateName, type DatasetFacts, span, type Variable } from "./dataset.ts";

/** `view` is what the page shows of it, `changed` when a commit changed it after it was published. */
export function experimentDataset(
  experiment: Experiment,
  view: ExperimentView,
  changed: string | null,
  { standings }: Pick<Catalog, "standings">,
  locale: Locale,
): DatasetFacts {
  const { key, meta, phases } = experiment;
  const { dataset: words } = dictionary(locale);
  const { fields } = meta;
  const boards = new Set((standings.get(key) ?? []).map(({ leaderboard }) => leaderboard.leaderboard.id));
  return {
    path: (one) => routes.experiment(one, key),
    identifier: `experiments/${key}`,
    name: { text: words.experiment(view.id, view.folder), lang: undefined },
    alternateName: null,
    description: [view.finding, ...view.caveats.map(({ text }) => text.text)],
    withdrawn: view.withdrawn?.text ?? null,
    synthetic: view.synthetic,
    author: fields.author,
    published: fields.submit_time,
    ...(changed === null ? {} : { modified: changed }),
    measured: span(phases.map(({ summary }) => summary.fields.time)),
    references: fields.references ?? [],
    keywords: [
      ...[fields.harness_name, fields.model_name, fields.algorithm ?? "", ...fields.test_data],
      ...(fields.algorithm === undefined ? [] : [words.keywords.evolution]),
    ].filter((word) => word !== ""),
    variables: testVariables(experiment, view, locale),
    files: [{ path: apiRoutes.experiment(key), format: mediaTypes.json, name: words.all }],
    partOf: [...boards].map((id) => routes.leaderboard(locale, id)),
  };
}

/** The figures of the test as the page prints them; one that is not stated is not there. */
function testVariables(experiment: Experiment, view: ExperimentView, locale: Locale): readonly Variable[] {
  const test = testPhase(experiment)?.summary.fields;
  if (test === undefined) return [];
  const { variables } = dictionary(locale).dataset;
  const counted = (name: string, value: number | null, unitOf: typeof tokenUnit): readonly Variable[] => {
    if (value === null) return [];
    const unit = unitOf([value], locale);
    return [{ name, unit: unit.name, value: figure(value, unit.text, null, locale).text }];
  };
  const { score, testCost } = view;
  const spread = score.spread?.startsWith("±") ? ` ${score.spread}` : "";
  return [
    ...(score.missing ? [] : [{ name: variables.score, value: score.text + spread }]),
    ...(testCost.missing ? [] : [{ name: variables.cost, unit: "USD", value: testCost.text }]),
    ...counted(variables.duration, test.duration_ms, timeUnit),
    ...counted(variables.inputTokens, test.n_input_tokens, tokenUnit),
    ...counted(variables.outputTokens, test.n_output_tokens, tokenUnit),
  ];
}

/** `view` is what the page shows of it, `changed` when a commit changed it after it was published. */
export function benchmarkDataset(
  benchmark: Benchmark,
  view: BenchmarkView,
  changed: string | null,
  locale: Locale,
): DatasetFacts {
  const { id, manifest } = benchmark;
  const { fields } = manifest;
  const { dataset: words } = dictionary(locale);
  return {
    path: (one) => routes.benchmark(one, id),
    identifier: `benchmarks/${id}`,
    name: view.title,
    alternateName: alternateName(fields, view.title),
    description: [
      view.description.text,
      view.finding.map(({ text }) => text).join(""),
      words.benchmarkSize(view.taskCount, view.experimentCount),
    ],
    withdrawn: view.withdrawn?.text ?? null,
    synthetic: view.synthetic,
    author: fields.author,
    version: fields.version,
    modified: span([fields.last_update, changed])?.[1] ?? fields.last_update,
    measured: null,
    references: fields.references ?? [],
    keywords: [id],
    variables: [{ name: words.variables.score }],
    files: [{ path: apiRoutes.benchmark(id), format: mediaTypes.json, name: words.all }],
  };
}

/** `view` is what the page shows of it. The licence is that of the declaration, where it is one that has an address. */
export function packDataset(pack: Pack, view: PackView, locale: Locale): DatasetFacts {
  const { id, plugin, declaration } = pack;
  const { license, author } = plugin.fields;
  const { dataset: words } = dictionary(locale);
  const licence = license === undefined ? undefined : licenceAddress({ file: plugin.file, spdx: license });
  return {
    path: (one) => routes.pack(one, id),
    identifier: `packs/${id}`,
    name: { text: words.pack(view.title.text), lang: undefined },
    alternateName: null,
    description: [view.summary?.text ?? "", view.finding.map(({ text }) => text).join("")],
    withdrawn: view.withdrawn?.text ?? null,
    synthetic: false,
    author: author ?? null,
    licence,
    measured: null,
    references: view.references,
    keywords: [id, ...(declaration.fields.keywords ?? [])],
    variables: view.metrics.map(({ label, key }) => ({ name: label.text, about: key })),
    files: [{ path: apiRoutes.pack(id), format: mediaTypes.json, name: words.all }],
  };
}
