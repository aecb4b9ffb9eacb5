import { type Check, type ExperimentReading, placeOfPath } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { maximumNumber } from "../reading/experiments.ts";

const noTest = defineRule<{ experiment: string }>({
  code: "E-NO-TEST",
  severity: "error",
  about: { en: "Every experiment has a test phase.", zh: "每个实验都必须有 test 阶段。" },
  example: { experiment: "agent-base" },
  message: ({ experiment }) => ({
    en: `Experiment "${experiment}" has no "test" phase.`,
    zh: `实验“${experiment}”没有“test”阶段。`,
  }),
  fix: () => ({
    en: "add the folder test/ with summary.yaml and attempt-1.yaml, attempt-2.yaml, …",
    zh: "添加 test/ 文件夹，内含 summary.yaml 与 attempt-1.yaml、attempt-2.yaml 等文件。",
  }),
});

const phaseName = defineRule<{ name: string; wanted: string; taken: boolean }>({
  code: "E-PHASE-NAME",
  severity: "error",
  about: {
    en: "Phases are called test, train-<n> and val-<n>, with n from 1 to 999999 and no leading zero.",
    zh: "阶段名只能是 test、train-<n> 或 val-<n>，n 从 1 到 999999，且没有前导零。",
  },
  example: { name: "train", wanted: "train-1", taken: false },
  message: ({ name }) => ({
    en: `"${name}" is not the name of a phase: test never has a number, train and val always have one, from 1 to ${maximumNumber} and without leading zeros.`,
    zh: `“${name}”不是合法的阶段名：test 后面不能跟数字，train 和 val 后面必须跟数字，从 1 到 ${maximumNumber}，且没有前导零。`,
  }),
  fix: ({ wanted, taken }) =>
    taken
      ? {
          en: `move its attempts into ${wanted}/, or remove the folder.`,
          zh: `把其中的 attempt 文件移入 ${wanted}/，或删除该文件夹。`,
        }
      : { en: `rename the folder to ${wanted}.`, zh: `把文件夹改名为 ${wanted}。` },
});

const otherFolder = defineRule<{ name: string }>({
  code: "W-FOLDER",
  severity: "warning",
  about: {
    en: "An experiment holds phases and traces/ and no other folders.",
    zh: "实验文件夹下只放各阶段与 traces/。",
  },
  example: { name: "logs" },
  message: ({ name }) => ({
    en: `"${name}" is neither a phase nor "traces"; nothing in it is read.`,
    zh: `“${name}”既不是阶段也不是“traces”，其中的内容不会被读取。`,
  }),
  fix: () => ({ en: "move the folder out of the experiment.", zh: "把该文件夹移出实验文件夹。" }),
});

const roundGap = defineRule<{ name: string; missing: string }>({
  code: "W-ROUND-GAP",
  severity: "warning",
  about: { en: "Rounds are numbered from 1 without gaps.", zh: "轮次从 1 开始连续编号。" },
  example: { name: "train-3", missing: "train-2" },
  message: ({ name, missing }) => ({
    en: `"${name}" is there, but "${missing}" is not.`,
    zh: `有“${name}”，但没有“${missing}”。`,
  }),
  fix: ({ missing }) => ({
    en: `add ${missing}/, or number the rounds without gaps.`,
    zh: `添加 ${missing}/，或将轮次连续编号。`,
  }),
});

const likePhase = /^(train|val|test)(?:ing|idation)?[-_ .]?(\d*)$/i;

/** What a folder that looks like a phase should be called: its own round, or the first that is free. */
function wantedName(name: string, taken: ReadonlySet<string>): string | null {
  const match = likePhase.exec(name);
  if (match === null) return null;
  const kind = (match[1] ?? "").toLowerCase();
  if (kind === "test") return "test";
  let round = Math.max(1, Number(match[2]));
  if (round > maximumNumber) round = 1;
  while (taken.has(`${kind}-${round}`)) round += 1;
  return `${kind}-${round}`;
}

function checkFolders(experiment: ExperimentReading, report: Parameters<Check["run"]>[1]): void {
  const phases = new Set(experiment.phases.map(({ name }) => name));
  let testMeant = phases.has("test");
  for (const name of experiment.folderNames) {
    if (phases.has(name) || name === "traces") continue;
    const wanted = wantedName(name, phases);
    const place = placeOfPath(`${experiment.path}/${name}`);
    if (wanted === null) report(problem(otherFolder, place, { name }));
    else report(problem(phaseName, place, { name, wanted, taken: phases.has(wanted) }));
    testMeant ||= wanted === "test";
  }
  if (!testMeant) report(problem(noTest, placeOfPath(experiment.path), { experiment: experiment.id }));
}

/** Folders of an experiment: the test phase is there, phases have a phase's name, rounds have no gap. */
export const phases: Check = {
  name: "phases",
  rules: [noTest, phaseName, otherFolder, roundGap],
  run(reading, report) {
    for (const experiment of reading.experiments) {
      checkFolders(experiment, report);
      const expected = { train: 1, val: 1 };
      for (const { kind, round, name, path } of experiment.phases) {
        if (kind === "test" || round === null) continue;
        if (round > expected[kind]) {
          report(problem(roundGap, placeOfPath(path), { name, missing: `${kind}-${expected[kind]}` }));
        }
        expected[kind] = round + 1;
      }
    }
  },
};
