/**
 * `npm run bench`: how long the parts of a build take, and how much memory. `--experiments N` and
 * `--runs N` set the sizes of the generated repositories. Nothing is asserted here: times depend on the machine.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { type Measure, measure } from "./measures.ts";

if (process.argv.slice(2).includes("--help")) {
  console.log(
    "Usage: npm run bench -- [--experiments N] [--runs N]\n  --experiments N       how many the generated repository holds; 200 where not given\n  --runs N              how many the generated matrix of runs holds; 200 where not given",
  );
  process.exit(0);
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { experiments: { type: "string", default: "200" }, runs: { type: "string", default: "200" } },
});

const [only] = positionals;
if (only === undefined) {
  const names = [
    ...[200, 1000].flatMap((entries) => [`rank:${entries}:continuous`, `rank:${entries}:pass-fail`]),
    "bundled",
    `read:${values.experiments}`,
    `runs:${values.runs}`,
    "history:1000",
  ];
  console.log(row("seconds", "peak MB", "what"));
  for (const name of names) report(name);
} else {
  const measures = await measure(only);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ measures, peakMb }));
}

function report(name: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, name], { encoding: "utf8" });
  if (status !== 0) {
    console.error(`${name}: ${stderr}`);
    process.exitCode = 1;
    return;
  }
  const { measures, peakMb } = JSON.parse(stdout) as { readonly measures: readonly Measure[]; readonly peakMb: number };
  measures.forEach(({ what, seconds }, i) => {
    console.log(row(seconds.toFixed(2), i === 0 ? peakMb.toFixed(0) : "", what));
  });
}

function row(seconds: string, peak: string, what: string): string {
  return `${seconds.padStart(8)}  ${peak.padStart(7)}  ${what}`;
}
