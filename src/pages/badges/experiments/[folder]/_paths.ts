/** The badges of all experiments that get pages; in English, like all files that stand once. */
import type { Experiment } from "../../../../../content-loaders/repository.ts";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import type { Badge } from "../../../../views/badge.ts";
import { experimentBadge } from "../../../../views/board-badge.ts";

export interface ExperimentBadgeProps {
  readonly experiment: Experiment;
}

export async function experimentBadgePaths() {
  const { experiments } = await getPagedItems();
  return [...experiments.values()].map((experiment) => ({
    params: { folder: experiment.folder, id: experiment.id },
    props: { experiment },
  }));
}

export async function badgeOf({ experiment }: ExperimentBadgeProps): Promise<Badge> {
  return experimentBadge(experiment, await getCatalog(), "en");
}
