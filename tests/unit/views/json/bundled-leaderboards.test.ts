/** The files of the bundled leaderboards: every number worked out again, from its derivation and from the attempts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { readRepository } from "../../../../content-loaders/read-repository.ts";
import { buildCatalog } from "../../../../src/leaderboard/catalog.ts";
import { checkExpressions } from "../../../../src/leaderboard/check-leaderboard.ts";
import { type BoardFiles, type EntryFile, filesOf } from "../../../support/board-files.ts";
import { respread, revalue } from "../../../support/derivation.ts";
import { plainBoard } from "../../../support/plain-board.ts";

const root = join(import.meta.dirname, "../../../../repository");
const catalog = buildCatalog(await readRepository(root, { checkExpression: checkExpressions }));
const boards: ReadonlyMap<string, BoardFiles> = filesOf(catalog);

function near(actual: number | null | undefined, expected: number | null, relative: number, where: string): void {
  if (expected === null || actual == null) {
    assert.equal(actual, expected, where);
    return;
  }
  assert.ok(
    Math.abs(actual - expected) <= relative * Math.max(1, Math.abs(expected)),
    `${where}: ${actual}, ${expected}`,
  );
}

function entryOf(board: string, choose: (entry: EntryFile) => boolean): EntryFile {
  const found = boards.get(board)?.entries.filter(choose) ?? [];
  const [entry] = found;
  if (entry === undefined || found.length > 1) assert.fail(`${found.length} entries of ${board}`);
  return entry;
}

function text(entry: EntryFile, column: string): string {
  const { text: value, std_text: std } = entry.cells[column] ?? assert.fail(column);
  return std === null ? String(value) : `${value} ± ${std}`;
}

const agent = (harness: string, model: string, algorithm: string | null) => (entry: EntryFile) =>
  entry.identity?.harness_name === harness &&
  entry.identity.model_name === model &&
  entry.identity.algorithm === algorithm;

test("the five bundled leaderboards are there, and so are their entries", () => {
  assert.deepEqual(
    [...boards].map(([id, { board, entries }]) => [id, board.entries.length, entries.length]),
    [
      ["example-rsi", 3, 3],
      ["gdpevo-all", 24, 24],
      ["gdpevo-v1", 24, 24],
      ["gdpevo-v2", 8, 8],
      ["penguinharness-0-2-13", 1, 1],
    ],
  );
});

for (const [id, { board, entries }] of boards) {
  test(`${id}: every cell follows from its derivation alone`, () => {
    let cells = 0;
    for (const entry of entries) {
      for (const column of board.columns) {
        const cell = entry.cells[column.id] ?? assert.fail(column.id);
        const where = `${entry.id} ${column.id}`;
        near(cell.value, revalue(cell.derivation, column.direction), 1e-12, where);
        const spread = cell.value === null ? null : respread(cell.derivation);
        for (const part of ["std", "se", "dof", "n"] as const) near(cell[part], spread?.[part] ?? null, 1e-12, where);
        cells += 1;
      }
    }
    assert.equal(cells, entries.length * board.columns.length);
  });

  test(`${id}: coefficients are what a small change of an operand does`, () => {
    for (const { id: entry, cells } of entries.slice(0, 4)) {
      for (const [column, { derivation, value }] of Object.entries(cells)) {
        if (value === null) continue;
        derivation.operands.forEach((operand, at) => {
          const step = 1e-3 * Math.max(1, Math.abs(operand.value ?? 0));
          const moved = (sign: number): number => {
            const operands = derivation.operands.map((other, i) =>
              // The same figure may stand in two places: both move.
              i === at || sameFigure(other, operand) ? { ...other, value: (other.value ?? 0) + sign * step } : other,
            );
            return revalue({ ...derivation, operands }) ?? Number.NaN;
          };
          near(
            operand.coefficient,
            (moved(1) - moved(-1)) / (2 * step),
            1e-6,
            `${entry} ${column} ${operand.reference}`,
          );
        });
      }
    }
  });

  test(`${id}: values, spreads and ranks by loops over the attempts`, () => {
    const plain = plainBoard(root, id);
    assert.equal(plain.length, entries.length);
    for (const expected of plain) {
      const entry = entries.find(({ identity }) => JSON.stringify(Object.values(identity ?? {})) === expected.identity);
      if (entry === undefined) assert.fail(expected.identity);
      assert.deepEqual(entry.experiments, sorted(expected.experiments, board.groups));
      assert.deepEqual(
        Object.keys(expected.cells),
        board.columns.map((column) => column.id),
      );
      for (const [column, cell] of Object.entries(expected.cells)) {
        near(entry.cells[column]?.value, cell.value, 1e-8, `${entry.id} ${column}`);
        near(entry.cells[column]?.std, cell.std, 1e-8, `± ${entry.id} ${column}`);
      }
      const score = expected.cells[board.primary_column]?.value ?? null;
      const better = plain.filter(({ cells }) => (cells[board.primary_column]?.value ?? -1) > (score ?? 0)).length;
      assert.equal(entry.rank, score === null ? null : 1 + better, entry.id);
    }
  });

  test(`${id}: an operand's source is the line that states it`, () => {
    const lines = new Map<string, readonly string[]>();
    for (const { cells } of entries) {
      for (const { field, value, source } of Object.values(cells).flatMap(({ derivation }) => derivation.operands)) {
        if (source === null || field === "n_rounds") continue;
        const file = lines.get(source.file) ?? readFileSync(join(root, source.file), "utf8").split("\n");
        lines.set(source.file, file);
        const key = field === "score" ? "score_mean" : field;
        const [, written] = new RegExp(`^${key}: ([^ #]+)`).exec(file[source.line - 1] ?? "") ?? [];
        assert.equal(written === "null" ? null : Number(written), value, `${source.file}:${source.line}`);
      }
    }
    assert.ok(lines.size > 0);
  });
}

test("GDPevo, groups 001-012: Codex GPT-5.5 as it is, and the mean gain of the evolved modes", () => {
  assert.equal(text(entryOf("gdpevo-v1", agent("codex", "gpt-5.5", null)), "score").split(" ")[0], "46.72");
  for (const [harness, model, gain] of [
    ["codex", "gpt-5.5", "12.39"],
    ["claude_code", "claude-opus-4-8[1m]", "14.55"],
  ] as const) {
    const lifts = ["gdpevo-self", "gdpevo-fewshot", "gdpevo-reflect-3"].map(
      (mode) => entryOf("gdpevo-v1", agent(harness, model, mode)).cells.lift?.value ?? Number.NaN,
    );
    assert.equal((lifts.reduce((sum, lift) => sum + lift, 0) / 3).toFixed(2), gain);
  }
});

test("PenguinHarness 0.2.13: 32.67 ± 3.65 over Sec A-E, each section as published", () => {
  const entry = entryOf("penguinharness-0-2-13", () => true);
  assert.equal(text(entry, "score"), "32.67 ± 3.65");
  const sections = entry.cells.score?.derivation.operands.map(
    ({ group, value, std }) => `${group} ${value?.toFixed(2)} ± ${std?.toFixed(2)}`,
  );
  assert.deepEqual(sections, [
    "sec-a 76.67 ± 5.77",
    "sec-b 36.67 ± 11.55",
    "sec-c 26.67 ± 5.77",
    "sec-d 3.33 ± 5.77",
    "sec-e 20.00 ± 10.00",
  ]);
});

test("GDPevo, all groups: the four agents measured on 001-012 only stand as 12/24, unranked, with what they lack", () => {
  const { entries } = boards.get("gdpevo-all") ?? assert.fail();
  const incomplete = entries.filter(({ rank }) => rank === null);
  assert.equal(incomplete.length, 16);
  for (const { id, rank_interval, cells, pairs } of incomplete) {
    assert.deepEqual(cells.score?.coverage, [12, 24], id);
    assert.deepEqual([cells.score.value, cells.score.text, cells.score.std], [null, null, null], id);
    assert.deepEqual(
      cells.score.missing.map(({ group, reason }) => [group, reason.code, reason.en, reason.zh]),
      Array.from({ length: 12 }, (_, i) => [`tg0${i + 13}`, "no-experiment", "no experiment", "没有实验"]),
    );
    assert.deepEqual([rank_interval, pairs], [null, []], id);
  }
  const models = new Set(incomplete.map(({ identity }) => `${identity?.harness_name} ${identity?.model_name}`));
  assert.equal(models.size, 4);
  assert.equal(entries.filter(({ rank }) => rank !== null).length, 8);
});

test("the baseline of what evolving cost says why it is missing: not evolved", () => {
  const baseline = entryOf("example-rsi", ({ identity }) => identity?.algorithm === null);
  assert.deepEqual(
    [...new Set(baseline.cells["evolution-cost"]?.missing.map(({ reason }) => reason.code))],
    ["not-evolved"],
  );
  assert.equal(text(baseline, "lift"), "0.00 ± 0.00");
});

test("pairs: against all others that have a value, the same from either side, and in the rank interval", () => {
  for (const [id, { entries }] of boards) {
    const ranked = entries.filter(({ rank }) => rank !== null);
    for (const entry of ranked) {
      assert.deepEqual(
        entry.pairs.map((pair) => pair.entry),
        ranked.filter((other) => other !== entry).map((other) => other.id),
        id,
      );
      const count = (code: string) => entry.pairs.filter(({ verdict }) => verdict?.code === code).length;
      const [low, high] = entry.rank_interval ?? assert.fail(entry.id);
      assert.deepEqual(
        [low, high],
        [Math.min(entry.rank ?? 0, 1 + count("worse")), Math.max(entry.rank ?? 0, ranked.length - count("better"))],
      );
      for (const pair of entry.pairs) {
        const other = ranked.find((candidate) => candidate.id === pair.entry);
        const back = other?.pairs.find((candidate) => candidate.entry === entry.id);
        near(pair.difference, (entry.cells.score?.value ?? 0) - (other?.cells.score?.value ?? 0), 1e-12, pair.entry);
        assert.deepEqual(
          [back?.p, back?.method, back?.n_tasks, back?.difference],
          [pair.p, pair.method, pair.n_tasks, 0 - pair.difference],
        );
        const opposite = { better: "worse", worse: "better" }[pair.verdict?.code ?? ""] ?? pair.verdict?.code;
        assert.equal(back?.verdict?.code, opposite);
        if (pair.interval === null) continue;
        assert.ok(pair.interval[0] <= pair.difference && pair.difference <= pair.interval[1]);
        near(back?.interval?.[0], 0 - pair.interval[1], 1e-12, pair.entry);
      }
    }
  }
});

test("a pair of GDPevo by plain loops: difference, sign-flip p by drawn signs, interval", () => {
  const ranked = boards.get("gdpevo-v2")?.entries ?? [];
  const [first, second] = ranked;
  if (first === undefined || second === undefined) assert.fail();
  const pair = first.pairs.find(({ entry }) => entry === second.id) ?? assert.fail();
  const groups = Object.keys(first.experiments);
  const taskMeans = (entry: EntryFile, group: string): ReadonlyMap<string, number> =>
    meansByTask(join(root, "experiments", entry.experiments[group] ?? "", "test"));
  const d: number[][] = groups.map((group) => {
    const [a, b] = [taskMeans(first, group), taskMeans(second, group)];
    return [...a].map(([task, score]) => (score - (b.get(task) ?? Number.NaN)) / a.size / groups.length);
  });
  const flat = d.flat();
  const total = flat.reduce((sum, x) => sum + x, 0);
  near(pair.difference, total, 1e-8, "difference");
  assert.equal(pair.n_tasks, flat.length);
  let state = 12345;
  let extreme = 0;
  const draws = 200_000;
  for (let draw = 0; draw < draws; draw++) {
    let sum = 0;
    for (const x of flat) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      sum += state >= 0x80000000 ? x : -x;
    }
    if (Math.abs(sum) >= Math.abs(total) * (1 - 1e-9)) extreme += 1;
  }
  const p = pair.p ?? Number.NaN;
  const noise = 5 * Math.sqrt((p * (1 - p)) / draws);
  assert.ok(Math.abs(extreme / draws - p) <= 0.001 + noise, `${extreme / draws} drawn, ${p} told`);
  let squared = 0;
  for (const list of d) {
    const centre = list.reduce((sum, x) => sum + x, 0) / list.length;
    squared += (list.length * list.reduce((sum, x) => sum + (x - centre) ** 2, 0)) / (list.length - 1);
  }
  const [low = 0, high = 0] = pair.interval ?? [];
  const t = (high - low) / 2 / Math.sqrt(squared);
  // Between the normal quantile and that of 4 degrees of freedom, the fewest a group has.
  assert.ok(t > 1.96 && t < 2.776, String(t));
});

test("reasons, verdicts and methods come as a code with both languages", () => {
  const coded = JSON.stringify([...boards.values()]).match(/\{"code":"[^"]+","en":"[^"]+","zh":"[^"]+"/g) ?? [];
  const codes = new Set(coded.map((found) => /"code":"([^"]+)"/.exec(found)?.[1]));
  for (const code of ["no-experiment", "not-evolved", "better", "worse", "undecided", "outside-groups"]) {
    assert.ok(codes.has(code), code);
  }
  for (const found of coded) assert.match(found, /"zh":"[^"]*\p{Script=Han}/u, found);
});

function meansByTask(phase: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const n of [1, 2, 3]) {
    const lines = readFileSync(join(phase, `attempt-${n}.yaml`), "utf8").split("\n");
    let task = "";
    for (const line of lines) {
      task = /task_id: "([^"]+)"/.exec(line)?.[1] ?? task;
      const score = /^ {2}score: (.+)$/.exec(line)?.[1];
      if (score !== undefined) sums.set(task, (sums.get(task) ?? 0) + Number(score) / 3);
    }
  }
  return sums;
}

function sameFigure(
  a: { readonly experiment: string | null; readonly phase: string | null; readonly field: string },
  b: typeof a,
): boolean {
  return a.experiment === b.experiment && a.phase === b.phase && a.field === b.field;
}

function sorted(
  experiments: Readonly<Record<string, string>>,
  groups: readonly { readonly id: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(groups.flatMap(({ id }) => (experiments[id] === undefined ? [] : [[id, experiments[id]]])));
}
