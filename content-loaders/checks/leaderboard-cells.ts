import type { Check, ExperimentReading, KnownDocument, Reading } from "../check.ts";
import { compareCodePoints } from "../order.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import type { ExperimentMeta } from "../schema/experiment.ts";
import { identityFields, type LeaderboardDefinition } from "../schema/leaderboard.ts";
import { experimentsNamed } from "./leaderboard-experiments.ts";
import { nameList } from "./wording.ts";

const earlierSubmission = defineRule<{ group: string; counts: string; earlier: readonly string[] }>({
  code: "W-EARLIER-SUBMISSION",
  severity: "warning",
  about: {
    en: "Of several experiments for one entry and group of a leaderboard the latest submit_time counts; the others are listed as earlier submissions.",
    zh: "榜单的同一条目、同一子基准有多个实验时，以 submit_time 最晚者为准，其余列为较早的提交。",
  },
  example: { group: "court", counts: "demo/agent-base-2", earlier: ["demo/agent-base"] },
  message: ({ group, counts, earlier }) => ({
    en: `Several experiments compete for one cell (group "${group}"): "${counts}" was submitted last and counts, ${nameList(earlier).en} ${earlier.length === 1 ? "is an earlier submission" : "are earlier submissions"}.`,
    zh: `同一单元格（子基准“${group}”）有多个实验：“${counts}”最后提交，以它为准；${nameList(earlier).zh}列为较早的提交。`,
  }),
  fix: () => ({
    en: "nothing to do if they are one agent submitted again; otherwise tell them apart by identity or by named entries.",
    zh: "若确为同一 Agent 的再次提交，无需改动；否则请用 identity 或具名条目加以区分。",
  }),
});

/** An experiment that counts, with what decides its cell. */
interface Candidate {
  readonly key: string;
  readonly fields: KnownDocument<ExperimentMeta>["fields"];
  readonly testData: readonly string[];
  /** Milliseconds since 1970. */
  readonly submitted: number;
}

/** The experiment if it counts in a leaderboard: published, on published benchmarks, and known well enough to be placed. */
function candidateOf({ key, meta }: ExperimentReading, published: ReadonlySet<string>): readonly Candidate[] {
  const { status, submit_time, test_data } = meta?.fields ?? {};
  if (meta === null || status !== "published" || submit_time === undefined || test_data === undefined) return [];
  if (!test_data.every((id) => published.has(id)) || !hasIdentity(meta)) return [];
  const testData = [...new Set(test_data)].sort(compareCodePoints);
  return [{ key, fields: meta.fields, testData, submitted: Date.parse(submit_time) }];
}

/** Whether all that an identity can be made of could be read; a faulty value would make two agents one. */
function hasIdentity({ fields, marks }: KnownDocument<ExperimentMeta>): boolean {
  return identityFields.every((field) => {
    const key = field === "author.name" ? "author" : field;
    return fields[key] !== undefined || marks[key] === undefined;
  });
}

/** What tells one agent from another; null equals null. */
function identityOf({ fields }: Candidate, identity: readonly (typeof identityFields)[number][]): string {
  return JSON.stringify(
    identity.map((field) => (field === "author.name" ? fields.author?.name : fields[field]) ?? null),
  );
}

function cellsOf(
  reading: Reading,
  id: string,
  { fields }: KnownDocument<LeaderboardDefinition>,
  all: readonly Candidate[],
) {
  const folders = fields.experiments ?? [id];
  const entryOf = new Map<string, number>();
  const unclear = new Set<string>();
  for (const [entry, { experiments }] of (fields.entries?.named ?? []).entries()) {
    for (const keys of experiments.map((name) => experimentsNamed(reading, folders, name))) {
      const [key] = keys;
      // A name that can mean several experiments has its problem already; where they belong is not known.
      if (keys.length > 1) for (const either of keys) unclear.add(either);
      else if (key !== undefined && !entryOf.has(key)) entryOf.set(key, entry);
    }
  }
  const groups = new Map(
    fields.groups?.map(({ id: group, test_data }) => [
      [...new Set(test_data)].sort(compareCodePoints).join("\n"),
      group,
    ]),
  );
  const cells = new Map<string, { entry: number | undefined; group: string; members: Candidate[] }>();
  for (const candidate of all.filter(({ key }) => !unclear.has(key))) {
    const entry = entryOf.get(candidate.key);
    if (entry === undefined && !folders.includes(candidate.key.slice(0, candidate.key.indexOf("/")))) continue;
    const group =
      fields.groups === undefined ? candidate.testData.join(" + ") : groups.get(candidate.testData.join("\n"));
    if (group === undefined) continue;
    const row = entry ?? identityOf(candidate, fields.entries?.identity ?? identityFields);
    const cell = `${group}\n${row}`;
    const found = cells.get(cell) ?? { entry, group, members: [] };
    found.members.push(candidate);
    cells.set(cell, found);
  }
  return cells.values();
}

/** Experiments that compete for one cell of a leaderboard. */
export const leaderboardCells: Check = {
  name: "leaderboard-cells",
  rules: [earlierSubmission],
  run(reading, report) {
    const published = new Set(
      reading.benchmarks.flatMap(({ id, manifest }) => (manifest?.fields.status === "published" ? [id] : [])),
    );
    const all = reading.experiments.flatMap((experiment) => candidateOf(experiment, published));
    for (const { id, definition } of reading.leaderboards) {
      if (definition === null) continue;
      for (const { entry, group, members } of cellsOf(reading, id, definition, all)) {
        const [latest, ...earlier] = members.sort(
          (a, b) => b.submitted - a.submitted || compareCodePoints(b.key, a.key),
        );
        if (latest === undefined || earlier.length === 0) continue;
        const place = placeOf(definition, entry === undefined ? "entries.identity" : `entries.named.${entry}`);
        const values = { group, counts: latest.key, earlier: earlier.map(({ key }) => key) };
        report(problem(earlierSubmission, place, values));
      }
    }
  },
};
