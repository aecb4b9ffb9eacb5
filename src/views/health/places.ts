/** Where a problem stands, and where a reader can look at that line: on the site itself, or in the repository's own place. */
import type { Place } from "../../../content-loaders/problem.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { routes, sourceAnchor } from "../../routes.ts";
import { blobUrl, type RepositoryPlace } from "../source.ts";

export interface PlaceView {
  /** `experiments/lb/a/test/summary.yaml:4`. */
  readonly text: string;
  /** The line on a source page; null where the item has none, because it was left out or has no source page, or where the file is not on it. */
  readonly path: string | null;
  /** The line in the repository's own place; null where that is not known. */
  readonly url: string | null;
}

/** The items whose source pages problems can lead to. */
export type SourceItems = Pick<Catalog, "experiments" | "leaderboards" | "packs" | "runs">;

export function placeView(
  { file, line }: Pick<Place, "file" | "line">,
  items: SourceItems,
  repository: RepositoryPlace,
): PlaceView {
  const blob = blobUrl(file, repository);
  return {
    text: `${file}:${line}`,
    path: sourcePath(file, line, items),
    url: blob === null ? null : `${blob}#L${line}`,
  };
}

function sourcePath(file: string, line: number, items: SourceItems): string | null {
  const { experiments, leaderboards } = items;
  const [top, first = "", second = "", ...rest] = file.split("/");
  if (top === "packs" || top === "runs") return packOrRunPath(top, first, file, line, items);
  const key = `${first}/${second}`;
  if (top === "experiments" && rest.length > 0 && experiments.has(key)) {
    return routes.experimentSource(key) + sourceAnchor(rest.join("/"), line);
  }
  const id = first.replace(/\.yaml$/, "");
  const defined = leaderboards.get(id)?.defined === true && first === `${id}.yaml`;
  return top === "leaderboards" && defined ? routes.leaderboardSource(id) + sourceAnchor(first, line) : null;
}

/** Their source pages hold the declarations and those reports that are read. */
function packOrRunPath(
  top: "packs" | "runs",
  id: string,
  file: string,
  line: number,
  { packs, runs }: SourceItems,
): string | null {
  const name = file.slice(`${top}/${id}/`.length);
  if (top === "packs") {
    const isShown = packs.has(id) && (name === "plugin.yaml" || name === "benchmark.yaml");
    return isShown ? routes.packSource(id) + sourceAnchor(name, line) : null;
  }
  const run = runs.get(id);
  const isReport = run?.results.some(({ reports }) => reports.some((report) => report.file === file)) ?? false;
  const isShown = run !== undefined && (name === "run.yaml" || isReport);
  return isShown ? routes.runSource(id) + sourceAnchor(name, line) : null;
}
