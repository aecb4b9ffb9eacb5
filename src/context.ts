/** What every page and file says of itself: where the site lives, which data it was made from, by which generator. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gitNow, gitPrefix, isoTime } from "../content-loaders/history/git.ts";
import manifest from "../package.json" with { type: "json" };
import { repositoryUrl } from "./settings.ts";
import { type Licence, licenceFile, statedLicence } from "./views/records/licence.ts";

/** The state of the benchmark repository; commit and time are null where it has no git history. */
export interface RepositoryState {
  readonly url: string | null;
  /** The repository's folder below the root of its git work tree, with a slash at the end; empty where it is the root. */
  readonly prefix: string;
  /** Full commit id of the last commit that touched the repository's files. */
  readonly commit: string | null;
  /** ISO 8601 UTC, to the second. */
  readonly committedAt: string | null;
  /** Whether files differ from that commit. */
  readonly dirty: boolean;
}

export const generator = { name: manifest.name, version: manifest.version } as const;

/** The web address of this site's source, as the package's manifest names it; null where it names none. */
export function siteSource(): string | null {
  const { repository }: { readonly repository?: string | { readonly url?: string } } = manifest as object;
  const address = typeof repository === "string" ? repository : repository?.url;
  const url = address?.replace(/^git\+/, "").replace(/\.git$/, "") ?? "";
  return /^https?:\/\//.test(url) ? url : null;
}

/** The folder of the benchmark repository. */
export function repositoryRoot(): string {
  return resolve(process.env.BENCHMARK_REPOSITORY || "repository");
}

let state: RepositoryState | undefined;

/** Read once for a build. */
export function repositoryState(): RepositoryState {
  state ??= readState(repositoryRoot());
  return state;
}

/** The licence of the benchmark repository as its own file states it; null where it holds none. */
export function repositoryLicence(): Licence | null {
  const root = repositoryRoot();
  const names = existsSync(root)
    ? readdirSync(root)
        .filter((name) => licenceFile.test(name))
        .sort()
    : [];
  const [file] = names.filter((name) => statSync(join(root, name)).isFile());
  return file === undefined ? null : statedLicence(file, readFileSync(join(root, file), "utf8"));
}

function readState(root: string): RepositoryState {
  const url = repositoryUrl();
  const git = (...args: readonly string[]) => gitNow(root, ...args);
  const prefix = gitPrefix(root);
  const [commit, seconds] = git("log", "-1", "--first-parent", "--format=%H %ct", "--", ".")?.trim().split(" ") ?? [];
  if (!commit || !seconds) return { url, prefix, commit: null, committedAt: null, dirty: false };
  const committedAt = isoTime(Number(seconds));
  return { url, prefix, commit, committedAt, dirty: git("status", "--porcelain", "--", ".")?.trim() !== "" };
}
