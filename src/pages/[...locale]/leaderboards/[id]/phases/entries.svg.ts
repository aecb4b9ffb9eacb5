/** Phase curves entry by entry, of the mean over the groups, as a picture. */
import type { APIRoute } from "astro";
import { entriesPicture, getPhases } from "../../../../../phase-pictures.ts";
import { type BoardProps, boardPaths } from "../_boards.ts";

export const getStaticPaths = () =>
  boardPaths(async ({ item, locale }) => (await getPhases(item, null, locale)).multiples.length > 0);

export const GET: APIRoute<BoardProps> = ({ props: { item, locale } }) => entriesPicture(item, null, locale);
