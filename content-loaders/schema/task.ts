/** `packages/<benchmark-id>/<id>/task_config.toml` (RFC-0001). */
import { resource, text, timeLimit } from "./scalars.ts";
import { object, optional, type RecordOf, required } from "./type.ts";

/** What one run of a task may use; an absent key means without limit. */
export const taskBudget = object(
  { en: "a budget", zh: "资源预算" },
  {
    timeout: optional(timeLimit, { en: "Seconds that one run may take.", zh: "单次运行的时限，秒。" }),
    cpus: optional(resource, { en: "CPU cores.", zh: "CPU 核数。" }),
    ram: optional(resource, { en: "Memory in GB.", zh: "内存，GB。" }),
    disk: optional(resource, { en: "Disk space in GB.", zh: "磁盘空间，GB。" }),
    gpus: optional(resource, { en: "GPUs; 0 is CPU only.", zh: "GPU 数；0 表示仅用 CPU。" }),
  },
);

export const taskConfig = object(
  { en: "a task configuration", zh: "题目配置" },
  {
    id: required(text, {
      en: "The task; equals the folder's name. Letters, digits, hyphens, underscores.",
      zh: "题目的唯一标识，与文件夹名一致。只含字母、数字、连字符与下划线。",
    }),
    title: required(text, { en: "Name to show.", zh: "显示名称（英文）。" }),
    title_zh: optional(text, { en: "Name to show in Chinese.", zh: "显示名称（中文）。" }),
    description: required(text, { en: "What is to be done, in short.", zh: "题目目标与概述（英文）。" }),
    description_zh: optional(text, { en: "The same in Chinese.", zh: "题目目标与概述（中文）。" }),
    budget: optional(taskBudget, {
      en: "What one run may use; absent means without limit.",
      zh: "单次运行的资源预算；缺省表示不限。",
    }),
  },
);

export type TaskConfig = RecordOf<typeof taskConfig>;
