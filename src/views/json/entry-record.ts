/** What the files say of an entry besides its cells. */
import type { Entry } from "../../leaderboard/board.ts";
import type { VersionFlag } from "../../leaderboard/entries/versions.ts";
import { coded } from "./coded.ts";

/** `rank` null: unranked. `rank_interval` null: unranked, or nothing can be tested. `identity` null: several agents. */
export function entryRecord(entry: Entry) {
  return {
    id: entry.id,
    title: entry.title?.en ?? null,
    title_zh: entry.title?.zh ?? null,
    rank: entry.rank,
    rank_interval: entry.rankInterval,
    identity: entry.identity,
    /** Id of the entry that `baseline` means in the expressions; its own for an entry without an algorithm. */
    baseline: entry.baseline,
    experiments: Object.fromEntries([...entry.experiments].map(([group, { key }]) => [group, key])),
    earlier_submissions: entry.earlier.map(({ group, experiment }) => ({ group, experiment: experiment.key })),
    synthetic: entry.synthetic,
    caveats: entry.caveats.map(caveatRecord),
    versions: entry.versionFlags.map(versionRecord),
  };
}

export function caveatRecord({ text, text_zh }: Entry["caveats"][number]) {
  return { text, text_zh: text_zh ?? null };
}

function versionRecord({ code, experiment, benchmark, version, current }: VersionFlag) {
  const flag = coded(code, ({ reasons }) => reasons.versions[code](benchmark, current, version));
  return { ...flag, experiment, benchmark, version, current_version: current };
}
