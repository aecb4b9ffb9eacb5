/** What can be wrong with folders and files, before their content is looked at. */
import { defineRule, type Problem, type Rule, type Text } from "../problem.ts";
import { priceColumns } from "../schema/prices.ts";
import { suggestedId } from "../schema/scalar-rules.ts";
import type { LinkFault } from "./links.ts";

export const noRepository = defineRule<{ readonly root: string; readonly reason: "missing" | "no-folder" }>({
  code: "E-REPOSITORY",
  severity: "error",
  about: { en: "The benchmark repository is a folder.", zh: "基准仓库须为一个文件夹。" },
  example: { root: "benchmarks", reason: "missing" },
  message: ({ root, reason }) =>
    reason === "missing"
      ? { en: `There is no folder "${root}".`, zh: `文件夹“${root}”不存在。` }
      : { en: `"${root}" is not a folder.`, zh: `“${root}”不是文件夹。` },
  fix: () => ({
    en: "name the folder that holds packages/, experiments/ and leaderboards/, or packs/ and runs/.",
    zh: "指定含有 packages/、experiments/ 与 leaderboards/（或 packs/ 与 runs/）的文件夹。",
  }),
});

export const emptyRepository = defineRule<{ readonly root: string }>({
  code: "E-REPOSITORY-EMPTY",
  severity: "error",
  about: {
    en: "A benchmark repository has packages/, experiments/, leaderboards/, packs/ or runs/ in it.",
    zh: "基准仓库中须有 packages/、experiments/、leaderboards/、packs/ 或 runs/。",
  },
  example: { root: "benchmarks" },
  message: ({ root }) => ({
    en: `"${root}" holds none of packages/, experiments/, leaderboards/, packs/ and runs/.`,
    zh: `“${root}”中没有 packages/、experiments/、leaderboards/、packs/ 或 runs/。`,
  }),
  fix: () => ({
    en: "name the folder that holds them, or add the first benchmark.",
    zh: "指定含有它们的文件夹，或添加第一个基准。",
  }),
});

/** Whether a problem says that nothing could be read at all, so that there is nothing to leave out and go on with. */
export function isWithoutRepository({ code }: Problem): boolean {
  return code === noRepository.code || code === emptyRepository.code;
}

export const missingFile = defineRule<{ readonly name: string; readonly folder: string; readonly isFolder: boolean }>({
  code: "E-FILE-MISSING",
  severity: "error",
  about: {
    en: "Benchmarks, tasks, experiments, phases, packs and runs have their manifest, metadata, summary or declaration.",
    zh: "基准、题目、实验、阶段、评测包与运行各有其配置、元信息、汇总或声明文件。",
  },
  example: { name: "summary.yaml", folder: "experiments/demo/agent-base/test", isFolder: false },
  message: ({ name, isFolder }) =>
    isFolder
      ? { en: `${name} is a folder here, not a file.`, zh: `此处的 ${name} 是文件夹，而不是文件。` }
      : { en: `There is no ${name} in this folder.`, zh: `此文件夹中没有 ${name}。` },
  fix: ({ name, folder }) => ({
    en: `add ${folder}/${name}, or move the folder elsewhere.`,
    zh: `添加 ${folder}/${name}，或把该文件夹移到别处。`,
  }),
});

export const ymlFile = defineRule<{ readonly name: string; readonly wanted: string }>({
  code: "E-YML",
  severity: "error",
  about: { en: "YAML files end in .yaml, in small letters.", zh: "YAML 文件的扩展名为小写的 .yaml。" },
  example: { name: "summary.yml", wanted: "summary.yaml" },
  message: ({ name }) => {
    const ending = name.slice(name.lastIndexOf("."));
    return {
      en: `"${name}" ends in ${ending} and is not read.`,
      zh: `“${name}”的扩展名为 ${ending}，不会被读取。`,
    };
  },
  fix: ({ wanted }) => ({ en: `rename it to ${wanted}.`, zh: `改名为 ${wanted}。` }),
});

export const definitionFolder = defineRule<{ readonly name: string }>({
  code: "E-DEFINITION-FOLDER",
  severity: "error",
  about: { en: "A leaderboard's definition is a file, no folder.", zh: "榜单定义是文件，而不是文件夹。" },
  example: { name: "demo.yaml" },
  message: ({ name }) => ({
    en: `"${name}" is a folder and is not read.`,
    zh: `“${name}”是文件夹，不会被读取。`,
  }),
  fix: ({ name }) => ({
    en: `move the definition in it to the file leaderboards/${name.replace(/\.ya?ml$/i, ".yaml")}.`,
    zh: `把其中的定义移到文件 leaderboards/${name.replace(/\.ya?ml$/i, ".yaml")}。`,
  }),
});

export const misplacedExperiment = defineRule<{ readonly name: string; readonly folder: string }>({
  code: "E-EXPERIMENT-LEVEL",
  severity: "error",
  about: {
    en: "Experiments lie two levels down: experiments/<leaderboard-id>/<experiment-id>/.",
    zh: "实验位于第二层：experiments/<leaderboard-id>/<experiment-id>/。",
  },
  example: { name: "meta_info.yaml", folder: "agent-base" },
  message: ({ name, folder }) => ({
    en: `${name} stands one level too high: "${folder}" is the folder of a leaderboard, not of an experiment.`,
    zh: `${name} 高了一层：“${folder}”是榜单的文件夹，不是实验的文件夹。`,
  }),
  fix: ({ folder }) => ({
    en: `move the experiment to experiments/<leaderboard-id>/${folder}/.`,
    zh: `把该实验移到 experiments/<leaderboard-id>/${folder}/。`,
  }),
});

export const unreadableFile = defineRule<{ readonly reason: string }>({
  code: "E-FILE-UNREADABLE",
  severity: "error",
  about: { en: "Every file can be opened and read.", zh: "文件须能打开并读取。" },
  example: { reason: "EACCES" },
  message: ({ reason }) => ({ en: `It cannot be read (${reason}).`, zh: `无法读取（${reason}）。` }),
  fix: () => ({ en: "check its kind and its permissions.", zh: "检查其类型与权限。" }),
});

const linkMessages: Readonly<Record<LinkFault, Text>> = {
  broken: { en: "This symbolic link leads nowhere.", zh: "此符号链接没有有效目标。" },
  outside: { en: "This symbolic link leaves the repository.", zh: "此符号链接指向仓库之外。" },
  "other-item": {
    en: "This symbolic link leaves its own benchmark, experiment, pack, run or file.",
    zh: "此符号链接指向所属基准、实验、评测包、运行或文件之外。",
  },
  hidden: {
    en: "This symbolic link leads to a rubric or to something hidden, which is never published.",
    zh: "此符号链接指向评分细则或隐藏文件，这些内容不得公开。",
  },
};

export const badLink = defineRule<{ readonly fault: LinkFault }>({
  code: "E-SYMLINK",
  severity: "error",
  about: {
    en: "A symbolic link stays inside its own benchmark, experiment, pack or run and outside of rubric/ and hidden folders.",
    zh: "符号链接不得离开所属的基准、实验、评测包或运行，也不得指向 rubric/ 或隐藏文件夹。",
  },
  example: { fault: "outside" },
  message: ({ fault }) => linkMessages[fault],
  fix: () => ({ en: "replace it by the file or folder itself.", zh: "换成文件或文件夹本身。" }),
});

export const folderName = defineRule<{ readonly name: string; readonly underscores: boolean }>({
  code: "E-FOLDER-NAME",
  severity: "error",
  about: {
    en: "Folder names are ids: ASCII letters, digits, hyphens; those of tasks may have underscores too.",
    zh: "文件夹名即 ID：ASCII 字母、数字与连字符；题目文件夹名还可含下划线。",
  },
  example: { name: "agent_base", underscores: false },
  message: ({ name }) => ({
    en: `"${name}" has characters that an id cannot have.`,
    zh: `“${name}”含有 ID 不允许的字符。`,
  }),
  fix: ({ name, underscores }) => {
    const suggestion = suggestedId(name, underscores);
    return suggestion === null
      ? { en: "use letters, digits and hyphens.", zh: "只用字母、数字与连字符。" }
      : { en: `rename it to "${suggestion}".`, zh: `改名为“${suggestion}”。` };
  },
});

/** The nearest form that a pack's folder may have: the first part as its owner, everything else as its name. */
function suggestedPackFolder(name: string): string | null {
  const [owner, ...rest] = name.split(".").flatMap((part) => suggestedId(part, true) ?? []);
  if (owner === undefined) return null;
  return rest.length === 0 ? owner : `${owner}.${rest.join("-")}`;
}

export const packFolder = defineRule<{ readonly name: string }>({
  code: "E-PACK-FOLDER",
  severity: "error",
  about: {
    en: "The folder of a pack is <name> or <owner>.<name>, each of ASCII letters, digits, hyphens and underscores.",
    zh: "评测包的文件夹名为 <名称> 或 <所有者>.<名称>，两部分均只含 ASCII 字母、数字、连字符与下划线。",
  },
  example: { name: "acme.my bench" },
  message: ({ name }) => ({
    en: `"${name}" is neither a name nor an owner and a name with one dot between them.`,
    zh: `“${name}”既不是名称，也不是以一个点相连的所有者与名称。`,
  }),
  fix: ({ name }) => {
    const suggestion = suggestedPackFolder(name);
    return suggestion === null
      ? { en: "use letters, digits, hyphens and underscores.", zh: "只用字母、数字、连字符与下划线。" }
      : { en: `rename it to "${suggestion}".`, zh: `改名为“${suggestion}”。` };
  },
});

export const reservedName = defineRule<{ readonly name: string }>({
  code: "E-NAME-RESERVED",
  severity: "error",
  about: {
    en: "No name is one that Windows keeps for devices, such as aux, con, nul, com1.",
    zh: "不使用 Windows 保留给设备的名称，如 aux、con、nul、com1。",
  },
  example: { name: "aux" },
  message: ({ name }) => ({
    en: `"${name}" is a device name that some machines cannot store.`,
    zh: `“${name}”是设备名，部分系统无法存储。`,
  }),
  fix: ({ name }) => {
    // Windows looks at what stands in front of the first dot.
    const other = name.replace(/^[^.]+/, "$&-1");
    return { en: `rename it, to "${other}" for instance.`, zh: `改名，例如“${other}”。` };
  },
});

export const idNotFolder = defineRule<{ readonly id: string; readonly name: string; readonly key: string }>({
  code: "E-ID-FOLDER",
  severity: "error",
  about: {
    en: "The id in a file equals the name of its folder, or of the file.",
    zh: "文件中的 ID 与文件夹名（或文件名）一致。",
  },
  example: { id: "agent-1", name: "agent-base", key: "experiment_id" },
  message: ({ id, name }) => ({
    en: `The id is "${id}", but it stands in "${name}".`,
    zh: `ID 为“${id}”，但所在位置名为“${name}”。`,
  }),
  fix: ({ key, name }) => ({ en: `set ${key} to "${name}", or rename.`, zh: `把 ${key} 改为“${name}”，或改名。` }),
});

export const priceHeader = defineRule<{ readonly found: string; readonly wanted: string }>({
  code: "E-PRICE-HEADER",
  severity: "error",
  about: { en: "Price lists have one fixed header.", zh: "价目表的表头是固定的。" },
  example: { found: "model,price", wanted: Object.keys(priceColumns).join() },
  message: ({ found }) => ({ en: `The header is "${found}".`, zh: `表头为“${found}”。` }),
  fix: ({ wanted }) => ({ en: `write ${wanted}.`, zh: `写成 ${wanted}。` }),
});

export const priceRow = defineRule<{ readonly column: string; readonly found: string }>({
  code: "E-PRICE",
  severity: "error",
  about: {
    en: "Each line of a price list names a model and has three prices from 0 in USD per million tokens.",
    zh: "价目表的每一行写明模型与三个不小于 0 的价格，单位为美元每百万 Token。",
  },
  example: { column: "input_usd_per_mtok", found: "$0.435" },
  message: ({ column, found }) => ({
    en: `"${found}" is no valid ${column}.`,
    zh: `“${found}”不是合法的 ${column}。`,
  }),
  fix: ({ column }) =>
    column === "model"
      ? { en: "name the model.", zh: "写明模型名称。" }
      : { en: "write a number from 0, such as 0.435.", zh: "写成不小于 0 的数字，例如 0.435。" },
});

/** All rules of this file, for the reference page. */
export const readingRules: readonly Rule<never>[] = [
  noRepository,
  emptyRepository,
  missingFile,
  ymlFile,
  definitionFolder,
  misplacedExperiment,
  unreadableFile,
  badLink,
  folderName,
  packFolder,
  reservedName,
  idNotFolder,
  priceHeader,
  priceRow,
];
