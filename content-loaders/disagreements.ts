/** Which problems say that a figure disagrees with what it is made from: shown beside the figure wherever it stands. */
import { prices } from "./checks/prices.ts";
import { summaryFigures } from "./checks/summary-figures.ts";
import { summaryScores } from "./checks/summary-scores.ts";

/** The codes of the rules that hold a written figure against its attempts or its price. */
export const disagreementCodes: ReadonlySet<string> = new Set(
  [summaryScores, summaryFigures, prices].flatMap(({ rules }) => rules.map(({ code }) => code)),
);
