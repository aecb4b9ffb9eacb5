/** What an archive says of itself, in both languages of the site. */

export interface ArchiveState {
  readonly generator: { readonly name: string; readonly version: string };
  /** Where the site lives. */
  readonly address: string;
  readonly commit: string | null;
  /** ISO 8601 UTC. */
  readonly committedAt: string | null;
  readonly dirty: boolean;
}

/** A plain text for the top of the archive. */
export function readmeText({ generator, address, commit, committedAt, dirty }: ArchiveState): string {
  const state = (none: string, dated: (commit: string, date: string) => string, changed: string) =>
    commit === null ? none : dated(commit, committedAt ?? "") + (dirty ? changed : "");
  return `PenguinHarness Leaderboards

The whole website ${address} as files, in English and Chinese. It needs no
program and no internet: any web server that serves this folder will do, below
any path. On your own machine, for instance, in this folder:

  python3 -m http.server 8000

and then open http://localhost:8000/. Opened as files, without a server, the
pages can be read, but browsers load no scripts for them, and links lead to
folders. 404.html is for servers that can be told of it, at the top of a site.

Data at commit: ${state("under no version control", (id, date) => `${id} (${date})`, ", with uncommitted changes")}
Made by: ${generator.name} ${generator.version}
The data for programs: api/v1/index.json

PenguinHarness 榜单

网站 ${address} 的全部文件，含中英文两种语言。无需任何程序，也无需联网：
用任意 Web 服务器提供本文件夹即可，放在任何路径下都能工作。
例如在本机上，在本文件夹中运行：

  python3 -m http.server 8000

然后打开 http://localhost:8000/zh/。不经服务器直接打开文件时，页面可以阅读，
但浏览器不会加载脚本，链接也只会指向文件夹。404.html 供可以指定错误页的服务器在网站根路径下使用。

数据的提交：${state("没有版本控制", (id, date) => `${id}（${date}）`, "，另有未提交的改动")}
生成程序：${generator.name} ${generator.version}
供程序读取的数据：api/v1/index.json
`;
}
