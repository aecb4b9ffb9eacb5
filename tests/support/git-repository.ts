/** Git repositories for tests, made in a temporary folder by git itself, with times that are always the same. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A repository of its own, without what the machine's settings would change. */
export class GitRepository {
  /** The top of the work tree. */
  readonly top = mkdtempSync(join(tmpdir(), "git-"));
  /** Each commit is made an hour after the one before. */
  private time = Date.UTC(2026, 0, 1) / 1000;

  constructor(branch = "main") {
    this.git("init", "--quiet", `--initial-branch=${branch}`);
  }

  /** What git prints. */
  git(...args: readonly string[]): string {
    const date = `${this.time} +0800`;
    return execFileSync("git", ["-C", this.top, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_SYSTEM: "/dev/null",
        GIT_AUTHOR_NAME: "Test",
        GIT_AUTHOR_EMAIL: "test@example.org",
        GIT_COMMITTER_NAME: "Test",
        GIT_COMMITTER_EMAIL: "test@example.org",
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      },
    });
  }

  /** Commits all that lies there; the full id of the commit. */
  commit(message: string): string {
    this.time += 3600;
    this.git("add", "--all", "--force", ".");
    this.git("commit", "--quiet", "--allow-empty", "-m", message);
    return this.head();
  }

  /** Merges a branch in a commit of its own; the full id of that. */
  merge(branch: string): string {
    this.time += 3600;
    this.git("merge", "--quiet", "--no-ff", "-m", `Merge ${branch}`, branch);
    return this.head();
  }

  /** The full id of the present commit. */
  head(): string {
    return this.git("rev-parse", "HEAD").trim();
  }

  remove(): void {
    rmSync(this.top, { recursive: true, force: true });
  }
}
