/** The scores of groups, read when a column of theirs is first asked for. */

import type { GroupColumn } from "../../views/leaderboard/group-column.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { href } from "../href.ts";

export interface GroupFiles {
  /** Undefined while it is not there: it is asked for, and `arrived` is called when it is there or has failed. */
  read(group: string): GroupColumn | undefined;
  /** Ids of those that could not be read. */
  failed(): readonly string[];
  /** Asks again for what has failed. */
  retry(): void;
}

export function groupFiles({ groups }: BoardTable, arrived: () => void): GroupFiles {
  const files = new Map<string, GroupColumn | "loading" | "failed">();
  let told = 0;
  /** What arrives together is told once. */
  const tell = (): void => {
    clearTimeout(told);
    told = window.setTimeout(arrived);
  };
  return {
    read: (group) => {
      const known = files.get(group);
      if (known !== undefined) return typeof known === "string" ? undefined : known;
      files.set(group, "loading");
      load(href(groups.find(({ id }) => id === group)?.file ?? ""))
        .then((file) => files.set(group, file))
        .catch(() => files.set(group, "failed"))
        .finally(tell);
      return undefined;
    },
    failed: () => [...files].flatMap(([group, file]) => (file === "failed" ? [group] : [])),
    retry: () => {
      for (const [group, file] of files) if (file === "failed") files.delete(group);
      arrived();
    },
  };
}

async function load(address: string): Promise<GroupColumn> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<GroupColumn>;
}
