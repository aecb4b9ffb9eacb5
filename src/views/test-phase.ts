/** The phase that an experiment is judged by. */
import type { Experiment, Phase } from "../../content-loaders/repository.ts";

/** The test; a validated experiment always has one. */
export function testPhase(experiment: Experiment): Phase | undefined {
  return experiment.phases.find(({ kind }) => kind === "test");
}
