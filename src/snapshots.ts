/** The snapshots of the benchmark repository: its tags, read through git's objects and worked out once for a build. */
import { HistoryError } from "../content-loaders/history/git.ts";
import { lastChange } from "../content-loaders/history/log.ts";
import { type ObjectReader, withObjects } from "../content-loaders/history/objects.ts";
import { type Tag, tagsOf } from "../content-loaders/history/tags.ts";
import { TreeFiles } from "../content-loaders/history/tree-files.ts";
import { readFiles } from "../content-loaders/read-repository.ts";
import { Cache, hashOf } from "./cache.ts";
import { codeVersion } from "./code-version.ts";
import { generator, type RepositoryState, repositoryRoot, repositoryState, siteAddress } from "./context.ts";
import { buildCatalog } from "./leaderboard/catalog.ts";
import { checkExpressions } from "./leaderboard/check-leaderboard.ts";
import { buildScope } from "./preview.ts";
import { routes } from "./routes.ts";
import { snapshotTags } from "./settings.ts";
import {
  type SnapshotContent,
  type SnapshotPlace,
  type SnapshotTag,
  snapshotContent,
} from "./views/snapshots/content.ts";
import { snapshotSlugs } from "./views/snapshots/slugs.ts";
import type { Snapshot } from "./views/snapshots/snapshots.ts";

/** What makes a snapshot's texts of its data. */
const code = [
  "content-loaders/**/*.ts",
  "src/{leaderboard,views,i18n}/**/*.ts",
  "src/{routes,snapshots}.ts",
  "package.json",
];

let built: Promise<readonly Snapshot[]> | undefined;

/** The snapshots of this build, the lowest version first. Without git, or without tags, there are none. */
export function getSnapshots(): Promise<readonly Snapshot[]> {
  const { url, prefix } = repositoryState();
  built ??= readSnapshots(repositoryRoot(), snapshotTags(), {
    generator,
    repository: { url, prefix },
    site: siteAddress(routes.home("en")),
  }).catch((error: unknown) => {
    if (!(error instanceof HistoryError)) throw error;
    console.warn(`${error.message} There are no snapshots.`);
    return [];
  });
  return built;
}

/** Those that get pages: none in the preview of a change, which touches no earlier state. */
export async function getPagedSnapshots(): Promise<readonly Snapshot[]> {
  return (await buildScope()).since === null ? getSnapshots() : [];
}

let present: Promise<ReadonlyMap<string, SnapshotTag>> | undefined;

/** The snapshot that shows a leaderboard as it is now; of several the last. None where there are uncommitted changes. */
export async function getPresentSnapshot(board: string): Promise<SnapshotTag | undefined> {
  present ??= getPagedSnapshots().then((snapshots) => presentSnapshots(snapshots, repositoryState()));
  return (await present).get(board);
}

/** By leaderboard, the last snapshot that has it and holds the data of a state. */
export function presentSnapshots(
  snapshots: readonly Snapshot[],
  { commit, dirty }: Pick<RepositoryState, "commit" | "dirty">,
): ReadonlyMap<string, SnapshotTag> {
  const now = commit === null || dirty ? [] : snapshots.filter(({ dataCommit }) => dataCommit === commit);
  return new Map(now.flatMap(({ tag, content }) => content.boards.map(({ id }) => [id, tag] as const)));
}

export interface SnapshotSettings extends Omit<SnapshotPlace, "address"> {
  /** The address of the site's first page, with a slash at its end. */
  readonly site: string;
  /** Where what was worked out is kept; the folder of the settings where absent. */
  readonly cacheFolder?: string;
}

/** One after another, so that the records of one tag at most are held. A tag whose objects are not all there is left out, with a warning. */
export async function readSnapshots(
  root: string,
  pattern: string,
  settings: SnapshotSettings,
): Promise<readonly Snapshot[]> {
  return withObjects(root, async (objects) => {
    const tags = await tagsOf(root, pattern, objects);
    const slugs = snapshotSlugs(tags, hashOf);
    const version = tags.length === 0 ? "" : codeVersion(code);
    const snapshots: Snapshot[] = [];
    for (const found of tags) {
      const { name, commit, committedAt } = found;
      const tag = { name, slug: slugs.get(name) ?? name, commit, committedAt };
      try {
        const content = await knownContent(root, found, tag, version, objects, settings);
        snapshots.push({ tag, dataCommit: await lastChange(root, commit), content });
      } catch (error) {
        if (!(error instanceof HistoryError)) throw error;
        console.warn(`${error.message} There is no snapshot of ${name}.`);
      }
    }
    return snapshots;
  });
}

/** From the cache where it is known: cold or warm, it is what stands in the kept text. */
async function knownContent(
  root: string,
  { tree }: Tag,
  tag: SnapshotTag,
  version: string,
  objects: ObjectReader,
  { site, cacheFolder, ...place }: SnapshotSettings,
): Promise<SnapshotContent> {
  const cache = new Cache(`snapshot-${hashOf(tag.name).slice(0, 12)}`, cacheFolder, 2);
  const name = JSON.stringify([version, tree, tag, place, site]);
  const known = await cache.read(name);
  if (known !== null) return JSON.parse(known);
  const files = await TreeFiles.open(root, tag.commit, objects);
  const repository = await readFiles(files, tag.name, { checkExpression: checkExpressions });
  const address = (path: string) => new URL(path.slice(1), site).href;
  const text = JSON.stringify(snapshotContent(buildCatalog(repository), tag, { ...place, address }));
  await cache.write(name, text);
  return JSON.parse(text);
}
