/** A step that is one command: it passes or fails as a whole. */
import { spawn } from "node:child_process";
import { failure, type Outcome } from "./step.ts";

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly status: number | null;
  /** What it wrote to either stream, in order. */
  readonly output: string;
}

/** Runs a script with this Node and waits for its end; never throws for a command that fails. */
export function runScript(
  given: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(process.execPath, given, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => done({ status: null, output: String(error) }));
    child.on("close", (status) => done({ status, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

/** Counts one: passed when the command ended with 0. Its output is shown when it did not. */
export async function runCommand(given: readonly string[]): Promise<Outcome> {
  const { status, output } = await runScript(given);
  if (status === 0) return { passed: 1, failed: 0 };
  return failure(`${output}\n(exit ${status})`);
}
