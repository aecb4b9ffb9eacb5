/** Phase curves entry by entry, of one group, as a picture. */
import type { APIRoute } from "astro";
import { entriesPicture, getPhases } from "../../../../../../phase-pictures.ts";
import { type GroupProps, groupPaths } from "./_groups.ts";

export async function getStaticPaths() {
  const paths = await groupPaths();
  const views = await Promise.all(paths.map(({ props }) => getPhases(props.item, props.group, props.locale)));
  return paths.filter((_, index) => (views[index]?.multiples.length ?? 0) > 0);
}

export const GET: APIRoute<GroupProps> = ({ props: { item, group, locale } }) => entriesPicture(item, group, locale);
