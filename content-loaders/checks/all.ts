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
import { metricKeys } from "./metric-keys.ts";
import { modelVersions } from "./model-version.ts";
import { packMetrics } from "./pack-metrics.ts";
import { packNames } from "./pack-name.ts";
import { packRubrics } from "./pack-rubric.ts";
import { phases } from "./phases.ts";
import { placeholders } from "./placeholder.ts";
import { prices } from "./prices.ts";
import { references } from "./references.ts";
import { reportDates } from "./report-dates.ts";
import { reportDirections } from "./report-direction.ts";
import { reportFiles } from "./report-files.ts";
import { reportForms } from "./report-forms.ts";
import { reportKeys } from "./report-keys.ts";
import { reportModels } from "./report-model.ts";
import { reportNumbers } from "./report-numbers.ts";
import { reportValues } from "./report-values.ts";
import { runBases } from "./run-base.ts";
import { runPacks } from "./run-packs.ts";
import { runResults } from "./run-results.ts";
import { scoreScale } from "./score-scale.ts";
import { summaryFigures } from "./summary-figures.ts";
import { summaryScores } from "./summary-scores.ts";
import { tracePaths } from "./trace-path.ts";
import { unreadScores } from "./unread-scores.ts";

/** Every rule over the data. A new check is a file beside this one and a line here; those of packs stand before those of runs. */
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
  packNames,
  packRubrics,
  packMetrics,
  runPacks,
  runBases,
  runResults,
  reportFiles,
  reportForms,
  reportDates,
  reportKeys,
  reportValues,
  reportNumbers,
  reportDirections,
  reportModels,
  unreadScores,
  // An error of a pack, found in runs: those are held against the pack in all else before.
  metricKeys,
];
