/**
 * The LaTeX of every board, and of names that try to be commands, compiles by the packages that its own first lines
 * name: English by pdfLaTeX, Chinese by XeLaTeX. One document for each language.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import type { Locale } from "../../src/i18n/index.ts";
import { latexTable } from "../../src/views/export/latex.ts";
import { exportOf, hostileItem, itemOf, run, tableOf } from "../support/export-board.ts";
import { project } from "../support/modules.ts";
import { readSite } from "../support/site.ts";

const site = readSite(join(project, "dist"));

/** More rows than fit on a page. */
const long = itemOf(
  Array.from({ length: 120 }, (_, index) => run(`e${index}`, `m-${index}`, { score_mean: 90 - index / 2 })),
  { title: "Long" },
);

const engines: readonly { readonly locale: Locale; readonly engine: string; readonly files: RegExp }[] = [
  { locale: "en", engine: "pdflatex", files: /^api\/v1\/leaderboards\/[^/.]+\.tex$/ },
  { locale: "zh", engine: "xelatex", files: /^api\/v1\/leaderboards\/[^/.]+\.zh\.tex$/ },
];

for (const { locale, engine, files } of engines) {
  const packages = ["booktabs", "longtable", "graphicx", ...(locale === "zh" ? ["ctex"] : [])];
  const there = isThere(engine) && packages.every((name) => spawnSync("kpsewhich", [`${name}.sty`]).status === 0);
  test(`${engine} compiles every table`, { skip: !there && `not installed: ${engine} with ${packages}` }, () => {
    const own = site.files.filter((file) => files.test(file));
    assert.ok(own.length > 0);
    const made = [hostileItem(), long].map((item) => latexTable(tableOf(exportOf(item, locale))));
    const { status, log } = compiled(engine, [...own.map((file) => site.read(file)), ...made]);
    assert.equal(status, 0, log.match(/^!.*(\n.*){4}/gm)?.join("\n"));
    // A point or two of a long word in a caption is no matter; a table that sticks out would be.
    assert.doesNotMatch(log, /Overfull \\hbox \(\d{2,}/);
    if (engine === "pdflatex") assert.doesNotMatch(log, /Missing character/);
  });
}

function isThere(program: string): boolean {
  return spawnSync(program, ["--version"]).status === 0;
}

function compiled(engine: string, sources: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  try {
    const comments = sources.flatMap((source) => source.split("\n").filter((line) => line.startsWith("%")));
    const packages = new Set(comments.flatMap((line) => line.match(/\\usepackage\{\w+\}/g) ?? []));
    for (const [index, source] of sources.entries()) writeFileSync(join(folder, `table${index}.tex`), source);
    const inputs = sources.map((_, index) => `\\input{table${index}.tex}\\clearpage`);
    const lines = ["\\documentclass{article}", ...packages, "\\begin{document}\\listoftables", ...inputs];
    writeFileSync(join(folder, "all.tex"), [...lines, "\\end{document}", ""].join("\n"));
    const { status } = spawnSync(engine, ["-interaction=nonstopmode", "-halt-on-error", "all.tex"], { cwd: folder });
    return { status, log: readFileSync(join(folder, "all.log"), "latin1") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
