/** Runs and their results by pack: published figures, and synthetic ones for what no published figure shows. */
import type { Files } from "../layout.ts";
import { addPublishedRuns } from "./published.ts";
import { addSyntheticRuns } from "./synthetic.ts";

/** Adds all runs. */
export function addRuns(files: Files): void {
  addPublishedRuns(files);
  addSyntheticRuns(files);
}
