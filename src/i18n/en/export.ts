/** The words of exports: the menu below a table, and what files say of themselves. In English. */
export const exportWords = {
  title: "Export",
  summary: "Export this table",
  view: "This view",
  viewSub: "The rows, columns and order shown above, with a link that names the view and the commit.",
  whole: "The whole table",
  wholeSub: "Every entry in rank order, the unranked last.",
  copy: "Copy",
  download: "Download",
  copyAs: (format: string) => `Copy this view as ${format}`,
  downloadAs: (format: string) => `Download this view as ${format}`,
  wholeAs: (format: string) => `The whole table as ${format}`,
  /** What the script says. */
  copied: "Copied.",
  saved: "Saved.",
  byHand: "The browser does not let a page copy here; the text is below.",
  failed: "The table's data could not be read. Try again.",
  text: "The text to copy",
  records: "Every record",
  recordsSub: (count: string, licence: string) =>
    `The ${count} records behind this leaderboard, one line each. Licence of the data: ${licence}.`,
  recordsCsv: "Records as CSV",
  dictionary: "Dictionary (CSVW)",
  croissant: "Metadata (Croissant)",
  unranked: "Unranked",
  latexNeeds: "Needs {packages}; compiles with {engine}.",
  /** Captions: whole sentences. */
  /** Between two sentences; Chinese has nothing there. */
  sentenceGap: (): string => " ",
  mark: " ({text})",
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  macro: (column: string, mean: string) => `${column}: ${mean}.`,
  intervals: (test: string) => `In brackets: the places that an entry could hold; ${test}.`,
  spread: (attempts: string | null) =>
    `±: sample standard deviation over attempts${attempts === null ? "" : ` (${attempts} per group)`}, propagated.`,
  missing: "A dash marks a missing figure.",
  partial: "In parentheses: how many of the parts are present.",
  discrepancy: "≠: the attempts or the prices say otherwise.",
  unrankedCount: "Not ranked, because the figure that ranks is incomplete: {count}.",
  nothingRanked: "Nothing is ranked.",
  withdrawn: (reason: string) => `Withdrawn: ${reason}`,
  synthetic: "What is marked as synthetic is made up and measures nothing.",
  versions: "Where a row is marked with a version, a benchmark has changed since or before.",
  caveats: (count: number) =>
    count === 1 ? "One note on the data is on the page." : `${count} notes on the data are on the page.`,
  source: (site: string, commit: string, date: string, dirty: boolean) =>
    `${site}, data at commit ${commit} (${date})${dirty ? ", with uncommitted changes" : ""}.`,
  sourceWithoutCommit: (site: string) => `${site}, data under no version control, so no address names their state.`,
};
