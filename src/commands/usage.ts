/** How the commands are called: what `--help` answers, and what wrong usage is told. `new` makes its own from its kinds. */

const language = "  --lang en|zh          the language of what is said; en where not given";

/** By the name of the file of the command. The first line alone follows on wrong usage. */
export const usages = {
  archive: `Usage: [<SETTING>=<value> …] npm run archive -- [--out FILE]
  --out FILE            the file to write, instead of leaderboards.tar.gz
The README lists the settings; SITE_URL and BASE_PATH say what the pages name as their address.`,
  build: `Usage: [<SETTING>=<value> …] npm run build -- [--out DIR] [--since REV]
  --out DIR             the folder to write, instead of dist/
  --since REV           a preview: only the pages of what changed since a git revision
The README lists the settings.`,
  docs: `Usage: npm run docs -- [--check]
  --check               writes nothing; exit 1 where a document is out of date`,
  impact: `Usage: npm run impact -- --since REV [path] [--lang en|zh]
  --since REV           the git revision to compare with
  path                  the benchmark repository, instead of the one of BENCHMARK_REPOSITORY
${language}`,
  serve: `Usage: npm start | npm run preview | npm run dev, with -- [--port N] [--host ADDRESS] [--out DIR]
  --port N              the port to serve on; 4321 where not given, 0 takes a free one
  --host ADDRESS        the address to listen on; localhost where not given
  --out DIR             preview only: the folder of a build, instead of dist/
npm start builds dist/ and serves it, preview serves what is built, dev follows changes.`,
  summarize: `Usage: npm run summarize -- <experiment folder> [--check] [--lang en|zh]
  --check               writes nothing and tells the differences; exit 1 where there are any
${language}`,
  validate: `Usage: npm run validate -- [path] [--since REV] [--format text|json|github] [--lang en|zh]
  path                  a repository, or an item or folder inside one, instead of the one of BENCHMARK_REPOSITORY
  --since REV           only what concerns the items that changed since a git revision
  --format FORMAT       text, json, or github (annotations of a workflow); text where not given
${language}`,
} as const;

/** The line that follows on wrong usage. */
export function shortUsage(command: keyof typeof usages): string {
  return usages[command].split("\n")[0] ?? "";
}

/** Ends the process with the usage on standard output where the arguments ask for it. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
