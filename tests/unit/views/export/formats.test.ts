/** Tables taken away and read back by other readers: nothing of a name acts, nothing of a number is lost. */
import assert from "node:assert/strict";
import test from "node:test";
import { lexer, parseInline, type Tokens } from "marked";
import { boardNames, namingOf } from "../../../../src/views/board-identity.ts";
import { entryTable } from "../../../../src/views/entry-table.ts";
import { csvTable } from "../../../../src/views/export/csv.ts";
import { viewFile } from "../../../../src/views/export/json.ts";
import { latexTable } from "../../../../src/views/export/latex.ts";
import { latexText } from "../../../../src/views/export/latex-text.ts";
import { markdownTable } from "../../../../src/views/export/markdown.ts";
import { exportOf, hostileItem, hostileNames, itemOf, run, state, tableOf } from "../../../support/export-board.ts";
import { latexRows, printed } from "../../../support/latex-reader.ts";
import { csvRecords } from "../../../support/rfc4180.ts";

const hostile = exportOf(hostileItem());
const oneLine = (text: string) => text.replace(/[\s]+/g, " ").trim();

test("CSV gives back every name as it was written, and no spreadsheet runs one", () => {
  const records = csvRecords(csvTable(tableOf(hostile)));
  assert.deepEqual(
    records.map(({ model }) => model?.replace(/^'(?=[=+\-@\t\r\n])/, "")),
    hostileNames,
  );
  for (const record of records)
    for (const [name, value] of Object.entries(record))
      assert.ok(!/^[=+\-@\t\r\n]/.test(value) || /^[+-]?\d/.test(value), `${name}: ${value}`);
});

test("numbers in CSV are numbers at full precision, beside the text that people see", () => {
  const [first] = csvRecords(csvTable(tableOf(hostile)));
  assert.deepEqual(
    [first?.rank, first?.score, first?.score_text, first?.score_std, first?.score_std_text, first?.score_n],
    ["1", "90.123456789", "90.12", "1.005", "1.01", "3"],
  );
  assert.deepEqual([first?.cost, first?.cost_text], ["0.30000000000000004", "0.30"]);
  assert.equal(first?.permalink, "https://club.example/leaderboards/lb/?at=0123456789ab");
});

test("a difference keeps its sign without an apostrophe, a negative number is a number", () => {
  const column = { id: "d", title: "D", value: "mean(test.score) - 60", unit: "points" } as const;
  const made = itemOf([run("a", "a", { score_mean: 72.5 }), run("b", "b", { score_mean: 58.5 })], {
    columns: [{ id: "score", title: "Score", value: "mean(test.score)" }, column],
  });
  const records = csvRecords(csvTable(tableOf(exportOf(made))));
  assert.deepEqual(
    records.map(({ d, d_text }) => [d, d_text]),
    [
      ["12.5", "+12.50"],
      ["-1.5", "−1.50"],
    ],
  );
});

test("Markdown gives back every name in one line, and nothing in it is markup", () => {
  const [table, paragraph] = lexer(markdownTable(tableOf(hostile))).filter(({ type }) => type !== "space") as [
    Tokens.Table,
    Tokens.Paragraph,
  ];
  const model = table.header.findIndex(({ text }) => text === "Model");
  const shown = (cell: Tokens.TableCell | undefined) => {
    const html = parseInline(cell?.text ?? "") as string;
    assert.doesNotMatch(html, /<(?!br)/);
    return html.replace(
      /&(lt|gt|amp|quot|#39);/g,
      (_, name: string) => ({ lt: "<", gt: ">", amp: "&", quot: '"' })[name] ?? "'",
    );
  };
  assert.deepEqual(
    table.rows.map((row) => shown(row[model])),
    hostileNames.map(oneLine),
  );
  assert.match(paragraph.raw.trim(), /<https:\/\/club\.example\/leaderboards\/lb\/\?at=0123456789ab>$/);
});

test("LaTeX prints every name as it was written", () => {
  const rows = latexRows(latexTable(tableOf(hostile)));
  const model = 1 + tableOf(hostile).columns.findIndex(({ key }) => key === "model");
  assert.deepEqual(
    rows.map((row) => row[model]),
    hostileNames.map((name) => name.replace(/[\r\n\t]+/g, " ").trim()),
  );
});

test("LaTeX source is ASCII where pdfLaTeX reads it, but for what no font of it has", () => {
  const source = latexTable(tableOf(hostile));
  const [comment, ...lines] = source.split("\n").filter((line) => !line.startsWith("%") || line === "");
  assert.equal(
    comment,
    String.raw`\providecommand{\anychar}[2]{\ifdefined\XeTeXversion#1\else\ifdefined\directlua#1\else[U+#2]\fi\fi}`,
  );
  assert.match(lines.join("\n").replace(/\\anychar\{.\}/gu, ""), /^[\n -~]*$/);
  assert.equal(latexText("Müller–Łuk, naïve", "en"), String.raw`M\"{u}ller--\L{}uk, na\"{\i}ve`);
  assert.equal(latexText("---x", "en"), "-{}-{}-x");
  assert.equal(printed(latexText("~^\\{}", "zh")), "~^\\{}");
});

test("the comment lines of LaTeX stay comments whatever the title", () => {
  const made = itemOf([run("a", "a", { score_mean: 1 })], { title: "x\r\n\\input{y}" });
  const [first, second] = latexTable(tableOf(exportOf(made))).split("\n");
  assert.equal(first, "% x \\input{y}");
  assert.match(second ?? "", /^% /);
});

test("56.72375 and 72.345 are the same text in the table, CSV, JSON, Markdown and LaTeX", () => {
  const made = itemOf(
    [
      run("a", "A", { score_mean: 72.345, score_std: 2.345, n_attempt: 3 }),
      run("b", "B", { score_mean: 56.72375, score_std: 11.5, n_attempt: 3 }),
    ],
    {},
  );
  const table = tableOf(exportOf(made));
  const names = boardNames(made.item, namingOf(made.catalog), "en");
  const page = entryTable(made.item.board, names, "en")?.sets[0]?.rows.map(({ cells }) => cells[0]);
  const expected = [
    ["72.35", "2.35"],
    ["56.72", "11.50"],
  ];
  assert.deepEqual(
    page?.map((cell) => [cell?.value, cell?.spread]),
    expected.map(([value, std]) => [value, `± ${std}`]),
  );
  assert.deepEqual(
    csvRecords(csvTable(table)).map((record) => [record.score_text, record.score_std_text]),
    expected,
  );
  assert.deepEqual(
    viewFile(table).entries.map(({ cells }) => [cells.score?.text, cells.score?.std_text]),
    expected,
  );
  for (const [value, std] of expected) {
    assert.ok(markdownTable(table).includes(`| ${value} ± ${std} |`));
    assert.ok(latexRows(latexTable(table)).some((row) => row.includes(`${value} ± ${std}`)));
  }
  // Decimals align where deviations have different lengths.
  assert.match(latexTable(table), /72\.35 \$\\pm\$ \\phantom\{0\}2\.35/);
});

test("what is missing is a dash, empty in CSV and null in JSON, each with its reason", () => {
  const made = itemOf([run("a", "A", { score_mean: 70, cost: null }), run("b", "B", { score_mean: null })], {});
  const table = tableOf(exportOf(made));
  const records = csvRecords(csvTable(table));
  assert.deepEqual(
    records.map(({ rank, score, score_text, score_note }) => [rank, score, score_text, score_note]),
    [
      ["1", "70", "70.00", ""],
      ["", "", "", "g: not stated"],
    ],
  );
  assert.equal(viewFile(table).entries[1]?.cells.score?.value, null);
  assert.match(markdownTable(table), /\n\| — \| no algorithm \| B \|.*\| — \|/);
  assert.match(latexTable(table), /\\midrule\n\\multicolumn\{\d+\}\{l\}\{\\emph\{Unranked\}\} \\\\\n/);
  assert.ok(latexRows(latexTable(table)).at(-1)?.includes("–"));
  assert.match(table.caption, /Not ranked, because the figure that ranks is incomplete: 1\./);
});

test("without a commit no address claims one, and uncommitted changes are told", () => {
  const none = tableOf(exportOf(hostileItem(), "en", { commit: null, committedAt: null, dirty: false }));
  assert.equal(none.permalink, "https://club.example/leaderboards/lb/");
  assert.match(none.source, /no version control/);
  assert.match(tableOf(exportOf(hostileItem(), "en", { ...state, dirty: true })).source, /uncommitted changes/);
});
