/** Which packs and runs count: drafts never come here, and withdrawn ones keep their pages and are compared with nothing. */
import type { Pack, Run } from "../../../content-loaders/packs.ts";

/** A pack that states no status is published. */
export function isPublishedPack({ plugin }: Pack): boolean {
  return (plugin.fields.status ?? "published") === "published";
}

export function isPublishedRun({ manifest }: Run): boolean {
  return manifest.fields.status === "published";
}
