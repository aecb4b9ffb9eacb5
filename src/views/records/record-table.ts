/** Every record behind a leaderboard in long form, and the dictionary that says what its columns are. */
import type { Benchmark, Experiment } from "../../../content-loaders/repository.ts";
import { dictionary, type Locale, languageTags, locales } from "../../i18n/index.ts";
import type { Entry } from "../../leaderboard/board.ts";
import type { LeaderboardWithBoard } from "../../leaderboard/catalog.ts";
import { csvText } from "../csv.ts";
import { isSyntheticExperiment } from "../synthetic.ts";
import { type Licence, licenceAddress, licenceName } from "./licence.ts";
import { type RecordContext, recordColumns } from "./record-columns.ts";

type Benchmarks = ReadonlyMap<string, Benchmark>;

/** The whole file, in the order of the board, its groups, the phases and attempts. */
export function recordsCsv({ board }: LeaderboardWithBoard, benchmarks: Benchmarks): string {
  const heads = recordColumns.map(({ name }) => name);
  return csvText(heads, lines(board.entries, benchmarks));
}

function* lines(entries: readonly Entry[], benchmarks: Benchmarks) {
  for (const context of contexts(entries, benchmarks)) yield recordColumns.map(({ value }) => value(context));
}

/** How many records that file has. */
export function recordCount({ board: { entries } }: LeaderboardWithBoard): number {
  return entries
    .flatMap((entry) => submissions(entry).flatMap(({ experiment }) => experiment.phases))
    .flatMap(({ attempts }) => attempts)
    .reduce((sum, { records }) => sum + records.length, 0);
}

/** CSV on the Web: names, types and units of the columns in both languages, the licence and the source of the data. */
export function recordsDictionary(
  { leaderboard }: Pick<LeaderboardWithBoard, "leaderboard">,
  file: string,
  licence: Licence | null,
  source: { readonly url: string | null; readonly commit: string | null; readonly committedAt: string | null },
) {
  const { fields } = leaderboard.definition;
  const address = licence && licenceAddress(licence);
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": languageTags.en }],
    url: file,
    "dc:title": inLanguages((locale) => (locale === "zh" ? (fields.title_zh ?? null) : fields.title)),
    "dc:description": inLanguages((locale) => dictionary(locale).records.description),
    ...(address === null ? {} : { "dc:license": { "@id": address } }),
    "dc:rights": inLanguages((locale) => licenceText(licence, locale)),
    ...(source.url === null ? {} : { "dc:source": source.url }),
    ...(source.commit === null ? {} : { "dc:hasVersion": source.commit }),
    ...(source.committedAt === null
      ? {}
      : { "dc:modified": { "@value": source.committedAt, "@type": "xsd:dateTime" } }),
    dialect: { encoding: "utf-8", delimiter: ",", quoteChar: '"', doubleQuote: true, header: true },
    tableSchema: {
      columns: recordColumns.map(({ name, datatype, unit, required, separator, about }) => ({
        name,
        titles: Object.fromEntries(
          locales.map((locale) => [
            languageTags[locale],
            locale === "en"
              ? [name, dictionary(locale).records.titles[name]]
              : [dictionary(locale).records.titles[name]],
          ]),
        ),
        datatype,
        required,
        ...(separator === undefined ? {} : { separator }),
        ...(unit === undefined ? {} : { "schema:unitText": unit }),
        "dc:description": inLanguages((locale) => about[locale]),
      })),
      primaryKey: ["experiment", "phase", "attempt", "record"],
    },
  };
}

/** The licence in words. */
export function licenceText(licence: Licence | null, locale: Locale): string {
  const words = dictionary(locale).records;
  return licence === null ? words.licenceNotStated : words.licence(licenceName(licence), licence.file);
}

function inLanguages(text: (locale: Locale) => string | null) {
  return locales.flatMap((locale) => {
    const value = text(locale);
    return value === null ? [] : [{ "@value": value, "@language": languageTags[locale] }];
  });
}

interface Submission {
  readonly experiment: Experiment;
  readonly group: string;
  readonly counted: boolean;
}

/** The experiments of an entry, those that others have replaced behind them. */
function submissions({ experiments, earlier }: Entry): readonly Submission[] {
  return [
    ...[...experiments].map(([group, experiment]) => ({ experiment, group, counted: true })),
    ...earlier.map(({ group, experiment }) => ({ experiment, group, counted: false })),
  ];
}

function* contexts(entries: readonly Entry[], benchmarks: Benchmarks): Generator<RecordContext> {
  for (const entry of entries) {
    for (const submission of submissions(entry)) {
      const synthetic = isSyntheticExperiment(submission.experiment, benchmarks);
      for (const phase of submission.experiment.phases) {
        for (const attempt of phase.attempts) {
          for (const [index, record] of attempt.records.entries())
            yield { ...submission, entry: entry.id, synthetic, phase, attempt, record, number: index + 1 };
        }
      }
    }
  }
}
