/** Makes a git repository of many commits: experiments are added one by one, some corrected, renamed, withdrawn, deleted. */
import { execFileSync } from "node:child_process";
import { repositoryFiles } from "./generated-repository.ts";

/** The experiments that the first commit brings. */
const atFirst = 200;

/** Writes a history of so many commits into an empty folder, as fast as git takes it. */
export function writeHistory(root: string, commits: number): void {
  const files = repositoryFiles(atFirst + commits);
  const folders = [...Map.groupBy(files.keys(), (path) => folderOf(path))];
  const experiments = folders.filter(([folder]) => folder.startsWith("experiments/"));
  const added = (folder: string, paths: readonly string[], name = folder): string =>
    paths.map((path) => modified(name + path.slice(folder.length), files.get(path) ?? "")).join("");
  const stream: string[] = [];
  const commit = (changes: string): void => {
    const time = 1_767_225_600 + stream.length * 3600;
    const message = `Change ${stream.length}`;
    stream.push(
      `commit refs/heads/main\ncommitter Bench <bench@example.org> ${time} +0000\n${data(message)}${changes}\n`,
    );
  };
  const first = folders.filter(([folder]) => !folder.startsWith("experiments/"));
  commit([...first, ...experiments.slice(0, atFirst)].map(([folder, paths]) => added(folder, paths)).join(""));
  for (let at = 1; at < commits; at++) {
    const [folder = "", paths = []] = experiments[atFirst + at - 1] ?? [];
    const [earlier = ""] = experiments[at] ?? [];
    const summary = `${earlier}/test/summary.yaml`;
    const meta = `${earlier}/meta_info.yaml`;
    if (at % 50 === 0) commit(`D ${earlier}\n`);
    else if (at % 50 === 10) commit(`R ${earlier} ${earlier}-renamed\n`);
    else if (at % 50 === 20) {
      const withdrawn = 'status: "withdrawn"\nwithdrawn_reason: "Generated."';
      commit(modified(meta, (files.get(meta) ?? "").replace('status: "published"', withdrawn)));
    } else if (at % 5 === 0) {
      commit(modified(summary, (files.get(summary) ?? "").replace("cost: 0.5", `cost: 0.5${at}`)));
    } else commit(added(folder, paths));
  }
  execFileSync("git", ["-C", root, "init", "--quiet", "--initial-branch=main"]);
  execFileSync("git", ["-C", root, "fast-import", "--quiet"], { input: stream.join("") });
}

function folderOf(path: string): string {
  const parts = path.split("/");
  return parts.slice(0, parts[0] === "experiments" ? 3 : 2).join("/");
}

function modified(path: string, text: string): string {
  return `M 100644 inline ${path}\n${data(text)}`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
