/** The definition of the leaderboard over the five built-in benchmarks. */
import { COST, DURATION, IDENTITY, SCORE, TOKENS } from "../columns.ts";
import { addLeaderboard, caveats, type Files, PRISM_SHADOW, titled } from "../layout.ts";
import { LEADERBOARD_CAVEATS } from "./caveats.ts";
import { SECTIONS } from "./titles.ts";

/** Where the experiments lie, when the results were generated, and which benchmarks are the groups. */
export interface PenguinLeaderboard {
  readonly folder: string;
  readonly last_update: string;
  readonly references: readonly string[];
  readonly benchmarks: readonly string[];
}

/** Adds the definition; its id is that of the folder. */
export function addPenguinLeaderboard(files: Files, leaderboard: PenguinLeaderboard): void {
  addLeaderboard(files, {
    leaderboard_id: leaderboard.folder,
    status: "published",
    caveats: caveats(LEADERBOARD_CAVEATS),
    ...titled(
      { en: "PenguinHarness 0.2.13, Sec A–E", zh: "PenguinHarness 0.2.13，Sec A–E" },
      {
        en: "PenguinHarness 0.2.13 with deepseek-flash on its five built-in benchmarks of ten tasks each, three attempts; the score is the mean over the five.",
        zh: "PenguinHarness 0.2.13 搭配 deepseek-flash 在五个内置基准上的结果：每个基准十道题目、三次试验，得分为五个基准的平均。",
      },
    ),
    last_update: leaderboard.last_update,
    author: PRISM_SHADOW,
    references: leaderboard.references,
    experiments: [leaderboard.folder],
    groups: leaderboard.benchmarks.map(group),
    entries: { identity: IDENTITY },
    display: { model_name: { "deepseek-flash": "DeepSeek Flash" } },
    columns: [SCORE, COST, TOKENS, DURATION],
  });
}

function group(benchmark: string) {
  const letter = benchmark.slice(-1);
  const name = SECTIONS[letter];
  if (name === undefined) throw new Error(`No title for ${benchmark}`);
  const section = `Sec ${letter.toUpperCase()}`;
  return {
    id: `sec-${letter}`,
    title: `${section}: ${name.en}`,
    title_zh: `${section}：${name.zh}`,
    test_data: [benchmark],
  };
}
