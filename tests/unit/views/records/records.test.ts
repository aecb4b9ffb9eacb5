/** The records in long form, read back by another reader, and the dictionary that describes them. */
import assert from "node:assert/strict";
import test from "node:test";
import { licenceAddress, statedLicence } from "../../../../src/views/records/licence.ts";
import { recordCount, recordsCsv, recordsDictionary } from "../../../../src/views/records/record-table.ts";
import { experiment } from "../../../support/board-records.ts";
import { itemOf } from "../../../support/export-board.ts";
import { csvRecords } from "../../../support/rfc4180.ts";

const run = (id: string, submit_time: string, algorithm?: string) =>
  experiment(
    `lb/${id}`,
    { test_data: ["g"], submit_time, ...(algorithm === undefined ? {} : { algorithm }) },
    {
      "train-2": { scores: [[10, null]], tasks: [["t1", "t2"], ["t3"]] },
      test: {
        scores: [
          [1, 2.5],
          [3, 4],
        ],
      },
    },
  );
const { item, catalog } = itemOf(
  [
    run("first", "2026-11-01T00:00:00Z"),
    run("second", "2026-11-02T00:00:00Z"),
    run("grown", "2026-11-01T00:00:00Z", "grow"),
  ],
  {},
);
const records = csvRecords(recordsCsv(item, catalog.benchmarks));
const source = { url: null, commit: null, committedAt: null };

test("every record of every experiment is there once, replaced submissions too, and marked", () => {
  assert.equal(records.length, 3 * 6);
  assert.equal(recordCount(item), 18);
  assert.equal(new Set(records.map((r) => [r.experiment, r.phase, r.attempt, r.record].join(" "))).size, 18);
  const replaced = records.filter(({ counted }) => counted === "false").map((record) => record.experiment);
  assert.deepEqual([...new Set(replaced)], ["lb/first"]);
});

test("a record of several tasks is one line with all of them; what is missing is empty", () => {
  const [joint, single] = records.filter(({ experiment: key, phase }) => key === "lb/grown" && phase === "train-2");
  assert.deepEqual(
    [joint?.task_id, joint?.benchmark_id, joint?.n_tasks, joint?.score, joint?.round, joint?.kind, joint?.algorithm],
    ["t1;t2", "g;g", "2", "10", "2", "train", "grow"],
  );
  assert.deepEqual([single?.task_id, single?.n_tasks, single?.score], ["t3", "1", ""]);
});

test("the dictionary describes every column in both languages, in the order of the file", () => {
  const { tableSchema, ...table } = recordsDictionary(item, "lb.csv", { file: "LICENSE", spdx: "MIT" }, source);
  assert.deepEqual(
    tableSchema.columns.map(({ name }) => name),
    Object.keys(records[0] ?? {}),
  );
  const kinds: Readonly<Record<string, RegExp>> = {
    integer: /^\d*$/,
    number: /^(-?\d+(\.\d+)?(e[+-]?\d+)?)?$/,
    boolean: /^(true|false)$/,
    dateTime: /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$/,
    string: /^/,
  };
  for (const { name, datatype, required, ...column } of tableSchema.columns) {
    assert.deepEqual(
      column["dc:description"].map((text) => text["@language"]),
      ["en", "zh-CN"],
    );
    if (required)
      assert.ok(
        records.every((record) => record[name] !== ""),
        name,
      );
    assert.ok(
      records.every((record) => kinds[datatype]?.test(record[name] ?? "")),
      name,
    );
  }
  assert.deepEqual(table["dc:license"], { "@id": "https://spdx.org/licenses/MIT.html" });
});

test("a licence is what the repository's own file says, and nothing where it says nothing", () => {
  assert.equal(statedLicence("LICENSE", "x\nSPDX-License-Identifier: CC-BY-4.0\n").spdx, "CC-BY-4.0");
  assert.equal(statedLicence("LICENSE", "Apache License\n\nVersion 2.0, January 2004\n").spdx, "Apache-2.0");
  const own = statedLicence("COPYING", "You may use these figures if you ask.");
  assert.deepEqual([own.spdx, licenceAddress(own)], [null, null]);
  assert.equal(licenceAddress({ file: "LICENSE", spdx: "MIT OR Apache-2.0" }), null);
  const silent = recordsDictionary(item, "a.csv", null, source);
  assert.equal(silent["dc:license"], undefined);
  assert.equal(silent["dc:rights"][0]?.["@value"], "not stated in the repository");
});
