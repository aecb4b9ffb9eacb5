/** `plugins/`: what the algorithms say of themselves. */
import type { Plugin } from "../repository.ts";
import { leaveOutEmails } from "../source/addresses.ts";
import type { Files } from "./files.ts";

/** All plugins by id; null where the repository has no such folder. */
export async function readPlugins(files: Files): Promise<readonly Plugin[] | null> {
  if (!files.top.folders.includes("plugins")) return null;
  const { folders } = await files.list("plugins");
  return Promise.all(folders.map((id) => readPlugin(files, id)));
}

async function readPlugin(files: Files, id: string): Promise<Plugin> {
  const folder = `plugins/${id}`;
  const inside = await files.list(folder);
  const text = (name: string) => (inside.files.includes(name) ? files.read(`${folder}/${name}`, leaveOutEmails) : null);
  const [readme, readmeChinese] = await Promise.all([text("README.md"), text("README.zh.md")]);
  return { id, readme, readmeChinese };
}
