/**
 * A leaderboard's data in the Croissant format (MLCommons, version 1.1): which files there are, what their records and
 * fields are, so that a program can load them. In English, as one description stands for both languages.
 */
import { dictionary } from "../../i18n/index.ts";
import type { ExportTable } from "../export/table.ts";
import { recordColumns } from "../records/record-columns.ts";
import { type CsvField, recordField, tableFields } from "./csv-fields.ts";
import { creator, type DatasetFacts, type DatasetOrigin, descriptionText } from "./dataset.ts";

/** The names that the format gives its terms; it asks for them as they are. */
const context = {
  "@language": "en",
  "@vocab": "https://schema.org/",
  sc: "https://schema.org/",
  cr: "http://mlcommons.org/croissant/",
  rai: "http://mlcommons.org/croissant/RAI/",
  dct: "http://purl.org/dc/terms/",
  annotation: "cr:annotation",
  arrayShape: "cr:arrayShape",
  citeAs: "cr:citeAs",
  column: "cr:column",
  conformsTo: "dct:conformsTo",
  containedIn: "cr:containedIn",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  equivalentProperty: "cr:equivalentProperty",
  examples: { "@id": "cr:examples", "@type": "@json" },
  excludes: "cr:excludes",
  extract: "cr:extract",
  field: "cr:field",
  fileProperty: "cr:fileProperty",
  fileObject: "cr:fileObject",
  fileSet: "cr:fileSet",
  format: "cr:format",
  includes: "cr:includes",
  isArray: "cr:isArray",
  isLiveDataset: "cr:isLiveDataset",
  jsonPath: "cr:jsonPath",
  key: "cr:key",
  md5: "cr:md5",
  parentField: "cr:parentField",
  path: "cr:path",
  readLines: "cr:readLines",
  recordSet: "cr:recordSet",
  references: "cr:references",
  regex: "cr:regex",
  repeated: "cr:repeated",
  replace: "cr:replace",
  samplingRate: "cr:samplingRate",
  sdVersion: "cr:sdVersion",
  separator: "cr:separator",
  source: "cr:source",
  subField: "cr:subField",
  transform: "cr:transform",
  unArchive: "cr:unArchive",
  value: "cr:value",
} as const;

/**
 * The description of a board. `table` is what its CSV file holds. The size and the checksum of a file are those of its
 * bytes, which the build adds when the files are there.
 */
export function croissantRecord(facts: DatasetFacts, table: ExportTable, origin: DatasetOrigin) {
  const { address } = origin;
  const { licence } = origin;
  const [all, csv, records] = facts.files.map(({ path, format, name }) => ({
    "@type": "cr:FileObject",
    "@id": path.split("/").slice(-2).join("/"),
    name: path.split("/").at(-1),
    description: name,
    contentUrl: address(path),
    encodingFormat: format,
  }));
  if (all === undefined || csv === undefined || records === undefined)
    throw new Error("A leaderboard has three files.");
  return {
    "@context": context,
    "@type": "sc:Dataset",
    conformsTo: "http://mlcommons.org/croissant/1.1",
    name: facts.name.text,
    description: descriptionText(facts, "en"),
    url: address(facts.path("en")),
    ...(facts.author === null ? {} : { creator: creator(facts.author) }),
    ...(licence === null ? {} : { license: licence }),
    // The data carry one date: when this state of them was made. An earlier first publication is stated nowhere.
    datePublished: facts.modified,
    dateModified: facts.modified,
    ...(origin.commit === null ? {} : { version: origin.commit }),
    keywords: facts.keywords,
    inLanguage: "en",
    distribution: [all, csv, records],
    recordSet: [
      recordSet("entries", dictionary("en").dataset.table, ["entry_id"], tableFields(table), csv["@id"]),
      recordSet(
        "records",
        dictionary("en").dataset.records,
        ["experiment", "phase", "attempt", "record"],
        recordColumns.map(recordField),
        records["@id"],
      ),
    ],
  };
}

function recordSet(id: string, description: string, key: readonly string[], fields: readonly CsvField[], file: string) {
  return {
    "@type": "cr:RecordSet",
    "@id": id,
    name: id,
    description,
    key: key.map((name) => ({ "@id": `${id}/${name}` })),
    field: fields.map(({ name, about, type }) => ({
      "@type": "cr:Field",
      "@id": `${id}/${name}`,
      name,
      description: about,
      dataType: type,
      source: { fileObject: { "@id": file }, extract: { column: name } },
    })),
  };
}
