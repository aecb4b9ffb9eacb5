/** Where a problem stands, and where a reader can look at that line: on the site itself, or in the repository's own place. */
import type { Place } from "../../../content-loaders/problem.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import { blobUrl, type RepositoryPlace } from "../source.ts";

export interface PlaceView {
  /** `experiments/lb/a/test/summary.yaml:4`. */
  readonly text: string;
  /** The line on a source page; null where the item has none, because it was left out or is no experiment or leaderboard. */
  readonly path: string | null;
  /** The line in the repository's own place; null where that is not known. */
  readonly url: string | null;
}

type Items = Pick<Catalog, "experiments" | "leaderboards">;

export function placeView(
  { file, line }: Pick<Place, "file" | "line">,
  items: Items,
  repository: RepositoryPlace,
): PlaceView {
  const blob = blobUrl(file, repository);
  return {
    text: `${file}:${line}`,
    path: sourcePath(file, line, items),
    url: blob === null ? null : `${blob}#L${line}`,
  };
}

function sourcePath(file: string, line: number, { experiments, leaderboards }: Items): string | null {
  const [top, first = "", second = "", ...rest] = file.split("/");
  const key = `${first}/${second}`;
  if (top === "experiments" && rest.length > 0 && experiments.has(key)) {
    return routes.experimentSource(key) + sourceAnchor(rest.join("/"), line);
  }
  const id = first.replace(/\.yaml$/, "");
  const defined = leaderboards.get(id)?.defined === true && first === `${id}.yaml`;
  return top === "leaderboards" && defined ? routes.leaderboardSource(id) + sourceAnchor(first, line) : null;
}
