/** The site's own preview picture, for pages that are about no single item. */
import { formatCount } from "../../i18n/format.ts";
import { dictionary, type Locale } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { element } from "../pictures/markup.ts";
import { clipped } from "../pictures/wrapped.ts";
import { bracketPath } from "../rank.ts";
import type { Palette, Poster, Room } from "./poster.ts";
import { line, measureOf } from "./text.ts";

export function sitePoster(
  { leaderboards, experiments, benchmarks }: Pick<Catalog, "leaderboards" | "experiments" | "benchmarks">,
  address: string,
  colour: Palette,
  locale: Locale,
): Poster {
  const { site } = dictionary(locale).share.posters;
  const { site: words } = dictionary(locale);
  const facts = site.facts(leaderboards.size, formatCount(experiments.size), formatCount(benchmarks.size));
  return {
    kind: null,
    warning: null,
    title: site.title,
    facts,
    note: null,
    address,
    alt: site.alt(words.name),
    figure: (room) => [
      ...signature(room, colour),
      line(
        room.left,
        room.bottom + 6,
        { size: 28, fill: colour("ink") },
        clipped(site.text, room.right - room.left, measureOf({ size: 28 })),
      ),
    ],
  };
}

/** Discs in brackets on a rail, each further along than the one above: what a ranking looks like here. */
function signature({ left, right, top, bottom }: Room, colour: Palette) {
  const rows = [
    { from: 0, disc: 0.05, to: 0.16 },
    { from: 0.1, disc: 0.27, to: 0.42 },
    { from: 0.38, disc: 0.5, to: 0.66 },
    { from: 0.7, disc: 0.84, to: 1 },
  ];
  const scale = 2.4;
  const width = (right - left) / scale;
  const at = (share: number) => 8 + share * (width - 16);
  const step = (bottom - 40 - top) / rows.length;
  return rows.map(({ from, disc, to }, index) =>
    element(
      "g",
      { transform: `translate(${left} ${top + step * (index + 0.5)}) scale(${scale})`, fill: "none" },
      element("path", { d: `M0 0H${width}`, stroke: colour("grid") }),
      element("path", {
        d: bracketPath(at(from), at(to), 0),
        stroke: colour(index === 3 ? "rest" : "accent"),
        "stroke-width": 1.5,
      }),
      element("circle", { cx: at(disc), cy: 0, r: 4, fill: colour(index === 3 ? "rest" : "accent") }),
    ),
  );
}
