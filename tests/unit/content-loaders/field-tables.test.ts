/**
 * The field tables of RFC-0001, RFC-0002, leaderboard definitions, packs and runs, written out here, against what the loaders do
 * with each field: left out, null, empty, of another kind, unquoted.
 */
import assert from "node:assert/strict";
import test from "node:test";
import { benchmarkManifest } from "../../../content-loaders/schema/benchmark.ts";
import { attemptRecord, experimentMeta, phaseSummary } from "../../../content-loaders/schema/experiment.ts";
import { leaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { packDeclaration, packMetric, packPlugin } from "../../../content-loaders/schema/pack.ts";
import { runManifest, runResult } from "../../../content-loaders/schema/run.ts";
import { taskConfig } from "../../../content-loaders/schema/task.ts";
import type { Fields } from "../../../content-loaders/schema/type.ts";
import { type FormatName, readFormat, soundFiles, withLine } from "../../support/sound-files.ts";

/**
 * How a field may look: the first letter its presence (Required, Nullable, Optional; S for one that must be there and may say
 * null, by which it states that there is none), then its kind.
 */
type Shape =
  `${"R" | "N" | "O" | "S"} ${"text" | "time" | "figure" | "count" | "word" | "list" | "map" | "flag" | "any"}`;

const publication = {
  status: "R word",
  withdrawn_reason: "O text",
  withdrawn_reason_zh: "O text",
  synthetic: "O flag",
  caveats: "O list",
  references: "O list",
} as const;
const titles = { title: "R text", title_zh: "O text", description: "R text", description_zh: "O text" } as const;
const figures = {
  cost: "N figure",
  duration_ms: "N figure",
  n_input_tokens: "N figure",
  n_cache_tokens: "N figure",
  n_output_tokens: "N figure",
} as const;

const tables: Readonly<Record<FormatName, readonly [Fields, Readonly<Record<string, Shape>>]>> = {
  manifest: [
    benchmarkManifest.fields,
    { id: "R text", ...titles, version: "R text", last_update: "R time", author: "R map", ...publication },
  ],
  task: [taskConfig.fields, { id: "R text", ...titles, budget: "O map" }],
  meta: [
    experimentMeta.fields,
    {
      experiment_id: "R text",
      submit_time: "R time",
      harness_name: "R text",
      harness_version: "N text",
      harness_setting: "O map",
      model_name: "R text",
      model_provider: "N text",
      thinking_level: "N word",
      algorithm: "O text",
      training_data: "O list",
      validation_data: "O list",
      test_data: "R list",
      benchmark_versions: "O map",
      author: "R map",
      ...publication,
    },
  ],
  summary: [
    phaseSummary.fields,
    {
      time: "N time",
      summary: "O text",
      summary_zh: "O text",
      score_mean: "N figure",
      score_std: "N figure",
      "pass@k": "O figure",
      n_attempt: "R count",
      ...figures,
    },
  ],
  records: [
    attemptRecord.fields,
    {
      source: "R list",
      time: "N time",
      score: "N figure",
      ...figures,
      trace_filepath: "O text",
      error_reason: "O text",
    },
  ],
  definition: [
    leaderboardDefinition.fields,
    {
      leaderboard_id: "R text",
      ...titles,
      last_update: "R time",
      author: "R map",
      experiments: "O list",
      groups: "O list",
      entries: "O map",
      display: "O map",
      columns: "O list",
      ...publication,
    },
  ],
  plugin: [
    packPlugin.fields,
    {
      kind: "R word",
      author: "O map",
      homepage: "O text",
      license: "O text",
      status: "O word",
      withdrawn_reason: "O text",
      withdrawn_reason_zh: "O text",
      references: "O list",
    },
  ],
  pack: [
    packDeclaration.fields,
    {
      schema: "R word",
      name: "R text",
      title: "R text",
      summary: "O text",
      category: "O text",
      runner: "R word",
      suites: "R list",
      num_fewshot: "O count",
      batch_size: "O any",
      limit: "O figure",
      extra_args: "O any",
      rubric: "O text",
      keywords: "O list",
      metrics: "R list",
      i18n: "O map",
    },
  ],
  run: [
    runManifest.fields,
    {
      model: "R text",
      provider: "N text",
      base: "S text",
      algorithm: "S text",
      finished_at: "N time",
      author: "R map",
      results: "O map",
      ...publication,
    },
  ],
};

type Row = readonly [format: FormatName, key: string, presence: string, kind: string];
const rows: readonly Row[] = Object.entries(tables).flatMap(([format, [, shapes]]) =>
  Object.entries(shapes).map(([key, shape]): Row => {
    const [presence = "", kind = ""] = shape.split(" ");
    return [format as FormatName, key, presence, kind];
  }),
);
const isToml = (format: FormatName) => format === "manifest" || format === "task";
/** In records the key that begins an item has the hyphen in front of it. */
const written = (format: FormatName, key: string, value: string) =>
  `${format !== "records" ? "" : key === "source" ? "- " : "  "}${key}${isToml(format) ? " =" : ":"} ${value}`.trimEnd();
const pathOf = (format: FormatName, key: string) => (format === "records" ? `0.${key}` : key);

/** `CODE path` of each problem when the field is written so. */
function told(format: FormatName, key: string, value: string): readonly string[] {
  const { text } = withLine(format, written(format, key, value));
  return readFormat(format, text).problems.map(({ code, path }) => `${code} ${path}`);
}

test("the formats have the fields of the tables and no others", () => {
  for (const [format, [fields, shapes]] of Object.entries(tables)) {
    assert.deepEqual(Object.keys(fields).toSorted(), Object.keys(shapes).toSorted(), format);
  }
});

test("a sound file of each format gives no problem", () => {
  for (const [format, lines] of Object.entries(soundFiles)) {
    assert.deepEqual(readFormat(format as FormatName, lines.join("\n")).problems, [], format);
  }
});

test("a required key that is left out is one error that names it", () => {
  for (const [format, key, presence] of rows) {
    const lines = soundFiles[format].filter((line) => !new RegExp(`^[\\s-]*${key} ?[:=.]`).test(line));
    // Without the key that begins it, an item begins with the next one.
    const text = lines.join("\n").replace(/^ {2}(?=time)/, format === "records" && key === "source" ? "- " : "  ");
    const { problems } = readFormat(format, text);
    if (presence === "O") assert.deepEqual(problems, [], `${format} ${key}`);
    else {
      assert.deepEqual(
        problems.map(({ code, path }) => `${code} ${path}`),
        [`E-REQUIRED ${pathOf(format, key)}`],
      );
      for (const words of Object.values(problems[0]?.message ?? {})) assert.ok(words.includes(key));
    }
  }
});

test("null is an error, a warning or absence; nothing at all is an error or absence", () => {
  for (const [format, key, presence] of rows) {
    if (isToml(format)) continue;
    const path = pathOf(format, key);
    const wanted = { R: [`E-NULL ${path}`], N: [`W-NULL ${path}`], S: [], O: [] }[presence];
    for (const nothing of ["null", "~"]) assert.deepEqual(told(format, key, nothing), wanted, `${format} ${key}`);
    assert.deepEqual(told(format, key, ""), presence === "O" ? [] : [`E-EMPTY ${path}`], `${format} ${key}`);
  }
});

/** Values of each kind that are none of another. */
const ofKind: Readonly<Record<string, readonly string[]>> = {
  list: ["[[1]]"],
  map: ["{ x: { y: 1 } }"],
  figure: ["0.10", "1.5e-3", ".5"],
  flag: ["true"],
  text: ['"x y"'],
};
const accepts: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  time: [],
  figure: ["figure"],
  count: [],
  word: [],
  list: ["list"],
  map: ["map"],
  flag: ["flag"],
  any: Object.keys(ofKind),
};

test("a value of another kind never passes: each field has its error, at its place", () => {
  for (const [format, key, , kind] of rows) {
    for (const [other, values] of Object.entries(ofKind)) {
      if (accepts[kind]?.includes(other)) continue;
      for (const value of isToml(format)
        ? values.map((text) => text.replace(/^\./, "0.").replace(/: /g, " = "))
        : values) {
        const codes = told(format, key, value);
        const label = `${format} ${key}: ${value}`;
        assert.ok(codes.length > 0 && codes.every((line) => line.startsWith("E-")), `${label}: ${codes.join()}`);
        assert.ok(
          codes.every((line) => line.split(" ")[1]?.startsWith(pathOf(format, key))),
          `${label}: ${codes.join()}`,
        );
      }
    }
  }
});

test("every text field wants quotes around what looks like a number or a boolean", () => {
  for (const [format, key, , kind] of rows) {
    if (kind !== "text") continue;
    for (const value of [
      "0.10",
      "680841e1",
      "5493654",
      "true",
      ...(isToml(format) ? ["2026-10-29"] : [".inf", "0x1F"]),
    ]) {
      const { text } = withLine(format, written(format, key, value));
      const [found, ...others] = readFormat(format, text).problems;
      assert.deepEqual(
        [found?.code, found?.path, others.length],
        ["E-QUOTE", pathOf(format, key), 0],
        `${key}: ${value}`,
      );
      assert.equal(found?.fix.en, `quote this value: "${value}".`);
    }
  }
});

test("every figure refuses what is not a finite number, and every amount what is negative", () => {
  for (const [format, key, , kind] of rows) {
    if (kind !== "figure" && kind !== "count") continue;
    for (const value of [".nan", ".inf", "-.inf", "1e999", '"5"', "five"]) {
      assert.deepEqual(told(format, key, value), [`E-NUMBER ${pathOf(format, key)}`], `${key}: ${value}`);
    }
    const code = /^score(?:_mean)?$/.test(key)
      ? []
      : [kind === "count" ? "E-INTEGER" : key === "pass@k" ? "E-PERCENTAGE" : "E-NEGATIVE"];
    assert.deepEqual(
      told(format, key, "-1").map((line) => line.split(" ")[0]),
      code,
      key,
    );
  }
});

test("withdrawn items say why, in every format that can be withdrawn", () => {
  for (const [format, key] of rows) {
    if (key !== "status") continue;
    const withdrawn = written(format, "status", '"withdrawn"');
    const { text } = withLine(format, withdrawn);
    assert.deepEqual(
      readFormat(format, text).problems.map(({ code }) => code),
      ["E-WITHDRAWN-REASON"],
      format,
    );
    // In TOML the reason has to stand in front of what may be a table.
    const reason = written(format, "withdrawn_reason", '"wrong seed"');
    assert.deepEqual(readFormat(format, `${reason}\n${text}`).problems, [], format);
  }
});

/** The fields of what lies inside of a pack or a run, with a sound one of each. */
const inside = {
  metric: [
    packMetric.fields,
    { key: "R text", label: "O text", direction: "O word", ratio: "O flag", primary: "O flag", i18n: "O map" },
    (value: string) => ["pack", `metrics: [{ key: k, ${value} }]`, "metrics.0"] as const,
  ],
  result: [
    runResult.fields,
    {
      source: "R word",
      num_fewshot: "O count",
      limit: "O figure",
      suites: "O list",
      reference: "O text",
      note: "O text",
      note_zh: "O text",
    },
    (value: string) => ["run", `results: { "acme.rig": { source: external, ${value} } }`, "results.acme.rig"] as const,
  ],
} as const;

test("so do the fields of a metric and of a result", () => {
  for (const [name, [fields, shapes, around]] of Object.entries(inside)) {
    assert.deepEqual(Object.keys(fields).toSorted(), Object.keys(shapes).toSorted(), name);
    for (const [key, shape] of Object.entries(shapes)) {
      if (shape.startsWith("R")) continue;
      const kind = shape.slice(2);
      const codes = (value: string) => {
        const [format, line, path] = around(`${key}: ${value}`);
        const { text } = withLine(format, line);
        return readFormat(format, text).problems.map((found) =>
          [found.code.charAt(0), found.path.startsWith(path)].join(),
        );
      };
      assert.deepEqual(codes("null"), [], `${name} ${key}`);
      for (const [other, values] of Object.entries(ofKind)) {
        if (accepts[kind]?.includes(other)) continue;
        for (const value of values) {
          const told = codes(value);
          assert.ok(told.length > 0 && told.every((line) => line === "E,true"), `${name} ${key}: ${value}`);
        }
      }
    }
  }
});

test("what an evaluation is run by may be anything that its runner understands", () => {
  for (const value of ["auto", "8", '"auto:4"']) assert.deepEqual(told("pack", "batch_size", value), [], value);
  for (const value of ["0", "-1", "1.5"]) {
    assert.deepEqual(told("pack", "batch_size", value), ["E-INTEGER batch_size"], value);
  }
  for (const value of ["[8]", "{ size: 8 }", "true"]) {
    assert.deepEqual(told("pack", "batch_size", value), ["E-TYPE batch_size"], value);
  }
  for (const value of ["{ seed: 7 }", '["--trust"]', '"--confirm_run_unsafe_code"']) {
    assert.deepEqual(told("pack", "extra_args", value), [], value);
  }
});

test("only display copy is translated: suites, ids and keys of metrics read the same in every language", () => {
  const translated = (line: string) => told("pack", "i18n", `{ zh: { ${line} } }`);
  assert.deepEqual(translated("title: 标题, summary: 简介"), []);
  assert.deepEqual(translated("suites: [x]"), ["W-UNKNOWN-KEY i18n.zh.suites"]);
  assert.deepEqual(told("pack", "i18n", "{ fr: { title: x } }"), ["W-UNKNOWN-KEY i18n.fr"]);
  assert.deepEqual(told("pack", "metrics", "[{ key: k, i18n: { zh: { key: x } } }]"), [
    "W-UNKNOWN-KEY metrics.0.i18n.zh.key",
  ]);
});
