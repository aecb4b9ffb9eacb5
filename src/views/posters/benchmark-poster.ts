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
        line(room.left, room.top + 88 + index * 116, { size: 80, weight: 600, fill: colour("ink") }, value, {
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

/** Across a mark, in pixels: as large as there is room for. */
const sizes = [40, 36, 32, 28, 26, 24, 22, 20, 18, 16, 14];
const leastSize = 12;

/** Every result as a mark on one axis; those that would lie on each other stand on each other. */
function swarm(results: readonly Result[], room: Room, colour: Palette): readonly Node[] {
  const { low, high } = scoreRange(results.map(({ score }) => score));
  const axis = linearAxis(low, high, room.left + 16, room.right - 24);
  const floor = room.bottom - 40;
  const digits = tickDigits(axis);
  const sorted = [...results].sort((a, b) => Number(b.evolved) - Number(a.evolved));
  const stacked = (size: number) => [...Map.groupBy(sorted, ({ score }) => Math.round(axis.at(score) / size))];
  const highest = (size: number) => Math.max(...stacked(size).map(([, members]) => members.length));
  const size = sizes.find((one) => highest(one) * one <= floor - room.top) ?? leastSize;
  // Higher piles than there is room for are pressed together.
  const step = Math.min(size, (floor - room.top - size) / Math.max(1, highest(size) - 1));
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
    ...stacked(size).flatMap(([column, members]) =>
      members.map(({ evolved }, index) =>
        element("circle", {
          cx: column * size,
          cy: Math.round((floor - 4 - size / 2 - index * step) * 10) / 10,
          r: size / 2 - 2,
          fill: colour(evolved ? "accent" : "ground"),
          stroke: colour(evolved ? "ground" : "rest"),
          "stroke-width": evolved ? 2 : 3,
        }),
      ),
    ),
  ];
}
