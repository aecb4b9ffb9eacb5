/** Addresses that say which state of the data they were taken from. */
import { withChoice } from "./address/query.ts";

/** The key of the commit in an address. */
export const commitKey = "at";

/** So many hex digits of a commit name it. */
const commitDigits = 12;

export function shortCommit(commit: string): string {
  return commit.slice(0, commitDigits);
}

/** The address of a page with its view and the commit of the data; without one where the data have none. */
export function permalink(address: string, search: string, commit: string | null): string {
  return address + (commit === null ? search : withChoice(search, commitKey, shortCommit(commit)));
}
