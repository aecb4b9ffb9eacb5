/** The words of what leaves the site: pictures, badges, embedded tables. In English. */
export const share = {
  separator: " · ",
  /** What a chart is offered as. */
  svg: "SVG",
  asSvg: (chart: string) => `${chart} as SVG`,
  figureTitle: (board: string, chart: string) => `${board}: ${chart}`,
  data: (commit: string, date: string, dirty: boolean) =>
    `data at commit ${commit}, ${date}${dirty ? ", with uncommitted changes" : ""}`,
  noCommit: "data not under version control, so no address names their state",
  repository: (url: string) => `source: ${url}`,
  synthetic: "Made-up numbers: they measure nothing.",
  withAlgorithm: "with an algorithm",
  scores: {
    title: (score: string) => `Entries by ${score.charAt(0).toLowerCase()}${score.slice(1)}`,
    description: (rows: readonly string[]) => `${rows.join("; ")}.`,
    row: (rank: string, name: string, score: string) => `${rank} ${name}: ${score}`,
    rank: "Rank",
    entry: "Entry",
    first: (shown: number, all: number) => `The first ${shown} of ${all} entries; the page has all.`,
    unranked: (count: number) =>
      count === 1
        ? "One entry without a complete score is not drawn."
        : `${count} entries without a complete score are not drawn.`,
  },
  spread: "Band: ± sample standard deviation between attempts, propagated to the mean where there are several groups.",
  cards: {
    kinds: { leaderboards: "Leaderboard", benchmarks: "Benchmark", algorithms: "Algorithm", packs: "Pack" },
    data: (commit: string, date: string) => `data ${commit} · ${date}`,
    noCommit: "data not under version control",
    synthetic: "synthetic: made-up numbers",
    withdrawn: "withdrawn",
    alt: (title: string, text: string) => `${title}. ${text}`,
    board: {
      facts: (entries: string, groups: string | null) => (groups === null ? entries : `${entries} · ${groups}`),
      more: (count: number) => (count === 1 ? "and 1 more entry" : `and ${count} more entries`),
      empty: "No entry yet",
      nothingRanked: "Nothing is ranked here",
      spread: "± std between attempts; bracket: places that the entry could hold",
      plainSpread: "± std between attempts",
      row: (rank: string, name: string, score: string) => `${rank} ${name}: ${score}`,
    },
    benchmark: {
      tasks: (count: number): string => (count === 1 ? "task" : "tasks"),
      results: (count: number): string => (count === 1 ? "result" : "results"),
      version: (version: string) => `version ${version}`,
      best: "highest test score",
      axis: "Test scores of all results, of 100; filled: with an algorithm",
      none: "No experiment was tested on it yet",
    },
    algorithm: {
      lift: "mean lift, points",
      interval: (interval: string) => `95 % interval ${interval}`,
      over: (agents: string, board: string) => `${agents} on ${board}`,
      agents: (count: number): string => (count === 1 ? "1 agent" : `${count} agents`),
      none: "No agent was run both with and without it yet",
      axis: "Lift over no algorithm, points; line: 95 % interval over tasks",
    },
    pack: {
      runs: (count: number): string => (count === 1 ? "1 run" : `${count} runs`),
      none: "No run has a result on it yet",
      spread: "± standard error as reported",
      more: (count: number) => (count === 1 ? "and 1 more run" : `and ${count} more runs`),
    },
    site: {
      title: "Which RSI algorithm helps, on what, by how much, at what cost?",
      text: "Leaderboards for self-improving agents. Every number leads to the line it came from.",
      facts: (boards: number, experiments: string, benchmarks: string) =>
        `${boards} ${boards === 1 ? "leaderboard" : "leaderboards"} · ${experiments} experiments · ${benchmarks} benchmarks`,
    },
  },
  badge: {
    title: "Badge",
    entryHint: "Rank with its interval and score on this leaderboard, as of the latest data.",
    experimentHint: "Test score with its spread and the number of attempts, as of the latest data.",
    entryAlt: (board: string, entry: string, value: string, site: string) => `${entry} on ${board}: ${value} (${site})`,
    experimentAlt: (experiment: string, value: string, site: string) =>
      `Test score of ${experiment}: ${value} (${site})`,
    score: "test score",
    unranked: "unranked",
    attempts: (count: number) => `n = ${count}`,
    rank: (rank: number, interval: string | null) => (interval === null ? `#${rank}` : `#${rank} [${interval}]`),
    markdown: "Markdown",
    html: "HTML",
    endpoint: "JSON for shields.io",
    code: (format: string, name: string) => `${format}, ${name}`,
  },
  embed: {
    summary: "Embed",
    hint: (rows: number, height: number) =>
      `Shows the first ${rows} entries, always as of the latest data, in the reader's light or dark appearance. Without script; ${height} pixels high.`,
    code: "HTML of the embedded table",
    copy: "Copy",
    copied: "Copied.",
    frame: (board: string) => `${board}: the first entries`,
    title: (board: string) => `Embedded table: ${board}`,
    caption: (board: string) => `The first entries of ${board}`,
    all: (count: number) => (count === 1 ? "The one entry" : `All ${count} entries`),
    rank: "Rank",
    entry: "Entry",
    noEntries: "No entry yet.",
    updated: (date: string) => `data of ${date}`,
  },
};
