/**
 * The charts of a build as pictures of their own: the components that draw them on the pages, the site's style sheets,
 * and where it all is from. Drawn from the same views as the pages.
 */
import { experimental_AstroContainer } from "astro/container";
import type { AstroComponentFactory } from "astro/runtime/server/index.js";
import { repositoryState, siteAddress } from "./context.ts";
import type { Locale } from "./i18n/index.ts";
import algorithmStyle from "./styles/algorithm.css?raw";
import cellStyle from "./styles/cells.css?raw";
import chartStyle from "./styles/chart.css?raw";
import chartsStyle from "./styles/charts.css?raw";
import costScoreStyle from "./styles/cost-score.css?raw";
import pointStyle from "./styles/point-reader.css?raw";
import readingStyle from "./styles/reading.css?raw";
import tokens from "./styles/tokens.css?raw";
import { chartDrawing, type FigureText, figureSvg, type PictureSource } from "./views/pictures/figure.ts";
import { type Inks, readInks } from "./views/pictures/ink.ts";
import { parseMarkup } from "./views/pictures/markup.ts";
import { rulesOf } from "./views/pictures/stylesheet.ts";

const styles = [cellStyle, chartStyle, chartsStyle, costScoreStyle, algorithmStyle, pointStyle, readingStyle] as const;

/** The style of the charts in the light appearance. */
export const inks: Inks = readInks(tokens, styles.flatMap(rulesOf));

let container: Promise<experimental_AstroContainer> | undefined;

/** A component's chart, before it stands in a picture. */
export interface Drawn {
  readonly component: AstroComponentFactory;
  readonly props: Readonly<Record<string, unknown>>;
  /** What it is of, where it is one of several. */
  readonly head?: string;
}

/** The charts as one SVG file. `path` is that of the page which shows them, as `routes` gives it. */
export async function chartResponse(
  drawn: readonly Drawn[],
  text: FigureText,
  path: string,
  locale: Locale,
): Promise<Response> {
  container ??= experimental_AstroContainer.create();
  const astro = await container;
  const drawings = await Promise.all(
    drawn.map(async ({ component, props, head }) =>
      chartDrawing(parseMarkup(await astro.renderToString(component, { props })), head ?? null),
    ),
  );
  return svgResponse(figureSvg(text, pictureSource(path), drawings, inks, locale));
}

export function svgResponse(svg: string): Response {
  return new Response(svg, { headers: { "content-type": "image/svg+xml; charset=utf-8" } });
}

/** Where the page lives, and the state of the data that it shows. */
export function pictureSource(path: string): PictureSource {
  return { address: siteAddress(path), state: repositoryState() };
}
