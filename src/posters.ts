/** The posters of a build: pictures that other sites show beside a link, drawn from the views of the pages. */

import type { Pack } from "../content-loaders/packs.ts";
import type { Benchmark } from "../content-loaders/repository.ts";
import { getAlgorithmPage } from "./algorithm-pages.ts";
import { getLeaderboardView } from "./board-views.ts";
import { getCatalog } from "./catalog.ts";
import { repositoryState } from "./context.ts";
import type { Locale } from "./i18n/index.ts";
import type { AlgorithmResults } from "./leaderboard/algorithms/algorithms.ts";
import type { LeaderboardWithBoard, Standing } from "./leaderboard/catalog.ts";
import { inks, pictureSource } from "./pictures.ts";
import { pngOf } from "./raster.ts";
import { posterRoutes, routes } from "./routes.ts";
import { oncePerLocale } from "./views/once.ts";
import { algorithmPoster } from "./views/posters/algorithm-poster.ts";
import { benchmarkPoster } from "./views/posters/benchmark-poster.ts";
import { boardPoster } from "./views/posters/board-poster.ts";
import { packPoster } from "./views/posters/pack-poster.ts";
import { type Poster, paletteOf, posterSvg } from "./views/posters/poster.ts";
import { sitePoster } from "./views/posters/site-poster.ts";

/** What a page says of its picture. */
export interface PageImage {
  /** The picture's path, as `posterRoutes` gives it. */
  readonly path: string;
  readonly alt: string;
}

const colour = paletteOf(inks.tokens);

/** An address as people write it: without its scheme, and without the slash at its end. */
function shownAddress(path: string): string {
  return decodeURI(pictureSource(path).address)
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");
}

export const getBoardPoster = oncePerLocale(async (item: LeaderboardWithBoard, locale): Promise<Poster> => {
  const [catalog, view] = await Promise.all([getCatalog(), getLeaderboardView(item, locale)]);
  return boardPoster(item, view, catalog, shownAddress(view.path), colour, locale);
});

export const getBenchmarkPoster = oncePerLocale(async (benchmark: Benchmark, locale): Promise<Poster> => {
  const address = shownAddress(routes.benchmark(locale, benchmark.id));
  return benchmarkPoster(benchmark, await getCatalog(), address, colour, locale);
});

export const getAlgorithmPoster = oncePerLocale(async (results: AlgorithmResults, locale): Promise<Poster> => {
  const [catalog, page] = await Promise.all([getCatalog(), getAlgorithmPage(results, locale)]);
  return algorithmPoster(results, page, catalog, shownAddress(page.path), colour, locale);
});

export const getPackPoster = oncePerLocale(async (pack: Pack, locale): Promise<Poster> => {
  const address = shownAddress(routes.pack(locale, pack.id));
  return packPoster(pack, await getCatalog(), address, colour, locale);
});

export async function getSitePoster(locale: Locale): Promise<Poster> {
  return sitePoster(await getCatalog(), shownAddress(routes.home(locale)), colour, locale);
}

/** The picture of a page that belongs to a leaderboard. */
export async function boardImage(item: LeaderboardWithBoard, locale: Locale): Promise<PageImage> {
  const { alt } = await getBoardPoster(item, locale);
  return { path: posterRoutes.item(locale, "leaderboards", item.leaderboard.id), alt };
}

/** The picture of an experiment's pages: that of the first leaderboard where it stands; undefined for one that stands nowhere. */
export async function standingImage(
  standings: readonly Standing[] | undefined,
  locale: Locale,
): Promise<PageImage | undefined> {
  const [first] = standings ?? [];
  return first === undefined ? undefined : boardImage(first.leaderboard, locale);
}

export async function benchmarkImage(benchmark: Benchmark, locale: Locale): Promise<PageImage> {
  const { alt } = await getBenchmarkPoster(benchmark, locale);
  return { path: posterRoutes.item(locale, "benchmarks", benchmark.id), alt };
}

export async function algorithmImage(results: AlgorithmResults, locale: Locale): Promise<PageImage> {
  const { alt } = await getAlgorithmPoster(results, locale);
  return { path: posterRoutes.item(locale, "algorithms", results.id), alt };
}

export async function packImage(pack: Pack, locale: Locale): Promise<PageImage> {
  const { alt } = await getPackPoster(pack, locale);
  return { path: posterRoutes.item(locale, "packs", pack.id), alt };
}

/** A poster as the file that is served. */
export async function posterResponse(poster: Poster, locale: Locale): Promise<Response> {
  const png = await pngOf(posterSvg(poster, repositoryState(), colour, locale));
  return new Response(png, { headers: { "content-type": "image/png" } });
}
