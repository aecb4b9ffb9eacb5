/** Finds the commit that an address names. */
import { commitKey } from "../permalink.ts";
import type { CommitsFile, UntouchedFile } from "./history.ts";

const digits = 12;

/** What stands in the address; null where it names no commit. An empty one asks for nothing. */
export function askedCommit(search: string): string | null {
  return new URLSearchParams(search).get(commitKey)?.trim() || null;
}

/** Whether a text can be the id of a commit, whole or cut short. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(text);
}

/** The places of the commits whose data a commit held; several where the id is cut too short to tell them apart. */
export function placesOf(text: string, { commits }: CommitsFile, untouched: UntouchedFile): readonly number[] {
  const start = text.toLowerCase().slice(0, digits);
  const own = commits.flatMap(([commit], at) => (commit.startsWith(start) ? [at] : []));
  const others = Object.entries(untouched).flatMap(([at, ids]) => (listed(ids, start) ? [Number(at)] : []));
  return [...new Set([...own, ...others])];
}

function listed(ids: string, start: string): boolean {
  for (let at = ids.indexOf(start); at !== -1; at = ids.indexOf(start, at + 1)) if (at % digits === 0) return true;
  return false;
}
