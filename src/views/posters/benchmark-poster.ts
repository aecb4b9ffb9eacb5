/** The preview picture of a benchmark: how many tasks and results there are, and where the test scores lie. */
import type { Benchmark } from "../../../content-loaders/repository.ts";
import { formatCount, formatNumber } from "../../i18n/format.ts";
import { dictionary, type Locale, localText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { linearAxis, tickDigits } from "../axis.ts";
import { benchmarkResults } from "../benchmark-results.ts";
import { rangeText, scoreRange } from "../heat.ts";
import { element, type Node } from "../pictures/markup.ts";
import { testPhase } from "../test-phase.ts";
import type { Palette, Poster, Room } from "./poster.ts";
import { line } from "./text.ts";

interface Result {
  readonly score: number;
  readonly evolved: boolean;
}

export function benchmarkPoster(
  benchmark: Benchmark,
  catalog: Catalog,
  address: string,
  colour: Palette,
  locale: Locale,
): Poster {
  const { share } = dictionary(locale);
  const { posters } = share;
  const { fields } = benchmark.manifest;
  const words = posters.benchmark;
  const withdrawn = fields.status === "withdrawn";
  const tested = withdrawn ? [] : benchmarkResults(benchmark, catalog);
  const results = tested.flatMap(({ experiment }): readonly Result[] => {
    const score = testPhase(experiment)?.summary.fields.score_mean ?? null;
    return score === null ? [] : [{ score, evolved: Boolean(experiment.meta.fields.algorithm) }];
  });
  const title = localText(locale, fields.title, fields.title_zh).text;
  const counts = [
    { value: formatCount(benchmark.tasks.length), label: words.tasks(benchmark.tasks.length) },
    { value: formatCount(tested.length), label: words.results(tested.length) },
  ];
  return {
    kind: posters.kinds.benchmarks,
    warning: withdrawn ? posters.withdrawn : fields.synthetic === true ? posters.synthetic : null,
    title,
    facts: [benchmark.id, words.version(fields.version)].join(share.separator),
    note: results.length === 0 ? null : words.axis(rangeText(scoreRange(results.map(({ score }) => score)))[1]),
    address,
    alt: posters.alt(title, counts.map(({ value, label }) => `${value} ${label}`).join(share.separator)),
    figure: (room) => [
      ...counts.flatMap(({ value, label }, index) => [
        line(room.left, room.top + 74 + index * 120, { size: 80, weight: 600, fill: colour("ink") }, value, {
          text: ` ${label}`,
          size: 30,
          weight: 400,
          fill: colour("ink-2"),
        }),
      ]),
      ...(results.length === 0
        ? [line(room.left + 420, room.top + 70, { size: 30, fill: colour("ink-3") }, words.none)]
        : swarm(results, { ...room, left: room.left + 420 }, colour)),
    ],
  };
}

/** Every result as a mark on one axis; those that would lie on each other stand on each other. */
function swarm(results: readonly Result[], room: Room, colour: Palette): readonly Node[] {
  const { low, high } = scoreRange(results.map(({ score }) => score));
  const axis = linearAxis(low, high, room.left + 16, room.right - 24);
  const floor = room.bottom - 40;
  const digits = tickDigits(axis);
  const columns = Map.groupBy(
    [...results].sort((a, b) => Number(b.evolved) - Number(a.evolved)),
    ({ score }) => Math.round(axis.at(score) / 22),
  );
  const highest = Math.max(...[...columns.values()].map((column) => column.length));
  const step = Math.min(24, (floor - room.top - 20) / highest);
  return [
    ...axis.ticks.flatMap(({ value, at }) => [
      element("path", { d: `M${at} ${room.top}V${floor}`, fill: "none", stroke: colour("grid"), "stroke-width": 2 }),
      line(at, floor + 30, { size: 20, fill: colour("ink-3"), anchor: "middle" }, formatNumber(value, digits)),
    ]),
    element("path", {
      d: `M${room.left} ${floor}H${room.right}`,
      fill: "none",
      stroke: colour("line-strong"),
      "stroke-width": 2,
    }),
    ...[...columns].flatMap(([column, members]) =>
      members.map(({ evolved }, index) =>
        element("circle", {
          cx: column * 22,
          cy: Math.round((floor - 14 - index * step) * 10) / 10,
          r: 9,
          fill: colour(evolved ? "accent" : "ground"),
          stroke: colour(evolved ? "ground" : "rest"),
          "stroke-width": evolved ? 2 : 3,
        }),
      ),
    ),
  ];
}
