/** The catalogue of the bundled repository, read as the build reads it. */
import { readRepository } from "../../content-loaders/read-repository.ts";
import { buildCatalog, type Catalog } from "../../src/leaderboard/catalog.ts";
import { project } from "./modules.ts";

let catalog: Promise<Catalog> | undefined;

/** Read once for a test file. */
export function bundledCatalog(): Promise<Catalog> {
  catalog ??= readRepository(`${project}/repository`).then(buildCatalog);
  return catalog;
}
