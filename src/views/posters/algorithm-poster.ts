/** The preview picture of an algorithm: its mean lift over no algorithm with the interval, and the agents that it is the mean of. */
import { formatDelta } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { AlgorithmResults } from "../../leaderboard/algorithms/algorithms.ts";
import type { AlgorithmSetting } from "../../leaderboard/algorithms/setting.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import type { AlgorithmPage } from "../algorithms/algorithm.ts";
import { liftOf, scoreDecimals, testText, toneOf } from "../algorithms/figures.ts";
import { settingNames } from "../algorithms/names.ts";
import { namingOf } from "../board-identity.ts";
import { element, type Node } from "../pictures/markup.ts";
import { clipped } from "../pictures/wrapped.ts";
import { dotRows, fittingRows } from "./dot-rows.ts";
import type { Palette, Poster, Room } from "./poster.ts";
import { line, measureOf } from "./text.ts";

/** The lift on the leaderboard with the most agents that cover all of it. */
export function algorithmPoster(
  results: AlgorithmResults,
  page: AlgorithmPage,
  catalog: Catalog,
  address: string,
  colour: Palette,
  locale: Locale,
): Poster {
  const { share, algorithm: words } = dictionary(locale);
  const { posters } = share;
  const setting = results.settings.find(({ pooled }) => pooled !== null);
  const title = words.pageTitle(page.algorithm.name);
  const base = {
    kind: posters.kinds.algorithms,
    warning: page.synthetic || setting?.synthetic ? posters.synthetic : null,
    title,
    address,
  };
  if (setting === undefined || setting.pooled === null) {
    const facts = page.facts.map(({ before, value, after }) => [before, value, after].filter(Boolean).join(" "));
    return {
      ...base,
      facts: facts.join(share.separator),
      note: null,
      alt: posters.alt(title, posters.algorithm.none),
      figure: (room) => [
        line(room.left, room.top + 60, { size: 34, weight: 600, fill: colour("ink-3") }, posters.algorithm.none),
      ],
    };
  }
  const names = settingNames(setting, namingOf(catalog), locale);
  const { contrast } = setting.pooled;
  const digits = scoreDecimals([contrast]);
  const lift = liftOf(contrast, digits, locale);
  const { interval } = testText(contrast, digits, locale);
  const over = posters.algorithm.over(posters.algorithm.agents(setting.counted.length), names.board.title.text);
  const told = contrast.comparison.interval === null ? "" : posters.algorithm.interval(interval);
  return {
    ...base,
    facts: over,
    note: posters.algorithm.axis,
    alt: posters.alt(
      title,
      [`${posters.algorithm.lift} ${lift.value} ${lift.spread}`, told, over].filter((part) => part !== "").join(", "),
    ),
    figure: (room) => [
      ...big(
        lift.value,
        colour(lift.tone === "better" ? "accent-text" : lift.tone === "worse" ? "worse" : "ink"),
        posters.algorithm.lift,
        told,
        room,
        colour,
      ),
      ...lifts(setting, names.agent, { ...room, left: room.left + 420 }, colour, locale),
    ],
  };
}

function big(
  value: string,
  fill: string,
  label: string,
  interval: string,
  room: Room,
  colour: Palette,
): readonly Node[] {
  const width = 380;
  const small = { size: 24, fill: colour("ink-2") };
  const size = measureOf({ size: 100, weight: 600 })(value) > width ? 72 : 100;
  return [
    line(room.left, room.top + 100, { size, weight: 600, fill }, value),
    line(room.left, room.top + 150, { size: 28, fill: colour("ink") }, clipped(label, width, measureOf({ size: 28 }))),
    ...(interval === "" ? [] : [line(room.left, room.top + 192, small, clipped(interval, width, measureOf(small)))]),
    element("path", {
      d: `M${room.left + 396} ${room.top}V${room.bottom}`,
      fill: "none",
      stroke: colour("grid"),
      "stroke-width": 2,
    }),
  ];
}

function lifts(
  { counted }: AlgorithmSetting,
  agent: (of: AlgorithmSetting["counted"][number]) => string,
  room: Room,
  colour: Palette,
  locale: Locale,
): readonly Node[] {
  const digits = scoreDecimals(counted.map(({ contrast }) => contrast));
  const rows = counted.slice(0, fittingRows(room)).map((of) => {
    const { lift, comparison } = of.contrast;
    const tone = toneOf(comparison);
    return {
      name: agent(of),
      value: lift.value,
      interval: comparison.interval,
      text: formatDelta(lift.value, digits),
      tone: tone === "plain" ? ("rest" as const) : tone === "better" ? ("accent" as const) : ("worse" as const),
    };
  });
  const more = counted.length - rows.length;
  const text = dictionary(locale).share.posters.algorithm.more(more);
  const small = { size: 22, fill: colour("ink-3"), anchor: "end" } as const;
  return [...dotRows(rows, room, "differences", colour), ...(more > 0 ? [line(room.right, 540, small, text)] : [])];
}
