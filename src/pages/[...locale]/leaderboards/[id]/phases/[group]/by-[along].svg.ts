/** Phase curves of one group, along one axis, as a picture. */
import type { APIRoute } from "astro";
import { overlayPicture, phaseAxes } from "../../../../../../phase-pictures.ts";
import type { ProgressKind } from "../../../../../../views/charts/plotted-phase.ts";
import { type GroupProps, groupPaths } from "./_groups.ts";

export async function getStaticPaths() {
  const paths = (await groupPaths()).map(async ({ params, props }) => {
    const axes = await phaseAxes(props.item, props.group, props.locale);
    return axes.map((along) => ({ params: { ...params, along }, props: { ...props, along } }));
  });
  return (await Promise.all(paths)).flat();
}

export const GET: APIRoute<GroupProps & { readonly along: ProgressKind }> = ({
  props: { item, group, along, locale },
}) => overlayPicture(item, group, along, locale);
