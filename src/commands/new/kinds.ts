/** Everything that `new` can make. */
import { benchmark } from "./benchmark.ts";
import { experiment } from "./experiment.ts";
import type { DraftKind } from "./kind.ts";
import { leaderboard } from "./leaderboard.ts";
import { modelRun } from "./model-run.ts";
import { pack } from "./pack.ts";
import { task } from "./task.ts";

/** In the order of the usage text. A further kind is a file beside these and a line here. */
export const kinds: readonly DraftKind[] = [benchmark, task, experiment, leaderboard, pack, modelRun];
