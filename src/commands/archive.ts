/**
 * `archive [--out FILE]` makes one file of the whole site, for any file server, below any path: all links in it are relative.
 * The same data give the same bytes. Exit 0 made, 1 failed, 2 wrong usage.
 */
import { spawn } from "node:child_process";
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { constants, createGzip } from "node:zlib";
import { generator, repositoryState, siteAddress } from "../context.ts";
import { routes } from "../routes.ts";
import { checkSettings, messageLocale, SettingError } from "../settings.ts";
import { readmeText } from "./archive/readme.ts";
import { linkMark, makeRelative } from "./archive/relative-site.ts";
import { type ArchivedFile, tar } from "./archive/tar.ts";
import { givenPath, shownPath } from "./arguments.ts";
import { answerHelp, shortUsage, usages } from "./usage.ts";

const project = resolve(import.meta.dirname, "../..");
/** The folder that the archive unpacks into. */
const top = "leaderboards";

answerHelp(usages.archive);
const out = readArguments();
const workshop = mkdtempSync(join(tmpdir(), "leaderboards-archive-"));
process.on("exit", () => rmSync(workshop, { recursive: true, force: true }));

try {
  const site = join(workshop, "site");
  const status = await build(site);
  if (status !== 0) process.exit(status);
  makeRelative(site);
  const partial = `${out}.part-${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  await pack(site, partial);
  renameSync(partial, out);
  console.log(`Archived ${(statSync(out).size / 1e6).toFixed(1)} MB: ${shownPath(out)}`);
} catch (error) {
  rmSync(`${out}.part-${process.pid}`, { force: true });
  console.error(error instanceof Error ? error.message : error);
  console.error("No archive was made.");
  process.exit(1);
}

/** The absolute path of the file to write; ends the process on wrong usage. */
function readArguments(): string {
  try {
    const { values } = parseArgs({ options: { out: { type: "string" } } });
    checkSettings();
    return values.out === undefined ? join(project, `${top}.tar.gz`) : givenPath(values.out);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    console.error(error instanceof SettingError ? error.text[messageLocale()] : message);
    console.error(shortUsage("archive"));
    process.exit(2);
  }
}

/** Builds with marked links, in a process of its own, which ends together with this one. */
async function build(site: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), "--out", site], {
    stdio: "inherit",
    env: { ...process.env, LINK_BASE: linkMark },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** Writes the archive of a site: files in the order of their names, each with the time of the data's commit. */
async function pack(site: string, file: string): Promise<void> {
  const state = repositoryState();
  const readme = readmeText({ generator, address: siteAddress(routes.home("en")), ...state });
  const time = state.committedAt === null ? 0 : Math.floor(Date.parse(state.committedAt) / 1000);
  const names = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(site, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const files: readonly ArchivedFile[] = [
    { path: `${top}/README.txt`, read: () => Buffer.from(readme) },
    ...names.map((name) => ({ path: `${top}/${name}`, read: () => readFileSync(join(site, name)) })),
  ];
  const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION });
  await pipeline(Readable.from(tar(files, time)), gzip, anySystem(), createWriteStream(file));
}

/** The tenth byte of a gzip file names the system that it was made on; 255 is none. */
function anySystem(): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const place = 9 - seen;
      if (place >= 0 && place < chunk.length) chunk[place] = 255;
      seen += chunk.length;
      done(null, chunk);
    },
  });
}
