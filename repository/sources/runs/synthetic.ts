/** The synthetic runs: the reports of the story, drawn from a seed, and what their manifests say. */
import { caveats, type Files, type Text } from "../layout.ts";
import { yaml } from "../writing.ts";
import { cevalReport } from "./evalscope.ts";
import { json } from "./json.ts";
import { lmEvalReport } from "./lm-eval.ts";
import { lmEvalReport040 } from "./lm-eval-0-4-0.ts";
import { type Levels, PLANS, type Plan } from "./story.ts";
import { drawTallies } from "./tallies.ts";
import { TASKS } from "./tasks.ts";

const AUTHOR = { name: "Synthetic example" };
const DAY = 86_400_000;

const MADE_UP: Text = {
  en: "Every number here is synthetic, drawn from a seed; no model was trained or evaluated.",
  zh: "这里的每个数字都是由种子生成的合成数据，没有训练或评测过任何模型。",
};

/** Adds the runs of the example. */
export function addSyntheticRuns(files: Files): void {
  for (const plan of PLANS) addRun(files, plan);
}

function addRun(files: Files, plan: Plan): void {
  const folder = `runs/${plan.id}`;
  const manifest = {
    model: plan.model,
    provider: "example",
    base: plan.base,
    algorithm: plan.algorithm,
    finished_at: plan.finished_at,
    author: AUTHOR,
    status: "published",
    synthetic: true,
    caveats: caveats([MADE_UP, ...plan.caveats]),
    results: results(plan),
  };
  files.set(`${folder}/run.yaml`, yaml(manifest, ["source: synthetic, sources/runs"]));
  for (const [pack, scores] of Object.entries({ ...plan.platform, ...plan.external })) {
    files.set(`${folder}/${pack}/scores.json`, `${json(scores, 2)}\n`);
  }
  addReports(files, plan, plan.levels, Date.parse(plan.finished_at));
  if (plan.superseded !== undefined) {
    addReports(files, plan, plan.superseded, Date.parse(plan.finished_at) - 3 * DAY);
  }
}

/** What the scores cannot say of themselves. */
function results({ platform, external }: Plan) {
  const entries = [
    ...Object.keys(platform).map((pack) => [pack, { source: "platform" }] as const),
    ...Object.keys(external).map((pack) => [pack, { source: "external", note: RIG.en, note_zh: RIG.zh }] as const),
  ];
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const RIG: Text = {
  en: "Scored, as it were, on a rig with licensed simulators.",
  zh: "设想在配有商业仿真器的机器上评分。",
};

const isTask = (pack: string): pack is keyof typeof TASKS => pack in TASKS;
const SHOTS = { gsm8k: 5, math: 4, humaneval: 0, mmlu: 5, ifeval: 0 };

function addReports(files: Files, plan: Plan, levels: Levels, finished: number): void {
  // One call of a harness after the other, the last ending when the run is finished.
  const packs = Object.entries(levels);
  packs.forEach(([pack, expected], at) => {
    const folder = `runs/${plan.id}/${pack}`;
    const seed = `${plan.id}/${pack}/${new Date(finished).toISOString()}`;
    const level = expected.mean_acc;
    if (level !== undefined) {
      const { path, text } = cevalReport(seed, plan.model, level);
      files.set(`${folder}/${path}`, text);
      return;
    }
    if (!isTask(pack)) throw new Error(`No tasks of ${pack}`);
    const limit = plan.limit?.[pack] ?? null;
    const suite = TASKS[pack];
    const call = {
      model: `example/${plan.model}`,
      suite,
      tallies: drawTallies(seed, suite, expected, limit),
      shots: plan.shots?.[pack] ?? SHOTS[pack],
      limit,
      startedAt: finished - (packs.length - at) * 3_600_000 + 1_234,
      seconds: 3_000 + 60.25 * at,
    };
    const { path, text } = plan.old?.includes(pack) === true ? lmEvalReport040(call) : lmEvalReport(call);
    files.set(`${folder}/${path}`, text);
  });
}
