import type { Check } from "../check.ts";
import { algorithm } from "./algorithm.ts";
import { attempts } from "./attempts.ts";
import { cachedTokensWithinInput } from "./cached-tokens.ts";
import { caseCollisions } from "./case-collisions.ts";
import { coveredTasks } from "./covered-tasks.ts";
import { dataSets } from "./data-sets.ts";
import { leaderboardCells } from "./leaderboard-cells.ts";
import { leaderboardExperiments } from "./leaderboard-experiments.ts";
import { leaderboardParts } from "./leaderboard-parts.ts";
import { modelVersions } from "./model-version.ts";
import { phases } from "./phases.ts";
import { placeholders } from "./placeholder.ts";
import { prices } from "./prices.ts";
import { references } from "./references.ts";
import { scoreScale } from "./score-scale.ts";
import { summaryFigures } from "./summary-figures.ts";
import { summaryScores } from "./summary-scores.ts";
import { tracePaths } from "./trace-path.ts";

/** Every rule over the data. A new check is a file beside this one and a line here. */
export const checks: readonly Check[] = [
  caseCollisions,
  phases,
  attempts,
  coveredTasks,
  references,
  dataSets,
  cachedTokensWithinInput,
  algorithm,
  tracePaths,
  modelVersions,
  placeholders,
  scoreScale,
  summaryScores,
  summaryFigures,
  prices,
  leaderboardExperiments,
  leaderboardCells,
  leaderboardParts,
];
