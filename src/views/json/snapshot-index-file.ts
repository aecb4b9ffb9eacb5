/** `/snapshots/<tag>/api/v1/index.json`: what a snapshot holds, of which state of the data, made by which generator. */
import type { RepositoryState } from "../../context.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { type BoardPaths, boardItem } from "./board-item.ts";

/** `left_out` names the items that fail the rules of this generator. Paths are relative to the site's base. */
export function snapshotIndexFile(
  catalog: Pick<Catalog, "leaderboards" | "leftOut">,
  generator: { readonly name: string; readonly version: string },
  tag: string,
  repository: Pick<RepositoryState, "url" | "commit" | "committedAt">,
  paths: BoardPaths,
) {
  const leaderboards = [...catalog.leaderboards.values()].map((item) => boardItem(item, paths));
  const leftOut = catalog.leftOut.map(({ kind, id }) => ({ kind, id }));
  return {
    generator,
    tag,
    repository: {
      url: repository.url,
      commit: repository.commit,
      committed_at: repository.committedAt,
      dirty: false,
    },
    leaderboards: { count: leaderboards.length, items: leaderboards },
    left_out: { count: leftOut.length, items: leftOut },
  };
}
