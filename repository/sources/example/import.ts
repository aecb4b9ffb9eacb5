/** The synthetic example: no published data has train or validation scores yet, so these are drawn from a seed. */
import { addBenchmark, addExperiment, type Files } from "../layout.ts";
import { addExampleLeaderboard } from "./leaderboard.ts";
import { drawPhases, type PhasePlan, TASKS_PER_SPLIT, taskId } from "./phases.ts";
import { ALGORITHMS, type Algorithm, SUB_BENCHMARKS, type SubBenchmark, TEST_TEXT, validationText } from "./story.ts";

const FOLDER = "example-rsi";
const AUTHOR = { name: "Synthetic example" };
const BENCHMARKS_UPDATED = "2026-11-01T00:00:00Z";
const SUBMITTED = "2026-11-20T12:00:00Z";
const FIRST_START = Date.UTC(2026, 10, 9, 8);
const DAY = 86_400_000;

const SPLITS = [
  { id: "train", en: "train", zh: "训练" },
  { id: "val", en: "validation", zh: "验证" },
  { id: "test", en: "test", zh: "测试" },
] as const;

/** Adds the example's six benchmarks, six experiments and its leaderboard. */
export function addExample(files: Files): void {
  SUB_BENCHMARKS.forEach((sub, subIndex) => {
    for (const split of SPLITS) addSplit(files, sub, split);
    [undefined, ...ALGORITHMS].forEach((algorithm, index) => {
      addExampleExperiment(files, sub, algorithm, FIRST_START + (3 * subIndex + index) * DAY);
    });
  });
  addExampleLeaderboard(files, { folder: FOLDER, author: AUTHOR, last_update: SUBMITTED });
}

function addSplit(files: Files, sub: SubBenchmark, split: (typeof SPLITS)[number]): void {
  addBenchmark(files, {
    id: `example-${sub.id}-${split.id}`,
    title: {
      en: `Synthetic example: ${sub.title.en} (${split.en})`,
      zh: `合成示例：${sub.title.zh}（${split.zh}）`,
    },
    description: {
      en: `Five invented ${split.en} tasks about ${sub.title.en}; they were never run, and every score on them is synthetic.`,
      zh: `五道虚构的${sub.title.zh}${split.zh}题目，从未真正运行，所有得分都是合成的。`,
    },
    version: "1.0.0",
    last_update: BENCHMARKS_UPDATED,
    synthetic: true,
    author: AUTHOR,
    caveats: [],
    tasks: Array.from({ length: TASKS_PER_SPLIT }, (_, index) => ({
      id: taskId(index + 1),
      title: {
        en: `Synthetic ${sub.title.en}, ${split.en} task ${index + 1}`,
        zh: `合成${sub.title.zh}，${split.zh}题 ${index + 1}`,
      },
      description: {
        en: "A placeholder of the synthetic example, worth twenty rubric points.",
        zh: "合成示例中的占位题目，共二十个评分点。",
      },
      budget: { timeout: 900, cpus: 2, ram: 4, gpus: 0 },
      statement: "There is nothing to solve here: the task belongs to the synthetic example.",
    })),
    comments: ["source: synthetic, sources/example"],
  });
}

function addExampleExperiment(files: Files, sub: SubBenchmark, algorithm: Algorithm | undefined, start: number): void {
  const data = (split: string) => [`example-${sub.id}-${split}`];
  const id = `${sub.id}-${algorithm === undefined ? "baseline" : algorithm.id.replace("example-", "")}`;
  addExperiment(files, {
    folder: FOLDER,
    id,
    meta: {
      synthetic: true,
      submit_time: SUBMITTED,
      harness_name: "ExampleHarness",
      harness_version: "1.0.0",
      model_name: "example-model-1",
      model_provider: "example",
      thinking_level: "high",
      algorithm: algorithm?.id,
      training_data: algorithm === undefined ? undefined : data("train"),
      validation_data: algorithm === undefined ? undefined : data("val"),
      test_data: data("test"),
      author: AUTHOR,
    },
    phases: drawPhases(`${FOLDER}/${id}`, phasePlans(sub, algorithm), start),
    comments: ["source: synthetic, sources/example"],
  });
}

/** test alone without an algorithm, else train-1, val-1, …, train-4, val-4, test. */
function phasePlans(sub: SubBenchmark, algorithm: Algorithm | undefined): readonly PhasePlan[] {
  const benchmark = (split: string) => `example-${sub.id}-${split}`;
  const test = { name: "test", benchmark: benchmark("test") };
  if (algorithm === undefined) return [{ ...test, level: sub.baseline, effort: 1, text: TEST_TEXT.baseline }];
  const course = algorithm.courses[sub.id];
  const rounds = course.changes.flatMap((text, index): readonly PhasePlan[] => {
    const round = index + 1;
    const train = course.train[index];
    const val = course.val[index];
    if (train === undefined || val === undefined) throw new Error(`Round ${round} of ${algorithm.id} has no score`);
    return [
      {
        name: `train-${round}`,
        benchmark: benchmark("train"),
        level: train,
        effort: algorithm.trainEffort(round),
        text,
      },
      {
        name: `val-${round}`,
        benchmark: benchmark("val"),
        level: val,
        effort: algorithm.solveEffort(round),
        text: validationText(round),
      },
    ];
  });
  const effort = algorithm.solveEffort(course.changes.length);
  return [...rounds, { ...test, level: course.test, effort, text: TEST_TEXT.evolved }];
}
