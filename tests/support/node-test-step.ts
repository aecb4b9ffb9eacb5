/** A step of `node --test` files, counted from the runner's own events. */
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { run } from "node:test";
import { inspect } from "node:util";
import { failure, type Outcome } from "./step.ts";

/** How a test says that a program is not there which the project does not need otherwise. */
const lacking = /^not installed: /;

/**
 * A test that is skipped or marked as to be done proves nothing: it counts as failed. One that names the program that
 * it lacks on this machine is told, and counts neither way.
 */
export async function runNodeTests(files: readonly string[]): Promise<Outcome> {
  if (files.length === 0) return failure("There are no test files.");
  let outcome: Outcome | undefined;
  const output = new Map<string, string>();
  const remember = (file: string | undefined, text: string) => {
    if (file) output.set(file, (output.get(file) ?? "") + text);
  };
  let lacked = 0;
  const failing = new Set<string>();
  const stream = run({ files: [...files].sort(), concurrency: availableParallelism() });
  stream.on("test:stdout", ({ file, message }) => remember(file, message));
  stream.on("test:stderr", ({ file, message }) => remember(file, message));
  stream.on("test:pass", ({ name, file, skip, todo }) => {
    if (typeof skip === "string" && lacking.test(skip)) {
      lacked += 1;
      console.log(`- ${where(file)}${name}: skipped, ${skip}`);
    } else if (skip !== undefined || todo !== undefined) console.log(`✖ ${where(file)}${name}: skipped`);
  });
  stream.on("test:fail", ({ name, file, line, details: { error } }) => {
    if (file) failing.add(file);
    if ("failureType" in error && error.failureType === "subtestsFailed") return;
    console.log(`✖ ${where(file, line)}${name}\n${indent(explain(error.cause ?? error))}\n`);
  });
  stream.on("test:summary", ({ file, counts }) => {
    if (file !== undefined) return;
    outcome = {
      passed: counts.passed,
      failed: counts.tests - counts.passed - lacked,
    };
  });
  for await (const _event of stream);
  for (const file of failing) {
    const text = output.get(file)?.trim();
    if (text) console.log(`${where(file)}wrote:\n${indent(text)}\n`);
  }
  return outcome ?? failure("The test runner ended without a summary.");
}

/** Message, difference and the lines of the project; the runner's own frames say nothing about the fault. */
function explain(cause: unknown): string {
  if (!(cause instanceof Error) || cause.stack === undefined) return inspect(cause);
  return cause.stack.replace(/\n\s+at .*\b(node:|node_modules)[^\n]*/g, "");
}

function where(file: string | undefined, line?: number): string {
  if (!file) return "";
  return `${relative(process.cwd(), file)}${line === undefined ? "" : `:${line}`} `;
}

function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}
