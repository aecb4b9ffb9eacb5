/** The machine-readable files of the snapshots. */
import type { APIRoute } from "astro";
import { getPagedSnapshots } from "../../../../../snapshots.ts";
import type { SnapshotFile } from "../../../../../views/snapshots/content.ts";

export async function getStaticPaths() {
  const snapshots = await getPagedSnapshots();
  return snapshots.flatMap(({ tag, content }) =>
    Object.entries(content.files).map(([file, made]) => ({ params: { tag: tag.slug, file }, props: { made } })),
  );
}

export const GET: APIRoute<{ made: SnapshotFile }> = ({ props }) =>
  new Response(props.made.text, { headers: { "content-type": props.made.type } });
